import { beforeAll, describe, expect, it } from "vitest";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { lireCatalogue } from "../../../catalogue/lire/lecture.ts";
import { ecouter } from "../../../test/ecouter.ts";
import { dossierDEssai } from "../../../test/fixtures/base.ts";
import { brouillonDe, rustineDe } from "./brouillon.ts";
import { faitsDe, relireLesPages, texteDeLaPage } from "./relire.ts";
import { relireUnChiffre } from "./reperes.ts";

const allure = { simultanes: 4, pause: 0, delai: 500, essais: 24 };

/** What a page says, and what it says a year later: nothing, a status, or what an editor is told. */
interface Cas {
  champ: string;
  ecrit: string;
  avant: string;
  apres: string | number;
  attendu: string;
}
const montant = (
  ecrit: string,
  apres: string | number,
  attendu: string,
  gabarit = "Une aide de X est versée",
): Cas => ({
  champ: "montant",
  ecrit,
  avant: gabarit.replace("X", ecrit),
  apres:
    typeof apres === "string" && apres !== "" && !apres.includes(" de ")
      ? gabarit.replace("X", apres)
      : apres,
  attendu,
});
const autre = (champ: string, ecrit: string, avant: string, apres: string, attendu: string): Cas => ({
  champ,
  ecrit,
  avant,
  apres,
  attendu,
});

/** Fifteen pages that changed. */
const changees: Cas[] = [
  montant("500 €", "550 €", "changé 550 €"),
  montant("1 200 €", "1 300&nbsp;€", "changé 1 300 €"),
  montant("80 €", "95,50 €", "changé 95,50 €"),
  montant("50 %", "75 %", "changé 75 %", "La carte donne X de réduction sur les trains"),
  montant("300 €", "350 euros", "changé 350 €"),
  montant("150 €", "<b>180</b> €", "changé 180 €"),
  autre(
    "periode",
    "31 décembre",
    "Dossier à déposer avant le 31 décembre sur le portail",
    "Dossier à déposer avant le 15 novembre sur le portail",
    "changé 15 novembre",
  ),
  autre(
    "periode",
    "30 juin 2026",
    "Demandes closes le 30 juin 2026 pour tous les lycéens",
    "Demandes closes le 4 juillet 2027 pour tous les lycéens",
    "changé 4 juillet 2027",
  ),
  autre(
    "conditions",
    "18 à 25 ans",
    "Les jeunes de 18 à 25 ans inscrits ici",
    "Les jeunes de 16 à 29 ans inscrits ici",
    "changé 16 à 29 ans",
  ),
  autre(
    "conditions",
    "900 €",
    "Un quotient familial inférieur à 900 € par mois",
    "Un quotient familial inférieur à 950 € par mois",
    "changé 950 €",
  ),
  montant("400 €", 404, "page disparue"),
  montant("410 €", 410, "page disparue"),
  montant("600 €", "Ce dispositif n’est plus proposé de nouveau.", "parti"),
  autre(
    "montant",
    "700 €",
    "La prime vaut 700 € par an",
    "<ul><li>Frais de dossier : 30 €</li><li>Caution : 90 €</li></ul> de nouveau",
    "parti",
  ),
  // Two figures at the same words: which one it became is not said.
  autre(
    "montant",
    "250 €",
    "Le montant est de 250 €",
    "Le montant est de 260 € puis il baisse. Le montant est de 130 € ensuite",
    "parti",
  ),
];
const gabarits = [
  "Le chèque vaut X par an",
  "Jusqu’à X remboursés sur facture",
  "X offerts à chaque lycéen",
  "Total : X",
];
const memes: ((cas: string, ecrit: string) => string)[] = [
  (texte) => texte,
  (texte) => `<nav>Accueil 2027</nav><p>Nouveau : 999 € pour les seniors</p>${texte}`,
  (texte) => texte.replaceAll(" ", "&nbsp;"),
  (texte, ecrit) => texte.replace(ecrit, `<strong>${ecrit}</strong>`),
  (texte, ecrit) => texte.replace(ecrit, ecrit.replace(" ", "").replace("€", "euros")),
  (texte) => `<p>Mise à jour du 3 mars 2027</p><script>var x = "12 €"</script>${texte}`,
];
/** Twenty-five that only look otherwise. */
const gardees: Cas[] = Array.from({ length: 25 }, (_, rang) => {
  const ecrit = `${1000 + 37 * rang} €`;
  const avant = (gabarits[rang % gabarits.length] as string).replace("X", ecrit);
  const apres = (memes[rang % memes.length] as (typeof memes)[number])(avant, ecrit);
  return { champ: "montant", ecrit, avant, apres, attendu: "là" };
});
const cas = [...changees, ...gardees];

