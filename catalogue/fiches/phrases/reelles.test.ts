import { describe, expect, it } from "vitest";
import { lireLesFichiers } from "../../../server/build/produits.ts";
import type { Aide } from "../../schema/aide.ts";
import { lisibiliteDe, siglesInexpliques, textesLus } from "../../../test/ecriture/lisibilite.ts";
import { lisible } from "../lisible.ts";
import { pourQui } from "../pour-qui.ts";
import { traceOf } from "./trace.ts";
import { contexteDe, neIlYA } from "../../../test/fixtures/foyers.ts";

const { catalogue, nomDeLieu } = lireLesFichiers();
const noms = { lieu: nomDeLieu, aide: (id: string) => catalogue.byId.get(id)?.aide.label };
const fiches = catalogue.aides.map(({ aide, rules }) => ({
  slug: aide.slug,
  lignes: pourQui(rules, noms),
}));
const lignes = fiches.flatMap(({ slug, lignes }) => lignes.map((ligne) => ({ slug, ligne })));

const fautives = (defaut: (ligne: string) => boolean) =>
  lignes.filter(({ ligne }) => defaut(ligne)).map(({ slug, ligne }) => `${slug} : ${ligne}`);

const INFINITIF = /^(?:soit )?(?:ne pas )?(?:avoir|être|habiter|suivre|relever|recevoir)\b/u;
const ESPACE_SECABLE = /[ ][:;»?!%€]|\d (?:ans?|mois|km|heures?|jours?)\b|« /u;

/** A list of a line, its verb apart: what it says twice. */
function doublon(ligne: string): boolean {
  const mots = ligne.split(/, et | et |, ou | ou |, /u);
  return new Set(mots).size < mots.length;
}

describe("chaque ligne « Pour qui » du catalogue", () => {
  it("est lue : toutes les aides à règles en ont", () => {
    expect(lignes.length).toBeGreaterThan(1200);
    expect(fiches).toHaveLength(catalogue.aides.length);
  });

  it.each<[string, (ligne: string) => boolean]>([
    ["commence par un verbe à l’infinitif", (ligne) => !INFINITIF.test(ligne)],
    ["n’a pas d’espace ordinaire avant un signe ou une unité", (ligne) => ESPACE_SECABLE.test(ligne)],
    ["ne dit pas « oui » ou « non »", (ligne) => /:\s(?:oui|non)\b/u.test(ligne)],
    ["n’habite pas « le territoire »", (ligne) => /habite le territoire/iu.test(ligne)],
    ["groupe les milliers", (ligne) => /\d{4}/u.test(ligne.replace(/le code postal \d{5}/u, ""))],
    ["ne montre aucun code", (ligne) => /[a-z]_|\b\d{5}\b/u.test(ligne.replace(/le code postal \d{5}/u, ""))],
    ["n’a pas de « sauf si »", (ligne) => /sauf si/u.test(ligne)],
    ["ne redit rien dans une liste", doublon],
    [
      "ne dit l’âge qu’une fois",
      (ligne) => (ligne.match(/avoir (?:de \d|au moins \d|moins de)/gu) ?? []).length > 1,
    ],
    ["tient en 200 signes", (ligne) => ligne.length > 200],
    ["n’a pas de point décimal ni d’apostrophe droite", (ligne) => /\d\.\d|'/u.test(ligne)],
  ])("%s", (_, defaut) => {
    expect(fautives(defaut)).toEqual([]);
  });

  it("ne se répète pas sur une même fiche", () => {
    expect(fiches.filter(({ lignes }) => new Set(lignes).size < lignes.length)).toEqual([]);
  });
});

const uni = (texte: string) => texte.replaceAll(/[\u00a0\u202f]/gu, " ");
const fiche = (slug: string) => fiches.find((une) => une.slug === slug)?.lignes.map(uni);

it.each([
  [
    "strasbourg_eurometropole-carte-atout-voir",
    [
      "soit être au collège, au lycée, en CAP, en apprentissage, en contrat de professionnalisation ou en recherche d’emploi, et avoir de 11 à 25 ans",
      "soit être en emploi salarié, à son compte, en service civique, en situation de handicap ou sans emploi ni études, et avoir de 11 à 25 ans",
      "soit recevoir le RSA et avoir de 11 à 25 ans",
      "soit avoir au moins un enfant de 11 à 25 ans",
      "habiter dans l’Eurométropole de Strasbourg",
      "ne pas être en BTS ni en BUT ni en classe préparatoire ni en licence ni en master ni en doctorat",
    ],
  ],
  [
    "hauts-de-france-mon-abo-etudiant-ter",
    [
      "soit être en apprentissage, en études supérieures ou en stage, et avoir moins de 26 ans",
      "soit être en apprentissage, en études supérieures ou en stage, et avoir une bourse sur critères sociaux",
      "habiter dans les Hauts-de-France",
    ],
  ],
])("la fiche %s", (slug, attendu) => {
  expect(fiche(slug)).toEqual(attendu);
});

it.each<[string, (aide: Aide) => string[]]>([
  ["les descriptions", ({ description }) => [description]],
  ["les conditions", ({ conditions }) => conditions],
])("%s tiennent en moyenne en moins de 15 mots par phrase", (_, textesDe) => {
  const aides = catalogue.aides.map(({ aide }) => ({ slug: aide.slug, textes: textesDe(aide) }));
  const pires = aides
    .map(({ slug, textes }) => `${Math.round(lisibiliteDe(textes).mots)} mots : ${slug}`)
    .sort((a, b) => parseFloat(b) - parseFloat(a));
  expect(
    lisibiliteDe(aides.flatMap(({ textes }) => textes)).mots,
    pires.slice(0, 20).join("\n"),
  ).toBeLessThan(15);
});

it("chaque sigle est dit en mots là où la fiche l’emploie d’abord", () => {
  const inexpliques = catalogue.aides.flatMap(({ aide }) =>
    siglesInexpliques(textesLus(aide).join("\n")).map((sigle) => `${aide.slug} : ${sigle}`),
  );
  expect(inexpliques).toEqual([]);
});

describe("chaque raison qu’une aide peut donner", () => {
  const foyer = contexteDe(
    {
      demandeur: { date_naissance: neIlYA(19), activite: "etudiant", taux_incapacite: 0.65 },
      menage: { depcom: "35238", _departement: "35", _region: "53", _codePostal: "35000" },
    },
    { legislation: { rfr: 77_491.5, nbptr: 3, rsa: 1234.5, boursier: true } },
  );
  const raisons = catalogue.aides.flatMap(({ rules }) =>
    [...rules.general, ...rules.profils].flatMap((regle) => traceOf(lisible(regle, noms), foyer)),
  );

  it("dit sa règle comme la fiche", () => {
    const fautives = raisons.filter(({ rule }) => !INFINITIF.test(rule) || ESPACE_SECABLE.test(rule));
    expect(fautives).toEqual([]);
  });

  it("dit ce qui a été lu avec son unité, ses milliers et sa période", () => {
    expect(raisons.filter(({ read }) => ESPACE_SECABLE.test(read))).toEqual([]);
    const lus = [...new Set(raisons.map(({ read }) => uni(read)))];
    expect(lus.filter((lu) => /^(?:quotient|RSA|âge|taux)/u.test(lu)).sort()).toEqual([
      "RSA de ce mois : 1 234,50 €",
      "quotient familial : 2 152,54 € par mois",
      "quotient familial : 25 830,50 € par an",
      "taux d’incapacité : 65 %",
      "âge : 19 ans",
    ]);
  });
});
