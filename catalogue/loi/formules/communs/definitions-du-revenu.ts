/**
 * What « revenu » is to each text that reads it: its article, the period that it looks at, and the share of work-accident and
 * occupational-disease pay that counts (half of it is outside taxable income: CGI, art. 81, 8°). Formulas name theirs by `selon`.
 */
interface DefinitionDuRevenu {
  article: string;
  /** Period read, told from the month or from the year of the right. */
  lit: string;
  /** Share of the daily allowances of work accidents that counts. */
  accident: 0.5 | 1;
}

export const DEFINITIONS_DU_REVENU = {
  reference: { article: "CGI, art. 1417, IV", lit: "N-2", accident: 0.5 },
  familiales: { article: "CSS, art. R532-1 à R532-3", lit: "N-2", accident: 1 },
  logement: { article: "CCH, art. R822-3 à R822-5", lit: "M-13 à M-2", accident: 1 },
  rsa: { article: "CASF, art. R262-6 à R262-13", lit: "M-4 à M-2", accident: 1 },
  prime: { article: "CSS, art. L842-4 et R844-1 à R844-5", lit: "M-4 à M-2", accident: 1 },
  aah: { article: "CSS, art. R532-3, R821-4 et R821-4-1", lit: "M-3 à M-1, ou N-2", accident: 1 },
  vieillesse: { article: "CSS, art. L815-9 et R815-22 à R815-25", lit: "M-3 à M-1", accident: 1 },
  sante: { article: "CSS, art. R861-4 à R861-10", lit: "M-12 à M-1", accident: 1 },
  bourse: {
    article: "Circulaire annuelle des bourses de l’enseignement supérieur, annexe 4",
    lit: "N-2",
    accident: 0.5,
  },
} as const satisfies Record<string, DefinitionDuRevenu>;

export type NomDuRevenu = keyof typeof DEFINITIONS_DU_REVENU;

/** What a variable that adds up an income says of it: which definition, and its article. */
export const selon = (revenu: NomDuRevenu, article: string = DEFINITIONS_DU_REVENU[revenu].article) => ({
  revenu,
  article,
});

/** Share of work-accident pay that a definition counts. */
export const partDesAccidents = (revenu: NomDuRevenu): number => DEFINITIONS_DU_REVENU[revenu].accident;
