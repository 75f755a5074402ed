import type { Effets, Textes } from "../famille.ts";
import { changementsDesSections, enMoins, lireSections, type PartieDite } from "../sections.ts";
import { REPONSES } from "./foyers.ts";

/** A line cut at its first « : ». */
type Dit = readonly [quoi: string, dit: string];

const couper = (ligne: string): Dit => {
  const [quoi = "", ...dit] = ligne.trim().split(" : ");
  return [quoi, dit.join(" : ")];
};

/** Groups that give something: not what is to check, nor what is received already. */
const GAGNENT = /^(Aides|Offres)/;
const RIEN = /^Aides (que vous recevez|non calculées)/;

/** Lines of a household by part. */
function partiesDe({ lignes }: PartieDite): Map<string, Dit[]> {
  const parties = new Map<string, Dit[]>();
  let titre = "";
  for (const ligne of lignes)
    if (ligne.startsWith("  ")) parties.get(titre)?.push(couper(ligne));
    else parties.set((titre = ligne), []);
  return parties;
}

type Phrases = Record<"parti" | "venu" | "change", (quoi: string, dit: string, avant: string) => string>;

const avec = (dit: string) => (dit ? `${dit} de ` : "");

const reponses: Phrases = {
  parti: (quoi) => `ne répond plus à ${quoi}`,
  venu: (quoi, dit) => `répond maintenant « ${dit} » à ${quoi}`,
  change: (quoi, dit, vieux) => `répond maintenant « ${dit} » à ${quoi} au lieu de « ${vieux} »`,
};
const aides: Phrases = {
  parti: (quoi, dit) => `ne reçoit plus ${avec(dit)}« ${quoi} »`,
  venu: (quoi, dit) => `reçoit maintenant ${avec(dit)}« ${quoi} »`,
  change: (quoi, dit, vieux) =>
    `reçoit maintenant ${avec(dit)}« ${quoi} »${dit ? "" : " sans montant"} au lieu de ${vieux || "rien de chiffré"}`,
};

/** What is no longer there, what is new, what is said otherwise. */
function ecarts(avant: readonly Dit[], apres: readonly Dit[], dire: Phrases): string[] {
  const cle = ([quoi, dit]: Dit) => (dit ? `${quoi} : ${dit}` : quoi);
  const partis = new Map(enMoins(avant.map(cle), apres.map(cle)).map(couper));
  const phrases = enMoins(apres.map(cle), avant.map(cle))
    .map(couper)
    .map(([quoi, dit]) => {
      const vieux = partis.get(quoi);
      partis.delete(quoi);
      return vieux === undefined ? dire.venu(quoi, dit, "") : dire.change(quoi, dit, vieux);
    });
  return [...[...partis].map(([quoi, dit]) => dire.parti(quoi, dit, "")), ...phrases];
}

function changementsDUnFoyer(avant: PartieDite, apres: PartieDite): string[] {
  const [vieilles, neuves] = [partiesDe(avant), partiesDe(apres)];
  const ordre = (dits: readonly Dit[]) => dits.map(([quoi]) => quoi).join("\n");
  return [...new Set([...vieilles.keys(), ...neuves.keys()])]
    .flatMap((titre) => {
      const [vieux, neufs] = [vieilles.get(titre) ?? [], neuves.get(titre) ?? []];
      const changes = ecarts(vieux, neufs, titre === REPONSES ? reponses : aides);
      return changes.length > 0 || ordre(vieux) === ordre(neufs)
        ? changes
        : [`a « ${titre} » dans un autre ordre`];
    })
    .map((dit) => `La famille « ${apres.titre} » ${dit}`);
}

const parTitre = (texte = "") => new Map(lireSections(texte).map((un) => [un.titre, un]));

/** What changed for each household of a theme, as French sentences. */
export function changementsDesFoyers(avant: string, apres: string): string[] {
  const [vieux, neufs] = [parTitre(avant), parTitre(apres)];
  const phrases = [
    ...[...vieux.keys()]
      .filter((titre) => !neufs.has(titre))
      .map((titre) => `La famille « ${titre} » a disparu`),
    ...[...neufs.values()].flatMap((un) => {
      const avantElle = vieux.get(un.titre);
      return avantElle ? changementsDUnFoyer(avantElle, un) : [`La famille « ${un.titre} » est nouvelle`];
    }),
  ];
  return phrases.length > 0 ? phrases : changementsDesSections(avant, apres);
}

/** Names of what a household obtains. */
const obtenues = (un: PartieDite): string[] =>
  [...partiesDe(un)]
    .filter(([titre]) => GAGNENT.test(titre) && !RIEN.test(titre))
    .flatMap(([, dits]) => dits.map(([quoi]) => quoi));

/** What a change does to the told households; new ones gain nothing. */
export function effetsSurLesFoyers(avant: Textes, apres: Textes): Effets {
  const [gagnees, perdues] = [new Map<string, number>(), new Map<string, number>()];
  const compter = (dans: Map<string, number>, noms: readonly string[]) => {
    for (const nom of noms) dans.set(nom, (dans.get(nom) ?? 0) + 1);
  };
  const [vieux, neufs] = [avant, apres].map(
    (textes) =>
      new Map(
        [...textes].flatMap(([chemin, texte]) => (chemin.endsWith(".txt") ? [...parTitre(texte)] : [])),
      ),
  ) as [Map<string, PartieDite>, Map<string, PartieDite>];
  let foyers = 0;
  for (const [titre, un] of neufs) {
    const ancien = vieux.get(titre);
    if (ancien && ancien.lignes.join("\n") === un.lignes.join("\n")) continue;
    foyers += 1;
    if (!ancien) continue;
    compter(gagnees, enMoins(obtenues(un), obtenues(ancien)));
    compter(perdues, enMoins(obtenues(ancien), obtenues(un)));
  }
  return { foyers, tous: neufs.size, gagnees, perdues };
}
