import { describe, expect, it } from "vitest";
import {
  brutDesParents,
  chomeur,
  inactif,
  loue,
  parents,
  parentsA,
  retraite,
  salarie,
  superieur,
} from "../../../machines/studio/foyers/communs.ts";
import { unEnfant, type FoyerRaconte } from "../../../machines/studio/foyers/foyer.ts";
import { conduireLeFoyer } from "./foyers-resultats.ts";

const foyer = loue("45000 Orléans", [500, 40]);
const conduire = (un: Partial<FoyerRaconte>) =>
  conduireLeFoyer({ titre: "Essai", demandeur: salarie("1990-01-01"), foyer, ...un });
const posees = (un: Partial<FoyerRaconte>) => conduire(un).pas.map(({ quoi }) => quoi);

/** What the specification asks of everybody, around what it asks of some; written by hand. */
const debut = ["date_naissance", "nationalite", "activite"].map((champ) => `individu/demandeur/${champ}`);
const location = `menage/statut_occupation_logement menage/_nombreMoisEntreeLogement menage/coloc
  menage/logement_chambre famille/proprietaire_proche_famille menage/loyer menage/depcom`.split(/\s+/);
const moi = (...champs: string[]) => champs.map((champ) => `individu/demandeur/${champ}`);
const projets = moi("_interetsAidesVelo", "_interetBafa", "_interetPermisDeConduire");

