import { describe, expect, it } from "vitest";
import { salariee, seance } from "../../test/guichet/seance.ts";

const JOUR = "2026-11-20";
const BAFA = "individu/demandeur/_interetBafa";
const PAUSE = 600;

/** A sitting whose household has every answer, but these. */
function remplie(sauf: readonly string[] = []) {
  const une = seance();
  for (const [path, value] of salariee) if (!sauf.includes(path)) une.repondre(path, value);
  return une;
}

describe("les réponses du guichet", () => {
  it("un refus dit pourquoi à sa question, garde la réponse d’avant, et part avec une réponse juste", () => {
    const une = remplie();
    une.repondre("individu/demandeur/date_naissance", "2999-01-01");
    expect(une.valeur("individu/demandeur/date_naissance")).toBe("1999-06-01");
    expect(une.foyer.refus).toEqual({
      "/simulation/individu/demandeur/date_naissance": "Indiquez la date d’aujourd’hui ou une date passée.",
    });
    une.repondre("individu/demandeur/date_naissance", "1999-06-02");
    expect(une.foyer.refus).toEqual({});
    expect(une.valeur("individu/demandeur/date_naissance")).toBe("1999-06-02");
  });

  it("un refus s’en va avec sa question, et une question que l’on ne pose pas n’a pas de réponse", () => {
    const une = seance();
    une.repondre("individu/conjoint/handicap", true);
    expect([une.foyer.journey.answers, une.foyer.refus]).toEqual([{}, {}]);
    une.repondre("menage/statut_occupation_logement", "locataire_vide");
    une.repondre("menage/loyer", { loyer: "beaucoup" });
    expect(une.foyer.refus).toEqual({
      "/simulation/menage/loyer": "Indiquez un montant en euros, 0 si vous ne payez rien.",
    });
    une.repondre("menage/statut_occupation_logement", "sans_domicile");
    expect(une.foyer.refus).toEqual({});
  });

  it("une réponse mise de côté revient remplie, et attend d’être confirmée", () => {
    const une = seance();
    une.repondre("menage/statut_occupation_logement", "locataire_vide");
    une.repondre("menage/coloc", true);
    une.repondre("menage/statut_occupation_logement", "sans_domicile");
    expect(une.parcours.byPath.get("/simulation/menage/coloc")?.active).toBe(false);
    une.repondre("menage/statut_occupation_logement", "locataire_meuble");
    const coloc = () => une.parcours.byPath.get("/simulation/menage/coloc");
    expect([coloc()?.active, coloc()?.given?.value, coloc()?.answered]).toEqual([true, true, false]);
    une.send({ type: "ANSWERS.KEEP" });
    expect(coloc()?.answered).toBe(true);
    expect(une.parcours.situation.menage.coloc).toBe(true);
  });

  it("un enfant s’ajoute sous le nom qui en tient lieu ; la liste se confirme quand il est complet", () => {
    const une = remplie(["enfants"]);
    une.send({ type: "CHILD.ADD" });
    expect(une.parcours.situation.enfants?.map(({ _firstName }) => _firstName)).toEqual(["votre 1er enfant"]);
    une.repondre("enfants", 1);
    expect(une.foyer.refus).toEqual({
      "/simulation/enfants":
        "Votre 1er enfant : il manque date de naissance, nationalité, garde alternée, handicap, présence sur votre déclaration de revenus.",
    });
    une.repondre("individu/enfant_0/date_naissance", "2024-08-08");
    expect(une.foyer.refus).toEqual({});
    une.repondre("individu/enfant_0/nationalite", "FR");
    une.repondre("individu/enfant_0/garde_alternee", false);
    une.repondre("individu/enfant_0/handicap", false);
    une.repondre("individu/enfant_0/enfant_a_charge", true);
    une.repondre("enfants", 1);
    expect([une.foyer.refus, une.parcours.byPath.get("/simulation/enfants")?.answered]).toEqual([{}, true]);
    une.send({ type: "CHILD.REMOVE", index: 7 });
    expect(une.foyer.journey.enfants).toEqual([0]);
    une.send({ type: "CHILD.REMOVE", index: 0 });
    expect(une.foyer.journey.enfants).toBeNull();
  });
});

