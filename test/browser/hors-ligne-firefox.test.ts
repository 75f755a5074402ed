import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Navigateur, ouvrir, trouve } from "../dehors/navigateurs.ts";
import { Personne } from "../dehors/personne.ts";
import { PERSONNES } from "../dehors/personnes.ts";
import { startProduct } from "./serveur.ts";

const RESULTATS = "/simulation/resultats";

describe.skipIf(!trouve.firefox)("hors connexion, dans Firefox", () => {
  let product: Awaited<ReturnType<typeof startProduct>>;
  let nav: Navigateur;
  beforeAll(async () => {
    [product, nav] = await Promise.all([startProduct(), ouvrir("firefox")]);
  });
  afterAll(async () => {
    await nav?.fermer();
    await product?.stop();
  });

  test("le serveur injoignable après une réponse : tout le parcours, une estimation, et un seul enregistrement au retour", async () => {
    const personne = new Personne(nav, product.address, PERSONNES[1]);
    await personne.ouvrir("/");
    await personne.suivre("Commencer", "/");
    let ici = await personne.repondre();
    await personne.attendre("return navigator.serviceWorker.controller?.state === 'activated'");
    await product.cut();
    while (!ici.adresse.startsWith(RESULTATS)) ici = await personne.repondre();
    await personne.voir("En attendant, calculé sur votre appareil");
    await personne.voir("Aides au logement");
    await nav.recharger();
    await personne.voir("En attendant, calculé sur votre appareil");
    expect(product.gardees()).toBe(0);
    await product.restart();
    await personne.toucher("Réessayer");
    await personne.voir("Estimation au");
    expect(product.gardees()).toBe(1);
  });
});
