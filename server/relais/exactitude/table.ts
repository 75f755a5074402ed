import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { ExactitudeEcrite, LigneDExactitude } from "../../../machines/pages/exactitude.ts";
import type { FoyerPublie, ValeurJugee } from "./juger.ts";

type Nommee = Pick<LigneDExactitude, "aide" | "nom" | "organisme">;

/** Values of the law that several aids read. */
const COMMUNS: Nommee = { nom: "Calculs communs à plusieurs aides", organisme: "" };

/** The aid that a variable is of: its own, or the one whose name it begins with. */
function aideDe(variable: string, { byId, institutions }: Catalogue): Nommee {
  const ids = variable.split("_").map((_, rang, mots) => mots.slice(0, mots.length - rang).join("_"));
  const compilee = ids.map((id) => byId.get(id)).find((une) => une?.aide.source === "openfisca");
  if (!compilee) return COMMUNS;
  const { slug, label, institution } = compilee.aide;
  return { aide: slug, nom: label, organisme: institutions.get(institution)?.label ?? "" };
}

const combien = (jugements: readonly ValeurJugee[], sens: ValeurJugee["sens"]) =>
  jugements.filter((un) => un.sens === sens).length;

function ligneDe(nommee: Nommee, jugements: readonly ValeurJugee[]): LigneDExactitude {
  const dates = jugements.map(({ foyer }) => foyer.source.date).sort();
  return {
    ...nommee,
    lueLe: dates.at(-1) ?? "",
    pages: new Set(jugements.map(({ foyer }) => foyer.source.adresse)).size,
    valeurs: jugements.length,
    justes: combien(jugements, "juste"),
    promises: combien(jugements, "promise"),
    tues: combien(jugements, "tue"),
    plus: combien(jugements, "plus"),
    moins: combien(jugements, "moins"),
    sansReponse: combien(jugements, "sans réponse"),
  };
}

/** What a service answers of published households, by aid, and each value that differs. */
export function tableDe(
  jugements: readonly ValeurJugee[],
  foyers: readonly FoyerPublie[],
  catalogue: Catalogue,
): ExactitudeEcrite {
  const nommes = jugements.map((jugement) => [aideDe(jugement.variable, catalogue), jugement] as const);
  const parNom = new Map(nommes.map(([nommee]) => [nommee.nom, nommee]));
  const lignes = [...parNom.values()].map((nommee) =>
    ligneDe(
      nommee,
      nommes.flatMap(([{ nom }, jugement]) => (nom === nommee.nom ? [jugement] : [])),
    ),
  );
  return {
    foyers: foyers.length,
    lignes: lignes.sort((une, autre) => une.nom.localeCompare(autre.nom, "fr")),
    ecarts: jugements
      .filter(({ sens }) => sens !== "juste")
      .map(({ foyer: { id, titre, source, ecart }, variable, publiee, repondue, sens }) => ({
        id,
        titre,
        source,
        sens,
        variable,
        publiee,
        repondue,
        nom: aideDe(variable, catalogue).nom,
        ...(ecart && { pourquoi: ecart.pourquoi }),
      })),
  };
}
