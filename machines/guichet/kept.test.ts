import { expect, it } from "vitest";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { salariee, seance } from "../../test/guichet/seance.ts";
import { parcoursDe } from "../journey/walk.ts";
import { guichetText, restoreGuichet } from "./kept.ts";

const options = { marque: "neutre", parameters: defaultParameters } as const;
const JOUR = "2026-11-20";

/** « Une salariée entière, nommée ; à côté, quelqu’un dont on n’a dit que la naissance et le loyer. » */
function deuxFoyers() {
  const une = seance();
  for (const [path, value] of salariee) une.repondre(path, value);
  une.send({ type: "FOYER.RENAME", id: "1", label: "M. D., 10 h" });
  une.send({ type: "FOYER.OPEN", today: "2026-11-19" });
  une.repondre("menage/statut_occupation_logement", "locataire_vide");
  une.repondre("menage/loyer", { loyer: 400, charges_locatives: 30 });
  une.repondre("individu/demandeur/date_naissance", "2008-01-15");
  return une;
}

it("un rechargement rend chaque foyer, son nom, son jour, ses réponses dans n’importe quel ordre", () => {
  const une = deuxFoyers();
  const { kept, lost, unreadable } = restoreGuichet(guichetText(une.context) ?? null, options);
  expect([kept?.courant, lost, unreadable]).toEqual(["2", [], 0]);
  expect(kept?.foyers.map(({ id, label, journey }) => [id, label, journey.dateDeValeur])).toEqual([
    ["1", "M. D., 10 h", JOUR],
    ["2", "", "2026-11-19"],
  ]);
  expect(kept?.foyers.map(({ journey }) => parcoursDe(journey).situation)).toEqual(
    une.context.foyers.map(({ journey }) => parcoursDe(journey).situation),
  );
  const second = parcoursDe(kept!.foyers[1]!.journey).situation;
  expect([second.menage.loyer, second.demandeur.date_naissance]).toEqual([400, "2008-01-15"]);
  const reprise = seance({ kept });
  expect([reprise.foyer.id, reprise.etat]).toEqual(["2", "incomplet"]);
  reprise.send({ type: "FOYER.CHOOSE", id: "1" });
  expect(reprise.etat).toBe("attend");
  reprise.send({ type: "FOYER.OPEN", today: JOUR });
  expect(reprise.foyer.id).toBe("3");
});

it("une autre version du questionnaire rejoue les réponses ; celles qui n’y vont plus se comptent", () => {
  const kept = JSON.parse(guichetText(deuxFoyers().context)!) as {
    foyers: {
      journey: {
        version: string;
        snapshot: { value: unknown; context: { answers: Record<string, Record<string, unknown>> } };
      };
    }[];
  };
  const { journey } = kept.foyers[0]!;
  journey.version = "d’avant";
  journey.snapshot.value = { chapitre: "disparu" };
  journey.snapshot.context.answers["individu/demandeur"]!["question_disparue"] = 1;
  const lu = restoreGuichet(JSON.stringify(kept), options);
  expect([lu.lost, lu.unreadable, lu.kept?.foyers.length]).toEqual([[""], 0, 2]);
  expect(parcoursDe(lu.kept!.foyers[0]!.journey).situation.menage.depcom).toBe("76497");
});

it("un foyer illisible n’emporte pas les autres, et rien de ce qui est gardé ne fait d’erreur", () => {
  const kept = JSON.parse(guichetText(deuxFoyers().context)!) as { courant: string; foyers: unknown[] };
  const lire = (given: unknown) => {
    const { kept: lu, unreadable } = restoreGuichet(JSON.stringify(given), options);
    return [lu?.courant, lu?.foyers.map(({ id }) => id), unreadable];
  };
  const [premier, second] = kept.foyers;
  expect(lire({ ...kept, foyers: [premier, { id: "2", journey: {} }] })).toEqual(["1", ["1"], 1]);
  expect(lire({ ...kept, foyers: [premier, second, second] })).toEqual(["2", ["1", "2"], 1]);
  expect(lire({ ...kept, courant: "7" })).toEqual(["1", ["1", "2"], 0]);
  expect(lire({ ...kept, foyers: [{ ...(premier as object), id: "../1" }] })).toEqual([
    undefined,
    undefined,
    1,
  ]);
  for (const texte of ["", "{", "null", "[]", '{"foyers":3}', '{"foyers":[null]}'])
    expect(restoreGuichet(texte, options).kept).toBeUndefined();
});

it("rien ne se garde tant que rien n’est dit", () => {
  const une = seance();
  expect(guichetText(une.context)).toBeUndefined();
  une.repondre("individu/demandeur/date_naissance", "2999-01-01");
  expect(guichetText(une.context)).toBeUndefined();
  une.send({ type: "FOYER.RENAME", id: "1", label: "Mme K." });
  expect(guichetText(une.context)).toContain("Mme K.");
});

it("ce qui fut montré et décidé revient avec son foyer ; ce qui n’en est pas tombe", () => {
  const une = seance();
  const fait = { pointages: { rsa: "recue" as const }, demandees: {}, papiers: ["bail"] };
  une.send({ type: "FOYER.RECEIVE", journey: une.foyer.journey, fait });
  une.send({ type: "FOYER.NOTE", texte: "Rappeler vendredi.", today: JOUR });
  const texte = guichetText(une.context)!;
  const note = { texte: "Rappeler vendredi.", le: JOUR };
  expect(restoreGuichet(texte, options).kept?.foyers[0]?.fait).toEqual({ ...fait, note });
  const sali = texte.replace('"recue"', '"perdue"').replace(`"${JOUR}"}}`, '"hier"}}');
  expect(restoreGuichet(sali, options).kept?.foyers[0]?.fait).toEqual({ ...fait, pointages: {} });
});
