import { type Besoin, dessins } from "../../catalogue/schema/besoins.ts";
import { initiales } from "../cadre/format/aide.ts";
import { encreSur } from "../cadre/format/contraste.ts";

interface Props {
  de: { label: string; logo?: string | undefined; couleur?: string | undefined };
  /** The need of the aid that it gives, drawn where the institution has neither logo nor colour. */
  besoin?: Besoin;
}

/** The logo of an institution, its initials on its colour, or a need: its name is always written beside. */
export function Embleme({ de: { label, logo, couleur }, besoin }: Props) {
  if (logo) return <img className="monogram" src={logo} alt="" width={40} height={40} loading="lazy" />;
  if (couleur) return <Monogramme lettres={initiales(label)} couleur={couleur} />;
  return besoin ? (
    <svg className="need-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={dessins[besoin]} />
    </svg>
  ) : null;
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
