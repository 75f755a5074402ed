import * as v from "valibot";
import type { Lieu } from "../../catalogue/lieux/lieux.ts";

const jours = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

const text = v.pipe(v.string(), v.trim(), v.toLowerCase());
const creneau = v.object({ de: v.string(), a: v.string() });
const plage = v.object({
  du: v.pipe(text, v.picklist(jours)),
  au: v.fallback(v.optional(v.pipe(text, v.picklist(jours))), undefined),
  heures: v.array(v.unknown()),
});

/** « 9 h 30 » for « 09:30:00 »; `undefined` if it is not an hour. */
function heure(given: string): string | undefined {
  const [, hours = "", minutes = ""] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(given.trim()) ?? [];
  if (hours === "" || Number(hours) > 24 || Number(minutes) > 59) return undefined;
  return `${Number(hours)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

function heures(given: readonly unknown[]): string {
  const slots = given.flatMap((one) => {
    const { success, output } = v.safeParse(creneau, one);
    const [from, to] = success ? [heure(output.de), heure(output.a)] : [];
    return from && to ? [`${from} – ${to}`] : [];
  });
  return new Intl.ListFormat("fr", { type: "conjunction" }).format(slots);
}

/** Days of the week from one to another, 1 for Monday; « samedi au lundi » goes round. */
function semaineDe(du: string, au: string): number[] {
  const debut = jours.indexOf(du);
  const combien = ((jours.indexOf(au) - debut + 7) % 7) + 1;
  return Array.from({ length: combien }, (_, rang) => ((debut + rang) % 7) + 1);
}

/**
 * Opening hours as a person reads them: « lundi au jeudi », « 9 h – 12 h 30 et 14 h – 17 h ». What
 * cannot be understood is left out; days without an hour too.
 */
export function ecrireHoraires(given: unknown): Lieu["horaires"] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((one) => {
    const { success, output } = v.safeParse(plage, one);
    if (!success) return [];
    const { du, au = du } = output;
    const open = heures(output.heures);
    if (open === "") return [];
    return [{ jours: du === au ? du : `${du} au ${au}`, heures: open, semaine: semaineDe(du, au) }];
  });
}
