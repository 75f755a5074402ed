import { categorieDe } from "../../catalogue/situation/ressources.ts";
import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import type { Affectation } from "../../catalogue/recherche/resoudre.ts";
import type { Formule } from "../../catalogue/recherche/formules.ts";
import type { Modele, Point } from "./modele.ts";
import { compatibles, type Tire } from "./couverture.ts";
import { Denombrement, hacher } from "./denombrement.ts";
import { hasard } from "./hasard.ts";
import { direClasse, direPoint } from "./mots.ts";
import type { Vers } from "./plus-court.ts";
import { tirer } from "./tirage.ts";
import type { Monde } from "./univers.ts";

/** Answers that conditions tell apart: a kind of answer at a step, or a category of resources declared or not. */
interface Genre {
  cle: string;
  dit: () => string;
  donne: (reponses: Tire["reponses"]) => boolean;
  but: Formule;
  /** Rank of the step that it is about. */
  avant: number;
}

const estMontant = ({ visite, type }: Point) => type === undefined && /\/montants\//.test(visite.path);

function genresDe(modele: Modele): Genre[] {
  const { formules } = modele;
  return modele.points.flatMap((point): Genre[] => {
    const { rang, cle, type, sortes, active, visite } = point;
    if (type !== undefined) return [];
    const avant = modele.visites.indexOf(visite);
    if (estMontant(point)) {
      const liste = modele.points.find(
        (autre) => autre.type && autre.visite.personne === visite.personne,
      ) as Point;
      const demandee = (reponses: Tire["reponses"]) => reponses[rang] !== ABSENT;
      const posee = (reponses: Tire["reponses"]) => reponses[liste.rang] !== ABSENT;
      return [
        {
          cle: `${cle} : oui`,
          dit: () => `${direPoint(point)} : demandé`,
          donne: demandee,
          but: active,
          avant,
        },
        {
          cle: `${cle} : non`,
          dit: () => `${direPoint(point)} : pas demandé`,
          donne: (reponses) => posee(reponses) && !demandee(reponses),
          but: formules.et(liste.active, formules.non(active)),
          avant,
        },
      ];
    }
    const kinds = [...new Set(sortes)];
    if (kinds.length < 2) return [];
    return kinds.map((sorte) => {
      const valeur = sortes.indexOf(sorte);
      const donne = (reponses: Tire["reponses"]) => {
        const v = reponses[rang] ?? ABSENT;
        return v !== ABSENT && sortes[v] === sorte;
      };
      const nom = `${cle} : ${point.valeurs[valeur]?.nom}`;
      return { cle: nom, dit: () => direClasse(point, valeur), donne, but: modele.but(point, valeur), avant };
    });
  });
}

/** Where the last of these kinds of answers is given. */
const versGenres =
  (cles: readonly string[]): Vers =>
  ({ modele }) => {
    const genres = genresDe(modele).filter(({ cle }) => cles.includes(cle));
    if (genres.length < cles.length) return [];
    const formule = modele.formules.et(...genres.map(({ but }) => but));
    return [{ formule, avant: Math.max(...genres.map(({ avant }) => avant)) }];
  };

export interface BilanDesTriplets {
  donnes: number;
  possibles: number;
  /** The same, under each of their three kinds of answers. */
  voulus: Denombrement;
  /** Those that could be given and are not. */
  manquants: readonly { quoi: string; vers: Vers }[];
  /** Journeys added for them. */
  ajoutes: readonly Tire[];
}

interface MondeDesGenres {
  monde: Monde;
  genres: ReadonlyMap<string, Genre>;
  /** Rank of the kind of each answer of each point. */
  rangs: readonly (readonly number[])[];
}

interface Manquant {
  rangs: readonly [number, number, number];
  monde: MondeDesGenres;
  choix: Affectation;
}

/** Journeys tried before the complete search, and how much of what is possible is wanted. */
const AMORCE = 900;
const ASSEZ = 0.99;

/** Triples of kinds of answers: how many the journeys give, out of those that some household can give. */
export class Triplets {
  private readonly cles: readonly string[];
  private readonly mondes: readonly MondeDesGenres[];
  private readonly vus: Uint8Array;
  private readonly paires = new Map<number, boolean>();
  private readonly alea: () => number;
  private readonly ajoutes: Tire[] = [];
  private donnes = 0;

  constructor(mondes: readonly Monde[], graine: number) {
    const genres = mondes.map(({ modele }) => new Map(genresDe(modele).map((genre) => [genre.cle, genre])));
    this.cles = [...new Set(genres.flatMap((des) => [...des.keys()]))];
    const numeros = new Map(this.cles.map((cle, n) => [cle, n]));
    this.mondes = mondes.map((monde, n) => ({
      monde,
      genres: genres[n] as Map<string, Genre>,
      rangs: monde.modele.points.map(({ type, cle, sortes, valeurs }) =>
        sortes.map((sorte) =>
          type === undefined ? (numeros.get(`${cle} : ${valeurs[sortes.indexOf(sorte)]?.nom}`) ?? -1) : -1,
        ),
      ),
    }));
    this.vus = new Uint8Array(this.cles.length ** 3);
    this.alea = hasard(graine + 17);
  }

  private rang = (a: number, b: number, c: number) => (a * this.cles.length + b) * this.cles.length + c;

  private vu(a: number, b: number, c: number): boolean {
    const [x, y, z] = [a, b, c].sort((m, n) => m - n) as [number, number, number];
    return this.vus[this.rang(x, y, z)] === 1;
  }

