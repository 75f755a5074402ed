import ical from "ical.js";
import nodeIcal from "node-ical";
import { describe, expect, test } from "vitest";
import type { Campagne } from "../../../catalogue/fiches/campagne.ts";
import { demandeEnCours } from "../../../catalogue/results/demarches/attente.ts";
import { planDit } from "../../../catalogue/results/demarches/plan-dit.ts";
import type { Droit, Presque } from "../../../catalogue/results/results.ts";
import { desResultats, unDroit } from "../../../test/fixtures/droits.ts";
import { JOUR } from "../../../test/fixtures/foyers.ts";
import { agendaDe } from "./agenda.ts";

const SITE = "https://exemple.fr";
/** The day of the results, in the morning. */
const MATIN = new Date(`${JOUR}T07:30:00Z`);

const PASS: Partial<Droit> = {
  id: "pass_sport",
  label: "pass’Sport ; licence, club",
  institution: { id: "caf", label: "État", type: "national", telephone: "39 39" },
  link: "https://sport.exemple.fr/?a=1,2;3",
  papiers: ["Licence, à jour ; signée", "RIB"],
  si: [{ cle: "club", question: "Êtes-vous dans un club ?" }],
  certitude: "si",
  campagne: { etat: "ouverte", jusquAu: "2026-12-31" },
};

const fichier = (champs: Partial<Droit> = PASS, presque: Presque[] = [], quand = MATIN): string =>
  agendaDe(planDit(desResultats({ droitsEligibles: [unDroit(champs)], presque })).echeances, SITE, quand);

/** An event as both programs read it; they must agree. */
function relire(texte: string) {
  const lus = new ical.Component(ical.parse(texte)).getAllSubcomponents("vevent").map((un) => ({
    event: new ical.Event(un),
    alarmes: un.getAllSubcomponents("valarm"),
  }));
  const autres = Object.values(nodeIcal.sync.parseICS(texte)).flatMap((un) =>
    un?.type === "VEVENT" ? [un] : [],
  );
  expect(autres.map(({ uid, summary, description }) => [uid, summary, description])).toEqual(
    lus.map(({ event }) => [event.uid, event.summary, event.description]),
  );
  expect(autres.map(({ datetype }) => datetype)).toEqual(lus.map(() => "date"));
  return lus;
}

/** When each alarm rings, on the clock of the device, with what it says. */
const sonneries = (texte: string, rang = 0): string[] => {
  const { event, alarmes } = relire(texte)[rang]!;
  return alarmes.map((une) => {
    const declencheur = une.getFirstPropertyValue("trigger") as ical.Duration;
    const instant = event.startDate.clone();
    instant.isDate = false;
    instant.addDuration(declencheur);
    return `${instant.toString()} ${String(une.getFirstPropertyValue("description"))}`.replaceAll(
      "\u00a0",
      " ",
    );
  });
};

const presqueMajeure: Presque = {
  id: "majeure",
  label: "contrat jeune",
  institution: { id: "etat", label: "État", type: "national" },
  top: 5,
  manque: { rule: "âge", read: "17 ans", holds: false, reads: [] },
  des: "2027-04-30",
};

