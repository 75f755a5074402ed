import type { Noeud } from "../moteur/definition.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../moteur/entites.ts";
import { statut_marital } from "../formules/communs/personnes.ts";
import { majuscule } from "../../fiches/phrases/casse.ts";
import { somme } from "../moteur/variable.ts";
import { ecrirePeriodes } from "../quand.ts";
import { ligne, type LigneDeLettre, noeudDe, type Redaction } from "./ligne.ts";

const liste = new Intl.ListFormat("fr");

const nomDe = ({ noms }: Redaction, personne: IndividuDeLaLoi): string => noms(personne) ?? "";

/** Names of people: « vous », « vous et Léa », « vous, Léa et Tom ». */
export const nommer = (r: Redaction, gens: readonly IndividuDeLaLoi[]): string =>
  liste.format(gens.map((un) => nomDe(r, un)));

/** « vous êtes », « Léa est »: a person and a verb, told to « vous » or of another. */
export const accorder = (
  r: Redaction,
  personne: IndividuDeLaLoi,
  [vous, autre]: readonly [string, string],
): string => majuscule(`${nomDe(r, personne)} ${personne.role === "demandeur" ? vous : autre}`);

/** Who counts in the household; for a couple, whether it makes one tax return or two. */
export function lignesDuFoyer(
  r: Redaction,
  { parents }: FamilleDeLaLoi,
  aCharge: readonly IndividuDeLaLoi[],
  compte: Noeud,
): LigneDeLettre[] {
  const gens = [...parents, ...aCharge];
  const foyer =
    gens.length > 1
      ? `Votre foyer compte ${gens.length} personnes : ${nommer(r, gens)}`
      : "Votre foyer compte une seule personne : vous";
  const [un, autre] = parents;
  const lignes = [ligne(foyer, compte, { sansMontant: true })];
  if (!un || !autre) return lignes;
  const ensemble = r.c.foyerFiscalDe(un) === r.c.foyerFiscalDe(autre);
  const declarations = ensemble
    ? "Vous faites à deux une seule déclaration d’impôts"
    : "Vous vivez en couple avec deux déclarations d’impôts : les revenus des deux comptent";
  return [...lignes, ligne(declarations, noeudDe(r, statut_marital, un), { sansMontant: true })];
}

/** Amounts of one kind of money that a value read directly, over the months that it read. */
interface Revenu {
  libelle: string;
  gagne: boolean;
  periodes: number[];
  total: number;
  suppose: boolean;
}

/** Money of one person among what a value read, kind by kind, nil kinds left out. */
function revenusLus(
  r: Redaction,
  { lectures, entite }: Noeud,
  fenetre: readonly number[] | undefined,
): Revenu[] {
  const lus = new Map<string, Noeud[]>();
  for (const lu of lectures) {
    const { nom, unite } = lu.definition;
    if (unite !== "€" || lu.entite !== entite || (fenetre && !fenetre.includes(lu.periode))) continue;
    const pareils = lus.get(nom) ?? [];
    if (!pareils.includes(lu)) lus.set(nom, [...pareils, lu]);
  }
  return [...lus.values()]
    .map((noeuds) => ({
      libelle: noeuds[0]?.definition.libelle ?? "",
      gagne: noeuds[0]?.definition.nom.startsWith("salaire") ?? false,
      periodes: noeuds.map(({ periode }) => periode),
      total: somme(noeuds, ({ valeur }) => Number(valeur)),
      suppose: noeuds.some((noeud) => r.suppose(noeud) || r.incertain(noeud)),
    }))
    .filter(({ total }) => total !== 0);
}

/** « en 2024 », « , de mars 2026 à mai 2026 ». */
const pendant = (periodes: readonly number[]): string =>
  `${new Set(periodes).size === 1 ? " en" : ","} ${ecrirePeriodes(periodes)}`;

/**
 * What somebody had, a line for each kind of money that `noeud` read; a single line at nought for nothing
 * over the months of `fenetre`. What was read of other months counts too with `horsFenetre`.
 */
export function lignesDesRevenus(
  r: Redaction,
  personne: IndividuDeLaLoi,
  noeud: Noeud,
  fenetre: readonly number[],
  { horsFenetre = false }: { horsFenetre?: boolean } = {},
): LigneDeLettre[] {
  const revenus = revenusLus(r, noeud, horsFenetre ? undefined : fenetre);
  if (revenus.length === 0) {
    const rien = accorder(r, personne, ["n’avez eu aucun revenu", "n’a eu aucun revenu"]);
    return [ligne(`${rien}${pendant(fenetre)}`, noeud, { euros: 0 })];
  }
  return revenus.map(({ libelle, gagne, periodes, total, suppose }) => {
    const verbe = gagne ? "gagné" : "eu";
    const qui = accorder(r, personne, [`avez ${verbe}`, `a ${verbe}`]);
    return ligne(`${qui}${pendant(periodes)} (${libelle})`, noeud, { euros: total, suppose });
  });
}
