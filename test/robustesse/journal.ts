import { enregistreeDe, enregistrer, type Enregistree, effacer, lire, simulations } from "./cas.ts";
import { type DemandeHttp, demander } from "./connexion.ts";
import { type Contexte, entier, type Ligne } from "./contexte.ts";
import { avecVelo } from "./memoire.ts";

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
  const choisie = simulations.find(
    (une) => une.enfants && une.answers.all.some(({ value }) => estLoyer(value)),
  );
  const texte = JSON.stringify(choisie ?? simulations[0]);
  return texte
    .replace(/"votre 1[^"]*"/g, JSON.stringify(PRENOM))
    .replace(/"loyer":[\d.]+/g, `"loyer":${LOYER}`);
}

const estLoyer = (value: unknown) => typeof value === "object" && value !== null && "loyer" in value;

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
  return [
    ...formes.map((forme) => lire(une, forme)),
    enregistrer(texte, une),
    enregistrer(texte.slice(0, -20)),
    enregistrer(texte.replace('"demandeur"', `"${PRENOM}"`)),
    enregistrer(texte.replace(/"entityName"/, `"${PRENOM}"`)),
    { methode: "GET", cible: `/simulation?token=${une.token}&prenom=${encodeURIComponent(PRENOM)}` },
    { methode: "GET", cible: `/api/simulation/${une._id}/resultats?token=${une.token}` },
    { methode: "PUT", cible: `/api/simulation/${une._id}` },
    { methode: "GET", cible: "/api/communes?q=Petit-Couronne" },
    effacer(une),
  ];
}

/** What a journey wrote on both outputs holds nothing that it was given. */
export async function journal({ serveur }: Contexte): Promise<Ligne[]> {
  const interdits = new Set([PRENOM, encodeURIComponent(PRENOM), String(LOYER), "Petit-Couronne"]);
  // One server as it comes, one whose engine cannot be reached: faults are logged too.
  const serveurs = [await serveur(), await serveur({ env: { OPENFISCA_URL: "http://127.0.0.1:9" } })];
  let ecrit = "";
  for (const un of serveurs) {
    for (const texte of [marquee(), avecVelo[0] ?? ""]) {
      const une = enregistreeDe(await demander(un.adresse, enregistrer(texte)));
      for (const demande of visite(texte, une)) await demander(un.adresse, demande);
      for (const secret of [
        une.token,
        une._id,
        ...reponsesDe((JSON.parse(texte) as { answers: unknown }).answers),
      ])
        interdits.add(secret);
    }
    await un.finir();
    ecrit += un.sortie();
  }
  const lignes = ecrit.trim().split("\n");
  // The instant of a line is the journal’s own: « 12:00:10.650 » would hold an answer of 0.65.
  const sansInstants = ecrit.replaceAll(/"t":"[^"]*"/g, "");
  const trouves = [...interdits].filter((un) => sansInstants.includes(un));
  const illisibles = lignes.filter((une) => !/^(\{.*\}|Cap Aides répond sur \S+)$/.test(une));
  return [
    {
      texte: `Journaux : ${entier(lignes.length)} lignes d’un parcours entier, ${entier(interdits.size)} réponses, jetons, identifiants et dates cherchés, ${trouves.length} trouvé`,
      juste: lignes.length > 40 && trouves.length === 0 && illisibles.length === 0,
      ...(trouves.length + illisibles.length > 0 && {
        detail: `  ${[...trouves, ...illisibles].join("\n  ")}`,
      }),
    },
  ];
}
