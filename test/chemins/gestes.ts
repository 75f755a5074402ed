import fc from "fast-check";
import { everyAnswer, keyOf } from "../../machines/answers/answer.ts";
import { canVisit } from "../../machines/journey/position.ts";
import { LISTE_ENFANTS, RECAPITULATIF, screens } from "../../machines/journey/screens.ts";
import { exigerEgal } from "../invariants/loi.ts";
import { deuxMarques } from "../invariants/retour.ts";
import { answerAll, choicesAt, journey, type Journey } from "../journeys.ts";
import { allerAuBout, partout, refuser, rejouee, tenuesDe } from "./lois.ts";

/** What was said by a gesture, by key; and whose children are there after it. */
interface Issue {
  dites: ReadonlyMap<string, unknown>;
  enfants: readonly number[];
  /** What the presence of a child had closed counts again without it. */
  rouvre?: true;
}

const parmi = <T>(liste: readonly T[], n: number): T | undefined => liste[n % Math.max(1, liste.length)];
const enfantsDe = ({ context }: Journey) => context.enfants ?? [];
const rien = (to: Journey): Issue => ({ dites: new Map(), enfants: enfantsDe(to) });

function repondre(to: Journey, n: number): Issue {
  const step = to.parcours.byPath.get(to.path);
  const value = parmi(choicesAt(to), n);
  if (!step || value === undefined) return rien(to);
  const enfants = enfantsDe(to);
  to.answer(value);
  return { dites: new Map([[keyOf(step.address), value]]), enfants };
}

const aller = (to: Journey, path: string | undefined) => to.send({ type: "GO", path: path ?? RECAPITULATIF });

/** Gestures that anybody may do anywhere, found from a number drawn; what each should leave. */
const GESTES: Readonly<Record<string, (to: Journey, n: number) => Issue>> = {
  répondre: repondre,
  aller(to, n) {
    const tous = [...to.parcours.steps.map(({ path }) => path), ...screens];
    return rien(
      aller(
        to,
        parmi(
          tous.filter((path) => canVisit(to.parcours, path)),
          n,
        ),
      ),
    );
  },
  modifier(to, n) {
    aller(to, RECAPITULATIF);
    const faites = to.parcours.active.filter(({ answered, path }) => answered && path !== LISTE_ENFANTS);
    const step = parmi(faites, n);
    if (!step || to.path !== RECAPITULATIF) return rien(to);
    to.send({ type: "EDIT", path: step.path });
    return to.path === step.path ? repondre(to, n) : rien(to);
  },
  précédent: (to) => rien(to.send({ type: "BACK", from: to.path })),
  "réponse impossible"(to) {
    refuser(to);
    return rien(to);
  },
  "ajouter un enfant"(to, n) {
    const avant = enfantsDe(to);
    if (avant.length > 2 || !canVisit(to.parcours, LISTE_ENFANTS)) return rien(to);
    const enfants = [...avant, (avant.at(-1) ?? -1) + 1];
    to.send({ type: "CHILD.ADD" });
    const nom = to.parcours.byPath.get(to.path)?.given;
    const { dites } = repondre(to, n);
    return { dites: new Map([...(nom ? [[keyOf(nom), nom.value] as const] : []), ...dites]), enfants };
  },
  "retirer un enfant"(to, n) {
    const index = parmi(enfantsDe(to), n);
    if (index === undefined || !canVisit(to.parcours, LISTE_ENFANTS)) return rien(to);
    const enfants = enfantsDe(to).filter((un) => un !== index);
    to.send({ type: "CHILD.REMOVE", index });
    return { dites: new Map(), enfants, rouvre: true };
  },
  "reprendre un enfant"(to, n) {
    const index = parmi(enfantsDe(to), n);
    return rien(index === undefined ? to : to.send({ type: "CHILD.EDIT", index }));
  },
};

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
      !dites.has(cle) && !rouvre && avant.oubliees.includes(cle),
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

const noms = Object.keys(GESTES);
const geste = fc.tuple(fc.constantFrom(...noms), fc.nat(999));
/** Runs of answers, so that journeys reach far, and other gestures between them. */
const suites = fc.array(
  fc.oneof(fc.array(fc.tuple(fc.constant("répondre"), fc.nat(999)), { minLength: 3, maxLength: 12 }), {
    weight: noms.length,
    arbitrary: geste.map((un) => [un]),
  }),
  { maxLength: 40, size: "max" },
);

/**
 * Random gestures on real journeys, then going on to the results. When a law does not hold, fast-check throws the
 * fewest gestures that break it, and the seed.
 */
export function gesticuler(graine: number, numRuns: number, demarrer = journey): void {
  const loi = fc.property(deuxMarques, fc.boolean(), suites, (marque, aLaListe, tirees) => {
    const to = demarrer({ marque });
    // Half of them start where children are told.
    if (aLaListe) answerAll(to, {}, ["/simulation/enfants"]);
    for (const [nom, n] of tirees.flat()) {
      const avant = to.context;
      verifier(to, avant, GESTES[nom]!(to, n));
    }
    allerAuBout(to);
  });
  fc.assert(loi, { seed: graine, numRuns, includeErrorInReport: true });
}
