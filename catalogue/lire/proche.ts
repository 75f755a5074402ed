/** Letters to change, add or take away to go from one word to the other. */
function ecart(un: string, autre: string): number {
  let avant = Array.from({ length: autre.length + 1 }, (_, n) => n);
  for (const [i, lettre] of [...un].entries()) {
    const ligne = [i + 1];
    for (let j = 1; j <= autre.length; j++)
      ligne.push(
        Math.min(
          (avant[j] ?? 0) + 1,
          (ligne[j - 1] ?? 0) + 1,
          (avant[j - 1] ?? 0) + (lettre === autre[j - 1] ? 0 : 1),
        ),
      );
    avant = ligne;
  }
  return avant.at(-1) ?? 0;
}

const lettres = (mot: string) => [...mot].sort().join("");

/**
 * The known word that was meant, at most a letter in three away. The beginning of a word, or its letters in
 * another order, are near; one letter is near nothing.
 */
export function lePlusProche(mot: string, connus: Iterable<string>): string | undefined {
  if (mot.length < 2) return undefined;
  const petit = mot.toLowerCase();
  const [proche] = [...connus]
    .map((connu) => {
      if (lettres(petit) === lettres(connu.toLowerCase())) return { connu, loin: 0.5 };
      const commence = petit.length > 3 && (connu.startsWith(petit) || petit.startsWith(connu));
      return { connu, loin: commence ? 1 : ecart(petit, connu.toLowerCase()) };
    })
    .filter(({ connu, loin }) => loin <= Math.max(1, Math.floor(Math.max(mot.length, connu.length) / 3)))
    .sort((a, b) => a.loin - b.loin);
  return proche?.connu;
}

/** « Vouliez-vous … ? », or nothing when no word is near. */
export function vouliezVous(mot: string, connus: Iterable<string>): string {
  const proche = lePlusProche(mot, connus);
  return proche === undefined ? "" : ` ; vouliez-vous « ${proche} » ?`;
}
