import { readFileSync } from "node:fs";
import { buildCatalogue } from "../../catalogue/catalogue.ts";
import type { CompiledAide } from "../../catalogue/compiled-aide.ts";
import { paysDe } from "../../catalogue/exemples/pays.ts";
import { readExemples } from "../../server/catalogue/exemples.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { readCommunes } from "../../server/communes/data.ts";
import { cheminDeLAide, teteDeLAide, texteDeLAide } from "../approuver/faits/aides.ts";
import { jugeDe, type SourcesDesAides } from "../approuver/faits/aides/monde.ts";
import { personnesDe } from "../approuver/faits/aides/personnes.ts";
import { type FauteDeDonnee, DE_CONDUITE } from "./donnees/changement.ts";
import { equivalents } from "./donnees/equivalents.ts";
import { fautesDeLAide } from "./donnees/fautes.ts";
import type { FamilleDeFautes, SortDUneFaute, FauteAPlanter } from "./famille.ts";

/** The aid as a fault leaves it. */
function mutee({ aide, institution }: CompiledAide, faute: FauteDeDonnee): CompiledAide {
  const [une] = buildCatalogue([faute.aide ?? aide], [faute.institution ?? institution]).aides;
  if (!une) throw new Error("aucune aide");
  return une;
}

/** What people of an aid, chosen by its own rules, get from the aid with a fault. */
function obtenuesDe(compiled: CompiledAide, faute: CompiledAide, monde: SourcesDesAides): string {
  const exemple = monde.exemples[compiled.aide.slug];
  return JSON.stringify(personnesDe(compiled, exemple, jugeDe(faute, monde), monde));
}

/** The approved text of an aid. Throws when it is not what is drawn today: everything would seem seen. */
function approuveDe(compiled: CompiledAide, monde: SourcesDesAides): string {
  const { slug } = compiled.aide;
  const texte = readFileSync(cheminDeLAide(slug), "utf8");
  if (texte.startsWith(teteDeLAide(compiled, monde))) return texte;
  throw new Error(`${slug} : d’abord npm run approuver -- aides`);
}

/** What becomes of faults of an aid; what its people get is worked out once, for the first that needs it. */
function sortsDe(compiled: CompiledAide, monde: SourcesDesAides) {
  const texte = approuveDe(compiled, monde);
  const aRegles = compiled.aide.source === "javascript";
  let avant: string | undefined;
  return (faute: FauteDeDonnee): SortDUneFaute => {
    const change = mutee(compiled, faute);
    const lue = !texte.startsWith(teteDeLAide(change, monde));
    if (!lue && (!aRegles || texteDeLAide(change, monde) === texte)) return "survit";
    if (!aRegles || !DE_CONDUITE.has(faute.sorte)) return "vu par le texte approuvé";
    avant ??= obtenuesDe(compiled, compiled, monde);
    return obtenuesDe(compiled, change, monde) === avant
      ? "vu par le texte approuvé"
      : "vu par ce que quelqu’un obtient";
  };
}

/** Faults of one aid, each seen or not by its approved text drawn again. */
function fautesAPlanter(compiled: CompiledAide, monde: SourcesDesAides): FauteAPlanter[] {
  let sortDe: ReturnType<typeof sortsDe> | undefined;
  return fautesDeLAide(compiled).map((faute) => ({
    sorte: faute.sorte,
    ou: compiled.aide.slug,
    quoi: faute.quoi,
    essayer() {
      sortDe ??= sortsDe(compiled, monde);
      try {
        return sortDe(faute);
      } catch {
        return "plante";
      }
    },
  }));
}

/** Values of the catalogue, changed one at a time. */
export const donnees: FamilleDeFautes = {
  nom: "donnees",
  titre: "Valeurs du catalogue",
  attendus: 0.99,
  equivalents,
  mutants() {
    const monde = { catalogue: readCatalogue(), pays: paysDe(readCommunes()), exemples: readExemples() };
    return monde.catalogue.aides.flatMap((une) => fautesAPlanter(une, monde));
  },
};
