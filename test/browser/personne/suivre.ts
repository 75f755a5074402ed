import { expect } from "vitest";
import type { IndividuId } from "../../../catalogue/situation/situation.ts";
import type { Answer } from "../../../machines/answers/answer.ts";
import type { FoyerRaconte } from "../../../machines/studio/foyers/foyer.ts";
import { conduireLeFoyer, type PasLu } from "../../approuver/faits/foyers-resultats.ts";
import { ensembleDe, ouvre } from "../../../machines/journey/reunies/ensembles.ts";
import type { Step } from "../../../machines/journey/spec.ts";
import { placeholderPrenom } from "../../../machines/questions/words.ts";
import { type Detours, faireUnDetour, lireEtRevenir } from "./detours.ts";
import { brefs, estApprouve, type LigneDite, repondreALEcran } from "./ecran.ts";
import { type AuDoigt, repondreALaQuestion } from "./gestes.ts";
import { attendre, type EcranArrive } from "./regard.ts";

/** Where a person stands in her journey. */
export interface Marche {
  personne: AuDoigt;
  foyer: FoyerRaconte;
  ecran: EcranArrive;
  /** Answers are being corrected from the summary. */
  corrige: boolean;
  /** First names, by id of the child. */
  prenoms: Map<string, string>;
  temoin: Observateur;
}

/** What watches journeys from outside. */
export interface Observateur {
  /** What can be touched, met on the way, as it is said of anybody. */
  boutons: Set<string>;
  /** Looks at a screen that has just come. */
  regarder?(chemin: string): Promise<void>;
}

/** Where a journey ends. */
const ARRIVEE = "resultats";

const avancer = async (marche: Marche, texte: string, ou?: { rang: number }) => {
  await marche.personne.toucher(texte, ou);
  marche.ecran = await attendre(marche.personne.page, marche.ecran.chemin);
  await noter(marche);
};

/** A text without what it says of somebody: the first line, up to what comes after « : ». */
const sansNom = (texte: string): string => (texte.split("\n")[0] ?? "").replace(/ ?:.*/, "").trim();

/** Notes the buttons of a screen of the journey; the results have tests of their own. */
async function noter({ temoin, ecran }: Marche): Promise<void> {
  if (ecran.chemin !== ARRIVEE && ecran.chemin !== "recapitulatif")
    for (const texte of ecran.boutons) temoin.boutons.add(sansNom(texte));
  await temoin.regarder?.(ecran.chemin);
}

/** A gesture that answers nothing: about a child of the list, or from the summary about the answer `corrigee`. */
async function gesticuler(marche: Marche, geste: string, corrigee: PasLu | undefined): Promise<void> {
  const [verbe = "", quoi = ""] = geste.split(/ (.*)/);
  if (verbe === "ajouter") {
    if (!marche.personne.touches.has(QUELS_ENFANTS)) await lireEtRevenir(marche, QUELS_ENFANTS);
    const { size } = marche.prenoms;
    marche.prenoms.set(`enfant_${size}`, placeholderPrenom(size));
    return avancer(marche, "Ajouter un enfant");
  }
  if (verbe === "reprendre") return avancer(marche, `Modifier ${marche.prenoms.get(quoi)}`);
  if (verbe === "retirer") {
    await marche.personne.toucher(`Retirer ${marche.prenoms.get(quoi)}`);
    marche.prenoms.delete(quoi);
    return;
  }
  await allerAuxResultats(marche);
  await avancer(marche, "Mes réponses");
  marche.corrige = true;
  await avancer(marche, `Modifier : ${brefs.get(corrigee?.reponse?.stateId ?? "")?.[0]}`, { rang: 0 });
}

async function allerAuxResultats(marche: Marche): Promise<void> {
  if (marche.ecran.chemin === "recapitulatif") await avancer(marche, "Voir mes aides");
}

const QUELS_ENFANTS = "Quels enfants compter ?";

const suite = ({ corrige, ecran, prenoms }: Marche) =>
  ecran.chemin === "enfants" && prenoms.size === 0
    ? "Je n’ai pas d’enfant"
    : corrige
      ? "Enregistrer"
      : "Continuer";

/** Remembers the first name that a step gives. */
function nommer({ prenoms }: Marche, { quoi, reponse }: PasLu): void {
  if (reponse?.question.field === "_firstName") prenoms.set(quoi.split("/")[1] ?? "", String(reponse.value));
}

