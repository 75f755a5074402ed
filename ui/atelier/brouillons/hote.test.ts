import { describe, expect, it } from "vitest";
import { ecrireUneApprobation } from "../../../catalogue/atelier/apercu/approbation.ts";
import { type Hote, sansForcer } from "./hote.ts";

const FICHE = "catalogue/aides/regles/bafa.yml";
const APPROBATION = "catalogue/approbations/bafa.txt";
const BRANCHE = "cms/aides/bafa";
const [ZOE, LEA] = ["Zoé", "Léa"].map((name) => ({ name, email: `${name}@exemple.fr` }));
const lue = (apres: string) =>
  ecrireUneApprobation({ fichier: FICHE, avant: "aaa", apres, phrases: ["Montant : 210"] });

/** A code host where Zoé wrote a sheet, and where the approval, if any, is by somebody. */
function hebergeur(approuve?: { qui: { name: string; email: string }; apres: string }) {
  const demandes: { chemin: string; corps: Record<string, unknown> }[] = [];
  const faits: string[] = [];
  const commits = [
    { sha: "c1", commit: { author: ZOE }, files: [{ filename: FICHE, status: "modified", sha: "bbb" }] },
    ...(approuve
      ? [
          {
            sha: "c2",
            commit: { author: approuve.qui },
            files: [{ filename: APPROBATION, status: "added", sha: "ccc" }],
          },
        ]
      : []),
  ];
  const hote = {
    branch: "main",
    mergeMethod: "merge",
    commitAuthor: LEA,
    request: async (chemin: string, options?: { body: string }) => {
      if (options) demandes.push({ chemin, corps: JSON.parse(options.body) });
      return commits.find(({ sha }) => chemin === `/commits/${sha}`);
    },
    getDifferences: async () => ({ commits, files: commits.flatMap(({ files }) => files) }),
    fetchBlobContent: async () => lue(approuve?.apres ?? ""),
    getBranch: async () => ({ commit: { sha: "tête" } }),
    getBranchPullRequest: async () => ({ number: 1, head: { sha: "c2" } }),
    createRef: async (_: string, nom: string) => void faits.push(`crée ${nom}`),
    patchRef: async (_: string, nom: string, sha: string, { force }: { force: boolean }) =>
      void faits.push(`${nom} ${sha} ${force}`),
    backupBranch: async (nom: string) => void faits.push(`garde ${nom}`),
    deleteBranch: async (nom: string) => void faits.push(`ôte ${nom}`),
  };
  sansForcer(hote as unknown as Hote);
  return { hote: hote as unknown as Hote, demandes, faits };
}

describe("publier chez l’hébergeur", () => {
  const publier = (approuve?: Parameters<typeof hebergeur>[0]) => {
    const { hote, demandes } = hebergeur(approuve);
    return hote.mergePR({ number: 1, head: { sha: "c2" } }).then(() => demandes);
  };

  it.each([
    ["que personne n’a lu", undefined, "personne n’a approuvé ce que ce brouillon change"],
    [
      "changé depuis qu’il est lu",
      { qui: LEA!, apres: "autre" },
      "personne n’a approuvé ce que ce brouillon change",
    ],
    ["lu par qui l’a écrit", { qui: ZOE!, apres: "bbb" }, "une autre personne doit le lire"],
  ])("un changement %s ne se publie pas", async (_, approuve, refus) => {
    await expect(publier(approuve)).rejects.toThrow(refus);
  });

  it("lu par une autre personne, tel qu’il est, il se publie ; la fusion dit qui a fait quoi", async () => {
    expect(await publier({ qui: LEA!, apres: "bbb" })).toEqual([
      {
        chemin: "/pulls/1/merge",
        corps: {
          commit_message: "Écrit par : Zoé\nApprouvé par : Léa\nPublié par : Léa",
          sha: "c2",
          merge_method: "merge",
        },
      },
    ]);
  });
});

it("rien ne se force : on écrit à la suite, et un brouillon ouvert ne se recommence pas", async () => {
  const { hote, faits } = hebergeur();
  expect(await hote.rebaseBranch(BRANCHE)).toEqual({ sha: "tête" });
  await hote.patchBranch(BRANCHE, "neuf");
  await expect(hote.createBranch(BRANCHE, "neuf")).rejects.toThrow(
    "quelqu’un vient de commencer un brouillon",
  );
  hote.getBranchPullRequest = () => Promise.reject(new Error("aucune"));
  await hote.createBranch(BRANCHE, "neuf");
  expect(faits).toEqual([`${BRANCHE} neuf false`, `garde ${BRANCHE}`, `ôte ${BRANCHE}`, `crée ${BRANCHE}`]);
});
