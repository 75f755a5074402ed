import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { describe, expect, test, vi } from "vitest";
import type { Droit } from "../../catalogue/results/results.ts";
import { desResultats, unDroit } from "../../test/fixtures/droits.ts";
import { ecranSeul } from "../../test/fixtures/ecran.tsx";
import { JOUR } from "../../test/fixtures/foyers.ts";
import { Attente } from "./attente.tsx";
import { estDeLaBanque } from "../../catalogue/results/banque.ts";
import { ParBesoin, parBesoin } from "./besoins.tsx";
import { Cartes } from "./carte.tsx";
import { Filtres, groupesDeDroits } from "./filtres.tsx";
import { compteDesAides } from "../../catalogue/results/gros-titre.ts";
import { Lettre } from "./lettre.tsx";
import { Manquantes } from "./manquantes.tsx";
import type { CasPressant } from "../../catalogue/results/dabord.ts";
import { ParOuCommencer } from "./panneau.tsx";
import { questionsDesCartes } from "./questions.tsx";
import { AidesPresque } from "./presque.tsx";
import { Incalculables, NonCalculees } from "./verifier.tsx";

const ecran = (composant: ReactNode) =>
  ecranSeul(composant, (dedans) => <MemoryRouter>{dedans}</MemoryRouter>);
const etat = (id: string, label: string) => ({ id, label, type: "national" as const });
const plat = (texte: string) => texte.replaceAll(/[\u00a0\u202f]/g, " ");

const sure = unDroit({ id: "sure", label: "aide sûre" });
const aVerifier = unDroit({ id: "doute", label: "aide à voir", aVerifier: "votre titre de séjour." });
const bientot = unDroit({
  id: "bientot",
  label: "aide future",
  campagne: { etat: "à venir", du: "2026-12-01" } as unknown as Droit["campagne"],
});

describe("une carte", () => {
  const carte = (champs: Partial<Droit>, etatDit?: "déjà perçue") =>
    ecran(<Cartes droits={[unDroit(champs)]} {...(etatDit && { etat: etatDit })} />);

  test("dit son nom, qui la donne, et mène à sa page", () => {
    const { texte, tous } = carte({ id: "a/b", label: "prime", institution: etat("caf", "Caf") });
    expect(plat(texte)).toBe("Primesûre Caf 450 € par mois");
    expect(tous("a")[0]!.props["href"]).toBe("/simulation/resultats/a%2Fb");
  });

  test.each<[string, Partial<Droit>, string]>([
    ["chaque mois", {}, "450 € par mois"],
    ["chaque année", { periodicite: "annuelle" }, "450 € par an"],
    ["en une fois", { periodicite: "ponctuelle" }, "450 € en une fois"],
    ["un plafond", { nature: "plafond", periodicite: "annuelle" }, "450 € par an, au plus"],
    ["une moyenne", { nature: "moyenne" }, "450 € par mois, en moyenne"],
    ["de longs mots", { legend: "pour un stage ; 936 € au départ de l’outre-mer" }, "450 € par mois"],
    [
      "à l’heure",
      { periodicite: "autre", legend: "par heure d’assistante maternelle" },
      "450 € par heure d’assistante maternelle",
    ],
    ["un prix", { nature: "prix", montant: 20 }, "20 € par mois à payer"],
    [
      "le plus que l’on paie, en de longs mots",
      { nature: "prix", montant: 46.5, legend: "au plus, selon votre quotient" },
      "46,50 € par mois à payer, au plus",
    ],
    ["une remise", { nature: "remise", unit: "percent", montant: 50 }, "50 % de réduction"],
  ])("son montant a son rythme : %s", (_, champs, attendu) => {
    const montant = carte(champs).hotes.find(({ props }) => props["className"] === "aid-amount")!;
    expect(plat(montant.texte)).toBe(attendu);
  });

  test.each<[string, Partial<Droit>, string]>([
    [
      "le jour qui presse",
      { campagne: { etat: "ouverte", jusquAu: "2027-01-15" } },
      "sûre Avant le 15 janvier 2027",
    ],
    [
      "le jour où elle ouvre",
      { campagne: { etat: "à venir", du: "2026-12-01" } },
      "sûre Dès le 1er décembre 2026",
    ],
    ["ce qu’elle exclut", { ouBien: { id: "b", label: "bourse", texte: "x" } }, "sûre Ou bien : bourse"],
    ["le guichet, en bref", { guichet: etat("caf", "Caisse d’allocations familiales") }, "sûre Caf"],
  ])("dit un fait et un seul : %s", (_, champs, attendu) => {
    const { hotes } = carte(champs);
    const ligne = hotes.find(({ props }) => props["className"] === "aid-state")!;
    expect(plat(ligne.texte)).toBe(attendu);
  });

  test("dit ce qu’il faut en faire ; reçue, elle n’a plus de conditions à demander", () => {
    const mots = [sure, aVerifier, bientot].map((droit) =>
      ecran(<Cartes droits={[droit]} />).hotes.find(({ props }) =>
        String(props["className"]).startsWith("state "),
      )!,
    );
    expect(mots.map(({ texte, props }) => [texte, props["className"]])).toEqual([
      ["sûre", "state to-ask"],
      ["à vérifier", "state to-check"],
      ["sûre", "state to-ask"],
    ]);
    const recue = carte({ conditions: ["a"], aVerifier: "x." }, "déjà perçue");
    expect(recue.texte).toContain("déjà reçue");
    expect(recue.texte).not.toContain("condition");
  });
});

