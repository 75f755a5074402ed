import { typographier } from "../../schema/typographie.ts";

/** Names of places with their article, and where one lives there. Facts of usage, by name. */
const articles = {
  le: "Bas-Rhin,Calvados,Cantal,Cher,Doubs,Finistère,Gard,Gers,Grand Est,Haut-Rhin,Jura,Loir-et-Cher,Loiret,Lot,Lot-et-Garonne,Morbihan,Nord,Pas-de-Calais,Puy-de-Dôme,Rhône,Tarn,Tarn-et-Garonne,Territoire de Belfort,Val-de-Marne,Val-d’Oise,Var,Vaucluse",
  la: "Creuse,Drôme,Loire,Manche,Marne,Mayenne,Meuse,Nièvre,Sarthe,Somme,Vienne",
  "l’": "Ain,Aisne,Allier,Aube,Aude,Aveyron,Essonne,Eure,Hérault,Indre,Oise,Orne,Yonne",
  les: "Alpes-de-Haute-Provence,Alpes-Maritimes,Ardennes,Bouches-du-Rhône,Côtes-d’Armor,Deux-Sèvres,Hautes-Alpes,Hautes-Pyrénées,Hauts-de-France,Hauts-de-Seine,Landes,Pays de la Loire,Pyrénées-Atlantiques,Pyrénées-Orientales,Vosges,Yvelines",
} as const;

/** Where one lives « en », with the article the name has elsewhere (« de la Gironde »). */
const avecEn: Readonly<Record<string, string>> = {
  "la ":
    "Charente,Charente-Maritime,Corrèze,Corse-du-Sud,Côte-d’Or,Dordogne,Gironde,Haute-Corse,Haute-Garonne,Haute-Loire,Haute-Marne,Haute-Saône,Haute-Savoie,Haute-Vienne,Loire-Atlantique,Lozère,Meurthe-et-Moselle,Moselle,Nouvelle-Calédonie,Polynésie française,Savoie,Seine-Maritime,Seine-Saint-Denis,Vendée",
  "l’": "Ardèche,Ariège,Isère,Île-de-France",
  "": "Auvergne-Rhône-Alpes,Bourgogne-Franche-Comté,Bretagne,Centre-Val de Loire,Corse,Eure-et-Loir,Guadeloupe,Guyane,Ille-et-Vilaine,Indre-et-Loire,Maine-et-Loire,Martinique,Normandie,Nouvelle-Aquitaine,Occitanie,Provence-Alpes-Côte d’Azur,Saône-et-Loire,Seine-et-Marne",
};

interface Nom {
  /** « dans la », « en »… with its space. */
  ou: string;
  /** « la », « l’ », or nothing, with its space. */
  article: string;
}

const noms = new Map<string, Nom>();
for (const [article, liste] of Object.entries(articles)) {
  const seul = article.endsWith("’") ? article : `${article} `;
  for (const nom of liste.split(",")) noms.set(nom, { ou: `dans ${seul}`, article: seul });
}
for (const [article, liste] of Object.entries(avecEn)) {
  for (const nom of liste.split(",")) noms.set(nom, { ou: "en ", article });
}

const contractions: Readonly<Record<string, string>> = { "le ": "du ", "les ": "des " };

const voyelle = /^[aâàeéèêëiîïoôuûüyhAÂÀEÉÈÊËIÎÏOÔUÛÜYŒ]/;

/** Region or département where one lives: « en Bretagne », « dans la Manche », « à La Réunion ». */
export function dansLeTerritoire(nom: string): string {
  const propre = typographier(nom);
  return `${noms.get(propre)?.ou ?? "à "}${propre}`;
}

/** Region or département something is of: « de la Manche », « du Nord », « des Yvelines », « d’Eure-et-Loir ». */
export function duTerritoire(nom: string): string {
  const propre = typographier(nom);
  const article = noms.get(propre)?.article ?? "";
  if (article === "") return deLaCommune(propre);
  return `${contractions[article] ?? `de ${article}`}${propre}`;
}

/** Commune where one lives: « à Rennes », « au Havre », « aux Ulis ». */
export function aLaCommune(nom: string): string {
  const propre = typographier(nom);
  if (propre.startsWith("Le ")) return `au ${propre.slice(3)}`;
  return propre.startsWith("Les ") ? `aux ${propre.slice(4)}` : `à ${propre}`;
}

/** Commune something is of: « de Rennes », « d’Antony », « du Havre », « des Ulis ». */
export function deLaCommune(nom: string): string {
  const propre = typographier(nom);
  if (propre.startsWith("Le ")) return `du ${propre.slice(3)}`;
  if (propre.startsWith("Les ")) return `des ${propre.slice(4)}`;
  return voyelle.test(propre) ? `d’${propre}` : `de ${propre}`;
}

const sigles: Readonly<Record<string, string>> = {
  CA: "communauté d’agglomération",
  CC: "communauté de communes",
  CU: "communauté urbaine",
};

/** An intercommunality with its article: « la communauté de communes Usses et Rhône », « Brest Métropole ». */
export function lIntercommunalite(nom: string): string {
  const propre = typographier(nom).replace(/^(C[ACU]) (?=\S)/, (_, sigle: string) => `${sigles[sigle]} `);
  const commun = /^communauté (?:de communes|d’agglomération|urbaine)/i.exec(propre)?.[0];
  if (commun) return `la ${commun.toLowerCase()}${propre.slice(commun.length)}`;
  if (propre.startsWith("Agglomération")) return `l’a${propre.slice(1)}`;
  if (propre.startsWith("Eurométropole")) return `l’${propre}`;
  return /^(?:Métropole|Collectivité)/.test(propre) ? `la ${propre}` : propre;
}

/** Where one lives in an intercommunality: « dans la Métropole de Lyon », « Brest Métropole ». */
export function dansLIntercommunalite(nom: string): string {
  const avecArticle = lIntercommunalite(nom);
  return /^l(?:a |’)/.test(avecArticle) ? `dans ${avecArticle}` : avecArticle;
}
