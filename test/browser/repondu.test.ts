import { describe, expect, test } from "vitest";
import {
  ecartDeSommes,
  sansCeQueLOnRecoit,
  sommeTrouvee,
} from "../../catalogue/results/demarches/repondu/decision.ts";
import { changementsAEssayer } from "../../catalogue/results/demarches/repondu/verifier-decision.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import { calculerUneAide } from "../repondu/verificateur.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

const AIDE = "aide_logement";

/** What a student’s housing aid would be in a room, computed here: the page has to find it. */
async function dansUneChambre() {
  const situation = sansCeQueLOnRecoit(parcoursDe(remplir(foyers.boursiereARennes)).situation, AIDE);
  const chambre = changementsAEssayer(situation, AIDE).find(({ genre }) => genre === "chambre")!;
  const [avant, apres] = await calculerUneAide(AIDE)([situation, chambre.foyer]);
  const [du, donne] = [sommeTrouvee(avant!, AIDE), sommeTrouvee(apres!, AIDE)];
  expect(ecartDeSommes(du, donne, AIDE)).toBeGreaterThan(5);
  return { dit: chambre.dit, donne: String(donne).replace(".", ",") };
}

describe.skipIf(!chromiumPath)("on m’a répondu", () => {
  const v = visite({ jour: "2026-11-20" });
  const comparer = () => v.page.getByRole("button", { name: "Comparer avec mes réponses" }).click();
  const titre = (nom: string) => v.page.getByRole("heading", { level: 2, name: nom }).waitFor();

  test("de la page de l’aide à ce qui explique le montant, le message et les recours ; rien ne part", async () => {
    const { dit, donne } = await dansUneChambre();
    await reprendre(v.page, foyers.boursiereARennes, `${v.address}/simulation/resultats/${AIDE}`);
    await v.page.getByRole("link", { name: "Ce montant est faux" }).click();
    await v.page.getByRole("heading", { level: 1, name: "On m’a répondu" }).waitFor();
    const parties: string[] = [];
    v.page.on("request", (une) => une.method() !== "GET" && parties.push(une.url()));
    await v.page.getByLabel("Le montant par mois").fill("beaucoup");
    await comparer();
    await v.page.getByRole("alert").filter({ hasText: "Écrivez un montant" }).waitFor();
    await v.page.getByLabel("Le montant par mois").fill(donne);
    await v.page.getByLabel("La lettre, ou le message en ligne").fill("2026-11-16");
    await comparer();
    await titre("Ce n’est pas ce que nous trouvons");
    await v.page.getByText(`Votre caisse (Caf ou MSA) a sans doute ${dit}.`).waitFor();
    await v.page.getByText("Jusqu’au 16 janvier 2027.").waitFor();
    await titre("D’abord, demandez une explication");
    expect(parties).toEqual([]);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    expect(await v.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("un refus sans raison : la demander d’abord ; ce qui est trouvé part si on le veut", async () => {
    await reprendre(
      v.page,
      foyers.boursiereARennes,
      `${v.address}/simulation/resultats/${AIDE}/reponse?quoi=refus`,
    );
    await v.page.getByLabel("La raison donnée").selectOption("La lettre ne le dit pas");
    await comparer();
    await titre("Nous ne l’expliquons pas");
    await v.page.getByText("Un refus doit dire pourquoi").waitFor();
    const [partie] = await Promise.all([
      v.page.waitForRequest((une) => une.method() === "POST" && une.url().endsWith("/api/contributions")),
      v.page.getByRole("button", { name: "Envoyer" }).click(),
    ]);
    expect(Object.keys(partie.postDataJSON() as object).sort()).toEqual([
      "aide",
      "montre",
      "precision",
      "quoi",
      "sorte",
    ]);
    await titre("Merci, votre message est arrivé");
  });
});
