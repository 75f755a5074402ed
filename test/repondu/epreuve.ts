import { conduire } from "../../machines/studio/foyers/conduire.ts";
import { themesDesFoyers } from "../../machines/studio/foyers/themes.ts";
import { communeRacontee } from "../../server/catalogue/lieux/communes/racontee.ts";
import {
  aidesVerifiees,
  type DecisionRecue,
  ecartDeSommes,
  type MotifDeRefus,
  type Somme,
  tolerance,
} from "../../catalogue/results/demarches/repondu/decision.ts";
import { moisVerifiables } from "../../catalogue/results/demarches/repondu/au-mois.ts";
import {
  type VerdictDeDecision,
  verifierDecision,
} from "../../catalogue/results/demarches/repondu/verifier-decision.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { decider, type DossierDeCaisse, ouvrirLeDossier } from "./caisse.ts";
import { accidents, type ErreurPlantee, erreursConnues, erreursInconnues } from "./erreurs.ts";
import { calculerUneAide } from "./verificateur.ts";

/** A household that an aid is due to, and the file that the body has of it. */
interface Affaire {
  titre: string;
  aide: string;
  situation: Situation;
  dossier: DossierDeCaisse;
  juste: number;
}

/** A decision that was looked at, and what was said of it. */
export interface Examen {
  nom: string;
  juste: Somme;
  decision: DecisionRecue;
  genres: readonly string[];
  verdict: VerdictDeDecision;
}

/** Told households taken here and there, one in seven then the next ones: the same at each run. */
const PAS = 7;
function* foyersTires() {
  const tous = themesDesFoyers.flatMap(({ foyers }) => foyers);
  for (let debut = 0; debut < PAS; debut++)
    for (let rang = debut; rang < tous.length; rang += PAS) yield tous[rang]!;
}

/** Each aid due to each household, in turn; `recul` months ago. */
async function* affaires(recul = 0): AsyncGenerator<Affaire> {
  for (const foyer of foyersTires()) {
    const { situation } = conduire(foyer, communeRacontee);
    const mois = moisVerifiables(situation)[recul]!;
    for (const aide of Object.keys(aidesVerifiees)) {
      const dossier = await ouvrirLeDossier(situation, aide, mois);
      const juste = decider(dossier);
      if (juste !== undefined) yield { titre: foyer.titre, aide, situation, dossier, juste };
    }
  }
}

/** One in three of those that pay less is told as a debt of two months. */
function decisionDe(affaire: Affaire, somme: Somme, motif: MotifDeRefus, rang: number): DecisionRecue {
  const { juste, dossier } = affaire;
  const { mois } = dossier;
  if (somme === undefined) return { mois, sorte: "refus", motif };
  if (rang % 3 !== 2 || somme >= juste) return { mois, sorte: "montant", montant: somme };
  const montant = Math.round(200 * (juste - somme)) / 100;
  return { mois, sorte: "dette", montant, nombre: 2, recu: juste };
}

async function examiner(
  { titre, aide, situation, juste }: Affaire,
  quoi: string,
  decision: DecisionRecue,
  genres: readonly string[] = [],
): Promise<Examen> {
  const verdict = await verifierDecision(situation, aide, decision, calculerUneAide(aide));
  return { nom: `${titre} – ${aide} – ${quoi}`, juste, decision, genres, verdict };
}

/** The first error, each in turn, that changes what an affair is paid. */
function erreurPour(
  { aide, dossier, juste }: Affaire,
  liste: readonly ErreurPlantee[],
  faites: Map<ErreurPlantee, number>,
) {
  const possibles = liste
    .filter(({ aides }) => aides.includes(aide))
    .sort((un, autre) => (faites.get(un) ?? 0) - (faites.get(autre) ?? 0));
  for (const erreur of possibles) {
    const faux = erreur.planter(dossier);
    if (!faux) continue;
    const somme = decider(faux);
    if (ecartDeSommes(somme, juste, aide) <= 2 * tolerance(juste)) continue;
    faites.set(erreur, (faites.get(erreur) ?? 0) + 1);
    return { erreur, somme };
  }
  return undefined;
}

/** So many affairs at most of one aid, so that no aid is all of them. */
const PAR_AIDE = 0.4;

