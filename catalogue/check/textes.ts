import type { Aide } from "../schema/aide.ts";
import { aVerifier, type CheminYaml, erreur, type Remarque } from "./constat.ts";

/** Every string of an entry, where it is written. */
function textesDe(value: unknown, chemin: CheminYaml = []): { chemin: CheminYaml; texte: string }[] {
  if (typeof value === "string") return [{ chemin, texte: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([cle, one]) =>
    textesDe(one, [...chemin, Array.isArray(value) ? Number(cle) : cle]),
  );
}

/** A legend may be empty (docs/specification.md#aides). */
const peutEtreVide = ({ chemin }: { chemin: CheminYaml }) => chemin.at(-1) === "legend";

const estUneAdresse = (texte: string): boolean => {
  const hote = URL.canParse(texte) ? new URL(texte) : undefined;
  return hote !== undefined && /^https?:$/.test(hote.protocol) && /.\.[\p{L}\d-]{2,}$/u.test(hote.hostname);
};

/** Addresses inside a text: `[texte](adresse)`. */
const ADRESSE = /\[[^\]]*\]\(([^)]*)\)/g;

function jugerAdresses(chemin: CheminYaml, texte: string): Remarque[] {
  const adresses = /^https?:/.test(texte)
    ? [texte]
    : [...texte.matchAll(ADRESSE)].map(([, une]) => une ?? "");
  return adresses
    .filter((adresse) => !estUneAdresse(adresse))
    .map((adresse) => erreur(chemin, `« ${adresse} » n’est pas une adresse valide`));
}

/** Empty strings and addresses that lead nowhere, in any entry. */
export function jugerTextes(entree: object): Remarque[] {
  return textesDe(entree).flatMap((un) => {
    if (un.texte.trim() !== "") return jugerAdresses(un.chemin, un.texte);
    return [(peutEtreVide(un) ? aVerifier : erreur)(un.chemin, "texte vide")];
  });
}

const demarches = ["form", "instructions", "teleservice", "forms", "teleservices"] as const;

/** Texts and dates that only an aid has; `jour` is today. */
export function jugerFiche(aide: Aide, jour: string | undefined): Remarque[] {
  return [
    ...(/[.!?…][»)\s]*$/.test(aide.description) ? [] : [erreur(["description"], "il manque un point final")]),
    ...(jour && aide.fin && aide.fin < jour
      ? [aVerifier(["fin"], `l’aide est finie depuis le ${aide.fin}`)]
      : []),
    ...(demarches.some((champ) => aide[champ] !== undefined)
      ? []
      : [aVerifier([], "ni formulaire, ni démarche, ni téléservice")]),
  ];
}
