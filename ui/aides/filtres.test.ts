import { describe, expect, it } from "vitest";
import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import { type DemandeDAides, ecrireDemande, filtrer, lireDemande, montants } from "./filtres.ts";
import { moteurDesAides } from "./index-aides.ts";

const aide = (id: string, champs: Partial<AideListee> = {}): AideListee => ({
  id,
  label: id,
  institution: "État",
  institutionId: "etat",
  territoire: "national",
  type: "float",
  periodicite: "mensuelle",
  unit: "euro",
  nature: "somme",
  besoin: "vivre",
  montant: 100,
  ...champs,
});

const aides = [
  aide("bourse"),
  aide("bafa", { territoire: "caf", institutionId: "caf_nord", theme: "BAFA et BAFD", departements: ["59"] }),
  aide("mobilité", { territoire: "region", regions: ["53"], profils: ["apprenti", "etudiant"] }),
  aide("pass", {
    type: "bool",
    nature: "service",
    besoin: "sortir",
    montant: undefined,
    profils: ["lyceen"],
  }),
];
const rien: DemandeDAides = {
  q: "",
  territoire: "",
  organisme: "",
  profil: "",
  besoin: "",
  theme: "",
  montant: "",
  page: 1,
};

describe("filtrer les aides", () => {
  it.each<[string, Partial<DemandeDAides>, string[]]>([
    ["rien", {}, ["bourse", "bafa", "mobilité", "pass"]],
    ["par territoire", { territoire: "region" }, ["mobilité"]],
    ["par organisme", { organisme: "caf_nord" }, ["bafa"]],
    ["par profil, avec les aides pour tout le monde", { profil: "apprenti" }, ["bourse", "bafa", "mobilité"]],
    ["par besoin", { besoin: "sortir" }, ["pass"]],
    ["par le nom de son besoin", { q: "bouger" }, ["pass"]],
    ["par sujet", { theme: "BAFA et BAFD" }, ["bafa"]],
    ["par genre de montant", { montant: "service" }, ["pass"]],
    ["par le nom d’une région de ses règles", { q: "bretagne" }, ["mobilité"]],
    ["par le numéro d’un département de ses règles", { q: "59" }, ["bafa"]],
    ["par son thème", { q: "bafd" }, ["bafa"]],
    [
      "tout à la fois",
      { q: "mobilite", territoire: "region", profil: "etudiant", montant: "mois" },
      ["mobilité"],
    ],
    ["un organisme inconnu ne donne rien", { organisme: "inconnu" }, []],
  ])("%s", (_, demande, attendu) => {
    expect(filtrer(moteurDesAides(aides), { ...rien, ...demande }).items.map(({ id }) => id)).toEqual(
      attendu,
    );
  });

  it.each<[Partial<AideListee>, string]>([
    [{ periodicite: "mensuelle" }, "mois"],
    [{ periodicite: "annuelle" }, "an"],
    [{ periodicite: "ponctuelle" }, "fois"],
    [{ periodicite: "autre" }, "variable"],
    [{ montant: undefined }, "mois"],
    [{ nature: "plafond", periodicite: "annuelle" }, "an"],
    [{ nature: "moyenne" }, "mois"],
    [{ nature: "remise", unit: "percent" }, "reduction"],
    [{ nature: "prix" }, "reduction"],
    [{ nature: "prêt", periodicite: "autre" }, "pret"],
    [{ nature: "service", unit: "séances" }, "service"],
    [{ nature: "service", type: "bool", montant: undefined }, "service"],
  ])("chaque aide est d’un seul genre : %o", (champs, attendu) => {
    const kinds = Object.entries(montants).filter(([, { de }]) => de(aide("une", champs)));
    expect(kinds.map(([name]) => name)).toEqual([attendu]);
  });
});

describe("la demande dans l’adresse", () => {
  it("se relit telle qu’elle a été écrite, à côté du reste", () => {
    const demande = {
      q: "vélo",
      territoire: "region",
      organisme: "x",
      profil: "parent",
      besoin: "loger",
      theme: "BAFA et BAFD",
      montant: "an",
      page: 3,
    };
    const params = ecrireDemande(demande, new URLSearchParams("iframe=&q=avant"));
    expect(params.toString()).toBe(
      "iframe=&q=v%C3%A9lo&territoire=region&organisme=x&profil=parent&besoin=loger&theme=BAFA+et+BAFD&montant=an&page=3",
    );
    expect(lireDemande(params)).toEqual(demande);
  });

  it("vide, elle n’y laisse rien", () => {
    expect(ecrireDemande(rien, new URLSearchParams("q=a&page=2&profil=parent")).toString()).toBe("");
  });

  it.each([
    "territoire=lune",
    "profil=constructor",
    "montant=__proto__",
    "page=-1",
    "page=deux",
    "page=1.5",
    "",
  ])("une valeur inconnue ne demande rien : %s", (query) => {
    expect(lireDemande(new URLSearchParams(query))).toEqual(rien);
  });
});
