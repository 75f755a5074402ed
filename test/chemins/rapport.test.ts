import { describe, expect, it } from "vitest";
import { chaleurDe } from "../../ui/inspecteur/chaleur.ts";
import { reunir } from "./bilans.ts";
import type { Chemin } from "./chemin.ts";
import { pasDe } from "./chemin.ts";
import { Modele } from "./modele.ts";
import { pageDuRapport, part } from "./page.ts";
import { passagesPossibles } from "./passages.ts";
import type { Porte } from "./portes.ts";
import { type Recolte, rapportDe } from "./rapport.ts";
import { tirer } from "./tirage.ts";

const depart = { marque: "neutre", enfants: 0 } as const;
const modele = new Modele(depart);
const reponses = tirer(modele, new Map(), (_, offertes) => offertes[0] as number);
const chemin: Chemin = { numero: 12, raison: "essai", depart, pas: pasDe(modele, reponses) };
const porte: Porte = {
  cle: "etapes",
  titre: "Questions",
  explication: "Toutes.",
  atteint: 2,
  total: 2,
  seuil: 1,
  manquants: [],
  notes: [],
};
const [transition] = passagesPossibles().aretes;
const bilan = {
  numero: 12,
  problemes: [],
  attentes: ["famille/en_couple"],
  passages: [[transition as string, 3] as const],
  obtenues: [],
  calcule: true,
};
const recolte: Recolte = {
  graine: 5,
  faitLe: "2026-11-20T10:00:00.000Z",
  chemins: [chemin],
  portes: [porte],
  exigences: [],
  ensemble: reunir([bilan]),
  editions: { suites: 150 },
  durees: { "en tout": 101.4 },
};

describe("le rapport", () => {
  const rapport = rapportDe(recolte);

  it("réussit quand toutes les portes sont ouvertes et que rien ne manque", () => {
    expect(rapport.reussi).toBe(true);
    expect(pageDuRapport(rapport)).toContain("Tous les chemins tiennent.");
  });

  it("compte les passages par étape et par transition, comme l’inspecteur les lit", () => {
    const chaleur = chaleurDe(JSON.parse(JSON.stringify(rapport)));
    expect(chaleur?.etapes["individu/demandeur/date_naissance"]).toBe(1);
    expect(chaleur?.etapes["individu/conjoint/date_naissance"]).toBe(0);
    expect(chaleur?.transitions).toEqual({ [transition as string]: 3 });
  });

  it("échoue sur une porte fermée, et dit ce qui manque et comment y aller", () => {
    const fermee = {
      ...porte,
      atteint: 1,
      manquants: [{ quoi: "Âge <18>", chemin: ["Activité : Salarié·e"] }],
    };
    const rapport = rapportDe({ ...recolte, portes: [fermee] });
    expect(rapport.reussi).toBe(false);
    const page = pageDuRapport(rapport);
    expect(page).toContain("Âge &lt;18>");
    expect(page).toContain("Activité : Salarié·e");
    expect(page).toContain("1 exigence(s) à reprendre");
  });

  it("échoue sur une propriété rompue, avec les réponses qui y mènent et la commande qui la rejoue", () => {
    const [, deuxieme] = chemin.pas;
    const problemes = [{ propriete: "rien ne se perd", ou: deuxieme!.path, detail: "perdu" }];
    const { reussi, defauts } = rapportDe({ ...recolte, ensemble: reunir([{ ...bilan, problemes }]) });
    expect(reussi).toBe(false);
    expect(defauts).toEqual([
      {
        numero: 12,
        ecran: false,
        propriete: "rien ne se perd",
        ou: deuxieme!.path,
        detail: "perdu",
        rejouer: "npm run test:paths -- --graine 5 --chemin 12",
        chemin: ["Date de naissance : 7 ans, dernier jour"],
      },
    ]);
  });

  it("échoue sur l’écran et sur des gestes au hasard, chacun avec sa commande", () => {
    const probleme = { propriete: "p", ou: "/simulation/x", detail: "" };
    const echec = {
      gestes: "neutre : précédent",
      raison: "r",
      rejeu: { graine: 5, chemin: "1:2", gestes: "A:B" },
    };
    const { defauts } = rapportDe({
      ...recolte,
      ecrans: [{ numero: 12, ecrans: 40, photos: [], adresses: 0, problemes: [probleme] }],
      editions: { suites: 3, echec },
    });
    expect(defauts.map(({ rejouer }) => rejouer)).toEqual([
      "npm run test:paths -- --graine 5 --chemin 12 --ecran",
      'npm run test:paths -- --graine 5 --editions 1:2 --gestes "A:B"',
    ]);
  });

  it("n’écrit 100 % que si rien ne manque", () => {
    expect(part({ atteint: 3, total: 3 })).toBe("100 %");
    expect(part({ atteint: 99_999, total: 100_000 })).toBe("99,9 %");
  });

  it("ne demande rien à l’extérieur, et ne porte ni script ni style que le serveur refuserait", () => {
    expect(pageDuRapport(rapport)).not.toMatch(/<script|<style|style=|https?:/);
  });
});
