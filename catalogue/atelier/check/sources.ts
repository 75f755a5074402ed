import { estUnAccueil } from "../../fiches/liens/accueil.ts";
import { adressesDe } from "../../fiches/liens/adresses.ts";
import { type Aide, type AideFile, aideFile } from "../../schema/aide.ts";
import { aVerifier, erreur, type Remarque } from "../../lire/constat.ts";
import { NOMBRE, nombreEcrit } from "./nombres.ts";
import { vouliezVous } from "../../lire/proche.ts";

/** One sum, and no rhythm: « 95 € par semaine » is no amount of the year. */
const UNE_SOMME = new RegExp(`^(${NOMBRE}) ?(?:€|euros?|%)$`);

const CHAMPS: ReadonlySet<string> = new Set(Object.keys(aideFile.entries));

/** The source says one sum, and it is not the amount that is shown. */
function contredit(ecrit: string, { montant }: Aide): boolean {
  const [, somme] = UNE_SOMME.exec(ecrit.replace(/\s/g, " ")) ?? [];
  return somme !== undefined && montant !== undefined && nombreEcrit(somme) !== montant;
}

/** A source names a field that an entry has, is of a day that has come, and says the amount that is shown. */
export function jugerSources(aide: Aide, jour: string | undefined): Remarque[] {
  return (aide.reference ?? []).flatMap(({ champ, date, ecrit }, rang): Remarque[] => {
    const chemin = ["reference", rang];
    if (champ !== undefined && !CHAMPS.has(champ))
      return [
        erreur(
          [...chemin, "champ"],
          `« ${champ} » n’est pas un champ d’une aide${vouliezVous(champ, CHAMPS)}`,
        ),
      ];
    if (jour && date && date > jour)
      return [erreur([...chemin, "date"], `« ${date} » n’est pas encore venu : écrire la date de la page`)];
    if (champ !== "montant" || ecrit === undefined || !contredit(ecrit, aide)) return [];
    return [
      aVerifier(
        [...chemin, "ecrit"],
        `la source dit « ${ecrit} », et le montant est ${aide.montant} : corriger l’un ou l’autre`,
      ),
    ];
  });
}

type Fait = "periode" | "delai_demande" | "delai_reponse";

/** True if one of these is written and no source says it: not this field, nor the entry as a whole. */
export const sansSource = (aide: AideFile, faits: readonly Fait[]): boolean =>
  faits.some(
    (fait) =>
      aide[fait] !== undefined &&
      !(aide.reference ?? []).some(({ champ }) => champ === undefined || champ === fait),
  );

/** The page of the aid is the first page of a site. */
export const meneALAccueil = ({ link }: AideFile): boolean => estUnAccueil(link);

const ANNEES = 3;

/** Addresses that name no year but long gone ones: the form of 2020 is seldom this year’s. */
export const vieillesAdresses = (aide: Aide, jour: string): string[] =>
  adressesDe(aide)
    .map(({ url }) => url)
    .filter((url) => {
      const annees = [...url.matchAll(/(?<![\da-f])20[0-3]\d(?![\da-f])/gi)].map(([une]) => Number(une));
      return annees.length > 0 && Math.max(...annees) <= Number(jour.slice(0, 4)) - ANNEES;
    });
