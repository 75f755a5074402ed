import { adressesDe } from "../liens/urls.ts";
import { type AideEcrite, type Constat, constater, type InstitutionEcrite, type Keys } from "./constat.ts";

/** An address that a browser would open. */
function estJoignable(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname);
}

/** Every field that was left empty, however deep. */
function vides(value: unknown, keys: Keys): Keys[] {
  if (typeof value === "string") return value.trim() === "" ? [keys] : [];
  if (typeof value !== "object" || value === null) return [];
  const dedans = Object.entries(value);
  if (dedans.length === 0 && !Array.isArray(value)) return [keys];
  return dedans.flatMap(([key, un]) => vides(un, [...keys, Array.isArray(value) ? Number(key) : key]));
}

const champsVides = (ecrite: AideEcrite | InstitutionEcrite, value: unknown): Constat[] =>
  vides(value, []).map((keys) => constater(ecrite)("à vérifier", keys, `${keys.join(".")} : vide`));

/** Texts, addresses and dates of an aid; `date` is the day it is read. */
export function controlerTextes(ecrite: AideEcrite, date: string | undefined): Constat[] {
  const { aide, doutes } = ecrite;
  const constat = constater(ecrite);
  const verifier = (key: string, faux: boolean, message: string) =>
    faux ? [constat("à vérifier", [key], message)] : [];
  return [
    ...adressesDe(aide).flatMap(({ url, keys }) =>
      estJoignable(url) ? [] : [constat("erreur", keys, `${keys.join(".")} : « ${url} » n’est pas une adresse`)],
    ),
    ...champsVides(ecrite, aide),
    ...verifier("description", !/[.!?…]$/.test(aide.description), "description : sans point final"),
    ...verifier(
      "fin",
      date !== undefined && aide.fin !== undefined && aide.fin < date,
      `fin : l’aide a pris fin le ${aide.fin}`,
    ),
    ...verifier(
      "slug",
      !(aide.form ?? aide.instructions ?? aide.teleservice ?? aide.teleservices ?? aide.forms),
      "ni formulaire (form), ni marche à suivre (instructions), ni téléservice",
    ),
    ...doutes.map((doute) => constat("à vérifier", [], doute)),
  ];
}

const aUnTerritoire = new Set(["region", "departement", "commune", "epci"]);

export function controlerInstitution(ecrite: InstitutionEcrite): Constat[] {
  const { institution } = ecrite;
  const sansCode =
    aUnTerritoire.has(institution.type) && !(institution.code_insee ?? institution.code_siren);
  return [
    ...champsVides(ecrite, institution),
    ...(sansCode ? [constater(ecrite)("à vérifier", ["type"], "une collectivité a un code")] : []),
  ];
}
