import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { recordOf } from "../../machines/journey/replay.ts";
import { jouer } from "../../machines/studio/graph/jeu.ts";
import { createApp } from "../../server/app/app.ts";
import { jourEnFrance } from "../../catalogue/situation/jour-en-france.ts";
import { answerOf, bearer, saved } from "../../server/app/test-kit.ts";
import { horloge } from "../../ui/cadre/format/dates.ts";
import { montant, produit, seul } from "./kit.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";

/** Instants that clocks stumble on. */
export const instants = {
  "31 décembre partout": "2026-12-31T12:30:00Z",
  "le 1er janvier est arrivé à Nouméa": "2026-12-31T13:30:00Z",
  "le 31 décembre reste à Tahiti": "2027-01-01T09:30:00Z",
  "29 février à Paris, pas encore à Tahiti": "2028-02-29T09:00:00Z",
  "29 février à Paris, déjà fini à Nouméa": "2028-02-29T14:00:00Z",
  "l’heure que l’été saute à Paris": "2026-03-29T01:30:00Z",
} as const;

/** Day there, and what the law gives on it to somebody alone who is 25 on 1 January 2027. */
export interface Attendu {
  jour: string;
  rsa: number | undefined;
  projetes: boolean;
}

/** A visit in a time zone, `minutes` west of Greenwich on 1 January: same facts as everywhere on the same day. */
export function visiterDe(
  zone: string,
  minutes: number,
  attendus: Record<keyof typeof instants, Attendu>,
): void {
  beforeAll(() => {
    process.env["TZ"] = zone;
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterAll(() => vi.useRealTimers());

  describe(`une visite de ${zone}`, () => {
    it.each(Object.entries(instants))("%s", async (nom, instant) => {
      vi.setSystemTime(instant);
      expect(new Date("2027-01-01T00:00:00Z").getTimezoneOffset()).toBe(minutes);
      const { jour, rsa, projetes } = attendus[nom as keyof typeof instants];
      const aujourdhui = horloge(
        jourEnFrance(produit.now()),
        () => new Date(),
        () => 0,
      );
      expect(aujourdhui()).toBe(jour);
      const context = seul(aujourdhui(), "2002-01-01");
      expect(jouer(context).vues.at(-1)?.ici).toBe(RESULTATS);
      const { situation } = parcoursDe(context);
      const resultats = await produit.compute(situation);
      expect([montant(resultats, "rsa"), resultats.baremes.projetes]).toEqual([rsa, projetes]);
      expect((await produit.expliquer(situation, "rsa"))?.quand).toBe(
        new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" }).format(
          Date.parse(jour),
        ),
      );
      const app = createApp(produit);
      const { _id, token } = await saved(app, recordOf(context, RESULTATS));
      expect(await answerOf(app.request(`/api/simulation/${_id}/resultats`, bearer(token)))).toMatchObject([
        200,
        { dateDeValeur: jour, droitsEligibles: JSON.parse(JSON.stringify(resultats.droitsEligibles)) },
      ]);
    });

    it("le dernier jour d’une aide au vélo est le même qu’à Paris", async () => {
      const demandeur = { ...parcoursDe(seul("2026-12-31", "2002-01-01")).situation.demandeur };
      const fins = async (dateDeValeur: string) => {
        const { menage, ...reste } = parcoursDe(seul(dateDeValeur, "2002-01-01")).situation;
        const { droitsEligibles } = await produit.compute({
          ...reste,
          demandeur: { ...demandeur, _interetsAidesVelo: ["velo_electrique"] },
          menage: { ...menage, depcom: "67218", _epci: "246700488" },
        });
        return droitsEligibles.flatMap(({ id, fin }) => (id === "aidesvelo_aides_illkirch" ? [fin] : []));
      };
      expect([await fins("2026-12-31"), await fins("2027-01-01")]).toEqual([["2026-12-31"], []]);
    });
  });
}
