import { type Bareme, type CheminLu, type Valeur, valeurEnVigueur } from "../parametres/parametres.ts";
import type { CalculateRequest } from "./requete.ts";
import { Doutes } from "./doutes.ts";
import type { BudgetDeCalcul, OptionsDuCalcul } from "./options.ts";
import { cle, donneesDe, type Donnees, estDite, periodeDeLaCle } from "./donnees.ts";
import {
  type Entite,
  type Entites,
  entitesDe,
  type FamilleDeLaLoi,
  type FoyerFiscal,
  groupesParMembre,
  type IndividuDeLaLoi,
  type MenageDeLaLoi,
} from "./entites.ts";
import { ecrirePeriode, estUneAnnee, janvier } from "../mois.ts";
import type { Definition, Noeud, Resultat } from "./definition.ts";
import { CalculDemesure } from "./erreur.ts";
import { existe } from "./existe.ts";
import { verifier } from "./verifier.ts";
import type { Variable } from "./variable.ts";

/** Every quantity that the engine knows, by name. */
export type Registre = ReadonlyMap<string, Variable<never>>;

/** Stands for a value that is being computed: reading it is a cycle. */
const EN_COURS = Symbol("en cours");
const valeurDeLaLoi = (chemin: string, mois: number) => valeurEnVigueur(chemin, mois).valeur;

/**
 * One household being computed: what is given, what has been computed so far. A variable is computed
 * once per person or group and period; a variable that needs itself raises an Error.
 */
export class Calcul {
  readonly entites: Entites;
  readonly #familles: readonly (FamilleDeLaLoi | undefined)[];
  readonly #foyersFiscaux: readonly (FoyerFiscal | undefined)[];
  readonly #menages: readonly (MenageDeLaLoi | undefined)[];
  readonly #donnees: Donnees;
  /** Variables that somebody’s value was given for, by period: the others take the default. */
  readonly #renseignees = new Map<string, Set<number>>();
  readonly #valeurs = new Map<string, Map<number, Resultat | Noeud | typeof EN_COURS>>();
  readonly #parametres = new Map<string, Map<number, Valeur | null>>();
  readonly #pile: Noeud[] = [];
  readonly #requete: CalculateRequest;
  readonly #trace: boolean;
  readonly #doutes: Doutes | undefined;
  readonly #registre: Registre;
  readonly #valeurDe: (chemin: string, mois: number) => Valeur | null;
  readonly #budget: BudgetDeCalcul | undefined;

  constructor(
    requete: CalculateRequest,
    registre: Registre,
    { trace = false, inconnu, valeurDe = valeurDeLaLoi, budget }: OptionsDuCalcul = {},
  ) {
    this.#budget = budget;
    this.#requete = requete;
    this.#registre = registre;
    this.#valeurDe = valeurDe;
    this.entites = entitesDe(requete);
    this.#familles = groupesParMembre(this.entites.familles);
    this.#foyersFiscaux = groupesParMembre(this.entites.foyers_fiscaux);
    this.#menages = groupesParMembre(this.entites.menages);
    this.#donnees = donneesDe(requete, (nom) => registre.get(nom)?.definition);
    for (const [nom, valeurs] of this.#donnees)
      this.#renseignees.set(nom, new Set([...valeurs.keys()].map(periodeDeLaCle)));
    this.#trace = trace;
    this.#doutes = inconnu && new Doutes(inconnu);
  }

  /** The same household, had this variable that value: another calculation, without trace nor doubts. */
  si({ nom }: Definition, { rang }: Entite, periode: number, valeur: Resultat): Calcul {
    const autre = new Calcul(this.#requete, this.#registre, {
      valeurDe: this.#valeurDe,
      budget: this.#budget,
    });
    autre.#valeurs.set(nom, new Map([[cle(rang, periode), valeur]]));
    return autre;
  }

  /** The applicant, and the applicant’s own family and dwelling. */
  get demandeur(): IndividuDeLaLoi {
    return this.entites.individus[0] as IndividuDeLaLoi;
  }
  get famille(): FamilleDeLaLoi {
    return this.entites.familles[0] as FamilleDeLaLoi;
  }
  get menage(): MenageDeLaLoi {
    return this.entites.menages[0] as MenageDeLaLoi;
  }

  /** Somebody’s family, tax household or dwelling; throws for nobody, or for who is in none. */
  familleDe(individu: IndividuDeLaLoi | undefined): FamilleDeLaLoi {
    return this.#groupeDe(this.#familles, individu);
  }

  foyerFiscalDe(individu: IndividuDeLaLoi | undefined): FoyerFiscal {
    return this.#groupeDe(this.#foyersFiscaux, individu);
  }

  menageDe(individu: IndividuDeLaLoi | undefined): MenageDeLaLoi {
    return this.#groupeDe(this.#menages, individu);
  }

