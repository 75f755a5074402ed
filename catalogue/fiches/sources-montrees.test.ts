import { expect, it } from "vitest";
import { catalogueServi } from "../../test/fixtures/sans-velo.ts";
import type { CompiledAide } from "../lire/compiled-aide.ts";
import { demandeDe } from "./demande.ts";
import { sourcesMontrees } from "./sources-montrees.ts";

const ville = catalogueServi.byId.get("ville-bethune-aide-permis") as CompiledAide;
const lue = (adresse: string) =>
  sourcesMontrees({
    ...ville,
    aide: { ...ville.aide, reference: [{ adresse, champ: "montant", date: "2026-04" }] },
  });

it.each([
  "https://www.service-public.gouv.fr/particuliers/vosdroits/F760",
  "https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000046150413",
  "https://caf.fr/allocataires/actualites",
  "https://www.crous-lille.fr/bourses",
  "https://international.univ-lyon2.fr/brmi",
  "https://jeunes.bethune.fr/permis",
])("une page officielle se nomme : %s", (adresse) => {
  expect(lue(adresse)).toEqual([{ adresse, champ: "montant", date: "2026-04" }]);
});

it.each([
  "https://rdlradio.fr/actu/bethune",
  "https://www.boursorama.com/budget/actualites/prime",
  "https://mes-allocs.fr/guides",
  "https://forum-assures.ameli.fr/questions/3690565",
  "https://www.neuville-sur-oise.fr/vos-demarches.html",
  "https://faux-service-public.fr/",
  "https://exemple.fr/gouv.fr",
])("la presse, un comparateur ou un forum reste aux éditeurs, avec sa date : %s", (adresse) => {
  expect(lue(adresse)).toEqual([{ champ: "montant", date: "2026-04", texte: "une page d’un autre site" }]);
});

it("un texte de loi se dit, et rien ne se dit sans source", () => {
  const reference = [{ texte: "CSS, art. L521-1" }];
  expect(sourcesMontrees({ ...ville, aide: { ...ville.aide, reference } })).toEqual(reference);
  expect(demandeDe({ ...ville, aide: { ...ville.aide, reference: undefined } }).reference).toBeUndefined();
});

it("aucune fiche servie ne nomme un journal ni un comparateur", () => {
  const vus = catalogueServi.aides.flatMap((une) =>
    (demandeDe(une).reference ?? []).flatMap((source) => ("adresse" in source ? [source.adresse] : [])),
  );
  const intrus =
    /francebleu|boursorama|cnews|bfmtv|20minutes|francetvinfo|wizbii|mes-allocs|aide-sociale|blogspot|forum/;
  expect(vus.filter((une) => intrus.test(une))).toEqual([]);
  expect(vus.length).toBeGreaterThan(150);
});
