import { describe, expect, it, test } from "vitest";
import { neIlYA, situationDe } from "../../../../test/fixtures/foyers.ts";
import { calculerUneAide } from "../../../../test/repondu/verificateur.ts";
import { catalogueServi } from "../../../../test/fixtures/sans-velo.ts";
import { doutesDuMois, foyerDuMois, moisVerifiables } from "./au-mois.ts";
import { aidesVerifiees, ecartDeSommes, sansCeQueLOnRecoit, sommeDecidee, tolerance } from "./decision.ts";
import donnees from "./recours.json" with { type: "json" };
import { dernierJour, recoursDe } from "./recours.ts";
import { texteDeLaCause } from "./textes-lus.ts";
import { questionAPoser, supposes, verdictDit } from "./verdict-dit.ts";
import { changementsAEssayer, type VerdictDeDecision, verifierDecision } from "./verifier-decision.ts";

const seule = situationDe({
  demandeur: {
    date_naissance: neIlYA(30),
    nationalite: "FR",
    activite: "inactif",
    enfant_a_charge: { "2026": false },
    salaire_net: Object.fromEntries(
      ["2026-11", "2026-10", "2026-09", "2026-08", "2026-07", "2026-06"].map((mois) => [mois, 200]),
    ),
  },
  famille: { en_couple: false },
  menage: { statut_occupation_logement: "loge_gratuitement", participation_frais: true, depcom: "35238" },
});

describe("la décision", () => {
  test.each([
    [{ mois: "2026-11", sorte: "montant", montant: 312.4 }, 312.4],
    [{ mois: "2026-11", sorte: "refus", motif: "age" }, undefined],
    [{ mois: "2026-09", sorte: "dette", montant: 300, nombre: 3, recu: 451.69 }, 351.69],
  ] as const)("%o revient à %s", (decision, somme) => {
    expect(sommeDecidee(decision)).toBe(somme);
  });

  test("deux sommes sont la même à un euro, ou à un centième", () => {
    expect([tolerance(40), tolerance(600), tolerance(undefined)]).toEqual([1, 6, 1]);
    expect(ecartDeSommes(undefined, 12, "rsa")).toBe(12);
    expect(ecartDeSommes(undefined, 0, "css_participation_forfaitaire")).toBe(Number.POSITIVE_INFINITY);
  });

  test("ce qu’on reçoit de l’aide elle-même ne la calcule pas", () => {
    const percue = { ...seule, demandeur: { ...seule.demandeur, rsa: { "2026-11": 500 } } };
    expect(sansCeQueLOnRecoit(percue, "rsa").demandeur).not.toHaveProperty("rsa");
    expect(sansCeQueLOnRecoit(percue, "ppa").demandeur).toHaveProperty("rsa");
  });

  test("chaque aide vérifiée est du catalogue, a ses recours, et un texte", () => {
    for (const id of Object.keys(aidesVerifiees)) {
      expect(catalogueServi.byId.has(id)).toBe(true);
      expect(recoursDe(id, false)?.voies.length).toBeGreaterThanOrEqual(4);
      expect(texteDeLaCause(id)).toMatch(/art\./);
    }
    expect(recoursDe("bafa", false)).toBeUndefined();
  });
});

describe("le foyer d’un mois passé", () => {
  test("huit mois au plus, le plus récent d’abord", () => {
    const mois = moisVerifiables(seule);
    expect([mois[0], mois.at(-1), mois.length]).toEqual(["2026-11", "2026-03", 9]);
  });

  test("a le jour et les années d’alors ; un contrat pas commencé n’y est pas", () => {
    const foyer = situationDe({
      dateDeValeur: "2026-02-10",
      demandeur: {
        _nombreMoisDebutContratDeTravail: 2,
        enfant_a_charge: { "2026": true },
        rpns_autres_revenus: { "2025": 900 },
        salaire_net: { "2025-12": 10 },
      },
      menage: { _nombreMoisEntreeLogement: -12 },
    });
    expect(foyerDuMois(foyer, "2025-11")).toMatchObject({
      dateDeValeur: "2025-11-30",
      demandeur: {
        enfant_a_charge: { "2025": true },
        rpns_autres_revenus: { "2024": 900 },
        salaire_net: { "2025-12": 10 },
      },
      menage: { _nombreMoisEntreeLogement: -9 },
    });
    expect(foyerDuMois(foyer, "2025-11").demandeur).not.toHaveProperty("_nombreMoisDebutContratDeTravail");
    expect(foyerDuMois(foyer, "2026-02")).toBe(foyer);
  });
});

