import { useSelector } from "@xstate/react";
import { useSyncExternalStore } from "react";
import { type Actor, createActor, fromPromise } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { guichetMachine } from "../../machines/guichet/guichet.ts";
import { guichetText, restoreGuichet } from "../../machines/guichet/kept.ts";
import type { ToCompute } from "../../machines/guichet/state.ts";
import { aujourdhui } from "../cadre/format/dates.ts";
import { api } from "../session/api.ts";
import { phraseDesPerdues } from "../session/perdues.ts";
import { marqueDeLaPage } from "../session/depart.ts";
import { oublierAussi } from "../session/marque.ts";
import { readGuichet, writeGuichet } from "../session/storage.ts";

export type ActeurDuGuichet = Actor<typeof guichetMachine>;

/** A sitting as this browser runs it: results come from the server, which keeps nothing of them. */
const machine = guichetMachine.provide({
  actors: {
    fetchResults: fromPromise<Resultats, ToCompute>(({ input, signal }) => api.calculer(input, signal)),
  },
}) as typeof guichetMachine;

/** What there is to say of what came back with the tab. */
function phraseDuRetour(lost: readonly string[], unreadable: number): string | undefined {
  const phrases = [
    unreadable > 0 && "Nous n’avons pas pu relire un des foyers gardés dans cet onglet : il n’y est plus.",
    phraseDesPerdues(lost),
  ].filter(Boolean);
  return phrases.length > 0 ? phrases.join(" ") : undefined;
}

let gardee = true;
const ecoutes = new Set<() => void>();

function noter(ecrite: boolean): void {
  if (ecrite === gardee) return;
  gardee = ecrite;
  for (const ecoute of ecoutes) ecoute();
}

/** Keeps the households in the tab each time one changes. */
function garderChaqueChangement(acteur: ActeurDuGuichet): void {
  let avant = acteur.getSnapshot().context;
  acteur.subscribe(({ context }) => {
    if (context.foyers === avant.foyers && context.courant === avant.courant) return;
    avant = context;
    noter(writeGuichet(guichetText(context)));
  });
}

interface Seance {
  acteur: ActeurDuGuichet;
  retour: string | undefined;
}

function ouvrir(): Seance {
  const options = { marque: marqueDeLaPage(), parameters: defaultParameters };
  const { kept, lost, unreadable } = restoreGuichet(readGuichet(), options);
  const acteur = createActor(machine, { input: { ...options, today: aujourdhui(), kept } }).start();
  garderChaqueChangement(acteur);
  oublierAussi(() => acteur.send({ type: "CLEAR", today: aujourdhui() }));
  addEventListener("online", () => acteur.send({ type: "ONLINE" }));
  return { acteur, retour: phraseDuRetour(lost, unreadable) };
}

let ouverte: Seance | undefined;

/** The sitting of this tab, opened at the first need: going to another page and back leaves it as it is. */
export const laSeance = (): Seance => (ouverte ??= ouvrir());

/** Where the sitting stands. */
export const useSeance = () => useSelector(laSeance().acteur, (snapshot) => snapshot);

/** False when the browser refused to keep the households in the tab. */
export const useGardee = (): boolean =>
  useSyncExternalStore(
    (ecoute) => {
      ecoutes.add(ecoute);
      return () => ecoutes.delete(ecoute);
    },
    () => gardee,
  );
