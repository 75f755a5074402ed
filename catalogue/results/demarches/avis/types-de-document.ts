/** Kinds of 2D-Doc, told apart by their two letters (specification, section 6). */

/** Tax notices and statements of what was declared: they hold the reference income. */
const DES_IMPOTS: ReadonlySet<string> = new Set(["04", "18", "24", "27", "28"]);

/** What other papers are called, after « celui ». */
const AUTRES: Readonly<Record<string, string>> = {
  "00": "d’une facture",
  "01": "d’une facture",
  "02": "d’un avis de taxe d’habitation",
  "03": "d’un relevé d’identité bancaire",
  "05": "d’un relevé d’identité bancaire",
  "06": "d’un bulletin de salaire",
  "07": "d’une pièce d’identité",
  "08": "d’une pièce d’identité",
  "09": "d’une facture",
  "10": "d’un contrat de travail",
  "11": "d’un relevé de compte",
  "13": "d’un document étranger",
  B0: "d’un diplôme",
  B1: "d’une attestation de contribution à la vie étudiante",
};

/** True for a paper that holds the reference income. */
export const estUnAvis = (type: string): boolean => DES_IMPOTS.has(type);

/** What a code is that of, when it is no tax notice. */
export const autreDocument = (type: string): string => AUTRES[type] ?? "d’un autre document";
