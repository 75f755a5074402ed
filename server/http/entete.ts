import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { nomDInstitution } from "../../catalogue/fiches/phrases/institutions.ts";
import type { CompiledAide } from "../../catalogue/lire/compiled-aide.ts";
import { momentDeVie } from "../../catalogue/results/demarches/moments.ts";
import { besoins } from "../../catalogue/schema/besoins.ts";
import { patternOf } from "../../machines/pages/adresses.ts";
import { ditsDeLaPage } from "../../machines/pages/pages.ts";
import { estPublique, estMontree } from "../catalogue/visibles.ts";
import type { AppDeps } from "../deps.ts";
import { imageDeMarque, imageDuBesoin } from "./images.ts";

/** What a page says of itself before its scripts come, for search engines and previews. */
export interface Entete {
  titre: string;
  description: string;
  /** The picture that a preview shows, by its path, and what it is for who does not see it. */
  image?: string;
  imageDite?: string;
  /** Its address, when it has several. */
  chemin?: string;
  /** What it is, in the words of schema.org. */
  structure?: (origine: string | undefined) => object;
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

const cheminDeLAide = ({ aide }: CompiledAide) => `/aides/${encodeURIComponent(aide.slug)}`;

const LOCALES: ReadonlySet<string> = new Set(["region", "departement", "epci", "commune"]);

/** Where an institution acts: its own territory, or the whole country; nothing for one whose area no name says. */
function zoneDe({ type, label }: CompiledAide["institution"]): object | undefined {
  if (LOCALES.has(type)) return { "@type": "AdministrativeArea", name: label };
  return type === "national" ? { "@type": "Country", name: "France" } : undefined;
}

/** An aid as search engines read one: a service of the State or of a local body, unless a bank or a firm gives it. */
function serviceDe(one: CompiledAide, origine: string | undefined): object {
  const { aide, institution } = one;
  const publique = !aide.marque && institution.type !== "autre";
  return {
    "@context": "https://schema.org",
    "@type": publique ? "GovernmentService" : "Service",
    serviceType: besoins[aide.besoin],
    provider: {
      "@type": publique ? "GovernmentOrganization" : "Organization",
      name: nomDInstitution(institution),
      ...(institution.link && { url: institution.link }),
    },
    ...(zoneDe(institution) && { areaServed: zoneDe(institution) }),
    ...(origine && { url: origine + cheminDeLAide(one) }),
  };
}

function deLAide(id: string, { catalogue, config }: Fonds): Entete {
  const one = catalogue.byId.get(id);
  if (!one || !estMontree(one, config.marque)) return absente;
  const titre = majuscule(one.aide.label);
  const description = court(one.aide.description);
  return {
    titre,
    description,
    image: imageDuBesoin(config.marque, one.aide.besoin),
    imageDite: `Dessin : ${besoins[one.aide.besoin]}`,
    chemin: cheminDeLAide(one),
    structure: (origine) => ({ ...serviceDe(one, origine), name: titre, description }),
  };
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

function duMoment(nom: string): Entete {
  const moment = momentDeVie(nom);
  return moment ? { titre: moment.titre, description: court(moment.dit) } : absente;
}

const genres = {
  aides: deLAide,
  institutions: deLInstitution,
  "contribuer/taches": deLaTache,
  moments: duMoment,
};

/** What the product says of itself, where a page says nothing of its own. */
const DU_SITE = {
  titre: "Évaluez vos droits aux aides",
  description:
    "Plus de 800 aides pour les 12-30 ans et leur foyer : une dizaine de minutes de questions, une seule page de réponses.",
};

/** Pages that people share although they say nothing of their own. */
const PARTAGEES = new Set(["/", "/simulation"]);

/** Title, description and picture of a page by its path; nothing for those that are somebody’s. */
export function enteteDe(path: string, fonds: Fonds): Entete | undefined {
  const dite = motsDe(path, fonds);
  if (!dite || dite.absente) return dite;
  return { image: imageDeMarque(fonds.config.marque), imageDite: "L’étoile de Cap Aides", ...dite };
}

function motsDe(path: string, fonds: Fonds): Entete | undefined {
  const [, genre, id] = /^\/(aides|institutions|contribuer\/taches|moments)\/([^/]+)\/?$/.exec(path) ?? [];
  if (id === undefined) {
    const pattern = patternOf(path);
    if (!pattern) return undefined;
    if (PARTAGEES.has(pattern)) return DU_SITE;
    const { titre, description } = ditsDeLaPage(pattern);
    return titre && description ? { titre, description } : undefined;
  }
  return genres[genre as keyof typeof genres](id, fonds);
}
