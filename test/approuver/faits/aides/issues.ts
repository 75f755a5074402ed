/** What each value of a piece gives: « âge | 16 à 25 : 300 € | 0 à 15, 26 à 110 : non ». */
export type Issues = ReadonlyMap<string, string>;

const ENTRE = " ; ";
const entier = /^\d+$/;

/** Consecutive whole numbers together: « 16 à 25 ». */
function plages(valeurs: readonly string[]): string[] {
  if (!valeurs.every((une) => entier.test(une))) return [...valeurs];
  const dites: [debut: number, fin: number][] = [];
  for (const n of valeurs.map(Number).sort((a, b) => a - b)) {
    const derniere = dites.at(-1);
    if (derniere && derniere[1] === n - 1) derniere[1] = n;
    else dites.push([n, n]);
  }
  return dites.map(([debut, fin]) => (debut === fin ? String(debut) : `${debut} à ${fin}`));
}

/** Families whose values all give the same are told by their name alone. */
function parFamilles(issues: Issues, famille: (valeur: string) => string | undefined): Issues {
  const deFamille = new Map<string, Set<string>>();
  for (const [valeur, issue] of issues) {
    const sienne = famille(valeur);
    if (sienne) deFamille.set(sienne, (deFamille.get(sienne) ?? new Set()).add(issue));
  }
  const unie = (valeur: string) => {
    const sienne = famille(valeur);
    return sienne && deFamille.get(sienne)?.size === 1 ? sienne : valeur;
  };
  return new Map([...issues].map(([valeur, issue]) => [unie(valeur), issue]));
}

/** One line: values together that give the same, those that give something first. */
export function ecrireIssues(
  nom: string,
  issues: Issues,
  famille: (valeur: string) => string | undefined = () => undefined,
): string {
  const groupes = new Map<string, string[]>();
  for (const [valeur, issue] of parFamilles(issues, famille))
    groupes.set(issue, [...(groupes.get(issue) ?? []), valeur]);
  const tries = [...groupes].sort(([a], [b]) => Number(a === "non") - Number(b === "non"));
  return [nom, ...tries.map(([issue, valeurs]) => `${plages(valeurs).join(ENTRE)} : ${issue}`)].join(" | ");
}

/** What `ecrireIssues` wrote; nothing for a line that is not one. */
export function lireIssues(ligne: string): { nom: string; issues: Issues } | undefined {
  const [nom = "", ...groupes] = ligne.split(" | ");
  if (groupes.length === 0 || groupes.some((groupe) => !groupe.includes(" : "))) return undefined;
  const issues = new Map<string, string>();
  for (const groupe of groupes) {
    const coupe = groupe.lastIndexOf(" : ");
    for (const plage of groupe.slice(0, coupe).split(ENTRE)) {
      const [, debut, fin] = /^(\d+) à (\d+)$/.exec(plage) ?? [];
      const valeurs =
        debut === undefined
          ? [plage]
          : Array.from({ length: Number(fin) - Number(debut) + 1 }, (_, n) => String(Number(debut) + n));
      for (const une of valeurs) issues.set(une, groupe.slice(coupe + 3));
    }
  }
  return { nom, issues };
}

/** Values whose outcome changes, together when they change alike: `{ valeurs: ["26"], avant: "300 €", apres: "non" }`. */
export function ecartsDIssues(avant: Issues, apres: Issues) {
  const ecarts = new Map<string, { valeurs: string[]; avant: string; apres: string }>();
  for (const [valeur, issue] of apres) {
    const vieille = avant.get(valeur);
    if (vieille === undefined || vieille === issue) continue;
    const cle = `${vieille} → ${issue}`;
    const connu = ecarts.get(cle) ?? { valeurs: [], avant: vieille, apres: issue };
    connu.valeurs.push(valeur);
    ecarts.set(cle, connu);
  }
  return [...ecarts.values()].map((un) => ({ ...un, valeurs: plages(un.valeurs) }));
}