describe("le RSA d’une personne seule, 651,69 € moins 200 € de salaire", () => {
  const calculer = calculerUneAide("rsa");
  const decider = (montant: number) =>
    verifierDecision(seule, "rsa", { mois: "2026-11", sorte: "montant", montant }, calculer);

  it("451,69 € est le bon montant", async () => {
    expect(await decider(451.69)).toMatchObject({ issue: "juste", trouve: 451.69, causes: [] });
  });

  it("373,49 € a compté le forfait logement (78,20 €)", async () => {
    const { issue, causes, defavorable } = await decider(373.49);
    expect([issue, causes[0]?.genre, defavorable]).toEqual(["expliquée", "forfait logement", true]);
  });

  it("une dette se lit de ce qu’elle laisse", async () => {
    const dette = { mois: "2026-11", sorte: "dette", montant: 156.4, nombre: 2, recu: 451.69 } as const;
    const { decide, causes } = await verifierDecision(seule, "rsa", dette, calculer);
    expect([decide, causes[0]?.genre]).toEqual([373.49, "forfait logement"]);
  });

  // 451.69 €, whose hundredth is 4.52.
  it.each([
    [456.2, true],
    [447.2, true],
    [456.3, false],
    [447.1, false],
  ])("à un centième près, %d € est ce que nous trouvons : %s", async (montant, juste) => {
    const { issue, trimestre } = await decider(montant);
    // Of this month itself, not of a quarter that began before and gives as much.
    expect([issue === "juste", trimestre]).toEqual([juste, undefined]);
  });

  it("un refus se cherche du côté de sa raison, et pas sans raison", async () => {
    const refuser = (motif: "sejour" | "sans") =>
      verifierDecision(seule, "rsa", { mois: "2026-11", sorte: "refus", motif }, calculer);
    expect((await refuser("sejour")).causes.map(({ genre }) => genre)).toEqual(["séjour"]);
    expect((await refuser("sans")).issue).toBe("inexpliquée");
  });

  it("chaque essai laisse le foyer donné tel qu’il est", () => {
    const avant = structuredClone(seule);
    expect(changementsAEssayer(seule, "rsa").length).toBeGreaterThan(15);
    expect(seule).toEqual(avant);
  });

  it("la question nomme le mois, les deux sommes, la cause et l’article", async () => {
    const decision = { mois: "2026-11", sorte: "montant", montant: 373.49 } as const;
    const verdict = await decider(373.49);
    const question = questionAPoser({ aide: "rsa", nom: "RSA", decision, verdict, recueLe: "2026-11-18" });
    for (const dit of [
      "que j’ai reçue le 18 novembre 2026",
      "373,49",
      "451,69",
      "Avez-vous compté le forfait logement",
      "R262-9",
    ])
      expect(question).toContain(dit);
    // A figure of ours that an answer may move is no argument.
    const doute = { ...verdict, sure: false };
    expect(questionAPoser({ aide: "rsa", nom: "RSA", decision, verdict: doute })).not.toContain("451,69");
    expect(supposes({ ...decision, mois: "2026-09" }, "2026-11-20").join(" ")).toContain("septembre 2026");
  });
});

