import { conditions } from "../../catalogue/conditions/conditions.ts";
import { base, guardOf } from "./base.ts";
import { individu, question } from "./spec.ts";

/** A typo anywhere in the chart is an error of the compiler: each line below must be one. */

// @ts-expect-error a guard that nobody wrote
base.createStateConfig({ on: { "CHILD.ADD": { guard: "liste des enfants ouvertes" } } });

// @ts-expect-error an action that nobody wrote
base.createStateConfig({ entry: "répondra" });

// @ts-expect-error an action that lacks what it reads
base.createStateConfig({ entry: { type: "répondre", params: { etape: "x" } } });

// @ts-expect-error an event that nobody sends
base.createStateConfig({ on: { "CHILD.ADDED": {} } });

// @ts-expect-error a field that the context does not have
base.createStateConfig({ entry: base.assign({ personnes: "demandeur" }) });

// @ts-expect-error a value that the field does not take
base.createStateConfig({ entry: base.assign({ personne: "voisin" }) });

// @ts-expect-error something that states do not say about themselves
base.createStateConfig({ meta: { chapitre: "profil" } });

// @ts-expect-error a chapter that does not exist
base.createStateConfig({ meta: { chapter: "profils" } });

// @ts-expect-error a condition that nobody wrote
guardOf("vit en couples", "demandeur");

// @ts-expect-error a condition that nobody wrote, on a step
individu("scolarite", { condition: "fait ses études" });

// @ts-expect-error a condition that nobody wrote, read from the list
void conditions["vit en couples"];

// @ts-expect-error a field that nobody has
individu("scolarites");

// @ts-expect-error a field of another entity
individu("coloc");

// @ts-expect-error a field of another entity, the dwelling’s asked of the family
question("famille", "coloc");

// @ts-expect-error who somebody is, which nobody answers
individu("_role");

// @ts-expect-error a guard that is not given what it reads
base.createStateConfig({ on: { BACK: { guard: "peut reculer" } } });

base.createStateConfig({
  // @ts-expect-error an action that is given what another event says
  on: { BACK: { actions: { type: "retirer un enfant", params: ({ event }) => event } } },
});
