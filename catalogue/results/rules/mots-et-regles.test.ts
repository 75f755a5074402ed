import { expect, it } from "vitest";
import { readCatalogue } from "../../../server/catalogue/read.ts";
import { contexteDe, type Foyer } from "../../../test/fixtures/foyers.ts";
import { evaluate } from "../../conditions/predicate/evaluate.ts";

const { byId } = readCatalogue();
const ouverte = (id: string, foyer: Foyer) => evaluate(byId.get(id)!.rules.whole, contexteDe(foyer));

const etudes = (
  scolarite: "lycee" | "enseignement_superieur",
  annee_etude: "terminale" | "bts_1" | "licence_1",
) =>
  ({
    demandeur: { date_naissance: "2007-02-15", activite: "etudiant", scolarite, annee_etude },
    menage: { _region: "27" },
  }) as const;

// « Tous niveaux confondus (y compris post-bac) », in a lycée: where a fifth draw found the rule narrower than its words.
it.each([
  ["en terminale", etudes("lycee", "terminale"), true],
  ["en BTS", etudes("enseignement_superieur", "bts_1"), true],
  ["à l’université", etudes("enseignement_superieur", "licence_1"), false],
])("l’ordinateur que prête un lycée de Bourgogne-Franche-Comté, %s : %s", (_, foyer, ouvert) => {
  expect(ouverte("region-bourgogne-franche-comte-ordil", foyer)).toBe(ouvert);
});

const enAttente = (_departement: string, statut?: "proprietaire"): Foyer => ({
  demandeur: { date_naissance: "2000-02-15", nationalite: "AF" },
  menage: { _departement, ...(statut && { statut_occupation_logement: statut }) },
});

it.each([
  ["35", [true, false]],
  ["973", [false, true]],
  ["978", [false, true]],
  ["976", [false, false]],
])(
  "une seule fiche dit l’allocation pour demandeur d’asile, dans le département %s",
  (departement, fiches) => {
    const ids = ["allocation_demandeur_asile", "allocation_demandeur_asile_guyane_saint_martin"];
    expect(ids.map((id) => ouverte(id, enAttente(departement)))).toEqual(fiches);
  },
);

// A handicap, a catastrophe or a home that does not suit: the question decides, not the rule.
it.each(["ptz", "bail_reel_solidaire"])("%s n’est pas fermé d’avance à qui possède son logement", (id) => {
  expect(ouverte(id, enAttente("35", "proprietaire"))).toBe(true);
});
