import { beforeAll, describe, expect, it } from "vitest";
import { foyersTemoins } from "../../server/atelier/edition/temoins.ts";
import { attend, certitudeDe, etatDe } from "../../catalogue/results/certitude.ts";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { totauxDe } from "../../catalogue/results/totaux.ts";
import { ecrireMontant } from "../../catalogue/results/ecrire-montant.ts";
import { grosTitre } from "../../catalogue/results/gros-titre.ts";
import { resultatsDuFoyer } from "../approuver/faits/foyers-resultats.ts";

const foyers = foyersTemoins();
let tous: { titre: string; resultats: Resultats }[] = [];
beforeAll(async () => {
  tous = await Promise.all(
    foyers.map(async ({ titre, situation, marque = "neutre" }) => ({
      titre,
      resultats: await resultatsDuFoyer(situation, marque),
    })),
  );
}, 120_000);

/** What is wrong of the aids of every household, told by household and aid. */
const fautes = (estFausse: (droit: Droit, resultats: Resultats) => boolean) =>
  tous.flatMap(({ titre, resultats }) =>
    [...resultats.droitsEligibles, ...resultats.droitsInjectes]
      .filter((droit) => estFausse(droit, resultats))
      .map(({ id }) => `${titre} : ${id}`),
  );

const RYTHMES = / (?:par mois|par an|en une fois)/;

/** Euros that a text says with a rhythm, in cents. */
const centsLus = (texte: string | undefined, rythme: string): number => {
  const lu = new RegExp(`^([\\d\u202f]+(?:,\\d{2})?)\u00a0€ ${rythme}`).exec(texte ?? "")?.[1];
  return lu ? Math.round(Number(lu.replaceAll("\u202f", "").replace(",", ".")) * 100) : 0;
};