describe("les questions d’un foyer raconté, d’après la spécification", () => {
  it("une chômeuse de 22 ans, seule, locataire, sans revenu", () => {
    expect(posees({ demandeur: chomeur("2004-03-23", "2026-09-30") })).toEqual([
      ...debut,
      ...moi(
        "date_debut_chomage",
        "ass_precondition_remplie",
        "inapte_travail",
        "handicap",
        "enfant_a_charge",
      ),
      ...moi("rsa_jeune_condition_heures_travail_remplie", "regime_securite_sociale", "enceinte"),
      "enfants",
      "famille/en_couple",
      ...location,
      ...moi("ressources/types"),
      ...projets,
      ...moi("_interetAidesSanitaireSocial"),
    ]);
  });

  it("une étudiante boursière de licence 3 qui change de région, dans la banque", () => {
    const demandeur = superieur("2005-12-02", "3e année de licence", {
      ...brutDesParents(9000),
      ...parentsA("60000 Beauvais"),
      sortie_region_academique: "Oui",
      _aleas: ["La perte"],
    });
    expect(
      posees({
        marque: "banque",
        demandeur,
        revenus: { Salaire: 300, "Bourse de l’enseignement": 200 },
        foyer: { ...foyer, ...parents("En couple", 2, 1) },
      }),
    ).toEqual([
      ...debut,
      ...moi("scolarite", "annee_etude", "statuts_etablissement_scolaire", "stagiaire", "alternant"),
      ...moi(
        "groupe_specialites_formation",
        "handicap",
        "enfant_a_charge",
        "regime_securite_sociale",
        "enceinte",
      ),
      "enfants",
      "famille/en_couple",
      "parents/_situation",
      "famille/bourse_criteres_sociaux_nombre_enfants_a_charge",
      "famille/bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur",
      ...location,
      "parents/_en_france",
      ...moi("_bourseCriteresSociauxCommuneDomicileFamilial", "ressources/types"),
      ...moi("ressources/montants/revenusActivite", "ressources/montants/autre"),
      ...moi("bourse_criteres_sociaux_base_ressources_parentale"),
      ...projets,
      ...moi("_interetVoiture", "_interetLogement", "_interetEmploi", "_interetAidesSanitaireSocial"),
      ...moi("_interetEtudesEtranger", "sortie_region_academique", "boursier"),
      ...moi("_aleas", "_interetDiagnostifFinancier"),
    ]);
  });

  it("un retraité de 67 ans et son conjoint au chômage", () => {
    const conjoint = { ...chomeur("1965-05-05", "2026-01-01"), statut_marital: "Le mariage" };
    expect(posees({ demandeur: retraite("1959-04-09", { gir: "Jamais" }), conjoint })).toEqual([
      ...debut,
      ...moi("inapte_travail", "handicap", "gir", "enceinte"),
      "enfants",
      "famille/en_couple",
      ...["date_naissance", "nationalite", "statut_marital", "activite", "date_debut_chomage"].map(
        (champ) => `individu/conjoint/${champ}`,
      ),
      ...["ass_precondition_remplie", "inapte_travail", "handicap", "enceinte"].map(
        (champ) => `individu/conjoint/${champ}`,
      ),
      ...location,
      ...moi("ressources/types"),
      "individu/conjoint/ressources/types",
      ...projets,
      ...moi("_interetAidesSanitaireSocial"),
    ]);
  });

  it("le sixième enfant a toutes ses questions, comme le premier", () => {
    const enfants = Array.from({ length: 6 }, (_, n) =>
      unEnfant(`201${n}-01-15`, { scolarite: "Autre", handicap: "Oui", taux_incapacite: "80 %" }),
    );
    const { pas } = conduire({ enfants });
    const de = (id: string) =>
      pas.flatMap(({ quoi }) => (quoi.startsWith(`individu/${id}/`) ? [quoi.split("/")[2]] : []));
    const champs = ["_firstName", "date_naissance", "nationalite", "garde_alternee", "handicap"];
    const suite = ["taux_incapacite", "enfant_place", "enfant_a_charge", "scolarite"];
    expect(de("enfant_5")).toEqual([...champs, ...suite]);
    expect(de("enfant_0")).toEqual(de("enfant_5"));
    expect(pas.filter(({ quoi }) => quoi === "ajouter un enfant")).toHaveLength(6);
  });

  it("un enfant repris est redemandé, un enfant retiré ne compte plus", () => {
    const { pas, situation } = conduire({
      enfants: [
        unEnfant("2020-01-01", {}, { retire: "à la fin" }),
        unEnfant("2021-01-01", { scolarite: "Autre" }, { repris: { date_naissance: "2012-02-02" } }),
      ],
    });
    const naissances = pas.filter(({ quoi }) => quoi === "individu/enfant_1/date_naissance");
    expect(naissances.map(({ dite }) => dite)).toEqual(["1er janvier 2021", "2 février 2012"]);
    expect(situation.enfants?.map(({ id, date_naissance }) => [id, date_naissance])).toEqual([
      ["enfant_1", "2012-02-02"],
    ]);
  });
});

describe("ce qui n’est pas dit, ou l’est de trop, est une erreur", () => {
  it.each<[string, Partial<FoyerRaconte>]>([
    [
      "« Essai », individu/demandeur/activite : cette question n’a pas de réponse",
      { demandeur: { date_naissance: "1990-01-01" } },
    ],
    [
      "« Essai », gir : cette réponse n’est demandée à personne",
      { demandeur: salarie("1990-01-01", { gir: "Jamais" }) },
    ],
    [
      "« Essai », individu/demandeur/handicap : « Peut-être » ne choisit pas",
      { demandeur: inactif("1990-01-01", { handicap: "Peut-être" }) },
    ],
    [
      "« En » ne choisit pas une seule réponse",
      { demandeur: { date_naissance: "1990-01-01", activite: "En" } },
    ],
    ["individu/demandeur/ressources/types : « Retraite » ne choisit pas", { revenus: { Retraite: 900 } }],
    [
      "individu/demandeur/date_naissance : Indiquez la date d’aujourd’hui",
      { demandeur: salarie("2027-01-01") },
    ],
    [
      "menage/loyer : Les charges ne sont pas demandées",
      { foyer: { ...foyer, statut_occupation_logement: "Location meublée" } },
    ],
  ])("%s", (erreur, un) => {
    expect(() => conduire(un)).toThrow(erreur);
  });
});
