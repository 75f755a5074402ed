import { nombreDit } from "../../../catalogue/fiches/phrases/nombres.ts";
import type { Theme } from "../../cadre/theme/themes.ts";
import { contrasteSur, estUneCouleur, rendreLisible, SEUIL } from "../../cadre/theme/couleur.ts";

/** Pages that make sense in the frame of another site; `aide` is one of the aids. */
export const ECRANS = [
  ["/", "L’accueil"],
  ["/simulation", "La première question"],
  ["/aides", "La liste des aides"],
  ["aide", "La fiche d’une aide"],
  ["/aide-maintenant", "Les numéros d’urgence"],
] as const;

/** What a partner chooses, as typed; empty for what the site does by itself. */
export interface Reglages {
  couleur: Theme | "autre" | "";
  /** The other colour: `#rrggbb`. */
  autre: string;
  ecran: (typeof ECRANS)[number][0];
  /** Identifier of the aid that is shown first. */
  aide: string;
  /** In pixels, as the next one. */
  largeur: string;
  hauteur: string;
  identifiant: string;
  titre: string;
}

export const RIEN: Reglages = {
  couleur: "",
  autre: "",
  ecran: "/",
  aide: "",
  largeur: "",
  hauteur: "",
  identifiant: "",
  titre: "",
};

/** Least and most pixels. */
export const BORNES = { largeur: [320, 2000], hauteur: [200, 5000] } as const;

/** What is wrong in the settings, a French sentence each. */
export type Fautes = Partial<Record<keyof Reglages, string>>;

/** A contrast that is never said to be more than it is: « 4,47 pour 1 ». */
export const contrasteDit = (vaut: number): string => `${nombreDit(Math.floor(vaut * 100) / 100)} pour 1`;

const RGB = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i;

/** A colour as a partner may write it or paste it: without its `#`, in capitals, `#abc`, `rgb(10, 92, 54)`. */
export function couleurTapee(tapee: string): string {
  const [, ...parts] = RGB.exec(tapee.trim()) ?? [];
  if (parts.length > 0) return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
  const dite = tapee.trim().replace(/^#/, "").toLowerCase();
  return `#${/^[0-9a-f]{3}$/.test(dite) ? dite.replaceAll(/./g, "$&$&") : dite}`;
}

/** The nearest colour that reads, for one that does not. */
export function couleurProche({ couleur, autre }: Reglages): string | undefined {
  const dite = couleurTapee(autre);
  if (couleur !== "autre" || !estUneCouleur(dite)) return undefined;
  const prise = rendreLisible(dite, "clair");
  return prise === dite ? undefined : prise;
}

function fauteDeCouleur(reglages: Reglages): string | undefined {
  if (reglages.couleur !== "autre") return undefined;
  const dite = couleurTapee(reglages.autre);
  if (!estUneCouleur(dite))
    return "Écrivez votre couleur avec un # puis six chiffres ou lettres de a à f, comme #0a5c36.";
  if (couleurProche(reglages) === undefined) return undefined;
  const vaut = contrasteDit(contrasteSur(dite, "clair"));
  return `Cette couleur ne se lirait pas : son contraste n’est que de ${vaut}, il en faut ${nombreDit(SEUIL)}.`;
}

function fauteDeTaille(nom: keyof typeof BORNES, dite: string): string | undefined {
  const [min, max] = BORNES[nom];
  const juste = dite === "" || (/^\d+$/.test(dite) && Number(dite) >= min && Number(dite) <= max);
  return juste ? undefined : `Écrivez un nombre entier de pixels, entre ${min} et ${nombreDit(max)}.`;
}

export function fautesDesReglages(reglages: Reglages): Fautes {
  const { ecran, aide, largeur, hauteur } = reglages;
  const dites: [keyof Reglages, string | undefined][] = [
    ["autre", fauteDeCouleur(reglages)],
    ["aide", ecran === "aide" && aide === "" ? "Choisissez l’aide à montrer." : undefined],
    ["largeur", fauteDeTaille("largeur", largeur)],
    ["hauteur", fauteDeTaille("hauteur", hauteur)],
  ];
  return Object.fromEntries(dites.filter(([, faute]) => faute !== undefined));
}

/** What the script is told (`data-…`), by its name: only what changes something, and nothing that is wrong. */
export function attributsDe(reglages: Reglages): Readonly<Record<string, string>> {
  const fautes = fautesDesReglages(reglages);
  const { couleur, autre, ecran, aide, largeur, hauteur, identifiant, titre } = reglages;
  const page = ecran === "aide" ? aide && `/aides/${encodeURIComponent(aide)}` : ecran;
  const dits: [string, string][] = [
    ["page", page === "/" ? "" : page],
    ["couleur", couleur !== "autre" ? couleur : fautes.autre ? "" : couleurTapee(autre)],
    ["largeur", fautes.largeur ? "" : largeur],
    ["hauteur", fautes.hauteur ? "" : hauteur],
    ["identifiant", identifiant],
    ["titre", titre],
  ];
  return Object.fromEntries(dits.filter(([, valeur]) => valeur !== ""));
}

const DANS_UN_ATTRIBUT: Readonly<Record<string, string>> = {
  "&": "&amp;",
  '"': "&quot;",
  "<": "&lt;",
  ">": "&gt;",
};

/** The line that a partner copies. */
export function ligneACopier(origine: string, attributs: Readonly<Record<string, string>>): string {
  const dits = Object.entries(attributs).map(
    ([nom, valeur]) => ` data-${nom}="${valeur.replace(/[&"<>]/g, (un) => DANS_UN_ATTRIBUT[un] ?? un)}"`,
  );
  return `<script async src="${origine}/integration.js"${dits.join("")}></script>`;
}
