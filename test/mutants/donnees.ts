import { readFileSync } from "node:fs";
import { buildCatalogue } from "../../catalogue/catalogue.ts";
import type { CompiledAide } from "../../catalogue/compiled-aide.ts";
import { paysDe } from "../../catalogue/exemples/pays.ts";
import { readExemples } from "../../server/catalogue/exemples.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { readCommunes } from "../../server/communes/data.ts";
import { cheminDeLAide, teteDeLAide, texteDeLAide } from "../approuver/faits/aides.ts";
import { personnesQuiChangent } from "../approuver/faits/aides/changements.ts";
import type { SourcesDesAides } from "../approuver/faits/aides/monde.ts";
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

/** The approved text of an aid. Throws when it is not what is drawn today: everything would seem seen. */
function approuveDe(compiled: CompiledAide, monde: SourcesDesAides): string {
  const { slug, source } = compiled.aide;
  const approuve = readFileSync(cheminDeLAide(slug), "utf8");
  const aujourdhui = source === "javascript" ? texteDeLAide(compiled, monde) : teteDeLAide(compiled, monde);
  if (!approuve.startsWith(aujourdhui)) throw new Error(`${slug} : d’abord npm run approuver -- aides`);
  return approuve;
}

function issueDe(
  faute: FauteDeDonnee,
  compiled: CompiledAide,
  approuve: string,
  monde: SourcesDesAides,
): SortDUneFaute {
  const change = mutee(compiled, faute);
  const lue = !approuve.startsWith(teteDeLAide(change, monde));
  if (compiled.aide.source !== "javascript" || (lue && !DE_CONDUITE.has(faute.sorte)))
    return lue ? "vu" : "survit";
  const texte = texteDeLAide(change, monde);
  if (texte === approuve) return "survit";
  return personnesQuiChangent(approuve, texte).length > 0 ? "obtenu" : "vu";
}

/** Faults of one aid, each seen or not by its approved text drawn again. */
function mutantsDeLAide(compiled: CompiledAide, monde: SourcesDesAides): FauteAPlanter[] {
  let approuve: string | undefined;
  return fautesDeLAide(compiled).map((faute) => ({
    sorte: faute.sorte,
    ou: compiled.aide.slug,
    quoi: faute.quoi,
    essayer() {
      approuve ??= approuveDe(compiled, monde);
      try {
        return issueDe(faute, compiled, approuve, monde);
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
  equivalents,
  mutants() {
    const monde = { catalogue: readCatalogue(), pays: paysDe(readCommunes()), exemples: readExemples() };
    return monde.catalogue.aides.flatMap((une) => mutantsDeLAide(une, monde));
  },
};
