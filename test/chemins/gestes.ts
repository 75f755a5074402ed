import fc from "fast-check";
import { everyAnswer, keyOf } from "../../machines/answers/answer.ts";
import type { JourneyEvent } from "../../machines/journey/base.ts";
import { canVisit } from "../../machines/journey/position.ts";
import { LISTE_ENFANTS, RECAPITULATIF, screens } from "../../machines/journey/screens.ts";
import { exigerEgal } from "../invariants/loi.ts";
import { deuxMarques } from "../invariants/retour.ts";
import { answerAll, choicesAt, journey, type Journey } from "../journeys.ts";
import { allerAuBout, partout, refuser, rejouee, tenuesDe } from "./lois.ts";

/** Where a person stands. */
type Ou = Pick<Journey, "path" | "parcours"> & { context: Pick<Journey["context"], "enfants"> };
/** What is sent, found from there and from a number drawn. */
type Pas = (ou: Ou, n: number) => JourneyEvent | undefined;

const parmi = <T>(liste: readonly T[], n: number): T | undefined => liste[n % Math.max(1, liste.length)];
const enfantsDe = ({ context }: Ou) => context.enfants ?? [];
const repondre: Pas = (ou, n) => ({ type: "ANSWER", value: parmi(choicesAt(ou), n) ?? null });
const surUnEnfant =
  (type: "CHILD.EDIT" | "CHILD.REMOVE"): Pas =>
  (ou, n) => {
    const index = parmi(enfantsDe(ou), n);
    return index !== undefined && canVisit(ou.parcours, LISTE_ENFANTS) ? { type, index } : undefined;
  };

/** Gestures that anybody may do anywhere. */
export const GESTES: Readonly<Record<string, readonly Pas[]>> = {
  répondre: [repondre],
  aller: [
    ({ parcours }, n) => {
      const tous = [...parcours.steps.map(({ path }) => path), ...screens];
      const ouverts = tous.filter((path) => canVisit(parcours, path));
      return { type: "GO", path: parmi(ouverts, n) ?? RECAPITULATIF };
    },
  ],
  modifier: [
    () => ({ type: "GO", path: RECAPITULATIF }),
    ({ parcours }, n) => {
      const faites = parcours.active.filter(({ answered, path }) => answered && path !== LISTE_ENFANTS);
      const step = parmi(faites, n);
      return step && { type: "EDIT", path: step.path };
    },
    repondre,
  ],
  précédent: [({ path }) => ({ type: "BACK", from: path })],
  "réponse impossible": [
    ({ path }) => (path === LISTE_ENFANTS ? undefined : { type: "ANSWER", value: Number.NaN }),
  ],
  "ajouter un enfant": [
    (ou) =>
      enfantsDe(ou).length < 3 && canVisit(ou.parcours, LISTE_ENFANTS) ? { type: "CHILD.ADD" } : undefined,
    repondre,
  ],
  "retirer un enfant": [surUnEnfant("CHILD.REMOVE")],
  "reprendre un enfant": [surUnEnfant("CHILD.EDIT")],
  "dire ses revenus": [
    () => ({ type: "TAX.SET", ressourcesFiscales: { demandeur: { salaire_imposable: 12_000 } } }),
  ],
  "dire son patrimoine": [() => ({ type: "WEALTH.SET", patrimoine: { livret_a: 900 } })],
};

/** Gestures, by name, with a number drawn: runs of answers, so that journeys reach far, and others between them. */
export const suitesDe = (noms: readonly string[], poids: number, tailles: fc.ArrayConstraints) =>
  fc
    .array(
      fc.oneof(
        {
          weight: poids,
          arbitrary: fc.array(fc.tuple(fc.constant("répondre"), fc.nat(999)), {
            minLength: 3,
            maxLength: 12,
          }),
        },
        {
          weight: noms.length,
          arbitrary: fc.tuple(fc.constantFrom(...noms), fc.nat(999)).map((un) => [un]),
        },
      ),
      tailles,
    )
    .map((suites) => suites.flat());

/** What was said by a gesture, by key; and whose children are there after it. */
interface Issue {
  dites: ReadonlyMap<string, unknown>;
  enfants: readonly number[];
  /** What the presence of a child had closed counts again without it. */
  rouvre?: true;
}

/** Does what a gesture sends; what it should leave. */
function faire(to: Journey, event: JourneyEvent): Issue {
  const enfants = enfantsDe(to);
  const rien: Issue = { dites: new Map(), enfants };
  const ici = to.parcours.byPath.get(to.path);
  if (event.type === "ANSWER") {
    if (Number.isNaN(event.value)) refuser(to);
    else to.answer(event.value);
    return ici && !Number.isNaN(event.value)
      ? { dites: new Map([[keyOf(ici.address), event.value]]), enfants }
      : rien;
  }
  to.send(event);
  const nom = to.parcours.byPath.get(to.path)?.given;
  if (event.type === "CHILD.ADD")
    return {
      dites: new Map(nom ? [[keyOf(nom), nom.value]] : []),
      enfants: [...enfants, (enfants.at(-1) ?? -1) + 1],
    };
  if (event.type === "CHILD.REMOVE")
    return { ...rien, enfants: enfants.filter((un) => un !== event.index), rouvre: true };
  return rien;
}

/** What was said is there as it was said; of the rest, nothing changes but what is set aside or taken up again. */
function verifier(to: Journey, avant: Journey["context"], { dites, enfants, rouvre }: Issue): void {
  exigerEgal(enfantsDe(to), enfants, "les enfants sont ceux qui ont été dits");
  const deja = new Map(everyAnswer(avant.answers).map((une) => [keyOf(une), une.value]));
  for (const [cle, { id = "", entityName, value }] of tenuesDe(to)) {
    if (id === "enfants" || entityName === "enfants") continue;
    exigerEgal(
      value,
      dites.has(cle) ? dites.get(cle) : deja.get(cle),
      `une réponse ne change que si on la change (${cle})`,
    );
    exigerEgal(
      !dites.has(cle) && !rouvre && !avant.revues?.includes(cle) && avant.oubliees.includes(cle),
      false,
      `ce qui était mis de côté se redemande (${cle})`,
    );
  }
  const partis = everyAnswer(to.context.answers).flatMap(({ id = "", value }) =>
    (id === "enfants" ? (value as { id: string }[]).map((un) => un.id) : [id]).filter(
      (un) => un.startsWith("enfant_") && !enfants.includes(Number(un.slice("enfant_".length))),
    ),
  );
  exigerEgal(partis, [], "aucune réponse ne vise un enfant qui n’est plus là");
  partout(to);
  rejouee(to);
}

const suites = suitesDe(Object.keys(GESTES), 1, { maxLength: 40, size: "max" });

/**
 * Random gestures on real journeys, then going on to the results. When a law does not hold, fast-check throws the
 * fewest gestures that break it, and the seed.
 */
export function gesticuler(graine: number, numRuns: number, demarrer = journey): void {
  const loi = fc.property(deuxMarques, fc.boolean(), suites, (marque, aLaListe, tirees) => {
    const to = demarrer({ marque });
    // Half of them start where children are told.
    if (aLaListe) answerAll(to, {}, ["/simulation/enfants"]);
    for (const [nom, n] of tirees)
      for (const pas of GESTES[nom]!) {
        const avant = to.context;
        const event = pas(to, n);
        if (event) verifier(to, avant, faire(to, event));
      }
    allerAuBout(to);
  });
  fc.assert(loi, { seed: graine, numRuns, includeErrorInReport: true });
}
