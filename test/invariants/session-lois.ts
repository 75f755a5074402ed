import { resultatsAJour } from "../../machines/session/state.ts";
import { exiger, exigerEgal } from "./loi.ts";
import type { Appel, IssueDAppel, ServeurLent } from "./serveur.ts";

/** What was erased, and what each reply should leave. */
export interface Attendus {
  /** Rank of the answers: they are erased with `CLEAR`. */
  epoque: number;
  effaces: Set<string>;
  reponses: number;
}

/** What a session promises, as a failure says it. */
export const LOIS = {
  uneFois: "jamais deux enregistrements à la fois dans une même région",
  memesReponses: "ce qui est en cours de calcul n’est pas demandé deux fois",
  perimee: "une réponse à un appel abandonné n’est pas prise",
  ajour: "des résultats à jour sont ceux des réponses telles qu’elles sont",
  efface: "ce qui fut effacé n’est plus jamais envoyé ni demandé",
  effaceVite: "tout effacer demande au serveur d’effacer ce qu’il a",
  dit: "un échec est dit",
  retente: "un échec se retente",
  enregistreDAbord: "des réponses changées s’enregistrent avant d’être calculées, et elles seules",
  prise: "une réponse attendue est prise",
  reprise: "un lien remplace les réponses, sans rien demander au serveur",
  ferme: "un refus s’oublie quand on continue",
} as const;

/** A session as it stands, as text. */
export const etatDit = ({ actor }: ServeurLent) => {
  const { context, value } = actor.getSnapshot();
  return JSON.stringify([value, { ...context, initial: undefined }]);
};

/** Calls that wait for their reply. */
export const enVol = ({ appels }: ServeurLent, service?: Appel["service"]) =>
  appels.filter((un) => !un.fini && !un.signal.aborted && (service === undefined || un.service === service));

/** What holds whatever happened. Throws the law that does not. */
export function verifierLaSession(reel: ServeurLent, { effaces, epoque }: Attendus): void {
  const { context, value } = reel.actor.getSnapshot();
  const regions = Number(value.calcul === "enregistre") + Number(value.enregistrement === "envoie");
  exiger(
    enVol(reel, "save").length === regions,
    LOIS.uneFois,
    `${enVol(reel, "save").length} pour ${regions}`,
  );
  if (resultatsAJour(context)) {
    // Results carry the simulation that they were computed for: saved again as it was, they are still its own.
    for (const id of [context.simulation?.id, context.resultats?.dateDeValeur])
      exigerEgal(reel.enregistres.get(id ?? ""), reel.empreinte(), LOIS.ajour);
  }
  for (const { service, ids, naissances } of reel.nouveaux()) {
    if (service !== "erase")
      exigerEgal(
        ids.filter((id) => effaces.has(id)),
        [],
        LOIS.efface,
      );
    exigerEgal(
      naissances.filter((jour) => !jour.startsWith(String(1990 + epoque))),
      [],
      LOIS.efface,
    );
  }
}

/** The server has these answers, and that is known. */
export const estEnregistree = (reel: ServeurLent): boolean => {
  const { simulation } = reel.actor.getSnapshot().context;
  return simulation !== undefined && reel.enregistres.get(simulation.id) === reel.empreinte();
};

/** What computing asks first: results of answers that the server has, or else that it takes them. */
export const aDemander = (reel: ServeurLent): Appel["service"] => (estEnregistree(reel) ? "results" : "save");

export const estBonne = (issue: IssueDAppel): boolean => issue === "bien" || issue === JOINTS;

/** A save that computes is answered with its results. */
const JOINTS = "bien, résultats joints";
const sontPris = ({ service, region }: Appel, issue: IssueDAppel) =>
  service === "save" && region === "calcul" && issue === JOINTS;

/** Where an error of that call is said; that they could not be saved is not said of answers that are. */
export function erreurDite(reel: ServeurLent, { service, region }: Appel) {
  const { error, saveError, openError } = reel.actor.getSnapshot().context;
  if (service === "fetch") return [openError];
  const saving = service === "save" && !estEnregistree(reel) ? [saveError] : [];
  return service === "save" && region === "enregistrement" ? saving : [error, ...saving];
}

/** What a good reply leaves. */
export function traceDe(reel: ServeurLent, appel: Appel, issue: IssueDAppel): unknown {
  const { service, region } = appel;
  const { simulation, resultats, opened, modifiedFrom, erasing } = reel.actor.getSnapshot().context;
  const { calcul, enregistrement } = reel.actor.getSnapshot().value;
  if (sontPris(appel, issue)) return [simulation?.id, resultats?.dateDeValeur, calcul];
  if (service === "save") return [simulation?.id, region === "enregistrement" && enregistrement === "échec"];
  if (service === "results") return [resultats?.dateDeValeur, calcul];
  if (service === "erase") return erasing;
  return [opened?.id, modifiedFrom, resultats, reel.reponses()];
}

/** What it should leave, by its number. */
export function laisseParUnSucces(appel: Appel, issue: IssueDAppel, numero: number): unknown {
  const [id] = appel.ids;
  return {
    save: sontPris(appel, issue) ? [`s${numero}`, `s${numero}`, "prêt"] : [`s${numero}`, false],
    results: [id, "prêt"],
    erase: [],
    fetch: [id, id, undefined, 1],
  }[appel.service];
}
