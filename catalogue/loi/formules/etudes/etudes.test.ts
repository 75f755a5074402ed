import { describe, expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { Calcul } from "../../moteur/calcul.ts";
import { moisDe } from "../../mois.ts";
import { enfant, foyer } from "../../requete/kit.ts";
import { buildRequest } from "../../requete/requete.ts";
import { JUIN, echelle, chaqueMois, ne, ouvertA, valeurDemandeur } from "../kit.ts";
import { registre } from "../registre.ts";
import { aide_merite_montant } from "./merite.ts";
import {
  aide_mobilite_internationale_eligibilite,
  aide_mobilite_master,
  aide_mobilite_parcoursup,
} from "./mobilite.ts";
import { garantie_pret_etudiant_eligibilite } from "./pret_etudiant.ts";
import {
  aide_alimentation_etudiants_eloignes,
  crous_aide_100_repas_gratuits,
  crous_repas_montant,
} from "./repas.ts";
import { seances_sante_psy_etudiant } from "./sante_psy.ts";

const a = (depcom: string): Partial<Situation> => ({
  menage: { aide_logement_date_pret_conventionne: "2018-12-31", depcom },
});

/** A student of 20 in the second year of a licence; no parents’ income, hence the highest scholarship. */
const etudiante = (fields: Partial<Individu> = {}, rest: Partial<Situation> = {}): Situation =>
  foyer(
    {
      ...ne(20),
      nationalite: "FR",
      activite: "etudiant",
      scolarite: "enseignement_superieur",
      annee_etude: "licence_2",
      statuts_etablissement_scolaire: "public",
      ...fields,
    },
    rest,
  );
/** Above every ceiling of the scholarship. */
const aise = { bourse_criteres_sociaux_base_ressources_parentale: 200_000 };

describe("aide au mérite", () => {
  const montant = (...faits: Parameters<typeof etudiante>) =>
    valeurDemandeur(etudiante(...faits), aide_merite_montant);
  const mention = { mention_baccalaureat: "mention_tres_bien" } as const;

  test("900 € par an pour une boursière avec mention très bien, félicitations ou non", () => {
    expect(montant(mention)).toBe(900);
    expect(montant({ mention_baccalaureat: "mention_tres_bien_felicitations_jury" })).toBe(900);
  });

  test("rien sans la mention, sans la bourse, ou sans études", () => {
    expect(montant({ mention_baccalaureat: "mention_bien" })).toBe(0);
    expect(montant({ ...mention, ...aise })).toBe(0);
    expect(montant({ ...mention, activite: "salarie" })).toBe(0);
  });
});

describe("aides à la mobilité", () => {
  test("1 000 € une fois pour une boursière en licence 3 ou master 1 qui change de région académique", () => {
    const montant = (fields: Partial<Individu>) =>
      valeurDemandeur(etudiante({ sortie_region_academique: true, ...fields }), aide_mobilite_master);
    expect(montant({ annee_etude: "licence_3" })).toBe(1000);
    expect(montant({ annee_etude: "master_1" })).toBe(1000);
    expect(montant({ annee_etude: "master_2" })).toBe(0);
    expect(montant({ annee_etude: "licence_3", sortie_region_academique: false })).toBe(0);
    expect(montant({ annee_etude: "licence_3", ...aise })).toBe(0);
  });

  test("500 € une fois pour une lycéenne boursière de terminale qui quitte son académie", () => {
    const montant = (fields: Partial<Individu>, famille: Situation["famille"] = { bourse_lycee: true }) =>
      valeurDemandeur(
        etudiante(
          { scolarite: "lycee", annee_etude: "terminale", sortie_academie: true, ...fields },
          { famille },
        ),
        aide_mobilite_parcoursup,
      );
    expect(montant({})).toBe(500);
    expect(montant({ annee_etude: "premiere" })).toBe(0);
    expect(montant({ sortie_academie: false })).toBe(0);
    expect(montant({}, { bourse_lycee: false })).toBe(0);
  });

  test("études à l’étranger de un à dix mois entiers, avec les conditions de la bourse hors ressources", () => {
    const ouverte = (mois: number, fields: Partial<Individu> = {}) =>
      valeurDemandeur(
        etudiante({ _interetEtudesEtranger: true, _dureeMoisEtudesEtranger: mois, ...aise, ...fields }),
        aide_mobilite_internationale_eligibilite,
      );
    // D821-6 : un séjour de n mois compte n mois, quel que soit leur nombre de jours.
    expect([1, 2, 9, 10].map((mois) => ouverte(mois))).toEqual([true, true, true, true]);
    expect([11, 12].map((mois) => ouverte(mois))).toEqual([false, false]);
    expect(ouverte(5, { statuts_etablissement_scolaire: "prive_hors_contrat" })).toBe(false);
    expect(ouverte(5, { annee_etude: "doctorat_1" })).toBe(false);
    expect(valeurDemandeur(etudiante(aise), aide_mobilite_internationale_eligibilite)).toBe(false);
  });
});

describe("repas", () => {
  const prix = (...faits: Parameters<typeof etudiante>) =>
    valeurDemandeur(etudiante(...faits), crous_repas_montant);

  test("1 € pour une boursière, pour toutes et tous depuis mai 2026, rien hors du supérieur", () => {
    expect(prix()).toBe(1);
    expect(prix(aise)).toBe(1);
    expect(prix({ ...aise, scolarite: "lycee" })).toBe(0);
    const sansBourse = (mois: string) => valeurDemandeur(etudiante(aise), crous_repas_montant, moisDe(mois));
    expect(["2026-04", "2026-05"].map(sansBourse)).toEqual([3.3, 1]);
  });

  test.each(echelle("1 ≤ 25 ; 0 ≤ 27"))(
    "un alternant boursier hors du supérieur, à %i ans : %d €",
    (ans, attendu) => {
      const alternant = {
        ...ne(ans),
        scolarite: "lycee",
        _contrat_alternant: "apprenti",
        boursier: true,
      } as const;
      expect(prix(alternant)).toBe(attendu);
    },
  );

  test("cent repas en Hauts-de-France des échelons 3 à 7, hors des années passées au lycée", () => {
    const repas = (fields: Partial<Individu> = {}, depcom = "59350") =>
      valeurDemandeur(etudiante(fields, a(depcom)), crous_aide_100_repas_gratuits);
    expect(repas()).toBe(1);
    expect(repas({}, "75056")).toBe(0);
    expect(repas({ annee_etude: "bts_1" })).toBe(0);
    expect(repas(aise)).toBe(0);
  });

  test("cent repas : échelons 3 à 7, jusqu’à 35 ans, au-delà avec un handicap", () => {
    const repas = (echelon: number, fields: Partial<Individu> = {}) => {
      const requete = buildRequest(etudiante(fields, a("59350")), []);
      Object.assign(requete.individus["demandeur"] ?? {}, {
        bourse_criteres_sociaux_echelon: { "2026-06": echelon },
      });
      const c = new Calcul(requete, registre);
      return crous_aide_100_repas_gratuits(c, c.demandeur, JUIN);
    };
    expect([-1, 0, 2, 3, 4, 7].map((echelon) => repas(echelon))).toEqual([0, 0, 0, 1, 1, 1]);
    expect([34, 35, 36].map((ans) => repas(5, ne(ans)))).toEqual([1, 1, 0]);
    expect(repas(5, { ...ne(36), handicap: true })).toBe(1);
    const sanitaire = { scolarite: "lycee", groupe_specialites_formation: "groupe_330" } as const;
    expect(repas(5, sanitaire)).toBe(1);
  });

  test.each([
    ["75056", false, 40],
    ["75056", true, 20],
    ["97411", false, 50],
    ["97411", true, 30],
  ])("aide à l’alimentation à %s, parents aisés : %s, %d €", (depcom, aisee, attendu) => {
    const situation = etudiante(aisee ? aise : {}, a(depcom));
    expect(valeurDemandeur(situation, aide_alimentation_etudiants_eloignes)).toBe(attendu);
  });

  test.each<[Partial<Individu>, number]>([
    [{ activite: "salarie" }, 0],
    [{ scolarite: "college" }, 0],
    [{ scolarite: "lycee" }, 0],
    [{ scolarite: "grande_ecole_du_numerique" }, 20],
    [{ scolarite: "inconnue" }, 20],
  ])("l’aide à l’alimentation est pour les étudiants, pas pour les élèves : %j, %d €", (fields, attendu) => {
    const situation = etudiante({ ...aise, ...fields });
    expect(valeurDemandeur(situation, aide_alimentation_etudiants_eloignes)).toBe(attendu);
  });
});

describe("prêt étudiant garanti par l’État", () => {
  const ouvert = (fields: Partial<Individu>) =>
    valeurDemandeur(etudiante(fields), garantie_pret_etudiant_eligibilite);

  test.each(ouvertA("non ≤ 17 ; oui ≤ 27 ; non"))("à %i ans : %s", (ans, attendu) => {
    expect(ouvert(ne(ans))).toBe(attendu);
  });

  test("la durée de séjour des Européens n’est pas demandée : seuls les Français", () => {
    expect(ouvert({ nationalite: "DE" })).toBe(false);
    expect(ouvert({ nationalite: "AF" })).toBe(false);
    expect(ouvert({ scolarite: "lycee" })).toBe(false);
  });
});

test("douze séances avec un psychologue dans le supérieur", () => {
  const seances = (fields: Partial<Individu>) =>
    valeurDemandeur(etudiante(fields), seances_sante_psy_etudiant);
  expect(seances({})).toBe(12);
  expect(seances({ scolarite: "lycee" })).toBe(0);
  expect(seances({ activite: "salarie" })).toBe(0);
});

test("l’ordre des enfants d’une étudiante ne change rien", () => {
  const enfants = [enfant(0, ne(4)), enfant(1, ne(8))];
  const prix = (situation: Situation) => valeurDemandeur(situation, crous_repas_montant);
  expect(prix(etudiante({ salaire_net: chaqueMois(900) }, { enfants }))).toBe(
    prix(etudiante({ salaire_net: chaqueMois(900) }, { enfants: [...enfants].reverse() })),
  );
});
