import type { Aide } from "../../schema/aide.ts";
import { rythmeDit } from "../../results/ecrire-montant.ts";
import { subtractMonths } from "../../situation/periods.ts";
import { aVerifier, erreur, type Remarque } from "../../lire/constat.ts";
import { texteVisible } from "./texte-visible.ts";

/** Characters that a card has room for; what one reads, without markup nor addresses. */
const NOM_MAX = 120;
const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 420;

/** Characters of the description that a person reads. */
export const longueurLue = ({ description }: Aide): number => texteVisible(description).length;

function jugerLongueurs(aide: Aide): Remarque[] {
  const nom = texteVisible(aide.label).length;
  const lue = longueurLue(aide);
  return [
    ...(nom > NOM_MAX
      ? [
          erreur(
            ["label"],
            `${nom} signes, ${NOM_MAX} au plus : raccourcir le nom, et dire le reste dans la description`,
          ),
        ]
      : []),
    ...(lue < DESCRIPTION_MIN
      ? [
          erreur(
            ["description"],
            `${lue} signes à lire, ${DESCRIPTION_MIN} au moins : dire ce que l’aide apporte`,
          ),
        ]
      : []),
    ...(/[.!?…][»)\s]*$/.test(aide.description) ? [] : [erreur(["description"], "il manque un point final")]),
  ];
}

/** « 14 € par jour » adds up with nothing: neither with a month’s money nor with a cheque. */
const AUTRE_RYTHME = /^par (?:jour|nuit|heure|semaine|trajet|repas|km|kilomètre|séance)(?!\p{L})/u;

/** What is said after the amount is its rhythm: `periodicite` tells another, or tells it already. */
function jugerRythme(aide: Aide): Remarque[] {
  const { legend = "", periodicite } = aide;
  const dit = rythmeDit(aide);
  return [
    ...(AUTRE_RYTHME.test(legend) && periodicite !== "autre"
      ? [
          erreur(
            ["periodicite"],
            `« ${legend} » n’est ni un mois, ni un an, ni une fois : écrire autre, pour qu’il n’entre dans aucun total`,
          ),
        ]
      : []),
    ...(dit && legend.includes(dit)
      ? [erreur(["legend"], `« ${dit} » se dit déjà après le montant : l’enlever d’ici`)]
      : []),
  ];
}

const UN_AN = 12;

/** A sheet read again long ago, or on a day that has not come. */
function jugerVerification({ verifie_le: le }: Aide, jour: string): Remarque[] {
  if (le === undefined) return [];
  if (le > jour)
    return [
      erreur(["verifie_le"], `le ${le} n’est pas encore venu : écrire le jour où la fiche a été relue`),
    ];
  return le < subtractMonths(jour, UN_AN)
    ? [
        aVerifier(
          ["verifie_le"],
          `la fiche n’a pas été relue depuis le ${le} : la relire, et changer la date`,
        ),
      ]
    : [];
}

/** What only an aid has: its lengths, its dates, its kind. `jour` is today. */
export function jugerFiche(aide: Aide, jour: string | undefined): Remarque[] {
  return [
    ...jugerLongueurs(aide),
    ...jugerRythme(aide),
    ...(aide.type === "bool" && aide.montant !== undefined
      ? [
          erreur(
            ["montant"],
            "ce montant ne serait jamais montré : l’aide est « type: bool » ; écrire type: float, ou retirer le montant",
          ),
        ]
      : []),
    ...(jour && aide.fin && aide.fin < jour
      ? [aVerifier(["fin"], `l’aide est finie depuis le ${aide.fin} : la retirer, ou corriger la date`)]
      : []),
    ...(jour ? jugerVerification(aide, jour) : []),
  ];
}
