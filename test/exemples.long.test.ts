import { expect, it } from "vitest";
import { contexteDExemple } from "../catalogue/atelier/exemples/chercher.ts";
import { aObtenir, cadreDe } from "../catalogue/atelier/exemples/exemples.ts";
import { paysDe } from "../catalogue/atelier/exemples/pays.ts";
import { relire } from "../catalogue/atelier/exemples/rejouer.ts";
import { declaredFacts } from "../catalogue/loi/none.ts";
import type { FactContext } from "../catalogue/situation/context.ts";
import { type Fact, facts } from "../catalogue/situation/facts.ts";
import { categorieDe, type RessourceId } from "../catalogue/situation/ressources.ts";
import type { Individu, Situation } from "../catalogue/situation/situation.ts";
import type { Answer } from "../machines/answers/answer.ts";
import { VERSION_SIMULATION } from "../machines/answers/fold.ts";
import type { SimulationRecord } from "../machines/answers/record.ts";
import { replay } from "../machines/journey/replay.ts";
import { exemplesDe } from "../server/atelier/catalogue/exemples.ts";
import { readCatalogue } from "../server/catalogue/read.ts";
import { readCommunes } from "../server/catalogue/lieux/communes/data.ts";

/** What someone of the household would answer, question by question. */
function answersOf({ id, _role, enfant_a_charge, ...champs }: Individu): Answer[] {
  const ressources = Object.keys(champs).filter((champ) => champ in categorieDe) as RessourceId[];
  const dire = (fieldName: string, value: unknown): Answer => ({
    entityName: "individu",
    id,
    fieldName,
    value,
  });
  return [
    ...Object.entries(champs).flatMap(([champ, value]) => (champ in categorieDe ? [] : [dire(champ, value)])),
    ...Object.values(enfant_a_charge).map((value) => dire("enfant_a_charge", value)),
    ...(_role === "demandeur" ? [dire("ressources", ressources)] : []),
    ...ressources.map((une) => dire(categorieDe[une], [{ id: une, amounts: champs[une] }])),
  ];
}

function recordOf({ demandeur, enfants, famille, menage, parents, ...rest }: Situation): SimulationRecord {
  const { aide_logement_date_pret_conventionne: _, statut_occupation_logement, ...depcom } = menage;
  const all: Answer[] = [
    ...answersOf(demandeur),
    { entityName: "enfants", value: enfants?.length ?? 0 },
    ...(enfants ?? []).flatMap(answersOf),
    { entityName: "famille", fieldName: "en_couple", value: famille.en_couple },
    { entityName: "menage", fieldName: "statut_occupation_logement", value: statut_occupation_logement },
    { entityName: "menage", fieldName: "depcom", value: depcom },
    ...Object.entries(parents).map(([fieldName, value]): Answer => ({
      entityName: "parents",
      fieldName,
      value,
    })),
  ];
  return {
    answers: { all, current: [] } as SimulationRecord["answers"],
    enfants: (enfants ?? []).map((_, index) => index),
    dateDeValeur: rest.dateDeValeur,
    version: VERSION_SIMULATION,
  };
}

/** What a rule may read of a household. */
const lectures = Object.entries(facts).filter(([nom]) => !/^(personne|resultats)/.test(nom));

/** Facts that the questionnaire does not give as the example says. */
function ecarts(context: FactContext): string[] {
  const { situation } = replay(recordOf(context.situation), { marque: context.marque });
  const repondu = { ...context, situation, legislation: declaredFacts(situation) };
  const lire = (fact: Fact, c: FactContext) => JSON.stringify(fact.value(c)) ?? "rien";
  return lectures.flatMap(([nom, fact]) => {
    const [attendu, lu] = [lire(fact, context), lire(fact, repondu)];
    return attendu === lu ? [] : [`${nom} : ${attendu} dit, ${lu} lu`];
  });
}

it("qui obtient une aide dans l’exemple, ou la perd, peut répondre ainsi au questionnaire", () => {
  const exemples = exemplesDe(readCatalogue());
  const pays = paysDe(readCommunes());
  const refus = aObtenir(readCatalogue()).flatMap((une) => {
    const { foyer = {}, pertes = {} } = exemples[une.aide.slug] ?? {};
    const changes = Object.values(pertes).filter((perte) => typeof perte === "object");
    return [{}, ...changes].flatMap((change) =>
      ecarts(contexteDExemple(relire(foyer, change), cadreDe(une, pays))).map(
        (ecart) => `${une.aide.slug} ${ecart}`,
      ),
    );
  });
  expect(refus).toEqual([]);
});
