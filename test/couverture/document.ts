import { besoins } from "../../catalogue/schema/besoins.ts";
import { type Institution, institutionTypes } from "../../catalogue/schema/institution.ts";
import type { AidePlacee, AidesSurLaCarte, Servie } from "./compter.ts";
import type { Territoires } from "./territoires.ts";

type Compte<T> = readonly [titre: string, compter: (choisies: readonly T[]) => number];

const sortes: Readonly<Record<Institution["type"], string>> = {
  national: "organisations nationales",
  region: "régions",
  departement: "départements",
  caf: "Caf",
  msa: "MSA",
  epci: "intercommunalités",
  commune: "communes",
  europeen: "organisations européennes",
  autre: "autres organismes",
};

const combien =
  <T>(oui: (une: T) => boolean) =>
  (toutes: readonly T[]) =>
    toutes.filter(oui).length;

const estNationale = ({ regions }: AidePlacee) => regions.length === 0;
const deSorte = (...voulues: AidePlacee["sorte"][]) =>
  combien<AidePlacee>(({ sorte }) => voulues.includes(sorte));
const toutes = (choisies: readonly unknown[]) => choisies.length;

const parBesoin: readonly Compte<AidePlacee>[] = [
  ...Object.entries(besoins).map(([un, titre]): Compte<AidePlacee> => [
    titre,
    combien(({ besoin }) => besoin === un),
  ]),
  ["Vélo", deSorte("velo")],
  ["Total", toutes],
];

const parSorte: readonly Compte<AidePlacee>[] = [
  ["Département", deSorte("departement")],
  ["Caf", deSorte("caf")],
  ["MSA", deSorte("msa")],
  ["Intercommunalités", deSorte("epci")],
  ["Communes", deSorte("commune")],
  ["Autres", deSorte("autre")],
  ["Vélo", deSorte("velo")],
  ["Total", toutes],
];

const parService: readonly Compte<Servie>[] = [
  ["Institutions", toutes],
  ["Avec un site", combien(({ site }) => site)],
  ["Avec une aide", combien(({ aides }) => aides > 0)],
  ["Vélo seulement", combien(({ aides, velo }) => aides === 0 && velo)],
  ["Sans rien", combien(({ aides, velo }) => aides === 0 && !velo)],
];

/** A hole is seen at once. */
const nombre = (n: number) => (n === 0 ? "—" : String(n));

/** A Markdown table: one line per name, one column per count. */
function table<T>(
  entete: string,
  comptes: readonly Compte<T>[],
  lignes: readonly (readonly [nom: string, choisies: readonly T[]])[],
): string {
  const ligne = (cellules: readonly string[]) => `| ${cellules.join(" | ")} |`;
  return [
    ligne([entete, ...comptes.map(([titre]) => titre)]),
    ligne(["---", ...comptes.map(() => "---:")]),
    ...lignes.map(([nom, choisies]) =>
      ligne([nom, ...comptes.map(([, compter]) => nombre(compter(choisies)))]),
    ),
  ].join("\n");
}

/** Names of the places where nothing is counted. */
function trous(
  titre: string,
  [, compter]: Compte<AidePlacee>,
  lignes: readonly (readonly [string, readonly AidePlacee[]])[],
) {
  const noms = lignes.filter(([, choisies]) => compter(choisies) === 0).map(([nom]) => nom);
  return `- ${titre} (${noms.length}) : ${noms.length === 0 ? "aucun" : noms.join(", ")}.`;
}

/** The whole document; deterministic, and without the day. */
export function direLaCouverture({ aides, institutions }: AidesSurLaCarte, territoires: Territoires): string {
  const regions = territoires.regions.map(
    ({ code, nom }) => [nom, aides.filter((une) => une.regions.includes(code))] as const,
  );
  const departements = territoires.departements.map(
    ({ code, nom }) => [`${code} ${nom}`, aides.filter((une) => une.departements.includes(code))] as const,
  );
  const [duDepartement, deLaCaf] = parSorte as [Compte<AidePlacee>, Compte<AidePlacee>];
  return `# La couverture du territoire

Combien d’aides du catalogue sont à chaque région et à chaque département : celles de leur conseil, de leurs Caf et MSA, de
leurs intercommunalités, de leurs communes. Une aide de plusieurs départements compte dans chacun ; une intercommunalité est là où habitent
le plus de gens. « Vélo » compte les aides que connaît la bibliothèque des vélos. Un tiret est un trou.

Compté par \`npx tsx scripts/catalogue/couverture.ts\`.

## Les régions, par besoin

${table("Région", parBesoin, [
  ...regions,
  ["Toute la France", aides.filter(estNationale)],
  ["**En tout, une fois chacune**", aides],
])}

## Les départements, par sorte d’institution

Les aides de leur région s’y ajoutent.

${table("Département", parSorte, departements)}

## Les départements, par besoin

${table("Par besoin", parBesoin, departements)}

## Les trous

${trous("Départements sans aide de leur conseil", duDepartement, departements)}
${trous("Départements sans aide de leur Caf", deLaCaf, departements)}
${trous("Départements sans rien à eux", ["", toutes], departements)}

## Les institutions

${table("Sorte", parService, [
  ...institutionTypes.map((type) => [sortes[type], institutions.filter((une) => une.type === type)] as const),
  ["**En tout**", institutions],
])}

Une institution « sans rien » n’a d’aide ni au catalogue ni pour les vélos : elle attend la sienne (\`catalogue/dettes.yml\`, liste
\`sans_aide\`).
`;
}