test.each<[string, Partial<Droit>, string[]]>([
  // Qui la donne ; un vélo et la banque à part, et dans un seul groupe.
  ["nationale", {}, ["nationales"]],
  ["européenne", { institution: { ...etat("ue", "UE"), type: "europeen" } }, ["nationales"]],
  ["régionale", { institution: { ...etat("r", "R"), type: "region" } }, ["region"]],
  ["d’une commune", { institution: { ...etat("c", "C"), type: "commune" } }, ["pres"]],
  ["d’une caf", { institution: { ...etat("caf", "Caf"), type: "caf" } }, ["pres"]],
  ["d’un vélo, nationale", { source: "aides-velo" }, ["velo"]],
  [
    "d’un vélo, d’une commune",
    { source: "aides-velo", institution: { ...etat("c", "C"), type: "commune" } },
    ["velo"],
  ],
  [
    "d’un vélo, régionale",
    { source: "aides-velo", institution: { ...etat("r", "R"), type: "region" } },
    ["velo"],
  ],
  ["de la banque", { institution: { ...etat("banque_partenaire", "B"), type: "banque" } }, ["banque"]],
])("une aide %s est d’un groupe et d’un seul", (_, champs, attendus) => {
  const droit = unDroit(champs);
  expect(Object.keys(groupesDeDroits).filter((un) => groupesDeDroits[un]!.de(droit))).toEqual(attendus);
  expect(estDeLaBanque(droit)).toBe(attendus[0] === "banque");
});

