import { describe, expect, it } from "vitest";
import { activePaths, answerAll, finished, journey } from "../../test/journeys.ts";
import { ouErreur } from "../../test/ou-erreur.ts";
import { keyOf } from "../answers/answer.ts";
import { questionOf } from "../questions/index.ts";
import { say } from "../questions/words.ts";
import {
  type Avance,
  avancer,
  backFrom,
  breadcrumb,
  canCorrect,
  canVisit,
  chapterOf,
  currentAnswers,
  frontier,
  isComplete,
  missingChildAnswers,
  previousPath,
  progress,
  remaining,
  stepAt,
} from "./position.ts";
import { pathOfRoute, routeTo } from "./routing.ts";
import { PATRIMOINE, RECAPITULATIF, RESSOURCES_FISCALES, RESULTATS, screens, stepPath } from "./screens.ts";

const LISTE = "/simulation/enfants";
const EN_COUPLE = "/simulation/famille/en_couple";
const moi = (champ: string) => `/simulation/individu/demandeur/${champ}`;
const salariee = { "demandeur/activite": "salarie", "menage/statut_occupation_logement": "proprietaire" };

/** Sixteen active steps, all answered. */
const finie = finished(salariee).parcours;
/** The same, answered up to the list of children. */
const { parcours: enChemin, context: enCheminDossier } = (() => {
  const to = journey();
  answerAll(to, salariee, ["famille/en_couple"]);
  return to;
})();
/** One complete child (Léa), one whose birth date is missing, standing on the second. */
const deuxEnfants = (() => {
  const to = journey();
  answerAll(to, salariee, ["enfants"]);
  to.send({ type: "CHILD.ADD" });
  answerAll(to, { _firstName: "Léa", date_naissance: "2024-01-01" }, ["enfants"]);
  return to.send({ type: "CHILD.ADD" }).answer("Noé");
})();

describe("la question précédente", () => {
  it("se retrouve sur tout le parcours", () => {
    const paths = activePaths(finie);
    expect(paths.map((path) => previousPath(finie, path))).toEqual([undefined, ...paths.slice(0, -1)]);
  });

  it("des résultats, c’est la dernière question", () => {
    expect(previousPath(finie, RESULTATS)).toBe(moi("_interetAidesSanitaireSocial"));
  });

  it("la page « en savoir plus » se tient à sa question", () => {
    expect(previousPath(finie, `${moi("activite")}/en_savoir_plus`)).toBe(
      previousPath(finie, moi("activite")),
    );
    expect(stepPath(`${LISTE}/en_savoir_plus`)).toBe(LISTE);
  });

  it.each(["/simulation/piscine", moi("scolarite"), RECAPITULATIF, ""])(
    "une page hors du parcours est une erreur : « %s »",
    (path) => {
      expect(() => previousPath(finie, path)).toThrow(`Logic missing for ${path}`);
    },
  );
});

describe("à plusieurs questions par écran, où une question n’a pas toujours d’écran", () => {
  const { parcours } = finished(
    { "demandeur/activite": "salarie", "menage/statut_occupation_logement": "locataire_vide" },
    { reunies: true },
  );
  const DEBUT = moi("date_naissance");
  const COLOC = "/simulation/menage/coloc";
  const DEBUT_DU_CONTRAT = moi("_nombreMoisDebutContratDeTravail");

  it("en pose onze", () => {
    expect(parcours.ecrans.map(({ path }) => path)).toEqual([
      DEBUT,
      moi("nationalite"),
      moi("activite"),
      DEBUT_DU_CONTRAT,
      moi("handicap"),
      LISTE,
      EN_COUPLE,
      "/simulation/menage/statut_occupation_logement",
      "/simulation/menage/depcom",
      moi("ressources/types"),
      moi("_interetsAidesVelo"),
    ]);
  });

  it("une question sans écran se tient à l’écran qui la précède", () => {
    const pliees = [moi("enceinte"), COLOC, moi("_interetBafa")];
    expect(pliees.map((path) => previousPath(parcours, path))).toEqual([
      DEBUT_DU_CONTRAT,
      EN_COUPLE,
      moi("ressources/types"),
    ]);
    expect([progress(parcours, COLOC), remaining(parcours, COLOC)]).toEqual([7 / 11, 4]);
  });

  it("au premier écran rien n’est passé, aux résultats tout l’est", () => {
    expect([DEBUT, RESULTATS].map((path) => progress(parcours, path))).toEqual([0, 1]);
    expect([DEBUT, RESULTATS].map((path) => remaining(parcours, path))).toEqual([11, 0]);
  });
});