  #groupeDe<G>(groupes: readonly (G | undefined)[], individu: IndividuDeLaLoi | undefined): G {
    const groupe = individu && groupes[individu.rang];
    if (!groupe) throw new Error(`${individu?.id ?? "personne"} n’est pas dans un groupe de chaque sorte`);
    return groupe;
  }

  /** Value of a variable for somebody at a period: given, known already, or computed now. */
  lire<E extends Entite, V extends Resultat>(
    definition: Definition,
    entite: E,
    periode: number,
    formule: ((c: Calcul, entite: E, periode: number) => V) | undefined,
  ): V {
    const { nom } = definition;
    let connues = this.#valeurs.get(nom);
    if (!connues) this.#valeurs.set(nom, (connues = new Map()));
    const ou = cle(entite.rang, periode);
    const connue = connues.get(ou);
    if (connue === EN_COURS)
      throw new Error(`${nom} a besoin de sa propre valeur (${ecrirePeriode(periode)})`);
    if (connue !== undefined) {
      this.#doutes?.relire(nom, ou);
      return this.#relire(connue) as V;
    }
    verifier(definition, entite, periode);
    const donnee = this.#donnees.get(nom)?.get(definition.periode === "eternite" ? cle(entite.rang, 0) : ou);
    if (donnee !== undefined || !formule || this.#renseignees.get(nom)?.has(periode)) {
      const valeur = (donnee ?? definition.defaut) as V;
      const dite = { definition, entite, periode, donnee: donnee !== undefined, valeur };
      connues.set(ou, this.#trace ? this.#noeud(dite) : valeur);
      this.#doutes?.donner(definition, entite, periode, ou, donnee !== undefined);
      return valeur;
    }
    if (this.#budget && --this.#budget.calculs < 0) throw new CalculDemesure();
    connues.set(ou, EN_COURS);
    const noeud = this.#trace && this.#noeud({ definition, entite, periode, donnee: false, valeur: 0 });
    if (noeud) this.#pile.push(noeud);
    const lecteur = this.#doutes?.entrer() ?? 0;
    try {
      const valeur = existe(this, this.#donnees, definition, entite, periode)
        ? formule(this, entite, periode)
        : (definition.defaut as V);
      if (noeud) noeud.valeur = valeur;
      connues.set(ou, noeud || valeur);
      return valeur;
    } finally {
      this.#doutes?.sortir(nom, ou, lecteur);
      if (noeud) this.#pile.pop();
      if (connues.get(ou) === EN_COURS) connues.delete(ou);
    }
  }

  /** True when one of several ways to a right is; a sure one leaves no doubt, whatever the others rest on. */
  unDes(...conditions: readonly (() => boolean)[]): boolean {
    return this.#doutes?.unDes(conditions) ?? conditions.some((condition) => condition());
  }

  #relire(connue: Resultat | Noeud): Resultat {
    if (typeof connue !== "object") return connue;
    this.#pile.at(-1)?.lectures.push(connue);
    return connue.valeur;
  }

  /** Keeps that the value being computed read another one. */
  #noeud(debut: Omit<Noeud, "lectures" | "parametres">): Noeud {
    const noeud: Noeud = { ...debut, lectures: [], parametres: [] };
    this.#pile.at(-1)?.lectures.push(noeud);
    return noeud;
  }

  /** A quantity by its name; throws for one that the engine does not compute. */
  lireParNom(nom: string, entite: Entite, periode: number): Resultat {
    const variable = this.#registre.get(nom);
    if (!variable) throw new Error(`Variable inconnue : ${nom}`);
    return variable(this, entite as never, periode);
  }

  /** True if somebody stated this variable at this period; without one, at any. */
  estDonnee(nom: string, { rang }: Entite, periode?: number): boolean {
    return estDite(this.#donnees.get(nom), rang, periode);
  }

  /** Unknowns that a value computed with `inconnu` rests on, a bit each. */
  douteDe(nom: string, entite: Entite, periode: number): number {
    return this.#doutes?.de(nom, cle(entite.rang, periode)) ?? 0;
  }

  /** How a value that was computed with `trace` came about. */
  noeud(nom: string, entite: Entite, periode: number): Noeud | undefined {
    const connue = this.#valeurs.get(nom)?.get(cle(entite.rang, periode));
    return typeof connue === "object" ? connue : undefined;
  }

  /** A parameter in force on the first day of a month or of a year. */
  parametre<C extends string>(chemin: CheminLu<C>, periode: number): Valeur | null {
    const mois = estUneAnnee(periode) ? janvier(periode) : periode;
    let parMois = this.#parametres.get(chemin);
    if (!parMois) this.#parametres.set(chemin, (parMois = new Map()));
    let valeur = parMois.get(mois);
    if (valeur === undefined) parMois.set(mois, (valeur = this.#valeurDe(chemin, mois)));
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

  /** A parameter that is a number, or nothing where it is not in force. */
  siEnVigueur<C extends string>(chemin: CheminLu<C>, periode: number): number | undefined {
    return this.parametre(chemin, periode) === null ? undefined : this.p(chemin, periode);
  }

  /** A parameter that is a number. */
  p<C extends string>(chemin: CheminLu<C>, periode: number): number {
    const valeur = this.parametre(chemin, periode);
    if (typeof valeur !== "number")
      throw new Error(`${chemin} n’est pas un nombre (${ecrirePeriode(periode)})`);
    return valeur;
  }

  /** A parameter that is a list of codes. */
  liste<C extends string>(chemin: CheminLu<C>, periode: number): readonly string[] {
    const valeur = this.parametre(chemin, periode);
    if (!Array.isArray(valeur)) throw new Error(`${chemin} n’est pas une liste`);
    return valeur;
  }

  bareme<C extends string>(chemin: CheminLu<C>, periode: number): Bareme {
    const valeur = this.parametre(chemin, periode);
    if (typeof valeur !== "object" || valeur === null || Array.isArray(valeur))
      throw new Error(`${chemin} n’est pas un barème`);
    return valeur;
  }
}
