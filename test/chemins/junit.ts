import { part } from "./page.ts";
import { ouverte, type Porte } from "./portes.ts";
import type { Defaut, Rapport } from "./rapport.ts";

/** One case: a gate or a journey; with why it failed, or why it was not run. */
interface Cas {
  classe: string;
  nom: string;
  echecs: readonly { message: string; detail: string }[];
  saute?: string;
}

/** Everything but what XML 1.0 takes: controls, halves of a pair, and the two last of a plane. */
const INTERDITS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const REMPLACES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** A text as an attribute or a content of XML takes it; what XML cannot say is said « \uFFFD ». */
export const enXml = (texte: string): string =>
  texte.replace(INTERDITS, "\uFFFD").replace(/[&<>"'\t\n\r]/g, (lettre) => REMPLACES[lettre] ?? lettre);

const casDePorte = (porte: Porte): Cas => {
  const { titre, atteint, total, manquants } = porte;
  const message = `${atteint} sur ${total} (${part(porte)})`;
  const detail = manquants.map(({ quoi }) => `manque ${quoi}`).join("\n");
  return { classe: "portes", nom: titre, echecs: ouverte(porte) ? [] : [{ message, detail }] };
};

const echecDe = ({ propriete, ou, detail, rejouer }: Defaut) => ({
  message: propriete,
  detail: `à ${ou}${detail && ` : ${detail}`}\n${rejouer}`,
});

function xmlDuCas({ classe, nom, echecs, saute }: Cas): string {
  const dedans = [
    ...echecs.map(({ message, detail }) => `<failure message="${enXml(message)}">${enXml(detail)}</failure>`),
    ...(saute === undefined ? [] : [`<skipped message="${enXml(saute)}"/>`]),
  ];
  const tete = `<testcase classname="${enXml(classe)}" name="${enXml(nom)}"`;
  return dedans.length ? `${tete}>${dedans.join("")}</testcase>` : `${tete}/>`;
}

function xmlDeLaSuite(nom: string, cas: readonly Cas[]): string {
  const echoues = cas.filter(({ echecs }) => echecs.length > 0).length;
  const sautes = cas.filter(({ saute }) => saute !== undefined).length;
  return [
    `<testsuite name="${enXml(nom)}" tests="${cas.length}" failures="${echoues}" skipped="${sautes}">`,
    ...cas.map(xmlDuCas),
    "</testsuite>",
  ].join("\n");
}

/** A run as JUnit says it: a case by gate, by journey, and by journey of the screen (skipped where there is no browser). */
export function junitDe(rapport: Rapport): string {
  const { portes, defauts, chemins, ecrans, exigences, durees } = rapport;
  const desChemins = (ecran: boolean) =>
    Array.from({ length: chemins }, (_, n) => {
      const siens = defauts.filter((un) => un.numero === n + 1 && un.ecran === ecran);
      return { classe: ecran ? "écran" : "chemins", nom: `chemin ${n + 1}`, echecs: siens.map(echecDe) };
    });
  const aLEcran = desChemins(true).filter((_, n) => ecrans?.numeros.includes(n + 1));
  const saute = "aucun navigateur : rien n’a été vérifié à l’écran";
  const suites: [string, Cas[]][] = [
    ["Portes", [...portes.map(casDePorte), casDesExigences(exigences)]],
    ["Chemins", desChemins(false)],
    ["Écran", ecrans ? aLEcran : [{ classe: "écran", nom: "navigateur", echecs: [], saute }]],
    ["Gestes au hasard", [casDesGestes(defauts)]],
  ];
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<testsuites name="Chemins du parcours" time="${durees["en tout"] ?? 0}">`,
    ...suites.map(([nom, cas]) => xmlDeLaSuite(nom, cas)),
    "</testsuites>",
    "",
  ].join("\n");
}

const casDesExigences = (dites: readonly string[]): Cas => ({
  classe: "portes",
  nom: "Exigences approuvées",
  echecs: dites.length ? [{ message: `${dites.length} à approuver`, detail: dites.join("\n") }] : [],
});

const casDesGestes = (defauts: readonly Defaut[]): Cas => ({
  classe: "gestes",
  nom: "gestes au hasard",
  echecs: defauts.filter(({ numero }) => numero === undefined).map(echecDe),
});
