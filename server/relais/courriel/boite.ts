import { domainToASCII } from "node:url";

/** Services that ignore the dots of a name, and the one name that both go by (https://support.google.com/mail/answer/7436150). */
const SANS_POINTS: ReadonlyMap<string, string> = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * The box that an address leads to, as far as one can tell: no case, nothing after a plus sign, and no dots where they are
 * known to be ignored. It is counted and recognised by it; mails go to the address as it was given.
 */
export function boiteDeLAdresse(adresse: string): string {
  const [, avant = "", domaine = ""] = /^(.*)@(.*)$/.exec(adresse.toLowerCase()) ?? [];
  const boite = avant.replace(/(?<=.)\+.*$/, "");
  const nom = domainToASCII(domaine) || domaine;
  const service = SANS_POINTS.get(nom);
  return service ? `${boite.replaceAll(".", "")}@${service}` : `${boite}@${nom}`;
}
