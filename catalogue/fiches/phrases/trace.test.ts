import { describe, expect, it } from "vitest";
import { contexteDe, neIlYA } from "../../../test/fixtures/foyers.ts";
import { all, any, compare, includes, is, not, predicate } from "../../conditions/predicate/condition.ts";
import { traceOf } from "./trace.ts";

describe("« pourquoi ? » : la règle et la réponse lue", () => {
  it("étudiante de 19 ans à Rennes : chaque règle d’une conjonction se juge seule", () => {
    const contexte = contexteDe({
      demandeur: { date_naissance: neIlYA(19), activite: "etudiant" },
      menage: { depcom: "35238", _departement: "35" },
    });
    const regles = all(
      compare("demandeur.age", ">=", 18),
      all(is("demandeur.activite", "salarie"), is("menage.departement", "35")),
    );
    expect(traceOf(regles, contexte)).toEqual([
      {
        rule: "âge : au moins 18 ans",
        read: "âge\u00a0: 19\u00a0ans",
        holds: true,
        reads: ["individu.demandeur.date_naissance"],
      },
      {
        rule: "activité : en emploi salarié",
        read: "activité\u00a0: en études ou en alternance",
        holds: false,
        reads: ["individu.demandeur.activite"],
      },
      { rule: "département : 35", read: "département\u00a0: 35", holds: true, reads: ["menage.depcom"] },
    ]);
  });

  it("une alternative reste entière et ne répète pas une même lecture", () => {
    const contexte = contexteDe({ demandeur: { date_naissance: neIlYA(30) } });
    const regle = any(compare("demandeur.age", "<", 26), compare("demandeur.age", ">", 60));
    expect(traceOf(regle, contexte)).toEqual([
      {
        rule: "âge : moins de 26 ans ou âge : plus de 60 ans",
        read: "âge\u00a0: 30\u00a0ans",
        holds: false,
        reads: ["individu.demandeur.date_naissance"],
      },
    ]);
  });

  it("une condition nommée donne son nom et tout ce qu’elle lit", () => {
    const contexte = contexteDe({ demandeur: { activite: "chomeur" }, famille: { en_couple: true } });
    const regle = predicate(
      "cherche seul un emploi",
      all(is("demandeur.activite", "chomeur"), is("famille.en_couple", false)),
    );
    expect(traceOf(regle, contexte)).toEqual([
      {
        rule: "cherche seul un emploi",
        read: "activité\u00a0: en recherche d’emploi\u00a0; vie en couple\u00a0: oui",
        holds: false,
        reads: ["individu.demandeur.activite", "famille.en_couple"],
      },
    ]);
  });

  it("une question sans réponse se dit « sans réponse », et la négation tient", () => {
    expect(traceOf(not(is("demandeur.handicap", true)), contexteDe({}))).toEqual([
      {
        rule: "sauf si handicap : oui",
        read: "handicap\u00a0: sans réponse",
        holds: true,
        reads: ["individu.demandeur.handicap"],
      },
    ]);
  });

  it("un montant s’arrondit au centime avec une virgule", () => {
    const contexte = contexteDe({}, { legislation: { rfr: 10_000, nbptr: 1.5 } });
    expect(
      traceOf(compare("legislation.quotient_familial", "<=", 600, { period: "month" }), contexte),
    ).toEqual([
      {
        rule: "quotient familial : au plus 600 €",
        read: "quotient familial\u00a0: 555,56\u00a0€ par mois",
        holds: true,
        reads: ["parents.rfr", "parents.nbptr", "individu.demandeur.ressources"],
      },
    ]);
  });

  it("un montant sans période se lit seul, une part en pour cent", () => {
    const contexte = contexteDe({ demandeur: { taux_incapacite: 0.5 } }, { legislation: { rsa: 512.3 } });
    const lu = (fait: "legislation.rsa" | "demandeur.taux_incapacite") =>
      traceOf(compare(fait, ">", 0), contexte)[0]?.read;
    expect([lu("legislation.rsa"), lu("demandeur.taux_incapacite")]).toEqual([
      "RSA de ce mois\u00a0: 512,30\u00a0€",
      "taux d’incapacité\u00a0: 50\u00a0%",
    ]);
  });

  it("un nombre sans unité se lit seul", () => {
    const contexte = contexteDe({ enfants: [{}, {}] });
    expect(traceOf(compare("enfants.nombre", ">=", 2), contexte)[0]?.read).toBe("nombre d’enfants\u00a0: 2");
  });

  it("une liste se lit en entier, et vide elle se dit « aucune »", () => {
    const regle = includes("demandeur.ressources", "rsa");
    const lectures = [{ rsa: {}, aah: {} }, {}].map(
      (demandeur) => traceOf(regle, contexteDe({ demandeur }))[0]?.read,
    );
    expect(lectures).toEqual(["ressources perçues\u00a0: rsa, aah", "ressources perçues\u00a0: aucune"]);
  });

  it("une règle qui ne demande rien n’a rien à dire", () => {
    expect(traceOf(all(), contexteDe({}))).toEqual([]);
  });
});
