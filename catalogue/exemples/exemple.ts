import type { Catalogue } from "../catalogue.ts";
import type { CompiledAide } from "../compiled-aide.ts";
import type { Atom, Condition } from "../predicate/condition.ts";
import { evaluate } from "../predicate/evaluate.ts";
import { type Cadre, chercher, contexteDe, type Table, tableDe } from "./chercher.ts";
import {
  et,
  feuillesDe,
  type Formule,
  formuleDe,
  non,
  type NomDeVariable,
  nomsDeVariables,
  ou,
  verite,
} from "./formule.ts";
import { hachage } from "./hachage.ts";
import { voiesDe } from "./regles.ts";
import { base, type Interet, type Reponses } from "./reponses.ts";
import { type Valeurs, valeursDe } from "./valeurs.ts";
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
  generale: boolean;
}

/** The rules of an aid, opened, and everything its households are made of. */
interface Enonce {
  voies: readonly { regles: readonly RegleOuverte[]; autres: readonly Formule[] }[];
  interets: readonly Interet[];
  valeurs: Valeurs;
  table: Table;
  cadre: Cadre;
  /** Tells apart aids that would have the same example. */
  graine: number;
}

const tout = (regles: readonly RegleOuverte[]) => et(...regles.map(({ formule }) => formule));

function poser(compiled: CompiledAide, catalogue: Catalogue, cadre: Cadre): Enonce {
  const quelconque = cadre.pays.distinguees([])[0];
  if (!quelconque) throw new Error("aucune commune où habiter");
  const context = contexteDe({ ...base, commune: quelconque.depcom }, cadre);
  const ouvrir = (condition: Condition) =>
    formuleDe(condition, { byId: catalogue.byId, context }, [compiled.aide.slug]);
  const voies = voiesDe(compiled).map(({ regles, autresProfils }) => ({
    regles: regles.map(({ condition, ...regle }) => ({ ...regle, formule: ouvrir(condition) })),
    autres: autresProfils.map(ouvrir),
  }));
  const feuilles = feuillesDe(et(...voies.flatMap(({ regles, autres }) => [tout(regles), ...autres])));
  const interets = compiled.aide.interestFlag ? [compiled.aide.interestFlag] : [];
  const valeurs = valeursDe(feuilles, interets, cadre.pays);
  const table = tableDe(feuilles, valeurs, cadre);
  return { voies, interets, valeurs, table, cadre, graine: hachage(compiled.aide.slug) >>> 8 };
}

const trouver = ({ valeurs, table }: Enonce, formule: Formule, cout: Cout) =>
  chercher({ formule, valeurs, table, cout });

function tient(formule: Formule, reponses: Reponses, cadre: Cadre): boolean {
  const contexte = contexteDe(reponses, cadre);
  return (
    verite(formule, (une) =>
      "atom" in une ? evaluate(une.atom, contexte) : reponses.interets.includes(une.interet),
    ) ?? false
  );
}

/**
 * The plainest household that obtains an aid and, for each rule, the nearest one that loses it by that
 * rule alone. `undefined` if no household obtains it: every value that could matter was tried.
 */
export function exempleDe(compiled: CompiledAide, catalogue: Catalogue, cadre: Cadre): Exemple | undefined {
  const enonce = poser(compiled, catalogue, cadre);
  const { voies } = enonce;
  const reponses = trouver(enonce, ou(...voies.map(({ regles }) => tout(regles))), plausible(enonce.graine));
  if (!reponses) return undefined;
  const voie = voies.findIndex(({ regles }) => tient(tout(regles), reponses, cadre));
  const lus = feuillesDe(tout(voies[voie]?.regles ?? [])).flatMap((une) => ("atom" in une ? [une.atom] : []));
  return { reponses, voie, lus, pertes: pertesDe(enonce, reponses, voie) };
}

/** Profiles of an aid that no household obtains it by. */
export function profilsFermes(compiled: CompiledAide, catalogue: Catalogue, cadre: Cadre): string[] {
  if (compiled.rules.profils.length < 2) return [];
  const enonce = poser(compiled, catalogue, cadre);
  const cout = plausible(enonce.graine);
  return enonce.voies.flatMap(({ regles }, index) =>
    trouver(enonce, tout(regles), cout) ? [] : [`profils[${index}] ${compiled.aide.profils[index]?.type}`],
  );
}

/** Answers that each piece gives. */
const champsDe = (valeurs: Valeurs): ReadonlyMap<NomDeVariable, readonly (keyof Reponses)[]> =>
  new Map(
    nomsDeVariables.map((nom) => [
      nom,
      [...new Set(valeurs[nom].flatMap((valeur) => Object.keys(valeur) as (keyof Reponses)[]))],
    ]),
  );

function pertesDe(enonce: Enonce, exemple: Reponses, voie: number): Exemple["pertes"] {
  const { regles, autres } = enonce.voies[voie] ?? { regles: [], autres: [] };
  const cout = proche(exemple, champsDe(enonce.valeurs));
  return new Map(
    regles.map((regle) => {
      const tenues = regles.filter((autre) => autre !== regle);
      const sansRecours = regle.generale ? [] : [non(ou(...autres))];
      const perdue = et(non(regle.formule), tout(tenues), ...sansRecours);
      return [regle.nom, trouver(enonce, perdue, cout) ?? pourquoi(enonce, regle, tenues)];
    }),
  );
}

/** Why no household loses an aid by that rule alone. */
function pourquoi(enonce: Enonce, regle: RegleOuverte, tenues: readonly RegleOuverte[]): string {
  const possible = (formule: Formule, du: Enonce = enonce) =>
    trouver(du, formule, plausible(du.graine)) !== undefined;
  const contraire = non(regle.formule);
  if (!possible(contraire)) {
    const sansInteret = { ...enonce, valeurs: { ...enonce.valeurs, interets: [{ interets: [] }] } };
    const demandee = enonce.interets.length > 0 && possible(contraire, sansInteret);
    return demandee ? `découle de ${enonce.interets.join()}` : "toujours vraie";
  }
  const source = tenues.find(({ formule }) => !possible(et(contraire, formule)));
  if (source) return `découle de ${source.nom}`;
  if (possible(et(contraire, tout(tenues)))) return "un autre profil ouvre l’aide aux mêmes foyers";
  return "découle des autres règles ensemble";
}
