import * as v from "valibot";
import { isDay } from "../situation/periods.ts";

/** A day, `YYYY-MM-DD`. */
export const jour = v.pipe(
  v.string(),
  v.check((day) => isDay(day), "date AAAA-MM-JJ attendue"),
);

/** A day of every year, `MM-DD`; 29 February is one. */
const jourDeLAnnee = v.pipe(
  v.string("un jour de l’année s’écrit entre guillemets"),
  v.check((day) => isDay(`2024-${day}`), "jour MM-JJ attendu"),
);

/** Every year from a day to another, either of them included; it may go past the end of the year. */
const chaqueAnnee = v.strictObject({ annuelle: v.literal(true), du: jourDeLAnnee, au: jourDeLAnnee });

/** One edition, either end of it known; `retour` is the month (1 to 12) in which the next one usually opens. */
const edition = v.pipe(
  v.strictObject({
    annuelle: v.optional(v.literal(false)),
    du: v.optional(jour),
    au: jour,
    retour: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1, "un mois, de 1 à 12"),
        v.maxValue(12, "un mois, de 1 à 12"),
      ),
    ),
  }),
  v.check(({ du, au }) => du === undefined || du <= au, "la période finit avant de commencer"),
);

const une = v.union(
  [chaqueAnnee, edition],
  "une période a « du » et « au », et « annuelle: true » si elle revient chaque année",
);
export type PeriodeDeDemande = v.InferOutput<typeof une>;

/** When an aid can be asked for: one period, or several. */
export const periode = v.pipe(
  v.union([une, v.pipe(v.array(une), v.minLength(1))]),
  v.transform((saisie): PeriodeDeDemande[] => (Array.isArray(saisie) ? saisie : [saisie])),
);

export const unitesDeDelai = ["jours", "semaines", "mois", "ans"] as const;
const duree = {
  nombre: v.pipe(v.number(), v.integer(), v.minValue(1)),
  unite: v.picklist(unitesDeDelai),
};
const evenement = v.pipe(v.string(), v.trim(), v.minLength(1));

/** What an office’s silence means, once the time that a text gives it is over. */
export const sensDuSilence = { refus: "un refus", accord: "un accord" } as const;

/** How long an office takes to answer: about, or at most when a text says what its silence then means. */
export const delaiDeReponse = v.strictObject({
  ...duree,
  silence: v.optional(v.picklist(Object.keys(sensDuSilence) as (keyof typeof sensDuSilence)[])),
});

/**
 * Until when an aid can be asked for, from something of one’s own life: before or after it; or from when, where nothing
 * closes it, and whether the months before the request are lost.
 */
export const delaiDeDemande = v.union(
  [
    v.strictObject({ ...duree, avant: evenement }),
    v.strictObject({ ...duree, apres: evenement }),
    v.strictObject({ des: evenement, sans_rappel: v.optional(v.literal(true)) }),
  ],
  "un délai a un nombre, une unité (jours, semaines, mois, ans), et « avant » ou « apres » quoi ; ou « des » quoi",
);
