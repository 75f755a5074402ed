import { describe, expect, test } from "vitest";
import { situationDe } from "../../test/fixtures/foyers.ts";
import { preremplir, sePreremplit, valeursPour } from "./preremplir.ts";

const DS = "https://www.demarches-simplifiees.fr/commencer/";
const foyer = situationDe({
  demandeur: { date_naissance: "2004-02-29", _firstName: "Camille", activite: "etudiant", handicap: true },
  conjoint: { date_naissance: "2001-01-01" },
  enfants: [{ date_naissance: "2025-05-05" }],
  menage: {
    depcom: "83137",
    _codePostal: "83000",
    _nomCommune: "Toulon",
    loyer: 412.5,
    charges_locatives: 30,
  },
});
const NE = "29 février 2004";

describe("un service qui se préremplit", () => {
  test.each<[string, string, string[]]>([
    ["abonnement-aeea-dgitm", "champ_Q2hhbXAtMzM3MjU3MQ=2004-02-29", [NE]],
    ["cd53-bafa", "champ_Q2hhbXAtMzc2NDE0=2004-02-29", [NE]],
    ["cd53_dat_bafd", "champ_Q2hhbXAtMzc2NDE0=2004-02-29", [NE]],
    ["cd53_da_an3_soins_infirmiers", "champ_Q2hhbXAtMzQ2NDQ3OQ=2004-02-29", [NE]],
    ["cd53_da_an4_maieutique", "champ_Q2hhbXAtMzQ2NDM5Ng=2004-02-29", [NE]],
    ["cd53_da_an4_masso_kine", "champ_Q2hhbXAtMzQ2NDYwNw=2004-02-29", [NE]],
    ["cd53_da_an5_orthophonie", "champ_Q2hhbXAtMzQ2MjcyNw=2004-02-29", [NE]],
    ["cd53_da_an6_pharmacie_officine", "champ_Q2hhbXAtMzQ2NDM4MA=2004-02-29", [NE]],
    [
      "departement-83-demande-fonds-solidarite-energie",
      "champ_Q2hhbXAtMjYwMzg1MA=2004-02-29&champ_Q2hhbXAtMjYxNzA3Ng=Toulon&champ_Q2hhbXAtMjU2NzM2Nw=442.5",
      [NE, "Toulon", "442,50\u00a0€ par mois"],
    ],
    [
      "r28_dja",
      "champ_Q2hhbXAtMzE5MDUwOQ=2004-02-29&champ_Q2hhbXAtMzE5MDU4Ng[]=83000&champ_Q2hhbXAtMzE5MDU4Ng[]=83137",
      [NE, "Toulon (83000)"],
    ],
  ])(
    "%s reçoit ce qu’il demande, chaque valeur est dite, et rien d’autre ne part",
    (procedure, query, dites) => {
      const service = DS + procedure;
      const valeurs = valeursPour(service, foyer);
      expect(valeurs.map(({ dite }) => dite)).toEqual(dites);
      const adresse = preremplir(service, valeurs);
      expect([sePreremplit(service), decodeURIComponent(adresse)]).toEqual([true, `${service}?${query}`]);
    },
  );

  test("ce qui n’a pas été répondu n’est ni dit ni transmis", () => {
    const service = `${DS}departement-83-demande-fonds-solidarite-energie`;
    const valeurs = valeursPour(service, situationDe({ demandeur: { date_naissance: "2004-02-29" } }));
    expect(valeurs.map(({ quoi }) => quoi)).toEqual(["votre date de naissance"]);
    expect(preremplir(service, [])).toBe(service);
  });

  test.each([
    "https://www.caf.fr/demande",
    `${DS}une-autre`,
    `${DS}constructor`,
    "https://www.demarches-simplifiees.fr.exemple.fr/commencer/cd53-bafa",
    "https://exemple.fr/?u=https://www.demarches-simplifiees.fr/commencer/cd53-bafa",
  ])("%s ne reçoit rien", (service) => {
    expect([sePreremplit(service), valeursPour(service, foyer)]).toEqual([false, []]);
  });
});