describe("les résultats du guichet", () => {
  it("ne se demandent pas tant qu’une question reste, puis après une pause, une fois", async () => {
    const une = remplie([BAFA]);
    une.passer(10 * PAUSE);
    expect([une.etat, une.appels.length]).toEqual(["incomplet", 0]);
    une.repondre(BAFA, true);
    une.passer(PAUSE - 1);
    une.repondre(BAFA, false);
    une.passer(PAUSE - 1);
    expect([une.etat, une.appels.length]).toEqual(["attend", 0]);
    une.passer(1);
    expect([une.etat, une.appels.length]).toEqual(["calcule", 1]);
    await une.appels[0]!.repondre("premiers");
    expect([une.etat, une.montres]).toEqual(["prêt", "premiers"]);
    une.passer(10 * PAUSE);
    expect(une.appels.length).toBe(1);
  });

  it("une réponse refusée n’arrête pas le calcul en cours", async () => {
    const une = remplie();
    une.passer(PAUSE);
    une.repondre("individu/demandeur/date_naissance", "hier");
    une.send({ type: "FOYER.RENAME", id: "1", label: "M. D., 10 h" });
    expect(une.appels[0]!.abandonne()).toBe(false);
    await une.appels[0]!.repondre("premiers");
    expect([une.montres, une.foyer.label]).toEqual(["premiers", "M. D., 10 h"]);
  });

  /** Two computations, the answers having changed in between: which replies come, in which order. */
  it.each([
    ["premier", "second"],
    ["second", "premier"],
    ["premier échoue", "second"],
    ["second", "premier échoue"],
  ])("de deux calculs, %s puis %s : seul le dernier demandé compte", async (...ordre) => {
    const une = remplie();
    une.passer(PAUSE);
    une.repondre(BAFA, false);
    expect(une.montres).toBeUndefined();
    une.passer(PAUSE);
    const [premier, second] = une.appels;
    expect([une.appels.length, premier!.abandonne(), second!.abandonne()]).toEqual([2, true, false]);
    for (const quoi of ordre) {
      if (quoi === "premier") await premier!.repondre("premiers");
      else if (quoi === "second") await second!.repondre("seconds");
      else await premier!.refuser("Le serveur ne répond pas.", 0);
      expect(une.montres).toBe(quoi === "second" || une.etat === "prêt" ? "seconds" : undefined);
    }
    expect([une.etat, une.montres, une.context.error]).toEqual(["prêt", "seconds", null]);
  });

  it("le second échoue, le premier répond après : l’échec reste dit, et « Réessayer » recalcule", async () => {
    const une = remplie();
    une.passer(PAUSE);
    une.repondre(BAFA, false);
    une.passer(PAUSE);
    await une.appels[1]!.refuser("Trop de demandes en peu de temps. Réessayez dans une minute.", 429);
    await une.appels[0]!.repondre("premiers");
    expect([une.etat, une.montres, une.context.error]).toEqual([
      "échec",
      undefined,
      { message: "Trop de demandes en peu de temps. Réessayez dans une minute.", status: 429 },
    ]);
    une.send({ type: "ONLINE" });
    expect(une.appels.length).toBe(2);
    une.send({ type: "RETRY" });
    expect([une.etat, une.context.error]).toEqual(["calcule", null]);
    await une.appels[2]!.repondre("troisièmes");
    expect(une.montres).toBe("troisièmes");
  });

  it("une réponse après le premier résultat : il n’est plus montré, ni quand il revient en retard", async () => {
    const une = remplie();
    une.passer(PAUSE);
    await une.appels[0]!.repondre("premiers");
    une.repondre(BAFA, false);
    expect([une.etat, une.montres]).toEqual(["attend", undefined]);
    une.repondre(BAFA, true);
    expect([une.etat, une.montres]).toEqual(["prêt", "premiers"]);
  });

  it("ce qui n’est pas un résultat est un échec ; le réseau revenu, le calcul repart de lui-même", async () => {
    const une = remplie();
    une.passer(PAUSE);
    await une.appels[0]!.repondreMal();
    expect([une.etat, une.context.error]).toEqual(["échec", { message: "Erreur inconnue", status: 0 }]);
    une.send({ type: "ONLINE" });
    await une.appels[1]!.repondre("premiers");
    expect(une.montres).toBe("premiers");
  });

  it("ce qui part tient les prénoms pour rien, et ne dit pas comment le foyer est nommé", () => {
    const une = remplie(["enfants"]);
    une.send({ type: "FOYER.RENAME", id: "1", label: "M. Durand, 10 h" });
    une.send({ type: "CHILD.ADD" });
    une.repondre("individu/enfant_0/_firstName", "Zélie");
    for (const [field, value] of [
      ["date_naissance", "2024-08-08"],
      ["nationalite", "FR"],
      ["garde_alternee", false],
      ["handicap", false],
      ["enfant_a_charge", true],
    ] as const)
      une.repondre(`individu/enfant_0/${field}`, value);
    une.repondre("enfants", 1);
    une.repondre("famille/rsa_isolement_recent", false);
    une.repondre("individu/enfants/_hasRessources", [{ id: "enfant_0", value: false }]);
    une.passer(PAUSE);
    const envoye = JSON.stringify(une.appels[0]?.record);
    expect(envoye).toContain("votre 1er enfant");
    expect(envoye).not.toMatch(/Zélie|Durand/);
  });
});

