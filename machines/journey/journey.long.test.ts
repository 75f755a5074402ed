import { describe, expect, it } from "vitest";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { JOUR, neIlYA } from "../../test/fixtures/foyers.ts";
import { type OracleCase, oracleCases } from "../../test/fixtures/oracle.ts";
import { activePaths, answerAll, choicesAt, finished, type Journey, journey } from "../../test/journeys.ts";
import { connueDeLaReference, ecartsVoulus } from "../../test/reference.ts";
import { keyOf } from "../answers/answer.ts";

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

  it("saute les questions qui ne concernent pas la personne", () => {
    const to = journey();
    answerAll(to, { "demandeur/date_naissance": "1990-05-17" }, ["demandeur/activite"]);
    to.answer("independant");
    expect(to.path).toBe(moi("handicap"));
    to.answer(false);
    expect(to.path).toBe(moi("enceinte"));
    to.answer("pas_concerne");
    expect(to.path).toBe(LISTE);
  });

  it("étudiant : les études d’abord, l’alternance ensuite", () => {
    const to = journey();
    const met = answerAll(
      to,
      {
        "demandeur/activite": "etudiant",
        scolarite: "enseignement_superieur",
        annee_etude: "licence_1",
        alternant: true,
      },
      [LISTE],
    );
    expect(met).toEqual(
      [
        "date_naissance",
        "nationalite",
        "activite",
        "scolarite",
        "annee_etude",
        "statuts_etablissement_scolaire",
        "mention_baccalaureat",
        "stagiaire",
        "alternant",
        "_contrat_alternant",
        "categorie_salarie",
        "groupe_specialites_formation",
        "_nombreMoisDebutContratDeTravail",
        "handicap",
        "enceinte",
      ].map(moi),
    );
  });
});

