import { MemoryRouter } from "react-router";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ecranSeul } from "../../test/fixtures/ecran.tsx";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { contextOf, whoOf } from "../../machines/journey/about.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { say } from "../../machines/questions/words.ts";
import { ecrireReponse } from "../cadre/format/reponse.ts";
import { frontier } from "../../machines/journey/position.ts";
import {
  FIRST_STEP,
  LISTE_ENFANTS,
  PATRIMOINE,
  RECAPITULATIF,
  RESSOURCES_FISCALES,
  RESULTATS,
} from "../../machines/journey/screens.ts";
import { startingContext } from "../../machines/journey/start.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import type { FoyerRaconte } from "../../machines/studio/foyers/foyer.ts";
import { foyers, personas } from "../../machines/studio/personas/personas.ts";
import { achever, remplir } from "../../machines/studio/personas/remplir.ts";
import { answersOf, everyAnswer } from "../../machines/answers/answer.ts";
import { storedAt } from "../../machines/journey/stored.ts";
import { restoreSession } from "../../machines/session/persist.ts";
import { sessionMachine } from "../../machines/session/session.ts";
import type { KeptSession } from "../../machines/session/state.ts";
import { direLaPage } from "../cadre/navigation/dite.ts";
import { lancee } from "../session/reprise.ts";
import { journeyActorOf } from "../session/journey-actor.ts";
import { journeyAt } from "../session/use-journey.ts";
import { SessionProvider } from "../session/use-session.tsx";
import { Component as PasEncore } from "../cadre/shell/pas-encore.tsx";
import { Bandeau } from "../cadre/shell/message.tsx";
import { Component as Enfants } from "../questions/controls/enfants.tsx";
import { SousQuestions } from "../questions/sous-question.tsx";
import { ChangementsDits } from "../resultats/changements.tsx";
import { desResultats, unDroit } from "../../test/fixtures/droits.ts";
import { Pied } from "./pied.tsx";
import { Component as Patrimoine } from "./patrimoine.tsx";
import { Component as Recapitulatif } from "./recapitulatif.tsx";
import { Component as RessourcesFiscales } from "./ressources-fiscales.tsx";

beforeAll(() => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  direLaPage({ marque: "neutre", jour: JOUR_FIXE, liens: {} });
  vi.stubGlobal("location", { href: "http://localhost/", search: "", host: "localhost" });
});
afterAll(() => void vi.unstubAllGlobals());

/** A tab whose journey stands at a page: its session is the real one, its pages are drawn anew after each press. */
function onglet(depart: JourneyContext, path: string, gardee: KeptSession | null = null) {
  const journey = JSON.stringify(storedAt({ context: depart, path }));
  const input = { today: JOUR_FIXE, marque: "neutre" as const, parameters: defaultParameters };
  const { actor } = restoreSession(
    sessionMachine,
    { journey, session: gardee && JSON.stringify(gardee) },
    input,
  );
  const vue = () => journeyAt(journeyActorOf(actor).getSnapshot());
  const ecran = (composant: React.ReactNode) =>
    ecranSeul(composant, (dedans) => (
      <MemoryRouter initialEntries={[path]}>
        <SessionProvider
          source={{
            ...lancee(actor),
            debut: actor.getSnapshot().context,
            actor: () => actor,
            actorEcrit: () => actor,
            montrer: () => undefined,
            ask: () => Promise.resolve(actor),
            prepare: () => Promise.resolve(),
            lost: () => undefined,
            lose: () => undefined,
            withActor: (act) => act(actor),
            subscribe: () => () => undefined,
          }}
        >
          {dedans}
        </SessionProvider>
      </MemoryRouter>
    ));
  return { actor, vue, ou: () => vue().path, ecran };
}
const fini = (persona: FoyerRaconte, path: string = RECAPITULATIF) => onglet(remplir(persona), path);
const enfantsDe = ({ vue }: ReturnType<typeof onglet>) =>
  (vue().parcours.situation.enfants ?? []).map(({ id }) => id);