describe("le fichier d’agenda", () => {
  test("un jour entier, sans heure ni fuseau, jusqu’au lendemain exclu, que rien n’occupe", () => {
    const [lu] = relire(fichier());
    const { startDate, endDate, summary, component } = lu!.event;
    expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([
      true,
      "2026-12-31",
      "2027-01-01",
    ]);
    expect(summary).toBe("Dernier jour pour demander\u00a0: Pass’Sport ; licence, club");
    expect(component.getFirstPropertyValue("url")).toBe(`${SITE}/aides/pass_sport`);
    expect(component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  });

  test("dit ce qu’il faut pour demander : certitude, lien, numéro, papiers ; ni montant, ni réponse", () => {
    const { description } = relire(fichier())[0]!.event;
    expect(description.replaceAll("\u00a0", " ").split("\n")).toEqual([
      "Si… – Êtes-vous dans un club ?",
      "Lire la page officielle : https://sport.exemple.fr/?a=1,2;3",
      "Qui répond : État, 39 39",
      "Papiers : Licence, à jour ; signée ; Relevé d’identité bancaire (RIB) à votre nom, pas celui d’un livret",
      `${SITE}/aides/pass_sport`,
    ]);
    expect(fichier()).not.toMatch(/€|450/);
  });

  test("sonne à neuf heures, une semaine avant puis le jour même, chaque fois d’une phrase vraie", () => {
    expect(sonneries(fichier())).toEqual([
      "2026-12-24T09:00:00 Dans une semaine, le 31 décembre 2026 – Dernier jour pour demander : Pass’Sport ; licence, club",
      "2026-12-31T09:00:00 Aujourd’hui – Dernier jour pour demander : Pass’Sport ; licence, club",
    ]);
    const anniversaire = planDit(desResultats({ presque: [presqueMajeure] })).echeances;
    expect(sonneries(agendaDe(anniversaire, SITE, MATIN))).toEqual([
      "2027-04-23T09:00:00 Dans une semaine, le 30 avril 2027 – À demander à partir de ce jour : Contrat jeune",
      "2027-04-30T09:00:00 Aujourd’hui – À demander à partir de ce jour : Contrat jeune",
    ]);
  });

  test.each([
    ["aujourd’hui", 0, 1],
    ["demain", 1, 1],
    ["dans sept jours", 7, 2],
  ])("un dernier jour %s y est, sans alarme du passé", (_, dans, combien) => {
    const jusquAu = new Date(Date.parse(`${JOUR}T00:00:00Z`) + dans * 86_400_000).toISOString().slice(0, 10);
    const texte = fichier({ ...PASS, campagne: { etat: "ouverte", jusquAu } });
    expect(relire(texte)[0]?.event.startDate.toString()).toBe(jusquAu);
    expect(sonneries(texte)).toHaveLength(combien);
  });

  test("aucune ligne ne passe 75 octets, aucun caractère n’est coupé, et un nom tordu revient tel quel", () => {
    const label = `aide « à l’été » ; bus, train \\ vélo – ${"très éloignée 🚲 ".repeat(30)}longue`;
    const texte = fichier({ ...PASS, label });
    const octets = texte.split("\r\n").map((ligne) => new TextEncoder().encode(ligne).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(texte).not.toMatch(/[^\r]\n/);
    expect(texte).not.toContain("\ufffd");
    const [{ event, alarmes }] = relire(texte) as [ReturnType<typeof relire>[number]];
    const nom = label.replace("a", "A");
    expect(event.summary).toBe(`Dernier jour pour demander\u00a0: ${nom}`);
    for (const une of alarmes) expect(String(une.getFirstPropertyValue("description"))).toContain(nom);
  });

  test("le même fait de la même aide garde son nom quand son jour change, et le plus récent l’emporte", () => {
    const au = (jusquAu: string, quand: Date) => {
      const campagne: Campagne = { etat: "ouverte", jusquAu };
      const { event } = relire(fichier({ ...PASS, campagne, fin: "2028-02-29" }, [], quand))[0]!;
      return { uid: event.uid, sequence: event.sequence };
    };
    const [avant, apres] = [
      au("2026-12-31", MATIN),
      au("2027-01-15", new Date(MATIN.getTime() + 86_400_000)),
    ];
    expect(apres.uid).toBe(avant.uid);
    expect(apres.sequence).toBeGreaterThan(avant.sequence);
    // RFC 5545, 3.3.8: what a phone can count.
    expect(apres.sequence).toBeLessThan(2 ** 31);
  });

  test("tous les faits en un fichier, chacun son nom ; un 29 février finit le 1er mars", () => {
    const lus = relire(fichier({ ...PASS, fin: "2028-02-29" }, [presqueMajeure]));
    expect(new Set(lus.map(({ event }) => event.uid)).size).toBe(3);
    expect(lus.map(({ event }) => event.endDate.toString())).toContain("2028-03-01");
  });
});

test("le jour d’une réponse dit ce que le silence voudra dire, non comment demander", () => {
  const { echeance } = demandeEnCours(
    unDroit({ ...PASS, delaiReponse: { nombre: 2, unite: "mois", silence: "accord" } }),
    JOUR,
    JOUR,
  );
  const [{ event } = { event: undefined }] = relire(agendaDe(echeance ? [echeance] : [], SITE, MATIN));
  expect(event?.summary).toContain("Dernier jour de la réponse");
  expect(event?.description).toMatch(/Sans réponse après ce jour\u00a0: la demande est acceptée/);
  expect(event?.description).not.toContain("Licence");
});
