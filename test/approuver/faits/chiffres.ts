import { readdirSync, readFileSync } from "node:fs";
import { hachage } from "../../../catalogue/atelier/exemples/hachage.ts";
import { libelleDuParametre } from "../../../catalogue/loi/parametres/libelles.ts";
import { chiffreEnMots } from "../../../catalogue/loi/parametres/en-mots.ts";
import type { Parametre } from "../../../catalogue/loi/parametres/parametres.ts";
import { ecrireJour } from "../../../ui/cadre/format/dates.ts";
import { ecrireSections, type PartieDite } from "../sections.ts";

/** The approved figures of the law, a file a field. */
export const CHIFFRES = "test/approuves/chiffres";

const PARAMETRES = "catalogue/loi/parametres";

/** Files of places, told apart from figures. */
const LIEUX: ReadonlySet<string> = new Set(["zones", "communes-coordonnees"]);

/** Fields of the law, as their files are named. */
export const domaines = (): string[] =>
  readdirSync(PARAMETRES)
    .flatMap((fichier) => (fichier.endsWith(".json") ? [fichier.slice(0, -".json".length)] : []))
    .filter((domaine) => !LIEUX.has(domaine))
    .sort();

const lire = <T>(nom: string): T => JSON.parse(readFileSync(`${PARAMETRES}/${nom}.json`, "utf8")) as T;

/** The parameters of a field, by path. */
export const parametresDuDomaine = (domaine: string): Readonly<Record<string, Parametre>> => lire(domaine);

/** What is approved of a figure of the law: its values, newest first, and the texts that set them. */
export const chiffreDit = (chemin: string, { valeurs, unite, reference = [] }: Parametre): PartieDite => ({
  titre: `${libelleDuParametre(chemin)} : ${chemin}`,
  lignes: [
    ...Object.entries(valeurs).map(
      ([jour, valeur]) => `depuis le ${ecrireJour(jour)} : ${chiffreEnMots(valeur, unite)}`,
    ),
    ...reference.map(([titre]) => `${TEXTE}${titre}`),
  ],
});

const TEXTE = "texte : ";
const textesDe = ({ lignes }: PartieDite) => lignes.filter((ligne) => ligne.startsWith(TEXTE));

/** A figure, without its texts where they are those of the figure above. */
function sansRedite(une: PartieDite, rang: number, toutes: readonly PartieDite[]): PartieDite {
  const [siens, dits] = [textesDe(une), textesDe(toutes[rang - 1] ?? { titre: "", lignes: [] })];
  if (siens.length === 0 || siens.join("\n") !== dits.join("\n")) return une;
  return {
    ...une,
    lignes: [...une.lignes.filter((ligne) => !siens.includes(ligne)), "textes : comme au-dessus"],
  };
}

/** Places that the law sorts, by how many there are and a mark that any change moves. */
function lieuxDits(): PartieDite[] {
  const resume = (dits: string) => `marque ${hachage(dits).toString(36)}`;
  const zones = Object.entries(lire<Record<string, Record<string, string>>>("zones"));
  const coordonnees = Object.entries(lire<Record<string, unknown>>("communes-coordonnees"));
  return [
    ...zones.map(([nom, parZone]) => ({
      titre: `communes, zones « ${nom} »`,
      lignes: Object.entries(parZone).map(
        ([zone, communes]) => `zone ${zone} : ${communes.split(" ").length} communes, ${resume(communes)}`,
      ),
    })),
    {
      titre: "où sont les communes, département par département",
      lignes: coordonnees.map(([departement, ou]) => `${departement} : ${resume(JSON.stringify(ou))}`),
    },
  ];
}

/** The approved figures of the law, by file. */
export const textesDesChiffres = (): Map<string, string> =>
  new Map(
    domaines().map((domaine) => [
      `${CHIFFRES}/${domaine}.txt`,
      ecrireSections(`Chiffres de la loi : ${domaine}`, [
        ...Object.entries(parametresDuDomaine(domaine))
          .map(([chemin, un]) => chiffreDit(chemin, un))
          .map(sansRedite),
        ...(domaine === "territoires" ? lieuxDits() : []),
      ]),
    ]),
  );
