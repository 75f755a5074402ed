import { changementsDesSections, enMoins, lireSections, type PartieDite } from "../../sections.ts";
import { ecartsDIssues, lireIssues, type Issues } from "./issues.ts";

const liste = new Intl.ListFormat("fr", { type: "conjunction" });

const aLAge = (ages: string) => (ages.includes(" ") ? `de ${ages}` : `à ${ages}`);

/** « à 26 ans », « de 16 à 25 ans », « pour régime « agricole » ». */
function pour(piece: string, valeurs: readonly string[]): string {
  if (piece === "elle-même") return "à la personne de l’exemple";
  if (piece === "âge") return `${liste.format(valeurs.map(aLAge))} ans`;
  return `pour ${piece} « ${valeurs.join(" », « ")} »`;
}

function phraseDe(aide: string, avant: string, apres: string, ou: string): string {
  if (apres === "non") return `L’aide ${aide} n’est plus ouverte ${ou}`.trim();
  const combien = apres === "oui" ? "" : ` (${apres})`;
  if (avant === "non") return `${`L’aide ${aide} est maintenant ouverte ${ou}`.trim()}${combien}`;
  return `L’aide ${aide} donne ${apres} au lieu de ${avant} ${ou}`.trim();
}

const OBTIENT = "obtient : ";

/** Outcomes by piece; the person as they are is a piece of one value. */
const issuesDe = (lignes: readonly string[]): Map<string, Issues> =>
  new Map(
    lignes.flatMap((ligne): [string, Issues][] => {
      if (ligne.startsWith(OBTIENT)) return [["elle-même", new Map([["", ligne.slice(OBTIENT.length)]])]];
      const lue = lireIssues(ligne);
      return lue ? [[lue.nom, lue.issues]] : [];
    }),
  );

const estUnCode = (lieu: string) => /^\w{2,9} /.test(lieu);

/** Places that the rules of an aid name no more, or name since. */
function desLieux(aide: string, avant: Issues | undefined, apres: Issues): string[] {
  if (!avant) return [];
  const seuls = (de: Issues, dans: Issues) =>
    [...de.keys()].filter((lieu) => estUnCode(lieu) && !dans.has(lieu));
  return [
    ...seuls(avant, apres).map((lieu) => `L’aide ${aide} ne nomme plus le lieu « ${lieu} »`),
    ...seuls(apres, avant).map((lieu) => `L’aide ${aide} nomme maintenant le lieu « ${lieu} »`),
  ];
}

/** What the people of a part get otherwise, in French; nothing when it cannot be told in a few sentences. */
function desPersonnes(aide: string, avant: PartieDite, apres: PartieDite): string[] {
  const vieilles = issuesDe(avant.lignes);
  const neuves = issuesDe(apres.lignes);
  const ecarts = [...neuves].flatMap(([piece, issues]) =>
    ecartsDIssues(vieilles.get(piece) ?? new Map(), issues).map((un) => ({ piece, ...un })),
  );
  const lieux = desLieux(aide, vieilles.get("lieu"), neuves.get("lieu") ?? new Map());
  const passages = new Set(ecarts.map(({ avant, apres }) => `${avant} → ${apres}`));
  const [seul] = ecarts;
  // Everyone who had the aid has another amount, or has it no more.
  if (seul && passages.size === 1 && ecarts.length > 1)
    return [
      phraseDe(
        aide,
        seul.avant,
        seul.apres,
        seul.apres === "non" ? "à la personne de l’exemple, ni à ses voisins" : "",
      ),
      ...lieux,
    ];
  return [...ecarts.map((un) => phraseDe(aide, un.avant, un.apres, pour(un.piece, un.valeurs))), ...lieux];
}

/** Who gets an aid otherwise from an approved text to another, in French sentences. */
function personnesQuiChangent(avant: string, apres: string): string[] {
  const aide = `« ${(apres.split("\n", 1)[0] ?? "").replace(/ \([^()]*\)$/, "")} »`;
  const vieilles = new Map(lireSections(avant).map((une) => [une.titre, une]));
  const dites = lireSections(apres).flatMap((une) => {
    const vieille = vieilles.get(une.titre);
    return vieille ? desPersonnes(aide, vieille, une) : [];
  });
  return [...new Set(dites)];
}

const estDite = (dit: string) => dit.startsWith("« personnes") && dit.includes(" | ");

/** What changed in the approved text of an aid, in French sentences: who gets it first, then the rest of the facts. */
export function changementsDUneAide(avant: string, apres: string): string[] {
  if (!avant) return ["est une aide nouvelle"];
  const dites = personnesQuiChangent(avant, apres);
  const titres = enMoins(apres.split("\n", 1), avant.split("\n", 1)).map(
    (titre) => `L’aide s’appelle maintenant ${titre}`,
  );
  const autres = changementsDesSections(avant, apres).filter((dit) => dites.length === 0 || !estDite(dit));
  return [...titres, ...dites, ...autres];
}
