/** A run of whole numbers that all give the same, ends included. */
interface Palier {
  de: number;
  a: number;
  issue: string;
}

/** The last whole number between two of which something still holds, as it does of the first. */
function dernier(de: number, vers: number, tient: (n: number) => boolean): number {
  let [oui, non] = [de, vers];
  while (non - oui > 1) {
    const milieu = Math.floor((oui + non) / 2);
    if (tient(milieu)) oui = milieu;
    else non = milieu;
  }
  return oui;
}

/** Narrower steps are a slope: its two ends are told, and not what lies between. */
const PENTE = 3;

/** Steps between two numbers that were tried, the last one left out. */
function entre(juger: (n: number) => string, de: number, fin: number): Palier[] {
  const trouves: Palier[] = [];
  let debut = de;
  while (juger(debut) !== juger(fin)) {
    const issue = juger(debut);
    const bout = dernier(debut, fin, (n) => juger(n) === issue);
    if (debut > de && bout - debut < PENTE) {
      const pied = dernier(debut, fin, (n) => juger(n) !== juger(fin));
      trouves.push({ de: debut, a: pied, issue: `de ${issue} à ${juger(pied)}` });
      debut = pied + 1;
      break;
    }
    trouves.push({ de: debut, a: bout, issue });
    debut = bout + 1;
  }
  return debut < fin ? [...trouves, { de: debut, a: fin - 1, issue: juger(fin) }] : trouves;
}

/** Steps one after the other, together when they give the same. */
function unis(suite: readonly Palier[]): Palier[] {
  const groupes: Palier[] = [];
  for (const un of suite) {
    const avant = groupes.at(-1);
    if (avant?.issue === un.issue) avant.a = un.a;
    else groupes.push({ ...un });
  }
  return groupes;
}

const seul = (juger: (n: number) => string, n: number): Palier => ({ de: n, a: n, issue: juger(n) });

/**
 * Every step of what gives a few amounts, to the unit: between two numbers tried that differ, there may be
 * several. A step narrower than the gap between two numbers tried that give the same is missed.
 */
export const paliers = (juger: (n: number) => string, essais: readonly number[]): Palier[] =>
  unis(
    essais.flatMap((n, rang) => {
      const suivant = essais[rang + 1];
      return suivant === undefined ? [seul(juger, n)] : entre(juger, n, suivant);
    }),
  );

/** What is tried of amounts that always change, and both sides of where the aid opens or closes. */
export const courbe = (juger: (n: number) => string, essais: readonly number[]): Palier[] =>
  unis(
    essais.flatMap((n, rang) => {
      const suivant = essais[rang + 1] ?? n;
      const ouverte = juger(n) !== "non";
      if (ouverte === (juger(suivant) !== "non")) return [seul(juger, n)];
      const bout = dernier(n, suivant, (un) => (juger(un) !== "non") === ouverte);
      return [n, bout, bout + 1]
        .filter((un, i, tous) => un < suivant && tous.indexOf(un) === i)
        .map((un) => seul(juger, un));
    }),
  );

const nombre = (n: number) => n.toLocaleString("fr").replaceAll(/\s/g, " ");

/** « 0 à 250 : 633 € ; 251 à 1 000 : 550 € ; 1 001 à 2 000 : non ». */
export const paliersDits = (dits: readonly Palier[]): string =>
  dits
    .map(({ de, a, issue }) => `${de === a ? nombre(de) : `${nombre(de)} à ${nombre(a)}`} : ${issue}`)
    .join(" ; ");
