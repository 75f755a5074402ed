import { describe, expect, it } from "vitest";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { JOUR, neIlYA } from "../../test/fixtures/foyers.ts";
import { type OracleCase, oracleCases } from "../../test/fixtures/oracle.ts";
import { activePaths, answerAll, choicesAt, finished, type Journey, journey } from "../../test/journeys.ts";
import { connueDeLaReference, ecartsVoulus } from "../../test/reference.ts";
import { everyAnswer, keyOf } from "../answers/answer.ts";

const DEBUT = "/simulation/individu/demandeur/date_naissance";
const LISTE = "/simulation/enfants";
const RECAPITULATIF = "/simulation/recapitulatif";
const RESULTATS = "/simulation/resultats";
const moi = (champ: string) => `/simulation/individu/demandeur/${champ}`;
const conjoint = (champ: string) => `/simulation/individu/conjoint/${champ}`;
const enfant = (index: number, champ: string) => `/simulation/individu/enfant_${index}/${champ}`;

const salariee = { "demandeur/activite": "salarie", "menage/statut_occupation_logement": "locataire_vide" };
const enCouple = { ...salariee, "famille/en_couple": true };

/** Answers the open child, then stops on the list. */
const completer = (to: Journey, answers = {}) => answerAll(to, answers, [LISTE]);
const aLaListe = () => {
  const to = journey();
  answerAll(to, salariee, [LISTE]);
  return to;
};
const avecDeuxEnfants = () => {
  const to = aLaListe();
  for (const prenom of ["Léa", "Noé"]) {
    to.send({ type: "CHILD.ADD" });
    completer(to, { _firstName: prenom, date_naissance: "2015-12-31" });
  }
  return to;
};

describe("du début à la fin", () => {
  it("commence par la date de naissance", () => {
    expect(journey().path).toBe(DEBUT);
  });

  const contigus = oracleCases.filter(({ simulation }) =>
    (simulation.enfants ?? []).every((index, i) => index === i),
  );

  /** Goes through the reference case by answering it, adding its children when their list is reached. */
  const suivre = ({ simulation }: OracleCase) => {
    const to = journey({ dateDeValeur: simulation.dateDeValeur });
    const values = new Map(simulation.answers.all.map((answer) => [keyOf(answer as never), answer.value]));
    const met: string[] = [];
    for (let at = to.path; at !== RESULTATS; at = to.path) {
      const step = to.parcours.byPath.get(at);
      if (!step || met.at(-1) === at) throw new Error(`Le parcours reste sur ${at}`);
      if (at === LISTE && (to.context.enfants ?? []).length < (simulation.enfants ?? []).length)
        to.send({ type: "CHILD.ADD" });
      else {
        met.push(at);
        // A question that the reference does not know is answered in the most ordinary way.
        const key = keyOf(step.address);
        to.answer(values.has(key) ? values.get(key) : choicesAt(to)[0]);
      }
    }
    return { met: [...met, RESULTATS], parcours: to.parcours };
  };

  it.each(contigus.map((one) => [one.id, one] as const))(
    "les questions posées l’une après l’autre sont celles du questionnaire de référence, sauf écart voulu : %s",
    (_, one) => {
      const { met, parcours } = suivre(one);
      expect([...activePaths(parcours), RESULTATS]).toEqual(met);
      const deLaReference = met.filter(connueDeLaReference);
      expect(deLaReference).toEqual(ecartsVoulus[one.id] ? deLaReference : one.expected.activeSteps);
    },
  );

  it("les cas de référence essaient des foyers de zéro à trois enfants", () => {
    expect(new Set(contigus.map(({ simulation }) => (simulation.enfants ?? []).length))).toEqual(
      new Set([0, 1, 2, 3]),
    );
  });
});

describe("répondre", () => {
  it.each<[string, unknown]>([
    ["une date future", "2026-11-21"],
    ["une date qui n’existe pas", "2007-02-30"],
    ["rien", undefined],
    ["autre chose qu’une date", 12],
  ])("avec %s ne fait pas avancer et n’enregistre rien", (_, value) => {
    const to = journey();
    const avant = to.persisted();
    to.answer(value);
    expect(to.path).toBe(DEBUT);
    expect(to.persisted()).toBe(avant);
  });

  it("n’enregistre rien depuis le récapitulatif ni depuis les résultats", () => {
    for (const path of [RECAPITULATIF, RESULTATS]) {
      const to = finished(salariee).send({ type: "GO", path });
      const avant = to.context;
      to.answer(true);
      expect([to.path, to.context.answers]).toEqual([path, avant.answers]);
    }
  });
});

