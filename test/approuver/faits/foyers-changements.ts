import { type Effets, type Textes, enMoins, lireSections, type PartieDite } from "../sections.ts";

/** Groups that give something: not what is to check, nor what is received already. */
const GAGNENT = /^(Aides|Offres)/;
const RIEN = /^Aides (que vous recevez|non calculées)/;

/** Names of what a household obtains, set in under their group. */
function obtenues({ lignes }: PartieDite): string[] {
  let gagne = false;
  return lignes.flatMap((ligne) => {
    if (ligne.startsWith("  ")) return gagne ? [ligne.trim().split(" : ")[0] ?? ""] : [];
    gagne = GAGNENT.test(ligne) && !RIEN.test(ligne);
    return [];
  });
}

const parTitre = (textes: Textes) =>
  new Map(
    [...textes].flatMap(([chemin, texte]) =>
      chemin.includes("foyers/") ? lireSections(texte).map((un) => [un.titre, un] as const) : [],
    ),
  );

/** What a change does to the told households; new ones gain nothing. */
export function effetsSurLesFoyers(avant: Textes, apres: Textes): Effets {
  const [gagnees, perdues] = [new Map<string, number>(), new Map<string, number>()];
  const compter = (dans: Map<string, number>, noms: readonly string[]) => {
    for (const nom of noms) dans.set(nom, (dans.get(nom) ?? 0) + 1);
  };
  const [vieux, neufs] = [parTitre(avant), parTitre(apres)];
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
