import { parse } from "yaml";
import { type Champ, colonnes, parChamp } from "./colonnes.ts";
import { ecrireLeCsv } from "./csv.ts";
import { ecrireLaRangee, EXEMPLE, type Organismes } from "./rangees.ts";

type Donnees = Record<string, unknown>;

const nomsDe = (champs: readonly Champ[]) => champs.map((champ) => parChamp.get(champ)?.nom ?? champ);

/** A row that shows how each usual cell is typed; it is left out when the file comes back. */
const exemple: Partial<Record<Champ, string>> = {
  label: `${EXEMPLE}bourse au permis de conduire (ligne à effacer)`,
  institution: "Ville de Rennes",
  description: "La ville vous donne 300 € pour passer le permis, contre quelques heures de bénévolat.",
  prefix: "la",
  type: "Un montant",
  unit: "€",
  periodicite: "En une fois",
  nature: "Une somme reçue",
  besoin: "Se déplacer",
  montant: "300",
  conditions_generales: "Âge : au moins 18\nHabiter le territoire de l’organisme",
  profils: "En études\nEn emploi salarié",
  conditions: "Donner vingt heures à une association de la ville.",
  portees: "Une chose à faire, ou un papier",
  papiers: "Attestation d’inscription à l’auto-école",
  delai_demande: "nombre = 3 ; unite = mois ; apres = l’inscription",
  link: "https://exemple.fr/permis",
  form: "https://exemple.fr/permis/dossier.pdf",
  reference: "champ = montant ; adresse = https://exemple.fr/permis ; date = 2026 ; ecrit = 300 €",
};

/** The file that a town hall fills: the usual columns, made from the schema, and a row that shows how. */
export function modele(): string {
  const champs = colonnes.filter(({ usuelle }) => usuelle).map(({ champ }) => champ);
  return ecrireLeCsv([nomsDe(champs), champs.map((champ) => exemple[champ] ?? "")]);
}

/** The sheet of some aids, from the texts of their files: every column that one of them fills, and the usual ones. */
export function exporter(textes: readonly string[], organismes: Organismes): string {
  const aides = textes.map((texte) => parse(texte) as Donnees);
  const champs = colonnes
    .filter(
      ({ champ, usuelle }) => champ === "slug" || usuelle || aides.some((une) => une[champ] !== undefined),
    )
    .map(({ champ }) => champ);
  return ecrireLeCsv([nomsDe(champs), ...aides.map((une) => ecrireLaRangee(une, champs, organismes))]);
}
