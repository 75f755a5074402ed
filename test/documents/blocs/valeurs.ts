import { describe } from "../../../catalogue/predicate/describe.ts";
import { facts } from "../../../catalogue/situation/facts.ts";
import type { Fact } from "../../../catalogue/situation/facts.ts";
import {
  categoriesRessources,
  estAnnuelle,
  estExceptionnelle,
  type RessourceId,
  ressourcesParCategorie,
} from "../../../catalogue/situation/ressources.ts";
import * as vocabulaire from "../../../catalogue/situation/vocabulaire.ts";
import { pertinences } from "../../../catalogue/conditions/ressources.ts";
import { categoriesLibelles, typesRessources } from "../../../machines/questions/types-ressources.ts";
import { nom, tableau } from "./tableau.ts";

const periodesDe = (id: RessourceId) =>
  estAnnuelle(id)
    ? "l’année civile passée"
    : `${estExceptionnelle(id) ? "" : "ce mois et "}les douze précédents`;

/** Every type of resource, by category: its periods, and to whom it is offered. */
export const ressources = (): string =>
  tableau(
    ["catégorie", "type", "nom", "périodes", "proposé si"],
    categoriesRessources.flatMap((categorie) =>
      ressourcesParCategorie[categorie].map((id) => {
        const pertinence = pertinences[id];
        return [
          categoriesLibelles[categorie],
          typesRessources[id].label,
          nom(id),
          periodesDe(id),
          pertinence ? describe(pertinence) : "toujours",
        ];
      }),
    ),
  );

const faits: readonly Fact[] = Object.values(facts);

/** Every closed list of the household: what reads it, and its values. */
export const valeurs = (): string =>
  tableau(
    ["liste", "lue comme", "valeurs"],
    Object.entries(vocabulaire).flatMap(([liste, mots]) => {
      if (typeof mots === "function") return [];
      const lus = [...new Set(faits.filter((fait) => fait.mots === mots).map(({ label }) => label))];
      const dites = Object.entries(mots).map(([code, mot]) => `${nom(code)} ${mot}`);
      return [[nom(liste), lus.join(", ") || "rien", dites.join(" ; ")]];
    }),
  );
