import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { ecrireJour } from "../../../catalogue/fiches/phrases/jours.ts";
import type { DateConnue, Quoi } from "../../../catalogue/results/dates-connues.ts";
import {
  type AideDite,
  type EcheanceDite,
  ficheDeLAide,
} from "../../../catalogue/results/demarches/plan-dit.ts";
import { composant, texte } from "./icalendar.ts";

/** What comes by itself is said without why: an answer of the household has no place in a calendar. */
const DE_SOI_MEME = "À demander à partir de ce jour";

const titres: Readonly<Record<Quoi, string>> = {
  reponse: "Dernier jour de la réponse",
  recours: "Dernier jour pour contester",
  ouverture: "Les demandes ouvrent",
  cloture: "Dernier jour pour demander",
  fin: "Dernier jour de l’aide",
  pause: "Dernier versement avant septembre",
  anniversaire: DE_SOI_MEME,
  naissance: DE_SOI_MEME,
  rentree: DE_SOI_MEME,
  fin_chomage: DE_SOI_MEME,
  fin_contrat: DE_SOI_MEME,
  fin_service: DE_SOI_MEME,
  fin_titre: DE_SOI_MEME,
};

const JOUR_MS = 86_400_000;

/** A day some days later, `YYYY-MM-DD`. */
const plusTard = (jour: string, jours: number): string =>
  new Date(Date.parse(`${jour}T00:00:00Z`) + jours * JOUR_MS).toISOString().slice(0, 10);

const compact = (iso: string): string => iso.replaceAll(/[-:]|\.\d+/g, "");

/** What is to be known to ask, a line each: how sure, where, who answers, which papers. */
function detail({ mot, reserves, geste, qui, papiers }: AideDite): string[] {
  return [
    [`${majuscule(mot)}`, ...reserves].join(" – "),
    [geste.mots, geste.adresse].filter(Boolean).join("\u00a0: "),
    ...(qui ? [`Qui répond\u00a0: ${[qui.nom, qui.telephone].filter(Boolean).join(", ")}`] : []),
    ...(papiers.length > 0 ? [`Papiers\u00a0: ${papiers.join(" ; ")}`] : []),
  ];
}

/** Where the event leads: our page of the aid, or its own site for one that has none here. */
const lienDe = ({ id }: DateConnue, aide: AideDite | undefined, origine: string): string | undefined =>
  aide && !aide.fiche ? aide.geste.adresse : `${origine}${aide?.fiche ?? ficheDeLAide(id)}`;

const alarme = (declencheur: string, dit: string): string =>
  composant("VALARM", [
    ["ACTION", "DISPLAY"],
    ["TRIGGER", declencheur],
    ["DESCRIPTION", texte(dit)],
  ]);

/**
 * Nine in the morning, counted from the midnight that the day begins with where the device is: -P6DT15H is a week
 * before, PT9H the day itself. iOS offers these very two for a whole day; Google’s import and some Android ones put their own.
 */
function alarmes({ jour, quoi }: DateConnue, nom: string, aujourdhui: string): string[] {
  const fait = `${titres[quoi]}\u00a0: ${nom}`;
  const semaine = `Dans une semaine, le ${ecrireJour(jour)} – ${fait}`;
  return [
    // A week before is over: an alarm of the past would ring at once.
    ...(plusTard(jour, -7) >= aujourdhui ? [alarme("-P6DT15H", semaine)] : []),
    alarme("PT9H", `Aujourd’hui – ${fait}`),
  ];
}

/** A whole day, without hour nor zone: the same wherever one is. A new day of the same fact of the same aid takes the place of the one imported before. */
function evenement({ date, aide, note }: EcheanceDite, origine: string, maintenant: Date): string {
  const { jour, quoi, id, label } = date;
  const nom = majuscule(label);
  const lien = lienDe(date, aide, origine);
  const aSavoir = note ? [note] : aide ? detail(aide) : [];
  const lignes = [...aSavoir, ...(lien ? [lien] : [])];
  return composant(
    "VEVENT",
    [
      ["UID", texte(`${encodeURIComponent(id)}-${quoi}@cap-aides`)],
      ["SEQUENCE", String(Math.floor(maintenant.getTime() / 60_000))],
      ["DTSTAMP", compact(maintenant.toISOString())],
      ["DTSTART;VALUE=DATE", compact(jour)],
      ["DTEND;VALUE=DATE", compact(plusTard(jour, 1))],
      ["SUMMARY", texte(`${titres[quoi]}\u00a0: ${nom}`)],
      ["DESCRIPTION", texte(lignes.join("\n"))],
      ...(lien ? ([["URL", lien]] as const) : []),
      ["TRANSP", "TRANSPARENT"],
      ["CLASS", "PRIVATE"],
    ],
    alarmes(date, nom, maintenant.toISOString().slice(0, 10)),
  );
}

/** Days of the plan as a calendar file (RFC 5545): what to know to ask, neither an amount nor an answer of the household. */
export const agendaDe = (echeances: readonly EcheanceDite[], origine: string, maintenant: Date): string =>
  composant(
    "VCALENDAR",
    [
      ["VERSION", "2.0"],
      ["PRODID", "-//Cap Aides//FR"],
      ["CALSCALE", "GREGORIAN"],
      ["METHOD", "PUBLISH"],
      ["X-WR-CALNAME", "Cap Aides"],
    ],
    echeances.map((une) => evenement(une, origine, maintenant)),
  );
