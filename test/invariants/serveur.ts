import { createActor, fromPromise } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import { everyAnswer } from "../../machines/answers/answer.ts";
import { storedAt } from "../../machines/journey/stored.ts";
import type { SessionActor } from "../../machines/session/persist.ts";
import { sessionMachine } from "../../machines/session/session.ts";
import type {
  Access,
  dossierKey,
  Region,
  Saved,
  SessionInput,
  ToSave,
} from "../../machines/session/state.ts";
import { desResultats } from "../fixtures/droits.ts";
import { journey } from "../journeys.ts";

/** Results without any aid, whose day tells whose they are. */
const resultatsDe = (_id: string): Resultats => desResultats({ _id, dateDeValeur: _id });

/** How a call ends: well, a save with its results or not, with what makes no sense, or with that status. */
export type IssueDAppel = "bien" | "bien, résultats joints" | "mal dit" | 0 | 403 | 404 | 500;

/** A call to the server, until it is answered. */
export interface Appel {
  service: "save" | "fetch" | "results" | "erase";
  /** Which part of the session sent a save. */
  region: Region;
  /** Simulations that it names. */
  ids: readonly string[];
  /** Days of birth that it sends. */
  naissances: readonly string[];
  /** Fingerprint of the answers that it sends. */
  empreinte: string;
  signal: AbortSignal;
  fini: boolean;
  finir: (output: unknown) => void;
  echouer: (error: unknown) => void;
}

/** A session whose server answers when the test says so, each call as it says. */
export class ServeurLent {
  readonly appels: Appel[] = [];
  /** Fingerprint of the answers saved under each id. */
  readonly enregistres = new Map<string, string>();
  readonly actor: SessionActor;
  private vus = 0;
  private readonly cle: typeof dossierKey;

  constructor(input: SessionInput, cle: typeof dossierKey) {
    this.cle = cle;
    const appeler = (
      service: Appel["service"],
      signal: AbortSignal,
      plus: Partial<Pick<Appel, "ids" | "naissances" | "empreinte" | "region">>,
    ) =>
      new Promise<never>((resolve, reject) => {
        const finir = resolve as (output: unknown) => void;
        const commun = { ids: [], naissances: [], empreinte: "", region: "calcul" as const, ...plus };
        this.appels.push({ ...commun, service, signal, fini: false, finir, echouer: reject });
      });
    const machine = sessionMachine.provide({
      actors: {
        save: fromPromise<Saved, ToSave>(({ input: { record, replaces }, signal, self }) =>
          appeler("save", signal, {
            region: self.id.includes("enregistrement") ? "enregistrement" : "calcul",
            ids: replaces ? [replaces.id] : [],
            naissances: record.answers.all.flatMap(({ fieldName, value }) =>
              fieldName === "date_naissance" ? [String(value)] : [],
            ),
            empreinte: this.empreinte(),
          }),
        ),
        fetchSimulation: fromPromise<unknown, Access>(({ input: { id }, signal }) =>
          appeler("fetch", signal, { ids: [id] }),
        ),
        fetchResults: fromPromise<Resultats, Access>(({ input: { id }, signal }) =>
          appeler("results", signal, { ids: [id] }),
        ),
        eraseSimulation: fromPromise<void, readonly Access[]>(({ input: connus, signal }) =>
          appeler("erase", signal, { ids: connus.map(({ id }) => id) }),
        ),
      },
    }) as typeof sessionMachine;
    this.actor = createActor(machine, { input }).start();
  }

  private get parcours() {
    return this.actor.getSnapshot().children.journey!;
  }

  /** Fingerprint of the answers as they are. */
  empreinte(): string {
    return this.cle(this.parcours.getSnapshot().context);
  }

  /** How many answers there are. */
  reponses(): number {
    return everyAnswer(this.parcours.getSnapshot().context.answers).length;
  }

  /** Answers the first question with that day of that year. */
  naitre(annee: number, jour: number): void {
    const value = new Date(Date.UTC(annee, 0, 1 + jour)).toISOString().slice(0, 10);
    this.parcours.send({ type: "GO", path: "/simulation/individu/demandeur/date_naissance" });
    this.parcours.send({ type: "ANSWER", value });
  }

  /** Calls that were not looked at yet. */
  nouveaux(): readonly Appel[] {
    const depuis = this.vus;
    this.vus = this.appels.length;
    return this.appels.slice(depuis);
  }

  /** Answers a call: well, with nothing that makes sense, or with a failure that is told by its number. */
  repondre(appel: Appel, issue: IssueDAppel, numero: number): void {
    appel.fini = true;
    if (typeof issue === "number")
      return appel.echouer(Object.assign(new Error(`panne ${numero}`), { status: issue }));
    if (issue === "mal dit") return appel.finir(null);
    const [id = ""] = appel.ids;
    switch (appel.service) {
      case "save":
        this.enregistres.set(`s${numero}`, appel.empreinte);
        return appel.finir({
          _id: `s${numero}`,
          token: "jeton",
          ...(issue === "bien, résultats joints" && { resultats: resultatsDe(`s${numero}`) }),
        });
      case "results":
        return appel.finir(resultatsDe(id));
      case "fetch":
        return appel.finir(autrui(id));
      case "erase":
        return appel.finir(undefined);
    }
  }

  /** Lets what was answered arrive. */
  souffler(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }
}

/** Another simulation, at its second question; its number tells the year of birth. */
function autrui(id: string) {
  const { context, path } = journey().answer(`${1990 + Number(id.split(" ")[1])}-01-01`);
  return storedAt({ context, path });
}
