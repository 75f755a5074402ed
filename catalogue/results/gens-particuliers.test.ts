import { expect, test } from "vitest";
import { chaqueMois, ne } from "../loi/formules/kit.ts";
import { conjoint, enfant, foyer } from "../loi/requete/kit.ts";
import type { Situation } from "../situation/situation.ts";
import { resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { certitudeDe } from "./certitude.ts";

const rennes = {
  aide_logement_date_pret_conventionne: "2018-12-31",
  depcom: "35238",
  _departement: "35",
  _region: "53",
} as const;
const lille = {
  aide_logement_date_pret_conventionne: "2018-12-31",
  depcom: "59350",
  _departement: "59",
  _region: "32",
  statut_occupation_logement: "sans_domicile",
} as const;
const aPart = { enfant_a_charge: { "2026": false } };

/** People whom no told household holds; each reads what its text says, and not what is for somebody else. */
interface Personne {
  situation: Situation;
  /** Aids that she reads, and how sure each is. */
  lit: Readonly<Record<string, "sure" | "si" | "a_verifier">>;
  /** Aids that a card would promise wrongly. */
  neLitPas: readonly string[];
  /** Blocks that come before the amounts. */
  dabord: readonly string[];
  /** Aids that are said not to be computed, with why. */
  dit?: Readonly<Record<string, RegExp>>;
}

const gens: Readonly<Record<string, Personne>> = {
  // AJPA: CSS, art. L168-8; she alone knows that she stops working for somebody.
  "salariée de 22 ans qui aide sa mère malade": {
    situation: foyer(
      { ...ne(22), nationalite: "FR", activite: "salarie", salaire_net: chaqueMois(900), ...aPart },
      { menage: { ...rennes, statut_occupation_logement: "loge_gratuitement" } },
    ),
    lit: { ajpa: "si" },
    neLitPas: ["ajpp"],
    dabord: [],
  },
  "la même, qui l’a dit": {
    situation: {
      ...foyer(
        { ...ne(22), nationalite: "FR", activite: "salarie", salaire_net: chaqueMois(900), ...aPart },
        { menage: { ...rennes, statut_occupation_logement: "loge_gratuitement" } },
      ),
      precisions: { proche_aidant: true },
    },
    lit: { ajpa: "sure" },
    neLitPas: ["ajpp"],
    dabord: [],
  },
  // Prime à la naissance: CSS, art. L531-2, for the household of whoever is pregnant.
  "père de 24 ans dont la compagne est enceinte": {
    situation: foyer(
      { ...ne(24), nationalite: "FR", activite: "salarie", salaire_net: chaqueMois(1100) },
      {
        menage: { ...rennes, statut_occupation_logement: "locataire_vide", loyer: 550 },
        famille: { en_couple: true },
        conjoint: conjoint({
          ...ne(23),
          nationalite: "FR",
          activite: "inactif",
          enceinte: "enceinte",
          statut_marital: "celibataire",
        }),
      },
    ),
    lit: { prime_naissance: "a_verifier", conge_supplementaire_naissance: "si" },
    neLitPas: ["paje_base", "asf"],
    dabord: [],
  },
  // A minor alone is sheltered first: CASF, art. L223-2; no contract nor benefit of an adult.
  "mineur de 16 ans, seul, sans toit": {
    situation: foyer(
      { ...ne(16), nationalite: "AF", activite: "inactif" },
      {
        menage: { ...rennes, statut_occupation_logement: "sans_domicile" },
        parents: { _situation: "sans_autorite" },
      },
    ),
    lit: {},
    neLitPas: ["rsa", "ppa", "aide_logement", "visale_eligibilite"],
    dabord: ["mineur_sans_toit"],
  },
  // CCH, art. R832-20: a hostel has its own scale, on what it bills.
  "salarié de 19 ans en foyer de jeunes travailleurs": {
    situation: foyer(
      { ...ne(19), nationalite: "FR", activite: "salarie", salaire_net: chaqueMois(1200), ...aPart },
      { menage: { ...rennes, statut_occupation_logement: "locataire_foyer", loyer: 420 } },
    ),
    lit: { ppa: "a_verifier" },
    neLitPas: ["rsa"],
    dabord: [],
    dit: { aide_logement: /foyer|résidence/ },
  },
  // Circulaire DSS/2A n° 99-701: a child in care has the health cover in her own name.
  "mineure de 17 ans confiée à l’aide sociale à l’enfance, sur aucune déclaration à elle": {
    situation: {
      ...foyer(
        {
          ...ne(17),
          nationalite: "FR",
          activite: "etudiant",
          scolarite: "lycee",
          annee_etude: "premiere",
          enfant_a_charge: { "2026": true },
        },
        {
          menage: { ...rennes, statut_occupation_logement: "loge_gratuitement" },
          parents: { _situation: "sans_autorite" },
        },
      ),
      precisions: { confie_ase: true },
    },
    lit: {},
    neLitPas: ["rsa", "ppa"],
    dabord: ["sortie_ase"],
    dit: { css_participation_forfaitaire: /à votre nom, sans compter les revenus de votre famille/ },
  },
  // CSS, art. L541-1 and R821-1: until 20, the parents’ allowance, and not hers.
  "apprenti sourd de 19 ans, à la charge de ses parents": {
    situation: {
      ...foyer(
        {
          ...ne(19),
          nationalite: "FR",
          activite: "etudiant",
          scolarite: "lycee",
          alternant: true,
          _contrat_alternant: "apprenti",
          salaire_net: chaqueMois(950),
          handicap: true,
          taux_incapacite: 0.9,
          habite_chez_parents: true,
          enfant_a_charge: { "2026": true },
        },
        {
          menage: { ...rennes, statut_occupation_logement: "loge_gratuitement" },
          parents: { _situation: "en_couple", rfr: 31_000 },
        },
      ),
      precisions: { decision_mdph: true },
    },
    lit: {},
    neLitPas: ["aah", "ppa", "aide_logement"],
    dabord: [],
    dit: { aeeh: /versée à vos parents/ },
  },
  // CSS, art. L842-4, 2° and 5°: what replaces a wage after an economic dismissal counts as the unemployment benefit does.
  "licenciée économique de 28 ans, dont le compagnon est à mi-temps": {
    situation: foyer(
      {
        ...ne(28),
        nationalite: "FR",
        activite: "chomeur",
        date_debut_chomage: "2026-02-15",
        allocation_securisation_professionnelle: chaqueMois(1450),
      },
      {
        menage: { ...rennes, statut_occupation_logement: "locataire_vide", loyer: 520 },
        famille: { en_couple: true },
        conjoint: conjoint({
          ...ne(27),
          nationalite: "FR",
          activite: "salarie",
          salaire_net: chaqueMois(900),
          statut_marital: "celibataire",
        }),
      },
    ),
    lit: {},
    neLitPas: ["ppa", "rsa", "ass"],
    dabord: [],
  },
  // CCH, art. L822-2, since 1 July 2026: whatever the place, no grant, no housing benefit.
  "étudiant non européen en résidence, sans bourse": {
    situation: {
      ...foyer(
        {
          ...ne(21),
          nationalite: "AF",
          activite: "etudiant",
          scolarite: "enseignement_superieur",
          annee_etude: "licence_3",
          ...aPart,
        },
        {
          menage: { ...rennes, statut_occupation_logement: "locataire_foyer", loyer: 450 },
          parents: { _situation: "en_couple", _en_france: false },
        },
      ),
      precisions: {
        titre_etudiant: true,
        protection_asile: false,
        demande_asile: false,
        titre_cinq_ans: false,
      },
    },
    lit: {},
    neLitPas: ["aide_logement", "rsa"],
    dabord: [],
    dit: { aide_logement: /^Fermée sans bourse/ },
  },
  // CASF, art. L264-1: without a fixed place, an address first; no housing benefit of a dwelling.
  "couple de 26 ans en caravane, sans terrain": {
    situation: foyer(
      { ...ne(26), nationalite: "FR", activite: "independant" },
      {
        menage: { ...rennes, statut_occupation_logement: "sans_domicile" },
        famille: { en_couple: true },
        conjoint: conjoint({ ...ne(25), nationalite: "FR", activite: "inactif" }),
      },
    ),
    lit: { "etat-domiciliation-pour-les-personnes-sans-domicile-stable": "sure" },
    neLitPas: ["aide_logement", "cheque_energie"],
    dabord: ["sans_toit"],
  },
  // AN, question n° 94719 of 2017: a caravan opens no housing benefit; it is a roof: nobody looks for one.
  "couple de 24 ans sur une aire d’accueil, un enfant de 2 ans": {
    situation: {
      ...foyer(
        { ...ne(24), nationalite: "FR", activite: "independant" },
        {
          menage: { ...rennes, statut_occupation_logement: "sans_domicile" },
          famille: { en_couple: true },
          conjoint: conjoint({ ...ne(24), nationalite: "FR", activite: "inactif" }),
          enfants: [enfant(0, ne(2))],
        },
      ),
      precisions: { habitat_mobile: true, sort_de_prison: false, detenu: false },
    },
    lit: {
      "etat-domiciliation-pour-les-personnes-sans-domicile-stable": "sure",
      paje_base: "a_verifier",
      agv35_accompagnement: "sure",
      cllaj: "si",
    },
    neLitPas: ["aide_logement", "cheque_energie", "sortie_de_prison"],
    dabord: ["sans_adresse"],
  },
  // CASF, art. R262-45; C. trav., art. L5131-6 and L5424-30: nothing is paid inside; the Spip prepares the way out.
  "22 ans, en prison, sortie dans trois semaines": {
    situation: {
      ...foyer({ ...ne(22), nationalite: "FR", activite: "chomeur", ...aPart }, { menage: lille }),
      precisions: { habitat_mobile: false, sort_de_prison: true, detenu: true },
    },
    lit: { sortie_de_prison: "a_verifier", chomage_apres_prison: "a_verifier" },
    neLitPas: ["contrat_engagement_jeune", "rsa", "ppa", "aide_logement"],
    dabord: ["sortie_prison"],
    dit: { contrat_engagement_jeune: /se signe à la sortie/ },
  },
  "la même personne, dehors depuis hier": {
    situation: {
      ...foyer({ ...ne(22), nationalite: "FR", activite: "chomeur", ...aPart }, { menage: lille }),
      precisions: { habitat_mobile: false, sort_de_prison: true, detenu: false },
    },
    lit: { sortie_de_prison: "a_verifier", contrat_engagement_jeune: "a_verifier" },
    neLitPas: ["rsa", "aide_logement"],
    dabord: ["sans_toit", "sortie_prison"],
  },
  "la même personne, qui n’a rien dit de la prison": {
    situation: foyer({ ...ne(22), nationalite: "FR", activite: "chomeur", ...aPart }, { menage: lille }),
    lit: { contrat_engagement_jeune: "a_verifier" },
    neLitPas: ["rsa"],
    dabord: ["sans_toit"],
  },
  // CCH, art. D823-9, 1°: a student residence follows the rules of tenants, so that the aid is computed.
  "étudiante de 20 ans en résidence étudiante": {
    situation: {
      ...foyer(
        {
          ...ne(20),
          nationalite: "FR",
          activite: "etudiant",
          scolarite: "enseignement_superieur",
          enfant_a_charge: { "2026": true },
        },
        { menage: { ...rennes, statut_occupation_logement: "locataire_foyer", loyer: 450 } },
      ),
      precisions: { residence_etudiante: true, residence_sociale: false },
    },
    lit: { aide_logement: "a_verifier" },
    neLitPas: [],
    dabord: [],
  },
  // C. énergie, art. R124-1: the cheque is for who has a contract of her own; a residence has one for all.
  "salariée de 24 ans, seule, en résidence étudiante": {
    situation: {
      ...foyer(
        { ...ne(24), nationalite: "FR", activite: "salarie", salaire_net: chaqueMois(700), ...aPart },
        { menage: { ...rennes, statut_occupation_logement: "locataire_foyer", loyer: 450 } },
      ),
      precisions: { residence_etudiante: true, residence_sociale: false },
    },
    lit: { aide_logement: "a_verifier" },
    neLitPas: ["cheque_energie"],
    dabord: [],
  },
  // CSS, art. R846-8; CASF, art. R262-45: the others of the household keep theirs, without her.
  "couple de 26 ans, un enfant, l’un en prison": {
    situation: {
      ...foyer(
        { ...ne(26), nationalite: "FR", activite: "inactif" },
        {
          menage: lille,
          famille: { en_couple: true },
          conjoint: conjoint({ ...ne(26), nationalite: "FR", activite: "inactif" }),
          enfants: [enfant(0, ne(4))],
        },
      ),
      precisions: { habitat_mobile: false, sort_de_prison: true, detenu: true },
    },
    lit: {},
    neLitPas: ["rsa"],
    dabord: ["sortie_prison"],
    dit: { rsa: /le droit des autres continue/ },
  },
};

test.each(Object.entries(gens))("%s", async (_, { situation, lit, neLitPas, dabord, dit = {} }) => {
  const resultats = await resultatsSansVelo(situation);
  const lus = new Map(resultats.droitsEligibles.map((droit) => [droit.id, certitudeDe(droit)]));
  expect(Object.fromEntries(Object.keys(lit).map((id) => [id, lus.get(id)]))).toEqual(lit);
  expect(neLitPas.filter((id) => lus.has(id))).toEqual([]);
  expect(resultats.dabord ?? []).toEqual(expect.arrayContaining([...dabord]));
  for (const [id, pourquoi] of Object.entries(dit))
    expect(resultats.incalculables.find((une) => une.id === id)?.reason).toMatch(pourquoi);
});
