import type { CheminLu } from "../parametres/parametres.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Situation } from "../../situation/situation.ts";
import { Calcul } from "../moteur/calcul.ts";
import { moisDe } from "../mois.ts";
import { buildRequest } from "../requete/requete.ts";
import { registre } from "./registre.ts";
import { chaqueMois } from "./kit.ts";
import { foyersTires, montants } from "./tirage.ts";

const essais = { seed: 23, numRuns: process.env["NUIT"] ? 3000 : 150 };

/** Months and years of a household, one year later; somebody’s 29 February apart. */
function unAnPlusTard(valeur: unknown): unknown {
  const plus = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  const estDate = (texte: string) => /^(19|20)\d{2}(-\d{2}){0,2}$/.test(texte);
  if (typeof valeur === "string") return estDate(valeur) ? plus(valeur) : valeur;
  if (typeof valeur !== "object" || valeur === null) return valeur;
  if (Array.isArray(valeur)) return valeur.map(unAnPlusTard);
  return Object.fromEntries(
    Object.entries(valeur).map(([nom, une]) => [estDate(nom) ? plus(nom) : nom, unAnPlusTard(une)]),
  );
}

/** The law as it stands one day, whatever the month that is computed. */
class CalculFige extends Calcul {
  override parametre<C extends string>(chemin: CheminLu<C>) {
    return super.parametre(chemin, moisDe("2026-06"));
  }
}

/**
 * Year of birth after which the law itself treats children otherwise, whatever the day: increase of family
 * allowances at 18 rather than 14 (CSS, art. D521-1).
 */
const GENERATION = "2011";
const sansTournant = foyersTires.filter(
  ({ enfants }) => !enfants?.some(({ date_naissance = "" }) => date_naissance.startsWith(GENERATION)),
);

const montantsFiges = (situation: Situation) =>
  montants(situation, new CalculFige(buildRequest(situation, [], undefined, undefined), registre));

it("aux mêmes barèmes, un an plus tard, le même foyer d’un an plus vieux reçoit la même chose", () => {
  fc.assert(
    fc.property(sansTournant, (situation) => {
      expect(montantsFiges(unAnPlusTard(situation) as Situation)).toEqual(montantsFiges(situation));
    }),
    essais,
  );
});

/** What one euro more a month may move, in euros, where nothing says otherwise. */
const SANS_SAUT = 3;

/** One euro more earned each month: what was earned, and the amounts before and after. */
interface UnEuro {
  salaire: number;
  avant: Record<string, number>;
  apres: Record<string, number>;
  enCouple: boolean;
}

/** Jumps that the law makes, in euros. */
const SAUTS: readonly { nom: string; auPlus: number; pourquoi: string; quand(un: UnEuro): boolean }[] = [
  {
    nom: "aide_logement",
    auPlus: 3.5,
    pourquoi:
      "les ressources d’un an s’arrondissent à la centaine d’euros (arrêté du 27 septembre 2019, art. 14)",
    quand: () => true,
  },
  {
    nom: "aide_logement",
    auPlus: 12,
    pourquoi: "sous un seuil elle n’est pas versée (arrêté du 27 septembre 2019, art. 12)",
    quand: ({ avant, apres }) => avant["aide_logement"] === 0 || apres["aide_logement"] === 0,
  },
  {
    nom: "aide_logement",
    auPlus: 30,
    pourquoi: "deux personnes qui travaillent ont un abattement de plus (CCH, art. R822-8)",
    quand: ({ salaire, enCouple }) => salaire === 0 && enCouple,
  },
  {
    nom: "ppa",
    auPlus: 16,
    pourquoi: "sous 15 €, elle n’est pas versée (CSS, art. D843-6)",
    quand: ({ avant, apres }) => avant["ppa"] === 0 || apres["ppa"] === 0,
  },
  {
    nom: "ppa",
    auPlus: 700,
    pourquoi: "elle est pour qui travaille, d’un premier euro (CSS, art. L842-1)",
    quand: ({ salaire, avant }) => salaire === 0 && avant["ppa"] === 0,
  },
  {
    nom: "ppa",
    auPlus: 25,
    pourquoi: "elle suit l’aide au logement, comptée pour un forfait au plus (CSS, art. R844-3)",
    quand: ({ avant, apres }) => Math.abs((apres["aide_logement"] ?? 0) - (avant["aide_logement"] ?? 0)) > 3,
  },
  {
    nom: "ppa",
    auPlus: 420,
    pourquoi:
      "l’AAH compte comme un revenu du travail à partir de 29 Smic horaires par mois (CSS, art. L842-8)",
    quand: ({ salaire }) => salaire >= 340 && salaire <= 350,
  },
  {
    nom: "caah",
    auPlus: 105,
    pourquoi: "la majoration pour la vie autonome est pour qui ne gagne rien (CSS, art. L821-1-2)",
    quand: ({ salaire }) => salaire === 0,
  },
  {
    nom: "rsa",
    auPlus: 105,
    pourquoi: "il remplace la majoration pour la vie autonome, perdue",
    quand: ({ avant, apres }) => (avant["caah"] ?? 0) > 0 && apres["caah"] === 0,
  },
  {
    nom: "contrat_engagement_jeune",
    auPlus: 570,
    pourquoi: "il n’est pas pour qui reçoit la prime d’activité ou le RSA (C. trav., art. R5131-16)",
    quand: ({ salaire, apres }) => salaire === 0 || (apres["ppa"] ?? 0) > 0,
  },
];

it("un euro de plus par mois ne fait sauter aucune aide, sauf où la loi le veut", () => {
  fc.assert(
    fc.property(foyersTires, fc.integer({ min: 0, max: 3500 }), (situation, salaire) => {
      const gagnant = (somme: number) =>
        montants({
          ...situation,
          demandeur: { ...situation.demandeur, activite: "salarie", salaire_net: chaqueMois(somme) },
        });
      const [avant, apres] = [gagnant(salaire), gagnant(salaire + 1)];
      const un = { salaire, avant, apres, enCouple: situation.famille.en_couple === true };
      for (const [nom, somme] of Object.entries(apres)) {
        const admis = SAUTS.filter((saut) => saut.nom === nom && saut.quand(un)).map(({ auPlus }) => auPlus);
        expect(Math.abs(somme - (avant[nom] ?? 0)), `${nom}, ${salaire} €`).toBeLessThanOrEqual(
          Math.max(SANS_SAUT, ...admis),
        );
      }
    }),
    essais,
  );
});

it("demander dans un autre ordre ne change rien", () => {
  fc.assert(
    fc.property(foyersTires, (situation) => {
      const lues = (noms: readonly string[]) => {
        const c = new Calcul(buildRequest(situation, [], undefined, undefined), registre);
        return new Map(
          noms.map((nom) => {
            const { entite, periode } = registre.get(nom)!.definition;
            const lue = c.entites[entite][0]!;
            return [nom, c.lireParNom(nom, lue, periode === "annee" ? 2026 : moisDe("2026-06"))] as const;
          }),
        );
      };
      const noms = [...registre.keys()];
      expect(Object.fromEntries(lues([...noms].reverse()))).toEqual(Object.fromEntries(lues(noms)));
    }),
    { ...essais, numRuns: essais.numRuns / 5 },
  );
});