describe("une décision juste n’est pas dite autrement", () => {
  const monte = {
    ...seule,
    demandeur: {
      ...seule.demandeur,
      salaire_net: Object.fromEntries(
        [300, 300, 100, 200, 500, 500, 500, 500].map((net, rang) => [
          `2026-${11 - rang}`.replace(/-(\d)$/, "-0$1"),
          net,
        ]),
      ),
    },
  };
  const calculer = calculerUneAide("rsa");

  it("le montant d’un trimestre commencé un ou deux mois plus tôt (CSS, art. R843-1)", async () => {
    const decider = (montant: number) =>
      verifierDecision(monte, "rsa", { mois: "2026-11", sorte: "montant", montant }, calculer);
    expect(await decider(385.02)).toMatchObject({ issue: "juste", sure: true });
    const decision = { mois: "2026-11", sorte: "montant", montant: 251.69 } as const;
    const verdict = await decider(251.69);
    expect(verdict).toMatchObject({ issue: "juste", sure: false, trimestre: "2026-10" });
    expect(await decider(151.69)).toMatchObject({ issue: "juste", trimestre: "2026-09" });
    const dit = verdictDit(verdict, decision, "rsa");
    expect([dit.titre, dit.contester]).toEqual(["C’est aussi ce que nous trouvons", false]);
    expect(dit.phrases.join(" ")).toContain("si vos trois mois ont commencé en octobre 2026");
    expect((await decider(200.2)).issue).toBe("inexpliquée");
  });

  it("une dette de plusieurs mois qui ne se ressemblent pas, prise en moyenne", async () => {
    const dette = { mois: "2026-10", sorte: "dette", montant: 666.66, nombre: 2, recu: 651.69 } as const;
    expect(await verifierDecision(monte, "rsa", dette, calculer)).toMatchObject({
      issue: "juste",
      trouve: 318.36,
    });
    expect(await verifierDecision(monte, "rsa", { ...dette, montant: 900.1 }, calculer)).toMatchObject({
      sure: false,
    });
  });

  it("d’un mois passé, le foyer n’est pas dit : seul un revenu peut être sûr", async () => {
    const refus = { sorte: "refus", motif: "couple" } as const;
    const a = async (mois: string) =>
      (await verifierDecision(seule, "rsa", { mois, ...refus }, calculer)).sure;
    expect([await a("2026-11"), await a("2026-10")]).toEqual([true, false]);
    const brut = { mois: "2026-10", sorte: "montant", montant: 251.69 } as const;
    const double = await verifierDecision(seule, "rsa", brut, calculer);
    expect([double.sure, double.causes[0]?.genre]).toEqual([true, "deux fois demandeur salaire_net"]);
  });

  it("un mois entier repris, ou zéro, ne se devine pas", async () => {
    const dette = { mois: "2026-11", sorte: "dette", montant: 451.69, nombre: 1, recu: 451.69 } as const;
    const verdict = await verifierDecision(seule, "rsa", dette, calculer);
    expect(verdict.causes).toEqual([]);
    expect(verdictDit(verdict, dette, "rsa").phrases.join(" ")).toContain("nous n’en devinons aucune");
    const zero = { mois: "2026-11", sorte: "montant", montant: 0 } as const;
    expect((await verifierDecision(seule, "rsa", zero, calculer)).causes).toEqual([]);
  });

  it("un anniversaire qui compte, une naissance, un emménagement dans le mois, ou après lui : ce n’est pas sûr", async () => {
    const ne = (date_naissance: string) => ({ ...seule, demandeur: { ...seule.demandeur, date_naissance } });
    expect(doutesDuMois(ne("2001-11-05"), "2026-11", "rsa")).toBe(true);
    expect(doutesDuMois(ne("2001-11-05"), "2026-10", "rsa")).toBe(false);
    expect(doutesDuMois(ne("1996-11-05"), "2026-11", "rsa")).toBe(false);
    const entre = (mois: number) => ({
      ...seule,
      menage: { ...seule.menage, _nombreMoisEntreeLogement: mois },
    });
    expect(doutesDuMois(entre(0), "2026-11", "aide_logement")).toBe(true);
    expect(doutesDuMois(entre(0), "2026-11", "rsa")).toBe(false);
    expect(doutesDuMois(entre(-1), "2026-09", "rsa")).toBe(true);
    expect(doutesDuMois(entre(-12), "2026-09", "aide_logement")).toBe(false);
    const separee = { ...seule, famille: { ...seule.famille, rsa_isolement_recent: true } };
    expect([doutesDuMois(separee, "2026-11", "rsa"), doutesDuMois(separee, "2026-09", "rsa")]).toEqual([
      false,
      true,
    ]);
  });
});

it("payer moins cher que ce que nous trouvons n’est pas recevoir plus", () => {
  const verdict: VerdictDeDecision = {
    issue: "inexpliquée",
    sure: true,
    precise: false,
    trouve: 14,
    decide: 8,
    defavorable: false,
    causes: [],
  };
  const decision = { mois: "2026-11", sorte: "montant", montant: 8 } as const;
  expect(
    verdictDit(
      { ...verdict, issue: "expliquée", causes: [{ genre: "x", dit: "compté un autre âge" }] },
      decision,
      "css_participation_forfaitaire",
    ).titre,
  ).toBe("C’est moins cher que ce que nous trouvons");
  expect(verdictDit({ ...verdict, trouve: undefined }, decision, "rsa").phrases[0]).toContain(
    "nous ne trouvons aucun droit",
  );
});

it("une dette n’est jamais dite juste, et son moins que rien ne s’écrit pas", () => {
  const dette = { mois: "2026-11", sorte: "dette", montant: 900, nombre: 1, recu: 451.69 } as const;
  const commun = { precise: true, sure: false, trouve: undefined, defavorable: false, causes: [] };
  const juste = verdictDit({ ...commun, issue: "juste", decide: 0 }, dette, "rsa");
  expect(juste.titre).toBe("C’est aussi ce que nous trouvons");
  expect(juste.phrases[0]).toContain("la dette ne vous laisse rien");
  expect(juste.phrases.join(" ")).toContain("Une réponse qui manque");
  const sure = verdictDit({ ...commun, issue: "juste", sure: true, trouve: 0, decide: 0 }, dette, "rsa");
  expect(sure.phrases.join(" ")).not.toContain("Une réponse qui manque");
});

