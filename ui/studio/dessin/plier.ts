import type { Cadre, CadreChapitre, Dessin, Trait } from "./dessin.ts";
import { CORPS } from "./disposition.ts";
import { couper, encombrement } from "./textes.ts";

/** A folded chapter: its width, the characters of a line of its title, the room of its count. */
const REPLIE = { largeur: 210, signes: 20, compte: 48 };

function replier(chapitre: CadreChapitre): CadreChapitre {
  const titre = couper(chapitre.titre.join(" "), REPLIE.signes);
  const h = encombrement(titre, CORPS.chapitre).height + REPLIE.compte;
  return { ...chapitre, titre, replie: true, l: REPLIE.largeur, h };
}

/** What each chapter becomes, and where: a column shrinks to the widest chapter that stands in it. */
function replacer({ chapitres }: Dessin, replies: ReadonlySet<string>) {
  const places = chapitres.map((avant) => ({
    avant,
    apres: replies.has(avant.nom) ? replier(avant) : avant,
  }));
  const large = (cadres: readonly Cadre[]) => Math.max(...cadres.map(({ l }) => l));
  let recul = 0;
  for (const x of [...new Set(chapitres.map((un) => un.x))].sort((a, b) => a - b)) {
    const debout = places.filter(({ avant }) => avant.x === x);
    for (const place of debout) place.apres = { ...place.apres, x: x - recul };
    recul += large(debout.map(({ avant }) => avant)) - large(debout.map(({ apres }) => apres));
  }
  return places;
}

/** Where a point between two chapters goes: it follows the one on its left. */
function suivre(places: ReturnType<typeof replacer>, x: number): number {
  const gauche = [...places].reverse().find(({ avant }) => avant.x <= x);
  if (!gauche) return x;
  const { avant, apres } = gauche;
  return apres.x + Math.min(x - avant.x, apres.l) + Math.max(0, x - avant.x - avant.l);
}

function deplacerTrait(trait: Trait, vers: (x: number) => number): Trait {
  const { etiquette } = trait;
  const d = trait.d.replace(
    /([\d.]+) ([\d.]+)/g,
    (_, x: string, y: string) => `${Math.round(vers(Number(x)) * 10) / 10} ${y}`,
  );
  return { ...trait, d, ...(etiquette && { etiquette: { ...etiquette, x: vers(etiquette.x) } }) };
}

/**
 * A whole drawing with some chapters folded: nothing is laid out again, what is inside goes and what stands on the right
 * comes nearer.
 */
export function plier(dessin: Dessin, replies: ReadonlySet<string>): Dessin {
  if (replies.size === 0) return dessin;
  const places = replacer(dessin, replies);
  const autour = (x: number, y: number) =>
    places.find(({ avant: a }) => x >= a.x && x <= a.x + a.l && y >= a.y && y <= a.y + a.h);
  const dedans = <Un extends Cadre>(les: readonly Un[], finir: (un: Un, dx: number) => Un = (un) => un) =>
    les.flatMap((un) => {
      const place = autour(un.x, un.y);
      const dx = place && !place.apres.replie ? place.apres.x - place.avant.x : undefined;
      return dx === undefined ? [] : [finir({ ...un, x: un.x + dx }, dx)];
    });
  const traits = dessin.traits.flatMap((trait) => {
    const [x = 0, y = 0] = (/^M(\S+) ([\d.]+)/.exec(trait.d) ?? []).slice(1).map(Number);
    const place = autour(x, y);
    if (!place) return [deplacerTrait(trait, (de) => suivre(places, de))];
    return place.apres.replie ? [] : [deplacerTrait(trait, (de) => de + place.apres.x - place.avant.x)];
  });
  const chapitres = places.map(({ apres }) => apres);
  const bord = Math.max(...dessin.chapitres.map(({ x, l }) => x + l));
  const bas = Math.max(...dessin.chapitres.map(({ y, h }) => y + h));
  return {
    largeur: dessin.largeur - bord + Math.max(...chapitres.map(({ x, l }) => x + l)),
    hauteur: dessin.hauteur - bas + Math.max(...chapitres.map(({ y, h }) => y + h)),
    chapitres,
    groupes: dedans(dessin.groupes, (un, dx) => ({ ...un, debut: un.debut + dx })),
    boites: dedans(dessin.boites),
    bornes: dedans(dessin.bornes),
    traits,
  };
}
