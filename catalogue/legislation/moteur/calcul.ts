import { type Bareme, type Valeur, valeurEnVigueur } from "../parametres/parametres.ts";
import type { CalculateRequest, Instance } from "../requete/types.ts";
import {
  type Entite,
  type Entites,
  entitesDe,
  type FamilleDeLaLoi,
  type FoyerFiscal,
  type IndividuDeLaLoi,
  type MenageDeLaLoi,
} from "./entites.ts";
import { ecrirePeriode, janvier, moisDe } from "./mois.ts";
import type { Definition, Noeud, Resultat } from "./definition.ts";

const CLE = 100_000;
const cle = (rang: number, periode: number) => rang * CLE + periode;
const SANS_PERIODE = "ETERNITY";

/** Every quantity the engine computes, by name. */
export type Registre = Readonly<Record<string, (c: Calcul, entite: never, periode: number) => Resultat>>;

type Donnees = ReadonlyMap<string, ReadonlyMap<number, Resultat>>;

/** Values that a request states, by variable, then by person or group and period. */
function donneesDe(groupes: Readonly<Record<string, Instance>>[]): Donnees {
  const donnees = new Map<string, Map<number, Resultat>>();
  for (const groupe of groupes) {
    Object.values(groupe).forEach((instance, rang) => {
      for (const [nom, valeurs] of Object.entries(instance)) {
        if (Array.isArray(valeurs)) continue;
        for (const [periode, valeur] of Object.entries(valeurs)) {
          if (valeur === null || valeur === undefined) continue;
          let parPeriode = donnees.get(nom);
          if (!parPeriode) donnees.set(nom, (parPeriode = new Map()));
          const quand =
            periode === SANS_PERIODE ? 0 : periode.length === 4 ? Number(periode) : moisDe(periode);
          parPeriode.set(cle(rang, quand), valeur as Resultat);
        }
      }
    });
  }
  return donnees;
}

/**
 * One household being computed: what is given, what has been computed so far. A variable is computed
 * once per person or group and period; a variable that needs itself raises an Error.
 */
export class Calcul {
  readonly entites: Entites;
  readonly #donnees: Donnees;
  /** Variables that somebody’s value was given for, by period: the others take the default. */
  readonly #renseignees = new Map<string, Set<number>>();
  readonly #valeurs = new Map<string, Map<number, Resultat | Noeud>>();
  readonly #enCours = new Set<string>();
  readonly #parametres = new Map<string, Map<number, Valeur | null>>();
  readonly #pile: Noeud[] = [];
  /** True to keep how each value came about. */
  readonly #trace: boolean;
  readonly #registre: Registre;

  constructor(requete: CalculateRequest, registre: Registre, { trace = false }: { trace?: boolean } = {}) {
    this.#registre = registre;
    this.entites = entitesDe(requete);
    this.#donnees = donneesDe([requete.individus, requete.familles, requete.foyers_fiscaux, requete.menages]);
    for (const [nom, valeurs] of this.#donnees) {
      this.#renseignees.set(nom, new Set([...valeurs.keys()].map((une) => une % CLE)));
    }
    this.#trace = trace;
  }

  /** The applicant’s own family. */
  get famille(): FamilleDeLaLoi {
    return this.entites.familles[0] as FamilleDeLaLoi;
  }

  get demandeur(): IndividuDeLaLoi {
    return this.entites.individus[0] as IndividuDeLaLoi;
  }

  get menage(): MenageDeLaLoi {
    return this.entites.menages[0] as MenageDeLaLoi;
  }

  familleDe(individu: IndividuDeLaLoi): FamilleDeLaLoi {
    return this.#groupe(this.entites.familles, individu);
  }

  foyerFiscalDe(individu: IndividuDeLaLoi): FoyerFiscal {
    return this.#groupe(this.entites.foyersFiscaux, individu);
  }

  menageDe(individu: IndividuDeLaLoi): MenageDeLaLoi {
    return this.#groupe(this.entites.menages, individu);
  }

