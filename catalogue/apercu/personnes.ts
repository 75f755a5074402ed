import type { Catalogue } from "../catalogue.ts";
import type { CompiledAide } from "../compiled-aide.ts";
import { contexteDExemple } from "../exemples/chercher.ts";
import { type Exemple, exempleDe } from "../exemples/exemple.ts";
import { cadreDe } from "../exemples/exemples.ts";
import { hachage } from "../exemples/hachage.ts";
import type { Pays } from "../exemples/pays.ts";
import { phraseDe } from "../exemples/phrase.ts";
import type { Reponses } from "../exemples/reponses.ts";
import type { Noms } from "../phrases/noms.ts";
import { openRuleAids } from "../results/decider.ts";
import type { FactContext } from "../situation/context.ts";
import { droitDe } from "../results/droit.ts";
import { estOuvert, montantDe } from "../rules/montant.ts";
import type { ApercuDeBrouillon } from "./apercu.ts";

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

/** Who obtains an aid with rules and how they read it, who just misses it, what the first obtains besides; nobody for an aid of the law. */
export function personnesDuBrouillon(
  compiled: CompiledAide,
  catalogue: Catalogue,
  { pays, noms }: { pays: Pays; noms: Noms },
): Pick<ApercuDeBrouillon, "obtient" | "droit" | "manque" | "voisines"> {
  if (compiled.aide.source !== "javascript") return { voisines: [] };
  const cadre = cadreDe(compiled, pays);
  const exemple = exempleDe(compiled, catalogue, cadre);
  if (!exemple) return { voisines: [] };
  const context = contexteDExemple(exemple.reponses, cadre);
  const perdue = [...exemple.pertes].find(([, une]) => typeof une !== "string");
  return {
    obtient: enPhrase(compiled, exemple.reponses, exemple, pays),
    droit: droitDe(compiled, montantDe(compiled.aide), context, noms),
    ...(perdue && { manque: enPhrase(compiled, perdue[1] as Reponses, exemple, pays) }),
    voisines: voisinesDe(compiled, catalogue, context),
  };
}
