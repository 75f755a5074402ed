import { expect, it } from "vitest";
import { catalogueServi } from "../../../test/fixtures/sans-velo.ts";
import { clesDecisives } from "./cles.ts";
import { type CleDecisive, questionsDecisives } from "./questions.ts";
import { porteesSansQuestion } from "../../schema/portee.ts";

const lignes = [...catalogueServi.byId.values()].flatMap(({ aide }) => {
  const plafonnee = aide.conditions_generales.some(({ type }) => type === "quotient_familial");
  return aide.conditions.map((texte, rang) => ({
    slug: aide.slug,
    texte,
    plafonnee,
    portee: aide.portees?.[rang] ?? "",
  }));
});

const sorte = (portee: string) =>
  (porteesSansQuestion as readonly string[]).includes(portee) ? portee : "question";

it("la même phrase est rangée de même, avec un quotient plafonné comme sans", () => {
  const vues = new Map<string, string>();
  const autrement = lignes.filter(({ texte, plafonnee, portee }) => {
    const phrase = `${texte} ${plafonnee}`;
    vues.set(phrase, vues.get(phrase) ?? sorte(portee));
    return vues.get(phrase) !== sorte(portee);
  });
  expect(autrement).toEqual([]);
  expect(vues.size).toBeLessThan(lignes.length);
});

it("être allocataire de la Caf ne se demande pas où le quotient est plafonné, sauf s’il faut aussi toucher une prestation", () => {
  const demandees = lignes.filter(({ portee, plafonnee }) => plafonnee && portee.startsWith("caf_"));
  expect(demandees.map(({ slug }) => slug).sort()).toEqual([
    "caf-bouches-du-rhone-aide-bafa-approfondissement",
    "caf-bouches-du-rhone-aide-bafa-generale",
  ]);
});

it("une question que personne ne pose n’est « à vérifier » que si un organisme ou un texte en décide", () => {
  const seules = [...catalogueServi.byId.values()].flatMap(({ aide }) => {
    const question = aide.a_verifier;
    const posee = clesDecisives(aide).some(
      (cle) => questionsDecisives[cle as CleDecisive].question === question,
    );
    return question && !posee ? [aide.slug] : [];
  });
  // Each hangs on what its site, its Region or its mission locale says of it today: is it open, at this price, or does it still exist?
  expect(seules.sort()).toEqual([
    "brest_metropole_transport",
    "departement-loire-atlantique-revenu-jeunes",
    "eurometropole_strasbourg_tarification_solidaire_transport_montant",
    "grand-est-parcours-acquisition-des-competences-en-entreprises",
    "grand_est_fluo_67_eligible_gratuite",
    "grand_est_fluo_67_tarification_solidaire",
    "loire_atlantique_aide_mobilite_permis_am",
    "loire_atlantique_aide_mobilite_permis_b",
    "region-auvergne-rhone-alpes-aide-financement-permis",
    "region-provence-alpes-cote-azur-pass-sud-formation",
    "ville-vertou-bourse-communale-permis-de-conduire",
  ]);
});

it("Mobili-Jeune n’est sûre pour personne qui n’a pas dit avoir déménagé, ou payer deux loyers", () => {
  const mobili = catalogueServi.byId.get("mobili_jeune");
  expect(mobili && clesDecisives(mobili.aide)).toContain("demenagement_alternance");
});