const page = (texte: string) =>
  `<!doctype html><html><head><title>Aide 12 €</title><style>p{margin:5px}</style></head><body><p>Le Département accompagne les jeunes.</p><p>${texte}.</p><p>Renseignements à la mairie, du lundi au vendredi.</p></body></html>`;

let base: string;
let annee: "avant" | "apres";
beforeAll(async () => {
  base = await ecouter((request, response) => {
    const un = cas[Number(request.url?.slice(1))] as Cas;
    const dit = un[annee];
    if (typeof dit === "number") response.writeHead(dit).end();
    else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page(dit));
  });
});

const fiche = ({ champ, ecrit }: Cas, rang: number) => ({
  path: `aides/regles/aide-${rang}.yml`,
  content: [
    `slug: aide-${rang}`,
    "label: aide d’essai",
    "institution: ville",
    "description: Une aide pour essayer.",
    "prefix: l’",
    "nature: somme",
    "besoin: vivre",
    ...(/^[\d ]+ €$/.test(ecrit) && champ === "montant"
      ? [`montant: ${ecrit.replace(/[ €]/g, "")} # un an`]
      : ["type: bool"]),
    "reference:",
    "  - texte: Une délibération",
    `  - champ: ${champ}`,
    `    adresse: ${base}/${rang}`,
    '    date: "2026-01"',
    `    ecrit: ${ecrit}`,
    "",
  ].join("\n"),
});

async function relireTout() {
  const files = cas.map(fiche);
  const { aides, problems } = lireCatalogue(files);
  expect(problems).toEqual([]);
  const faits = faitsDe(aides.map(({ aide }) => aide));
  annee = "avant";
  const premiere = await relireLesPages(faits, {}, allure);
  annee = "apres";
  const seconde = await relireLesPages(faits, premiere?.reperes ?? {}, allure);
  return { files, premiere, seconde };
}