describe("ce qui ne mène nulle part est une erreur, qui le nomme", () => {
  it("un état que le parcours n’a pas, une adresse sans étape", () => {
    expect(() => stepAt(enCheminDossier, "piscine")).toThrow("Logic missing for piscine");
    expect(() => routeTo(finie, "/simulation/piscine")).toThrow("Logic missing for /simulation/piscine");
  });
});

it("le chemin que prend un événement est celui qui l’a fait prendre", () => {
  const chemins = [...activePaths(finie), ...screens];
  expect(chemins.map((path) => pathOfRoute(finie, routeTo(finie, path)))).toEqual(chemins);
});

describe("reculer", () => {
  it.each([RECAPITULATIF, RESSOURCES_FISCALES, PATRIMOINE])("de %s ramène au récapitulatif", (path) => {
    expect(ouErreur(() => backFrom(enCheminDossier, path))).toBe(RECAPITULATIF);
  });
});

describe("l’avancement", () => {
  it.each(["/", ...screens])("hors des questions, est la part des questions répondues : %s", (path) => {
    expect(progress(finie, path)).toBe(1);
    expect(progress(enChemin, path)).toBe(
      enChemin.active.filter((step) => step.answered).length / enChemin.active.length,
    );
    expect(progress(journey().parcours, path)).toBe(0);
  });

  describe("montré par la barre", () => {
    const couple = activePaths(finie).indexOf(EN_COUPLE);
    const montrer = (avant: Avance | undefined, path: string) => avancer(avant, finie, path);

    it("est l’avancement, et le suit en avançant", () => {
      const premier = montrer(undefined, moi("date_naissance"));
      expect(premier).toEqual({ rang: 0, part: 0, reste: 16 });
      expect(montrer(premier, EN_COUPLE)).toEqual({
        rang: couple,
        part: progress(finie, EN_COUPLE),
        reste: remaining(finie, EN_COUPLE),
      });
    });

    it("attend quand une réponse a ouvert plus de questions qu’elle n’en passe", () => {
      const avant = { rang: couple - 1, part: 0.9, reste: 20 };
      expect(montrer(avant, EN_COUPLE)).toMatchObject({ rang: couple, part: 0.9 });
      expect(montrer({ ...avant, rang: couple }, EN_COUPLE).part).toBe(0.9);
      expect(montrer(avant, RECAPITULATIF)).toEqual({ rang: finie.active.length, part: 1, reste: 0 });
    });

    it("n’annonce pas plus de deux questions de plus à la fois, en avançant", () => {
      const reste = remaining(finie, EN_COUPLE);
      const apres = (annoncees: number) =>
        montrer({ rang: couple - 1, part: 0, reste: annoncees }, EN_COUPLE).reste;
      expect(apres(reste - 3)).toBe(reste - 1);
      expect(apres(reste - 2)).toBe(reste);
      expect(apres(reste + 5)).toBe(reste);
      expect(montrer({ rang: couple + 1, part: 0, reste: 1 }, EN_COUPLE).reste).toBe(reste);
    });
  });

  it("compte les questions qui restent", () => {
    expect([
      remaining(finie, moi("date_naissance")),
      remaining(finie, moi("_interetAidesSanitaireSocial")),
    ]).toEqual([16, 1]);
    expect(remaining(finie, RESULTATS)).toBe(0);
    expect(remaining(enChemin, RECAPITULATIF)).toBe(enChemin.active.filter((step) => !step.answered).length);
  });

  it("la première question en attente, puis les résultats", () => {
    expect([frontier(journey().parcours), frontier(enChemin), frontier(finie)]).toEqual([
      moi("date_naissance"),
      EN_COUPLE,
      RESULTATS,
    ]);
    expect([isComplete(enChemin), isComplete(finie)]).toEqual([false, true]);
  });
});

