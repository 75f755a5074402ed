import { describe, expect, it } from "vitest";
import { desResultats, unDroit } from "../../../test/fixtures/droits.ts";
import { situationDe } from "../../../test/fixtures/foyers.ts";
import type { Droit } from "../results.ts";
import { douzeMois, momentsDe } from "./annee.ts";

const foyer = situationDe({ dateDeValeur: "2026-11-20", demandeur: { date_naissance: "2002-02-10" } });
const loi = (...droits: [string, Partial<Droit>][]) =>
  desResultats({
    dateDeValeur: "2026-11-20",
    droitsEligibles: droits.map(([id, champs]) => unDroit({ id, label: id, source: "openfisca", ...champs })),
  });
const annee = (resultats: ReturnType<typeof loi>, ...suites: ReturnType<typeof loi>[]) =>
  douzeMois(resultats, momentsDe(foyer), suites);

describe("l’année à venir", () => {
  it("a douze mois, du mois du calcul, et suit les anniversaires à partir du mois suivant", () => {
    const [avant, apres] = [
      loi(["rsa", { montant: 0.1 }], ["ppa", { montant: 0.2 }]),
      loi(["ppa", { montant: 50 }]),
    ];
    const mois = annee(avant, avant, apres);
    expect(mois.map((un) => `${un.mois} ${un.nouveau}`)).toEqual([
      "2026-11 0.3",
      "2026-12 0.3",
      "2027-01 0.3",
      "2027-02 0.3",
      ...["03", "04", "05", "06", "07", "08", "09", "10"].map((m) => `2027-${m} 50`),
    ]);
    expect(mois.filter(({ finissent }) => finissent.length > 0)).toMatchObject([
      { mois: "2027-03", finissent: ["rsa"], commencent: [] },
    ]);
  });

  it("verse la bourse sur dix mois : ni en juillet ni en août, reçue ou à demander", () => {
    const bourse = unDroit({
      id: "bourse_criteres_sociaux",
      label: "bourse",
      source: "openfisca",
      montant: 200,
    });
    const resultats = { ...loi(["bourse_criteres_sociaux", { montant: 300 }]), droitsInjectes: [bourse] };
    const mois = annee(resultats, resultats, resultats);
    expect(mois.map(({ mois: un, nouveau, recu }) => [un.slice(5), nouveau, recu]).slice(7, 11)).toEqual([
      ["06", 300, 200],
      ["07", 0, 0],
      ["08", 0, 0],
      ["09", 300, 200],
    ]);
  });

  it("compte ce qui ouvrira quand cela ouvre, tait ce qui n’est pas sûr, arrête ce qui finit", () => {
    const resultats = loi(
      ["bourse", { montant: 100, campagne: { etat: "à venir", du: "2027-03-01" } }],
      ["douteuse", { montant: 1000, aVerifier: "?" }],
      ["plafond", { montant: 2000, nature: "plafond" }],
    );
    const locale = unDroit({ id: "locale", label: "locale", montant: 10, fin: "2027-08-31" });
    const serveur = { ...resultats, droitsEligibles: [...resultats.droitsEligibles, locale] };
    const mois = annee(serveur, resultats, resultats);
    expect(mois.map(({ nouveau }) => nouveau)).toEqual([
      10, 10, 10, 10, 110, 110, 110, 110, 110, 110, 100, 100,
    ]);
    expect(mois[4]?.commencent).toEqual(["bourse"]);
    expect(mois[10]?.finissent).toEqual(["locale"]);
  });

  it("ce que nulle page récente ne dit n’est ni compté, ni à vérifier en euros", () => {
    const doutes = [{ cause: "lecture" as const, texte: "À relire" }];
    const [relue, aRelire] = [loi(["une", { montant: 50 }]), unDroit({ id: "locale", montant: 500, doutes })];
    const serveur = { ...relue, droitsEligibles: [...relue.droitsEligibles, aRelire] };
    const [mois] = annee(serveur, relue, relue);
    expect([mois?.nouveau, mois?.aVerifier]).toEqual([50, 0]);
  });

  it("à la rentrée, ne garde que ce qui vaut dans toute classe, sans rien ouvrir de plus", () => {
    const lyceenne = situationDe({
      dateDeValeur: "2026-11-20",
      demandeur: { date_naissance: "2010-02-10", scolarite: "lycee" },
    });
    const moments = momentsDe(lyceenne);
    expect(moments.map((un) => [un.jour, un.situation.demandeur.scolarite, un.classesInconnues])).toEqual([
      ["2026-11-20", "lycee", undefined],
      ["2027-02-10", "lycee", undefined],
      ["2027-08-31", "lycee", undefined],
      ["2027-08-31", undefined, true],
    ]);
    const local = (id: string, read: string) =>
      unDroit({ id, label: id, montant: 10, reasons: [{ rule: id, holds: true, reads: [read], read: "" }] });
    const connue = loi(["bourse", { montant: 100 }], ["apl", { montant: 50 }]);
    const locales = [local("carte", "individu.demandeur.scolarite"), local("fonds", "menage.depcom")];
    const serveur = { ...connue, droitsEligibles: [...connue.droitsEligibles, ...locales] };
    const mois = douzeMois(serveur, moments, [
      connue,
      connue,
      connue,
      loi(["apl", { montant: 40 }], ["rsa", { montant: 600 }]),
    ]);
    expect(mois.map(({ nouveau }) => nouveau)).toEqual([...Array(10).fill(170), 50, 50]);
    expect(mois[10]).toMatchObject({ aRedire: ["bourse", "carte"], finissent: [], commencent: [] });
    expect(mois[11]).toMatchObject({ aRedire: [] });
  });

  it("personne n’étudie : la rentrée ne change rien ; le jour même, c’est la suivante", () => {
    expect(momentsDe(foyer).map(({ jour }) => jour)).toEqual(["2026-11-20", "2027-02-10"]);
    const etudiant = { date_naissance: "2002-02-10", scolarite: "enseignement_superieur" } as const;
    const le = (dateDeValeur: string) =>
      momentsDe(situationDe({ dateDeValeur, demandeur: etudiant })).find((un) => un.classesInconnues)?.jour;
    expect([le("2026-08-30"), le("2026-08-31"), le("2026-11-20")]).toEqual([
      "2026-08-31",
      "2027-08-31",
      "2027-08-31",
    ]);
  });

  it("pose ce qui vient une fois ou chaque année au mois où cela se demande, et le déjà reçu à part", () => {
    const resultats = loi(
      ["prime", { montant: 300, periodicite: "ponctuelle" }],
      ["mérite", { montant: 900, periodicite: "annuelle", campagne: { etat: "à venir", du: "2027-05-15" } }],
    );
    resultats.droitsInjectes.push(
      unDroit({ montant: 280 }),
      unDroit({ montant: 5, periodicite: "annuelle" }),
    );
    const mois = annee(resultats, resultats, resultats);
    expect(mois.map(({ ponctuels }) => ponctuels.map(({ label }) => label).join())).toEqual([
      "prime",
      "",
      "",
      "",
      "",
      "",
      "mérite",
      "",
      "",
      "",
      "",
      "",
    ]);
    expect(new Set(mois.map(({ recu }) => recu))).toEqual(new Set([280]));
  });
});