  noter({ monde, reponses }: Tire): void {
    const ici = this.mondes.find((un) => un.monde === monde);
    if (!ici) return;
    const donnes = this.cles.flatMap((cle, n) => (ici.genres.get(cle)?.donne(reponses) ? [n] : []));
    for (let i = 0; i < donnes.length; i += 1)
      for (let j = i + 1; j < donnes.length; j += 1)
        for (let k = j + 1; k < donnes.length; k += 1) {
          const ou = this.rang(donnes[i] as number, donnes[j] as number, donnes[k] as number);
          if (this.vus[ou] === 0) this.donnes += 1;
          this.vus[ou] = 1;
        }
  }

  /** One more journey: each answer brings as many new triples as it can with two of those before it. */
  private ajouter({ monde, rangs }: MondeDesGenres, ordres: Affectation): void {
    const avant: number[] = [];
    const tirees = new Map<string, number>();
    const reponses = tirer(monde.modele, ordres, (point, offertes) => {
      if (point.type !== undefined) {
        // Half of the people declare nothing of a category, the others one type of it at random.
        const categorie = `${point.visite.personne} ${categorieDe[point.type]}`;
        if (!tirees.has(categorie)) tirees.set(categorie, this.alea() < 0.5 ? 0 : this.alea());
        return this.alea() < (tirees.get(categorie) as number) ** 2
          ? (offertes.at(-1) as number)
          : (offertes[0] as number);
      }
      const ici = rangs[point.rang] ?? [];
      let mieux = { note: -1, valeur: offertes[0] as number };
      for (const valeur of offertes) {
        const genre = ici[valeur] ?? -1;
        let note = this.alea();
        if (genre >= 0)
          for (let i = 0; i < avant.length; i += 1)
            for (let j = i + 1; j < avant.length; j += 1)
              if (!this.vu(avant[i] as number, avant[j] as number, genre)) note += 1;
        if (note > mieux.note) mieux = { note, valeur };
      }
      const genre = ici[mieux.valeur] ?? -1;
      if (genre >= 0) avant.push(genre);
      return mieux.valeur;
    });
    const tire = { monde, reponses, raison: "trois réponses ensemble" };
    this.noter(tire);
    this.ajoutes.push(tire);
  }

  private chercher(rangs: readonly number[]): { monde: MondeDesGenres; choix: Affectation } | undefined {
    for (const ici of this.mondes) {
      const voulus = rangs.map((rang) => ici.genres.get(this.cles[rang] as string));
      if (voulus.some((un) => !un)) continue;
      const but = ici.monde.modele.formules.et(...voulus.map((un) => (un as Genre).but));
      const choix = ici.monde.exploration.trouver(but);
      if (choix) return { monde: ici, choix };
    }
    return undefined;
  }

  /** Two kinds may go together; decided once. */
  private compatibles(a: number, b: number): boolean {
    const cle = a * this.cles.length + b;
    const connue = this.paires.get(cle);
    if (connue !== undefined) return connue;
    const oui = this.chercher([a, b]) !== undefined;
    this.paires.set(cle, oui);
    return oui;
  }

  /** Every triple not given that some household can give: a complete search decides. */
  private manquants(): Manquant[] {
    const nombre = this.cles.length;
    const manquants: Manquant[] = [];
    for (let a = 0; a < nombre; a += 1)
      for (let b = a + 1; b < nombre; b += 1) {
        if (!this.compatibles(a, b)) continue;
        for (let c = b + 1; c < nombre; c += 1) {
          if (this.vus[this.rang(a, b, c)] || !this.compatibles(a, c) || !this.compatibles(b, c)) continue;
          const trouve = this.chercher([a, b, c]);
          if (trouve) manquants.push({ ...trouve, rangs: [a, b, c] });
        }
      }
    return manquants;
  }

  /** Triples given, and these that could be. */
  private denombrer(reste: readonly Manquant[]): Denombrement {
    const compte = new Denombrement();
    const haches = this.cles.map(hacher);
    const ajouter = (rangs: readonly number[]) => {
      const hache = rangs.reduce((mele, n) => Math.imul(mele, 31) ^ (haches[n] as number), 7);
      for (const n of rangs) compte.ajouter((this.cles[n] as string).split(" : ")[0] ?? "", hache);
    };
    const nombre = this.cles.length;
    for (let a = 0; a < nombre; a += 1)
      for (let b = a + 1; b < nombre; b += 1)
        for (let c = b + 1; c < nombre; c += 1) if (this.vus[this.rang(a, b, c)]) ajouter([a, b, c]);
    for (const { rangs } of reste) ajouter(rangs);
    return compte;
  }

  /** Adds journeys until enough of the possible triples are given. */
  completer(): BilanDesTriplets {
    for (let n = 0; n < AMORCE; n += 1)
      this.ajouter(this.mondes[n % 5 === 0 ? 1 : 0] as MondeDesGenres, new Map());
    let reste = this.manquants();
    const possibles = this.donnes + reste.length;
    const voulus = this.denombrer(reste);
    while (this.donnes < ASSEZ * possibles) {
      const [premier] = reste as [Manquant];
      const choix = new Map(premier.choix);
      for (const autre of reste.slice(0, 400)) {
        if (autre.monde !== premier.monde || !compatibles(choix, autre.choix)) continue;
        for (const [rang, valeur] of autre.choix) choix.set(rang, valeur);
      }
      this.ajouter(premier.monde, choix);
      reste = reste.filter(({ rangs: [a, b, c] }) => this.vus[this.rang(a, b, c)] === 0);
    }
    const decrire = ({ rangs, monde: { genres } }: Manquant) => {
      const cles = rangs.map((n) => this.cles[n] as string);
      return { quoi: cles.map((cle) => genres.get(cle)?.dit()).join(" + "), vers: versGenres(cles) };
    };
    return {
      donnes: this.donnes,
      possibles,
      voulus,
      manquants: reste.map(decrire),
      ajoutes: this.ajoutes,
    };
  }
}
