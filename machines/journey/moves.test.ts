import { describe, expect, it } from "vitest";
import { JOUR } from "../../test/fixtures/foyers.ts";
import { answerAll, finished, journey } from "../../test/journeys.ts";
import { ouErreur } from "../../test/ou-erreur.ts";
import { everyAnswer, keyOf, place } from "../answers/answer.ts";
import {
  addChild,
  answer,
  answerTogether,
  editChild,
  type JourneyContext,
  preciser,
  removeChild,
  restoreChild,
  withAll,
  childLeft,
} from "./moves.ts";
import { startingContext } from "./start.ts";
import { parcoursDe } from "./walk.ts";

const depart = startingContext({ dateDeValeur: JOUR });
const etape = (context: JourneyContext, path: string) =>
  parcoursDe(context).byPath.get(`/simulation/${path}`)!;
const repondre = (context: JourneyContext, path: string, value: unknown) =>
  answer(context, etape(context, path), value);
const cles = ({ answers }: JourneyContext) => everyAnswer(answers).map(keyOf);
/** All but what a removed child took with it. */
const sansMemoire = (context: JourneyContext) => ({ ...context, retire: undefined });
const enfants = { entityName: "individu", id: "enfants", fieldName: "_hasRessources" } as const;

describe("répondre", () => {
  it("ajoute la réponse, et ne change rien d’autre", () => {
    expect(repondre(depart, "famille/en_couple", false)).toEqual({
      ...depart,
      answers: { famille: { en_couple: false } },
    });
  });

  it("remplace une réponse à la même place", () => {
    const apres = ["individu/demandeur/nationalite", "famille/en_couple"].reduce(
      (context, path) => repondre(context, path, path.endsWith("nationalite") ? "FR" : false),
      depart,
    );
    expect(repondre(apres, "individu/demandeur/nationalite", "DE").answers).toEqual({
      "individu/demandeur": { nationalite: "DE" },
      famille: { en_couple: false },
    });
  });

  it("met de côté les réponses des questions qui disparaissent, sans les effacer", () => {
    const enCouple = finished({ "famille/en_couple": true }).context;
    const seul = repondre(enCouple, "famille/en_couple", false);
    expect(cles(seul)).toEqual(cles(enCouple));
    expect(seul.oubliees).toEqual(cles(enCouple).filter((cle) => cle.startsWith("individu/conjoint/")));
    expect(repondre(seul, "famille/en_couple", true).oubliees).toEqual(seul.oubliees);
  });

  it("reprend une réponse mise de côté dès qu’elle est redonnée", () => {
    const enCouple = finished({ "famille/en_couple": true }).context;
    const revenu = repondre(repondre(enCouple, "famille/en_couple", false), "famille/en_couple", true);
    const confirme = repondre(revenu, "individu/conjoint/nationalite", "DE");
    expect(confirme.oubliees).toEqual(
      revenu.oubliees.filter((key) => key !== "individu/conjoint/nationalite"),
    );
    expect(parcoursDe(confirme).situation.conjoint).toEqual({
      id: "conjoint",
      _role: "conjoint",
      enfant_a_charge: {},
      nationalite: "DE",
    });
  });

  it("à la liste des enfants, enregistre leur nombre quoi qu’on dise", () => {
    expect(repondre(depart, "enfants", 12).answers).toEqual({ enfants: { "": 0 } });
  });

  it("redemande la réponse que celle-ci contredit, et elle seule", () => {
    const tous = "famille/bourse_criteres_sociaux_nombre_enfants_a_charge";
    const etudient = `${tous}_dans_enseignement_superieur`;
    const etudiante = finished({
      "demandeur/activite": "etudiant",
      "demandeur/date_naissance": "2004-02-29",
    });
    const cinqDontTrois = repondre(repondre(etudiante.context, tous, 5), etudient, 3);
    const attendent = (context: JourneyContext) =>
      parcoursDe(context)
        .active.filter(({ answered }) => !answered)
        .map(({ path }) => path);
    expect(attendent(repondre(cinqDontTrois, tous, 3))).toEqual([]);
    expect(attendent(repondre(cinqDontTrois, tous, 2))).toEqual([`/simulation/${etudient}`]);
  });

  it("pendant une correction, note ce qui s’ouvre et l’efface à mesure", () => {
    const correction = { ...finished({ "demandeur/activite": "salarie" }).context, retour: { aPoser: [] } };
    const handicap = repondre(correction, "individu/demandeur/handicap", true);
    expect(handicap.retour).toEqual({ aPoser: ["/simulation/individu/demandeur/taux_incapacite"] });
    const taux = repondre(handicap, "individu/demandeur/taux_incapacite", 0.65);
    expect(taux.retour).toEqual({
      aPoser: ["/simulation/individu/demandeur/aah_restriction_substantielle_durable_acces_emploi"],
    });
    const annule = repondre(taux, "individu/demandeur/handicap", false);
    expect(annule.retour).toEqual({ aPoser: [] });
  });

  it("pendant une correction, ne note pas ce qui attendait déjà", () => {
    const correction = repondre(
      { ...depart, retour: { aPoser: [] } },
      "individu/demandeur/date_naissance",
      "1990-05-17",
    );
    expect(repondre(correction, "individu/demandeur/handicap", true).retour).toEqual({
      aPoser: ["/simulation/individu/demandeur/taux_incapacite"],
    });
  });

  it("à plusieurs questions d’un écran, chacune dans le foyer que font celles d’avant", () => {
    const { context } = finished({ "demandeur/activite": "salarie" });
    const moi = (champ: string) => `/simulation/individu/demandeur/${champ}`;
    const [handicap, taux] = [moi("handicap"), moi("taux_incapacite")];
    const dites = (values: Record<string, unknown>) => {
      const apres = answerTogether(context, values);
      return apres && [handicap, taux].map((path) => parcoursDe(apres).byPath.get(path)?.given?.value);
    };
    expect(dites({ [taux]: 0.65, [handicap]: true })).toEqual([true, 0.65]);
    expect(dites({ [taux]: 0.65, [handicap]: false })).toBeUndefined();
    expect(dites({ [taux]: 12, [handicap]: true })).toBeUndefined();
    expect(dites({ [handicap]: true, "/simulation/piscine": true })).toBeUndefined();
  });
});

