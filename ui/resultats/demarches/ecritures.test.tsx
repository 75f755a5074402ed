import ical from "ical.js";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { type AideDite, planDit } from "../../../catalogue/results/demarches/plan-dit.ts";
import { aidesServies } from "../../../catalogue/results/demarches/papiers.ts";
import { recapitulatifDe } from "../../../server/relais/courriel/recapitulatif.ts";
import { desResultats, unDroit } from "../../../test/fixtures/droits.ts";
import { ecranSeul } from "../../../test/fixtures/ecran.tsx";
import { aidesDuPlan } from "../../../test/fixtures/plan.ts";
import { planEnTexte } from "./plan-en-texte.ts";
import { agendaDe } from "./agenda.ts";
import { EcranDuPlan } from "./plan.tsx";
import { FeuilleDuGuichet } from "./rendez-vous.tsx";

const SITE = "https://aides.exemple.fr";

/** A household with an aid of each certainty, papers in common, and what presses. */
const resultats = desResultats({
  dabord: ["sans_revenu"],
  droitsEligibles: [
    unDroit({
      id: "rsa",
      label: "RSA",
      montant: 559,
      teleservice: "https://caf.exemple.fr/redirect/s/Redirect?page=rsa",
      institution: { id: "caf", label: "Caf", type: "caisse", telephone: "32 30" },
      papiers: ["RIB", "Pièce d’identité"],
      fin: "2027-05-31",
    }),
    unDroit({
      id: "apl",
      label: "aide au logement",
      montant: 250,
      besoin: "loger",
      certitude: "a_verifier",
      doutes: [{ cause: "revenus", texte: "Calculée sans vos revenus de 2024" }],
      link: "https://apl.exemple.fr",
      papiers: ["Un RIB à votre nom", "Bail"],
    }),
    unDroit({
      id: "pass",
      label: "pass’Sport",
      montant: 70,
      periodicite: "annuelle",
      certitude: "si",
      si: [{ cle: "club", question: "Êtes-vous dans un club ?" }],
      link: "https://sport.exemple.fr/pass",
      campagne: { etat: "ouverte", jusquAu: "2026-12-31" },
      papiers: ["RIB"],
    }),
    unDroit({
      id: "bourse",
      label: "bourse",
      campagne: { etat: "à venir", du: "2027-01-05", au: "2027-02-28" },
      besoin: "etudier",
    }),
    unDroit({
      id: "remise",
      label: "tarif réduit",
      nature: "remise",
      montant: 50,
      unit: "percent",
      certitude: "si",
      si: [{ cle: "carte", question: "Avez-vous la carte ?" }],
      link: "https://remise.exemple.fr",
    }),
    unDroit({
      id: "vélo 1",
      label: "achat d’un vélo",
      nature: "service",
      montant: true,
      source: "aides-velo",
      link: "https://velo.exemple.fr",
    }),
  ],
  incalculables: [
    {
      id: "aah",
      label: "AAH",
      institution: { id: "mdph", label: "MDPH", type: "autre", telephone: "01 02 03 04 05" },
      reason: "La MDPH décide seule.",
      solution: { text: "Appelez-la." },
    },
  ],
});

const plat = (texte: string) => texte.replaceAll(/[\s\u00a0\u202f]+/g, " ");
const plan = planDit(resultats);
const aides: readonly AideDite[] = aidesDuPlan(plan);

/** The page by its parts, then with what paper adds to its links. */
function page() {
  const { hotes, texte, tous } = ecranSeul(<EcranDuPlan calcules={resultats} fictifs={false} />, (dedans) => (
    <MemoryRouter>{dedans}</MemoryRouter>
  ));
  const adresses = hotes.flatMap(({ props }) => [props["data-adresse"], props["data-ici"]].filter(Boolean));
  return { texte, tous, papier: `${texte} ${adresses.join(" ")}` };
}

const { texte, html } = recapitulatifDe(resultats, {
  marque: "neutre",
  origine: SITE,
  arret: `${SITE}/arret`,
});
const sansBalises = (code: string) =>
  code
    .replaceAll(/<a href="([^"]*)"[^>]*>/g, " $1 ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#39;", "'");

const ecritures: [string, string][] = [
  ["la page", plat(page().texte)],
  ["la feuille", plat(page().papier)],
  ["le courriel", plat(texte)],
  ["le courriel en page", plat(sansBalises(html))],
  ["le texte partagé", plat(planEnTexte(plan, SITE))],
];

/** What is said after each mention of an aid, up to the mention of another. */
function passagesDe(ecrit: string, nom: string): string[] {
  const [, ...suites] = ecrit.split(plat(nom));
  const autres = aides.map((une) => plat(une.nom)).filter((un) => un !== plat(nom));
  return suites.map((suite) => {
    const fins = autres.map((autre) => suite.indexOf(autre)).filter((rang) => rang >= 0);
    return suite.slice(0, Math.min(suite.length, ...fins));
  });
}

