import type { Catalogue } from "../../catalogue.ts";
import type { CompiledAide } from "../../lire/compiled-aide.ts";
import { JOUR_FIXE } from "../../situation/jour-fixe.ts";
import type { CadreDExemple } from "./chercher.ts";
import { exempleDe, profilsFermes } from "./exemple.ts";
import { clesDecisives } from "../../results/decisives/cles.ts";
import { estTerminee } from "../../fiches/campagne.ts";
import { hachage } from "./hachage.ts";
import type { Pays } from "./pays.ts";
import { decisivesDites } from "./decisives.ts";
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

/** What the search says of an aid: its example, if somebody obtains it, and the profiles that nobody enters by. */
export interface ReleveDUneAide {
  exemple?: ExempleEcrit;
  fermes: readonly string[];
}

export const cadreDe = ({ aide }: CompiledAide, pays: Pays): CadreDExemple => ({
  jour: JOUR_FIXE,
  marque: aide.marque ?? "neutre",
  pays,
});

/** Rule aids that someone should obtain on that day: neither private nor ended. */
export const aObtenir = ({ aides }: Catalogue): CompiledAide[] =>
  aides.filter(({ aide }) => aide.source === "javascript" && !aide.private && !estTerminee(aide, JOUR_FIXE));

const lieuDesParents = ({ conditions_generales, profils }: CompiledAide["aide"]): boolean =>
  [...conditions_generales, ...profils.flatMap(({ conditions }) => conditions)].some(
    (regle) => "lieu_de" in regle && regle.lieu_de === "parents",
  );

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
      feminin: hachage(compiled.aide.slug) % 2 === 1 || clesDecisives(compiled.aide).includes("a_ses_regles"),
      chezLesParents: lieuDesParents(compiled.aide),
      aide: compiled.aide.label,
      decisives: decisivesDites(compiled.aide, reponses),
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

/** Looks for an example of an aid. Pure; ten milliseconds, a second for some. */
export function releverUneAide(compiled: CompiledAide, catalogue: Catalogue, pays: Pays): ReleveDUneAide {
  const cadre = cadreDe(compiled, pays);
  const exemple = ecrire(compiled, catalogue, cadre);
  return { ...(exemple && { exemple }), fermes: profilsFermes(compiled, catalogue, cadre) };
}
