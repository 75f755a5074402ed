/**
 * What is left of a gross wage, all contributions of the private sector together: a rounded share, which no
 * text sets (docs/specification.md#loi-montants).
 */
export const PART_NETTE_SALAIRE = 0.78;
