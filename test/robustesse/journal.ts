import { deepEqual, ok } from "node:assert/strict";
import {
  avecVelo,
  demanderAPI,
  effacer,
  enregistrer,
  type Enregistree,
  lire,
  sauver,
  simulations,
} from "./cas.ts";
import { type DemandeHttp, demander } from "./connexion.ts";
import type { Contexte } from "./contexte.ts";

/** Words that no journal writes by itself. */
const PRENOM = "Zéphyrine-Aurore";
const LOYER = 437.21;

/** Every text of six letters or more in what a person answered, and every number with a decimal part. */
function reponsesDe(json: unknown): string[] {
  if (typeof json === "string") return json.length >= 6 ? [json] : [];
  if (typeof json === "number") return Number.isInteger(json) ? [] : [String(json)];
  return typeof json === "object" && json !== null ? Object.values(json).flatMap(reponsesDe) : [];
}

/** A record with a first name and a rent that can be told from anything else. */
function marquee(): string {
  const textes = simulations.filter(({ enfants }) => enfants).map((une) => JSON.stringify(une));
  return (textes.find((un) => un.includes('"loyer":')) ?? "")
    .replace(/"votre 1[^"]*"/g, JSON.stringify(PRENOM))
    .replace(/"loyer":[\d.]+/g, `"loyer":${LOYER}`);
}

/** A whole journey: saves, forms, refusals, faults, addresses that hold what they should not. */
function visite(texte: string, une: Enregistree): DemandeHttp[] {
  const formes = [
    "",
    "situation",
    "resultats",
    "ecarts",
    "snapshot",
    "openfisca-response",
    "explications/rsa",
  ];
  const cible = `/simulation?token=${une.token}&prenom=${encodeURIComponent(PRENOM)}`;
  return [
    ...formes.map((forme) => lire(une, forme)),
    enregistrer(texte, une),
    enregistrer(texte.slice(0, -20)),
    enregistrer(texte.replace('"demandeur"', `"${PRENOM}"`)),
    enregistrer(texte.replace(/"entityName"/, `"${PRENOM}"`)),
    { methode: "GET", cible },
    demanderAPI(`simulation/${une._id}/resultats?token=${une.token}`),
    { ...demanderAPI(`simulation/${une._id}`), methode: "PUT" },
    demanderAPI("communes?q=Petit-Couronne"),
    effacer(une),
  ];
}

/** Journaux: what a journey wrote on both outputs holds nothing that it was given. */
export async function journal({ serveur }: Contexte): Promise<string> {
  const interdits = new Set([PRENOM, encodeURIComponent(PRENOM), String(LOYER), "Petit-Couronne"]);
  let ecrit = "";
  // One server as it comes, one whose engine cannot be reached: faults are logged too.
  for (const injoignable of [false, true]) {
    const env = injoignable && { env: { OPENFISCA_URL: "http://127.0.0.1:9" } };
    const { adresse, finir, sortie } = await serveur({ ...env });
    for (const texte of [marquee(), avecVelo]) {
      const une = await sauver(adresse, texte);
      for (const demande of visite(texte, une)) await demander(adresse, demande);
      const { answers } = JSON.parse(texte) as { answers: unknown };
      for (const secret of [une.token, une._id, ...reponsesDe(answers)]) interdits.add(secret);
    }
    await finir();
    ecrit += sortie();
  }
  const lignes = ecrit.trim().split("\n");
  // The instant of a line is the journal’s own: « 12:00:10.650 » would hold an answer of 0.65.
  const sansInstants = ecrit.replaceAll(/"t":"[^"]*"/g, "");
  deepEqual(
    [...interdits].filter((un) => sansInstants.includes(un)),
    [],
  );
  deepEqual(
    lignes.filter((une) => !/^(\{.*\}|Cap Aides répond sur \S+)$/.test(une)),
    [],
  );
  ok(lignes.length > 40, `${lignes.length} lignes`);
  return `${lignes.length} lignes, ${interdits.size} secrets cherchés`;
}
