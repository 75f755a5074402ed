import { MemoryRouter } from "react-router";
import { describe, expect, it, test, vi } from "vitest";
import type { DecisionRecue } from "../../../../catalogue/results/demarches/repondu/decision.ts";
import type { VerdictDeDecision } from "../../../../catalogue/results/demarches/repondu/verifier-decision.ts";
import { retourSurUneAide, problemesDe } from "../../../../catalogue/fiches/contribuer/contribution.ts";
import { unDroit } from "../../../../test/fixtures/droits.ts";
import { ecranSeul } from "../../../../test/fixtures/ecran.tsx";
import { ceQuiPart } from "./editeurs.tsx";
import { FormulaireDeDecision } from "./formulaire.tsx";
import { Component as MenerLa } from "./mener.tsx";
import { ReponseComparee } from "./reponse.tsx";
import { lireLaDecision } from "./saisie.ts";

const MOIS = "2026-11";
const baisse: DecisionRecue = { mois: MOIS, sorte: "montant", montant: 520.35 };
const explique: VerdictDeDecision = {
  issue: "expliquée",
  sure: true,
  precise: true,
  trouve: 651.69,
  decide: 520.35,
  defavorable: true,
  causes: [
    { genre: "forfait logement", dit: "compté le forfait logement, comme pour qui est logé sans payer" },
    { genre: "couple", dit: "compté une personne seule, sans l’autre du couple" },
  ],
};

const montrer = (verdict: VerdictDeDecision, decision: DecisionRecue = baisse, recueLe = "2026-11-10") =>
  ecranSeul(
    <ReponseComparee
      aide="rsa"
      nom="RSA"
      decision={decision}
      verdict={verdict}
      recueLe={recueLe}
      aujourdhui="2026-11-20"
    />,
    (dedans) => <MemoryRouter>{dedans}</MemoryRouter>,
  );

describe("une décision comparée", () => {
  it("dit ce que l’on trouve, ce qui l’explique, la question à poser et les recours, avec leurs textes", () => {
    const { texte, tous } = montrer(explique);
    expect(texte).toContain(
      "pour novembre 2026, nous trouvons 651,69 € ; votre caisse (Caf ou MSA) annonce 520,35 €.",
    );
    expect(texte).toContain("Votre caisse (Caf ou MSA) a sans doute compté le forfait logement");
    expect(texte).toContain("Ou bien elle a compté une personne seule");
    expect(texte).toContain("Avez-vous compté le forfait logement");
    expect(texte).toContain("(CASF, art. R262-9 et R262-10)");
    expect(texte).toContain("Le président du conseil départemental");
    expect(texte).toContain("CASF, art. L262-47 et R262-88");
    expect(texte).toContain("Jusqu’au 10 janvier 2027.");
    expect(tous("h2").map((un) => un.texte)).toEqual([
      "Ce n’est pas ce que nous trouvons",
      "D’abord, demandez une explication",
      "Si l’explication ne vous convient pas",
      "Aider à corriger le simulateur",
    ]);
  });

  it("une dette de RSA contestée s’arrête, et le texte le dit", () => {
    const dette: DecisionRecue = { mois: MOIS, sorte: "dette", montant: 394.02, nombre: 3, recu: 651.69 };
    const { texte } = montrer(explique, dette);
    expect(texte).toContain("arrête le remboursement");
    expect(texte).toContain("CASF, art. L262-46");
    expect(texte).toContain("Dans les 20 jours qui suivent le jour où vous avez reçu la lettre.");
    expect(texte).toContain("Le 30 39");
    expect(montrer(explique).texte).not.toContain("arrête le remboursement");
  });

  it("une décision juste ne se conteste pas, et dit à combien près", () => {
    const juste: VerdictDeDecision = {
      ...explique,
      issue: "juste",
      causes: [],
      trouve: 520.35,
      defavorable: false,
    };
    const { texte, tous } = montrer(juste);
    expect(tous("h2").map((un) => un.texte)).toEqual(["C’est le bon montant"]);
    expect(texte).toContain("à un euro près, ou à un centième près");
    expect(texte).not.toMatch(/recours|tribunal/i);
  });

  it("ce qui n’est pas sûr n’est jamais dit faux", () => {
    const doutes = [{ cause: "revenus" as const, texte: "Calculée sans vos revenus de 2024" }];
    const { texte, tous } = montrer({ ...explique, sure: false, droit: unDroit({ id: "rsa", doutes }) });
    expect(tous("h2")[0]?.texte).toBe("Nous ne pouvons pas dire si c’est une erreur");
    expect(texte).toContain("Votre caisse (Caf ou MSA) a peut-être compté");
    expect(texte).toContain("Calculée sans vos revenus de 2024");
    expect(tous("summary").map((un) => un.texte)).toContain("Vos recours, s’il le faut");
    const sans = montrer({ ...explique, sure: false, issue: "inexpliquée", causes: [] });
    expect(sans.tous("h2")[0]?.texte).toBe("Nous ne pouvons pas dire si c’est une erreur");
    expect(texte).not.toContain("sans doute");
  });

  it("un chiffre rond ne suffit pas ; ce qui n’a pas de cause le dit ; plus que dû ne se conteste pas", () => {
    expect(montrer({ ...explique, precise: false }).texte).toContain("Redites-le avec ses centimes");
    expect(montrer({ ...explique, issue: "inexpliquée", causes: [] }).texte).toContain(
      "Nous ne l’expliquons pas",
    );
    const plus = montrer({ ...explique, defavorable: false, trouve: 400 });
    expect(plus.texte).toContain("C’est plus que ce que nous trouvons");
    expect(plus.texte).not.toContain("tribunal");
    const refus: DecisionRecue = { mois: MOIS, sorte: "refus", motif: "sans" };
    const sans: VerdictDeDecision = { ...explique, issue: "inexpliquée", causes: [], decide: undefined };
    expect(montrer(sans, refus).texte).toContain("Un refus doit dire pourquoi");
  });

  it("ce que nous supposons est ouvert tant que ce n’est pas juste ; un papier qui manque s’envoie d’abord", () => {
    const ouverts = ({ tous }: ReturnType<typeof montrer>) =>
      tous("details").map(({ props }) => props["open"]);
    expect(ouverts(montrer(explique))).toEqual([true]);
    expect(ouverts(montrer({ ...explique, issue: "juste", causes: [] }))).toEqual([false]);
    const papier: DecisionRecue = { mois: MOIS, sorte: "refus", motif: "papiers" };
    const { texte, tous } = montrer(
      { ...explique, issue: "inexpliquée", causes: [], decide: undefined },
      papier,
    );
    expect(tous("h2")[0]?.texte).toBe("Il manque un papier");
    expect(texte).toContain("quel papier manque");
    expect(texte).not.toContain("651,69 € pour ce mois");
    expect(tous("summary").map((un) => un.texte)).toContain("Vos recours, s’il le faut");
  });

  it("ce que nous ne calculons pas laisse ses recours à qui les cherche", () => {
    const { tous } = montrer({
      ...explique,
      issue: "incalculable",
      sure: false,
      causes: [],
      trouve: undefined,
    });
    expect(tous("summary").map((un) => un.texte)).toContain("Vos recours, s’il le faut");
  });

  it("un délai passé se dit, et ne va pas dans l’agenda", () => {
    const { texte, tous } = montrer(explique, baisse, "2026-08-01");
    expect(texte).toContain("ce délai a fini le 1er octobre 2026");
    expect(tous("button", "Ajouter à mon agenda")).toEqual([]);
  });
});

