import { positif, variable } from "../../moteur/variable.ts";
import { en_couple } from "../communs/personnes.ts";
import { lu } from "./autres.ts";

const ABATTEMENTS = "prestations_sociales.solidarite_insertion.minima_sociaux.cs.css.abattements.";
const ARTICLE = "CSS, art. R861-10 ; instruction du 16 avril 2021";

/** Monthly euros. */
export const css_base_ressources_aah_individu = variable.individu.nombre(
  {
    nom: "css_base_ressources_aah_individu",
    libelle: "AAH prise en compte pour la complémentaire santé solidaire",
    article: ARTICLE,
    unite: "€",
  },
  (c, individu, mois) => positif(lu.aah(c, individu, mois) - c.p(`${ABATTEMENTS}aah`, mois)),
);

/** Monthly euros. Two allowances in a couple share the couple’s deduction; who has the AAH has its deduction only. */
export const css_base_ressources_asi_individu = variable.individu.nombre(
  {
    nom: "css_base_ressources_asi_individu",
    libelle: "ASI prise en compte pour la complémentaire santé solidaire",
    article: ARTICLE,
    unite: "€",
  },
  (c, individu, mois) => {
    const asi = lu.asi(c, individu, mois);
    if (asi === 0 || lu.aah(c, individu, mois) > 0) return asi;
    const { parents } = c.familleDe(individu);
    const deux = parents.length > 1 && parents.every((parent) => lu.asi(c, parent, mois) > 0);
    const deduction = deux
      ? c.p(`${ABATTEMENTS}asi.couple`, mois) / 2
      : c.p(`${ABATTEMENTS}asi.personne_seule`, mois);
    return positif(asi - deduction);
  },
);

/** Monthly euros. */
export const css_base_ressources_aspa_asv = variable.famille.nombre(
  {
    nom: "css_base_ressources_aspa_asv",
    libelle: "Aspa prise en compte pour la complémentaire santé solidaire",
    article: ARTICLE,
    unite: "€",
  },
  (c, famille, mois) => {
    const aspa = lu.aspa(c, famille, mois);
    if (aspa === 0) return 0;
    const cas = en_couple(c, famille, mois) ? "couple" : "personne_seule";
    return positif(aspa - c.p(`${ABATTEMENTS}aspa_asv.${cas}`, mois));
  },
);
