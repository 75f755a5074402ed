import { describe, expect, it } from "vitest";
import { JOUR } from "../../../test/fixtures/foyers.ts";
import { answerAll, finished, journey } from "../../../test/journeys.ts";
import { ouErreur } from "../../../test/ou-erreur.ts";
import { stepsOf, tree } from "../tree.ts";
import { ensembleDe, ensembles } from "./ensembles.ts";
import { caseDe, essayer, estCochee, precisionsDe, reponseDe } from "./lignes.ts";
import { reuniesA } from "./ecrans.ts";
import { contextOf } from "../about.ts";
import { startingContext } from "../start.ts";
import { type Parcours, parcoursDe } from "../walk.ts";

const moi = (champ: string) => `/simulation/individu/demandeur/${champ}`;
const LOGEMENT = "/simulation/menage/statut_occupation_logement";
const RECAPITULATIF = "/simulation/recapitulatif";
const RESULTATS = "/simulation/resultats";

const locataire = {
  "demandeur/activite": "salarie",
  "menage/statut_occupation_logement": "locataire_vide",
};

/** The screens, up to that one. */
function jusqua(path: string, answers: Record<string, unknown> = locataire) {
  const to = journey({ reunies: true });
  answerAll(to, answers, [path]);
  expect(to.path).toBe(path);
  return to;
}

const posees = (to: ReturnType<typeof journey>) => {
  const step = to.parcours.byPath.get(to.path);
  if (!step) throw new Error(to.path);
  return reuniesA(to.parcours, step);
};

const etape = ({ byPath }: Parcours, path: string) => {
  const step = byPath.get(`/simulation/${path}`);
  if (!step) throw new Error(path);
  return step;
};

describe("les écrans qui réunissent des questions", () => {
  it("au départ, les courtes questions n’ont que celui de la première de leur liste", () => {
    const ecrans = () =>
      parcoursDe(startingContext({ dateDeValeur: JOUR, reunies: true })).ecrans.map(({ path }) => path);
    expect(ouErreur(ecrans)).toEqual([
      moi("date_naissance"),
      moi("nationalite"),
      moi("activite"),
      moi("inapte_travail"),
      "/simulation/enfants",
      "/simulation/famille/en_couple",
      "/simulation/menage/statut_occupation_logement",
      "/simulation/menage/depcom",
      moi("ressources/types"),
      moi("_interetsAidesVelo"),
    ]);
  });

  it("une liste se pose à l’écran de sa première question, et toute autre question seule au sien", () => {
    const parcours = parcoursDe(startingContext({ dateDeValeur: JOUR, reunies: true, enfants: [0, 1] }));
    const de = (path: string) => reuniesA(parcours, etape(parcours, path));
    const deLEnfant = [
      "_firstName",
      "date_naissance",
      "nationalite",
      "garde_alternee",
      "handicap",
      "enfant_a_charge",
    ].map((champ) => `individu/enfant_1/${champ}`);
    expect(de(deLEnfant[0]!)).toEqual(deLEnfant.map((path) => etape(parcours, path)));
    for (const seule of [deLEnfant[4]!, "individu/demandeur/date_naissance", "menage/coloc"])
      expect(de(seule)).toEqual([etape(parcours, seule)]);
  });

  it("le parcours entier pose chaque question seule", () => {
    const parcours = parcoursDe(startingContext({ dateDeValeur: JOUR }));
    const premiere = etape(parcours, "menage/_nombreMoisEntreeLogement");
    expect(reuniesA(parcours, premiere)).toEqual([premiere]);
  });
});

describe("la ligne d’une question", () => {
  const { parcours } = finished({ ...locataire, "menage/coloc": true, "demandeur/enceinte": "pas_concerne" });

  it("a ses mots et ce qu’elle répond, décochée ; une question hors de toute liste n’en a pas", () => {
    const ligne = (path: string) => ouErreur(() => caseDe(etape(parcours, path)));
    expect(ligne("menage/coloc")).toEqual({
      coche: "C’est une colocation",
      hint: "Plusieurs personnes paient le loyer sans être en couple",
      sinon: false,
    });
    expect(["menage/loyer", "menage/depcom"].map(ligne)).toEqual([undefined, undefined]);
  });

  it.each([
    ["menage/coloc", true, true],
    ["menage/coloc", false, false],
    ["menage/_nombreMoisEntreeLogement", -2, true],
    ["menage/_nombreMoisEntreeLogement", -12, false],
    ["individu/demandeur/enceinte", "enceinte", true],
    ["individu/demandeur/enceinte", "pas_enceinte", false],
    ["individu/demandeur/enceinte", "pas_concerne", false],
  ])("%s, répondue %s, est cochée : %s", (path, value, cochee) => {
    const { parcours } = finished({ ...locataire, [path.replace("individu/", "")]: value });
    expect(estCochee(etape(parcours, path))).toBe(cochee);
  });

  it("n’est pas cochée tant que la question attend", () => {
    const depart = parcoursDe(startingContext({ dateDeValeur: JOUR }));
    const attendent = ["menage/coloc", "menage/_nombreMoisEntreeLogement", "individu/demandeur/enceinte"];
    expect(attendent.map((path) => estCochee(etape(depart, path)))).toEqual([false, false, false]);
  });

  it("ne se précise pas quand la cocher dit tout", () => {
    const precisions = (path: string) => {
      const step = etape(parcours, path);
      return ouErreur(() => precisionsDe(step, contextOf(parcours, step)));
    };
    expect(precisions("individu/demandeur/enceinte")).toEqual([]);
    expect(precisions("menage/coloc")).toEqual([]);
  });
});

