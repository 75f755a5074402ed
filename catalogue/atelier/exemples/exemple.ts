import type { Catalogue } from "../../catalogue.ts";
import type { CompiledAide } from "../../lire/compiled-aide.ts";
import type { Atom, Condition } from "../../conditions/predicate/condition.ts";
import { type Formule, trancher } from "../recherche/formules.ts";
import type { Lexique } from "../recherche/lexique.ts";
import { type CadreDExemple, chercher, contexteDExemple, lexiqueDe, tenue } from "./chercher.ts";
import { type Feuille, Feuilles, formuleDe, type NomDeVariable, nomsDeVariables } from "./formule.ts";
import { hachage } from "./hachage.ts";
import { voiesDe } from "./regles.ts";
import { foyerOrdinaire, type Interet, type Reponses } from "./reponses.ts";
import { type ValeursDExemple, valeursDExemple } from "./valeurs.ts";
import { type Cout, plausible, proche } from "./vraisemblance.ts";

export interface Exemple {
  reponses: Reponses;
  /** Which of the ways to obtain the aid (one per profile) it takes. */
  voie: number;
  /** Simple tests of that way. */
  lus: readonly Atom[];
  /** By rule of that way: the household that loses the aid by it alone, or why there is none. */
  pertes: ReadonlyMap<string, Reponses | string>;
}

interface RegleOuverte {
  nom: string;
  formule: Formule;
  /** Its simple tests, in the order they are written. */
  lues: readonly Feuille[];
  generale: boolean;
}

/** The rules of an aid, opened, and everything its households are made of. */
interface Enonce {
  voies: readonly { regles: readonly RegleOuverte[]; autres: readonly Formule[] }[];
  interets: readonly Interet[];
  /** Simple tests, by number. */
  feuilles: readonly Feuille[];
  valeurs: ValeursDExemple;
  lexique: Lexique;
  cadre: CadreDExemple;
  /** Tells apart aids that would have the same example. */
  graine: number;
}

const tout = ({ lexique: { formules } }: Enonce, regles: readonly RegleOuverte[]) =>
  formules.et(...regles.map(({ formule }) => formule));

function poser(compiled: CompiledAide, catalogue: Catalogue, cadre: CadreDExemple): Enonce {
  const quelconque = cadre.pays.distinguees([])[0];
  if (!quelconque) throw new Error("aucune commune où habiter");
  const context = contexteDExemple({ ...foyerOrdinaire, commune: quelconque.depcom }, cadre);
  const feuilles = new Feuilles();
  const ouvrir = (condition: Condition) => {
    const lues: Feuille[] = [];
    const feuille = (une: Feuille) => {
      lues.push(une);
      return feuilles.formule(une);
    };
    const ouverture = { byId: catalogue.byId, context, formules: feuilles.formules, feuille };
    return { formule: formuleDe(condition, ouverture, [compiled.aide.slug]), lues };
  };
  const voies = voiesDe(compiled).map(({ regles, autresProfils }) => ({
    regles: regles.map(({ condition, ...regle }) => ({ ...regle, ...ouvrir(condition) })),
    autres: autresProfils.map((autre) => ouvrir(autre).formule),
  }));
  const interets = compiled.aide.interestFlag ? [compiled.aide.interestFlag] : [];
  const valeurs = valeursDExemple(feuilles.toutes, interets, cadre.pays);
  const lexique = lexiqueDe(feuilles, valeurs, cadre);
  return {
    voies,
    interets,
    feuilles: feuilles.toutes,
    valeurs,
    lexique,
    cadre,
    graine: hachage(compiled.aide.slug) >>> 8,
  };
}

const trouver = ({ valeurs, lexique }: Enonce, formule: Formule, cout: Cout) =>
  chercher({ formule, valeurs, lexique, cout });

