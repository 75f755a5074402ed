import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { nombresDits } from "../../../catalogue/check/chiffres.ts";
import { texteVisible } from "../../../catalogue/check/texte-visible.ts";
import type { CompiledAide } from "../../../catalogue/compiled-aide.ts";
import type { Aide } from "../../../catalogue/schema/aide.ts";
import { ecrireSections } from "../sections.ts";
import { montantEcrit } from "./aides/fiche.ts";

export const MONTANTS = "test/approuves/montants.txt";

/** Every number that the words of an aid say. */
const nombresDe = ({ label, description, conditions, legend, warning }: Aide): number[] =>
  nombresDits(texteVisible([label, description, ...conditions, legend, warning].join(" | ")));

/** Neither a word of the aid nor a text that it cites says its amount. */
const seLitNullePart = ({ aide }: CompiledAide): boolean =>
  Boolean(aide.montant) &&
  aide.type !== "bool" &&
  !aide.reference &&
  !nombresDe(aide).includes(aide.montant!);

const ligneDe = (compiled: CompiledAide): string =>
  `${compiled.aide.slug} : ${montantEcrit(compiled)}, à lire sur ${compiled.aide.link ?? "rien : elle n’a pas de page"}`;

/** Amounts that nothing here lets one check, by institution: whoever keeps the aid approves them, from its page. */
export function texteDesMontants({ aides }: Catalogue): string {
  const tus = aides.filter(seLitNullePart);
  const institutions = [...new Set(tus.map(({ institution }) => institution.label))].sort();
  const sections = institutions.map((titre) => ({
    titre,
    lignes: tus.filter(({ institution }) => institution.label === titre).map(ligneDe),
  }));
  return ecrireSections("Montants qu’aucun texte du catalogue ne dit", sections);
}
