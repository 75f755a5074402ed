import ical from "ical.js";
import { describe, expect, test } from "vitest";
import type { DateConnue } from "../../catalogue/results/dates-connues.ts";
import { agendaDe } from "./agenda.ts";

const une: DateConnue = { jour: "2026-12-31", quoi: "cloture", id: "pass_sport", label: "pass’Sport" };

/** The events of a file, as another program reads them. */
const relire = (texte: string) =>
  new ical.Component(ical.parse(texte)).getAllSubcomponents("vevent").map((un) => new ical.Event(un));

describe("le fichier d’agenda", () => {
  test("un jour entier, sans heure ni fuseau, jusqu’au lendemain exclu", () => {
    const [lu] = relire(agendaDe([une], "https://exemple.fr"));
    expect([lu?.startDate.isDate, lu?.startDate.toString(), lu?.endDate.toString()]).toEqual([
      true,
      "2026-12-31",
      "2027-01-01",
    ]);
    expect(lu?.summary).toBe("Dernier jour pour demander : Pass’Sport");
    expect(lu?.component.getFirstPropertyValue("url")).toBe("https://exemple.fr/aides/pass_sport");
    // RFC 5545, 3.8.2.7: a reminder, not a day that is taken.
    expect(lu?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  });

  test("sonne une semaine avant", () => {
    const [lu] = relire(agendaDe([une], "https://exemple.fr"));
    const alarme = lu?.component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger");
    expect((alarme as ical.Duration).toSeconds()).toBe(-7 * 24 * 3600);
    expect(agendaDe([une], "https://exemple.fr")).toMatch(/TRIGGER:-PT168H\r\n/);
  });

  test("un nom avec virgule, point-virgule, barre et accents revient tel quel, même long", () => {
    const label = `Aide « à l’été » ; bus, train \\ vélo – ${"très ".repeat(30)}longue`;
    const [lu] = relire(agendaDe([{ ...une, quoi: "ouverture", label }], "https://exemple.fr"));
    expect(lu?.summary).toBe(`Les demandes ouvrent : ${label}`);
  });

  test("tous en un fichier ; le même jour de la même aide porte le même nom d’un fichier à l’autre", () => {
    const dates: DateConnue[] = [
      une,
      { ...une, quoi: "fin", jour: "2028-02-29" },
      { ...une, quoi: "anniversaire" },
    ];
    const [tous, encore] = [agendaDe(dates, "https://exemple.fr"), agendaDe(dates, "https://exemple.fr")].map(
      relire,
    );
    expect(tous?.map(({ uid }) => uid)).toEqual(encore?.map(({ uid }) => uid));
    expect(new Set(tous?.map(({ uid }) => uid)).size).toBe(3);
    expect(tous?.[1]?.endDate.toString()).toBe("2028-03-01");
  });
});
