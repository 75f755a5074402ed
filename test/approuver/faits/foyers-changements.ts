import { changementsDesSections, enMoins, lireSections, type PartieDite } from "../sections.ts";

/** Titles of the parts of a household that are not groups of its results. */
export const QUESTIONS_POSEES = "Questions posées";
export const FOYER_ENVOYE = "Foyer envoyé";

/** Values sent of a person, one by one: `demandeur.handicap`, `false`. */
function valeursEnvoyees(ligne: string): (readonly [quoi: string, dit: string])[] {
  const [qui = "", ...quoi] = ligne.split(" : ");
  return quoi
    .join(" : ")
    .split(" ; ")
    .map((un) => {
      const [champ = "", ...dit] = un.split(" = ");
      return [`${qui}.${champ}`, dit.join(" = ")] as const;
    });
}

/** Lines of a household by part, each cut at its first « : ». */
function partiesDe({ lignes }: PartieDite): Map<string, (readonly [quoi: string, dit: string])[]> {
  const parties = new Map<string, (readonly [string, string])[]>();
  let titre = "";
  for (const ligne of lignes) {
    if (!ligne.startsWith("  ")) parties.set((titre = ligne), []);
    else if (titre === FOYER_ENVOYE) parties.get(titre)?.push(...valeursEnvoyees(ligne.trim()));
    else {
      const [quoi = "", ...dit] = ligne.trim().split(" : ");
      parties.get(titre)?.push([quoi, dit.join(" : ")]);
    }
  }
  return parties;
}

type Lignes = readonly (readonly [quoi: string, dit: string])[];

/** Sentences of a part: what is no longer there, what is new, what is said otherwise. */
function ecarts(
  avant: Lignes,
  apres: Lignes,
  dire: {
    parti: (quoi: string, dit: string) => string;
    venu: (quoi: string, dit: string) => string;
    change: (quoi: string, dit: string, avant: string) => string;
  },
): string[] {
  const cle = ([quoi, dit]: Lignes[number]) => `${quoi} : ${dit}`;
  const couper = (ligne: string) => {
    const [quoi = "", ...dit] = ligne.split(" : ");
    return [quoi, dit.join(" : ")] as const;
  };
  const partis = enMoins(avant.map(cle), apres.map(cle)).map(couper);
  const venus = enMoins(apres.map(cle), avant.map(cle)).map(couper);
  const remplaces = new Map(partis);
  const phrases = venus.map(([quoi, dit]) => {
    const vieux = remplaces.get(quoi);
    remplaces.delete(quoi);
    return vieux === undefined ? dire.venu(quoi, dit) : dire.change(quoi, dit, vieux);
  });
  const restent = partis.filter(([quoi]) => remplaces.has(quoi));
  return [...restent.map(([quoi, dit]) => dire.parti(quoi, dit)), ...phrases];
}

const avec = (dit: string) => (dit ? `${dit} de ` : "");

const questions = {
  parti: (quoi: string) => `n’est plus interrogée sur ${quoi}`,
  venu: (quoi: string, dit: string) => `est maintenant interrogée sur ${quoi}, et répond « ${dit} »`,
  change: (quoi: string, dit: string, vieux: string) =>
    `répond maintenant « ${dit} » à ${quoi} au lieu de « ${vieux} »`,
};
const envoi = {
  parti: (quoi: string) => `n’envoie plus ${quoi}`,
  venu: (quoi: string, dit: string) => `envoie maintenant ${quoi} = ${dit}`,
  change: (quoi: string, dit: string, vieux: string) =>
    `envoie maintenant ${quoi} = ${dit} au lieu de ${vieux}`,
};
const aides = {
  parti: (quoi: string, dit: string) => `ne reçoit plus ${avec(dit)}« ${quoi} »`,
  venu: (quoi: string, dit: string) => `reçoit maintenant ${avec(dit)}« ${quoi} »`,
  change: (quoi: string, dit: string, vieux: string) =>
    `reçoit maintenant ${avec(dit)}« ${quoi} »${dit ? "" : " sans montant"} au lieu de ${vieux || "rien de chiffré"}`,
};

function changementsDUnFoyer(avant: PartieDite, apres: PartieDite): string[] {
  const [vieilles, neuves] = [partiesDe(avant), partiesDe(apres)];
  const dits = [...new Set([...vieilles.keys(), ...neuves.keys()])].flatMap((titre) => {
    const phrases = titre === QUESTIONS_POSEES ? questions : titre === FOYER_ENVOYE ? envoi : aides;
    const [vieux, neufs] = [vieilles.get(titre) ?? [], neuves.get(titre) ?? []];
    const changes = ecarts(vieux, neufs, phrases);
    const ordre = (lignes: Lignes) => lignes.map(([quoi]) => quoi).join("\n");
    return changes.length > 0 || ordre(vieux) === ordre(neufs)
      ? changes
      : [`a « ${titre} » dans un autre ordre`];
  });
  return dits.map((dit) => `La famille « ${apres.titre} » ${dit}`);
}

/** What changed for each household of a theme, as French sentences. */
export function changementsDesFoyers(avant: string, apres: string): string[] {
  const vieux = new Map(lireSections(avant).map((un) => [un.titre, un]));
  const neufs = lireSections(apres);
  const titres = new Set(neufs.map(({ titre }) => titre));
  const phrases = [
    ...[...vieux.keys()]
      .filter((titre) => !titres.has(titre))
      .map((titre) => `La famille « ${titre} » a disparu`),
    ...neufs.flatMap((un) => {
      const avantElle = vieux.get(un.titre);
      return avantElle ? changementsDUnFoyer(avantElle, un) : [`La famille « ${un.titre} » est nouvelle`];
    }),
  ];
  return phrases.length > 0 ? phrases : changementsDesSections(avant, apres);
}
