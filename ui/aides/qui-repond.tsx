import type { ReactNode } from "react";
import { Joindre } from "./joindre.tsx";
import { NomDInstitution } from "./nom-d-institution.tsx";

interface Props {
  de: { id: string; label: string; link?: string; telephone?: string } | undefined;
  /** The way to its places. */
  lieux?: ReactNode;
}

/** Who answers about an aid: its name, its site, its phone, where it receives; nothing when only its name is known. */
export function QuiRepond({ de, lieux }: Props) {
  if (!de?.link && !de?.telephone && !lieux) return null;
  return (
    <section>
      <h2>Qui vous répond</h2>
      {de && (
        <>
          <p>
            <NomDInstitution de={de} />
          </p>
          <dl className="facts">
            <Joindre de={de} />
          </dl>
        </>
      )}
      {lieux}
    </section>
  );
}
