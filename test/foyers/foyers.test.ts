import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { ErreurDeFoyer } from "../../machines/studio/foyers/conduire.ts";
import { endroitDe, lireFoyer } from "../../machines/studio/foyers/ecrit.ts";
import { lienDuParcours } from "../../machines/studio/graph/lien.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { conduireLeFoyer, groupesDits, resultatsDuFoyer } from "../approuver/faits/foyers-resultats.ts";

const DOSSIER = "test/foyers";
const fichiers = readdirSync(DOSSIER).filter((nom) => nom.endsWith(".yml"));

const plat = (texte: string) =>
  texte
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll("’", "'")
    .toLowerCase();

const connus = readCatalogue().aides.map(({ aide }) => aide.label);

/** What a file expects and does not get, or gets and does not expect; or why it cannot be told. A line each, in French. */
async function fautesDe(fichier: string, texte: string): Promise<string[]> {
  const lu = lireFoyer(fichier, texte);
  if ("fautes" in lu) return lu.fautes;
  const { foyer, attendu, faute } = lu;
  let conduit: ReturnType<typeof conduireLeFoyer>;
  try {
    conduit = conduireLeFoyer(foyer);
  } catch (erreur) {
    if (!(erreur instanceof ErreurDeFoyer)) throw erreur;
    return [faute(endroitDe(foyer, erreur), erreur.raison)];
  }
  const { pas, situation, snapshot } = conduit;
  const groupes = groupesDits(await resultatsDuFoyer(situation, foyer.marque ?? "neutre"));
  const obtenues = groupes.filter(({ titre }) => titre !== "En arrivant").flatMap(({ lignes }) => lignes);
  const a = (parmi: readonly string[], dit: string) => parmi.some((un) => plat(un).startsWith(plat(dit)));
  const posees = new Set(pas.map(({ quoi }) => quoi));
  const voir = `  npm start, puis ${lienDuParcours(snapshot.context, RESULTATS)}`;
  const juger = (champ: keyof typeof attendu, juge: (dit: string) => string | undefined) =>
    attendu[champ].flatMap((dit, rang) => {
      const dite = juge(dit);
      return dite === undefined ? [] : [`${faute(["attendu", champ, rang], `« ${dit} » ${dite}`)}\n${voir}`];
    });
  const inconnue = (dit: string) =>
    a(connus, dit.split(" : ")[0] ?? "") ? undefined : "n’est le nom d’aucune aide";
  return [
    ...juger(
      "aides",
      (dit) => inconnue(dit) ?? (a(obtenues, dit) ? undefined : "n’est pas dans les résultats"),
    ),
    ...juger(
      "sansAides",
      (dit) => inconnue(dit) ?? (a(obtenues, dit) ? "est dans les résultats" : undefined),
    ),
    ...juger("questions", (dit) => (posees.has(dit) ? undefined : "n’est pas demandée")),
    ...juger("sansQuestions", (dit) => (posees.has(dit) ? "est demandée" : undefined)),
  ];
}

describe("les foyers écrits dans test/foyers", () => {
  it.each(fichiers)("%s donne ce qu’il attend", async (nom) => {
    const fichier = `${DOSSIER}/${nom}`;
    expect((await fautesDe(fichier, readFileSync(fichier, "utf8"))).join("\n")).toBe("");
  });

  const JUSTE = readFileSync(`${DOSSIER}/aide-sociale-a-l-enfance.yml`, "utf8");

  it.each([
    ["un guillemet qui reste ouvert", 'titre: "a', /essai\.yml:1:8 un guillemet/],
    [
      "un champ qui n’existe pas",
      `${JUSTE}demandeuse: {}\n`,
      /essai\.yml:\d+:1 demandeuse : ce champ n’existe pas/,
    ],
    [
      "un libellé qui n’existe pas",
      JUSTE.replace("Un lycée", "Une fac"),
      /essai\.yml:6:3 demandeur\.scolarite : « Une fac » ne choisit pas/,
    ],
    [
      "une question sans réponse",
      JUSTE.replace(/\n {2}depcom.*/, ""),
      /essai\.yml:\d+:1 foyer\.depcom : cette question n’a pas de réponse/,
    ],
    [
      "une réponse que personne ne demande",
      JUSTE.replace("foyer:\n", "foyer:\n  bourse_lycee: Oui\n"),
      /foyer\.bourse_lycee : cette réponse n’est demandée à personne/,
    ],
    [
      "une aide qu’il n’a pas",
      `${JUSTE.split("attendu:")[0]}attendu:\n  aides:\n    - allocation aux adultes handicapés\n`,
      /attendu\.aides\.0 : « allocation aux adultes handicapés » n’est pas dans les résultats\n.*#parcours=/,
    ],
    [
      "une aide qui n’existe pas",
      `${JUSTE.split("attendu:")[0]}attendu:\n  sansAides: [allocation de rien]\n`,
      /« allocation de rien » n’est le nom d’aucune aide/,
    ],
  ])("dit à sa ligne %s", async (_, texte, faute) => {
    const fautes = await fautesDe("essai.yml", texte);
    expect(fautes).toHaveLength(1);
    expect(fautes[0]).toMatch(faute);
  });
});