describe("les pages ouvertes", () => {
  it("à mi-chemin : ce qui est répondu, la question qui attend, les écrans à part — pas la suite", () => {
    const ouvertes = enChemin.steps.filter((step) => canVisit(enChemin, step.path)).map((step) => step.path);
    expect(ouvertes).toEqual([
      ...enChemin.active.filter((step) => step.answered).map((step) => step.path),
      EN_COUPLE,
    ]);
    expect(screens.filter((path) => canVisit(enChemin, path))).toEqual([
      RECAPITULATIF,
      RESSOURCES_FISCALES,
      PATRIMOINE,
    ]);
  });

  it("au début : la première question seulement", () => {
    const { parcours } = journey();
    expect(
      [...activePaths(parcours), ...screens, "/simulation/piscine"].filter((path) =>
        canVisit(parcours, path),
      ),
    ).toEqual([moi("date_naissance")]);
  });

  it("à la fin : tout ce qui est actif, et les résultats", () => {
    expect([...activePaths(finie), ...screens].filter((path) => !canVisit(finie, path))).toEqual([]);
    expect([canVisit, canCorrect].map((ouverte) => ouverte(finie, moi("scolarite")))).toEqual([false, false]);
    expect(canVisit(finie, `${moi("activite")}/en_savoir_plus`)).toBe(true);
  });

  it("la liste des enfants reste ouverte quand l’un d’eux est incomplet, mais pas la suite", () => {
    const { parcours } = deuxEnfants;
    expect([LISTE, EN_COUPLE].map((path) => canVisit(parcours, path))).toEqual([true, false]);
    expect(canVisit(parcours, "/simulation/individu/enfant_0/handicap")).toBe(true);
    expect(canVisit(parcours, "/simulation/individu/enfant_1/date_naissance")).toBe(true);
    expect(canVisit(parcours, "/simulation/individu/enfant_1/nationalite")).toBe(false);
  });
});

