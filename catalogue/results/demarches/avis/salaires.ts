/** What is taken off wages before the reference income (CGI, art. 83, 3°): a share of them, within bounds. */
export interface DeductionDesSalaires {
  taux: number;
  min: number;
  max: number;
}

/** Wages less what is taken off them, in whole euros. */
const net = (salaires: number, { taux, min, max }: DeductionDesSalaires): number =>
  Math.max(salaires - Math.round(Math.min(Math.max(taux * salaires, min), max)), 0);

/** Taxable wages of a year, of whom the reference income is that and had nothing else; nothing when no wages give it. */
export function salairesDuRevenu(revenu: number, deduction: DeductionDesSalaires): number | undefined {
  if (revenu === 0) return 0;
  const { taux, min, max } = deduction;
  const proches = [revenu + min, Math.round(revenu / (1 - taux)), revenu + max];
  return proches
    .flatMap((salaires) => [salaires, salaires - 1, salaires + 1])
    .find((salaires) => net(salaires, deduction) === revenu);
}