describe("par besoin", () => {
  const droits = [
    unDroit({ id: "s", label: "service", besoin: "loger", nature: "service", montant: true }),
    unDroit({ id: "p", label: "petite", besoin: "loger", montant: 10 }),
    unDroit({ id: "g", label: "grande", besoin: "loger", montant: 900 }),
    unDroit({ id: "m", label: "moyenne", besoin: "loger", montant: 400 }),
    unDroit({ id: "r", label: "remise", besoin: "etudier", nature: "remise", montant: 20, unit: "percent" }),
    unDroit({ id: "v", label: "vivre", besoin: "vivre" }),
  ];

  test("le pli ne compte pas l’argent d’une règle que nulle page récente ne dit", () => {
    const doutes = [{ cause: "lecture" as const, texte: "À relire" }];
    const avec = [...droits, unDroit({ id: "x", besoin: "loger", montant: 1, doutes })];
    const { tous } = ecran(<ParBesoin besoins={parBesoin(avec, JOUR)} />);
    expect(tous("summary").map((un) => plat(un.texte))).toContain("Et 3 autres, dont 10 € par mois");
  });

  test("dans l’ordre des besoins, deux aides en vue, les plus utiles ; le pli dit l’argent qu’il cache", () => {
    const { tous, texte } = ecran(<ParBesoin besoins={parBesoin(droits, JOUR)} />);
    expect(tous("h3").map((un) => un.texte)).toEqual([
      "Se loger",
      "Étudier, se former",
      "Vivre au quotidien",
    ]);
    const noms = ["Grande", "Moyenne", "Petite", "Service", "Remise", "Vivre"];
    expect(tous("strong").map((un) => un.texte)).toEqual(noms);
    expect(tous("summary").map((un) => plat(un.texte))).toEqual(["Et 2 autres, dont 10 € par mois"]);
    expect(texte).not.toContain("Se déplacer");
  });

  test("au-delà de six aides : un besoin sans somme est une ligne, une seule carte par besoin demande quelque chose", () => {
    const si = [{ cle: "a", question: "A ?" }];
    const beaucoup = [
      ...droits,
      unDroit({ id: "d1", label: "demandée", besoin: "deplacer", montant: 300, si }),
      unDroit({ id: "d2", label: "demandée aussi", besoin: "deplacer", montant: 200, si }),
      unDroit({ id: "d3", label: "certaine", besoin: "deplacer", montant: 5 }),
      unDroit({ id: "f", label: "première", besoin: "sortir", nature: "service", montant: true, top: 1 }),
    ];
    const rendus = parBesoin(beaucoup, JOUR).map(({ besoin, vus, replies }) => [
      besoin,
      vus.map(({ id }) => id).join(),
      replies.map(({ id }) => id).join(),
    ]);
    expect(rendus).toEqual([
      ["loger", "g,m", "p,s"],
      ["etudier", "", "r"],
      ["deplacer", "d1,d3", "d2"],
      ["vivre", "v", ""],
      ["sortir", "f", ""],
    ]);
    // What the panel shows is no card again: it opens the fold, and a need of it alone is a line.
    const dites = beaucoup.filter(({ id }) => id === "g" || id === "v");
    const sans = parBesoin(beaucoup, JOUR, dites).map(({ vus, replies }) =>
      [vus, replies].map((ceux) => ceux.map(({ id }) => id).join()).join(" / "),
    );
    expect([sans[0], sans[3]]).toEqual(["m / g,p,s", " / v"]);
    const { tous } = ecran(<ParBesoin besoins={parBesoin(beaucoup, JOUR)} />);
    expect(tous("summary").map((un) => plat(un.texte).replaceAll(" ", ""))).toContain(
      "Étudier,seformer1aide",
    );
  });

  test("une question se pose une fois, sur la première carte qui en dépend, si personne n’y a répondu", () => {
    const si = (cle: string) => [{ cle, question: `${cle} ?` }];
    const un = unDroit({ id: "un", si: si("a") });
    const deux = unDroit({ id: "deux", si: [...si("a"), ...si("b")] });
    const question = (cle: string, reponse?: boolean) => ({
      cle,
      question: `${cle} ?`,
      aides: ["un", "deux"],
      ...(reponse !== undefined && { reponse }),
    });
    const posees = (...questions: ReturnType<typeof question>[]) =>
      [...questionsDesCartes(desResultats({ questions }), [un, deux])].map(([id, { cle }]) => `${id} ${cle}`);
    expect(posees(question("a"), question("b"))).toEqual(["un a", "deux b"]);
    expect(posees(question("a"))).toEqual(["un a"]);
    expect(posees(question("a", false), question("b"))).toEqual(["deux b"]);
  });
});