describe("reculer", () => {
  it("de la page « en savoir plus », revient à la question d’avant", () => {
    const to = journey();
    answerAll(to, salariee, ["demandeur/activite"]);
    expect(to.send({ type: "BACK", from: `${moi("activite")}/en_savoir_plus` }).path).toBe(
      moi("nationalite"),
    );
  });

  it.each([
    ["« Précédent »", { type: "BACK", from: enfant(0, "_firstName") }],
    ["le retour du navigateur", { type: "GO", path: LISTE }],
  ] as const)("d’un enfant qui vient d’être ajouté, par %s, ne laisse pas d’enfant vide", (_, event) => {
    const avant = aLaListe().context;
    const to = aLaListe().send({ type: "CHILD.ADD" });
    expect(to.send(event).path).toBe(LISTE);
    expect(to.context).toEqual(avant);
    expect(to.answer(0).path).toBe("/simulation/famille/en_couple");
  });
});

describe("aller à une page", () => {
  it("accepte la page « en savoir plus » d’une question", () => {
    expect(finished(salariee).send({ type: "GO", path: `${moi("activite")}/en_savoir_plus` }).path).toBe(
      moi("activite"),
    );
  });

  it("puis répondre mène à la question suivante, même déjà répondue", () => {
    expect(
      finished(salariee)
        .send({ type: "GO", path: moi("nationalite") })
        .answer("DE").path,
    ).toBe(moi("activite"));
  });
});

describe("corriger une réponse depuis le récapitulatif", () => {
  const corriger = (to: Journey, path: string, value: unknown) =>
    to.send({ type: "GO", path: RECAPITULATIF }).send({ type: "EDIT", path }).answer(value);

  it("revient aussitôt au récapitulatif quand rien de nouveau ne se demande", () => {
    const to = corriger(finished(salariee), moi("nationalite"), "AF");
    expect([to.path, to.situation.demandeur.nationalite]).toEqual([RECAPITULATIF, "AF"]);
  });

  it("revient au récapitulatif quand on recule", () => {
    const to = finished(salariee).send({ type: "EDIT", path: moi("nationalite") });
    expect(to.send({ type: "BACK", from: moi("nationalite") }).path).toBe(RECAPITULATIF);
    expect(to.situation.demandeur.nationalite).toBe("FR");
  });

  it("reste sur la question quand la réponse est refusée", () => {
    expect(corriger(finished(salariee), moi("nationalite"), "MARS").path).toBe(moi("nationalite"));
  });

  it("après une correction, un trajet ordinaire avance de question en question", () => {
    const to = corriger(finished(salariee), moi("nationalite"), "AF").send({
      type: "GO",
      path: moi("nationalite"),
    });
    expect(to.answer("FR").path).toBe(moi("activite"));
  });

  it.each<[string, Record<string, unknown>, string, unknown, string[]]>([
    [
      "salariée qui reprend des études : ses études, ses parents, leurs revenus",
      salariee,
      moi("activite"),
      "etudiant",
      [
        moi("scolarite"),
        moi("statuts_etablissement_scolaire"),
        moi("stagiaire"),
        moi("alternant"),
        "/simulation/parents/_situation",
        "/simulation/famille/bourse_criteres_sociaux_nombre_enfants_a_charge",
        "/simulation/famille/bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur",
        "/simulation/parents/_en_france",
        moi("bourse_criteres_sociaux_base_ressources_parentale"),
      ],
    ],
    [
      "personne seule qui se met en couple : tout sur le conjoint",
      salariee,
      "/simulation/famille/en_couple",
      true,
      [
        conjoint("date_naissance"),
        conjoint("nationalite"),
        conjoint("statut_marital"),
        conjoint("activite"),
        conjoint("handicap"),
        conjoint("enceinte"),
        conjoint("ressources/types"),
      ],
    ],
    [
      "locataire qui devient hébergée : ce que paie l’hébergement",
      salariee,
      "/simulation/menage/statut_occupation_logement",
      "loge_gratuitement",
      ["/simulation/menage/participation_frais", moi("habite_chez_parents")],
    ],
    [
      "une ressource de plus : ses montants",
      salariee,
      moi("ressources/types"),
      ["salaire_net", "bourse_recherche"],
      [moi("ressources/montants/revenusActivite"), moi("ressources/montants/autre")],
    ],
    ["handicap déclaré : le taux", salariee, moi("handicap"), true, [moi("taux_incapacite")]],
    [
      "retour à 22 ans : rattachement et régime",
      salariee,
      moi("date_naissance"),
      "2004-02-29",
      [moi("alternant"), moi("enfant_a_charge"), moi("regime_securite_sociale")],
    ],
  ])("demande exactement ce qui s’ouvre, puis revient — %s", (_, depart, path, value, attendu) => {
    const to = corriger(finished(depart), path, value);
    expect(answerAll(to, { "conjoint/activite": "salarie" })).toEqual(attendu);
    expect(to.path).toBe(RECAPITULATIF);
    expect(to.send({ type: "GO", path: RESULTATS }).path).toBe(RESULTATS);
  });

  it("redemande une réponse que la correction rend impossible : retraitée à 31 ans, 22 ans après correction", () => {
    const to = finished({
      ...salariee,
      "demandeur/date_naissance": "1990-05-17",
      "demandeur/activite": "retraite",
    });
    corriger(to, moi("date_naissance"), "2004-02-29");
    expect(to.path).toBe(moi("activite"));
    answerAll(to, { "demandeur/activite": "salarie" });
    expect(to.path).toBe(RECAPITULATIF);
  });

  it("n’attend pas une question qui s’ouvre plus loin que là où on en était : elle viendra en son temps", () => {
    const to = journey();
    answerAll(to, salariee, ["menage/depcom"]);
    corriger(to, moi("activite"), "etudiant");
    const posees = answerAll(to);
    expect(posees.at(-1)).toBe(
      "/simulation/famille/bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur",
    );
    expect(to.path).toBe(RECAPITULATIF);
    to.send({ type: "GO", path: "/simulation/menage/depcom" });
    expect(answerAll(to)).toContain("/simulation/parents/_en_france");
    expect(to.path).toBe(RESULTATS);
  });

  it("avant la fin du parcours, demande ce qui s’ouvre et laisse le reste pour plus tard", () => {
    const to = journey();
    answerAll(to, salariee, ["menage/depcom"]);
    corriger(to, moi("handicap"), true);
    expect(answerAll(to)).toEqual([moi("taux_incapacite")]);
    expect(to.path).toBe(RECAPITULATIF);
    expect(to.send({ type: "GO", path: "/simulation/menage/depcom" }).path).toBe("/simulation/menage/depcom");
  });

  it("revenir à la question en cours, par son adresse, ne fait pas oublier la correction", () => {
    const to = corriger(finished(salariee), moi("handicap"), true).send({
      type: "GO",
      path: moi("taux_incapacite"),
    });
    expect(to.answer(0.3).path).toBe(RECAPITULATIF);
  });

  it("ne laisse rien d’elle en mémoire, une fois revenue au récapitulatif", () => {
    expect(corriger(finished(salariee), moi("nationalite"), "AF").context.retour).toBeNull();
  });

  it("en plein milieu, un détour par une page ouverte garde ce qui reste à demander", () => {
    const to = corriger(finished(salariee), "/simulation/famille/en_couple", true);
    to.answer("1990-05-17");
    to.send({ type: "GO", path: RECAPITULATIF });
    expect(to.send({ type: "GO", path: RESULTATS }).path).toBe(RECAPITULATIF);
    expect(to.send({ type: "GO", path: conjoint("nationalite") }).path).toBe(conjoint("nationalite"));
  });
});

