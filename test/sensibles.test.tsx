import { MemoryRouter } from "react-router";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { ficheDe } from "../catalogue/fiches/fiche.ts";
import { planDit } from "../catalogue/results/demarches/plan-dit.ts";
import { montrables } from "../catalogue/results/sensibles.ts";
import type { Resultats } from "../catalogue/results/results.ts";
import { aideFile } from "../catalogue/schema/aide.ts";
import type { Situation } from "../catalogue/situation/situation.ts";
import { readCatalogue } from "../server/catalogue/read.ts";
import { recapitulatifDe } from "../server/relais/courriel/recapitulatif.ts";
import { foyersTemoins } from "../server/atelier/edition/temoins.ts";
import { planEnTexte } from "../ui/resultats/demarches/plan-en-texte.ts";
import { titreDUneAide } from "../ui/aides/titre.ts";
import { agendaDe } from "../ui/resultats/demarches/agenda.ts";
import { EcranDuPlan } from "../ui/resultats/demarches/plan.tsx";
import { resultatsDuFoyer } from "./approuver/faits/foyers-resultats.ts";
import { desResultats, unDroit } from "./fixtures/droits.ts";
import { ecranSeul } from "./fixtures/ecran.tsx";

const SITE = "https://aides.exemple.fr";
const VIOLENCES = "aide_universelle_urgence_violences_conjugales";

/** Everything that is written of results, with their own words. */
function ecrits(tous: Resultats): string[] {
  const resultats = montrables(tous);
  const plan = planDit(resultats);
  const { texte, html } = recapitulatifDe(resultats, {
    marque: "neutre",
    origine: SITE,
    arret: `${SITE}/arret`,
  });
  const page = ecranSeul(<EcranDuPlan calcules={resultats} fictifs={false} />, (dedans) => (
    <MemoryRouter>{dedans}</MemoryRouter>
  ));
  const liens = page.hotes.flatMap(({ props }) =>
    Object.values(props).filter((un) => typeof un === "string"),
  );
  const agenda = agendaDe(plan.echeances, SITE, new Date("2026-11-28T08:00:00Z"));
  return [
    page.texte,
    liens.join(" "),
    texte,
    html,
    planEnTexte(plan, SITE),
    agenda,
    JSON.stringify({ ...resultats, droitsNonEligibles: [] }),
  ];
}

/** Which of them speak of it, by rank. */
const quiEnParlent = (tous: Resultats): number[] =>
  ecrits(tous).flatMap((un, rang) => (/violence/i.test(un.replaceAll(/\r\n /g, "")) ? [rang] : []));

/** A few of the told households, of every kind. */
const foyers = foyersTemoins().filter((_, rang) => rang % 20 === 3);
const calculer = (situation: Situation, precisions: Situation["precisions"] = {}) =>
  resultatsDuFoyer({ ...situation, precisions: { ...situation.precisions, ...precisions } }, "neutre");

describe("l’aide aux victimes de violences", () => {
  let muets: { titre: string; situation: Situation; tous: Resultats }[] = [];
  beforeAll(async () => {
    muets = await Promise.all(
      foyers.map(async ({ titre, situation }) => ({ titre, situation, tous: await calculer(situation) })),
    );
  }, 60_000);

  test("n’est écrite nulle part chez qui n’en a rien dit : page, feuille, courriel, agenda, listes, questions", () => {
    expect(muets.length).toBeGreaterThan(3);
    for (const { titre, tous } of muets) expect([titre, quiEnParlent(tous)]).toEqual([titre, []]);
  });

  test("reste dans ce que l’API donne, marquée `sensible`", () => {
    const marquees = muets.flatMap(({ tous }) => tous.droitsEligibles.filter(({ sensible }) => sensible));
    expect(marquees.length).toBeGreaterThan(3);
    expect(new Set(marquees.map(({ id, dite }) => `${id} ${String(dite)}`))).toEqual(
      new Set([VIOLENCES, "chomage_apres_prison", "sortie_de_prison"].map((id) => `${id} undefined`)),
    );
  });

  test("un « oui » sur sa page l’écrit ; « je ne sais pas » ne l’écrit pas ; un « non » ne se redit dans aucune liste", async () => {
    const [{ situation }] = muets as [(typeof muets)[number]];
    const oui = await calculer(situation, { violences_signalees: true });
    expect(montrables(oui).droitsEligibles.map(({ id }) => id)).toContain(VIOLENCES);
    // All but the calendar: the aid has no day.
    expect(quiEnParlent(oui)).toEqual([0, 1, 2, 3, 4, 6]);
    for (const reponse of [null, false])
      expect([reponse, quiEnParlent(await calculer(situation, { violences_signalees: reponse }))]).toEqual([
        reponse,
        [],
      ]);
    // Her page still has the question, to change it.
    const non = await calculer(situation, { violences_signalees: false });
    expect(non.questions).toContainEqual(
      expect.objectContaining({
        cle: "violences_signalees",
        reponse: false,
        aides: [VIOLENCES],
        sensible: true,
      }),
    );
  });
});

