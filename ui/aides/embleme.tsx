import { initiales } from "../cadre/format/aide.ts";
import { encreSur } from "../cadre/format/contraste.ts";

interface Props {
  de: { label: string; logo?: string | undefined; couleur?: string | undefined };
}

/** The logo of an institution, or its initials on its colour; nothing without either: its name is always written beside. */
export function Embleme({ de: { label, logo, couleur } }: Props) {
  if (logo) return <img className="monogram" src={logo} alt="" width={40} height={40} loading="lazy" />;
  return couleur ? <Monogramme lettres={initiales(label)} couleur={couleur} /> : null;
}

/** A drawing: the pages’ policy lets no element have a style of its own. */
const Monogramme = ({ lettres, couleur }: { lettres: string; couleur: string }) => (
  <svg className="monogram" viewBox="0 0 44 44" aria-hidden="true">
    <rect width="44" height="44" fill={couleur} />
    <text x="22" y="22" fontSize="16" textAnchor="middle" dominantBaseline="central" fill={encreSur(couleur)}>
      {lettres}
    </text>
  </svg>
);
