import * as v from "valibot";
import { type CheminYaml, ecrire } from "../../../catalogue/lire/constat.ts";
import { enFrancais } from "../../../catalogue/lire/forme.ts";
import { lireYaml } from "../../../catalogue/lire/yaml.ts";
import type { ErreurDeFoyer } from "./conduire.ts";
import type { FoyerRaconte } from "./foyer.ts";

const mot = v.union([v.string(), v.number()]);
const dit = v.nullable(
  v.union(
    [mot, v.array(mot)],
    "une réponse est attendue : le libellé choisi, un nombre, un jour, ou une liste",
  ),
);
const dits = v.record(v.string(), dit);
const somme = v.union([v.number(), v.array(v.number())]);
const revenus = v.record(
  v.string(),
  v.union(
    [somme, v.strictObject({ somme, activite: v.string() })],
    "une somme en euros, ou une somme par mois",
  ),
);
const enfant = v.strictObject({
  dits,
  revenus: v.optional(revenus),
  repris: v.optional(dits),
  retire: v.optional(v.picklist(["aussitôt", "à la fin"])),
});
const lignes = v.optional(v.array(v.pipe(v.string(), v.minLength(1))), []);

/** A household told in a file, with what it expects. */
const foyerEcrit = v.strictObject({
  titre: v.pipe(v.string(), v.minLength(1)),
  marque: v.optional(v.picklist(["neutre", "banque"])),
  demandeur: dits,
  revenus: v.optional(revenus),
  conjoint: v.optional(dits),
  revenusDuConjoint: v.optional(revenus),
  enfants: v.optional(v.array(enfant)),
  foyer: dits,
  precisions: v.optional(
    v.record(
      v.string(),
      v.nullable(
        v.union([v.boolean(), v.string()], "true, false, un mois AAAA-MM, ou null pour « je ne sais pas »"),
      ),
    ),
  ),
  corrections: v.optional(v.record(v.string(), dit)),
  attendu: v.optional(
    v.strictObject({ aides: lignes, sansAides: lignes, questions: lignes, sansQuestions: lignes }),
    {},
  ),
});

/** What a file expects of its household: beginnings of the lines of its aids, addresses of its questions. */
type AttenduDuFoyer = v.InferOutput<typeof foyerEcrit>["attendu"];

export interface FoyerLuDUnFichier {
  foyer: FoyerRaconte;
  attendu: AttenduDuFoyer;
  /** A fault of the household, at its line: `fichier:ligne:colonne message`. */
  faute(chemin: CheminYaml, message: string): string;
}

/** Reads a told household. Its faults are told in French, each with its line, all together. */
export function lireFoyer(fichier: string, texte: string): FoyerLuDUnFichier | { fautes: string[] } {
  const lu = lireYaml(texte);
  if ("fautes" in lu)
    return {
      fautes: lu.fautes.map(({ remarque: { message }, position }) =>
        ecrire({ path: fichier, ...position, message }),
      ),
    };
  const faute = (chemin: CheminYaml, message: string) =>
    ecrire({
      path: fichier,
      ...lu.positionDe(chemin),
      message: chemin.length > 0 ? `${chemin.join(".")} : ${message}` : message,
    });
  const forme = v.safeParse(foyerEcrit, lu.valeur);
  if (!forme.success)
    return {
      fautes: enFrancais(forme.issues, foyerEcrit).map(({ chemin, message }) => faute(chemin, message)),
    };
  const { attendu, ...foyer } = forme.output;
  return { foyer: foyer as FoyerRaconte, attendu, faute };
}

/** Where a fault of a journey is written: with whom it speaks of, if the household tells it there. */
export function endroitDe(
  { enfants = [], conjoint, demandeur }: FoyerRaconte,
  erreur: ErreurDeFoyer,
): CheminYaml {
  const [, qui = "", champ = erreur.chemin] = /^individu\/([^/]+)\/(.+)$/.exec(erreur.chemin) ?? [];
  const field = champ.replace(/^.*\//, "");
  const rang = /^enfant_(\d+)$/.exec(qui)?.[1];
  if (rang !== undefined) return ["enfants", Number(rang), "dits", field];
  if (qui === "conjoint" && conjoint) return ["conjoint", field];
  if (qui === "demandeur") return ["demandeur", field];
  if (field in demandeur) return ["demandeur", field];
  if (conjoint && field in conjoint) return ["conjoint", field];
  const enfant = enfants.findIndex(({ dits }) => field in dits);
  return enfant < 0 ? ["foyer", field] : ["enfants", enfant, "dits", field];
}
