import { fromBase64Url, toBase64Url } from "../../../../machines/session/base64url.ts";
import { isBlank } from "../../../../machines/journey/vide.ts";
import type { KeptTexts, SessionActor } from "../../../../machines/session/persist.ts";
import { aujourdhui } from "../../../cadre/format/dates.ts";
import { attempt } from "../../../session/fenetre.ts";
import { perimee } from "../../../session/marque.ts";
import {
  BASE,
  eraseGarde,
  GARDE,
  PARCOURS,
  readGarde,
  readTab,
  SESSION,
  SUIVIE,
  texteDeLOnglet,
  writeTab,
} from "../../../session/storage.ts";

const SCEAU = "AES-GCM";
const [CLES, CLE] = ["cles", "garde"];

/** What this device keeps beyond the tab, because somebody asked: its last day `YYYY-MM-DD`, and the texts of the tab, sealed. */
interface Garde {
  jusqua: string;
  iv: string;
  texte: string;
}

const resultatDe = <T>(demande: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    demande.addEventListener("success", () => resolve(demande.result));
    demande.addEventListener("error", () =>
      reject(demande.error ?? new Error("La base du navigateur ne répond pas")),
    );
  });

/** Does something in the keys of this device; rejects where the browser keeps none. */
async function dansLesCles<T>(mode: IDBTransactionMode, faire: (cles: IDBObjectStore) => IDBRequest<T>) {
  const ouverture = indexedDB.open(BASE, 1);
  ouverture.addEventListener("upgradeneeded", () => ouverture.result.createObjectStore(CLES));
  const base = await resultatDe(ouverture);
  try {
    return await resultatDe(faire(base.transaction(CLES, mode).objectStore(CLES)));
  } finally {
    base.close();
  }
}

/** The key of this device, that no script can read; another one each time something is kept anew. */
async function nouvelleCle(): Promise<CryptoKey> {
  const cle = await crypto.subtle.generateKey({ name: SCEAU, length: 256 }, false, ["encrypt", "decrypt"]);
  await dansLesCles("readwrite", (cles) => cles.put(cle, CLE));
  return cle;
}
const cleDIci = () => dansLesCles("readonly", (cles) => cles.get(CLE) as IDBRequest<CryptoKey | undefined>);

function lire(): Garde | undefined {
  try {
    const { jusqua, iv, texte } = JSON.parse(readGarde() ?? "null") as Garde;
    return { jusqua, iv, texte };
  } catch {
    return undefined;
  }
}

/** Last day of what this device keeps, `YYYY-MM-DD`; `undefined` for nothing. */
export const gardeJusqua = (): string | undefined => lire()?.jusqua;

/** That the tab’s answers are those that the device keeps. */
const suivie = texteDeLOnglet(SUIVIE);

/** False where the browser refuses. */
const ecrire = (garde: string): boolean =>
  attempt(() => {
    localStorage.setItem(GARDE, garde);
    return true;
  }) ?? false;

/** What the tab keeps now, as it is kept here. */
async function sceller(jusqua: string, cle: CryptoKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const clair = new TextEncoder().encode(JSON.stringify(readTab()));
  const texte = new Uint8Array(await crypto.subtle.encrypt({ name: SCEAU, iv }, cle, clair));
  return JSON.stringify({ jusqua, iv: toBase64Url(iv), texte: toBase64Url(texte) } satisfies Garde);
}

/** Keeps on this device, until a day, what the tab keeps now; false where the browser refuses. */
export async function garderIci(jusqua: string): Promise<boolean> {
  try {
    const scelle = await sceller(jusqua, await nouvelleCle());
    return !perimee() && ecrire(scelle) && suivie.write("oui");
  } catch {
    return false;
  }
}

/** Time for what changes together to be there, in milliseconds. */
const ENSEMBLE = 500;
let attente: ReturnType<typeof setTimeout> | undefined;

/** Keeps again what has changed since; not what was forgotten meanwhile, were it while it was being sealed. */
async function garderEncore(): Promise<void> {
  const jusqua = gardeJusqua();
  const cle = jusqua && (await cleDIci());
  const scelle = jusqua && cle && (await sceller(jusqua, cle));
  if (scelle && gardeJusqua() === jusqua && !perimee()) ecrire(scelle);
}

type Journey = ReturnType<SessionActor["getSnapshot"]>["children"]["journey"];

const estVide = (journey: Journey): boolean =>
  journey === undefined || isBlank(journey.getSnapshot().context);

const suivies = new WeakSet<SessionActor>();

/**
 * What the device keeps follows the tab that asked for it, or took it up; answers that are erased, or started again, leave it too.
 * A journey that takes the place of this one is somebody else’s: the tab follows no more. Nor does an example take its place.
 */
export function suivreLaGarde(actor: SessionActor): void {
  if (suivies.has(actor)) return;
  suivies.add(actor);
  let { journey: avant } = actor.getSnapshot().children;
  let vide = estVide(avant);
  actor.subscribe(({ children: { journey }, context, value }) => {
    const [autre, etaitVide] = [journey !== avant, vide];
    [avant, vide] = [journey, estVide(journey)];
    if (vide && !etaitVide) eraseGarde();
    if (autre || context.opened) suivie.write(undefined);
    if (readGarde() === null || suivie.read() === null || value.démonstration === "allumée") return;
    clearTimeout(attente);
    attente = setTimeout(() => void garderEncore().catch(() => undefined), ENSEMBLE);
  });
}

/** Puts in this tab what the device keeps; true if it did. What is over, or cannot be read any more, is forgotten. */
export async function reprendreLaGarde(): Promise<boolean> {
  const garde = lire();
  try {
    const cle = garde && garde.jusqua >= aujourdhui() ? await cleDIci() : undefined;
    if (!garde || !cle) throw new Error("Rien à reprendre");
    const sceau = { name: SCEAU, iv: fromBase64Url(garde.iv) };
    const clair = await crypto.subtle.decrypt(sceau, cle, fromBase64Url(garde.texte));
    const { journey, session } = JSON.parse(new TextDecoder().decode(clair)) as KeptTexts;
    if (journey === null || !writeTab(PARCOURS, journey)) return false;
    return writeTab(SESSION, session ?? "{}") && suivie.write("oui");
  } catch {
    eraseGarde();
    return false;
  }
}
