import * as v from "valibot";
import { MemoryRouter } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { questionsDecisives } from "../../catalogue/results/decisives/questions.ts";
import { casPressants } from "../../catalogue/results/dabord.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { answerSchema } from "../../machines/answers/values.ts";
import { desResultats, unDroit } from "../../test/fixtures/droits.ts";
import { ecranSeul } from "../../test/fixtures/ecran.tsx";
import { ceQuiABouge } from "./ce-qui-a-bouge.ts";
import { Dabord } from "./dabord.tsx";
import { finished } from "../../test/journeys.ts";
import { peutDireSesRevenus } from "../../catalogue/results/decisives/avis-d-impot.ts";
import { QuestionDUnGeste, QuestionsDeLAide, questionsDites } from "./precisions.tsx";

const cej = unDroit({ id: "contrat_engagement_jeune", label: "contrat d’engagement jeune" });
const css = unDroit({ id: "css_participation_forfaitaire", label: "complémentaire santé solidaire" });
const montrer = (resultats: Partial<Parameters<typeof desResultats>[0]>) =>
  ecranSeul(<Dabord resultats={desResultats(resultats)} />, (dedans) => (
    <MemoryRouter>{dedans}</MemoryRouter>
  ));
const liens = (un: ReturnType<typeof montrer>) => un.tous("a").map(({ props }) => props["href"]);

test("rien, pour qui rien ne presse", () => {
  expect(montrer({ droitsEligibles: [cej] }).texte).toBe("");
});

test("sans toit : le 115 d’abord, qui s’appelle d’un doigt", () => {
  expect(liens(montrer({ dabord: ["sans_toit"] }))[0]).toBe("tel:115");
  // Before 18 the child protection answers, and any police station (catalogue/fiches/urgence/urgences.json).
  expect(liens(montrer({ dabord: ["mineur_sans_toit"] }))[0]).toBe("tel:119");
});

test("emploi perdu : France Travail, dans les douze mois", () => {
  const un = montrer({ dabord: ["emploi_perdu"] });
  expect(un.texte).toMatch(/France Travail, dans les douze mois/);
  expect(liens(un)[0]).toBe("tel:3949");
});

test("l’emploi perdu de l’autre se dit en le nommant", () => {
  const un = montrer({ dabord: ["emploi_perdu_conjoint"] });
  expect(un.texte).toMatch(/votre conjoint ou conjointe.*L’inscription à France Travail/s);
  expect(un.texte).not.toMatch(/Inscrivez-vous/);
});

test("au guichet, une aide mène à sa page publique, non à celle d’un parcours d’ici", () => {
  const resultats = desResultats({ dabord: [...casPressants], droitsEligibles: [cej, css] });
  const un = ecranSeul(<Dabord resultats={resultats} racine="/aides" />, (dedans) => (
    <MemoryRouter>{dedans}</MemoryRouter>
  ));
  expect(new Set(liens(un).filter((href) => String(href).startsWith("/simulation")))).toEqual(
    new Set(["/simulation/resultats/lieux"]),
  );
  expect(liens(un)).toContain("/aides/contrat_engagement_jeune");
  expect(liens(un)).toContain("tel:115");
});

test("les aides qui y répondent se nomment si elles sont des résultats, une fois pour tous les cas", () => {
  const un = montrer({ dabord: [...casPressants], droitsEligibles: [cej, css] });
  const nommees = liens(un).filter((href) => String(href).startsWith("/simulation/resultats/c"));
  expect(nommees).toEqual([
    "/simulation/resultats/css_participation_forfaitaire",
    "/simulation/resultats/contrat_engagement_jeune",
  ]);
});

const question = { cle: "loin_resto_u", question: "Êtes-vous loin de tout restaurant ?", aides: ["repas"] };
const avec = (reponse?: boolean | null): Resultats =>
  desResultats({
    droitsEligibles: [unDroit({ id: "repas", label: "repas du midi" })],
    questions: [{ ...question, ...(reponse !== undefined && { reponse }) }],
  });

const rien = () => undefined;

/** What a press on a word says, of a question answered so far. */
function dire(mot: string, reponse?: boolean | null) {
  const preciser = vi.fn<(cle: string, value: boolean | null | undefined) => void>();
  ecranSeul(<QuestionDUnGeste question={avec(reponse).questions[0]!} preciser={preciser} />).presser(mot);
  return preciser.mock.calls;
}

describe("une question qui décide", () => {
  test.each([
    ["Oui", true],
    ["Non", false],
    ["Je ne sais pas", null],
  ] as const)("« %s » se dit tel quel, et se reprend par la même touche", (mot, value) => {
    expect(dire(mot)).toEqual([["loin_resto_u", value]]);
    expect(dire(mot, value)).toEqual([["loin_resto_u", undefined]]);
  });

  test("dit ce qui a été répondu", () => {
    const { tous } = ecranSeul(<QuestionDUnGeste question={avec(false).questions[0]!} preciser={rien} />);
    expect(tous("button").map(({ props }) => props["aria-pressed"])).toEqual([false, true, false]);
  });

  test("reste sur la page de son aide, répondue, même quand l’aide a quitté les résultats", () => {
    const dites = questionsDites(desResultats({ questions: avec(false).questions }), "repas");
    const { tous } = ecranSeul(<QuestionsDeLAide dites={dites} preciser={rien} />);
    expect(tous("button", "Non")[0]?.props["aria-pressed"]).toBe(true);
    expect([questionsDites(avec(false), "autre"), questionsDites(avec(), "repas")]).toEqual([[], []]);
  });

  test.each([
    ["la sienne", false, true],
    ["celle de ses parents", true, false],
  ])(
    "qui est sur une déclaration d’impôts, %s : %s de rattachement, ses revenus se demandent : %s",
    (_, rattache, demandes) => {
      const { parcours } = finished({
        "demandeur/date_naissance": "2007-05-04",
        "demandeur/activite": "salarie",
        "demandeur/enfant_a_charge": rattache,
      });
      const { situation } = parcours;
      expect(peutDireSesRevenus(situation)).toBe(demandes);
      const dits = {
        ...situation.demandeur,
        salaire_imposable: { [parcours.context.periods.fiscalYear]: 0 },
      };
      expect(peutDireSesRevenus({ ...situation, demandeur: dits })).toBe(false);
    },
  );

  test.each(Object.keys(questionsDecisives))("%s se garde avec les réponses", (fieldName) => {
    expect(v.is(answerSchema, { entityName: "aides", fieldName, value: true })).toBe(true);
  });
});

test("ce qu’une réponse a bougé se dit : sûre, partie, revenue, ou rien", () => {
  const si = unDroit({ id: "a", label: "aide au repas", si: [question] });
  const sure = unDroit({ id: "a", label: "aide au repas" });
  const autre = unDroit({ id: "b", label: "autre" });
  const dit = (...etats: Parameters<typeof ceQuiABouge>) =>
    ceQuiABouge(...etats).replaceAll(/[\u00a0\u202f]/g, " ");
  expect(dit([si, autre], [sure, autre])).toBe("« Aide au repas » : sûre maintenant.");
  expect(dit([si, autre], [autre])).toBe("« Aide au repas » : plus dans vos résultats.");
  expect(dit([autre], [sure, autre])).toBe("« Aide au repas » : de retour dans vos résultats.");
  expect(dit([si], [si])).toBe("");
});