async function repondre(marche: Marche, un: PasLu): Promise<void> {
  const { quoi, dite = "", reponse } = un;
  const { ecran, personne, foyer, prenoms } = marche;
  expect(ecran.chemin, `« ${foyer.titre} »`).toBe(quoi);
  if (!reponse) return;
  const { question, dit, ecoute, stateId } = reponse;
  expect(estApprouve(ecran.titre, stateId, prenoms.get(quoi.split("/")[1] ?? "")), ecran.titre).toBe(true);
  const enfants = new Map(
    [...ecoute.enfantsAvecRevenus].map(([id, oui]) => [prenoms.get(id) ?? id, oui] as const),
  );
  await repondreALaQuestion(personne, question, { dit, dite, revenus: ecoute.revenus, enfants });
  nommer(marche, un);
  await avancer(marche, suite(marche));
  if (marche.ecran.chemin === "recapitulatif") marche.corrige = false;
}

/** The steps asked on the screen of one, told at its turn or later; itself alone, but for a list. */
function reunisA(pas: readonly PasLu[], rang: number): LigneDite[] {
  const etape = ({ quoi, reponse }: PasLu): LigneDite | undefined => {
    const [entity = "", personne = "", field = personne] = quoi.split("/");
    if (!reponse) return undefined;
    const { question, value } = reponse;
    const step = { entity, field, ...(entity === "individu" && { personne }) } as Step;
    return {
      step,
      personne: (entity === "individu" ? personne : "demandeur") as IndividuId,
      question,
      path: `/simulation/${quoi}`,
      given: { value } as Answer,
    };
  };
  const premiere = etape(pas[rang]!);
  const ensemble = premiere && ensembleDe(premiere.step);
  if (!premiere || !ensemble) return [];
  // What is said again later is a correction.
  const fin = pas.findIndex(
    ({ reponse }, autre) => autre > rang && !reponse && CORRIGE.test(pas[autre]!.quoi),
  );
  return pas
    .slice(rang, fin < 0 ? undefined : fin)
    .flatMap((un) => etape(un) ?? [])
    .filter(
      (un) =>
        (un.step.entity !== "individu" || un.personne === premiere.personne) &&
        ensembleDe(un.step) === ensemble,
    );
}

/** Gestures after which an answer is told again. */
const CORRIGE = /^(?:corriger|reprendre)/;

const POURQUOI = "Pourquoi ces questions ?";

/** Answers the questions of a screen at once. */
async function repondreALaListe(marche: Marche, lignes: readonly LigneDite[], pas: readonly PasLu[]) {
  expect(marche.ecran.chemin, `« ${marche.foyer.titre} »`).toBe(lignes[0]!.path.replace("/simulation/", ""));
  if (!marche.personne.touches.has(POURQUOI)) await marche.personne.toucher(POURQUOI);
  const dits = (path: string) => pas.find(({ quoi }) => `/simulation/${quoi}` === path);
  for (const { path } of lignes) nommer(marche, dits(path)!);
  await repondreALEcran(marche.personne, lignes, dits, marche.prenoms.get(lignes[0]!.personne));
  await avancer(marche, suite(marche));
}

/**
 * Takes a household from the first question, or the one that is there, to its results on the screen, or to `jusqua`, by what is
 * read there; every heading must be the approved one, every question come in the approved order.
 */
export async function suivreLeFoyer(
  personne: AuDoigt,
  foyer: FoyerRaconte,
  temoin: Observateur,
  detours: Detours = {},
  jusqua = ARRIVEE,
  { pas }: { pas: readonly PasLu[] } = conduireLeFoyer(foyer),
): Promise<void> {
  const dites = new Set<string>();
  let detour: Detours[number] | undefined;
  const ecran = await attendre(personne.page, "");
  const marche: Marche = { personne, foyer, ecran, corrige: false, prenoms: new Map(), temoin };
  await noter(marche);
  const debut = pas.findIndex(({ quoi }) => quoi === ecran.chemin);
  for (const [rang, un] of pas.entries()) {
    const passee = rang < debut;
    if (passee) nommer(marche, un);
    else if (jusqua !== ARRIVEE && marche.ecran.chemin === jusqua) return;
    if (!marche.corrige && un.reponse && dites.has(un.quoi)) {
      dites.delete(un.quoi);
      detour = detours[rang] ?? detour;
      continue;
    }
    const lignes = un.reponse && !marche.corrige ? reunisA(pas, rang) : [];
    for (const { path } of lignes.slice(1)) dites.add(path.replace("/simulation/", ""));
    if (passee) continue;
    // A detour before a question that shares an earlier screen is made before the next one.
    detour = detours[rang] ?? detour;
    if (detour && un.reponse) {
      await faireUnDetour(marche, detour);
      detour = undefined;
    }
    if (lignes.length > 1 || (lignes[0] && ouvre(lignes[0].step)))
      await repondreALaListe(marche, lignes, pas.slice(rang));
    else if (un.reponse) await repondre(marche, un);
    else await gesticuler(marche, un.quoi, pas[rang + 1]);
  }
  if (marche.ecran.chemin === jusqua) return;
  await allerAuxResultats(marche);
  expect(marche.ecran.chemin, `« ${foyer.titre} »`).toBe(ARRIVEE);
}