describe("par où commencer", () => {
  const quatre = [bientot, sure, aVerifier, unDroit({ id: "x", label: "loger", besoin: "loger" })];
  const lignes = (droitsEligibles: Droit[], ...dabord: CasPressant[]) => {
    const un = ecran(<ParOuCommencer resultats={desResultats({ droitsEligibles, dabord })} />);
    return [
      ...un.tous("h2").map(({ texte }) => texte),
      ...un.tous("strong").map(({ texte }) => texte),
      ...un
        .tous("a")
        .filter(({ props }) => String(props["className"]).startsWith("button"))
        .map(({ texte }) => texte),
    ];
  };

  test("trois lignes au plus, dès quatre aides, jamais une qui n’est pas ouverte", () => {
    expect(lignes(quatre.slice(0, 3))).toEqual([]);
    expect(lignes(quatre)).toEqual(["Commencez par", "Aide sûre", "Loger"]);
  });

  test("une aide qui répond à ce qui presse se lit, même si aucune formule ne la tranche ; au-delà de trois, pliée", () => {
    const rsa = { id: "rsa", label: "RSA", reason: "", solution: { text: "" } } as never;
    const css = unDroit({ id: "css_participation_forfaitaire", label: "complémentaire santé" });
    const faj = unDroit({ id: "fonds_aide_jeunes", label: "fonds d’aide aux jeunes" });
    const un = ecran(
      <ParOuCommencer
        resultats={desResultats({
          droitsEligibles: [css, faj],
          incalculables: [rsa],
          dabord: ["sans_revenu"],
        })}
      />,
    );
    expect(un.tous("strong").map(({ texte }) => texte)).toEqual([
      "Un secours ce mois-ci",
      "RSA",
      "Complémentaire santé",
      "Fonds d’aide aux jeunes",
    ]);
    expect(un.tous("ol")[0]?.texte).not.toContain("Fonds");
  });

  test("ce qui presse ouvre la liste, avec un bouton ; devant un mineur sans toit, rien d’autre", () => {
    const perdu = lignes(quatre, "emploi_perdu");
    expect(perdu.slice(0, 4)).toEqual([
      "D’abord, votre allocation chômage",
      "L’inscription à France Travail",
      "Aide sûre",
      "Loger",
    ]);
    expect(perdu).toContain("Appeler le 39 49");
    const toit = lignes(quatre, "sans_toit");
    // The call is in the first line: at the foot of the panel a phone would hide it.
    const panneau = ecran(<ParOuCommencer resultats={desResultats({ dabord: ["sans_toit"] })} />);
    expect(panneau.tous("li")[0]?.texte).toMatch(/^Le 115.*Appeler le 115$/);
    expect(panneau.tous("a").filter(({ props }) => props["className"] === "button")).toHaveLength(1);
    expect(toit.slice(0, 4)).toEqual(["D’abord, un toit", "Le 115", "Une adresse", "Un accueil de jour"]);
    const mineur = lignes(quatre, "mineur_sans_toit", "sans_revenu");
    expect(mineur[1]).toBe("Le 119, si vous êtes sans votre famille");
    expect(mineur).not.toContain("Loger");
    // Nothing of what presses is lost: the rest is folded.
    expect(mineur).toEqual(
      expect.arrayContaining(["Le 115, avec elle", "Un accueil de jour", "Un secours ce mois-ci"]),
    );
  });
});

describe("le compte", () => {
  test.each([
    [[sure], "1 aide : 1 sûre."],
    [[sure, sure, aVerifier], "3 aides : 2 sûres, 1 à vérifier."],
    [[bientot, bientot, aVerifier], "3 aides : 2 sûres, 1 à vérifier."],
    [[bientot, sure], "2 aides : 2 sûres."],
  ])("de %# : %s", (droits, attendu) => {
    expect(compteDesAides(droits)).toBe(attendu);
  });
});

describe("quand les résultats ne sont pas là", () => {
  const retry = vi.fn<() => void>();
  const panne = (status: number) => ({ message: "Le serveur ne répond pas.", status });
  const attente = (props: Partial<Parameters<typeof Attente>[0]>) =>
    ecran(<Attente state="failed" error={null} saveError={null} retry={retry} {...props} />);

  test("l’envoi ou le calcul en panne : où en sont les réponses, et réessayer", () => {
    const envoi = attente({ saveError: panne(0) });
    expect(envoi.texte).toMatch(/^Le calcul n’a pas abouti.*n’ont pas pu être envoyées/);
    const calcul = attente({ error: panne(500) });
    expect(calcul.texte).toContain(
      "Vos réponses sont arrivées, mais pas le résultat. Le serveur ne répond pas.",
    );
    expect(calcul.hotes[0]!.props["role"]).toBe("alert");
    calcul.presser("Réessayer");
    expect(retry).toHaveBeenCalledTimes(1);
    expect(attente({ fictifs: true, error: panne(404) }).texte).toMatch(/^Pas de résultats fictifs/);
    expect(attente({ state: "working" }).texte).not.toContain("abouti");
  });

  test("un autre questionnaire : recharger d’abord", () => {
    const refus = attente({ saveError: panne(422) });
    expect(refus.texte).toMatch(/^Le questionnaire a changé/);
    expect(refus.tous("button").map(({ texte }) => texte)).toEqual(["Recharger la page"]);
  });

  const nonCalcule = (id: string | undefined, raison: string) =>
    ({ id, label: `Aide ${id}`, raison, institution: etat("e", "État"), partie: "législation" }) as never;
  test("ce qui manque se compte, se nomme par raison, et se redemande ; pas deux fois à la fois", () => {
    const redemander = vi.fn<() => void>();
    const manque = (relance?: "en cours") =>
      ecran(
        <Manquantes
          aides={[
            nonCalcule("a", "Une panne."),
            nonCalcule("b", "Une panne."),
            nonCalcule("c", "Une autre."),
            nonCalcule(undefined, "Les vélos manquent."),
          ]}
          relance={relance}
          retry={redemander}
        />,
      );
    const { texte, tous, presser } = manque();
    expect(texte).toContain("3 aides n’ont pas pu être calculées. Les vélos manquent.");
    expect(tous("li")).toHaveLength(3);
    expect(texte.match(/Une panne\./g)).toHaveLength(1);
    expect(tous("button")[0]!.props["aria-disabled"]).toBe(false);
    presser("Réessayer");
    expect(redemander).toHaveBeenCalledTimes(1);
    const enCours = manque("en cours");
    expect(enCours.texte).toContain("Nous recalculons…");
    expect(enCours.tous("button")[0]!.props["aria-disabled"]).toBe(true);
  });

  test("ce que rien ne calcule se compte, et mène où le vérifier", () => {
    const lien = { ...(nonCalcule("a", "x") as object), link: "https://www.caf.fr/a" } as never;
    const { texte, tous } = ecran(<NonCalculees aides={[lien, nonCalcule("b", "y")]} />);
    expect(texte).toContain("À vérifier vous-même : 2 aides");
    expect(tous("a").map(({ props }) => props["href"])).toEqual(["https://www.caf.fr/a"]);
    expect(ecran(<NonCalculees aides={[]} />).texte).toBe("");
    const un = {
      id: "i",
      label: "Fonds",
      reason: "Au cas par cas.",
      solution: { text: "Écrivez." },
    } as never;
    expect(ecran(<Incalculables aides={[un]} />).texte).toBe(
      "À vérifier au guichet : 1 aideFondsà vérifier Au cas par cas.",
    );
  });
});