describe("une question sous une autre", () => {
  const sous = (value: unknown) => (
    <SousQuestions path="/simulation/individu/demandeur/nationalite" value={value} id="q" />
  );

  test("ne se pose qu’à qui sa réponse concerne", () => {
    const un = fini(foyers.mereSeule);
    expect(["FR", "DE", undefined].map((value) => un.ecran(sous(value)).tous("input").length)).toEqual([
      0, 0, 0,
    ]);
    expect(un.ecran(sous("AF")).tous("input").length).toBe(6);
    const enfant = <SousQuestions path="/simulation/individu/enfant_0/nationalite" value="AF" id="q" />;
    expect(un.ecran(enfant).tous("input")).toEqual([]);
  });

  test("dite, se garde, se rechoisit, et ne change ni les étapes ni ce qui reste", () => {
    const un = fini(foyers.mereSeule);
    const etapes = () =>
      un.vue().parcours.steps.map(({ path, active, answered }) => [path, active, answered]);
    const avant = [etapes(), un.ou()];
    const cocher = (rang: number) => {
      const boutons = un.ecran(sous("AF")).tous("input");
      boutons[rang]!.props.onChange({ target: { checked: true } });
    };
    cocher(1);
    expect(un.vue().context.answers["aides"]).toEqual({
      titre_etudiant: false,
      protection_asile: true,
      demande_asile: false,
      titre_cinq_ans: false,
    });
    cocher(5);
    expect(new Set(Object.values(un.vue().context.answers["aides"] ?? {}))).toEqual(new Set([null]));
    const cochees = un
      .ecran(sous("AF"))
      .tous("input")
      .map(({ props }) => props.checked);
    expect(cochees).toEqual([false, false, false, false, false, true]);
    expect([etapes(), un.ou()]).toEqual(avant);
  });
});

describe("la fin d’une allocation chômage", () => {
  const ALLOCATIONS = "/simulation/individu/demandeur/ressources/montants/allocations";
  const touche = [{ id: "chomage_net", amounts: { "2026-11": 900 } }];
  const sous = (value: unknown) => <SousQuestions path={ALLOCATIONS} value={value} id="q" />;

  test("se dit sous son montant, d’un mois de la liste, et se redit", () => {
    const un = fini(foyers.coupleAuChomage);
    expect(un.ecran(sous(undefined)).tous("select")).toEqual([]);
    const liste = () => un.ecran(sous(touche)).tous("select")[0]!;
    expect(
      un
        .ecran(sous(touche))
        .tous("option")
        .map(({ texte }) => texte)
        .slice(0, 3),
    ).toEqual(["Choisissez", "novembre 2026", "décembre 2026"]);
    const etapes = un.vue().parcours.steps.map(({ path, active, answered }) => [path, active, answered]);
    liste().props.onChange({ target: { value: "1" } });
    expect([un.vue().context.answers["aides"], liste().props.value]).toEqual([{ fin_chomage: "2026-12" }, 1]);
    liste().props.onChange({ target: { value: "13" } });
    expect(un.vue().context.answers["aides"]).toEqual({ fin_chomage: null });
    expect(un.vue().parcours.steps.map(({ path, active, answered }) => [path, active, answered])).toEqual(
      etapes,
    );
  });

  test("aux résultats, se lit au-dessus des aides, et ramène à sa question", () => {
    const un = fini(foyers.coupleAuChomage, RESULTATS);
    const fin = { quoi: "fin_chomage" as const, ouvre: [unDroit({ prefix: "l’", label: "ASS" })], ferme: [] };
    const de = desResultats({ changements: [fin] });
    expect(un.ecran(<ChangementsDits de={de} />).texte).toBe("");
    const { texte, tous } = un.ecran(<ChangementsDits de={de} enHaut />);
    expect(texte).toContain("Quand votre allocation chômage s’arrêtera : demandez l’ASS");
    tous("button", "Dire quand elle s’arrête")[0]!.props.onClick({});
    expect(un.ou()).toBe(ALLOCATIONS);
    const anniversaire = {
      ...fin,
      quoi: "anniversaire" as const,
      jour: "2027-02-10",
      qui: "demandeur" as const,
      age: 25,
    };
    const plusBas = desResultats({ changements: [anniversaire] });
    expect(un.ecran(<ChangementsDits de={plusBas} enHaut />).texte).toBe("");
    expect(un.ecran(<ChangementsDits de={plusBas} />).texte).toContain(
      "Le 10 février 2027, vous aurez 25 ans",
    );
  });
});