describe("ce qui se demande ensemble", () => {
  it("sont des questions du parcours, chacune dans une liste de la personne à qui on la pose", () => {
    const reunies = stepsOf(tree).filter(({ step }) => ensembleDe(step));
    expect(reunies.map(({ stateId }) => stateId.split("/").slice(-2).join("/"))).toEqual([
      "demandeur/nationalite",
      "demandeur/scolarite",
      "demandeur/annee_etude",
      "demandeur/statuts_etablissement_scolaire",
      "demandeur/mention_baccalaureat",
      "demandeur/stagiaire",
      "demandeur/alternant",
      "demandeur/_contrat_alternant",
      "demandeur/categorie_salarie",
      "demandeur/_nombreMoisDebutContratDeTravail",
      "demandeur/date_debut_chomage",
      "demandeur/ass_precondition_remplie",
      "demandeur/inapte_travail",
      "demandeur/handicap",
      "demandeur/taux_incapacite",
      "demandeur/aah_restriction_substantielle_durable_acces_emploi",
      "demandeur/enfant_a_charge",
      "demandeur/rsa_jeune_condition_heures_travail_remplie",
      "demandeur/regime_securite_sociale",
      "demandeur/enceinte",
      "{personne}/_firstName",
      "{personne}/date_naissance",
      "{personne}/nationalite",
      "{personne}/garde_alternee",
      "{personne}/handicap",
      "{personne}/taux_incapacite",
      "{personne}/enfant_place",
      "{personne}/enfant_a_charge",
      "{personne}/scolarite",
      "conjoint/date_naissance",
      "conjoint/nationalite",
      "conjoint/statut_marital",
      "conjoint/date_debut_chomage",
      "conjoint/ass_precondition_remplie",
      "conjoint/inapte_travail",
      "conjoint/handicap",
      "conjoint/taux_incapacite",
      "conjoint/aah_restriction_substantielle_durable_acces_emploi",
      "conjoint/enceinte",
      "parents/_situation",
      "famille/bourse_criteres_sociaux_nombre_enfants_a_charge",
      "famille/bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur",
      "menage/statut_occupation_logement",
      "menage/_nombreMoisEntreeLogement",
      "menage/coloc",
      "menage/logement_chambre",
      "famille/proprietaire_proche_famille",
      "menage/loyer",
      "menage/participation_frais",
      "demandeur/habite_chez_parents",
      "parents/_en_france",
      "demandeur/_bourseCriteresSociauxCommuneDomicileFamilial",
      "demandeur/bourse_criteres_sociaux_base_ressources_parentale",
      "parents/rfr",
      "parents/nbptr",
      "demandeur/_interetsAidesVelo",
      "demandeur/_interetBafa",
      "demandeur/_interetPermisDeConduire",
      "demandeur/_interetVoiture",
      "demandeur/_interetLogement",
      "demandeur/_interetEmploi",
      "demandeur/_interetAidesSanitaireSocial",
      "demandeur/_interetEtudesEtranger",
    ]);
    const jamais = Object.entries(ensembles).flatMap(([nom, { lignes }]) =>
      Object.keys(lignes).filter(
        (field) => !reunies.some(({ step }) => step.field === field && ensembleDe(step)?.nom === nom),
      ),
    );
    expect(jamais).toEqual([]);
  });

  it("les questions d’un logement loué tiennent sur un écran", () => {
    const to = jusqua(LOGEMENT);
    const dits = new Map<string, unknown>([[LOGEMENT, "locataire_vide"]]);
    const champs = (saisies: ReadonlyMap<string, unknown>) =>
      essayer(to.context, LOGEMENT, saisies).steps.map(({ step }) => step.field);
    expect(champs(new Map())).toEqual(["statut_occupation_logement"]);
    expect(champs(dits)).toEqual([
      "statut_occupation_logement",
      "_nombreMoisEntreeLogement",
      "coloc",
      "logement_chambre",
      "proprietaire_proche_famille",
      "loyer",
    ]);
    expect(champs(new Map([[LOGEMENT, "loge_gratuitement"]]))).toEqual([
      "statut_occupation_logement",
      "_nombreMoisEntreeLogement",
      "participation_frais",
      "habite_chez_parents",
    ]);
    dits
      .set("/simulation/menage/_nombreMoisEntreeLogement", -2)
      .set("/simulation/menage/loyer", { loyer: 450 });
    const { reponses } = essayer(to.context, LOGEMENT, dits);
    to.send({
      type: "ANSWER.TOGETHER",
      from: LOGEMENT,
      values: Object.fromEntries(reponses.map(({ path, value }) => [path, value])),
    });
    expect(to.path).toBe("/simulation/menage/depcom");
    expect(to.situation.menage).toMatchObject({ coloc: false, logement_chambre: false, loyer: 450 });
    expect(to.send({ type: "BACK", from: to.path }).path).toBe(LOGEMENT);
    expect(posees(to).map(estCochee)).toEqual([false, true, false, false, false, false]);
  });

  it("une réponse que le parcours refuserait les refuse toutes, comme une question qui n’est pas posée", () => {
    const to = jusqua(LOGEMENT);
    const avant = to.persisted();
    const bonnes = {
      [LOGEMENT]: "loge_gratuitement",
      "/simulation/menage/_nombreMoisEntreeLogement": 12,
      "/simulation/menage/participation_frais": false,
      "/simulation/individu/demandeur/habite_chez_parents": true,
    };
    const repondre = (values: Record<string, unknown>) =>
      to.send({ type: "ANSWER.TOGETHER", from: to.path, values }).persisted();
    expect(repondre({ ...bonnes, "/simulation/menage/participation_frais": "peut-être" })).toBe(avant);
    expect(repondre({ ...bonnes, "/simulation/menage/coloc": true })).toBe(avant);
    expect(repondre({ ...bonnes, "/simulation/parents/rfr": 12_000 })).toBe(avant);
    expect(repondre({ ...bonnes, "/simulation/piscine": true })).toBe(avant);
    expect(repondre({ "/simulation/menage/_nombreMoisEntreeLogement": 12 })).toBe(avant);
    expect(repondre(bonnes)).not.toBe(avant);
  });

  it("une ligne qui ne dit pas tout se précise", () => {
    const { parcours } = finished(locataire);
    const [demenagement, coloc] = ["_nombreMoisEntreeLogement", "coloc"].map((champ) =>
      etape(parcours, `menage/${champ}`),
    );
    const facts = contextOf(parcours, demenagement!);
    expect(precisionsDe(demenagement!, facts).map(({ value }) => value)).toEqual([12, -2]);
    expect(precisionsDe(coloc!, facts)).toEqual([]);
    const dire = (cochees: [string, unknown][]) => [
      reponseDe(demenagement!, new Map(cochees), facts),
      reponseDe(coloc!, new Map(cochees), facts),
    ];
    const [ici, la] = [demenagement!.path, coloc!.path];
    expect(dire([])).toEqual([
      { path: ici, value: -12 },
      { path: la, value: false },
    ]);
    expect(dire([[la, undefined]])[1]).toEqual({ path: la, value: true });
    expect(dire([[ici, undefined]])[0]?.manque).toBe(
      "Précisez : « J’entre bientôt dans un logement, ou je viens d’y entrer ».",
    );
    expect(dire([[ici, 12]])[0]).toEqual({ path: ici, value: 12 });
    for (const value of [-12, 99])
      expect(dire([[ici, value]])[0]).toEqual({
        path: ici,
        value,
        manque: "Précisez : « J’entre bientôt dans un logement, ou je viens d’y entrer ».",
      });
  });
});

describe("ce qui n’a pas d’écran à soi", () => {
  it("se corrige depuis le récapitulatif, qui y revient", () => {
    const to = jusqua(RESULTATS).send({ type: "GO", path: RECAPITULATIF });
    to.send({ type: "EDIT", path: moi("handicap") });
    expect(to.path).toBe(moi("handicap"));
    to.answer(true);
    expect(to.path).toBe(moi("taux_incapacite"));
  });

  it("ne s’ouvre pas par son adresse", () => {
    const to = jusqua(RESULTATS).send({ type: "GO", path: moi("enceinte") });
    expect(to.path).toBe(RESULTATS);
  });
});