describe("relire les pages d’où viennent les faits", () => {
  it("dit ce que chacun est devenu : rien de faux, rien de manqué, sur quarante pages dont quinze ont changé", async () => {
    const { premiere, seconde } = await relireTout();
    expect(premiere?.relus.map(({ lecture }) => lecture.etat)).toEqual(cas.map(() => "là"));
    const dits = seconde?.relus.map(({ lecture }) =>
      lecture.etat === "changé" ? `changé ${lecture.ecrit}` : lecture.etat,
    );
    expect(dits).toEqual(cas.map(({ attendu }) => attendu));
  });

  it("n’écrit que le fait : une ligne, et le montant s’il est ce chiffre", async () => {
    const { files, seconde } = await relireTout();
    const lignes = (seconde?.relus ?? []).flatMap((relu, rang) => {
      const [avant, apres] = [
        files[rang]?.content ?? "",
        brouillonDe(files[rang] as (typeof files)[number], relu),
      ];
      if (apres === undefined) return [];
      const neuves = apres.split("\n");
      return [
        avant
          .split("\n")
          .flatMap((une, ligne) => (une === neuves[ligne] ? [] : [neuves[ligne]]))
          .join(" | "),
      ];
    });
    expect(lignes).toEqual([
      "montant: 550 # un an |     ecrit: 550 €",
      "montant: 1300 # un an |     ecrit: 1 300 €",
      "montant: 95.5 # un an |     ecrit: 95,50 €",
      "    ecrit: 75 %",
      "montant: 350 # un an |     ecrit: 350 €",
      "montant: 180 # un an |     ecrit: 180 €",
      "    ecrit: 15 novembre",
      "    ecrit: 4 juillet 2027",
      "    ecrit: 16 à 29 ans",
      "    ecrit: 950 €",
    ]);
  });

  it.each([
    [
      "à sa place, un autre, bien que l’ancien reste plus loin",
      "Le chèque vaut 90 € par an pour tous. En 2025, 80 €.",
      "changé",
    ],
    [
      "l’ancien ailleurs, et un autre dont un seul côté ressemble",
      "Le chèque vaut 90 € mais une fois. Ou 80 € ?",
      "là",
    ],
  ])("entre deux chiffres : %s", (_, apres, etat) => {
    const avant = relireUnChiffre("Le chèque vaut 80 € par an pour tous.", "80 €", undefined);
    if (avant.etat !== "là") throw new Error(avant.etat);
    expect(relireUnChiffre(apres, "80 €", avant.repere).etat).toBe(etat);
  });

  it("deux chiffres dans une source ne changent pas le montant", () => {
    const un = { champ: "montant", ecrit: "500 €", avant: "", apres: "", attendu: "" };
    const file = fiche(un, 0);
    const fait = { slug: "aide-0", rang: 1, champ: "montant", ecrit: "500 €", adresse: `${base}/0` };
    const apres = brouillonDe(file, { ...fait, lecture: { etat: "changé", ecrit: "de 400 à 600 €" } });
    expect(apres).toBe(file.content.replace("ecrit: 500 €", "ecrit: de 400 à 600 €"));
  });

  it("sa rustine s’applique, et ne change rien d’autre", () => {
    const dossier = dossierDEssai();
    const dans = (...args: string[]) => execFileSync("git", args, { cwd: dossier, encoding: "utf8" });
    const path = join(dossier, "aide.yml");
    writeFileSync(path, "slug: a\nmontant: 500 # un an\nfin: non\n");
    const rustine = rustineDe(path, "slug: a\nmontant: 550 # un an\nfin: non\n").replaceAll(
      path,
      "/aide.yml",
    );
    expect(rustine.split("\n").filter((ligne) => /^[+-](?![+-])/.test(ligne))).toEqual([
      "-montant: 500 # un an",
      "+montant: 550 # un an",
    ]);
    writeFileSync(join(dossier, "a.patch"), rustine.replaceAll("//", "/"));
    dans("init", "-q");
    dans("apply", "a.patch");
    expect(readFileSync(path, "utf8")).toBe("slug: a\nmontant: 550 # un an\nfin: non\n");
  });

  it("lire une fiche ne fait pas oublier ce que l’on sait des autres d’une même page, ni une page sans chiffre", async () => {
    annee = "avant";
    const adresse = `${base}/0`;
    const autre = { avant: "a", apres: "b" };
    const fait = { slug: "a", rang: 0, champ: "montant", ecrit: "500 €", adresse };
    const lue = { slug: "a", rang: 1, champ: "papiers", adresse };
    const relu = await relireLesPages([fait, lue], { [adresse]: { "12 €": autre } }, allure);
    expect(relu?.relus.map(({ lecture }) => lecture.etat)).toEqual(["là", "page lue"]);
    expect(relu?.reperes[adresse]).toMatchObject({ "12 €": autre, "500 €": {} });
  });

  it("sans réseau ne conclut rien ; d’une page muette non plus", async () => {
    const muet = createServer(() => undefined);
    const fait = { slug: "a", rang: 0, champ: "montant", ecrit: "5 €", adresse: await ecouter(muet) };
    annee = "avant";
    const vu = { ...fait, adresse: `${base}/0`, ecrit: "500 €" };
    const relus = await relireLesPages([fait, vu], {}, { ...allure, delai: 100 });
    expect(relus?.relus.map(({ lecture }) => lecture.etat)).toEqual(["page muette", "là"]);
    muet.closeAllConnections();
    muet.close();
    expect(await relireLesPages([fait], {}, { ...allure, delai: 100 })).toBeUndefined();
  });

  it("lit ce qu’une page montre, pas ses scripts", () => {
    expect(
      texteDeLaPage("<p>1 2<b>00</b> €</p><script>5 €</script><p>ici</p>").replace(/\s+/g, " ").trim(),
    ).toBe("1 200 € ici");
  });
});
