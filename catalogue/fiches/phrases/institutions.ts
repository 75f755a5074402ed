import type { Institution } from "../../schema/institution.ts";
import {
  aLaCommune,
  dansLeTerritoire,
  dansLIntercommunalite,
  deLaCommune,
  duTerritoire,
  lIntercommunalite,
} from "./articles.ts";
import { majuscule } from "./casse.ts";

/** Name of an institution on its own; « Bretagne » alone would be the place. */
export const nomDInstitution = ({ label, type }: { label: string; type: string }): string =>
  type === "region" && !label.startsWith("Région") ? `Région ${label}` : label;

/** The place in the name of an institution: « Rennes » for « Ville de Rennes ». */
const lieuDe = (label: string): string =>
  label
    .replace(/^Ville du /, "Le ")
    .replace(/^Ville des /, "Les ")
    .replace(
      /^(?:Ville|Commune|Région|Département)(?: de la| de l’(?=\p{L})| du| des| de| d’(?=\p{L}))?\s*/u,
      "",
    )
    .trim();

/** Where those an institution acts for live: « habiter Brest Métropole », « habiter à Rennes ». */
export function habiterChez({ label, type }: Pick<Institution, "label" | "type">): string {
  if (type === "commune") return `habiter ${aLaCommune(lieuDe(label))}`;
  if (type === "epci") return `habiter ${dansLIntercommunalite(label)}`;
  return `habiter ${dansLeTerritoire(lieuDe(label))}`;
}

const feminin = /^(?:Mutualité|Collectivité|Caisse|Mission|SNCF)(?=\s|$)/;

/** An institution as the subject of a sentence: « la Ville de Paris », « le Département de la Vendée ». */
function sujet({ label, type }: Pick<Institution, "label" | "type">): string {
  if (type === "commune") return `la Ville ${deLaCommune(lieuDe(label))}`;
  if (type === "departement") return `le Département ${duTerritoire(lieuDe(label))}`;
  if (type === "region") return `la Région ${lieuDe(label)}`;
  if (type === "epci") return lIntercommunalite(label);
  return feminin.test(label) ? `la ${label}` : label;
}

/** Bodies that act everywhere and set their own rules: no law does. */
const horsLoi: ReadonlySet<string> = new Set(["action_logement", "pro_btp", "sncf"]);

/** Who sets what an aid gives, in a sentence, when it is not the law of the whole country. */
export function quiDecide(institution: Pick<Institution, "slug" | "label" | "type">): string | undefined {
  const { slug, type } = institution;
  if ((type === "national" || type === "europeen") && !horsLoi.has(slug)) return undefined;
  const nom = sujet(institution);
  return `${majuscule(nom)} fixe les règles de cette aide. La simulation les applique à vos réponses.`;
}
