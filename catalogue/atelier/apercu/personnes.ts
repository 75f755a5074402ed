import type { Catalogue } from "../../catalogue.ts";
import type { CompiledAide } from "../../lire/compiled-aide.ts";
import { contexteDExemple } from "../exemples/chercher.ts";
import { type Exemple, exempleDe } from "../exemples/exemple.ts";
import { cadreDe } from "../exemples/exemples.ts";
import { hachage } from "../exemples/hachage.ts";
import type { Pays } from "../exemples/pays.ts";
import { phraseDe } from "../exemples/phrase.ts";
import type { Reponses } from "../exemples/reponses.ts";
import type { Noms } from "../../fiches/phrases/noms.ts";
import { openRuleAids } from "../../results/decider.ts";
import type { FactContext } from "../../situation/context.ts";
import { droitDe } from "../../results/droit.ts";
import { estOuvert, montantDe } from "../../results/rules/montant.ts";
import { motsDesRegles } from "../../schema/mots-des-regles.ts";
import type { ApercuDeBrouillon } from "./apercu.ts";
import type { Version } from "./changements.ts";
import { avecLeursLectures } from "./foyers.ts";

/** Neighbours beyond those are not read. */
const VOISINES = 10;

/** A person of an example, in a sentence. */
const enPhrase = ({ aide }: CompiledAide, reponses: Reponses, { lus }: Exemple, pays: Pays): string =>
  phraseDe({
    reponses,
    lus,
    nomCommune: pays.commune(reponses.commune)?._nomCommune ?? "",
    feminin: hachage(aide.slug) % 2 === 1,
  });

/** Aids of the same need that this person obtains as well. */
function voisinesDe(
  { aide }: CompiledAide,
  catalogue: Catalogue,
  context: FactContext,
): ApercuDeBrouillon["voisines"] {
  const ouvertes = openRuleAids(catalogue, context);
  return catalogue.aides
    .filter(
      (autre) =>
        autre.aide.slug !== aide.slug &&
        autre.aide.besoin === aide.besoin &&
        autre.aide.interestFlag === aide.interestFlag &&
        estOuvert(ouvertes.get(autre.aide.slug)),
    )
    .slice(0, VOISINES)
    .map((autre) => ({ id: autre.aide.slug, label: autre.aide.label }));
}

/** Kind of a rule, from its name: `conditions_generales[0] age`. */
const sorteDe = (regle: string) => regle.slice(regle.indexOf(" ") + 1);

/** Who just misses an aid, one for each kind of its rules: by which, and who. */
function manquesDe(compiled: CompiledAide, exemple: Exemple, pays: Pays): string[] {
  const manques = new Map<string, string>();
  for (const [regle, perdue] of exemple.pertes) {
    const sorte = sorteDe(regle);
    if (typeof perdue === "string" || manques.has(sorte)) continue;
    const nom = motsDesRegles[sorte as keyof typeof motsDesRegles] ?? "Profil";
    manques.set(sorte, `${nom} : ${enPhrase(compiled, perdue, exemple, pays)}`);
  }
  return [...manques.values()];
}

/** A household made for an aid, told, and what it obtains of it before and after an edit; none for an aid of the law. */
export function foyerFaitPour(
  avant: Version | undefined,
  apres: Version,
  pays: Pays,
): { titre: string; de: number | boolean | undefined; a: number | boolean | undefined } | undefined {
  if (apres.compiled.aide.source !== "javascript") return undefined;
  for (const version of avant ? [avant, apres] : [apres]) {
    const exemple = exempleDe(version.compiled, version.catalogue, cadreDe(version.compiled, pays));
    if (!exemple) continue;
    const juger = (une: Version | undefined) => {
      if (!une) return undefined;
      const context = contexteDExemple(exemple.reponses, cadreDe(une.compiled, pays));
      return openRuleAids(avecLeursLectures([une.compiled], une.catalogue), context).get(
        une.compiled.aide.slug,
      );
    };
    const titre = `Fait pour cette aide : ${enPhrase(version.compiled, exemple.reponses, exemple, pays)}`;
    return { titre, de: juger(avant), a: juger(apres) };
  }
  return undefined;
}

/** Who obtains an aid with rules and how they read it, who just misses it, what the first obtains besides; nobody for an aid of the law. */
export function personnesDuBrouillon(
  compiled: CompiledAide,
  catalogue: Catalogue,
  { pays, noms }: { pays: Pays; noms: Noms },
): Pick<ApercuDeBrouillon, "obtient" | "droit" | "manques" | "voisines"> {
  if (compiled.aide.source !== "javascript") return { manques: [], voisines: [] };
  const cadre = cadreDe(compiled, pays);
  const exemple = exempleDe(compiled, catalogue, cadre);
  if (!exemple) return { manques: [], voisines: [] };
  const context = contexteDExemple(exemple.reponses, cadre);
  return {
    obtient: enPhrase(compiled, exemple.reponses, exemple, pays),
    droit: droitDe(compiled, montantDe(compiled.aide), context, noms),
    manques: manquesDe(compiled, exemple, pays),
    voisines: voisinesDe(compiled, catalogue, context),
  };
}