describe("reculer", () => {
  it("revient à la question active d’avant, jusqu’à la première", () => {
    const to = journey();
    const met = answerAll(to, salariee, ["famille/en_couple"]);
    const reculs: string[] = [];
    while (to.path !== DEBUT) {
      to.send({ type: "BACK", from: to.path });
      reculs.push(to.path);
    }
    expect(reculs).toEqual([...met].reverse());
    expect(to.send({ type: "BACK", from: DEBUT }).path).toBe(DEBUT);
  });

  it("garde les réponses déjà données", () => {
    const to = journey();
    answerAll(to, salariee, ["famille/en_couple"]);
    const { answers } = to.context;
    to.send({ type: "BACK", from: to.path }).send({ type: "BACK", from: LISTE });
    expect(to.context.answers).toEqual(answers);
    expect(to.situation.demandeur.enceinte).toBe("enceinte");
  });

  it("des résultats, revient à la dernière question", () => {
    expect(finished(salariee).send({ type: "BACK", from: RESULTATS }).path).toBe(
      moi("_interetAidesSanitaireSocial"),
    );
  });

  it("de la page « en savoir plus », revient à la question d’avant", () => {
    const to = journey();
    answerAll(to, salariee, ["demandeur/activite"]);
    expect(to.send({ type: "BACK", from: `${moi("activite")}/en_savoir_plus` }).path).toBe(
      moi("nationalite"),
    );
  });

  it("du patrimoine et des revenus fiscaux, revient au récapitulatif", () => {
    for (const path of ["/simulation/ressources/patrimoine", "/simulation/ressources/fiscales"]) {
      const to = finished(salariee).send({ type: "GO", path });
      expect(to.path).toBe(path);
      expect(to.send({ type: "BACK", from: path }).path).toBe(RECAPITULATIF);
    }
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

  it("d’un enfant dont on a dit le prénom, le garde", () => {
    const to = aLaListe().send({ type: "CHILD.ADD" }).answer("Léa");
    to.send({ type: "BACK", from: enfant(0, "date_naissance") });
    expect([to.path, to.situation.enfants?.[0]?._firstName]).toEqual([enfant(0, "_firstName"), "Léa"]);
    expect(to.send({ type: "BACK", from: enfant(0, "_firstName") }).context.enfants).toEqual([0]);
  });
});

describe("aller à une page", () => {
  it.each([
    ["une question qui ne se pose pas", moi("scolarite")],
    ["une question d’après celle qui attend", "/simulation/menage/depcom"],
    ["les résultats avant la fin", RESULTATS],
    ["une page inconnue", "/simulation/piscine"],
    ["un enfant inconnu", enfant(0, "date_naissance")],
  ])("refuse %s", (_, path) => {
    const to = journey();
    answerAll(to, salariee, ["famille/en_couple"]);
    const avant = to.persisted();
    expect(to.send({ type: "GO", path }).path).toBe("/simulation/famille/en_couple");
    expect(to.persisted()).toBe(avant);
  });

  it("refuse le récapitulatif tant que la date de naissance manque", () => {
    expect(journey().send({ type: "GO", path: RECAPITULATIF }).path).toBe(DEBUT);
  });

  it("accepte une question déjà passée, celle qui attend, et le récapitulatif", () => {
    const to = journey();
    answerAll(to, salariee, ["famille/en_couple"]);
    for (const path of [moi("activite"), "/simulation/famille/en_couple", LISTE, RECAPITULATIF]) {
      expect(to.send({ type: "GO", path }).path).toBe(path);
    }
  });

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

  it("ne compte plus quand le couple se sépare : même foyer que sans conjoint", () => {
    const to = finished(enCouple);
    to.send({ type: "EDIT", path: "/simulation/famille/en_couple" }).answer(false);
    expect(to.situation).toEqual(finished({ ...salariee, "famille/en_couple": false }).situation);
    expect(to.path).toBe(RECAPITULATIF);
  });

  it("se redemande, préremplie, quand le couple se reforme", () => {
    const to = coupleChange();
    const step = to.parcours.byPath.get(conjoint("date_naissance"));
    expect(to.path).toBe(conjoint("date_naissance"));
    expect([step?.given?.value, step?.answered]).toEqual(["2000-11-20", false]);
    expect(to.situation.conjoint).toEqual({ id: "conjoint", _role: "conjoint", enfant_a_charge: {} });
  });

  it("compte à nouveau dès qu’elle est confirmée, et le parcours revient au récapitulatif", () => {
    const to = coupleChange();
    const attendu = finished({ ...enCouple, "conjoint/date_naissance": "2000-11-20" });
    answerAll(to, { "conjoint/date_naissance": "2000-11-20" });
    expect(to.path).toBe(RECAPITULATIF);
    expect(to.situation).toEqual(attendu.situation);
  });

  it("ne mène pas aux résultats tant qu’elle n’est pas confirmée", () => {
    expect(coupleChange().send({ type: "GO", path: RESULTATS }).path).toBe(conjoint("date_naissance"));
  });
});

describe("les enfants", () => {
  it("chacun est interrogé de la naissance au rattachement, puis la liste revient", () => {
    const to = aLaListe().send({ type: "CHILD.ADD" });
    expect(completer(to, { date_naissance: "2015-12-31" })).toEqual(
      [
        "_firstName",
        "date_naissance",
        "nationalite",
        "garde_alternee",
        "handicap",
        "enfant_a_charge",
        "scolarite",
      ].map((champ) => enfant(0, champ)),
    );
    expect(to.path).toBe(LISTE);
  });

  it("portent un prénom provisoire jusqu’à ce qu’on le donne", () => {
    const to = aLaListe().send({ type: "CHILD.ADD" });
    expect([to.path, to.situation.enfants?.[0]?._firstName]).toEqual([
      enfant(0, "_firstName"),
      "votre 1er enfant",
    ]);
    expect(to.parcours.byPath.get(to.path)?.given?.value).toBe("votre 1er enfant");
    expect(to.answer("Léa").situation.enfants?.[0]?._firstName).toBe("Léa");
  });

  it("corriger l’aîné ne touche pas au cadet et revient à la liste", () => {
    const to = avecDeuxEnfants();
    const [, cadet] = to.situation.enfants ?? [];
    to.send({ type: "CHILD.EDIT", index: 0 });
    expect(to.path).toBe(enfant(0, "_firstName"));
    const met = completer(to, { _firstName: "Lou", date_naissance: "2024-01-01" });
    expect(met).toEqual(
      ["_firstName", "date_naissance", "nationalite", "garde_alternee", "handicap", "enfant_a_charge"].map(
        (champ) => enfant(0, champ),
      ),
    );
    expect(to.path).toBe(LISTE);
    expect(to.situation.enfants?.[1]).toEqual(cadet);
    expect(to.situation.enfants?.[0]).toMatchObject({ _firstName: "Lou", date_naissance: "2024-01-01" });
  });

  it("corriger un enfant le redemande en entier, prérempli", () => {
    const to = avecDeuxEnfants().send({ type: "CHILD.EDIT", index: 1 });
    const siens = to.parcours.steps.filter(
      (step) => step.child && step.personne === "enfant_1" && step.given,
    );
    expect(siens.map((step) => step.answered)).toEqual(siens.map(() => false));
    expect(siens.find((step) => step.step.field === "_firstName")?.given?.value).toBe("Noé");
  });

  it.each([
    ["l’aîné d’abord", [0, 1]],
    ["le cadet d’abord", [1, 0]],
  ])("se retirent dans n’importe quel ordre, sans laisser de trace : %s", (_, ordre) => {
    const avant = aLaListe().context;
    const to = avecDeuxEnfants();
    for (const index of ordre) {
      to.send({ type: "CHILD.REMOVE", index });
      expect(to.path).toBe(LISTE);
    }
    expect({ ...to.context, retire: undefined }).toEqual(avant);
  });

  it("un enfant retiré se remet, avec tout ce que l’on en avait dit", () => {
    const to = avecDeuxEnfants();
    const { situation, context } = to;
    to.send({ type: "CHILD.REMOVE", index: 0 }).send({ type: "CHILD.RESTORE" });
    expect([to.path, to.situation]).toEqual([LISTE, situation]);
    expect(to.context.answers).toEqual(context.answers);
    const sans = to.send({ type: "CHILD.REMOVE", index: 1 }).answer(1).context;
    expect(to.send({ type: "CHILD.RESTORE" }).context).toEqual(sans);
  });

  it("retirer l’aîné laisse le cadet tel quel, et le suivant prend un numéro nouveau", () => {
    const to = avecDeuxEnfants();
    const cadet = to.situation.enfants?.[1];
    to.send({ type: "CHILD.REMOVE", index: 0 });
    expect(to.situation.enfants).toEqual([cadet]);
    expect(to.send({ type: "CHILD.ADD" }).context.enfants).toEqual([1, 2]);
    expect(to.path).toBe(enfant(2, "_firstName"));
  });

  it("un enfant ajouté puis retiré laisse la même mémoire qu’avant", () => {
    const to = aLaListe();
    const avant = to.context;
    to.send({ type: "CHILD.ADD" }).answer("Léa").answer("2015-12-31");
    expect({ ...to.send({ type: "CHILD.REMOVE", index: 0 }).context, retire: undefined }).toEqual(avant);
  });

  it("un enfant ajouté puis retiré rend à une étudiante les questions de bourse déjà répondues", () => {
    const to = finished({ "demandeur/date_naissance": "2004-02-29", "demandeur/activite": "etudiant" });
    const avant = [activePaths(to.parcours), to.parcours.active.every(({ answered }) => answered)];
    expect(avant[0]).toContain("/simulation/famille/bourse_criteres_sociaux_nombre_enfants_a_charge");
    to.send({ type: "GO", path: "/simulation/enfants" }).send({ type: "CHILD.ADD" });
    expect(activePaths(to.parcours)).not.toContain(
      "/simulation/famille/bourse_criteres_sociaux_nombre_enfants_a_charge",
    );
    to.send({ type: "CHILD.REMOVE", index: 0 });
    expect([activePaths(to.parcours), to.parcours.active.every(({ answered }) => answered)]).toEqual(avant);
    expect(to.context.oubliees).toEqual([]);
  });

  it("un enfant ajouté puis retiré après la fin laisse le même foyer et les mêmes réponses", () => {
    const to = finished(salariee);
    const { situation, context } = to;
    to.send({ type: "GO", path: LISTE }).send({ type: "CHILD.ADD" });
    completer(to);
    to.send({ type: "CHILD.REMOVE", index: 0 }).answer(0);
    expect(to.situation).toEqual(situation);
    expect(to.context.answers).toEqual(context.answers);
  });

  it("un enfant incomplet empêche de quitter la liste", () => {
    const to = aLaListe().send({ type: "CHILD.ADD" }).answer("Léa").answer("2015-12-31");
    to.send({ type: "GO", path: LISTE });
    expect(to.path).toBe(LISTE);
    expect(to.answer(1).path).toBe(LISTE);
    expect(to.send({ type: "GO", path: "/simulation/famille/en_couple" }).path).toBe(LISTE);
    to.send({ type: "GO", path: enfant(0, "nationalite") });
    completer(to);
    expect(to.answer(1).path).toBe("/simulation/famille/en_couple");
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

  it("reculer du premier écran d’un enfant corrigé ramène à la liste, pas chez son aîné", () => {
    const to = avecDeuxEnfants().send({ type: "CHILD.EDIT", index: 1 });
    expect(to.send({ type: "BACK", from: to.path }).path).toBe(LISTE);
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

describe("la marque", () => {
  const projets = (marque: "neutre" | "banque", aleas: string[]) => {
    const to = journey({ marque });
    const met = answerAll(to, { ...salariee, _aleas: aleas });
    return met
      .slice(met.indexOf(moi("_interetsAidesVelo")))
      .map((path) => path.slice(path.lastIndexOf("/") + 1));
  };
  const communs = ["_interetsAidesVelo", "_interetBafa", "_interetPermisDeConduire"];

  it("neutre : les projets de chacun", () => {
    expect(projets("neutre", [])).toEqual([...communs, "_interetAidesSanitaireSocial"]);
  });

  it("banque : ses projets et les aléas en plus, sans diagnostic pour qui ne redoute rien", () => {
    expect(projets("banque", [])).toEqual([
      ...communs,
      "_interetVoiture",
      "_interetLogement",
      "_interetEmploi",
      "_interetAidesSanitaireSocial",
      "_aleas",
    ]);
  });

  it("banque : un diagnostic pour qui redoute un aléa", () => {
    expect(projets("banque", ["perte_emploi"]).slice(-2)).toEqual(["_aleas", "_interetDiagnostifFinancier"]);
  });
});

describe("ce qui se donne hors du parcours", () => {
  it("revenus fiscaux et patrimoine entrent dans le foyer sans déplacer personne", () => {
    const to = finished(salariee);
    to.send({ type: "TAX.SET", ressourcesFiscales: { demandeur: { salaire_imposable: 9000 } } });
    to.send({ type: "WEALTH.SET", patrimoine: { livret_a: 100 } });
    expect(to.path).toBe(RESULTATS);
    expect(to.situation.demandeur.salaire_imposable).toEqual({ 2024: 9000 });
    expect(to.situation.demandeur.livret_a).toEqual({ "month:2012-01:120": 100 });
  });
});

describe("l’entrée du parcours", () => {
  it("reprend des réponses déjà données, et met de côté celles qui ne se posent plus", () => {
    const answers = finished(enCouple).context.answers.map((answer) =>
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
