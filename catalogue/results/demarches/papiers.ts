import { majuscule } from "../../fiches/phrases/casse.ts";
import { combien } from "../../fiches/phrases/nombres.ts";
import { enumerer } from "../../fiches/phrases/phrase.ts";
import type { Droit } from "../results.ts";

/** A paper to gather, once for all the aids that ask for it. */
export interface Papier {
  /** What tells it from the others. */
  cle: string;
  texte: string;
  /** Names of the aids that ask for it. */
  pour: readonly string[];
}

const IDENTITE = "Pièce d’identité ; hors de l’Union européenne, titre de séjour";

/** Papers that entries name in several ways: what they are, and the name that serves all of these aids. */
const FAMILLES: readonly (readonly [RegExp, string])[] = [
  [
    /^(pièce|carte) d’identité( en cours de validité)?((,| ou) (un )?passeport)?((,| ou|, ou) (une |un )?(titre|carte) de séjour)?$/,
    IDENTITE,
  ],
  [
    /^pièce d’identité( ; hors de l’union européenne, le dernier titre de séjour|, et le titre de séjour pour une nationalité hors de l’union européenne)$/,
    IDENTITE,
  ],
  [
    /^(relevé d’identité bancaire( \(rib\))?|rib)( à (votre|son) nom(, pas celui d’un livret)?)?$/,
    "Relevé d’identité bancaire (RIB) à votre nom, pas celui d’un livret",
  ],
  [/^justificatif de domicile( de moins de trois mois)?$/, "Justificatif de domicile de moins de trois mois"],
  [
    /^justificatif de domicile( de moins de trois mois)?, ou (une attestation )?d’hébergement$/,
    "Justificatif de domicile de moins de trois mois, ou attestation d’hébergement",
  ],
  [
    /^(dernier )?avis d’(imposition|impôt)( du foyer| ou de non-imposition| sur le revenu|, toutes les pages)?$/,
    "Dernier avis d’imposition, toutes les pages",
  ],
  [
    /^(dernier )?avis d’imposition( ou de situation déclarative)? de chaque adulte du foyer$/,
    "Dernier avis d’imposition de chaque adulte du foyer",
  ],
  [/^photo( d’identité)?( récente)?$/, "Photo d’identité récente"],
  [/^(preuve|justificatifs?) (des|de) ressources$/, "Justificatifs de ressources"],
  [
    /^déclaration de situation \(cerfa 11423\), si vous n’avez pas de dossier( à la caf)?$/,
    "Déclaration de situation (cerfa 11423), si vous n’avez pas de dossier à la Caf",
  ],
  [/^(numéro ine|identifiant national étudiant \(ine\))$/, "Numéro INE (identifiant national étudiant)"],
  [/^cv(, si vous en avez un)?$/, "CV"],
];

/** Each aid has its own: two of them are never the same paper, unless a number says which form it is. */
const PROPRE =
  /^(formulaire|dossier|demande|lettre|charte|contrat|convention|devis|projet|présentation|attestation (de présence|sur l’honneur))\b/;

/** The words of a paper without what changes from an entry to another: article, copy, capital. */
const nu = (texte: string): string =>
  texte
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")
    .trim()
    .toLowerCase()
    .replace(/^((une?|les?|la|votre|vos) |l’)/, "")
    .replace(/^copie d(’une |e la |e l’|e votre |u )/, "");

/** « Aucun document à joindre… » is a good news, no paper. */
const estUnPapier = (texte: string): boolean => !/^aucun/i.test(texte);

/** The paper that an aid names by this text: that of its family, its own, or any other. */
function reconnaitre(texte: string, aide: string): Pick<Papier, "cle" | "texte"> {
  const mots = nu(texte);
  const famille = FAMILLES.find(([forme]) => forme.test(mots))?.[1];
  if (famille) return { cle: nu(famille), texte: famille };
  const propre = PROPRE.test(mots) && !mots.includes("cerfa");
  return { cle: propre ? `${aide} : ${mots}` : mots, texte };
}

/** Papers of some aids, each once, in the order in which they are asked for; those that serve most aids first. */
export function papiersDe(droits: readonly Pick<Droit, "id" | "label" | "papiers">[]): Papier[] {
  const tous = new Map<string, Papier>();
  for (const { id, label, papiers = [] } of droits) {
    for (const texte of papiers.filter(estUnPapier)) {
      const papier = reconnaitre(texte, id);
      const connu = tous.get(papier.cle) ?? { ...papier, pour: [] };
      if (!connu.pour.includes(label)) tous.set(papier.cle, { ...connu, pour: [...connu.pour, label] });
    }
  }
  return [...tous.values()].sort((a, b) => b.pour.length - a.pour.length);
}

/** « pour RSA et Prime d’activité »; a number when they are many. */
export const aidesServies = (pour: readonly string[]): string =>
  pour.length > 3 ? `pour ${combien(pour.length, "aide")}` : `pour ${enumerer(pour.map(majuscule), "et")}`;
