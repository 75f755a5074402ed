import { describe, expect, test } from "vitest";
import { portLibre } from "../../../test/ecouter.ts";
import { quiRefuse } from "../../../test/fixtures/courriel.ts";
import { boiteVide, recus, service, site as siteSuivi } from "../../../test/fixtures/suivi.ts";
import { surLesDeuxBases } from "../../../test/postgres/deux-bases.ts";
import { tourneesDuSuivi } from "./tournee.ts";

const eteint = async () => `smtp://127.0.0.1:${await portLibre()}`;

boiteVide();
surLesDeuxBases(({ carnet }) => {
  const site = (smtp: string, comment: { enTout?: number } = {}) => siteSuivi(carnet, smtp, comment);

  describe("un service d’envoi en panne", () => {
    test("éteint, ou qui demande de revenir : rien n’est perdu, on réessaie une semaine, puis l’adresse est effacée", async () => {
      for (const panne of [await eteint(), await service(quiRefuse(451))]) {
        const un = await site(panne);
        const bon = await site(await service());
        await bon.suivre();
        const [row] = await bon.sql("SELECT * FROM suivi");
        expect(row).toBeDefined();
        const tourner = tourneesDuSuivi({ ...bon.deps, config: un.deps.config, facteur: un.deps.facteur! });
        bon.passer(90);
        await tourner();
        expect([recus.length, await bon.gardes()]).toEqual([1, ["attend"]]);
        bon.passer(7);
        await bon.tourner();
        expect([recus.length, await bon.gardes()]).toEqual([2, []]);
        recus.length = 0;
      }
    });

    test("trop longtemps : l’adresse est effacée sans avoir servi", async () => {
      const un = await site(await service());
      await un.suivre();
      un.passer(98);
      await un.tourner();
      expect([recus.length, await un.gardes()]).toEqual([1, []]);
    });

    test("qui refuse pour de bon, ou qui a peut-être tout reçu : jamais deux fois", async () => {
      let recu = 0;
      const traine = service({
        onData: (flux) => {
          recu++;
          flux.resume();
        },
      });
      for (const panne of [await service(quiRefuse(550)), await traine]) {
        const un = await site(panne, { enTout: 300 });
        const bon = await site(await service());
        await bon.suivre();
        bon.passer(90);
        await tourneesDuSuivi({ ...bon.deps, config: un.deps.config, facteur: un.deps.facteur! })();
        await bon.tourner();
        expect([recus.length, await bon.gardes()]).toEqual([1, []]);
        recus.length = 0;
      }
      expect(recu).toBe(1);
    });
  });
});
