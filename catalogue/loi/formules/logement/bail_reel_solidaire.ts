import { anneeDe } from "../../mois.ts";
import { positif, variable } from "../../moteur/variable.ts";
import { zone_abc } from "../communs/lieux.ts";
import { rfrDuMenage } from "./foyers.ts";
import { nes } from "../communs/personnes.ts";

const BRS = "prestations_sociales.bail_reel_solidaire.";
const ZONES = `${BRS}parametres_generaux.zones_abc_eligibles`;
const ARTICLE = "CCH, art. R255-1";

/** Yearly euros of reference income; 0 where no commune is known. */
export const bail_reel_solidaire_plafond_total = variable.menage.nombre(
  {
    nom: "bail_reel_solidaire_plafond_total",
    libelle: "plafond de ressources du bail réel solidaire",
    article: ARTICLE,
    unite: "€",
    enVigueur: ZONES,
  },
  (c, menage, mois) => {
    const zone = zone_abc(c, menage, mois);
    if (!c.liste(ZONES, mois).includes(zone)) return 0;
    const personnes = nes(c, menage.membres, mois).length;
    const dernier = c.p(`${BRS}parametres_generaux.nombre_personnes_maximum`, mois);
    const p = (nom: string) => c.p(`${BRS}plafonds_par_zones.zone_${zone}.nb_personnes_${nom}`, mois);
    return p(String(Math.min(personnes, dernier))) + positif(personnes - dernier) * p("supplementaires");
  },
);

export const bail_reel_solidaire = variable.menage.booleen(
  {
    protectionSociale: true,
    nom: "bail_reel_solidaire",
    libelle: "droit au bail réel solidaire",
    article: ARTICLE,
    enVigueur: ZONES,
  },
  (c, menage, mois) =>
    rfrDuMenage(c, menage, anneeDe(mois) - 2) <= bail_reel_solidaire_plafond_total(c, menage, mois),
  false,
);
