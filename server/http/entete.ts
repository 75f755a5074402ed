import { majuscule } from "../../catalogue/phrases/casse.ts";
import { nomDInstitution } from "../../catalogue/phrases/institutions.ts";
import { patternOf } from "../../machines/pages/adresses.ts";
import { ditsDeLaPage } from "../../machines/pages/pages.ts";
import { estPublique } from "../visibles.ts";
import { estMontree } from "../visibles.ts";
import type { AppDeps } from "../deps.ts";

/** What a page says of itself before its scripts come, for search engines and previews. */
export interface Entete {
  titre: string;
  description: string;
  /** True when there is no such page: 404. */
  absente?: true;
}

/** Longest description that is shown whole by those who show one. */
const MAX = 155;

/** A text without its links’ addresses, cut at a word. */
function court(text: string): string {
  const plain = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  if (plain.length <= MAX) return plain;
  return `${plain.slice(0, MAX).replace(/\s+\S*$/, "")}…`;
}

const absente: Entete = {
  titre: "Page introuvable",
  description: "L’adresse est peut-être incomplète, ou la page a changé de place.",
  absente: true,
};

type Fonds = Pick<AppDeps, "catalogue" | "config" | "contribuer">;

function deLAide(id: string, { catalogue, config }: Fonds): Entete {
  const one = catalogue.byId.get(id);
  if (!one || !estMontree(one, config.marque)) return absente;
  return { titre: majuscule(one.aide.label), description: court(one.aide.description) };
}

function deLInstitution(id: string, fonds: Pick<Fonds, "catalogue" | "config">): Entete {
  const institution = fonds.catalogue.institutions.get(id);
  if (!institution || !estPublique(institution, fonds)) return absente;
  const label = nomDInstitution(institution);
  return {
    titre: label,
    description: court(
      `Les aides aux jeunes de cet organisme : ${label}. Pour qui, combien, comment les demander, où s’adresser.`,
    ),
  };
}

function deLaTache(nom: string, { contribuer }: Fonds): Entete {
  const tache = contribuer.taches.find((une) => une.nom === nom);
  return tache ? { titre: tache.titre, description: court(tache.texte) } : absente;
}

const genres = { aides: deLAide, institutions: deLInstitution, "contribuer/taches": deLaTache };

/** Title and description of a page by its path; nothing for those that say only who they are once opened. */
export function enteteDe(path: string, fonds: Fonds): Entete | undefined {
  const [, genre, id] = /^\/(aides|institutions|contribuer\/taches)\/([^/]+)\/?$/.exec(path) ?? [];
  if (id === undefined) {
    const pattern = patternOf(path);
    const { titre, description } = pattern ? ditsDeLaPage(pattern) : {};
    return titre && description ? { titre, description } : undefined;
  }
  return genres[genre as keyof typeof genres](id, fonds);
}
