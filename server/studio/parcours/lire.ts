import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type * as Loi from "../../../catalogue/loi/embarquee.ts";
import type * as Mots from "../../../catalogue/conditions/predicate/describe.ts";
import type * as Calcul from "../../../catalogue/results/compute.ts";
import type * as Contexte from "../../../catalogue/situation/context.ts";
import type * as Velos from "../../../catalogue/results/velos/velos.ts";
import type * as Personas from "../../../machines/studio/personas/personas.ts";
import type * as Remplissage from "../../../machines/studio/personas/remplir.ts";
import type * as Arbre from "../../../machines/journey/tree.ts";
import type * as Marche from "../../../machines/journey/walk.ts";
import type * as Questions from "../../../machines/questions/index.ts";
import type * as Lecture from "../../catalogue/read.ts";
import { decrire, type Description, type PersonaDecrit } from "../../../machines/studio/graph/decrire.ts";
import { etapesDe } from "../../../machines/studio/graph/etapes.ts";

/**
 * Reads the journey of the folder it runs in, with the code of that folder, and writes it down:
 * `tsx lire.ts {description.json}`. Started by `versions.ts`, once a version.
 */
const [sortie = ""] = process.argv.slice(2);

/** A module of the version read; its types are those of today, its exports may be others. */
const module = <T>(chemin: string) => import(join(process.cwd(), chemin)) as Promise<T>;

async function calculer() {
  const [{ compute }, { legislationEmbarquee }, { readCatalogue }, { defaultParameters }] = await Promise.all(
    [
      module<typeof Calcul>("catalogue/results/compute.ts"),
      module<typeof Loi>("catalogue/loi/embarquee.ts"),
      module<typeof Lecture>("server/catalogue/read.ts"),
      module<typeof Contexte>("catalogue/situation/context.ts"),
    ],
  );
  const catalogue = readCatalogue();
  const legislation = legislationEmbarquee(catalogue.aides.map(({ aide }) => aide));
  const velos = async () => (await module<typeof Velos>("catalogue/results/velos/velos.ts")).velos;
  const outils = { catalogue, legislation, velos, marque: "neutre" as const, parameters: defaultParameters };
  return async (situation: Parameters<typeof compute>[0]) => {
    const { droitsEligibles } = await compute(situation, outils);
    return Object.fromEntries(
      droitsEligibles.map(({ id, montant, unit }) => [
        id,
        typeof montant === "number" ? `${montant} ${unit}` : "oui",
      ]),
    );
  };
}

const messageDe = (erreur: unknown) => (erreur instanceof Error ? erreur.message.split("\n")[0] : "") ?? "";

/** What a version can do, or why it cannot. */
const essayer = <T>(faire: Promise<T>): Promise<T | { echec: string }> =>
  faire.catch((erreur: unknown) => ({ echec: messageDe(erreur) }));

async function personas(reserves: string[]): Promise<PersonaDecrit[]> {
  const [{ parcoursDe }, contes, remplissage, calcul] = await Promise.all([
    module<typeof Marche>("machines/journey/walk.ts"),
    essayer(module<typeof Personas>("machines/studio/personas/personas.ts")),
    essayer(module<typeof Remplissage>("machines/studio/personas/remplir.ts")),
    essayer(calculer()),
  ]);
  if ("echec" in contes || "echec" in remplissage) {
    reserves.push("Une version ne sait pas remplir un parcours : ses personnages ne se comparent pas.");
    return [];
  }
  if ("echec" in calcul) reserves.push(`Une version ne calcule pas les résultats ici : ${calcul.echec}`);
  const lus: PersonaDecrit[] = [];
  for (const conte of contes.personas) {
    // Versions of November 2026 call it `nom`.
    const { titre, nom = titre }: typeof conte & { nom?: string } = conte;
    try {
      const parcours = parcoursDe(remplissage.remplir(conte));
      const chemin = parcours.active.map(({ path }) => path.replace("/simulation/", ""));
      const resultats = "echec" in calcul ? undefined : await calcul(parcours.situation);
      lus.push({ nom, chemin, ...(resultats && { resultats }) });
    } catch (erreur) {
      lus.push({ nom, chemin: [], refus: messageDe(erreur) });
    }
  }
  return lus;
}

/** Questions need the tree of that version; personas need more, and say so when it is not there. */
async function description(): Promise<Description> {
  if (!existsSync("machines/journey/tree.ts"))
    throw new Error("Cette version est trop ancienne : son parcours ne se lit pas encore comme un arbre.");
  const [{ tree }, { questionOf }, { describe }] = await Promise.all([
    module<typeof Arbre>("machines/journey/tree.ts"),
    module<typeof Questions>("machines/questions/index.ts"),
    module<typeof Mots>("catalogue/conditions/predicate/describe.ts"),
  ]);
  const questions = etapesDe(tree).map((etape) => decrire(etape, { describe, questionOf }));
  const reserves: string[] = [];
  return { questions, personas: await personas(reserves), reserves };
}

writeFileSync(sortie, JSON.stringify(await description()));
