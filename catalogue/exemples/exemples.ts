import type { Catalogue } from "../catalogue.ts";
import type { CompiledAide } from "../compiled-aide.ts";
import { JOUR_FIXE } from "../situation/jour-fixe.ts";
import type { CadreDExemple } from "./chercher.ts";
import { exempleDe, profilsFermes } from "./exemple.ts";
import { estTerminee } from "../fiches/campagne.ts";
import { hachage } from "./hachage.ts";
import type { Pays } from "./pays.ts";
import { phraseDe } from "./phrase.ts";
import { foyerOrdinaire, differences, type Reponses } from "./reponses.ts";

/** An example as its file keeps it: answers by what differs from the plainest household, or from it. */
export interface ExempleEcrit {
  phrase: string;
  foyer: Partial<Reponses>;
  /** By rule: what changes to lose the aid, or why nothing does alone. */
  pertes: Readonly<Record<string, Partial<Reponses> | string>>;
}
export type Exemples = Readonly<Record<string, ExempleEcrit>>;

/** What the search says of a whole catalogue. */
export interface Releve {
  exemples: Exemples;
  /** Aids that no household obtains. */
  impossibles: string[];
  /** Profiles that no household obtains an aid by, though another does. */
  fermes: string[];
}

export const cadreDe = ({ aide }: CompiledAide, pays: Pays): CadreDExemple => ({
  jour: JOUR_FIXE,
  marque: aide.marque ?? "neutre",
  pays,
});

/** Rule aids that someone should obtain on that day: neither private nor ended. */
export const aObtenir = ({ aides }: Catalogue): CompiledAide[] =>
  aides.filter(({ aide }) => aide.source === "javascript" && !aide.private && !estTerminee(aide, JOUR_FIXE));

function ecrire(
  compiled: CompiledAide,
  catalogue: Catalogue,
  cadre: CadreDExemple,
): ExempleEcrit | undefined {
  const exemple = exempleDe(compiled, catalogue, cadre);
  if (!exemple) return undefined;
  const { reponses, lus, pertes } = exemple;
  const { _nomCommune = "" } = cadre.pays.commune(reponses.commune) ?? {};
  const reference = { ...foyerOrdinaire, ...reponses };
  return {
    phrase: phraseDe({
      reponses,
      lus,
      nomCommune: _nomCommune,
      feminin: hachage(compiled.aide.slug) % 2 === 1,
    }),
    foyer: differences(reponses, foyerOrdinaire),
    pertes: Object.fromEntries(
      [...pertes].map(([regle, perte]) => [
        regle,
        typeof perte === "string" ? perte : differences(perte, reference),
      ]),
    ),
  };
}

/** Looks for an example of each aid of the catalogue. Pure. */
export function releverExemples(catalogue: Catalogue, pays: Pays): Releve {
  const aides = [...aObtenir(catalogue)].sort((a, b) => (a.aide.slug < b.aide.slug ? -1 : 1));
  const trouves = aides.map((une) => [une.aide.slug, ecrire(une, catalogue, cadreDe(une, pays))] as const);
  return {
    exemples: Object.fromEntries(trouves.flatMap(([slug, un]) => (un ? [[slug, un]] : []))),
    impossibles: trouves.flatMap(([slug, un]) => (un ? [] : [slug])),
    fermes: aides.flatMap((une) =>
      profilsFermes(une, catalogue, cadreDe(une, pays)).map((profil) => `${une.aide.slug} : ${profil}`),
    ),
  };
}

/** What nobody enters by: an aid, or « aid : profile », a line each. */
export const texteDesFermes = ({ impossibles, fermes }: Releve): string =>
  `${JSON.stringify([...impossibles, ...fermes], undefined, 2)}\n`;

/** The file of examples: an aid per line, always in the same order. */
export const texteDes = (exemples: Exemples): string =>
  `{\n${Object.entries(exemples)
    .map(([slug, exemple]) => `${JSON.stringify(slug)}: ${JSON.stringify(exemple)}`)
    .join(",\n")}\n}\n`;
