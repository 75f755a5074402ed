import { isDeepStrictEqual } from "node:util";
import { ageAt } from "../../catalogue/situation/periods.ts";
import { activites, mot } from "../../catalogue/situation/vocabulaire.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import { type Approuve, difference } from "./approuves.ts";
import { contexteAuDepart, nomDuDepart } from "./depart.ts";
import { direLaQuestion } from "./mots.ts";
import { JOUR_DES_CHEMINS } from "./valeurs.ts";

/** Below this part of common answers, two journeys are not the same one that changed. */
const RESSEMBLANCE = 0.5;
const DEMANDEUR = "/simulation/individu/demandeur/";

const reponsesDe = ({ reponses }: Approuve) => new Map(reponses);

/** Whom a journey is about: « 19 ans, en études ou en alternance, banque, sans enfant ». */
function nomDe(approuve: Approuve): string {
  const reponses = reponsesDe(approuve);
  const naissance = reponses.get(`${DEMANDEUR}date_naissance`);
  const activite = reponses.get(`${DEMANDEUR}activite`);
  return [
    ...(typeof naissance === "string" ? [`${ageAt(naissance, JOUR_DES_CHEMINS)} ans`] : []),
    ...(activite === undefined ? [] : [mot(activite, activites)]),
    nomDuDepart(approuve.depart),
  ].join(", ");
}

/** A question by its short name; by its path when it is no longer one. */
function nommer(path: string, { depart }: Approuve): string {
  const etape = parcoursOf(contexteAuDepart(depart)).byPath.get(path);
  return `« ${etape ? direLaQuestion({ answer: etape.address }) : path} »`;
}

/** Part of the answers that two journeys share. */
function ressemblance(un: Approuve, autre: Approuve): number {
  if (!isDeepStrictEqual(un.depart, autre.depart)) return 0;
  const autres = reponsesDe(autre);
  const communes = un.reponses.filter(([path, value]) => isDeepStrictEqual(autres.get(path), value));
  return communes.length / Math.max(un.reponses.length, autres.size);
}

function raconter(avant: Approuve, apres: Approuve): string {
  const [vieilles, neuves] = [reponsesDe(avant), reponsesDe(apres)];
  const dire = (verbe: string, paths: readonly string[]) =>
    paths.length > 0 ? [`${verbe} ${paths.map((path) => nommer(path, apres)).join(", ")}`] : [];
  const communes = [...neuves.keys()].filter((path) => vieilles.has(path));
  const ecart = avant.situation && apres.situation && difference(apres.situation, avant.situation, "");
  const dites = [
    ...dire(
      "pose en plus",
      [...neuves.keys()].filter((path) => !vieilles.has(path)),
    ),
    ...dire(
      "ne pose plus",
      [...vieilles.keys()].filter((path) => !neuves.has(path)),
    ),
    ...dire(
      "répond autrement à",
      communes.filter((path) => !isDeepStrictEqual(vieilles.get(path), neuves.get(path))),
    ),
    ...(ecart ? [`donne un autre foyer : ${ecart}`] : []),
  ];
  return `« ${nomDe(apres)} » ${dites.join(" ; ") || "garde ses réponses, dans un autre ordre ou avec un autre foyer"}`;
}

/** What changed between two files of approved journeys: which ones, and what they ask now. */
export function changementsDesApprouves(avant: string, apres: string): string[] {
  const [vieux, neufs] = [avant || "[]", apres].map((texte) => JSON.parse(texte) as Approuve[]);
  const pareil = (liste: readonly Approuve[] = []) => new Set(liste.map((un) => JSON.stringify(un)));
  const [avantes, apresent] = [pareil(vieux), pareil(neufs)];
  const restent = (vieux ?? []).filter((un) => !apresent.has(JSON.stringify(un)));
  const [changes, nouveaux]: [string[], string[]] = [[], []];
  for (const neuf of (neufs ?? []).filter((un) => !avantes.has(JSON.stringify(un)))) {
    const [proche] = [...restent].sort((a, b) => ressemblance(b, neuf) - ressemblance(a, neuf));
    if (!proche || ressemblance(proche, neuf) < RESSEMBLANCE) nouveaux.push(`nouveau : « ${nomDe(neuf)} »`);
    else {
      restent.splice(restent.indexOf(proche), 1);
      changes.push(raconter(proche, neuf));
    }
  }
  const retires = restent.map((un) => `retiré : « ${nomDe(un)} »`);
  return [
    `${changes.length} changé(s), ${nouveaux.length} nouveau(x), ${retires.length} retiré(s)`,
    ...changes,
    ...nouveaux,
    ...retires,
  ];
}
