import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "../server/reglages/config.ts";
import { JOURS_DES_SAUVEGARDES, limiteDesContributions } from "../server/db/contributions.ts";
import { expiryLimit } from "../server/db/simulations.ts";
import { COOKIE } from "../server/routes/tokens.ts";
import { JOURS_POUR_REPONDRE } from "../server/relais/suivi/lettre.ts";
import { JOURS_D_ESSAI } from "../server/relais/suivi/tournee.ts";
import { RAPPEL_SOUS_JOURS } from "../machines/pages/rappel.ts";
import { AGE_DU_SUIVI } from "../machines/pages/suivi.ts";
import type { Liens } from "../machines/pages/dite.ts";
import { ecrirePage } from "../ui/pages/ecrire.tsx";

/** Words of a page as the server writes it. */
async function page(adresse: string, liens: Liens): Promise<string> {
  const ecrite = await ecrirePage(adresse, { jour: "2026-06-15", marque: "neutre", liens }, async () => []);
  return (ecrite?.html ?? "").replaceAll(/<[^>]*>/g, "").replaceAll(/[\s\u00a0\u202f]+/g, " ");
}

const HEURE = 3_600_000;
afterEach(() => void vi.unstubAllGlobals());

test.each([
  [{}, "24 heures"],
  [{ RETENTION_HOURS: "1" }, "1 heure"],
  [{ RETENTION_HOURS: "48" }, "48 heures"],
])("gardé aussi longtemps que la page le dit : réglage %j, %s", async (env, dit) => {
  const { retentionHours } = readConfig(env);
  const donnees = await page("/confidentialite", { conservation: retentionHours });
  expect(donnees).toContain(`Vos réponses, pendant ${dit} au plus, puis il les efface`);
  expect(donnees).toContain(`un lien gardé par notre serveur, pendant ${dit} au plus`);
  expect(donnees).toMatch(new RegExp(`${COOKIE} : le code de votre simulation.*, pendant ${dit}\\.`));
  expect(await page("/", { conservation: retentionHours })).toContain(`au bout de ${dit} au plus`);
  // What enforces it: the limit of the purge, and the life of the cookie.
  const heures = parseInt(dit, 10);
  const now = new Date("2026-06-15T10:00:00Z");
  expect(now.getTime() - expiryLimit(now, retentionHours)).toBe(heures * HEURE);
});

test("les messages sont gardés douze mois au plus, et leurs copies trente jours", async () => {
  expect(await page("/confidentialite", {})).toContain("douze mois au plus, puis tout s’efface");
  const now = new Date("2026-06-15T10:00:00Z");
  expect(now.getTime() - limiteDesContributions(now)).toBe(365 * 24 * HEURE);
  expect(JOURS_DES_SAUVEGARDES).toBe(30);
});

test("le suivi et les rappels ne se disent que réglés, avec le délai et les durées que le serveur tient", async () => {
  const sans = await page("/confidentialite", { courriel: true });
  expect(sans).not.toMatch(/qu’on vous écrive plus tard|rappelé/);
  const { suiviApresJours, rappelsParJour } = readConfig({
    SMTP_URL: "smtp://127.0.0.1",
    COURRIEL_DE: "a@exemple.fr",
    PUBLIC_ORIGIN: "https://a.exemple.fr",
    SUIVI_APRES_JOURS: "182",
    RAPPEL_MAX_PAR_JOUR: "3",
  });
  const avec = await page("/confidentialite", {
    courriel: true,
    suivi: suiviApresJours!,
    rappels: rappelsParJour !== undefined,
  });
  expect(avec).toContain("Nous vous écrivons une seule fois, dans 6 mois, et votre adresse est effacée");
  expect(avec).toContain("dès 15 ans");
  expect([AGE_DU_SUIVI, JOURS_POUR_REPONDRE, JOURS_D_ESSAI]).toEqual([15, 60, 7]);
  expect(avec).toContain("soixante jours au plus");
  expect(avec).toContain("elle l’est une semaine plus tard");
  expect(avec).toContain(`Ils sont effacés au bout de ${RAPPEL_SOUS_JOURS} jours`);
});

test("ce que la page dit mesurer est ce qui est réglé, et rien sinon", async () => {
  const rien = await page("/confidentialite", {});
  expect(rien).toContain("ce site ne compte pas les visites et n’envoie aucune erreur");
  vi.stubGlobal("navigator", {});
  const visites = { adresse: "https://visites.exemple.fr/m/matomo.php", site: "7" };
  const deux = await page("/confidentialite", {
    mesure: { visites, erreurs: "https://erreurs.exemple.fr/api/4/envelope/" },
  } as unknown as Liens);
  expect(deux).toContain("compté par visites.exemple.fr");
  expect(deux).toContain("envoyées à erreurs.exemple.fr");
  expect(deux).not.toContain("ne compte pas les visites");
  expect(rien).not.toContain("version d’écran");
  expect(await page("/confidentialite", { essais: ["appel"] })).toContain("version d’écran");
});
