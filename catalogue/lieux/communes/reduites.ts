import { type LigneDeCommune, lireLigne, compareTexts, nomEtCode, plainWords } from "./lignes.ts";

/** Columns of the reduced table; texts are joined by line ends. */
interface Reduites {
  /** INSEE codes, each but the first of a département as what is added to the one before. */
  codes: string;
  noms: string;
  anciens: string;
  postaux: string;
  parNom: string;
  /** Rank of each among `groupements`. */
  epcis: number[];
  /** Code and kind of each intercommunality, « none » included. */
  groupements: string[];
  /** Region of each département. */
  regions: Record<string, string>;
  /** Of each, how many runs of names in their order come before its own: sizes, from the largest. */
  tailles: number[];
}

const departementDe = (depcom: string) => depcom.slice(0, /^9[78]/.test(depcom) ? 3 : 2);

/** Codes to list by the name, when they are the whole of the postal codes, or the first of them. */
const TOUS = "";
const PREMIER = "1";

const parNomEnBref = (postaux: string, parNom: string) =>
  parNom === postaux ? TOUS : parNom === postaux.slice(0, 5) ? PREMIER : parNom;

const parNomEnEntier = (postaux: string, parNom: string | undefined) =>
  parNom === TOUS ? postaux : parNom === PREMIER ? postaux.slice(0, 5) : parNom;

function codesEnBref(depcoms: readonly string[]): string {
  return depcoms
    .map((depcom, at) => {
      const [avant, dep] = [depcoms[at - 1], depcom.slice(0, 2)];
      return avant?.startsWith(dep) ? Number(depcom.slice(2)) - Number(avant.slice(2)) : depcom;
    })
    .join("\n");
}

function codesEnEntier(codes: string): string[] {
  let dernier = "";
  return codes.split("\n").map((code) => {
    dernier =
      code.length === 5
        ? code
        : dernier.slice(0, 2) + String(Number(dernier.slice(2)) + Number(code)).padStart(3, "0");
    return dernier;
  });
}

/** Rank of the run of names that each line is in: a name out of its order begins another. */
function taillesDe(lignes: readonly LigneDeCommune[]): number[] {
  const noms = lignes.map(nomEtCode);
  const tailles: number[] = [];
  for (const [rang, nom] of noms.entries()) {
    const avant = tailles.at(-1) ?? 0;
    tailles.push(compareTexts(noms[rang - 1] ?? "", nom) > 0 ? avant + 1 : avant);
  }
  return tailles;
}

/**
 * The lines of the communes reduced for a device to keep: nothing that can be told from the rest, in the order of the
 * INSEE codes, which is that of names, and of postal codes nearly: a half of what they weigh once compressed.
 */
export function reduireLesCommunes(lignes: readonly LigneDeCommune[]): string {
  const tailles = taillesDe(lignes);
  const lues = lignes
    .map((ligne, rang) => ({ ...lireLigne(ligne), rang }))
    .sort(
      (a, b) =>
        Number(a.commune.depcom > b.commune.depcom) - Number(a.commune.depcom < b.commune.depcom) ||
        a.rang - b.rang,
    );
  const groupementDe = ({ commune: { _epci = "", _epciType = "" } }: (typeof lues)[number]) =>
    `${_epci} ${_epciType}`;
  const groupements = [...new Set(lues.map(groupementDe))].sort();
  const rangs = new Map(groupements.map((un, rang) => [un, rang]));
  const table: Reduites = {
    codes: codesEnBref(lues.map(({ commune }) => commune.depcom)),
    noms: lues.map(({ commune }) => commune._nomCommune).join("\n"),
    anciens: lues.map(({ ancienNom = "" }) => ancienNom).join("\n"),
    postaux: lues.map(({ codesPostaux }) => codesPostaux.join(" ")).join("\n"),
    parNom: lues
      .map(({ codesPostaux, codesParNom }) => parNomEnBref(codesPostaux.join(" "), codesParNom.join(" ")))
      .join("\n"),
    epcis: lues.map((une) => rangs.get(groupementDe(une))!),
    groupements,
    regions: Object.fromEntries(lues.map(({ commune }) => [departementDe(commune.depcom), commune._region])),
    tailles: lues.map(({ rang }) => tailles[rang]!),
  };
  return JSON.stringify(table);
}

/** The very lines that were reduced. */
export function deplierLesCommunes(text: string): LigneDeCommune[] {
  const table = JSON.parse(text) as Reduites;
  const [noms, anciens, postaux, parNom] = [table.noms, table.anciens, table.postaux, table.parNom].map(
    (colonne) => colonne.split("\n"),
  ) as [string[], string[], string[], string[]];
  const lignes: { ligne: LigneDeCommune; nom: string; taille: number }[] = [];
  for (const [at, depcom] of codesEnEntier(table.codes).entries()) {
    const [nom = "", ancien = "", codes = ""] = [noms[at], anciens[at], postaux[at]];
    const departement = departementDe(depcom);
    const ligne = [
      plainWords(ancien || nom).join(" "),
      codes,
      parNomEnEntier(codes, parNom[at]),
      depcom,
      nom,
      departement,
      table.regions[departement],
      ...table.groupements[table.epcis[at]!]!.split(" "),
      ancien,
    ].join("\t");
    lignes.push({ ligne, nom: nomEtCode(ligne), taille: table.tailles[at]! });
  }
  return lignes.sort((a, b) => a.taille - b.taille || compareTexts(a.nom, b.nom)).map(({ ligne }) => ligne);
}
