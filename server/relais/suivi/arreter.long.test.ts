import { describe, expect, test } from "vitest";
import {
  boiteVide,
  LEA,
  ORIGINE,
  ouiDe,
  recus,
  service,
  site as siteSuivi,
  unTapDe,
} from "../../../test/fixtures/suivi.ts";
import { surLesDeuxBases } from "../../../test/postgres/deux-bases.ts";
import { garderLeSuivi } from "./suivis.ts";

boiteVide();
surLesDeuxBases(({ carnet }) => {
  const site = (smtp: string) => siteSuivi(carnet, smtp);

  describe("plus jamais", () => {
    /** What the same box may be given as. */
    const BOITES = [
      ["lea.martin+aides@exemple.fr", ["lea.martin@exemple.fr", "Lea.Martin+60@EXEMPLE.fr"]],
      ["l.e.a+x@gmail.com", ["lea@gmail.com", "Lea+1@googlemail.com"]],
    ] as const;

    test.each(BOITES)(
      "%s : rien ne part plus à cette boîte, et la réponse ne le dit pas",
      async (une, autres) => {
        const { demander, suivre, arreter, gardes, octets } = await site(await service());
        await suivre({ adresse: une, suivi: true });
        expect((await arreter(unTapDe(recus[0]!))).status).toBe(204);
        expect(await gardes()).toEqual([]);
        const neuve = await demander({ adresse: "zoe@exemple.fr" });
        for (const adresse of autres.slice(0, 2)) {
          const tue = await demander({ adresse });
          expect([tue.status, await tue.text()]).toEqual([neuve.status, ""]);
        }
        expect(recus).toHaveLength(2);
        expect(/martin|gmail|exemple/i.exec(await octets())).toBe(null);
      },
    );

    test("ni un suivi, ni un clic d’avant ne passent outre ; ce qui en reste survit aux purges", async () => {
      const { demander, poster, arreter, passer, tourner, carnet: base, sql } = await site(await service());
      await demander();
      await arreter(unTapDe(recus[0]!));
      expect((await poster("/api/suivi/confirmer", { oui: ouiDe(recus[0]!) })).status).toBe(404);
      // As one that was asked before boxes were folded.
      await garderLeSuivi(base, { adresse: LEA, aides: ["ppa"] }, "2026-06-20");
      passer(30);
      await tourner();
      passer(400);
      await tourner();
      expect([
        recus.length,
        await sql("SELECT * FROM suivi"),
        (await sql("SELECT * FROM plus_jamais")).length,
      ]).toEqual([1, [], 1]);
    });

    test("l’arrêt d’un courriel d’avant, sans sceau, vaut pour une adresse que l’on a", async () => {
      const { suivre, arreter, gardes, sql } = await site(await service());
      await suivre();
      expect((await arreter(unTapDe(recus[0]!).replace(/\.[^.]{22}$/, ""))).status).toBe(204);
      expect([await gardes(), (await sql("SELECT * FROM plus_jamais")).length]).toEqual([[], 1]);
    });

    test("ce qui n’est pas scellé par ce site n’arrête personne, et la réponse est la même", async () => {
      const { demander, arreter, sql } = await site(await service());
      await demander();
      const unTap = unTapDe(recus[0]!);
      for (const faux of [
        unTap.slice(0, -1),
        `${unTap.slice(0, -3)}abc`,
        unTap.replace(/\.[^.]{22}$/, ""),
        `${ORIGINE}/api/suivi/arret/b.c.d`,
      ])
        expect((await arreter(faux)).status).toBe(204);
      expect(await sql("SELECT * FROM plus_jamais")).toEqual([]);
    });
  });
});