describe("ce que les listes taisent", () => {
  const tue = { id: "tue", label: "tue", sensible: true as const };
  const institution = { id: "etat", label: "État", type: "national" };

  test("chaque liste des résultats est filtrée ; le reste est intact", () => {
    const resultats = desResultats({
      droitsEligibles: [unDroit(), unDroit(tue), unDroit({ ...tue, id: "dite", dite: true })],
      incalculables: [{ ...tue, institution, reason: "", solution: { text: "" } }],
      nonCalcules: [{ ...tue, partie: "règles", raison: "" }],
      presque: [
        {
          ...tue,
          institution,
          top: 1,
          manque: { rule: "", read: "", holds: false, reads: [] },
          des: "2027-01-01",
        },
      ],
      questions: [{ cle: "tue", question: "Tue ?", aides: ["tue"], sensible: true, reponse: false }],
      dabord: ["sans_toit"],
    });
    expect(montrables(resultats)).toEqual({
      ...resultats,
      droitsEligibles: [unDroit(), unDroit({ ...tue, id: "dite", dite: true })],
      incalculables: [],
      nonCalcules: [],
      presque: [],
      questions: [],
    });
  });

  test("l’onglet ne dit pas le sujet de sa page", () => {
    expect(titreDUneAide({ label: "aide aux victimes", sensible: true })).toBe("Aide");
    expect(titreDUneAide({ label: "bourse" })).toBe("Bourse");
  });
});

describe("le catalogue dit quelles aides sont sensibles", () => {
  const { aides } = readCatalogue();

  test("celles-ci, et leur fiche le dit", () => {
    const sensibles = aides.filter(({ aide }) => aide.sensible);
    expect(sensibles.map(({ aide }) => `${aide.slug} : ${aide.sensible}`)).toEqual([
      "agir_refugies : protection_asile",
      "agv35_accompagnement : habitat_mobile",
      `${VIOLENCES} : violences_signalees`,
      "allocation_demandeur_asile : demande_asile",
      "allocation_demandeur_asile_guyane_saint_martin : demande_asile",
      "chomage_apres_prison : sort_de_prison",
      "sortie_de_prison : sort_de_prison",
    ]);
    expect(
      sensibles.map(
        (une) =>
          ficheDe(une, { lieu: () => undefined, aide: () => undefined }, { jour: "2026-11-28" }).sensible,
      ),
    ).toEqual(sensibles.map(() => true));
  });

  const fiche = {
    slug: "une",
    institution: "etat",
    description: "Une aide.",
    prefix: "une",
    type: "bool",
    nature: "service",
    besoin: "vivre",
    conditions: ["Avoir une raison."],
    portees: ["violences_signalees"],
  };
  test.each([
    "aide aux victimes de violences",
    "consultation jeunes consommateurs (addictions)",
    "interruption volontaire de grossesse (IVG)",
    "allocation pour demandeur d’asile",
    "prime d’accueil des réfugiés",
  ])("« %s » sans le dire est refusée, et ne l’est plus quand elle nomme la question", (label) => {
    expect(v.safeParse(aideFile, { ...fiche, label }).success).toBe(false);
    expect(v.safeParse(aideFile, { ...fiche, label, sensible: "violences_signalees" }).success).toBe(true);
  });

  test("une question qu’elle ne pose pas est refusée", () => {
    expect(v.safeParse(aideFile, { ...fiche, label: "aide", sensible: "contraception" }).success).toBe(false);
  });
});
