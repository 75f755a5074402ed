import { ecrireJour } from "../../fiches/phrases/jours.ts";
import type { EtatDeDroit } from "../certitude.ts";
import { type Papier, papiersDe } from "./papiers.ts";
import type { DemarcheDite } from "./plan-dit.ts";

/** Aids that one asks for at one desk, at once. */
export interface GuichetDit {
  nom: string;
  telephone?: string;
  /** « Jusqu’au 31 décembre 2026 », « Dès que possible ». */
  quand: string;
  /** How sure, when it is the same of all. */
  etat?: EtatDeDroit;
  /** What all of them hang on, a sentence each. */
  reserves: readonly string[];
  demarches: readonly DemarcheDite[];
  /** To gather for it. */
  papiers: readonly Papier[];
  /** What it asks for too, and that a desk before has had gathered. */
  reunis: readonly Papier[];
}

/** The Caf has one phone and one file, whichever of its hundred and one pays. */
const CAF = "Caisse d’allocations familiales";
const nomDuGuichet = (nom: string): string => (nom.startsWith("CAF d") ? CAF : nom);

/** An aid that nobody answers for is asked for by its own page. */
const EN_LIGNE = "En ligne";

const quandAller = (demarches: readonly DemarcheDite[]): string => {
  const [presse] = demarches
    .flatMap(({ droit: { campagne } }) => (campagne?.etat === "ouverte" ? [campagne.jusquAu] : []))
    .sort();
  return presse ? `Jusqu’au ${ecrireJour(presse)}` : "Dès que possible";
};

const memeDeToutes = <T>([premier, ...autres]: readonly T[]): T | undefined =>
  autres.every((un) => un === premier) ? premier : undefined;

/** The desks of some demands, in the order of their first one; each paper is asked for at the first desk that wants it. */
export function guichetsDe(demarches: readonly DemarcheDite[]): GuichetDit[] {
  const parNom = new Map<string, DemarcheDite[]>();
  for (const une of demarches) {
    const sansNom = une.geste.adresse === undefined ? une.geste.mots : EN_LIGNE;
    const nom = une.qui ? nomDuGuichet(une.qui.nom) : sansNom;
    parNom.set(nom, [...(parNom.get(nom) ?? []), une]);
  }
  const vus = new Set<string>();
  return [...parNom].map(([nom, siennes]) => {
    const papiers = papiersDe(siennes.map(({ droit }) => droit));
    const nouveaux = papiers.filter(({ cle }) => !vus.has(cle));
    for (const { cle } of nouveaux) vus.add(cle);
    const etat = memeDeToutes(siennes.map((une) => une.etat));
    const telephone = siennes[0]?.qui?.telephone;
    return {
      nom,
      ...(telephone && { telephone }),
      quand: quandAller(siennes),
      ...(etat && { etat }),
      reserves: (siennes[0]?.reserves ?? []).filter((une) =>
        siennes.every(({ reserves }) => reserves.includes(une)),
      ),
      demarches: siennes,
      papiers: nouveaux,
      reunis: papiers.filter((un) => !nouveaux.includes(un)),
    };
  });
}
