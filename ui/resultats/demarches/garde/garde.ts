import { fromBase64Url, toBase64Url } from "../../../../machines/session/base64url.ts";
import { isBlank } from "../../../../machines/journey/start.ts";
import type { KeptTexts, SessionActor } from "../../../../machines/session/persist.ts";
import { aujourdhui } from "../../../cadre/format/dates.ts";
import { perimee } from "../../../session/marque.ts";
import {
  eraseGarde,
  PARCOURS,
  readGarde,
  readTab,
  SESSION,
  writeGarde,
  writeTab,
} from "../../../session/storage.ts";

const SCEAU = "AES-GCM";
const [BASE, CLES, CLE] = ["cap-aides", "cles", "garde"];

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

async function sceller(jusqua: string, cle: CryptoKey): Promise<boolean> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const clair = new TextEncoder().encode(JSON.stringify(readTab()));
  const texte = new Uint8Array(await crypto.subtle.encrypt({ name: SCEAU, iv }, cle, clair));
  return (
    !perimee() &&
    writeGarde(JSON.stringify({ jusqua, iv: toBase64Url(iv), texte: toBase64Url(texte) } satisfies Garde))
  );
}

/** Keeps on this device, until a day, what the tab keeps now; false where the browser refuses. */
export const garderIci = (jusqua: string): Promise<boolean> =>
  nouvelleCle()
    .then((cle) => sceller(jusqua, cle))
    .catch(() => false);

/** Time for what changes together to be there, in milliseconds. */
const ENSEMBLE = 500;
let attente: ReturnType<typeof setTimeout> | undefined;

/** Keeps again what has changed since, if this device keeps something. */
function garderEncore(): void {
  clearTimeout(attente);
  attente = setTimeout(async () => {
    const jusqua = gardeJusqua();
    const cle = jusqua && (await cleDIci().catch(() => undefined));
    if (jusqua && cle && gardeJusqua()) await sceller(jusqua, cle).catch(() => false);
  }, ENSEMBLE);
}

function aRepondu(actor: SessionActor): boolean {
  const journey = actor.getSnapshot().children.journey?.getSnapshot();
  return journey !== undefined && !isBlank(journey.context);
}

const suivies = new WeakSet<SessionActor>();

/** What the device was asked to keep follows what the tab keeps; answers that are erased, or started again, leave it too. */
export function suivreLaGarde(actor: SessionActor): void {
  if (suivies.has(actor)) return;
  suivies.add(actor);
  let repondu = aRepondu(actor);
  actor.subscribe(({ context, value }) => {
    const avant = repondu;
    repondu = aRepondu(actor);
    if (avant && !repondu) eraseGarde();
    // Neither somebody else’s answers nor an example take the place of one’s own.
    if (readGarde() !== null && !context.opened && value.démonstration !== "allumée") garderEncore();
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
    return journey !== null && writeTab(PARCOURS, journey) && writeTab(SESSION, session ?? "{}");
  } catch {
    eraseGarde();
    return false;
  }
}
