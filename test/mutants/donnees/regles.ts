import type { Regle } from "../../../catalogue/schema/regles.ts";
import { anneesEtude, mentions, regimes, statutsLogement } from "../../../catalogue/situation/vocabulaire.ts";
import { autreQue, type RegleChangee } from "./changement.ts";

const operateurs = [">", ">=", "=", "<", "<="] as const;

/** Values that a list may hold instead; places come in pairs, so that one at least is another. */
const possibles: Partial<Record<Regle["type"], readonly string[]>> = {
  regions: ["53", "84"],
  departements: ["35", "69"],
  communes: ["35238", "69123"],
  epcis: ["243500139", "200046977"],
  excluded_epcis: ["243500139", "200046977"],
  codes_postaux: ["35000", "69001"],
  mention_baccalaureat: Object.keys(mentions),
  annee_etude: Object.keys(anneesEtude),
  regime_securite_sociale: Object.keys(regimes).filter((code) => code !== "inconnu"),
  statut_occupation_logement: Object.keys(statutsLogement),
};

const LIEUX = new Set(["regions", "departements", "communes", "epcis", "excluded_epcis", "codes_postaux"]);

const estUneListe = (valeurs: unknown): valeurs is string[] => Array.isArray(valeurs);

/** A value dropped, or replaced by another, in each list of a rule. */
function listes(regle: Regle): RegleChangee[] {
  return (["values", "includes", "excludes"] as const).flatMap((champ) => {
    const valeurs: unknown = champ in regle ? regle[champ as keyof typeof regle] : undefined;
    if (!estUneListe(valeurs)) return [];
    const autre = autreQue(possibles[regle.type] ?? [], valeurs);
    const avec = (siennes: readonly string[]): Regle => Object.assign({}, regle, { [champ]: siennes });
    return valeurs.flatMap((valeur, rang): RegleChangee[] => [
      {
        sorte: "valeur retirée",
        quoi: `${champ} sans ${valeur}`,
        regle: avec(valeurs.filter((_, ici) => ici !== rang)),
      },
      ...(autre === undefined
        ? []
        : [
            {
              sorte: LIEUX.has(regle.type) ? "lieu changé" : "valeur échangée",
              quoi: `${champ} : ${autre} au lieu de ${valeur}`,
              regle: avec(valeurs.map((un, ici) => (ici === rang ? autre : un))),
            },
          ]),
    ]);
  });
}

/** Both ways, by the least step that means something. */
const pasDe = (regle: Regle) => (regle.type === "taux_incapacite" ? 0.01 : 1);

function bornes(regle: Regle): RegleChangee[] {
  return (["value", "floor", "age_min", "age_max"] as const).flatMap((champ) => {
    const borne: unknown = champ in regle ? regle[champ as keyof typeof regle] : undefined;
    if (typeof borne !== "number") return [];
    return [-1, 1].map((sens) => {
      const autre = Number((borne + sens * pasDe(regle)).toFixed(2));
      const change: Regle = Object.assign({}, regle, { [champ]: autre });
      return { sorte: "borne déplacée", quoi: `${champ} : ${autre} au lieu de ${borne}`, regle: change };
    });
  });
}

function operateur(regle: Regle): RegleChangee[] {
  if (!("operator" in regle) || !regle.operator) return [];
  return operateurs
    .filter((autre) => autre !== regle.operator)
    .map((autre) => ({
      sorte: "opérateur changé",
      quoi: `${autre} au lieu de ${regle.operator}`,
      regle: { ...regle, operator: autre },
    }));
}

function periode(regle: Regle): RegleChangee[] {
  if (regle.type !== "quotient_familial") return [];
  const period = regle.period === "month" ? "year" : "month";
  return [{ sorte: "période du quotient changée", quoi: `par ${period}`, regle: { ...regle, period } }];
}

/** Faults of the inside of a rule, through its negations. */
function dedans(regle: Regle): RegleChangee[] {
  if (regle.type === "not")
    return dedans(regle.value).map(({ regle: value, ...un }) => ({
      ...un,
      regle: value && { type: "not", value },
    }));
  if (regle.type === "benefit")
    return [{ sorte: "négation", quoi: "inversée", regle: { ...regle, invert: !regle.invert } }];
  return [...listes(regle), ...bornes(regle), ...operateur(regle), ...periode(regle)];
}

/** Every fault of a rule: dropped, negated, or changed inside. */
export const fautesDeLaRegle = (regle: Regle): RegleChangee[] => [
  { sorte: "condition retirée", quoi: "retirée" },
  {
    sorte: "négation",
    quoi: regle.type === "not" ? "sans son contraire" : "contraire",
    regle: regle.type === "not" ? regle.value : { type: "not", value: regle },
  },
  ...dedans(regle),
];
