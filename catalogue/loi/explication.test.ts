import { expect, test } from "vitest";
import { readCatalogue } from "../../server/catalogue/read.ts";
import type { Situation } from "../situation/situation.ts";
import { expliquerAide } from "./explication.ts";
import type { Explication } from "./expliquer.ts";
import { chaqueMois, ne } from "./formules/kit.ts";
import { parametres } from "./parametres/parametres.ts";
import { libelleDuParametre } from "./parametres/libelles.ts";
import { enfant, foyer } from "./requete/kit.ts";

const { byId } = readCatalogue();
const expliquer = (id: string, situation: Situation) => {
  const aide = byId.get(id)?.aide;
  if (!aide) throw new Error(id);
  return expliquerAide(situation, aide);
};
const mere = foyer(
  { ...ne(32), nationalite: "FR", activite: "salarie", salaire_net: chaqueMois(1250) },
  {
    enfants: [enfant(0, { ...ne(9), _firstName: "Léa" }), enfant(1, { ...ne(6), _firstName: "Tom" })],
    famille: { en_couple: false },
  },
);
/** Every line of an explanation. */
const lignes = (e: Explication): Explication[] => [e, ...e.details.flatMap(lignes)];

test("les allocations familiales s’expliquent par les deux enfants, la base et son texte", async () => {
  const explication = (await expliquer("af", mere)) as Explication;
  expect([explication.libelle, explication.valeur, explication.quand]).toEqual([
    "allocations familiales",
    "153,01 €",
    "juin 2026",
  ]);
  const toutes = lignes(explication);
  expect(toutes.find(({ libelle }) => libelle === "enfants à charge de la famille")?.valeur).toBe("2");
  expect(new Set(toutes.flatMap(({ qui }) => qui ?? []))).toEqual(new Set(["vous", "Léa", "Tom"]));
  const base = toutes
    .flatMap((une) => une.parametres)
    .find(({ libelle }) => libelle === "base mensuelle des allocations familiales");
  expect([base?.valeur, base?.depuis, base?.lien?.startsWith("https://")]).toEqual([
    "478,16",
    "2026-04-01",
    true,
  ]);
});

test("l’arrondi entre le calcul et le montant affiché est dit, et lui seul", async () => {
  const [af, ppa] = [await expliquer("af", mere), await expliquer("ppa", mere)];
  expect(af?.arrondi?.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
    "La loi donne 153,01 €. Après la CRDS, 152,24 € vous sont versés. Nous affichons 152 €, arrondi à l’euro inférieur.",
  );
  expect([ppa?.valeur, ppa?.arrondi]).toEqual(["411,00 €", undefined]);
});

test("la prime d’activité dit les trois mois et le salaire répondu", async () => {
  const explication = (await expliquer("ppa", mere)) as Explication;
  const mois = explication.details.filter(
    ({ libelle }) => libelle === "prime d’activité calculée pour un mois",
  );
  expect(mois.map(({ quand }) => quand)).toEqual(["de février 2026 à mars 2026", "avril 2026"]);
  const salaire = lignes(explication).find(({ reponse, libelle }) => reponse && libelle === "salaire net");
  expect([salaire?.valeur, salaire?.qui]).toEqual(["1 250,00 €".replace(" ", "\u202f"), "vous"]);
});

test("un revenu que personne n’a donné est une supposition, et ce qui en vient est incertain", async () => {
  const bebe = { ...mere, enfants: [enfant(0, ne(1))] };
  const paje = (await expliquer("paje_base", bebe)) as Explication;
  const salaire = lignes(paje).find(({ libelle }) => libelle === "salaire imposable");
  // N-2 ne se demande pas : la moyenne des douze mois connus en tient lieu.
  expect([salaire?.quand, salaire?.suppose, salaire?.reponse]).toEqual([
    "de janvier 2024 à décembre 2024",
    true,
    undefined,
  ]);
  expect(paje.incertain).toBe(true);
  const declaree = { ...bebe, demandeur: { ...bebe.demandeur, salaire_imposable: { "2024": 15_000 } } };
  const sure = lignes((await expliquer("paje_base", declaree)) as Explication);
  expect(sure.filter(({ suppose, incertain }) => suppose || incertain)).toEqual([]);
});

test("la prime d’activité dépend de revenus plus anciens que les mois demandés, par les autres prestations", async () => {
  const seule = { ...mere, enfants: null };
  const prime = (await expliquer("ppa", seule)) as Explication;
  expect(prime.incertain).toBe(true);
  expect(
    lignes(prime).filter(({ libelle, incertain }) => incertain && libelle.startsWith("revenus d’activité")),
  ).toEqual([]);
  const declaree = { ...seule, demandeur: { ...seule.demandeur, salaire_imposable: { "2024": 15_000 } } };
  const sure = lignes((await expliquer("ppa", declaree)) as Explication);
  expect(sure.filter(({ suppose, incertain }) => suppose || incertain)).toEqual([]);
});

test("une aide qui n’a pas de formule n’a pas d’explication", async () => {
  expect(await expliquer("auvergne-rhone-alpes-bourse-merite", mere)).toBeUndefined();
});

test("chaque paramètre a un libellé sans code ni tiret bas", () => {
  const illisibles = Object.keys(parametres).filter((chemin) => !/^[^_.]+$/.test(libelleDuParametre(chemin)));
  expect(illisibles).toEqual([]);
});

test("une aide qui n’existait pas encore s’explique par le chiffre qui n’est pas en vigueur", async () => {
  const jeune = foyer({ date_naissance: "2003-01-10", activite: "chomeur" }, { dateDeValeur: "2022-01-15" });
  const explication = await expliquer("contrat_engagement_jeune", jeune);
  expect([explication?.valeur, explication?.parametres.map(({ valeur }) => valeur)]).toEqual([
    "0,00 €",
    ["pas en vigueur"],
  ]);
});