describe("un enfant repris", () => {
  it("ferme la suite jusqu’à ce qu’il soit redit", () => {
    const to = journey();
    answerAll(to, salariee, ["enfants"]);
    answerAll(to.send({ type: "CHILD.ADD" }), {}, [LISTE]);
    answerAll(to);
    to.send({ type: "GO", path: LISTE }).send({ type: "CHILD.EDIT", index: 0 });
    expect([LISTE, EN_COUPLE, RESULTATS].map((path) => canVisit(to.parcours, path))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("les réponses courantes", () => {
  const champs = (answers: ReturnType<typeof currentAnswers>) => answers.map(keyOf);
  const courantes = (...args: Parameters<typeof currentAnswers>) =>
    ouErreur(() => champs(currentAnswers(...args)));
  const profil = enChemin.active.filter(({ chapter }) => chapter === "profil").map(({ key }) => key);

  it("avant les enfants, aucune des leurs", () => {
    const to = journey();
    answerAll(to, salariee, ["enfants"]);
    answerAll(to.send({ type: "CHILD.ADD" }), {}, [LISTE]);
    answerAll(to);
    expect(courantes(to.parcours, moi("activite"))).toEqual(
      [moi("date_naissance"), moi("nationalite")].map((path) => to.parcours.byPath.get(path)?.key),
    );
  });

  it("s’arrêtent à la première question sans réponse, même si d’autres sont répondues après elle", () => {
    const trou = finished(salariee).send({ type: "EDIT", path: EN_COUPLE }).answer(true).parcours;
    const premiere = trou.active.findIndex((step) => !step.answered);
    expect(trou.active[premiere]?.path).toBe("/simulation/individu/conjoint/date_naissance");
    const avant = trou.active.slice(0, premiere).map((step) => keyOf(step.address));
    expect(courantes(trou, RECAPITULATIF)).toEqual(avant);
    expect(champs(currentAnswers(trou, "/simulation/menage/depcom"))).toEqual(avant);
  });

  it("sans réponse à la première question, il n’y en a aucune", () => {
    const nationalite = { entityName: "individu", id: "demandeur", fieldName: "nationalite" } as const;
    const answers = [{ ...nationalite, value: "FR" }];
    const { parcours } = journey({ answers });
    expect(parcours.byPath.get(moi("nationalite"))?.answered).toBe(true);
    expect(courantes(parcours, RESULTATS)).toEqual([]);
  });

  it("chez un enfant, ne comptent ni la suite du parcours, ni ce qu’un frère ou une sœur doit redire", () => {
    const to = journey();
    answerAll(to, { ...salariee, "menage/statut_occupation_logement": "proprietaire" }, ["enfants"]);
    for (let rang = 0; rang < 2; rang++) answerAll(to.send({ type: "CHILD.ADD" }), {}, [LISTE]);
    answerAll(to);
    to.send({ type: "GO", path: LISTE }).send({ type: "CHILD.EDIT", index: 0 });
    expect(to.parcours.byPath.get("/simulation/individu/enfant_0/nationalite")).toMatchObject({
      answered: false,
      given: { value: "FR" },
    });
    const second = to.parcours.active.filter(({ personne }) => personne === "enfant_1");
    expect(courantes(to.parcours, second[1]!.path)).toEqual([...profil, second[0]!.key]);
  });

  it("chez un enfant, gardent celles de ses frères et sœurs", () => {
    const { parcours, path } = deuxEnfants;
    expect(path).toBe("/simulation/individu/enfant_1/date_naissance");
    const attendu = parcours.active
      .filter((step) => step.answered && step.path !== LISTE)
      .map((step) => keyOf(step.address));
    expect(champs(currentAnswers(parcours, path))).toEqual(attendu);
    expect(courantes(parcours, "/simulation/individu/enfant_0/_firstName")).toEqual([
      ...profil,
      "individu/enfant_1/_firstName",
    ]);
  });

  it("chez un enfant, sautent ce qui manque à ses frères et sœurs ; à leur liste, s’y arrêtent", () => {
    const to = journey();
    answerAll(to, salariee, ["enfants"]);
    to.send({ type: "CHILD.ADD" }).answer("Léa").send({ type: "GO", path: LISTE });
    const { parcours, path } = to.send({ type: "CHILD.ADD" }).answer("Noé");
    expect(path).toBe("/simulation/individu/enfant_1/date_naissance");
    expect(courantes(parcours, path)).toEqual([
      ...profil,
      "individu/enfant_0/_firstName",
      "individu/enfant_1/_firstName",
    ]);
    expect(courantes(parcours, LISTE)).toEqual([...profil, "individu/enfant_0/_firstName"]);
  });
});

describe("le fil d’Ariane", () => {
  const resume = (...args: Parameters<typeof breadcrumb>) =>
    ouErreur(() => breadcrumb(...args).map(({ name, state, path }) => `${name} ${state} ${path ?? "fermé"}`));

  it("au début : le premier chapitre, les autres fermés", () => {
    expect(resume(journey().parcours, moi("date_naissance"))).toEqual([
      `profil current ${moi("date_naissance")}`,
      "foyer todo fermé",
      "logement todo fermé",
      "revenus todo fermé",
      "projets todo fermé",
      "resultats todo fermé",
    ]);
  });

  it("au foyer : le profil est passé, le logement attend", () => {
    expect(resume(enChemin, EN_COUPLE)).toEqual([
      `profil done ${moi("date_naissance")}`,
      `foyer current ${LISTE}`,
      "logement todo fermé",
      "revenus todo fermé",
      "projets todo fermé",
      "resultats todo fermé",
    ]);
  });

  it("revenu au profil depuis le foyer : le foyer reste ouvert, il suit un chapitre terminé", () => {
    expect(resume(enChemin, moi("activite")).slice(0, 3)).toEqual([
      `profil current ${moi("date_naissance")}`,
      `foyer todo ${LISTE}`,
      "logement todo fermé",
    ]);
  });

  it("revenu au profil une fois tout répondu : la suite est encore à faire, et s’ouvre", () => {
    expect(resume(finie, moi("activite"))).toEqual([
      `profil current ${moi("date_naissance")}`,
      `foyer todo ${LISTE}`,
      "logement todo /simulation/menage/statut_occupation_logement",
      `revenus todo ${moi("ressources/types")}`,
      `projets todo ${moi("_interetsAidesVelo")}`,
      `resultats todo ${RESULTATS}`,
    ]);
  });

  it("un chapitre sans écran ne s’ouvre pas", () => {
    const ecrans = finie.ecrans.filter(({ chapter }) => chapter !== "projets");
    expect(resume({ ...finie, ecrans }, RESULTATS).slice(-2)).toEqual([
      "projets done fermé",
      `resultats current ${RESULTATS}`,
    ]);
  });

  it("aux résultats : tout est passé et s’ouvre", () => {
    expect(resume(finie, RESULTATS)).toEqual([
      `profil done ${moi("date_naissance")}`,
      `foyer done ${LISTE}`,
      "logement done /simulation/menage/statut_occupation_logement",
      `revenus done ${moi("ressources/types")}`,
      `projets done ${moi("_interetsAidesVelo")}`,
      `resultats current ${RESULTATS}`,
    ]);
  });

  it("au récapitulatif : ce qui est terminé est passé, aucun chapitre n’est en cours", () => {
    const etats = (parcours: typeof finie) => breadcrumb(parcours, RECAPITULATIF).map(({ state }) => state);
    expect(etats(enChemin)).toEqual(["done", "todo", "todo", "todo", "todo", "todo"]);
    expect(etats(finie)).toEqual(["done", "done", "done", "done", "done", "todo"]);
  });

  it.each([
    [moi("activite"), "profil"],
    ["/simulation/individu/conjoint/activite", "foyer"],
    ["/simulation/famille/proprietaire_proche_famille", "logement"],
    [moi("habite_chez_parents"), "logement"],
    ["/simulation/individu/enfants/_hasRessources", "revenus"],
    ["/simulation/parents/rfr", "revenus"],
    ["/simulation/famille/bourse_lycee", "projets"],
    [`${RESULTATS}/rsa`, "resultats"],
    [RECAPITULATIF, "recapitulatif"],
    [RESSOURCES_FISCALES, "revenus"],
    ["/simulation/piscine", "Chapitre inconnu : /simulation/piscine"],
  ])("%s est au chapitre « %s »", (path, chapitre) => {
    expect(ouErreur(() => chapterOf(finie, path))).toBe(chapitre);
  });
});

describe("ce qui manque aux enfants", () => {
  it("nomme l’enfant et chaque question en attente", () => {
    expect(missingChildAnswers(deuxEnfants.parcours)).toEqual([
      {
        id: "enfant_1",
        prenom: "Noé",
        champs: ["date_naissance", "nationalite", "garde_alternee", "handicap", "enfant_a_charge"].map(
          (champ) => say(questionOf("individu", champ).summary, { role: "enfant" }),
        ),
      },
    ]);
  });

  it("rien ne manque à un foyer sans enfant", () => {
    expect(missingChildAnswers(finie)).toEqual([]);
  });
});
