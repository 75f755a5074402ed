import { initiales } from "../format/aide.ts";

/** The logo of an institution, or its initials; its name is always written beside. */
export const Embleme = ({ de: { label, logo } }: { de: { label: string; logo?: string | undefined } }) =>
  logo ? (
    <img className="monogram" src={logo} alt="" width={40} height={40} loading="lazy" />
  ) : (
    <span className="monogram" aria-hidden="true">
      {initiales(label)}
    </span>
  );
