import { expect, test } from "vitest";
import { fauteDe } from "./verdict.ts";

const reponse = (statut: number, corps: unknown, entetes: Record<string, string> = {}) => ({
  statut,
  entetes,
  corps: Buffer.from(typeof corps === "string" ? corps : JSON.stringify(corps)),
});
const erreur = { error: { code: "introuvable", message: "Cette page n’existe pas." } };
const bonne = { methode: "GET", faux: false };
const malformee = { methode: "POST", faux: true };

test.each([
  ["une réponse", bonne, reponse(200, "<html>"), undefined],
  ["un refus dans la forme", bonne, reponse(404, erreur), undefined],
  ["un refus d’une demande malformée", malformee, reponse(422, erreur), undefined],
  [
    "un serveur occupé qui dit quand revenir",
    bonne,
    reponse(503, erreur, { "retry-after": "60" }),
    undefined,
  ],
  ["un refus sans corps, de HEAD", { methode: "HEAD", faux: false }, reponse(404, ""), undefined],
  ["un serveur occupé qui ne le dit pas", bonne, reponse(503, erreur), "réponse 5xx"],
  ["une panne", bonne, reponse(500, erreur), "réponse 5xx"],
  ["une partie absente", bonne, reponse(501, erreur), "réponse 5xx"],
  ["une demande malformée acceptée", malformee, reponse(201, {}), "malformée acceptée"],
  ["un refus vide", bonne, reponse(400, ""), "erreur hors forme"],
  ["un refus en HTML", bonne, reponse(404, "<h1>404</h1>"), "erreur hors forme"],
  ["une page inconnue", { ...bonne, cible: "/nulle-part" }, reponse(404, "<!doctype html><p>"), undefined],
  [
    "une page là où l’API répond",
    { ...bonne, cible: "/api/nulle-part" },
    reponse(404, "<!doctype html><p>"),
    "erreur hors forme",
  ],
  ["un refus sans phrase", bonne, reponse(404, { error: { code: "x", message: "" } }), "erreur hors forme"],
  ["un refus bavard", bonne, reponse(404, { error: { ...erreur.error, stack: "at" } }), "erreur hors forme"],
  [
    "un refus qui dit autre chose avec",
    bonne,
    reponse(404, { ...erreur, recu: "1999-06-01" }),
    "erreur hors forme",
  ],
])("%s : %#", (_, demande, recue, faute) => {
  expect(fauteDe(demande, recue)).toBe(faute);
});
