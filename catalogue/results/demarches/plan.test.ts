import { describe, expect, test } from "vitest";
import { desResultats, unDroit } from "../../../test/fixtures/droits.ts";
import { JOUR } from "../../../test/fixtures/foyers.ts";
import { datesConnues } from "../dates-connues.ts";
import { papiersDe } from "./papiers.ts";
import { planDit } from "./plan-dit.ts";
import { planDe } from "./plan.ts";
import type { Droit } from "../results.ts";
import { premiersPas } from "../utilite.ts";

const ids = (droits: readonly { id: string }[]) => droits.map(({ id }) => id);
const plan = (droitsEligibles: Droit[]) => planDe({ droitsEligibles, dateDeValeur: JOUR });

describe("le plan", () => {
  const douze = Array.from({ length: 12 }, (_, rang) =>
    unDroit({ id: `aide-${rang}`, montant: 500 - rang, besoin: rang % 2 ? "etudier" : "vivre" }),
  );

  test("commence comme « Commencez par », puis va du plus utile au moins, neuf en tout ; le reste n’est pas perdu", () => {
    const { demarches, autres } = plan(douze);
    expect(ids(demarches.slice(0, 3))).toEqual(ids(premiersPas(douze, JOUR)));
    expect(demarches).toHaveLength(9);
    expect(ids([...demarches, ...autres]).sort()).toEqual(ids(douze).sort());
  });

  test("une aide dont les demandes ferment y est toujours ; un service, ou un prix qui tient à une question, dans le reste", () => {
    const remise = unDroit({
      id: "remise",
      nature: "remise",
      montant: 1,
      campagne: { etat: "ouverte", jusquAu: "2027-06-30" },
    });
    const service = unDroit({ id: "service", nature: "service", montant: true });
    const question = [{ cle: "interim", question: "Êtes-vous en intérim ?" }];
    const prix = unDroit({ id: "prix", nature: "prix", montant: 3, si: question });
    const { demarches, autres } = plan([...douze.slice(0, 4), remise, service, prix]);
    expect(ids(demarches)).toContain("remise");
    expect(ids(plan([...douze, remise]).demarches)).toContain("remise");
    expect(ids(autres).sort()).toEqual(["prix", "service"]);
  });

  test("ce qui n’est pas encore ouvert attend, le plus proche d’abord", () => {
    const attend = (id: string, du: string) => unDroit({ id, campagne: { etat: "à venir", du } });
    const { demarches, plusTard } = plan([attend("juin", "2027-06-01"), attend("mars", "2027-03-01")]);
    expect([ids(demarches), ids(plusTard)]).toEqual([[], ["mars", "juin"]]);
  });
});

test("le plan s’ouvre comme les résultats : un nombre ou un ordre, puis une ligne au plus", () => {
  const [mois, an, fois] = (["mensuelle", "annuelle", "ponctuelle"] as const).map((periodicite) =>
    unDroit({ id: periodicite, montant: 120, periodicite }),
  );
  const droitsEligibles = [mois!, an!, { ...fois!, nature: "plafond" as const }];
  const total = (champs: Parameters<typeof desResultats>[0]) =>
    planDit(desResultats(champs)).total.map((ligne) => ligne.replaceAll(/[\u00a0\u202f]/g, " "));
  expect(total({ droitsEligibles })).toEqual(["Environ 120 € par mois.", "Et 120 € par an."]);
  expect(total({ droitsEligibles, dabord: ["sans_toit"] })).toEqual([
    "Trouvez un toit.",
    "Par ailleurs, environ 120 € par mois.",
  ]);
  expect(total({})).toEqual(["Rien à demander pour l’instant."]);
});