test("« presque » dit ce qu’il faudrait, ou le jour où cela vient de soi-même", () => {
  const presque = (des?: string) =>
    ({
      id: "p",
      label: "permis",
      institution: etat("e", "État"),
      manque: { rule: "avoir 18 ans", reads: [], read: "Âge : 17 ans" },
      ...(des && { des }),
    }) as never;
  expect(ecran(<AidesPresque aides={[presque("2026-12-05")]} />).texte).toMatch(
    /^À une réponse près : 1 aide.*D’elle-même le 5 décembre 2026 : avoir 18 ans/,
  );
  expect(ecran(<AidesPresque aides={[]} />).texte).toBe("");
});

test("les filtres ne viennent qu’à six aides, n’offrent que ce qui existe, et disent combien restent", () => {
  const droits = ["a", "b", "c", "d", "e", "f"].map((id) => unDroit({ id }));
  const choisir = vi.fn<(value: string) => void>();
  const filtrer = (liste: Droit[], qui = "") =>
    ecran(
      <Filtres
        droits={liste}
        filtres={{ q: "", forme: "", qui, set: () => choisir, gardes: liste.slice(0, 2) } as never}
      />,
    );
  expect(filtrer(droits.slice(1)).texte).toBe("");
  const ouvert = filtrer(droits, "nationales");
  expect(ouvert.texte).toContain("2 aides sur 6");
  expect(ouvert.tous("option").map(({ texte }) => texte)).toEqual([
    "Toutes",
    "Chaque mois",
    "Tous",
    "Aides nationales",
  ]);
  expect(filtrer(droits).texte).not.toContain("sur 6");
  ouvert.ecrire("Un mot", "apl");
  expect(choisir).toHaveBeenCalledWith("apl");
});

test("la lettre dit chaque ligne, ses euros, ce qui ramène à zéro et ce qui est supposé", () => {
  const ligne = { phrase: "Votre salaire", article: "CSS, art. L842-3" };
  const { tous } = ecran(
    <Lettre
      lignes={
        [
          { ...ligne, euros: 1200.5, depuis: "2026-04-01" },
          { ...ligne, nul: true },
          { ...ligne, suppose: true },
        ] as never
      }
    />,
  );
  expect(tous("li").map(({ texte }) => plat(texte))).toEqual([
    "Votre salaire : 1 200,50 €. CSS, art. L842-3, chiffres du 1er avril 2026",
    "Votre salaire. C’est ce qui ramène l’aide à zéro. CSS, art. L842-3",
    "Votre salaire. Des mois sont supposés, faute de réponse : à vérifier. CSS, art. L842-3",
  ]);
});
