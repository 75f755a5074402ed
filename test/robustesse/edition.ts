import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { DemandeHttp } from "./connexion.ts";

const CHEMIN = "aides/regles/caf-ain-aide-bafa-session-generale.yml";
const FICHE = readFileSync(`catalogue/${CHEMIN}`, "utf8");

/** What a hand does to a file: cuts it, loses a line, writes something in the middle. */
const texte: fc.Arbitrary<string> = fc.oneof(
  fc.constant(FICHE),
  fc.nat(FICHE.length).map((fin) => FICHE.slice(0, fin)),
  fc.nat(FICHE.split("\n").length).map((rang) =>
    FICHE.split("\n")
      .filter((_, ici) => ici !== rang)
      .join("\n"),
  ),
  fc
    .tuple(
      fc.nat(FICHE.length),
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 20 }),
        fc.constantFrom("&a *a", "? [", "!!js/function x", "__proto__: 1\n", "\t"),
      ),
    )
    .map(([ici, ajout]) => FICHE.slice(0, ici) + ajout + FICHE.slice(ici)),
);

const envoi = (route: string, corps: string): DemandeHttp & { route: string } => ({
  methode: "POST",
  cible: `/api/editer/${route}`,
  entetes: { "Content-Type": "application/json" },
  corps,
  route: `POST /api/editer/${route}`,
});

/** Drafts of a file of the catalogue, as an editor leaves them between two keystrokes. */
export const brouillons: fc.Arbitrary<DemandeHttp & { route: string }> = fc
  .tuple(fc.constantFrom("apercu", "foyers"), texte)
  .map(([route, lu]) => envoi(route, JSON.stringify({ chemin: CHEMIN, texte: lu })));
