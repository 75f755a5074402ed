import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { avecPostgres, nouvelleBase } from "../postgres/deux-bases.ts";
import { aLaFois, creee, type Enregistree, enregistrer, lire, serveur, tient } from "./servir.ts";

avecPostgres(() => {
  const reglages = async () => ({
    DATABASE: "",
    DATABASE_URL: (await nouvelleBase()).url,
    DATABASE_CLE: randomBytes(32).toString("base64url"),
  });

  test("un mot de passe faux empêche de démarrer : la phrase dit quoi vérifier, jamais le mot de passe", async () => {
    const env = await reglages();
    const faux = { ...env, DATABASE_URL: env.DATABASE_URL.replace("essai:essai", "essai:secret-a-taire") };
    const refus = await serveur({ env: faux }).catch((erreur: unknown) => erreur);
    const { code, sortie } = refus as { code: number; sortie: string };
    expect(code).toBe(1);
    expect(sortie).toContain("le serveur PostgreSQL refuse ce compte, son mot de passe ou cette base.");
    expect(sortie).not.toMatch(/secret-a-taire|\n\s+at /);
  });

  test("un serveur tué en charge : rien de ce que lui ou l’autre a dit gardé n’est perdu, et l’autre continue", async () => {
    const env = await reglages();
    const [un, autre] = await Promise.all([serveur({ env }), serveur({ env })]);
    const gardees: Enregistree[] = [];
    let n = 0;
    await aLaFois(12, async (rang) => {
      for (let tour = 0; tour < 20; tour++) {
        if (n++ === 100) await un.finir("SIGKILL");
        // Whoever finds nobody asks the other one, as behind a proxy.
        const recue = await enregistrer((rang + tour) % 2 ? un.adresse : autre.adresse, n).catch(() =>
          enregistrer(autre.adresse, n),
        );
        expect(tient(recue)).toBe(true);
        gardees.push(creee(recue));
      }
    });
    expect(gardees).toHaveLength(240);
    const lues = await Promise.all(gardees.map(async (une) => (await lire(autre.adresse, une)).statut));
    expect(lues.filter((statut) => statut !== 200)).toEqual([]);
  });
});