describe("plusieurs foyers", () => {
  it("ne se mêlent pas : le résultat de l’un ne va jamais à l’autre", async () => {
    const une = remplie();
    une.passer(PAUSE);
    une.send({ type: "FOYER.OPEN", today: JOUR });
    expect([une.foyer.id, une.etat, une.foyer.journey.answers]).toEqual(["2", "incomplet", {}]);
    await une.appels[0]!.repondre("du premier, trop tard");
    expect(une.context.foyers.map(({ calcul }) => calcul)).toEqual([undefined, undefined]);
    une.repondre("individu/demandeur/date_naissance", "2008-01-15");
    une.send({ type: "FOYER.CHOOSE", id: "1" });
    expect(une.valeur("individu/demandeur/date_naissance")).toBe("1999-06-01");
    une.passer(PAUSE);
    await une.appels[1]!.repondre("du premier");
    une.send({ type: "FOYER.CHOOSE", id: "2" });
    expect([une.montres, une.valeur("individu/demandeur/date_naissance")]).toEqual([undefined, "2008-01-15"]);
    une.send({ type: "FOYER.CHOOSE", id: "1" });
    expect([une.etat, une.montres, une.appels.length]).toEqual(["prêt", "du premier", 2]);
    une.send({ type: "FOYER.CHOOSE", id: "9" });
    expect(une.foyer.id).toBe("1");
  });

  it("fermer celui que l’on calcule laisse les autres, et son résultat ne va nulle part", async () => {
    const une = remplie();
    une.send({ type: "FOYER.OPEN", today: JOUR });
    une.send({ type: "FOYER.CHOOSE", id: "1" });
    une.passer(PAUSE);
    une.send({ type: "FOYER.CLOSE", id: "1", today: JOUR });
    expect([une.foyer.id, une.etat, une.appels[0]!.abandonne()]).toEqual(["2", "incomplet", true]);
    await une.appels[0]!.repondre("de personne");
    expect(une.context.foyers.map(({ id, calcul }) => [id, calcul])).toEqual([["2", undefined]]);
  });

  it("fermer le dernier, ou tout effacer, laisse un foyer vide, au jour dit", () => {
    const une = remplie();
    une.send({ type: "FOYER.CLOSE", id: "1", today: "2026-11-21" });
    expect([une.foyer.id, une.foyer.journey.answers, une.foyer.journey.dateDeValeur]).toEqual([
      "2",
      {},
      "2026-11-21",
    ]);
    une.send({ type: "FOYER.OPEN", today: JOUR });
    une.send({ type: "CLEAR", today: "2026-11-22" });
    expect(une.context.foyers.map(({ id, journey }) => [id, journey.answers, journey.dateDeValeur])).toEqual([
      ["4", {}, "2026-11-22"],
    ]);
  });

  it("de nouveaux seuils de la loi valent pour chaque foyer, et pour les suivants", () => {
    const une = seance();
    une.send({ type: "FOYER.OPEN", today: JOUR });
    const parameters = { ...une.context.parameters };
    une.send({ type: "PARAMETERS.SET", parameters });
    une.send({ type: "FOYER.OPEN", today: JOUR });
    expect(une.context.foyers.map(({ journey }) => journey.parameters === parameters)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe("ce qu’une personne montre", () => {
  const fait = {
    pointages: { rsa: "demandee" },
    demandees: { rsa: "2026-11-02" },
    papiers: ["identite"],
  } as const;

  it("s’ouvre à la place d’un foyer où rien n’est dit, et se calcule ; à côté de ceux qui sont commencés", () => {
    const elle = remplie();
    const une = seance();
    une.send({ type: "FOYER.RECEIVE", journey: elle.foyer.journey, fait });
    expect(une.context.foyers).toHaveLength(1);
    expect([une.foyer.id, une.foyer.fait, une.etat]).toEqual(["2", fait, "attend"]);
    expect(une.parcours.situation).toEqual(elle.parcours.situation);
    une.send({ type: "FOYER.RECEIVE", journey: seance().foyer.journey, fait });
    expect(une.context.foyers.map(({ id }) => id)).toEqual(["2", "3"]);
  });

  it("ce qui est décidé se note sur le foyer montré, se corrige, et s’en va avec lui", () => {
    const une = remplie();
    une.send({ type: "FOYER.NOTE", texte: "Demander le RSA lundi.", today: JOUR });
    expect(une.foyer.fait?.note).toEqual({ texte: "Demander le RSA lundi.", le: JOUR });
    une.send({ type: "FOYER.OPEN", today: JOUR });
    expect(une.foyer.fait).toBeUndefined();
    une.send({ type: "FOYER.CHOOSE", id: "1" });
    une.send({ type: "FOYER.NOTE", texte: "", today: JOUR });
    expect(une.foyer.fait?.note).toBeUndefined();
    une.send({ type: "FOYER.NOTE", texte: "x".repeat(2_000), today: JOUR });
    expect(une.foyer.fait?.note?.texte).toHaveLength(1_000);
    une.send({ type: "CLEAR", today: JOUR });
    expect(JSON.stringify(une.context.foyers)).not.toContain("xxx");
  });
});
