import { expect, it } from "vitest";
import { neIlYA, situationDe } from "../../../../test/fixtures/foyers.ts";
import { catalogueServi } from "../../../../test/fixtures/sans-velo.ts";
import { ecrireLettre } from "./ecrire-lettre.ts";
import { formulaires } from "./formulaires.ts";
import { modelePour } from "./lettres.ts";
import { maSituation } from "./ma-situation.ts";

const plat = (texte: string) => texte.replaceAll(/[\u00a0\u202f]/g, " ");

const situation = situationDe({
  demandeur: {
    date_naissance: neIlYA(20),
    activite: "etudiant",
    scolarite: "enseignement_superieur",
    salaire_net: { "2026-11": 350 },
  },
  famille: { en_couple: false },
  menage: {
    statut_occupation_logement: "locataire_vide",
    _nomCommune: "Rennes",
    loyer: 420,
    charges_locatives: 40,
  },
});

it("chaque formulaire et chaque lettre est d’une aide du catalogue, et chaque FSL a la sienne", () => {
  const connues = [...catalogueServi.byId.keys()];
  expect(Object.keys(formulaires).filter((id) => !connues.includes(id))).toEqual([]);
  const lettres = connues.filter((id) => modelePour(id));
  expect(lettres.filter((id) => id.includes("fsl")).length).toBeGreaterThan(70);
  for (const id of ["fonds_aide_jeunes", "accompagnement_jeune_majeur", "aide_specifique_crous_ponctuelle"])
    expect(lettres).toContain(id);
  expect(modelePour("aide_logement")).toBeUndefined();
});

it("dit la situation de qui a répondu, et rien de ce qui ne l’a pas été", () => {
  expect(maSituation(situation).map(plat)).toEqual([
    "J’ai 20 ans.",
    "Je suis en études, dans l’enseignement supérieur.",
    "Je vis sans conjoint.",
    "À Rennes, je loue un logement vide : 420 € de loyer et 40 € de charges par mois.",
    "J’ai reçu 350 € en novembre 2026.",
  ]);
  expect(
    maSituation(situationDe({ demandeur: { date_naissance: neIlYA(17) }, famille: {}, menage: {} })),
  ).toEqual(["J’ai 17\u00a0ans."]);
});

it("un revenu que l’on ne sait pas n’est pas compté pour rien", () => {
  const inconnu = { ...situation.demandeur, chomage_net: { [situation.dateDeValeur.slice(0, 7)]: null } };
  expect(maSituation({ ...situation, demandeur: inconnu } as never).join(" ")).not.toContain("J’ai reçu");
});

it("une lettre nomme le texte, la situation et les papiers ; ce qui n’est pas dit reste à écrire", () => {
  const modele = modelePour("fonds_aide_jeunes")!;
  const dit = { nom: "Ana Diaz", adresse: "", joindre: "", recit: "Je dois payer mon train." };
  const lettre = plat(
    ecrireLettre({
      modele,
      situation,
      dit,
      papiers: ["Relevé d’identité bancaire (RIB)"],
      jour: "2026-11-30",
    }),
  );
  expect(lettre.split("\n\n")).toEqual([
    expect.stringMatching(/^Ana Diaz\n…+\n…+$/),
    "À : Fonds d’aide aux jeunes",
    "À Rennes, le 30 novembre 2026",
    "Objet : Demande d’aide du fonds d’aide aux jeunes",
    "Madame, Monsieur,",
    expect.stringContaining("L263-3"),
    expect.stringContaining("J’ai 20 ans."),
    "Je dois payer mon train.",
    "Je joins : Relevé d’identité bancaire (RIB).",
    "Je vous remercie de me répondre par écrit.",
    "Ana Diaz",
  ]);
});