it("ne part aux éditeurs que l’aide, deux sommes rondes et la sorte de cause", () => {
  const part = ceQuiPart({ aide: "rsa", decision: baisse, verdict: explique });
  expect(part).toEqual({
    sorte: "retour",
    aide: "rsa",
    quoi: "montant",
    montre: 652,
    recu: 520,
    precision: "Décision comparée (montant)\u00a0: forfait logement, couple.",
  });
  expect(problemesDe(retourSurUneAide, part)).toEqual({});
});

const saisie = {
  sorte: "montant",
  mois: MOIS,
  montant: "520,35 €",
  motif: "age",
  nombre: "3",
  recu: "651,69",
  recueLe: "",
} as const;

test.each([
  [saisie, { decision: baisse }],
  [{ ...saisie, sorte: "refus" }, { decision: { mois: MOIS, sorte: "refus", motif: "age" } }],
  [
    { ...saisie, sorte: "dette" },
    { decision: { mois: MOIS, sorte: "dette", montant: 520.35, nombre: 3, recu: 651.69 } },
  ],
  [{ ...saisie, montant: "beaucoup" }, { fautes: { montant: "Écrivez un montant, par exemple 312,40." } }],
] as const)("ce qui est tapé se lit, ou dit sa faute", (tape, lu) => {
  expect(lireLaDecision(tape, "2027-01")).toEqual(lu);
});

test.each([
  [{ ...saisie, sorte: "dette", nombre: "24" }, "nombre", /Tous ces mois ne sont pas passés/],
  [
    { ...saisie, sorte: "dette", nombre: "1", montant: "700" },
    "montant",
    /plus que ce que vous dites avoir reçu/,
  ],
] as const)("une dette de mois à venir, ou de plus que reçu, ne se compare pas", (tape, champ, faute) => {
  const lue = lireLaDecision(tape, "2026-12");
  expect("fautes" in lue && lue.fautes[champ]).toMatch(faute);
});

it("le formulaire demande ce que dit la lettre, et rien sur un refus que sa raison", () => {
  const comparer = vi.fn<(decision: DecisionRecue, recueLe: string) => void>();
  const forme = (depart: DecisionRecue["sorte"]) =>
    ecranSeul(
      <FormulaireDeDecision mois={[MOIS, "2026-10"]} depart={depart} rythme="par mois" comparer={comparer} />,
    );
  const labels = (depart: DecisionRecue["sorte"]) =>
    forme(depart)
      .tous("label")
      .map((un) => un.texte)
      .slice(3);
  expect(labels("refus")).toEqual([
    "Pour le mois de",
    "La raison donnée",
    "La lettre, ou le message en ligne, est arrivé le (facultatif)",
  ]);
  expect(labels("dette")).toHaveLength(5);
  expect(labels("montant")).toContain("Le montant par mois, avec les centimes");
});

it("la page d’une aide y mène, pour un montant, un refus ou une dette", () => {
  const { tous } = ecranSeul(
    <MenerLa de={{ id: "rsa", montant: 600, source: "openfisca" }} aSuivre={false} />,
    (dedans) => <MemoryRouter>{dedans}</MemoryRouter>,
  );
  expect(tous("a").map(({ props, texte }) => [texte, props["href"]])).toEqual([
    ["Ce montant est faux", "/simulation/resultats/rsa/reponse?quoi=montant"],
    ["Je ne l’ai pas eue", "/simulation/resultats/rsa/reponse?quoi=refus"],
    ["On me demande de rembourser", "/simulation/resultats/rsa/reponse?quoi=dette"],
  ]);
  const bafa = { id: "bafa", montant: 200, source: "javascript" } as const;
  const autres = [true, false].map((aSuivre) => ecranSeul(<MenerLa de={bafa} aSuivre={aSuivre} />));
  expect(autres.map((un) => un.tous("button").length)).toEqual([2, 0]);
});
