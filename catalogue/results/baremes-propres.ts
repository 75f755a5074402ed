import type { Situation } from "../situation/situation.ts";
import { ressourceIds, recoit } from "../situation/ressources.ts";
import { periodsOf } from "../situation/periods.ts";
import { PACIFIQUE } from "../situation/territoires.ts";
import type { Raison } from "./incalculables.ts";
import { type Loi, loisDesTerritoires, type Territoire } from "./lois-propres.ts";

/** Beginnings of the communes of each territory with laws of its own. */
const DEBUTS: readonly (readonly [string, Territoire])[] = [
  ["976", "Mayotte"],
  ["978", "Saint-Martin"],
  ["977", "Saint-Barthélemy"],
  ["975", "Saint-Pierre-et-Miquelon"],
  ...PACIFIQUE.map((debut) => [debut, "Pacifique"] as const),
];

const territoireDe = (depcom = ""): Territoire | undefined =>
  DEBUTS.find(([debut]) => depcom.startsWith(debut))?.[1];

const aidesDeLoi = (territoire: Territoire, loi: Loi): readonly string[] =>
  loisDesTerritoires.flatMap(({ aides, lois }) => (lois[territoire] === loi ? aides : []));

/** Somebody of the couple declares some income, or lives with another: the ceilings of Mayotte then count, which were not read. */
const aDesRevenus = ({ demandeur, conjoint, dateDeValeur }: Situation): boolean => {
  const { last13Months, lastYear } = periodsOf(dateDeValeur);
  return conjoint !== undefined || recoit(demandeur, ressourceIds, [...last13Months, lastYear]);
};

/** Aids of Mayotte whose own scale is read, but not what this household makes it read. */
function luesEnPartie(situation: Situation): readonly string[] {
  const { enfants, demandeur, conjoint, dateDeValeur } = situation;
  const { thisMonth } = periodsOf(dateDeValeur);
  // The family benefits of children count in the RSA: their scale was not read, unless they are declared.
  const familialesDites = [demandeur, conjoint].some((un) => recoit(un, ["af"], [thisMonth]));
  return [
    ...(enfants?.length && !familialesDites ? ["rsa"] : []),
    ...(aDesRevenus(situation) ? ["aah"] : []),
  ];
}

/**
 * Aids whose scale where the household lives is its own and was not read: no amount of elsewhere is shown for them, nor are they
 * refused in silence (docs/specification.md#baremes-propres). None for most households.
 */
export function aidesSansBareme(situation: Situation): readonly string[] {
  const territoire = territoireDe(situation.menage.depcom);
  if (!territoire) return [];
  return [
    ...aidesDeLoi(territoire, "à vérifier"),
    ...(territoire === "Mayotte" ? luesEnPartie(situation) : []),
  ];
}

/** Aids that do not exist where the household lives. */
export function aidesSansLoi({ menage }: Situation): readonly string[] {
  const territoire = territoireDe(menage.depcom);
  return territoire ? aidesDeLoi(territoire, "aucune") : [];
}

/** A commune with the rules of the overseas départements, which come nearest. */
const OUTRE_MER = "97411";

/** The same household, under the rules of the overseas départements. */
export const vecuOutreMer = (situation: Situation): Situation => ({
  ...situation,
  menage: { ...situation.menage, depcom: OUTRE_MER },
});

const OU: Readonly<Record<Territoire, string>> = {
  Mayotte: "À Mayotte",
  "Saint-Martin": "À Saint-Martin",
  "Saint-Barthélemy": "À Saint-Barthélemy",
  "Saint-Pierre-et-Miquelon": "À Saint-Pierre-et-Miquelon",
  "Alsace-Moselle": "En Alsace et en Moselle",
  Pacifique: "Dans le Pacifique",
};
const QUI: Readonly<Partial<Record<Territoire, Raison["solution"]>>> = {
  Mayotte: { text: "La Caisse de sécurité sociale de Mayotte vous répond.", href: "https://www.cssm.fr/" },
  "Saint-Pierre-et-Miquelon": { text: "La Caisse de prévoyance sociale vous répond." },
};

/** Why such an aid has no amount here, by which text, and who knows it. */
export function raisonSansBareme(id: string, { menage }: Situation): Raison {
  const territoire = territoireDe(menage.depcom) ?? "Mayotte";
  const texte = loisDesTerritoires.find(({ aides }) => aides.includes(id))?.texte;
  return {
    reason: `${OU[territoire]}, cette aide a ses propres règles et son propre montant, que nous n’avons pas encore lus${texte ? ` (${texte})` : ""}\u00a0: y avez-vous droit\u00a0?`,
    solution: QUI[territoire] ?? { text: "L’organisme de l’aide, ou votre collectivité, vous répond." },
  };
}
