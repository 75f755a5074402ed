import { describe, expect, test } from "vitest";
import type { Contribution } from "../../../catalogue/fiches/contribuer/contribution.ts";
import { RefusDit } from "../appeler.ts";
import { adresseDuBrouillon, avecInsistance, ensuite, lienARecopier, ouvertPour } from "./brouillon.ts";

const recue: Contribution = {
  id: "a".repeat(24),
  recueLe: "2026-11-22T10:00:00.000Z",
  sorte: "aide",
  etat: "nouvelle",
  titre: 'Bourse d\'aide "permis"',
  texte: "300 € & un <b>livret</b>",
  organisme: "Ville de Rennes",
  lieu: "Rennes",
  lien: "https://exemple.fr/permis?age=18",
};

const champsDe = (adresse: string) =>
  Object.fromEntries(new URLSearchParams(adresse.split("?").slice(1).join("?")));

describe("le brouillon d’une contribution", () => {
  test("reprend son nom, son texte et son lien, sans rien que l’éditeur abîmerait", () => {
    const adresse = adresseDuBrouillon(recue);
    expect(adresse).toMatch(/^\/admin\/#\/collections\/aides\/new\?label=/);
    expect(champsDe(adresse)).toEqual({
      label: "Bourse d’aide « permis »",
      description: "300 € et un ‹b›livret‹/b›",
      link: "https://exemple.fr/permis?age=18",
      contribution: recue.id,
    });
    expect(champsDe(adresseDuBrouillon({ ...recue, institution: "ville_de_rennes" }))).toMatchObject({
      institution: "ville_de_rennes",
    });
  });

  test("laisse à recopier un lien que l’éditeur abîmerait", () => {
    const lien = "https://exemple.fr/?a=1&b=2";
    expect([lienARecopier(lien), lienARecopier(recue.lien), lienARecopier(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(champsDe(adresseDuBrouillon({ ...recue, lien }))).not.toHaveProperty("link");
  });

  test("ce qui se dit d’une aide ouvre sa fiche, dans sa collection", () => {
    const erreur: Contribution = {
      ...recue,
      sorte: "erreur",
      aide: "pass-monde-supérieures",
      collection: "aides",
    };
    expect(adresseDuBrouillon(erreur)).toBe(
      `/admin/#/collections/aides/entries/pass-monde-sup%C3%A9rieures?contribution=${recue.id}`,
    );
    expect(adresseDuBrouillon({ ...erreur, aide: "rsa", collection: "aides-de-la-loi" })).toBe(
      `/admin/#/collections/aides-de-la-loi/entries/rsa?contribution=${recue.id}`,
    );
    const retour: Contribution = { ...erreur, sorte: "retour", quoi: "refus" };
    expect(adresseDuBrouillon(retour)).toBe(adresseDuBrouillon(erreur));
  });

  test("une fois enregistrée, elle rouvre son brouillon ; l’adresse dit pour qui il est ouvert", () => {
    const adresse = adresseDuBrouillon({ ...recue, etat: "reprise", brouillon: "aides/rennes-bourse" });
    expect(adresse).toBe(`/admin/#/collections/aides/entries/rennes-bourse?contribution=${recue.id}`);
    expect(ouvertPour(adresse.replace("/admin/", ""))).toEqual({
      id: recue.id,
      brouillon: "aides/rennes-bourse",
    });
    expect(ouvertPour("#/collections/aides")).toEqual({});
  });
});

test("un brouillon enregistré reste celui du message ; une autre fiche ne l’est pas", () => {
  const [id, brouillon] = [recue.id, "aides/bruz-cheque"];
  const enregistre = ensuite({ id }, { brouillon });
  expect(enregistre).toEqual({ id, brouillon });
  expect(ensuite(enregistre, { brouillon })).toEqual({ id, brouillon });
  expect(ensuite(enregistre, { brouillon: "aides/autre" })).toEqual({ brouillon: "aides/autre" });
  expect(ensuite(enregistre, {})).toEqual({});
});

test.each([
  [[0, 503, 429], "marquée"],
  [[0, 0, 0, 0], "refusé"],
  [[403], "refusé"],
])("un serveur qui répond %j, puis répond : %s", async (refus, fin) => {
  const suite = [...refus];
  const demande = avecInsistance(async () => {
    const status = suite.shift();
    if (status !== undefined) throw new RefusDit("refusé", status);
    return "marquée";
  }, [0, 0, 0]);
  expect(await demande.catch((erreur: Error) => erreur.message)).toBe(fin);
});
