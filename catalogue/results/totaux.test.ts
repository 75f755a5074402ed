import { describe, expect, it } from "vitest";
import { unDroit } from "../../test/fixtures/droits.ts";
import { totauxDe } from "./totaux.ts";

const rien = { parMois: 0, parAn: 0, enUneFois: 0 };
const aucun = {
  surs: rien,
  si: rien,
  plafonds: rien,
  aVerifier: rien,
  plafondsAVerifier: rien,
  bientot: rien,
};

describe("les totaux", () => {
  it("se font par rythme, des seuls montants en euros que l’on reçoit", () => {
    expect(
      totauxDe([
        unDroit({ montant: 450 }),
        unDroit({ montant: 100.5 }),
        unDroit({ montant: 1000, periodicite: "annuelle" }),
        unDroit({ montant: 300, periodicite: "ponctuelle" }),
        unDroit({ montant: 200, periodicite: "autre" }),
        unDroit({ montant: 50, unit: "percent" }),
        unDroit({ montant: 8, unit: "séances" }),
        unDroit({ montant: 30, nature: "prix" }),
        unDroit({ montant: 40, nature: "remise" }),
        unDroit({ montant: 50, nature: "service" }),
        unDroit({ montant: 3500, nature: "prêt" }),
        unDroit({ montant: true, type: "bool" }),
      ]),
    ).toEqual({ ...aucun, surs: { parMois: 550.5, parAn: 1000, enUneFois: 300 } });
  });

  it("ce que nulle page de ces dernières années ne dit n’est compté nulle part, plafond ou non", () => {
    const doutes = [{ cause: "lecture", texte: "À relire" }] as const;
    expect(
      totauxDe([
        unDroit({ doutes: [...doutes], certitude: "a_verifier" }),
        unDroit({ doutes: [...doutes], certitude: "a_verifier", nature: "plafond" }),
      ]),
    ).toEqual(aucun);
  });

  it("un plafond est un plafond, ouvert ou pas encore, compté là s’il est sûr, à part s’il est à vérifier ; ce qui tient à une question que personne n’a posée n’est compté nulle part", () => {
    const plafond = { nature: "plafond", montant: 10 } as const;
    const campagne = { etat: "à venir", du: "2027-03-01" } as const;
    expect(
      totauxDe([
        unDroit(plafond),
        unDroit({ ...plafond, aVerifier: "?" }),
        unDroit({ ...plafond, campagne }),
        unDroit({ ...plafond, montant: 300, doutes: [{ cause: "décision", texte: "" }] }),
        unDroit({ montant: 1, campagne }),
      ]),
    ).toEqual({
      ...aucun,
      plafonds: { ...rien, parMois: 20 },
      plafondsAVerifier: { ...rien, parMois: 300 },
      bientot: { ...rien, parMois: 1 },
    });
  });

  it("comptent les centimes exactement", () => {
    expect(totauxDe([unDroit({ montant: 0.1 }), unDroit({ montant: 0.2 })]).surs.parMois).toBe(0.3);
    expect(totauxDe(Array.from({ length: 10 }, () => unDroit({ montant: 1.1 }))).surs.parMois).toBe(11);
  });

  it("ne comptent pour sûr ni plafond, ni moyenne, ni ce qui est à vérifier, ni ce qui n’est pas ouvert", () => {
    const doute = (cause: "revenus" | "décision" | "moyenne") => [{ cause, texte: "" }];
    expect(
      totauxDe([
        unDroit({ montant: 1 }),
        unDroit({ montant: 10, nature: "plafond", doutes: [{ cause: "plafond", texte: "" }] }),
        unDroit({ montant: 100, aVerifier: "Est-ce une entrée en 6e ?" }),
        unDroit({ montant: 200, unexpected: "Ce montant peut surprendre." }),
        unDroit({ montant: 300, doutes: doute("revenus") }),
        unDroit({ montant: 400, doutes: doute("décision") }),
        unDroit({ montant: 500, nature: "moyenne", doutes: doute("moyenne") }),
        unDroit({ montant: 60, si: [{ cle: "loin", question: "?" }] }),
        unDroit({ montant: 70, nature: "plafond", si: [{ cle: "loin", question: "?" }] }),
        unDroit({ montant: 5000, campagne: { etat: "à venir", du: "2027-03-01" } }),
        unDroit({ montant: 7, campagne: { etat: "ouverte", jusquAu: "2027-03-01" } }),
      ]),
    ).toEqual({
      surs: { ...rien, parMois: 8 },
      si: { ...rien, parMois: 60 },
      plafonds: { ...rien, parMois: 10 },
      aVerifier: { ...rien, parMois: 1400 },
      plafondsAVerifier: rien,
      bientot: { ...rien, parMois: 5000 },
    });
  });

  it("sont nuls sans aide", () => {
    expect(totauxDe([])).toEqual(aucun);
  });
});
