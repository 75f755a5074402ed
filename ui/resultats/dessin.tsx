import { type Besoin, dessins } from "../../catalogue/schema/besoins.ts";

/** The drawing of a need, beside its name: nobody needs to hear it. */
export const DessinDuBesoin = ({ besoin }: { besoin: Besoin }) => (
  <svg className="need-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={dessins[besoin]} />
  </svg>
);
