import { hachage } from "../../catalogue/exemples/hachage.ts";
import { cleDuMutant, type FamilleDeFautes, type FauteAPlanter, type SortDUneFaute } from "./famille.ts";

/** Faults of one kind, by what became of them. */
export interface CompteDeFautes {
  total: number;
  vus: number;
  /** Of those seen, how many by what. */
  par: ReadonlyMap<string, number>;
  equivalents: number;
  plantes: number;
  survivants: readonly FauteAPlanter[];
}

/** Faults of every kind, and the listed equivalents that are seen after all or exist no more. */
export interface BilanDesFautes {
  parSorte: ReadonlyMap<string, CompteDeFautes>;
  perimes: readonly string[];
}

/** One fault in so many, always the same for a seed. */
export const echantillon = (
  mutants: readonly FauteAPlanter[],
  unSur: number,
  graine: number,
): FauteAPlanter[] => mutants.filter((mutant) => hachage(`${graine} ${cleDuMutant(mutant)}`) % unSur === 0);

const VIDE: CompteDeFautes = {
  total: 0,
  vus: 0,
  par: new Map(),
  equivalents: 0,
  plantes: 0,
  survivants: [],
};

/** Two counts by name, together. */
function ensemble(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): Map<string, number> {
  const somme = new Map(a);
  for (const [nom, n] of b) somme.set(nom, (somme.get(nom) ?? 0) + n);
  return somme;
}

/** Plants each fault in turn and counts, with those whose fate is already known. */
export async function compter(
  { equivalents, preparer }: Pick<FamilleDeFautes, "equivalents" | "preparer">,
  mutants: readonly FauteAPlanter[],
  essais?: readonly string[],
  connus: ReadonlyMap<FauteAPlanter, SortDUneFaute> = new Map(),
): Promise<BilanDesFautes> {
  if (mutants.length > 0) await preparer?.(mutants, essais);
  const parSorte = new Map<string, CompteDeFautes>();
  const perimes: string[] = [];
  for (const mutant of [...connus.keys(), ...mutants]) {
    const issue = connus.get(mutant) ?? (await mutant.essayer());
    const equivalent = equivalents.has(cleDuMutant(mutant));
    if (equivalent && issue !== "survit") perimes.push(cleDuMutant(mutant));
    const avant = parSorte.get(mutant.sorte) ?? VIDE;
    const survit = issue === "survit";
    const vuPar = /^vu par (.*)$/s.exec(issue)?.[1];
    parSorte.set(mutant.sorte, {
      total: avant.total + 1,
      vus: avant.vus + Number(vuPar !== undefined),
      par: vuPar === undefined ? avant.par : ensemble(avant.par, new Map([[vuPar, 1]])),
      equivalents: avant.equivalents + Number(survit && equivalent),
      plantes: avant.plantes + Number(issue === "plante"),
      survivants: survit && !equivalent ? [...avant.survivants, mutant] : avant.survivants,
    });
  }
  return { parSorte, perimes };
}

/** All kinds together. */
export const toutesSortes = ({ parSorte }: BilanDesFautes): CompteDeFautes =>
  [...parSorte.values()].reduce(
    (somme, une) => ({
      total: somme.total + une.total,
      vus: somme.vus + une.vus,
      par: ensemble(somme.par, une.par),
      equivalents: somme.equivalents + une.equivalents,
      plantes: somme.plantes + une.plantes,
      survivants: [...somme.survivants, ...une.survivants],
    }),
    VIDE,
  );

const pourcent = ({ total, vus, equivalents, plantes }: CompteDeFautes) => {
  const comptes = total - equivalents - plantes;
  return comptes === 0 ? "—" : `${((100 * vus) / comptes).toFixed(2).replace(".", ",")} %`;
};

const parQuoi = ({ par }: CompteDeFautes) =>
  [...par]
    .sort(([, a], [, b]) => b - a)
    .map(([quoi, n]) => `, ${n} par ${quoi}`)
    .join("");

const ligne = (sorte: string, compte: CompteDeFautes) =>
  `${sorte} : ${compte.vus} vus sur ${compte.total} (${pourcent(compte)})${parQuoi(compte)} ; ${compte.survivants.length} survivent, ${compte.equivalents} équivalents, ${compte.plantes} plantent`;

const aLaLigne = ({ lignes }: FauteAPlanter) => (lignes ? `, ligne ${lignes[0]}` : "");

/** The count by kind, then each survivor. */
export function lignesDuBilan(bilan: BilanDesFautes): string[] {
  const tout = toutesSortes(bilan);
  return [
    ...[...bilan.parSorte].sort(([a], [b]) => (a < b ? -1 : 1)).map(([sorte, un]) => ligne(sorte, un)),
    ligne("en tout", tout),
    ...tout.survivants.map((mutant) => `survit : ${cleDuMutant(mutant)}${aLaLigne(mutant)}`),
    ...bilan.perimes.map((cle) => `n’est pas équivalent : ${cle}`),
  ];
}
