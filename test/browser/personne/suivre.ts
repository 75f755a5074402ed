import { expect } from "vitest";

import { conduireLeFoyer, type PasDuFoyer } from "../../approuver/faits/foyers-parcours.ts";
import type { FoyerRaconte } from "../../foyers/foyer.ts";
import { type Detours, faireUnDetour } from "./detours.ts";
import { type Personne, repondreALaQuestion } from "./gestes.ts";
import { attendre, type Ecran } from "./regard.ts";
import { estApprouve, textesApprouves } from "./titres.ts";

const approuves = textesApprouves("question");
const brefs = textesApprouves("en bref");

/** Where a person stands in her journey. */
export interface Marche {
  personne: Personne;
  foyer: FoyerRaconte;
  ecran: Ecran;
  /** Answers are being corrected from the summary. */
  corrige: boolean;
  /** First names, by id of the child. */
  prenoms: Map<string, string>;
  /** Texts that can be touched, met on the way. */
  boutons: Set<string>;
}

const avancer = async (marche: Marche, texte: string, ou?: { rang: number }) => {
  await marche.personne.toucher(texte, ou);
  marche.ecran = await attendre(marche.personne.page, marche.ecran.chemin);
  noter(marche);
};

/** Buttons of a screen of the journey, whatever the child they are about; the results have tests of their own. */
function noter({ boutons, ecran, prenoms }: Marche): void {
  if (ecran.chemin === "resultats" || ecran.chemin === "recapitulatif") return;
  for (const texte of ecran.boutons)
    boutons.add([...prenoms.values()].reduce((dit, prenom) => dit.replace(prenom, "…"), texte));
}

/** A gesture that answers nothing: about a child of the list, or from the summary about the answer `corrigee`. */
async function gesticuler(marche: Marche, geste: string, corrigee: PasDuFoyer | undefined): Promise<void> {
  const [verbe = "", quoi = ""] = geste.split(/ (.*)/);
  if (verbe === "ajouter") return avancer(marche, "Ajouter un enfant");
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

const suite = ({ corrige, ecran, prenoms }: Marche) =>
  ecran.chemin === "enfants" && prenoms.size === 0
    ? "Je n’ai pas d’enfant"
    : corrige
      ? "Enregistrer"
      : "Continuer";

async function repondre(marche: Marche, { quoi, dite = "", reponse }: PasDuFoyer): Promise<void> {
  const { ecran, personne, foyer, prenoms } = marche;
  expect(ecran.chemin, `« ${foyer.titre} »`).toBe(quoi);
  if (!reponse) return;
  const { question, dit, ecoute, stateId, value } = reponse;
  const attendus = approuves.get(stateId) ?? [];
  expect(
    estApprouve(ecran.titre, attendus),
    `${quoi} : « ${ecran.titre} » au lieu de ${attendus.join(" ou ")}`,
  ).toBe(true);
  const enfants = new Map(
    [...ecoute.enfantsAvecRevenus].map(([id, oui]) => [prenoms.get(id) ?? id, oui] as const),
  );
  await repondreALaQuestion(personne, question, { dit, dite, revenus: ecoute.revenus, enfants });
  if (question.field === "_firstName") prenoms.set(quoi.split("/")[1] ?? "", String(value));
  await avancer(marche, suite(marche));
  if (marche.ecran.chemin === "recapitulatif") marche.corrige = false;
}

/**
 * Takes a household from the first question to its results on the screen, by what is read there; every
 * heading must be the approved one, every question come in the approved order.
 */
export async function suivreLeFoyer(
  personne: Personne,
  foyer: FoyerRaconte,
  boutons: Set<string>,
  detours: Detours = {},
): Promise<void> {
  const { pas } = conduireLeFoyer(foyer);
  const ecran = await attendre(personne.page, "");
  const marche: Marche = { personne, foyer, ecran, corrige: false, prenoms: new Map(), boutons };
  noter(marche);
  for (const [rang, un] of pas.entries()) {
    const detour = detours[rang];
    if (detour && un.reponse) await faireUnDetour(marche, detour);
    if (un.reponse) await repondre(marche, un);
    else await gesticuler(marche, un.quoi, pas[rang + 1]);
  }
  await allerAuxResultats(marche);
  expect(marche.ecran.chemin, `« ${foyer.titre} »`).toBe("resultats");
}
