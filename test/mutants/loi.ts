import { readFileSync } from "node:fs";
import { ecrirePeriode, moisDe } from "../../catalogue/legislation/moteur/mois.ts";
import type { Bareme, Parametre, Valeur } from "../../catalogue/legislation/parametres/parametres.ts";
import { CHIFFRES, chiffreDit, domaines, parametresDuDomaine } from "../approuver/faits/chiffres.ts";
import { lireSections } from "../approuver/sections.ts";
import type { FamilleDeFautes, FauteAPlanter } from "./famille.ts";

/** A figure of the law with one fault. */
interface ChiffreFaux {
  sorte: string;
  quoi: string;
  parametre: Parametre;
}

const unMoisPlusTard = (jour: string) => {
  const mois = moisDe(jour) + 1;
  return `${ecrirePeriode(mois)}${jour.slice("2026-01".length)}`;
};

/** One more step in the last decimal that is written, and one in a hundred. */
const autres = (n: number): number[] => {
  const decimales = String(n).split(".")[1]?.length ?? 0;
  return [n + 10 ** -decimales, n * 1.01]
    .map((un) => Number(un.toFixed(decimales + 2)))
    .filter((un) => un !== n);
};

const paliersDe = (bareme: Bareme): [number, number][] => ("taux" in bareme ? bareme.taux : bareme.montants);
const avecPaliers = (bareme: Bareme, paliers: [number, number][]): Bareme =>
  "taux" in bareme ? { taux: paliers } : { montants: paliers };

/** Values that a figure may hold instead of its own. */
function valeursFausses(valeur: Valeur | null): { quoi: string; valeur: Valeur | null }[] {
  if (valeur === null) return [{ quoi: "0 au lieu de rien", valeur: 0 }];
  if (typeof valeur === "number")
    return [...autres(valeur), null].map((faux) => ({
      quoi: `${faux ?? "rien"} au lieu de ${valeur}`,
      valeur: faux,
    }));
  if (Array.isArray(valeur))
    return valeur.map((une, rang) => ({
      quoi: `sans ${une}`,
      valeur: valeur.filter((_, ici) => ici !== rang),
    }));
  const paliers = paliersDe(valeur);
  return paliers.flatMap(([seuil, n], rang) => [
    {
      quoi: `sans le palier ${rang + 1}`,
      valeur: avecPaliers(
        valeur,
        paliers.filter((_, ici) => ici !== rang),
      ),
    },
    ...autres(seuil).map((faux) => ({
      quoi: `palier ${rang + 1} dès ${faux} au lieu de ${seuil}`,
      valeur: avecPaliers(
        valeur,
        paliers.map((un, ici) => (ici === rang ? [faux, n] : un)),
      ),
    })),
    ...autres(n).map((faux) => ({
      quoi: `palier ${rang + 1} : ${faux} au lieu de ${n}`,
      valeur: avecPaliers(
        valeur,
        paliers.map((un, ici) => (ici === rang ? [seuil, faux] : un)),
      ),
    })),
  ]);
}

/** Every fault of a figure: another value, another day, a value or a text forgotten. */
function* fautesDuChiffre(parametre: Parametre): Generator<ChiffreFaux> {
  const { valeurs, reference = [] } = parametre;
  const connues = Object.entries(valeurs);
  const avec = (entrees: [string, Valeur | null][]): Parametre => ({
    ...parametre,
    valeurs: Object.fromEntries(entrees),
  });
  for (const [rang, [jour, valeur]] of connues.entries()) {
    for (const { quoi, valeur: fausse } of valeursFausses(valeur))
      yield {
        sorte: typeof valeur === "number" ? "chiffre changé" : "barème ou liste changés",
        quoi: `${jour} : ${quoi}`,
        parametre: avec(connues.map((un, ici) => (ici === rang ? [jour, fausse] : un))),
      };
    yield {
      sorte: "jour déplacé",
      quoi: `${unMoisPlusTard(jour)} au lieu de ${jour}`,
      parametre: avec(connues.map((un, ici) => (ici === rang ? [unMoisPlusTard(jour), valeur] : un))),
    };
    yield { sorte: "valeur oubliée", quoi: jour, parametre: avec(connues.filter((_, ici) => ici !== rang)) };
  }
  for (const [rang, [titre]] of reference.entries())
    yield {
      sorte: "texte oublié",
      quoi: titre,
      parametre: { ...parametre, reference: reference.filter((_, ici) => ici !== rang) },
    };
}

/** Faults of each figure of a field, seen or not by its approved lines drawn again. */
function fautesDuDomaine(domaine: string): FauteAPlanter[] {
  const approuves = new Map(
    lireSections(readFileSync(`${CHIFFRES}/${domaine}.txt`, "utf8")).map(({ titre, lignes }) => [
      titre,
      lignes.join("\n"),
    ]),
  );
  return Object.entries(parametresDuDomaine(domaine)).flatMap(([chemin, parametre]) => {
    const { titre, lignes } = chiffreDit(chemin, parametre);
    // Without this, everything would seem seen.
    if (approuves.get(titre) !== lignes.join("\n"))
      throw new Error(`${chemin} : d’abord npm run approuver -- chiffres`);
    return [...fautesDuChiffre(parametre)].map(({ sorte, quoi, parametre: faux }) => ({
      sorte,
      ou: chemin,
      quoi,
      essayer: () =>
        approuves.get(titre) === chiffreDit(chemin, faux).lignes.join("\n")
          ? "survit"
          : "vu par le texte approuvé",
    }));
  });
}

/** Figures of the law, changed one at a time. */
export const loi: FamilleDeFautes = {
  nom: "loi",
  titre: "Chiffres de la loi",
  attendus: 0.99,
  equivalents: new Map(),
  mutants: () => domaines().flatMap(fautesDuDomaine),
};
