import { actionsDe, type LiensDeLAide, sortieDe } from "../../catalogue/fiches/actions.ts";
import { adresseDeLAide } from "../../catalogue/fiches/adresse-ecrite.ts";
import { imprimee } from "../cadre/format/imprimee.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { Externe } from "../cadre/shell/externe.tsx";

/** The action that the thumb finds: to apply, or what comes nearest; nothing for an aid without link. */
export function PremiereAction({ de }: { de: LiensDeLAide }) {
  const [premiere] = actionsDe(de);
  return (
    premiere && (
      <Action className="button" href={premiere.href} de={de}>
        {de.cta ?? premiere.text}
      </Action>
    )
  );
}

/** What to do to get an aid; nothing if it has no link. */
export function Actions({ de }: { de: LiensDeLAide }) {
  const actions = actionsDe(de);
  if (actions.length === 0) return null;
  return (
    <section>
      <h2>Ce que vous pouvez faire</h2>
      <ul className="calls">
        {actions.map(({ href, text }, index) => (
          <li key={href}>
            <Action {...(index === 0 && { className: "button" })} href={href} de={de}>
              {index === 0 ? (de.cta ?? text) : text}
            </Action>
            {sortieDe(href, de) !== undefined && (
              <span className="hint no-print"> {new URL(href).hostname}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leaves for an address; for the online service of an aid, by the page that says so (docs/specification.md#sortie). */
export function Action({
  href,
  de,
  className,
  children,
}: {
  href: string;
  de: LiensDeLAide;
  className?: string;
  children: string;
}) {
  const [sortie, adresse] = [sortieDe(href, de), adresseDeLAide(href, de)];
  if (sortie === undefined)
    return (
      <Externe href={href} adresse={adresse} {...(className && { className })}>
        {children}
      </Externe>
    );
  return (
    <Lien to={`/redirection?aide=${encodeURIComponent(sortie)}`} className={className} {...imprimee(adresse)}>
      {children}
    </Lien>
  );
}