describe("une réponse mise de côté", () => {
  const coupleChange = () => {
    const to = finished({ ...enCouple, "conjoint/date_naissance": "2000-11-20" });
    for (const value of [false, true])
      to.send({ type: "EDIT", path: "/simulation/famille/en_couple" }).answer(value);
    return to;
  };

  it("se redemande, préremplie, quand le couple se reforme", () => {
    const to = coupleChange();
    const step = to.parcours.byPath.get(conjoint("date_naissance"));
    expect(to.path).toBe(conjoint("date_naissance"));
    expect([step?.given?.value, step?.answered]).toEqual(["2000-11-20", false]);
    expect(to.situation.conjoint).toEqual({ id: "conjoint", _role: "conjoint", enfant_a_charge: {} });
  });

  it("ne mène pas aux résultats tant qu’elle n’est pas confirmée", () => {
    expect(coupleChange().send({ type: "GO", path: RESULTATS }).path).toBe(conjoint("date_naissance"));
  });
});

describe("les enfants", () => {
  it("un enfant retiré se remet, avec tout ce que l’on en avait dit", () => {
    const to = avecDeuxEnfants();
    const { situation, context } = to;
    to.send({ type: "CHILD.REMOVE", index: 0 }).send({ type: "CHILD.RESTORE" });
    expect([to.path, to.situation]).toEqual([LISTE, situation]);
    expect(to.context.answers).toEqual(context.answers);
    const sans = to.send({ type: "CHILD.REMOVE", index: 1 }).answer(1).context;
    expect(to.send({ type: "CHILD.RESTORE" }).context).toEqual(sans);
  });

  it("deux enfants incomplets se complètent dans l’ordre qu’on veut", () => {
    const to = aLaListe()
      .send({ type: "CHILD.ADD" })
      .answer("Léa")
      .send({ type: "GO", path: LISTE })
      .send({ type: "CHILD.ADD" });
    completer(to, { _firstName: "Noé" });
    expect(to.path).toBe(LISTE);
    to.send({ type: "CHILD.EDIT", index: 0 });
    completer(to, { _firstName: "Léa" });
    expect(to.answer(2).path).toBe("/simulation/famille/en_couple");
    expect(to.situation.enfants?.map((one) => one._firstName)).toEqual(["Léa", "Noé"]);
  });

  it("ne s’ajoutent pas avant d’arriver à leur liste", () => {
    const to = journey();
    expect(to.send({ type: "CHILD.ADD" }).context.enfants).toBeNull();
    expect(to.path).toBe(DEBUT);
  });

  it.each(["CHILD.EDIT", "CHILD.REMOVE"] as const)("inconnus : %s ne fait rien", (type) => {
    const to = avecDeuxEnfants();
    const avant = to.persisted();
    expect(to.send({ type, index: 7 }).persisted()).toBe(avant);
  });

  it("une fois la liste quittée, se parcourent l’un après l’autre : du cadet, on recule chez l’aîné", () => {
    const to = avecDeuxEnfants().answer(2).send({ type: "GO", path: RECAPITULATIF });
    to.send({ type: "GO", path: enfant(1, "_firstName") }).send({
      type: "BACK",
      from: enfant(1, "_firstName"),
    });
    expect(to.path).toBe(enfant(0, "scolarite"));
    expect(to.answer("college").path).toBe(enfant(1, "_firstName"));
  });

  it("leurs ressources se demandent à ceux qui en ont, et à eux seuls", () => {
    const to = avecDeuxEnfants();
    const met = answerAll(to, {
      _hasRessources: [
        { id: "enfant_0", value: false },
        { id: "enfant_1", value: true },
      ],
      "enfant_1/ressources/types": ["bourse_lycee"],
    });
    expect(met.filter((path) => /ressources/i.test(path))).toEqual([
      moi("ressources/types"),
      "/simulation/individu/enfants/_hasRessources",
      enfant(1, "ressources/types"),
      enfant(1, "ressources/montants/autre"),
    ]);
    expect(to.path).toBe(RESULTATS);
  });

  it("en ajouter un depuis le récapitulatif demande cet enfant, ce qu’il ouvre, puis revient", () => {
    const to = finished(salariee)
      .send({ type: "GO", path: RECAPITULATIF })
      .send({ type: "EDIT", path: LISTE });
    to.send({ type: "CHILD.ADD" });
    const met = answerAll(to, { date_naissance: "2024-01-01" });
    expect(met).toEqual([
      ...["_firstName", "date_naissance", "nationalite", "garde_alternee", "handicap", "enfant_a_charge"].map(
        (champ) => enfant(0, champ),
      ),
      LISTE,
      "/simulation/famille/rsa_isolement_recent",
      "/simulation/individu/enfants/_hasRessources",
    ]);
    expect(to.path).toBe(RECAPITULATIF);
  });
});

describe("l’entrée du parcours", () => {
  it("reprend des réponses déjà données, et met de côté celles qui ne se posent plus", () => {
    const answers = everyAnswer(finished(enCouple).context.answers).map((answer) =>
      answer.fieldName === "en_couple" ? { ...answer, value: false } : answer,
    );
    const to = journey({ answers });
    expect(to.situation).toEqual(finished({ ...salariee, "famille/en_couple": false }).situation);
    expect(to.context.oubliees).toContain("individu/conjoint/activite");
    expect(to.context.dateDeValeur).toBe(JOUR);
  });
});

describe("les seuils de la loi", () => {
  it("se remplacent en route : une alternante de 27 ans n’est plus interrogée sous un seuil abaissé", () => {
    const salariee = journey().answer(neIlYA(26)).answer("FR").answer("salarie");
    const posee = () => salariee.parcours.active.some(({ path }) => path.endsWith("/demandeur/alternant"));
    expect(posee()).toBe(true);
    const age = "prestations_sociales.aides_jeunes.carte_des_metiers.age_maximal";
    salariee.send({ type: "PARAMETERS.SET", parameters: { ...defaultParameters, [age]: 25 } });
    expect(posee()).toBe(false);
  });
});
