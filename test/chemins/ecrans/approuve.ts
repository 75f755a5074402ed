import { readdirSync, readFileSync } from "node:fs";
import type { Role } from "../../../catalogue/situation/situation.ts";
import { QUESTIONS } from "../../approuver/faits/textes.ts";
import { lireSections, type PartieDite } from "../../approuver/sections.ts";

/** Who reads a screen; the child of the approved texts is Lou. */
export interface Lecteur {
  role: Role;
  prenom?: string;
}

/** What is approved of one question, as it is written in its text. */
export interface FaitsApprouves {
  titre: (qui: Lecteur) => string;
  /** Answers of a closed list, in order. */
  reponses: readonly { value: string; label: (qui: Lecteur) => string }[];
  /** What its kind says besides, a fact a line; what is set in keeps its spaces. */
  details: readonly string[];
  /** Every sentence that refuses an answer. */
  refus: readonly string[];
  /** What stands on the screen before anything is typed. */
  preremplie?: string;
}

/** A text with its spaces all alike. */
export const plat = (texte: string): string => texte.replace(/[\s\u00a0\u202f]+/g, " ").trim();

/** The texts between guillemets of a line, in order. */
export const citesDans = (ligne: string): string[] =>
  [...ligne.matchAll(/« (.*?) »/g)].map(([, texte = ""]) => texte);

/** `demandeur « … » ; conjoint « … »`, or one text for all of them, as one of them reads it. */
function motsDe(ligne: string): (qui: Lecteur) => string {
  const textes = new Map(
    [...ligne.matchAll(/(?:(demandeur|conjoint|enfant) )?« (.*?) »/g)].map(([, role = "", texte = ""]) => [
      role,
      texte,
    ]),
  );
  return ({ role, prenom = "Lou" }) =>
    (textes.get(role) ?? textes.get("") ?? "").replace(/(?<!\p{L})Lou(?!\p{L})/gu, prenom);
}

/** Lines set in under one that is alone on its line. */
function sous(lignes: readonly string[], nom: string): string[] {
  const debut = lignes.indexOf(nom) + 1;
  const fin = lignes.findIndex((ligne, rang) => rang >= debut && !ligne.startsWith("  "));
  return debut === 0 ? [] : lignes.slice(debut, fin < 0 ? undefined : fin).map((ligne) => ligne.slice(2));
}

/** Reads the approved text of one question. */
export function faitsDe({ lignes }: Pick<PartieDite, "lignes">): FaitsApprouves {
  const ligneDe = (mot: string) => lignes.find((une) => une.startsWith(mot)) ?? "";
  const [preremplie] = citesDans(ligneDe("préremplie "));
  return {
    titre: motsDe(ligneDe("question ")),
    reponses: sous(lignes, "réponses").map((ligne) => {
      const [dite = "", suite = ""] = ligne.split(" → ");
      return { value: suite.split(", ")[0] ?? "", label: motsDe(dite) };
    }),
    details: sous(lignes, "en détail"),
    refus: sous(lignes, "refus").flatMap((ligne) =>
      ligne.startsWith("«") ? citesDans(ligne).slice(0, 1) : [],
    ),
    ...(preremplie !== undefined && { preremplie }),
  };
}

const CHAPITRES = "chapitres.txt";
const parties = (nom: string) => lireSections(readFileSync(`${QUESTIONS}/${nom}`, "utf8"));

/** The approved facts of every question, by id of its state. */
export const lireLesFaits = (): ReadonlyMap<string, FaitsApprouves> =>
  new Map(
    readdirSync(QUESTIONS)
      .filter((nom) => nom !== CHAPITRES)
      .flatMap(parties)
      .map((une) => [une.titre, faitsDe(une)]),
  );

/** The approved names of the chapters of the breadcrumb, in order. */
export const filApprouve = (): string[] =>
  parties(CHAPITRES).flatMap(({ lignes }) =>
    citesDans(lignes.find((une) => une.startsWith("dans le fil ")) ?? ""),
  );