function tient(formule: Formule, reponses: Reponses, { feuilles, cadre }: Enonce): boolean {
  const contexte = contexteDExemple(reponses, cadre);
  return trancher(formule, (n) => tenue(feuilles[n] as Feuille, reponses, contexte)) ?? false;
}

/**
 * The plainest household that obtains an aid and, for each rule, the nearest one that loses it by that
 * rule alone. `undefined` if no household obtains it: every value that could matter was tried.
 */
export function exempleDe(
  compiled: CompiledAide,
  catalogue: Catalogue,
  cadre: CadreDExemple,
): Exemple | undefined {
  const enonce = poser(compiled, catalogue, cadre);
  const { voies, lexique } = enonce;
  const obtenue = lexique.formules.ou(...voies.map(({ regles }) => tout(enonce, regles)));
  const reponses = trouver(enonce, obtenue, plausible(enonce.graine));
  if (!reponses) return undefined;
  const voie = voies.findIndex(({ regles }) => tient(tout(enonce, regles), reponses, enonce));
  const lues = (voies[voie]?.regles ?? []).flatMap((regle) => regle.lues);
  const lus = lues.flatMap((une) => ("atom" in une ? [une.atom] : []));
  return { reponses, voie, lus, pertes: pertesDe(enonce, reponses, voie) };
}

/** Profiles of an aid that no household obtains it by. */
export function profilsFermes(compiled: CompiledAide, catalogue: Catalogue, cadre: CadreDExemple): string[] {
  if (compiled.rules.profils.length < 2) return [];
  const enonce = poser(compiled, catalogue, cadre);
  const cout = plausible(enonce.graine);
  return enonce.voies.flatMap(({ regles }, index) =>
    trouver(enonce, tout(enonce, regles), cout)
      ? []
      : [`profils[${index}] ${compiled.aide.profils[index]?.type}`],
  );
}

/** Answers that each piece gives. */
const champsDe = (valeurs: ValeursDExemple): ReadonlyMap<NomDeVariable, readonly (keyof Reponses)[]> =>
  new Map(
    nomsDeVariables.map((nom) => [
      nom,
      [...new Set(valeurs[nom].flatMap((valeur) => Object.keys(valeur) as (keyof Reponses)[]))],
    ]),
  );

function pertesDe(enonce: Enonce, exemple: Reponses, voie: number): Exemple["pertes"] {
  const { regles, autres } = enonce.voies[voie] ?? { regles: [], autres: [] };
  const { formules } = enonce.lexique;
  const cout = proche(exemple, champsDe(enonce.valeurs));
  return new Map(
    regles.map((regle) => {
      const tenues = regles.filter((autre) => autre !== regle);
      const sansRecours = regle.generale ? [] : [formules.non(formules.ou(...autres))];
      const perdue = formules.et(formules.non(regle.formule), tout(enonce, tenues), ...sansRecours);
      return [regle.nom, trouver(enonce, perdue, cout) ?? pourquoi(enonce, regle, tenues)];
    }),
  );
}

/** Why no household loses an aid by that rule alone. */
function pourquoi(enonce: Enonce, regle: RegleOuverte, tenues: readonly RegleOuverte[]): string {
  const possible = (formule: Formule, du: Enonce = enonce) =>
    trouver(du, formule, plausible(du.graine)) !== undefined;
  const { formules } = enonce.lexique;
  const contraire = formules.non(regle.formule);
  if (!possible(contraire)) {
    const sansInteret = { ...enonce, valeurs: { ...enonce.valeurs, interets: [{ interets: [] }] } };
    const demandee = enonce.interets.length > 0 && possible(contraire, sansInteret);
    return demandee ? `découle de ${enonce.interets.join()}` : "toujours vraie";
  }
  const source = tenues.find(({ formule }) => !possible(formules.et(contraire, formule)));
  if (source) return `découle de ${source.nom}`;
  if (possible(formules.et(contraire, tout(enonce, tenues))))
    return "un autre profil ouvre l’aide aux mêmes foyers";
  return "découle des autres règles ensemble";
}
