import { describe, expect, test } from "vitest";
import { lireLeLien } from "../../machines/graph/lien.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { type Chemin, contexteDuChemin, pasDe } from "./chemin.ts";
import { Modele } from "./modele.ts";
import { lienVers, memeLoi, parEcran, raconterLePlusCourt } from "./recit.ts";
import { tirer } from "./tirage.ts";

const depart = { marque: "banque", enfants: 1 } as const;
const modele = new Modele(depart);
const reponses = tirer(modele, new Map(), (_, offertes) => offertes[0] as number);
const chemin: Chemin = { numero: 3, raison: "essai", depart, pas: pasDe(modele, reponses) };
const [naissance, nationalite] = chemin.pas.map(({ path }) => path) as [string, string];
const probleme = (ou: string, propriete = "le titre", detail = "") => ({ ou, propriete, detail });

test("ce qui ne tient pas se dit écran par écran, dans l’ordre du parcours", () => {
  const problemes = [
    probleme(RESULTATS),
    probleme(nationalite, "le titre", "a au lieu de b"),
    probleme(naissance),
    probleme(nationalite, "les choix"),
  ];
  const ouvrir = (ou: string) => `  L’ouvrir (npm start) : ${lienVers(chemin, ou)}`;
  expect(parEcran(chemin, problemes)).toEqual([
    `Date de naissance (${naissance}) :`,
    "  ✗ le titre",
    ouvrir(naissance),
    `Nationalité (${nationalite}) :`,
    "  ✗ le titre : a au lieu de b",
    "  ✗ les choix",
    ouvrir(nationalite),
    `${RESULTATS} :`,
    "  ✗ le titre",
    ouvrir(RESULTATS),
  ]);
});

test("la même loi, au même écran, quel que soit l’enfant", () => {
  const [premier, second] = [0, 1].map((n) => probleme(`/simulation/individu/enfant_${n}/handicap`));
  expect(memeLoi(premier!, [second!])).toBe(true);
  expect(memeLoi(premier!, [probleme(premier!.ou, "les choix")])).toBe(false);
  expect(memeLoi(premier!, [probleme(naissance)])).toBe(false);
});

describe("le lien d’un chemin", () => {
  const ouvrir = (lien: string) => {
    const lu = lireLeLien(lien.slice(lien.indexOf("#")));
    if (!lu || lu === "illisible") throw new Error(lien);
    return lu;
  };

  test("porte toutes ses réponses et se tient à la question", () => {
    const { context, path, lost } = ouvrir(lienVers(chemin, nationalite));
    expect({ path, lost }).toEqual({ path: nationalite, lost: 0 });
    const cles = (de: typeof context) => de.answers.map(({ fieldName, id }) => `${id} ${fieldName}`).sort();
    expect(cles(context)).toEqual(cles(contexteDuChemin(chemin)));
  });

  test("se tient aux résultats quand ce n’est pas une question posée", () => {
    expect(ouvrir(lienVers(chemin, "question 3")).path).toBe(RESULTATS);
  });
});

test("le plus court se raconte jusqu’à ce qui ne tient pas", () => {
  const long = { ...chemin, pas: [...chemin.pas, ...chemin.pas] };
  const [titre, premiere, faute, lien] = raconterLePlusCourt(chemin, probleme(nationalite), long);
  expect(titre).toBe(
    `Le plus court chemin trouvé qui échoue de même (${chemin.pas.length} questions au lieu de ${long.pas.length}) :`,
  );
  expect(premiere).toMatch(/^ {2}1\. Date de naissance : /);
  expect(faute).toBe(`  ✗ Nationalité (${nationalite}) : le titre`);
  expect(lien).toMatch(
    /^ {2}L’ouvrir \(npm start\) : http:\/\/127\.0\.0\.1:3000\/inspecteur#parcours=banque\./,
  );
});
