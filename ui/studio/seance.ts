import { createActor, fromPromise, waitFor } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import { RECAPITULATIF } from "../../machines/journey/screens.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import { sessionMachine } from "../../machines/session/session.ts";
import { type Access, failureOf, type Saved, type ToSave } from "../../machines/session/state.ts";
import { client, read, segment } from "../session/client.ts";
import { departDeLaPage } from "../session/depart.ts";
import type { PasDeSeance } from "./dessin/sequence.ts";

const init = { credentials: "omit" } as const;
const porteur = ({ token }: Access) => ({ headers: { authorization: `Bearer ${token}` }, init });

/** A call to the server, told with how it was answered. */
const appelDit =
  (dire: (pas: PasDeSeance) => void) =>
  async <T>(mots: string, appel: Promise<{ status: number; json(): Promise<T> }>): Promise<T> => {
    dire({ de: "Session", vers: "Serveur", mots });
    try {
      const { status } = await appel;
      dire({ de: "Serveur", vers: "Session", mots: String(status), retour: true });
    } catch (erreur) {
      const { status, message } = failureOf(erreur);
      dire({ de: "Serveur", vers: "Session", mots: `${status} ${message}`, retour: true });
    }
    return read(appel);
  };

/** The services of the product, without a cookie, telling what each call was and how the server answered. */
function machineDite(dire: (pas: PasDeSeance) => void) {
  const appeler = appelDit(dire);
  const lire = (acces: Access, representation: "snapshot" | "resultats") =>
    appeler(
      `GET /api/simulation/… (${representation})`,
      client.simulation[":id"][":representation"].$get(
        { param: { id: segment(acces.id), representation } },
        porteur(acces),
      ),
    );
  return sessionMachine.provide({
    actors: {
      save: fromPromise(async ({ input: { record, replaces, results } }: { input: ToSave }) => {
        const headers = {
          ...(replaces && { ...porteur(replaces).headers, remplace: replaces.id }),
          ...(results && { joindre: "resultats" }),
        };
        const mots = `POST /api/simulation${replaces ? ", à la place de l’autre" : ""}${results ? ", avec les résultats" : ""}`;
        return (await appeler(mots, client.simulation.$post({ json: record }, { headers, init }))) as Saved;
      }),
      fetchSimulation: fromPromise<unknown, Access>(({ input }) => lire(input, "snapshot")),
      fetchResults: fromPromise(
        async ({ input }: { input: Access }) => (await lire(input, "resultats")) as Resultats,
      ),
      eraseSimulation: fromPromise(async ({ input }: { input: readonly Access[] }) => {
        for (const acces of input)
          await appeler(
            "DELETE /api/simulation/…",
            client.simulation[":id"].$delete({ param: { id: segment(acces.id) } }, porteur(acces)),
          );
      }),
    },
  });
}

/** What a person does, by the event that the session receives. */
const gestes: Readonly<Record<string, string>> = {
  RESUME: "reprendre ses réponses",
  SAVE: "enregistrer",
  FETCH: "rouvrir",
  COMPUTE: "calculer",
  CLEAR: "tout effacer",
};

const REGIONS = ["enregistrement", "accès", "calcul", "effacement"] as const;

/**
 * Runs a session of the product for an invented person, against its server: saved, opened again, computed, refused to
 * somebody who has not its key, erased. Tells what really went by, in order. Rejects if the server does not answer.
 */
export async function jouerLaSeance(): Promise<PasDeSeance[]> {
  const pas: PasDeSeance[] = [];
  const session = createActor(
    machineDite((un) => pas.push(un)),
    {
      input: departDeLaPage(),
      inspect(vu) {
        if (vu.type !== "@xstate.event" || vu.actorRef !== session || vu.sourceRef) return;
        const dit = gestes[vu.event.type];
        if (dit) pas.push({ de: "Personne", vers: "Session", mots: `${dit} (${vu.event.type})` });
      },
    },
  );
  let avant: Partial<Record<(typeof REGIONS)[number], unknown>> = {};
  session.subscribe(({ value }) => {
    for (const region of REGIONS)
      if (avant[region] !== undefined && value[region] !== avant[region])
        pas.push({ de: "Session", vers: "Session", mots: `${region} : ${String(value[region])}` });
    avant = value;
  });
  session.start();
  const quand = (region: (typeof REGIONS)[number], etats: readonly string[]) =>
    waitFor(session, ({ value }) => etats.includes(String(value[region])), { timeout: 30_000 });
  try {
    const context = remplir(foyers.mereSeule, departDeLaPage().marque);
    session.send({ type: "RESUME", journey: { context, path: RECAPITULATIF } });
    session.send({ type: "SAVE" });
    const { context: gardee } = await quand("enregistrement", ["repos", "échec"]);
    if (!gardee.simulation) throw new Error(gardee.saveError?.message ?? "Rien n’a été enregistré.");
    const acces = gardee.simulation;
    session.send({ type: "FETCH", ...acces });
    await quand("accès", ["libre", "refusé"]);
    // Opened at its results, it asks for them by itself.
    await quand("calcul", ["prêt", "échec"]);
    session.send({ type: "FETCH", id: acces.id, token: "une-autre-clef" });
    await quand("accès", ["libre", "refusé"]);
  } finally {
    // Whatever happened, nothing is left of it.
    session.send({ type: "CLEAR", today: departDeLaPage().today });
    await quand("effacement", ["effacé", "échec"]);
    session.stop();
  }
  return pas;
}