/** Decisions with one planted error each, one for a household; `connues` or of those that nothing explains. */
export async function decisionsFausses(combien: number, connues: boolean): Promise<Examen[]> {
  const examens: Examen[] = [];
  const faites = new Map<ErreurPlantee, number>();
  const parAide = new Map<string, number>();
  let dernier = "";
  for await (const affaire of affaires()) {
    if (examens.length >= combien) break;
    const { aide, titre } = affaire;
    if (titre === dernier || (parAide.get(aide) ?? 0) >= PAR_AIDE * combien) continue;
    const plantee = erreurPour(affaire, connues ? erreursConnues : erreursInconnues, faites);
    if (!plantee) continue;
    const { erreur, somme } = plantee;
    const examen = await examiner(
      affaire,
      erreur.nom,
      decisionDe(affaire, somme, erreur.motif, examens.length),
      erreur.genres,
    );
    // What we do not compute is told as such: it is no test of what we do.
    if (examen.verdict.issue === "incalculable") continue;
    dernier = titre;
    parAide.set(aide, (parAide.get(aide) ?? 0) + 1);
    examens.push(examen);
  }
  return examens;
}

/** Payments that no law explains, one for a household. */
export async function paiementsAccidentels(combien: number): Promise<Examen[]> {
  const examens: Examen[] = [];
  let dernier = "";
  for await (const affaire of affaires()) {
    if (examens.length >= combien) break;
    const { titre, dossier, juste } = affaire;
    const accident = accidents[examens.length % accidents.length]!;
    const montant = Math.round(100 * accident(juste)) / 100;
    if (titre === dernier || montant < 1) continue;
    const examen = await examiner(affaire, "un accident", { mois: dossier.mois, sorte: "montant", montant });
    if (examen.verdict.issue === "incalculable") continue;
    dernier = titre;
    examens.push(examen);
  }
  return examens;
}

/** Ways for a decision to be right: to the cent, to the euro, a debt of some months, a refusal of what is not due. */
const JUSTES: readonly ((affaire: Affaire) => DecisionRecue)[] = [
  ({ juste, dossier: { mois } }) => ({ mois, sorte: "montant", montant: juste }),
  ({ juste, dossier: { mois } }) => ({ mois, sorte: "montant", montant: Math.floor(juste) }),
  ({ juste, dossier: { mois } }) => ({
    mois,
    sorte: "dette",
    nombre: 3,
    recu: juste + 120,
    montant: 360,
  }),
  ({ juste, dossier: { mois } }) => ({ mois, sorte: "dette", nombre: 1, recu: juste + 33.4, montant: 33.4 }),
];

/** Right decisions, some of them of a month gone by, then refusals of what is not due. */
export async function decisionsJustes(combien: number): Promise<Examen[]> {
  const examens: Examen[] = [];
  let dernier = "";
  for (const recul of [0, 2])
    for await (const affaire of affaires(recul)) {
      if (examens.length >= (combien * (recul === 0 ? 2 : 4)) / 5) break;
      if (affaire.titre === dernier) continue;
      dernier = affaire.titre;
      const decision = JUSTES[examens.length % JUSTES.length]!(affaire);
      examens.push(await examiner(affaire, `juste, ${decision.sorte}`, decision));
    }
  for (const foyer of foyersTires()) {
    if (examens.length >= combien) break;
    const { situation } = conduire(foyer, communeRacontee);
    const mois = situation.dateDeValeur.slice(0, 7);
    const dossier = await ouvrirLeDossier(situation, "rsa", mois);
    if (decider(dossier) !== undefined) continue;
    const affaire = { titre: foyer.titre, aide: "rsa", situation, dossier, juste: 0 };
    examens.push(await examiner(affaire, "refus juste", { mois, sorte: "refus", motif: "ressources" }));
  }
  return examens;
}

/** True when one of the causes told is the one that was planted. */
export const trouvee = ({ genres, verdict: { causes } }: Examen): boolean =>
  causes.some(({ genre }) => genres.some((debut) => genre.startsWith(debut)));

/** What was said of an affair, in a line. */
export const enUneLigne = ({ nom, juste, decision, verdict }: Examen): string =>
  `${nom} : ${String(juste)} dû, ${JSON.stringify(decision)}, ${verdict.issue}, trouvé ${String(verdict.trouve)} ; ${verdict.causes.map(({ dit }) => dit).join(" / ")}`;