describe("des clés mises de côté", () => {
  it("qui y sont déjà ne changent pas la liste, la même", () => {
    const cles = ["famille//en_couple", "menage//loyer"];
    expect(withAll(cles, ["menage//loyer"])).toBe(cles);
    expect(withAll(cles, ["menage//loyer", "menage//coloc"])).toEqual([...cles, "menage//coloc"]);
  });
});

describe("une question qui décide, dite aux résultats", () => {
  it("se garde avec les réponses, et se reprend", () => {
    const dite = preciser(preciser(depart, { loin_resto_u: null }), { loin_resto_u: true });
    expect(dite.answers).toEqual({ aides: { loin_resto_u: true } });
    expect(parcoursDe(dite).situation.precisions).toEqual({ loin_resto_u: true });
    expect(preciser(dite, { loin_resto_u: undefined }).answers).toEqual({});
  });
});

describe("les enfants", () => {
  const un = addChild(depart);
  const deux = addChild(un);

  it("le premier est l’enfant 0, prénommé provisoirement, à confirmer", () => {
    expect(un).toEqual({
      ...depart,
      enfants: [0],
      answers: { "individu/enfant_0": { _firstName: "votre 1er enfant" } },
      oubliees: ["individu/enfant_0/_firstName"],
      personne: "enfant_0",
      unSeulEnfant: true,
    });
  });

  it("le suivant prend l’indice d’après le dernier", () => {
    expect(deux.enfants).toEqual([0, 1]);
    expect(addChild(removeChild(deux, 0)).enfants).toEqual([1, 2]);
    expect(addChild(removeChild(deux, 1)).enfants).toEqual([0, 1]);
  });

  it("ajouter puis retirer ne laisse rien", () => {
    expect(sansMemoire(removeChild(un, 0))).toEqual(depart);
    expect(sansMemoire(removeChild(removeChild(deux, 0), 1))).toEqual(depart);
  });

  it("retiré le dernier, un enfant se remet tel quel, et lui seul", () => {
    const avec = repondre(deux, "individu/enfant_1/_firstName", "Noé");
    const sans = removeChild(removeChild(avec, 0), 1);
    expect(restoreChild(sans)).toEqual({ ...sansMemoire(removeChild(avec, 0)), personne: "demandeur" });
    expect(restoreChild(avec)).toBe(avec);
  });

  it("ce que l’on répond, ou un autre enfant, fait qu’il ne se remet plus", () => {
    const sans = removeChild(deux, 1);
    expect(sans.retire?.prenom).toBe("votre 2e enfant");
    const suites = [
      repondre(sans, "individu/demandeur/date_naissance", "1990-01-01"),
      addChild(sans),
      editChild(sans, 0),
    ];
    expect(suites.map(({ retire }) => retire)).toEqual([undefined, undefined, undefined]);
  });

  it("ce qui fut dit sous une question s’oublie quand sa réponse ne l’ouvre plus, et reste si elle est redite", () => {
    const SITUATION = "parents/_situation";
    const dite = preciser(repondre(depart, SITUATION, "sans_autorite"), { confie_ase: true, qpv: true });
    expect(repondre(dite, SITUATION, "sans_autorite").answers["aides"]).toEqual({
      confie_ase: true,
      qpv: true,
    });
    expect(repondre(dite, SITUATION, "en_couple").answers["aides"]).toEqual({ qpv: true });
    // Said on the screen before the answer that opens it is given.
    const avant = preciser(depart, { titre_etudiant: true, protection_asile: false });
    const ouverte = repondre(avant, "individu/demandeur/nationalite", "AF");
    expect(ouverte.answers["aides"]).toEqual({ titre_etudiant: true, protection_asile: false });
    expect(repondre(ouverte, "individu/demandeur/nationalite", "FR").answers["aides"]).toBeUndefined();
  });

  it("la fin du chômage s’oublie quand il n’est plus coché, ou qu’il est déjà à zéro ce mois-ci", () => {
    const TYPES = "individu/demandeur/ressources/types";
    const MONTANTS = "individu/demandeur/ressources/montants/allocations";
    const touche = (ceMois: number) => [
      { id: "chomage_net", amounts: { "2026-11": ceMois, "2026-10": 900 } },
    ];
    const coche = repondre(depart, TYPES, ["chomage_net"]);
    const dite = repondre(preciser(coche, { fin_chomage: "2026-12" }), MONTANTS, touche(900));
    expect(dite.answers["aides"]).toEqual({ fin_chomage: "2026-12" });
    expect(repondre(dite, TYPES, ["chomage_net", "rsa"]).answers["aides"]).toEqual(dite.answers["aides"]);
    expect(repondre(dite, TYPES, ["rsa"]).answers["aides"]).toBeUndefined();
    expect(repondre(dite, MONTANTS, touche(0)).answers["aides"]).toBeUndefined();
  });

  it("ajouté sans que rien n’en soit dit, on l’a laissé ; nommé, il reste", () => {
    expect(childLeft(un)).toEqual(depart);
    const nomme = repondre(un, "individu/enfant_0/_firstName", "Léa");
    expect(childLeft(nomme)).toBe(nomme);
    expect(childLeft({ ...un, unSeulEnfant: false }).enfants).toEqual([0]);
  });

  it("ajouter puis retirer le second laisse au premier la réponse donnée pour tous", () => {
    const to = journey();
    answerAll(to, { "demandeur/activite": "salarie" }, ["enfants"]);
    answerAll(to.send({ type: "CHILD.ADD" }), {}, ["enfants"]);
    answerAll(to, { _hasRessources: [{ id: "enfant_0", value: true }] });
    expect(to.path).toBe("/simulation/resultats");
    const avec = addChild(to.context);
    expect(etape(avec, "individu/enfants/_hasRessources").answered).toBe(false);
    expect(ouErreur(() => removeChild(avec, 1).oubliees)).toEqual(to.context.oubliees);
  });

  it("retirer un enfant qui n’est pas là ne change rien", () => {
    expect(removeChild(depart, 0)).toEqual(depart);
  });

  it("retirer rend les réponses que l’enfant avait fermées, et elles seules", () => {
    const etudiante = finished({
      "demandeur/activite": "etudiant",
      "demandeur/date_naissance": "2004-02-29",
      "famille/en_couple": true,
    }).context;
    const reforme = [false, true].reduce(
      (context, value) => repondre(context, "famille/en_couple", value),
      etudiante,
    );
    const aConfirmer = cles(etudiante).filter((cle) => cle.startsWith("individu/conjoint/"));
    const avec = addChild(reforme);
    expect(avec.oubliees).toEqual([
      ...aConfirmer,
      "individu/enfant_0/_firstName",
      "parents//_situation",
      "famille//bourse_criteres_sociaux_nombre_enfants_a_charge",
      "famille//bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur",
    ]);
    expect(ouErreur(() => sansMemoire(removeChild(avec, 0)))).toEqual({
      ...reforme,
      oubliees: aConfirmer,
      personne: "demandeur",
    });
  });

  it("retirer emporte aussi la part de l’enfant dans les réponses données pour tous", () => {
    const avec = {
      ...deux,
      answers: place(deux.answers, {
        ...enfants,
        value: [0, 1].map((i) => ({ id: `enfant_${i}`, value: true })),
      }),
    };
    const reste = removeChild(avec, 0);
    expect(Object.values(reste.answers["individu/enfants"] ?? {})).toEqual([
      [{ id: "enfant_1", value: true }],
    ]);
    expect(removeChild(reste, 1).answers).toEqual({});
  });

  it("retirer emporte les revenus que l’enfant a déclarés : le suivant, qui prend son numéro, n’en a pas", () => {
    const salaire = { salaire_imposable: 9000 };
    const avec = { ...deux, ressourcesFiscales: { demandeur: salaire, enfant_1: { frais_reels: 300 } } };
    const reste = removeChild(avec, 1);
    expect(reste.ressourcesFiscales).toEqual({ demandeur: salaire });
    expect(addChild(reste).enfants).toEqual([0, 1]);
    expect(removeChild(avec, 0).ressourcesFiscales).toEqual(avec.ressourcesFiscales);
  });

  it("corriger un enfant redemande son prénom", () => {
    const ne = (context: JourneyContext) =>
      repondre(addChild(context), "individu/enfant_0/date_naissance", "2024-01-01");
    expect(editChild(ne(depart), 0).oubliees).toEqual([
      "individu/enfant_0/_firstName",
      "individu/enfant_0/date_naissance",
    ]);
  });

  it("corriger un enfant met de côté ses réponses, pas celles des autres", () => {
    const nes = [0, 1].reduce(
      (context, i) => repondre(context, `individu/enfant_${i}/date_naissance`, "2024-01-01"),
      deux,
    );
    const corrige = editChild(nes, 0);
    expect(corrige.oubliees.filter((key) => key.includes("date_naissance"))).toEqual([
      "individu/enfant_0/date_naissance",
    ]);
    expect([corrige.personne, corrige.unSeulEnfant, corrige.answers]).toEqual([
      "enfant_0",
      true,
      nes.answers,
    ]);
  });
});
