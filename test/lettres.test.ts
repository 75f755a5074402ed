import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { expliquerAide } from "../catalogue/loi/explication.ts";
import { chaqueMois, ne } from "../catalogue/loi/formules/kit.ts";
import type { LigneDeLettre } from "../catalogue/loi/lettres/ligne.ts";
import { conjoint, enfant, foyer } from "../catalogue/loi/requete/kit.ts";
import type { Situation } from "../catalogue/situation/situation.ts";
import { replay } from "../machines/journey/replay.ts";
import { readCatalogue } from "../server/catalogue/read.ts";
import { ecrireEuros } from "../ui/cadre/format/nombres.ts";
import { lireSections } from "./approuver/sections.ts";
import { oracleCases } from "./fixtures/oracle.ts";

interface Cas {
  id: string;
  situation: Situation;
  expected: Record<string, number | boolean>;
}

/** A cent, and what floating-point numbers leave. */
const AU_CENTIME = 0.01 + 1e-9;
const GRANDES = ["aide_logement", "rsa", "ppa", "aah", "af", "bourse_criteres_sociaux"];
const { byId } = readCatalogue();

const lignesDe = (fichier: string): Cas[] =>
  readFileSync(new URL(`./fixtures/${fichier}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((ligne) => JSON.parse(ligne) as Cas);

async function lettre(aide: string, situation: Situation): Promise<LigneDeLettre[]> {
  const lue = byId.get(aide)?.aide;
  const { lettre: lignes } = (lue && (await expliquerAide(situation, lue))) ?? {};
  if (!lignes) throw new Error(`Pas de lettre : ${aide}`);
  return lignes;
}

const loi = lignesDe("loi.jsonl");
const deLaLoi = (id: string): Situation => {
  const trouve = loi.find((un) => un.id === id);
  if (!trouve) throw new Error(`Cas inconnu : ${id}`);
  return trouve.situation;
};
const cas = loi.flatMap(({ id, situation, expected }) =>
  GRANDES.flatMap((aide) =>
    typeof expected[aide] === "number" ? [{ id, aide, situation, attendu: expected[aide] }] : [],
  ),
);

const MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
  " ",
);
/** « d’avril 2025 à mars 2026 », from so many months before the date of value to so many. */
function fenetre({ dateDeValeur }: Situation, debut: number, fin: number): string {
  const dit = (ecart: number) => {
    const [annee = 0, mois = 0] = dateDeValeur.split("-").map(Number);
    const rang = annee * 12 + mois - 1 - ecart;
    return `${MOIS[rang % 12]} ${Math.floor(rang / 12)}`;
  };
  return `${/^[ao]/.test(dit(debut)) ? "d’" : "de "}${dit(debut)} à ${dit(fin)}`;
}
const deuxDecimales = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const montantEcrit = (euros: number) => `${deuxDecimales.format(euros)} €`;
const textes = (lignes: readonly LigneDeLettre[]) => lignes.map(({ phrase }) => phrase).join("\n");

it("les cas de la loi en disent au moins trente des six grandes aides", () => {
  expect(cas.length).toBeGreaterThanOrEqual(30);
});

it.each(cas)("$id, $aide : la lettre finit sur $attendu", async ({ aide, situation, attendu }) => {
  const lignes = await lettre(aide, situation);
  expect(Math.abs((lignes.at(-1)?.euros ?? Number.NaN) - attendu)).toBeLessThanOrEqual(AU_CENTIME);
  expect(lignes.filter(({ article }) => article.trim() === "")).toEqual([]);
  expect(lignes.filter(({ nul }) => nul)).toHaveLength(attendu === 0 ? 1 : 0);
  // Short sentences: one is what a reader of 16 takes in at once.
  expect(lignes.filter(({ phrase }) => phrase.split(/\s+/).length > 20)).toEqual([]);
  expect(lignes.filter(({ phrase }) => /[_.]|undefined|NaN/.test(phrase))).toEqual([]);
});

const duLogement = cas.filter(
  ({ aide, situation }) =>
    aide === "aide_logement" &&
    // Students under 28 have deemed resources; alimony is last year’s.
    situation.demandeur.activite !== "etudiant" &&
    !situation.demandeur.pensions_alimentaires_percues,
);
it.each(duLogement)("$id : l’aide au logement lit de M-13 à M-2", async ({ aide, situation }) => {
  const lignes = await lettre(aide, situation);
  expect(textes(lignes)).toContain(fenetre(situation, 13, 2));
});

it("la pension alimentaire est celle de toute l’année d’avant", async () => {
  expect(textes(await lettre("aide_logement", deLaLoi("al_pension_alimentaire_n1")))).toContain(
    "de janvier 2025 à décembre 2025 (pensions alimentaires reçues)",
  );
});

it("avant 28 ans en études, l’aide au logement ne lit aucun mois", async () => {
  const etudes = cas.filter(
    ({ aide, situation }) => aide === "aide_logement" && situation.demandeur.activite === "etudiant",
  );
  expect(etudes.length).toBeGreaterThan(3);
  for (const { situation } of etudes) {
    const lu = textes(await lettre("aide_logement", situation));
    expect(lu).toContain("ressources fixées d’avance");
    expect(lu).not.toMatch(/avez gagné/);
  }
});

const duTrimestre = cas.filter(({ aide }) => aide === "rsa" || aide === "ppa");
it.each(duTrimestre)("$id : $aide lit de M-4 à M-2", async ({ aide, situation }) => {
  const lu = textes(await lettre(aide, situation));
  const [quatre, trois, deux] = [4, 3, 2].map((ecart) =>
    fenetre(situation, ecart, ecart).replace(/^d(?:e |’)(.*) à .*$/, "$1"),
  );
  expect(lu).toContain(quatre);
  expect(lu).toContain(deux);
  const dits = new Set(lu.match(/(?:\p{L}+) 20\d\d/gu) ?? []);
  expect([...dits].filter((mois) => ![quatre, trois, deux].includes(mois))).toEqual([]);
});

it("avant mars 2025, le RSA et la prime lisaient de M-3 à M-1 (décret n° 2025-185)", async () => {
  for (const { aide, situation } of duTrimestre.filter(({ id }) => id === "rsa_m4_m2_parent_seul")) {
    for (const [jour, debut, fin] of [
      ["2025-02-10", 3, 1],
      ["2025-03-10", 4, 2],
    ] as const) {
      const alors = { ...situation, dateDeValeur: jour };
      expect(textes(await lettre(aide, alors))).toContain(fenetre(alors, debut, fin));
    }
  }
});

it("un couple sait s’il fait une déclaration d’impôts ou deux", async () => {
  const couples = cas.filter(({ aide, situation }) => situation.conjoint && aide === "aide_logement");
  expect(couples.length).toBeGreaterThan(3);
  for (const { situation } of couples) {
    const lu = textes(await lettre("aide_logement", situation));
    const libre = situation.demandeur.statut_marital === "celibataire";
    expect(lu).toContain(libre ? "deux déclarations d’impôts" : "une seule déclaration d’impôts");
    expect(lu).toContain("Votre conjoint ou conjointe");
  }
});

it("chaque foyer de l’échantillon a ses six lettres, qui finissent sur leur aide", async () => {
  const logements = [
    "locataire_meuble",
    "locataire_foyer",
    "primo_accedant",
    "proprietaire",
    "loge_gratuitement",
  ];
  const variantes = oracleCases.flatMap(({ simulation }, rang) => {
    const { situation } = replay(simulation);
    const statut = logements[rang % logements.length];
    const menage = { ...situation.menage, statut_occupation_logement: statut as never, depcom: "97411" };
    return [situation, { ...situation, menage }];
  });
  const aides = GRANDES.flatMap((aide) => byId.get(aide)?.aide ?? []);
  for (const situation of variantes) {
    for (const aide of aides) {
      const { valeur, lettre: lignes = [] } = (await expliquerAide(situation, aide)) ?? {};
      const derniere = lignes.at(-1)?.euros ?? Number.NaN;
      expect(montantEcrit(derniere), `${aide.slug} : ${JSON.stringify(lignes)}`).toBe(valeur);
      expect(lignes.filter(({ article }) => article === "")).toEqual([]);
      const nulles = lignes.filter(({ nul }) => nul);
      expect(nulles, `${aide.slug} : ${JSON.stringify(lignes)}`).toHaveLength(derniere === 0 ? 1 : 0);
      expect(lignes.filter(({ phrase }) => /[_.]|undefined|NaN|-9999/.test(phrase))).toEqual([]);
    }
  }
});

/** Households of whole letters that no case of the law tells. */
const racontes: Record<string, Situation> = {
  aah_500: foyer({
    ...ne(30),
    activite: "salarie",
    handicap: true,
    taux_incapacite: 0.8,
    salaire_net: chaqueMois(500),
  }),
  af_trois_enfants: foyer(
    { ...ne(40), nationalite: "FR", statut_marital: "pacse", salaire_imposable: { "2024": 30_000 } },
    {
      conjoint: conjoint({ ...ne(40), statut_marital: "pacse" }),
      enfants: (
        [
          ["Léa", 15],
          ["Tom", 10],
          ["Zoé", 4],
        ] as const
      ).map(([_firstName, age], rang) => enfant(rang, { ...ne(age), _firstName })),
      famille: { en_couple: true },
    },
  ),
};
const entieres = lireSections(readFileSync(new URL("./fixtures/lettres.txt", import.meta.url), "utf8"));

it.each(entieres)("$titre : la lettre entière", async ({ titre, lignes: attendues }) => {
  const [aide = "", foyerDit = ""] = titre.split(/, | : /);
  const lignes = await lettre(aide, racontes[foyerDit] ?? deLaLoi(foyerDit));
  const dite = lignes.map(({ phrase, euros, article, depuis, suppose }) => {
    const montant = euros === undefined ? "" : ` : ${ecrireEuros(euros).replace(/[\u202f\u00a0]/g, " ")}`;
    return `${phrase}${montant}. (${article})${depuis ? ` ${depuis}` : ""}${suppose ? " supposé" : ""}`;
  });
  expect(dite).toEqual(attendues);
});

it("dit le bénéfice d’il y a deux ans, et qu’il est supposé", async () => {
  const lignes = await lettre(
    "aide_logement",
    foyer(
      { ...ne(28), activite: "independant", rpns_micro_entreprise_CA_bnc_imp: { "2025": 15_000 } },
      {
        menage: {
          ...foyer().menage,
          statut_occupation_logement: "locataire_vide",
          loyer: 500,
          depcom: "35238",
        },
      },
    ),
  );
  // 34 % off a liberal turnover (CGI, art. 102 ter).
  const phrase = "Vous avez eu en 2024 (bénéfices de l’activité indépendante)";
  expect(lignes).toContainEqual(expect.objectContaining({ phrase, euros: 9_900, suppose: true }));
});

it("avant 20 ans, chez ses parents, l’AAH renvoie à l’AEEH, qui est à eux", async () => {
  const chezEux = { ...ne(17), handicap: true, habite_chez_parents: true };
  const phrases = async (taux_incapacite: number) =>
    (await lettre("aah", foyer({ ...chezEux, taux_incapacite }))).map(({ phrase }) => phrase);
  const laLeur = "Avant 20 ans, à la charge de vos parents, c’est à eux de demander l’AEEH pour vous";
  expect([await phrases(0.8), await phrases(0.5)]).toEqual([[laLeur], [laLeur]]);
  expect(await phrases(0.49)).toEqual(["Votre taux d’incapacité (49 %) et votre âge n’ouvrent pas ce droit"]);
});

it("dit que le service civique suspend le RSA, et que celui du couple se calcule sans le volontaire", async () => {
  const volontaire = {
    ...ne(27),
    nationalite: "FR",
    activite: "service_civique",
    indemnites_volontariat: chaqueMois(620),
  } as const;
  expect(textes(await lettre("rsa", foyer(volontaire)))).toContain("le RSA est suspendu");
  const autre = conjoint({ ...ne(30), nationalite: "FR", activite: "inactif" });
  const couple = await lettre("rsa", foyer(volontaire, { conjoint: autre, famille: { en_couple: true } }));
  expect(textes(couple)).toContain("Vous êtes en service civique : le RSA se calcule sans vous");
  expect(couple.at(-1)?.euros).toBeCloseTo(651.69, 2);
});

it("dit qu’un enfant en garde alternée compte pour moitié", async () => {
  const { menage } = foyer();
  const avec = (aide: string, garde_alternee: boolean) =>
    lettre(
      aide,
      foyer(
        { ...ne(30), nationalite: "FR" },
        {
          enfants: [enfant(0, { ...ne(8), garde_alternee })],
          menage: { ...menage, statut_occupation_logement: "locataire_vide", loyer: 500, depcom: "59350" },
        },
      ),
    );
  for (const [aide, phrase] of [
    ["rsa", "en garde alternée y compte pour moitié"],
    ["aide_logement", "la moyenne avec et sans lui"],
  ] as const) {
    expect(textes(await avec(aide, true))).toContain(phrase);
    expect(textes(await avec(aide, false))).not.toContain(phrase);
  }
});

it("dit les deux chiffres de la prime en garde alternée", async () => {
  const { menage } = foyer();
  const avec = async (garde_alternee: boolean) =>
    lettre(
      "ppa",
      foyer(
        { ...ne(30), nationalite: "FR", activite: "salarie", salaire_net: chaqueMois(1300) },
        {
          enfants: [enfant(0, { ...ne(8), garde_alternee })],
          menage: { ...menage, statut_occupation_logement: "locataire_vide", loyer: 0, depcom: "59350" },
        },
      ),
    );
  const deux = (await avec(true)).filter(({ phrase }) => /seulement, elle serait de/.test(phrase));
  // Février 2026 (633,21 € ; Smic de 12,02 €, bonus jusqu’à 120 heures) et mars, puis avril (638,28 €, bonus jusqu’à 138 heures) : une part et demie, puis une.
  expect(deux.map(({ euros }) => Math.round(Number(euros)))).toEqual([579, 262]);
  expect((await avec(false)).some(({ phrase }) => /seulement, elle serait de/.test(phrase))).toBe(false);
});