describe("le récapitulatif", () => {
  test.each(personas.map((une) => [une.titre, une] as const))(
    "montre chaque réponse, une fois, et « Modifier » mène à sa question : %s",
    (_, persona) => {
      const un = fini(persona);
      const { tous, hotes } = un.ecran(<Recapitulatif />);
      const repondues = un.vue().parcours.active.filter(({ answered }) => answered);
      const termes = hotes.filter(({ type }) => type === "dt");
      const modifier = tous("button", /^Modifier : /);
      expect([termes.length, modifier.length]).toEqual([repondues.length, repondues.length]);
      const lignes = hotes.filter(({ type }) => type === "div").map(({ texte }) => texte);
      for (const step of repondues) {
        const question = questionOf(step.step.entity, step.step.field);
        const qui = whoOf(un.vue().parcours, step);
        const dite = ecrireReponse(question, step.given?.value, qui, contextOf(un.vue().parcours, step));
        const terme = say(question.summary, qui);
        expect(lignes).toContain(`${terme}${dite}Modifier : ${terme}`);
      }
      const chemins = modifier.map((_bouton, rang) => {
        const autre = fini(persona);
        const boutons = autre.ecran(<Recapitulatif />).tous("button", /^Modifier : /);
        boutons[rang]!.props.onClick({});
        return autre.ou();
      });
      expect([...chemins].sort()).toEqual(repondues.map(({ path }) => path).sort());
    },
  );

  test("dit de qui sont les réponses, chacun par son nom, les enfants se revoient entiers", () => {
    const titres = (persona: FoyerRaconte) => [
      ...new Set(
        fini(persona)
          .ecran(<Recapitulatif />)
          .tous("h3")
          .map(({ texte }) => texte),
      ),
    ];
    expect(titres(foyers.coupleAuChomage).sort()).toEqual(["Votre conjoint ou conjointe", "Vous"]);
    expect(titres(foyers.proprietaire).sort()).toEqual(["Alba", "Vous"]);
    const un = fini(foyers.proprietaire);
    un.ecran(<Recapitulatif />)
      .tous("button", "Tout revoir : Alba")[0]!
      .props.onClick({});
    expect(un.ou()).toMatch(/^\/simulation\/individu\/enfant_0\//);
  });

  test("mène aux résultats s’il ne manque rien, sinon à la première question qui manque", () => {
    const tout = fini(foyers.mereSeule);
    tout.ecran(<Recapitulatif />).presser("Voir mes aides");
    expect(tout.ou()).toBe(RESULTATS);
    const entier = remplir(foyers.mereSeule);
    const depart = { ...entier, answers: answersOf(everyAnswer(entier.answers).slice(0, 3)) };
    const debut = onglet(depart, RECAPITULATIF);
    const manque = frontier(parcoursDe(depart));
    debut.ecran(<Recapitulatif />).presser("Continuer le questionnaire");
    expect([debut.ou(), manque]).toEqual([manque, expect.stringMatching(/^\/simulation\/individu/)]);
  });

  test("ce qui est donné à part se lit avec ses euros, et s’y retourne", () => {
    const depart = {
      ...remplir(foyers.mereSeule),
      patrimoine: { livret_a: 1500 },
      ressourcesFiscales: { demandeur: { frais_reels: 320 } },
    } as JourneyContext;
    const un = onglet(depart, RECAPITULATIF);
    const { texte, presser } = un.ecran(<Recapitulatif />);
    expect(texte).toContain("Livret A1 500 €");
    expect(texte).toContain("320 €");
    expect(texte).toContain("Revenus déclarés aux impôts en 2024");
    presser("Mon patrimoine");
    expect(un.ou()).toBe(PATRIMOINE);
    un.ecran(<Recapitulatif />).presser("Mes revenus déclarés aux impôts");
    expect(un.ou()).toBe(RESSOURCES_FISCALES);
  });
});

describe("la liste des enfants", () => {
  const liste = () => fini(foyers.mereSeule, LISTE_ENFANTS);

  test("dit l’âge de chacun ; ajouter en ouvre un, modifier reprend celui-là", () => {
    const un = liste();
    const { texte, tous } = un.ecran(<Enfants />);
    // Born on 10 September 2015 and 20 January 2019, on 20 November 2026.
    expect(texte).toMatch(/1er enfant11 ans.*2e enfant7 ans/);
    tous("button", /^Modifier/)[1]!.props.onClick({});
    expect(un.ou()).toMatch(/enfant_1\//);
    const autre = liste();
    autre.ecran(<Enfants />).presser("Ajouter un enfant");
    expect(autre.ou()).toMatch(/enfant_2\/_firstName$/);
  });

  test("retirer n’ôte que lui ; annuler le remet à sa place", () => {
    const un = liste();
    un.ecran(<Enfants />)
      .tous("button", /^Retirer/)[0]!
      .props.onClick({});
    expect(enfantsDe(un)).toEqual(["enfant_1"]);
    const { texte, presser } = un.ecran(<Enfants />);
    expect(texte).toContain("Votre 1er enfant n’est plus dans la liste.");
    presser(/^Annuler : remettre/);
    expect(enfantsDe(un)).toEqual(["enfant_0", "enfant_1"]);
  });

  test("continuer demande que chacun soit complet, et dit ce qui manque", () => {
    const complet = liste();
    complet.ecran(<Enfants />).presser("Continuer");
    expect(complet.ou()).not.toBe(LISTE_ENFANTS);
    const entier = remplir(foyers.mereSeule);
    const { nationalite: _, ...autres } = entier.answers["individu/enfant_1"]!;
    const un = onglet(
      { ...entier, answers: { ...entier.answers, "individu/enfant_1": autres } },
      LISTE_ENFANTS,
    );
    const { presser, tous } = un.ecran(<Enfants />);
    expect(tous("button", /^Compléter/)).toHaveLength(1);
    const envois = vi.spyOn(journeyActorOf(un.actor), "send");
    presser("Continuer");
    expect(envois).not.toHaveBeenCalled();
    expect(un.ou()).toBe(LISTE_ENFANTS);
  });

  test("sans enfant, le bouton le dit et la réponse part", () => {
    const un = onglet(
      achever(startingContext({ dateDeValeur: JOUR_FIXE, marque: "neutre" }), "enfants"),
      LISTE_ENFANTS,
    );
    expect(un.ecran(<Enfants />).tous("button", "Retirer")).toEqual([]);
    un.ecran(<Enfants />).presser("Je n’ai pas d’enfant");
    expect(un.vue().context.answers["enfants"]?.[""]).toBe(0);
    expect(un.ou()).not.toBe(LISTE_ENFANTS);
  });

  test("« Précédent » revient à la question d’avant", () => {
    const un = liste();
    un.ecran(<Enfants />).presser("Précédent");
    const chemins = un.vue().parcours.active.map(({ path }) => path);
    expect(chemins.indexOf(un.ou())).toBe(chemins.indexOf(LISTE_ENFANTS) - 1);
  });
});

describe("ce qui se dit à part des questions", () => {
  const enregistrer = (un: ReturnType<typeof onglet>, page: React.ReactNode) =>
    (un.ecran(page).tous("form")[0]!.props["onSubmit"] as (event: object) => void)({
      preventDefault: () => undefined,
    });
  const salaires = ({ vue }: ReturnType<typeof onglet>) => {
    const { demandeur, enfants } = vue().parcours.situation;
    return [demandeur, ...(enfants ?? [])].map(({ salaire_imposable }) => salaire_imposable);
  };

  test("des revenus laissés vides ne valent pas zéro : la page attend un montant, ou « je ne les connais pas »", () => {
    const un = fini(foyers.mereSeule, RESSOURCES_FISCALES);
    enregistrer(un, <RessourcesFiscales />);
    expect([un.ou(), salaires(un)]).toEqual([RESSOURCES_FISCALES, [undefined, undefined, undefined]]);
    un.ecran(<RessourcesFiscales />).presser(/^Je ne connais pas ces revenus/);
    expect([un.ou(), salaires(un)]).toEqual([RECAPITULATIF, [undefined, undefined, undefined]]);
  });

  test("des revenus donnés se disent pour chacun, et se reprennent", () => {
    const un = fini(foyers.mereSeule, RESSOURCES_FISCALES);
    const ressourcesFiscales = { demandeur: { salaire_imposable: 9_000 }, enfant_0: {} };
    journeyActorOf(un.actor).send({ type: "TAX.SET", ressourcesFiscales });
    enregistrer(un, <RessourcesFiscales />);
    expect(un.ou()).toBe(RECAPITULATIF);
    expect(salaires(un)).toEqual([{ "2024": 9_000 }, { "2024": 0 }, undefined]);
    un.ecran(<RessourcesFiscales />).presser(/^Je ne connais pas ces revenus : ne plus/);
    expect(salaires(un)).toEqual([undefined, undefined, undefined]);
  });

  test("un patrimoine laissé vide est dit", () => {
    const un = fini(foyers.mereSeule, PATRIMOINE);
    expect(un.ecran(<Recapitulatif />).texte).not.toContain("Patrimoine :");
    enregistrer(un, <Patrimoine />);
    expect(un.ecran(<Recapitulatif />).texte).toContain("Patrimoine : aucun.");
  });
});

describe("le pied d’une question", () => {
  const suivante = "/simulation/individu/demandeur/nationalite";
  test("à la première, l’accueil ; ensuite, la précédente", () => {
    const { tous } = fini(foyers.mereSeule, FIRST_STEP).ecran(<Pied path={FIRST_STEP} />);
    expect([tous("a", "Accueil").length, tous("button").map(({ texte }) => texte)]).toEqual([
      1,
      ["Continuer"],
    ]);
    const un = fini(foyers.mereSeule, suivante);
    un.ecran(<Pied path={suivante} />).presser("Précédent");
    expect(un.ou()).toBe(FIRST_STEP);
  });

  test("venu du récapitulatif, on y retourne sans rien changer, ou l’on enregistre", () => {
    const un = fini(foyers.mereSeule);
    journeyActorOf(un.actor).send({ type: "EDIT", path: suivante });
    const avant = un.vue().context.answers;
    const { tous, presser } = un.ecran(<Pied path={suivante} />);
    expect(tous("button").map(({ texte }) => texte)).toEqual(["Mes réponses", "Enregistrer"]);
    expect(tous("button", "Enregistrer")[0]!.props["type"]).toBe("submit");
    presser("Mes réponses");
    expect([un.ou(), un.vue().context.answers]).toEqual([RECAPITULATIF, avant]);
  });
});

test("un message se lit, dit où écrire, et se ferme", () => {
  const message = { text: "Quelque chose manque. Contactez-nous.", kind: "warning" as const, views: 2 };
  const un = onglet(remplir(foyers.mereSeule), RECAPITULATIF, { message });
  const envoyes = vi.spyOn(un.actor, "send");
  const { texte, tous, hotes, presser } = un.ecran(<Bandeau />);
  expect(texte).toContain("Quelque chose manque. Contactez-nous.");
  expect(tous("a", "Contactez-nous")[0]!.props["href"]).toBe("/ameliorer");
  expect(hotes[0]!.props["className"]).toBe("banner warning");
  presser("Fermer");
  expect(envoyes).toHaveBeenCalledWith({ type: "MESSAGE.HIDE" });
});

test.each([
  [0, "Répondez d’abord au questionnaire : dix minutes suffisent.", "Commencer"],
  [
    3,
    /^Vos résultats ne sont pas encore là Il reste \d+ questions environ avant/,
    "Continuer le questionnaire",
  ],
])("aux résultats avec %i réponses, ce qui reste est dit, et l’on y va", (combien, dit, lien) => {
  const entier = remplir(foyers.mereSeule);
  const un = onglet(
    { ...entier, enfants: [], answers: answersOf(everyAnswer(entier.answers).slice(0, combien)) },
    RESULTATS,
  );
  const { texte, tous } = un.ecran(<PasEncore />);
  expect(texte.replace("làR", "là R").replace("làI", "là I")).toMatch(dit);
  expect(tous("a", lien)[0]!.props["href"]).toBe(combien ? frontier(un.vue().parcours) : FIRST_STEP);
});