describe("les dates connues", () => {
  test("ouverture, dernier jour, fin et anniversaire, dans l’ordre ; un jour passé n’en est pas", () => {
    const droitsEligibles = [
      unDroit({ id: "ouverte", campagne: { etat: "ouverte", jusquAu: "2026-12-31" }, fin: "2029-01-01" }),
      unDroit({ id: "avenir", campagne: { etat: "à venir", du: "2027-09-01", au: "2027-11-30" } }),
      unDroit({ id: "finie", fin: "2020-01-01" }),
      unDroit({ id: "sans" }),
    ];
    const vers18 = { id: "majeure", label: "majeure", des: "2027-04-30" };
    const presque = [vers18, { ...vers18, id: "sans-jour", des: undefined }] as never;
    const ouvre = [unDroit({ id: "ass" })];
    const changements = [
      { quoi: "fin_chomage" as const, ouvre, ferme: [] },
      { quoi: "fin_chomage" as const, jour: "2027-01-31", ouvre, ferme: [] },
    ];
    const dates = datesConnues({ ...desResultats({ droitsEligibles, changements }), presque });
    expect(dates.map(({ jour, quoi, id }) => `${jour} ${quoi} ${id}`)).toEqual([
      "2026-12-31 cloture ouverte",
      "2027-01-31 fin_chomage ass",
      "2027-04-30 anniversaire majeure",
      "2027-09-01 ouverture avenir",
      "2027-11-30 cloture avenir",
      "2029-01-01 fin ouverte",
    ]);
  });
});

describe("les papiers du plan", () => {
  const lire = (...aides: string[][]) =>
    papiersDe(aides.map((papiers, rang) => ({ id: `a${rang}`, label: `aide ${rang}`, papiers }))).map(
      ({ texte, pour }) => `${texte} (${pour.length})`,
    );

  test.each([
    [
      ["RIB"],
      ["Relevé d’identité bancaire (RIB)"],
      "Relevé d’identité bancaire (RIB) à votre nom, pas celui d’un livret (2)",
    ],
    [
      ["Un RIB à votre nom"],
      ["RIB à son nom, pas celui d’un livret"],
      "Relevé d’identité bancaire (RIB) à votre nom, pas celui d’un livret (2)",
    ],
    [
      ["Pièce d’identité"],
      ["Une carte d’identité, un passeport ou une carte de séjour"],
      "Pièce d’identité ; hors de l’Union européenne, titre de séjour (2)",
    ],
    [
      ["Copie de votre pièce d’identité"],
      ["Une pièce d’identité\u00a0; hors de l’Union européenne, le dernier titre de séjour"],
      "Pièce d’identité ; hors de l’Union européenne, titre de séjour (2)",
    ],
    [
      ["Justificatif de domicile"],
      ["Justificatif de domicile de moins de trois mois"],
      "Justificatif de domicile de moins de trois mois (2)",
    ],
    [
      ["L’avis d’imposition"],
      ["Dernier avis d’imposition, toutes les pages"],
      "Dernier avis d’imposition, toutes les pages (2)",
    ],
    [["Le permis de conduire"], ["Permis de conduire"], "Le permis de conduire (2)"],
    [
      ["Certificat médical (cerfa 15695)"],
      ["Certificat médical (cerfa 15695)"],
      "Certificat médical (cerfa 15695) (2)",
    ],
  ])("%j et %j sont un seul papier", (un, autre, attendu) => {
    expect(lire(un, autre)).toEqual([attendu]);
  });

  test("un formulaire, une lettre sont ceux d’une aide ; le RIB de quelqu’un d’autre n’est pas le vôtre", () => {
    expect(lire(["Lettre de motivation"], ["Lettre de motivation"])).toHaveLength(2);
    expect(lire(["RIB"], ["RIB de la personne majeure qui paie"])).toHaveLength(2);
    expect(lire(["Justificatif de domicile"], ["Justificatif de domicile à Paris"])).toHaveLength(2);
  });

  test("« aucun document » n’est pas un papier, et celui que plusieurs aides demandent vient d’abord", () => {
    expect(lire(["Aucun document à joindre", "CV"], ["Photo"], ["Photo d’identité"])).toEqual([
      "Photo d’identité récente (2)",
      "CV (1)",
    ]);
  });
});