/** What heads an aid where its desk says once what is true of all that one asks there. */
function teteDuGuichet(ecrit: string, { id }: AideDite): string {
  const sien = plan.guichets.find(({ demarches }) => demarches.some((une) => une.id === id));
  const [premiere] = sien?.demarches ?? [];
  if (!sien || !premiere) return "";
  const [avant = ""] = ecrit.slice(ecrit.indexOf(plat(sien.quand + sien.nom))).split(plat(premiere.nom));
  return avant;
}

describe("un seul plan, quatre écritures", () => {
  test("le foyer a de quoi comparer : chaque certitude, et des lignes de « Et aussi » avec un « si »", () => {
    expect(new Set(aides.map(({ mot }) => mot))).toEqual(new Set(["sûre", "à vérifier", "si…"]));
    expect(plan.autres.map(({ id, mot }) => `${id} ${mot}`)).toContain("remise si…");
  });

  test.each(ecritures)(
    "%s dit de chaque aide son nom, sa certitude, son montant et ce à quoi elle tient",
    (_, ecrit) => {
      for (const une of aides) {
        const { nom, mot, montant, reserves, id } = une;
        const tete = teteDuGuichet(ecrit, une);
        // A line of its own says its word, and leads to what it hangs on.
        const tenues = plan.autres.includes(une) ? [] : reserves;
        const dits = [mot, montant ?? "", ...tenues].map(plat);
        const passages = passagesDe(ecrit, nom);
        expect({
          id,
          dits,
          passages: passages.filter((un) => dits.every((dit) => (tete + un).includes(dit))),
        }).toEqual({
          id,
          dits,
          passages: [expect.any(String)],
        });
      }
    },
  );

  test("la feuille d’un rendez-vous le dit aussi, avec les papiers du guichet", () => {
    expect(plan.guichets.length).toBeGreaterThan(1);
    for (const guichet of plan.guichets) {
      const { texte: feuille } = ecranSeul(
        <FeuilleDuGuichet de={guichet} situation={["J’ai 20 ans."]} />,
        (dedans) => <MemoryRouter>{dedans}</MemoryRouter>,
      );
      const dits = guichet.demarches.flatMap(({ nom, mot, montant, reserves, quand, reponse }) => [
        nom,
        mot,
        montant ?? "",
        ...reserves,
        quand ?? "",
        reponse ?? "",
      ]);
      const papiers = [...guichet.papiers, ...guichet.reunis].map(({ texte: papier }) => papier.slice(1, 20));
      for (const dit of ["J’ai 20 ans.", guichet.nom, ...dits, ...papiers])
        expect(plat(feuille)).toContain(plat(dit));
    }
  });

  test.each(ecritures)(
    "%s dit le total, ce qui presse avec son numéro, et pour quelles aides est chaque papier",
    (nom, ecrit) => {
      for (const phrase of plan.total) expect(ecrit).toContain(plat(phrase));
      for (const { titre, pas } of plan.dabord) {
        expect(ecrit.toLowerCase()).toContain(titre.toLowerCase());
        for (const { dit, geste } of pas) {
          expect(ecrit).toContain(plat(dit));
          expect(ecrit).toContain(geste?.telephone?.appeler ?? plat(dit));
        }
      }
      const auxPapiers = plan.guichets.flatMap(({ demarches, papiers }) =>
        papiers.map(({ texte: papier, pour }) => ({ papier, pour, seule: demarches.length === 1 })),
      );
      expect(auxPapiers.length).toBeGreaterThan(2);
      for (const { papier, pour, seule } of auxPapiers) {
        // Under one aid alone, the page does not say again that a paper is for it.
        const dits = seule && /^la (page|feuille)/.test(nom) ? "" : aidesServies(pour);
        expect(ecrit).toMatch(new RegExp(`${papier.slice(1, 20)}[^.]*${dits}`));
      }
      expect(ecrit).toContain("01 02 03 04 05");
    },
  );

  /** The way in to an aid, as a writing has it: its first gesture, or its page when it is only a line. */
  const acces = ({ id, fiche, geste }: AideDite): string => {
    const enUneLigne = plan.autres.some((une) => une.id === id);
    return (enUneLigne && fiche) || (geste.adresse ?? geste.mots);
  };

  test.each(ecritures.slice(1))("%s mène à chaque aide", (nom, ecrit) => {
    for (const une of aides) {
      const attendu = nom === "la feuille" ? acces(une).replace("https://", "") : acces(une);
      expect([une.id, ecrit]).toEqual([une.id, expect.stringContaining(plat(attendu))]);
    }
  });

  test("l’agenda dit, de chaque aide datée, la même chose : certitude, réserves, lien, numéro, papiers", () => {
    const agenda = agendaDe(plan.echeances, SITE, new Date("2026-11-20T08:00:00Z"));
    const lus = new ical.Component(ical.parse(agenda))
      .getAllSubcomponents("vevent")
      .map((un) => new ical.Event(un));
    const datees = plan.echeances.flatMap(({ aide }) => aide ?? []);
    expect(new Set(datees.map(({ id }) => id))).toEqual(new Set(["rsa", "pass", "bourse"]));
    datees.forEach(({ nom, mot, reserves, geste, qui, papiers }, rang) => {
      const { summary, description } = lus[rang]!;
      expect(summary).toContain(nom);
      for (const dit of [
        mot,
        ...reserves,
        geste.adresse ?? geste.mots,
        qui?.telephone ?? qui?.nom ?? "",
        ...papiers,
      ])
        expect(description.toLowerCase()).toContain(dit.toLowerCase());
    });
  });

  test("un guichet dit une fois ce qui vaut de toutes ses aides, et ne redemande pas un papier déjà réuni", () => {
    const doutes = [{ cause: "revenus" as const, texte: "Calculée sans vos revenus de 2024" }];
    const champs = { certitude: "a_verifier" as const, doutes };
    const caf = { id: "caf", label: "Caf", type: "caisse" as const };
    const vues = desResultats({
      droitsEligibles: [
        unDroit({
          id: "un",
          label: "une",
          montant: 900,
          institution: caf,
          papiers: ["RIB", "Bail"],
          ...champs,
        }),
        unDroit({ id: "deux", label: "deuxième", institution: caf, papiers: ["RIB"], ...champs }),
        unDroit({
          id: "trois",
          label: "troisième",
          periodicite: "annuelle",
          institution: { id: "crous", label: "Crous", type: "national" },
          papiers: ["Un RIB à votre nom", "Certificat de scolarité"],
        }),
      ],
    });
    const [premier, second] = planDit(vues).guichets;
    expect([premier?.nom, premier?.demarches.length, premier?.etat, premier?.reserves.length]).toEqual([
      "Caf",
      2,
      "à vérifier",
      1,
    ]);
    expect([second?.nom, second?.papiers.map(({ texte }) => texte), second?.reunis.length]).toEqual([
      "Crous",
      ["Certificat de scolarité"],
      1,
    ]);
    const { texte: vue } = ecranSeul(<EcranDuPlan calcules={vues} fictifs={false} />, (dedans) => (
      <MemoryRouter>{dedans}</MemoryRouter>
    ));
    expect(vue.match(/à vérifier(?!\.)/g)).toHaveLength(1);
    expect(vue.match(/certains revenus nous manquent/g)).toHaveLength(1);
    expect(vue).toMatch(/déjà réunis.{0,4}relevé d’identité bancaire/);
  });

  test("un guichet presse comme la première de ses clôtures", () => {
    const close = (id: string, jusquAu: string) =>
      unDroit({
        id,
        label: id,
        campagne: { etat: "ouverte", jusquAu },
        institution: { id: "crous", label: "Crous", type: "national" },
      });
    const { guichets } = planDit(
      desResultats({ droitsEligibles: [close("tard", "2027-03-31"), close("tôt", "2026-12-31")] }),
    );
    expect(guichets.map(({ quand }) => quand)).toEqual(["Jusqu’au 31 décembre 2026"]);
  });

  test("les Caf ne sont qu’un guichet : un numéro, un dossier, laquelle que ce soit qui paie", () => {
    const de = (id: string, label: string) =>
      unDroit({ id, label: id, institution: { id, label, type: "caf", telephone: "32 30" } });
    const { guichets } = planDit(
      desResultats({
        droitsEligibles: [
          de("caf", "Caisse d’allocations familiales"),
          de("caf_creuse", "CAF de la Creuse"),
          de("capas", "Cafés solidaires"),
        ],
      }),
    );
    expect(guichets.map(({ nom, demarches }) => [nom, demarches.length])).toEqual([
      ["Caisse d’allocations familiales", 2],
      ["Cafés solidaires", 1],
    ]);
  });

  test("jamais « 1 démarches », « 1 aides », « 1 dates » : un seul s’écrit au singulier", () => {
    const seule = desResultats({ droitsEligibles: [unDroit({ fin: "2027-05-31", papiers: ["RIB"] })] });
    const { texte: courriel } = recapitulatifDe(seule, {
      marque: "neutre",
      origine: SITE,
      arret: `${SITE}/arret`,
    });
    const { texte: vue } = ecranSeul(<EcranDuPlan calcules={seule} fictifs={false} />, (dedans) => (
      <MemoryRouter>{dedans}</MemoryRouter>
    ));
    for (const ecrit of [courriel, vue, planEnTexte(planDit(seule), SITE)])
      expect(ecrit).not.toMatch(/\b[01][\s\u00a0](?:démarche|aide|date|papier|ligne)s/);
    expect(vue).toContain("Mettre 1 date dans mon agenda");
  });
});

test("le numéro écrit près de « Qui appeler, quoi dire » est de la page où il mène", async () => {
  const { default: urgences } = await import("../../../catalogue/fiches/urgence/urgences.json", {
    with: { type: "json" },
  });
  const argent = urgences.situations.find(({ id }) => id === "argent");
  const numeros = Object.entries(urgences.numeros).flatMap(([cle, un]) =>
    argent?.numeros.includes(cle) ? [un] : [],
  );
  const [geste] = plan.dabord.flatMap(({ pas }) => pas.flatMap((un) => un.geste ?? []));
  expect(geste?.vers).toBe("/aide-maintenant#argent-titre");
  expect(numeros.map(({ nom, appeler }) => ({ nom, appeler }))).toEqual([geste?.telephone]);
});