  #groupe<G extends { membres: readonly IndividuDeLaLoi[] }>(
    groupes: readonly G[],
    individu: IndividuDeLaLoi,
  ): G {
    return groupes.find(({ membres }) => membres.includes(individu)) ?? (groupes[0] as G);
  }

  /** Value of a variable for somebody at a period: given, known already, or computed now. */
  lire<E extends Entite, V extends Resultat>(
    definition: Definition,
    entite: E,
    periode: number,
    defaut: V,
    formule: ((c: Calcul, entite: E, periode: number) => V) | undefined,
  ): V {
    const { nom } = definition;
    let connues = this.#valeurs.get(nom);
    if (!connues) this.#valeurs.set(nom, (connues = new Map()));
    const ou = cle(entite.rang, periode);
    const connue = connues.get(ou);
    if (connue !== undefined) return this.#relire(connue) as V;
    const donnee = this.#donnees.get(nom)?.get(definition.eternelle ? cle(entite.rang, 0) : ou);
    const renseignee = this.#renseignees.get(nom)?.has(periode) ?? false;
    if (donnee !== undefined || renseignee || !formule) {
      return this.#garder(
        connues,
        ou,
        { definition, entite, periode, donnee: donnee !== undefined },
        () => (donnee ?? defaut) as V,
      );
    }
    const marque = `${nom} ${ou}`;
    if (this.#enCours.has(marque)) {
      throw new Error(`${nom} a besoin de sa propre valeur (${ecrirePeriode(periode)})`);
    }
    this.#enCours.add(marque);
    try {
      return this.#garder(connues, ou, { definition, entite, periode, donnee: false }, () =>
        this.#estEnVigueur(definition, periode) ? formule(this, entite, periode) : defaut,
      );
    } finally {
      this.#enCours.delete(marque);
    }
  }

  #relire(connue: Resultat | Noeud): Resultat {
    if (typeof connue !== "object" || !("definition" in connue)) return connue;
    this.#pile.at(-1)?.lectures.push(connue);
    return connue.valeur;
  }

  #garder<V extends Resultat>(
    connues: Map<number, Resultat | Noeud>,
    ou: number,
    debut: Pick<Noeud, "definition" | "entite" | "periode" | "donnee">,
    valeur: () => V,
  ): V {
    if (!this.#trace) {
      const trouvee = valeur();
      connues.set(ou, trouvee);
      return trouvee;
    }
    const noeud: Noeud = { ...debut, valeur: 0, lectures: [], parametres: [] };
    this.#pile.at(-1)?.lectures.push(noeud);
    this.#pile.push(noeud);
    try {
      const trouvee = valeur();
      noeud.valeur = trouvee;
      connues.set(ou, noeud);
      return trouvee;
    } finally {
      this.#pile.pop();
    }
  }

  /** A quantity by its name; throws for one that the engine does not compute. */
  lireParNom(nom: string, entite: Entite, periode: number): Resultat {
    const variable = this.#registre[nom];
    if (!variable) throw new Error(`Variable inconnue : ${nom}`);
    return variable(this, entite as never, periode);
  }

  /** True if somebody stated this variable at this period. */
  estDonnee(nom: string, entite: Entite, periode: number): boolean {
    return this.#donnees.get(nom)?.has(cle(entite.rang, periode)) ?? false;
  }

  /** How a value that was computed with `trace` came about. */
  noeud(nom: string, entite: Entite, periode: number): Noeud | undefined {
    const connue = this.#valeurs.get(nom)?.get(cle(entite.rang, periode));
    return typeof connue === "object" && "definition" in connue ? connue : undefined;
  }

  /** A parameter in force on the first day of a month or of a year. */
  parametre(chemin: string, periode: number): Valeur | null {
    const mois = periode < CLE / 8 ? janvier(periode) : periode;
    let parMois = this.#parametres.get(chemin);
    if (!parMois) this.#parametres.set(chemin, (parMois = new Map()));
    let valeur = parMois.get(mois);
    if (valeur === undefined) parMois.set(mois, (valeur = valeurEnVigueur(chemin, mois).valeur));
    if (this.#trace) this.#noter(chemin, valeur, mois);
    return valeur;
  }

  /** Keeps that the value being computed read a parameter, the same figure once. */
  #noter(chemin: string, valeur: Valeur | null, mois: number): void {
    const parametres = this.#pile.at(-1)?.parametres;
    const connu = parametres?.find((lu) => lu.chemin === chemin && lu.valeur === valeur);
    if (connu) connu.mois = Math.max(connu.mois, mois);
    else parametres?.push({ chemin, valeur, depuis: valeurEnVigueur(chemin, mois).depuis, mois });
  }

  /** False before the law creates an aid, and once it has ended it. */
  #estEnVigueur({ enVigueur }: Definition, periode: number): boolean {
    return !enVigueur || this.parametre(enVigueur, periode) !== null;
  }

  /** A parameter that is a number, or nothing where it is not in force. */
  siEnVigueur(chemin: string, periode: number): number | undefined {
    return this.parametre(chemin, periode) === null ? undefined : this.p(chemin, periode);
  }

  /** A parameter that is a number. */
  p(chemin: string, periode: number): number {
    const valeur = this.parametre(chemin, periode);
    if (typeof valeur !== "number")
      throw new Error(`${chemin} n’est pas un nombre (${ecrirePeriode(periode)})`);
    return valeur;
  }

  /** A parameter that is a list of codes. */
  liste(chemin: string, periode: number): readonly string[] {
    const valeur = this.parametre(chemin, periode);
    if (!Array.isArray(valeur)) throw new Error(`${chemin} n’est pas une liste`);
    return valeur;
  }

  bareme(chemin: string, periode: number): Bareme {
    const valeur = this.parametre(chemin, periode);
    if (typeof valeur !== "object" || valeur === null || Array.isArray(valeur))
      throw new Error(`${chemin} n’est pas un barème`);
    return valeur;
  }
}