it("un mois passé dont la loi lit des revenus que personne n’a dits n’est pas sûr", async () => {
  const loue = {
    ...seule,
    menage: { ...seule.menage, statut_occupation_logement: "locataire_vide" as const, loyer: 400 },
  };
  const decider = (mois: string) =>
    verifierDecision(
      loue,
      "aide_logement",
      { mois, sorte: "montant", montant: 12.34 },
      calculerUneAide("aide_logement"),
    );
  expect((await decider("2026-08")).sure).toBe(false);
});

it("ce qui n’a pas été compté se dit et se demande en français, et le prénom d’un enfant ne part pas", () => {
  const decision = { mois: "2026-11", sorte: "montant", montant: 400.5 } as const;
  const dire = (dit: string) => {
    const verdict: VerdictDeDecision = {
      issue: "expliquée",
      sure: true,
      precise: true,
      trouve: 500,
      decide: 400.5,
      defavorable: true,
      causes: [{ genre: "x", dit }],
    };
    return [
      ...verdictDit(verdict, decision, "rsa").causes,
      /N?’?[Aa]vez-vous (?:pas )?compté[^?]*/
        .exec(questionAPoser({ aide: "rsa", nom: "RSA", decision, verdict }))?.[0]
        .trim(),
    ];
  };
  expect(dire("pas compté les études")).toEqual([
    "Votre caisse (Caf ou MSA) n’a sans doute pas compté les études.",
    "N’avez-vous pas compté les études",
  ]);
  expect(dire("compté aucun enfant")).toEqual([
    "Votre caisse (Caf ou MSA) n’a sans doute compté aucun enfant.",
    "N’avez-vous compté aucun enfant",
  ]);
  expect(dire("compté 1 enfant au lieu de 2 (sans Léa)")).toEqual([
    "Votre caisse (Caf ou MSA) a sans doute compté 1 enfant au lieu de 2 (sans Léa).",
    "Avez-vous compté 1 enfant au lieu de 2",
  ]);
});

describe("les recours", () => {
  test("chaque voie a qui saisir, son texte et le jour de sa lecture", () => {
    const lues = JSON.stringify(donnees);
    for (const aide of Object.keys(aidesVerifiees))
      for (const { qui, dit, source } of recoursDe(aide, true)?.voies ?? []) {
        expect([qui, dit, source.texte].every(Boolean)).toBe(true);
        expect(source.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(source.adresse).toMatch(/^https:\/\//);
      }
    expect(lues).not.toMatch(/\s{2}/);
  });

  test("deux mois de la lettre, vingt jours pour faire corriger une dette, quinze pour la bourse de lycée", () => {
    const jours = (aide: string, dette: boolean) =>
      (recoursDe(aide, dette)?.voies ?? []).map((voie) => dernierJour(voie, "2026-12-31")).filter(Boolean);
    expect(jours("rsa", true)).toEqual(["2027-01-20", "2027-02-28"]);
    expect(jours("af", true)).toEqual(["2027-01-20", "2027-02-28"]);
    expect(jours("af", false)).toEqual(["2027-02-28"]);
    expect(jours("bourse_lycee", false)).toEqual(["2027-01-15"]);
  });

  test("une dette d’AAH se conteste à la Caf, un refus à la MDPH ; une remise n’est pas une contestation", () => {
    const voies = (aide: string, dette: boolean) => recoursDe(aide, dette)?.voies ?? [];
    const qui = (dette: boolean) =>
      voies("aah", dette)
        .map((une) => une.qui)
        .join(" ");
    expect(qui(true)).not.toContain("MDPH");
    expect(qui(false)).toContain("MDPH");
    const noms = (aide: string, dette: boolean) => voies(aide, dette).map(({ nom }) => nom);
    expect(noms("rsa", true)).toContain("La remise, ou plus de temps");
    expect(noms("rsa", false)).not.toContain("La remise, ou plus de temps");
    expect(noms("bourse_criteres_sociaux", false)).toContain("Le médiateur");
  });

  test("une dette de RSA contestée est suspendue (CASF, art. L262-46)", () => {
    expect(recoursDe("rsa", true)?.dette?.source.texte).toContain("L262-46");
    expect(recoursDe("rsa", false)?.dette).toBeUndefined();
  });
});
