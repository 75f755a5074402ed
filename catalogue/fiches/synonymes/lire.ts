import * as v from "valibot";
import { type Constat, ecrire } from "../../lire/constat.ts";
import type { CatalogueFile } from "../../lire/lecture.ts";
import { lireYaml } from "../../lire/yaml.ts";
import { motsDe } from "./mots.ts";
import { type Synonymes, synonymesFile } from "./synonymes.ts";

/** What the entries may name. */
interface Connus {
  aides: { has(id: string): boolean };
  organismes: { has(id: string): boolean };
}

type Faute = [chemin: (string | number)[], message: string];

/** Names of aids and institutions that do not exist, and words that two entries claim. */
function fautesDe({ entrees }: Synonymes, { aides, organismes }: Connus): Faute[] {
  const deja = new Map<string, number>();
  return entrees.flatMap((entree, rang) => {
    const ici = (cle: string, quel: number) => ["entrees", rang, cle, quel];
    const inconnus = (cle: "aides" | "organismes", connus: Connus["aides"], quoi: string) =>
      (entree[cle] ?? []).flatMap((id, quel): Faute[] =>
        connus.has(id) ? [] : [[ici(cle, quel), `${quoi} : « ${id} » n’est pas au catalogue`]],
      );
    const doubles = entree.dit.flatMap((dit, quel): Faute[] => {
      const cle = motsDe(dit).join(" ");
      const autre = deja.get(cle);
      deja.set(cle, rang);
      return autre === undefined || autre === rang
        ? []
        : [[ici("dit", quel), `« ${dit} » est déjà dit plus haut : réunir les deux entrées`]];
    });
    return [
      ...inconnus("aides", aides, "aide"),
      ...inconnus("organismes", organismes, "organisme"),
      ...doubles,
    ];
  });
}

/** Reads the table of synonyms; every problem has its line. */
function lire({ path, content }: CatalogueFile, connus: Connus): { lus?: Synonymes; constats: Constat[] } {
  const yaml = lireYaml(content);
  if ("fautes" in yaml) {
    const constats = yaml.fautes.map(({ remarque, position }) => ({
      path,
      ...position,
      message: remarque.message,
      gravite: "erreur" as const,
    }));
    return { constats };
  }
  const { success, output, issues } = v.safeParse(synonymesFile, yaml.valeur);
  const fautes: Faute[] = success
    ? fautesDe(output, connus)
    : issues.map(({ path: chemin = [], message }) => [
        chemin.map(({ key }) => key as string | number),
        message,
      ]);
  const constats = fautes.map(([chemin, message]) => ({
    path,
    ...yaml.positionDe(chemin),
    message: `${chemin.join(".")} : ${message}`,
    gravite: "erreur" as const,
  }));
  return success ? { lus: output, constats } : { constats };
}

/** What is wrong in the table of synonyms, for `npx tsx scripts/catalogue/check.ts`. */
export const verifierSynonymes = (file: CatalogueFile, connus: Connus): Constat[] =>
  lire(file, connus).constats;

/** The table of synonyms. Throws an Error with every problem, a line each. */
export function chargerSynonymes(file: CatalogueFile, connus: Connus): Synonymes {
  const { lus, constats } = lire(file, connus);
  if (!lus || constats.length > 0) throw new Error(constats.map(ecrire).join("\n"));
  return lus;
}