describe("les résultats de tous les foyers approuvés", () => {
  it("n’ont aucun chiffre sur un droit sans montant", () => {
    expect(fautes(({ type, montant }) => type === "bool" && typeof montant !== "boolean")).toEqual([]);
    expect(fautes((droit) => droit.type === "bool" && /\d/.test(ecrireMontant(droit) ?? ""))).toEqual([]);
  });

  it("disent de chaque montant son unité, et son rythme ou ce qui en tient lieu", () => {
    const muet = (droit: Droit) => {
      const texte = ecrireMontant(droit);
      if (typeof droit.montant === "boolean" || texte === undefined) return false;
      if (droit.unit === "percent") return !/\u00a0%/.test(texte);
      if (droit.unit === "séances") return !/ séance/.test(texte);
      return !(/€/.test(texte) && (RYTHMES.test(texte) || droit.legend || droit.periodicite === "autre"));
    };
    expect(fautes(muet)).toEqual([]);
  });

  it("n’ouvrent que des aides dont chaque règle lue est remplie", () => {
    const sansRaison = tous.flatMap(({ titre, resultats }) =>
      resultats.droitsEligibles
        .filter(({ reasons }) => reasons.some(({ holds }) => !holds))
        .map(({ id }) => `${titre} : ${id}`),
    );
    expect(sansRaison).toEqual([]);
  });

  it("ont pour totaux la somme des montants écrits, et rien d’autre", () => {
    const mots = { parMois: "par mois", parAn: "par an", enUneFois: "en une fois" } as const;
    for (const { titre, resultats } of tous) {
      // What is sure is open to demands; a sure ceiling, open or not yet.
      const dits = resultats.droitsEligibles.filter(
        (droit) =>
          droit.aVerifier === undefined &&
          droit.si === undefined &&
          (droit.nature === "plafond"
            ? certitudeDe(droit) === "sure"
            : etatDe(droit) === "à demander" && !attend(droit)),
      );
      const { surs, plafonds } = totauxDe(resultats.droitsEligibles);
      for (const [cle, mot] of Object.entries(mots) as [keyof typeof mots, string][]) {
        const somme = (nature: Droit["nature"]) =>
          dits
            .filter((droit) => droit.nature === nature && droit.periodicite !== "autre")
            .reduce((total, droit) => total + centsLus(ecrireMontant(droit), mot), 0);
        const legendees = dits.filter(
          (droit) => droit.legend && droit.periodicite === "ponctuelle" && droit.unit === "euro",
        );
        // « 1 520 € versés en deux fois » is money at once that says its own rhythm.
        const propres = (nature: Droit["nature"]) =>
          mot === "en une fois"
            ? legendees
                .filter((droit) => droit.nature === nature && typeof droit.montant === "number")
                .reduce((total, droit) => total + Math.round(Number(droit.montant) * 100), 0)
            : 0;
        expect([titre, cle, Math.round(surs[cle] * 100)]).toEqual([
          titre,
          cle,
          somme("somme") + propres("somme"),
        ]);
        expect([titre, cle, Math.round(plafonds[cle] * 100)]).toEqual([
          titre,
          cle,
          somme("plafond") + propres("plafond"),
        ]);
      }
    }
  });

  it("ne disent sûre aucune aide dont une question qui décide attend, et la posent sur les résultats ou sur sa page", () => {
    for (const { titre, resultats } of tous) {
      const { droitsEligibles, questions } = resultats;
      const attendent = droitsEligibles.filter(({ si }) => si !== undefined);
      expect([titre, attendent.filter(({ certitude }) => certitude === "sure")]).toEqual([titre, []]);
      const sansReponse = questions.filter(({ reponse }) => reponse === undefined);
      expect([titre, sansReponse.length > 0]).toEqual([
        titre,
        attendent.some(({ si = [] }) => si.some(({ cle }) => !cle.startsWith("violences"))),
      ]);
    }
  });

  it("ne nomment aucune aide deux fois, et jamais parmi les nouvelles ce qui est déjà reçu", () => {
    for (const { titre, resultats } of tous) {
      const { droitsEligibles, droitsInjectes } = resultats;
      const ids = [...droitsEligibles, ...droitsInjectes].map(({ id }) => id);
      const noms = droitsEligibles.map(({ label, institution }) => `${label} – ${institution.label}`);
      expect([titre, ids.length, noms.length]).toEqual([titre, new Set(ids).size, new Set(noms).size]);
    }
  });

  it("n’ont aucun mot de la machine, ni centime dans le gros titre", () => {
    const technique = /[a-z]_[a-z]|undefined|\bNaN\b|\bnull\b|\btrue\b|\bfalse\b|openfisca|\[object/i;
    const textes = ({ label, description, conditions, reasons, doutes = [], legend = "" }: Droit) => [
      label,
      description.replaceAll(/\]\([^)]*\)/g, ""),
      ...conditions.map((une) => une.replaceAll(/\]\([^)]*\)/g, "")),
      ...reasons.flatMap(({ rule, read }) => [rule, read]),
      ...doutes.map(({ texte }) => texte),
      legend,
    ];
    expect(fautes((droit) => textes(droit).some((texte) => technique.test(texte)))).toEqual([]);
    for (const { titre, resultats } of tous) {
      const { debut, reste } = grosTitre(resultats.droitsEligibles, resultats.dateDeValeur);
      expect([titre, /,\d\d\u00a0€|NaN|undefined/.test([debut, ...reste].join(" "))]).toEqual([titre, false]);
    }
  });

  it("ne disent « presque » que de ce qui peut encore arriver, six au plus", () => {
    for (const { titre, resultats } of tous) {
      const { presque, dateDeValeur } = resultats;
      const passees = presque.filter(
        ({ des, manque }) => !des && manque.reads.every((read) => read.endsWith(".date_naissance")),
      );
      const jours = presque.flatMap(({ des }) => des ?? []);
      expect([titre, presque.length <= 6, passees.length, jours.every((un) => un > dateDeValeur)]).toEqual([
        titre,
        true,
        0,
        true,
      ]);
      expect(jours).toEqual([...jours].sort());
    }
  });
});
