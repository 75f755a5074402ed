const plat = (texte: string) =>
  texte
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[\s’'-]+/g, " ")
    .toLowerCase();

const MAX = 12;

/** Code and name of the places, or institutions, whose name or code starts so, then of those with a word that does; a dozen at most. */
export function chercherParNom(noms: Readonly<Record<string, string>>, texte: string): [string, string][] {
  const q = plat(texte.trim());
  if (!q) return [];
  const tous = Object.entries(noms).map(([code, nom]) => ({ code, nom, mots: plat(nom) }));
  const debut = tous.filter(({ code, mots }) => mots.startsWith(q) || code.toLowerCase().startsWith(q));
  const dedans = tous.filter((un) => !debut.includes(un) && ` ${un.mots}`.includes(` ${q}`));
  return [...[...debut].sort((a, b) => a.nom.length - b.nom.length), ...dedans]
    .slice(0, MAX)
    .map(({ code, nom }) => [code, nom]);
}
