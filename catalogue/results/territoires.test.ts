import { expect, it, test } from "vitest";
import { resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { chaqueMois } from "../loi/formules/kit.ts";
import { enfant, foyer } from "../loi/requete/kit.ts";
import type { Individu, Menage, Situation } from "../situation/situation.ts";

const resultats = async (
  menage: Partial<Menage>,
  demandeur: Partial<Individu> = {},
  reste: Partial<Situation> = {},
) => {
  const situation = foyer(
    { date_naissance: "1990-01-10", nationalite: "FR", activite: "chomeur", ...demandeur },
    {
      menage: {
        aide_logement_date_pret_conventionne: "2018-12-31",
        statut_occupation_logement: "locataire_vide",
        loyer: 500,
        ...menage,
      },
      ...reste,
    },
  );
  return resultatsSansVelo(situation);
};
const montants = ({ droitsEligibles }: Awaited<ReturnType<typeof resultats>>) =>
  Object.fromEntries(droitsEligibles.map(({ id, montant }) => [id, montant]));
const deuxEnfants = {
  enfants: [enfant(0, { date_naissance: "2016-03-03" }), enfant(1, { date_naissance: "2018-03-03" })],
};
const DE_L_ETAT = [
  "rsa",
  "ppa",
  "aide_logement",
  "af",
  "ars",
  "asf",
  "cf",
  "paje_base",
  "css_participation_forfaitaire",
];

it.each(["98818", "98735", "98613"])(
  "à %s, la protection sociale n’est pas celle de l’État : rien, et cela se dit",
  async (depcom) => {
    const la = await resultats({ depcom }, {}, deuxEnfants);
    expect(DE_L_ETAT.filter((id) => id in montants(la))).toEqual([]);
    expect(la.incalculables.find(({ id }) => id === "rsa")?.reason).toContain(
      "leur propre protection sociale",
    );
    const ici = montants(await resultats({ depcom: "59350" }, {}, deuxEnfants));
    expect(["rsa", "aide_logement", "af", "ars", "asf"].filter((id) => !(id in ici))).toEqual([]);
  },
);

test("à Mayotte, le RSA est de moitié (325,85 €, montrés à la dizaine), et l’on dit que le montant peut différer", async () => {
  const { droitsEligibles } = await resultats({
    depcom: "97611",
    statut_occupation_logement: "sans_domicile",
  });
  const rsa = droitsEligibles.find(({ id }) => id === "rsa");
  expect([rsa?.montant, rsa?.unexpected]).toEqual([320, expect.stringContaining("À Mayotte")]);
});

// L’AAH et la prime d’activité y ont leurs montants (514,61 € et 316,61 € en 2025), la CSS y existe depuis 2024.
it.each([
  [
    "une personne handicapée qui a une pension",
    {
      handicap: true,
      taux_incapacite: 0.9,
      activite: "inactif",
      pensions_invalidite: chaqueMois(100),
    },
    {},
    ["aah", "caah"],
  ],
  ["une salariée au Smic", { activite: "salarie", salaire_net: chaqueMois(1_200) }, {}, ["ppa"]],
  ["quelqu’un sans revenu", {}, {}, ["css_participation_forfaitaire", "aide_logement"]],
  [
    "une mère de deux enfants",
    {},
    {
      enfants: [enfant(0, { date_naissance: "2024-09-03" }), enfant(1, { date_naissance: "2018-03-03" })],
    },
    ["af", "asf", "paje_base", "rsa"],
  ],
  [
    "une mère de quatre enfants, dont une handicapée",
    {},
    {
      enfants: [2012, 2016, 2018, 2022].map((annee, rang) =>
        enfant(rang, {
          date_naissance: `${annee}-03-03`,
          ...(rang === 0 && { handicap: true, taux_incapacite: 0.9 }),
        }),
      ),
    },
    ["cf", "aeeh"],
  ],
  ["une femme enceinte", { enceinte: "enceinte" }, {}, ["prime_naissance"]],
  [
    "une retraitée",
    { date_naissance: "1955-01-10", activite: "retraite", retraite_nette: chaqueMois(300) },
    {},
    ["aspa"],
  ],
] as const)(
  "à Mayotte, %s lit « à vérifier » de ce dont le barème n’est pas lu, sans montant d’ailleurs ni refus",
  async (_, demandeur, reste, ids) => {
    const la = await resultats({ depcom: "97611" }, demandeur, { ...reste } as Partial<Situation>);
    const aVerifier = la.incalculables.map(({ id }) => id);
    expect(aVerifier).toEqual(expect.arrayContaining([...ids]));
    expect(ids.filter((id) => id in montants(la))).toEqual([]);
    expect(la.incalculables.find(({ id }) => id === ids[0])?.reason).toContain("À Mayotte");
    // Ailleurs, les mêmes sont ouvertes.
    const ailleurs = montants(
      await resultats({ depcom: "97411" }, demandeur, { ...reste } as Partial<Situation>),
    );
    expect(ids.filter((id) => !(id in ailleurs))).toEqual([]);
  },
);

test("à Mayotte, l’AAH de qui n’a aucun revenu est de 514,61 € (ordonnance n° 2002-411, art. 35), dans aucun total", async () => {
  const { droitsEligibles, incalculables } = await resultats(
    { depcom: "97608" },
    { handicap: true, taux_incapacite: 0.9, activite: "inactif" },
  );
  const aah = droitsEligibles.find(({ id }) => id === "aah");
  expect([aah?.montant, aah?.unexpected]).toEqual([510, expect.stringContaining("À Mayotte")]);
  expect(incalculables.map(({ id }) => id)).toContain("caah");
});

test("à Mayotte, le RSA de qui a des enfants compte leurs allocations : à vérifier, sauf si elles sont dites", async () => {
  const ouvert = async (demandeur: Partial<Individu>) =>
    "rsa" in montants(await resultats({ depcom: "97608" }, demandeur, deuxEnfants));
  expect([await ouvert({}), await ouvert({ af: chaqueMois(150) })]).toEqual([false, true]);
});

it.each([
  ["97801", ["css_participation_forfaitaire", "cheque_energie"], ["af", "ars", "asf"]],
  ["97701", ["css_participation_forfaitaire", "cheque_energie"], ["af", "ars", "asf"]],
  [
    "97502",
    ["rsa", "af", "asf", "ars", "css_participation_forfaitaire", "cheque_energie"],
    ["aide_logement"],
  ],
])(
  "à %s, ce dont la loi propre n’est pas lue est à vérifier, le reste a un montant",
  async (depcom, lues, ouvertes) => {
    const la = await resultats({ depcom }, {}, deuxEnfants);
    const aVerifier = new Set(la.incalculables.map(({ id }) => id));
    expect(lues.filter((id) => !aVerifier.has(id))).toEqual([]);
    expect(lues.filter((id) => id in montants(la))).toEqual([]);
    expect(ouvertes.filter((id) => !(id in montants(la)))).toEqual([]);
  },
);

test("CSS, art. L751-1 : à Saint-Martin un seul enfant ouvre les allocations familiales, comme en Guadeloupe", async () => {
  const seul = { enfants: [enfant(0, { date_naissance: "2018-03-03" })] };
  const af = async (depcom: string) => montants(await resultats({ depcom }, {}, seul))["af"];
  expect(await af("97801")).toBe(await af("97105"));
  expect(await af("97801")).toBeGreaterThan(0);
});

test("à Mayotte, qui n’aurait pas une aide ailleurs n’a rien à y vérifier", async () => {
  const riche = { activite: "salarie", salaire_net: chaqueMois(6_000) } as const;
  const { incalculables } = await resultats(
    { depcom: "97611", statut_occupation_logement: "sans_domicile" },
    riche,
  );
  // That of carers asks for no resources: it is open elsewhere too.
  expect(incalculables.filter(({ id, reason }) => id !== "ajpa" && reason.includes("Mayotte"))).toEqual([]);
});

test("les prestations familiales se montrent nettes de CRDS (ordonnance n° 96-50), l’AEEH entière", async () => {
  const enfants = deuxEnfants.enfants.map((un) => ({ ...un, handicap: true, taux_incapacite: 0.65 }));
  const la = montants(await resultats({ depcom: "59350" }, {}, { enfants, dateDeValeur: "2026-09-01" }));
  // Publiés nets en 2026 : 152,25 € ; 2 × 200,78 €, montrés à la dizaine ; 426,87 € par enfant de 6 à 10 ans, 450,41 € de 11 à 14.
  expect([la["af"], la["asf"], la["ars"]]).toEqual([152, 400, 853]);
  // 2 × 153,01 €.
  expect(la["aeeh"]).toBe(306);
});

// Published for two pupils of primary school: 425,60 € each by the caisse of Mayotte (31 July 2025), 423,48 € elsewhere.
it.each([
  ["97611", 851],
  ["59350", 846],
])("la rentrée de 2025, à %s : %i €, Mayotte ne retient pas la CRDS", async (depcom, ars) => {
  const la = montants(await resultats({ depcom }, {}, { ...deuxEnfants, dateDeValeur: "2025-08-20" }));
  expect(la["ars"]).toBe(ars);
});

it.each([
  [[0.3], ["à vérifier"]],
  [[0.65], ["ouverte"]],
  [[0.3, 0.65], ["ouverte"]],
])("éducation de l’enfant handicapé, taux %j : %j", async (taux, attendu) => {
  const enfants = taux.map((taux_incapacite, rang) =>
    enfant(rang, { date_naissance: "2016-03-03", handicap: true, taux_incapacite }),
  );
  const la = await resultats({ depcom: "59350" }, {}, { enfants });
  expect([
    ...(la.incalculables.some(({ id }) => id === "aeeh") ? ["à vérifier"] : []),
    ...("aeeh" in montants(la) ? ["ouverte"] : []),
  ]).toEqual(attendu);
});

it.each([
  ["lycee", "bourse_lycee"],
  ["college", "bourse_college"],
] as const)(
  "qui répond pour soi en « %s » sait que sa bourse se demande par ses parents",
  async (scolarite, bourse) => {
    const eleve = {
      date_naissance: "2010-01-10",
      activite: "etudiant",
      scolarite,
      habite_chez_parents: true,
    } as const;
    const { incalculables } = await resultats(
      { depcom: "59350", statut_occupation_logement: "loge_gratuitement" },
      eleve,
    );
    expect(incalculables.find(({ id }) => id === bourse)?.reason).toContain("la famille qui vous a à charge");
    // Told first, though nobody knows the amount: the stranger found it at the bottom of the page.
    expect(incalculables.find(({ id }) => id === bourse)?.pese).toBe(true);
  },
);

it.each([
  [17, "locataire_vide", 0],
  [18, "locataire_vide", 2],
  // An owner may ask for social housing, and be refused for it (CCH, art. L441-2-2); and buy again if hers does not suit her.
  [30, "proprietaire", 2],
] as const)(
  "à %i ans, %s : du logement social et du bail réel solidaire, %i se proposent, à vérifier",
  async (ans, statut, combien) => {
    const { droitsEligibles } = await resultats(
      { depcom: "59350", statut_occupation_logement: statut },
      {
        date_naissance: `${2026 - ans}-01-10`,
        activite: "etudiant",
        // Nobody buys a home without an income.
        salaire_net: { "2026-06": 900 },
      },
    );
    const vus = droitsEligibles.filter(({ id }) =>
      ["logement_social_eligible", "bail_reel_solidaire"].includes(id),
    );
    expect(vus.length).toBe(combien);
    expect(vus.filter(({ certitude }) => certitude === "sure")).toEqual([]);
  },
);
