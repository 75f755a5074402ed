import type { CommuneTrouvee } from "../../../catalogue/situation/situation.ts";
import { type AidesGardees, horsLigne } from "../../../machines/pages/hors-ligne.ts";
import type { CommunesTrouvees, DitAuxCommunes } from "./communes-ouvrier.ts";

/** A file that this device keeps, whatever its version: nothing is asked of the network. Rejects where it keeps none. */
async function garde(adresse: string): Promise<Response> {
  const reponse = await caches.match(adresse, { ignoreSearch: true });
  if (!reponse) throw new Error("Rien n’est gardé sur cet appareil");
  return reponse;
}

/** Remembers what could be read; what could not is read again. */
function uneFois<T>(lire: () => Promise<T>): () => Promise<T> {
  let lue: Promise<T> | undefined;
  return () => {
    lue ??= lire().catch((error: unknown) => {
      lue = undefined;
      throw error;
    });
    return lue;
  };
}

const aides = uneFois(async () => (await (await garde(horsLigne.aides)).json()) as AidesGardees);

/** Aids of legislation, whole, as the device keeps them. */
export async function legalesGardees() {
  const gardees = await aides();
  return {
    institutions: gardees.institutions,
    aides: gardees.aides.flatMap(({ legale }) => (legale ? [legale] : [])),
  };
}

/** The page of an aid, as the device keeps it; rejects for one that it does not. */
export async function ficheGardee(id: string) {
  const gardee = (await aides()).aides.find(({ fiche }) => fiche.id === id);
  if (!gardee) throw new Error("Cette aide n’est pas gardée sur cet appareil");
  return gardee.fiche;
}

const attentes = new Map<number, (communes: CommuneTrouvee[]) => void>();
let dernier = 0;

const dire = (ouvrier: Worker, quoi: DitAuxCommunes) => ouvrier.postMessage(quoi, []);

const communes = uneFois(async () => {
  const table = await (await garde(horsLigne.communes)).text();
  const ouvrier = new Worker(new URL("./communes-ouvrier.ts", import.meta.url), { type: "module" });
  ouvrier.addEventListener("message", ({ data }: MessageEvent<CommunesTrouvees>) => {
    attentes.get(data.numero)?.(data.communes);
    attentes.delete(data.numero);
  });
  dire(ouvrier, { kind: "table", table });
  return ouvrier;
});

/** Communes by postal code or name, as the server finds them, from the table that the device keeps. */
export async function communesGardees(q: string): Promise<CommuneTrouvee[]> {
  const ouvrier = await communes();
  dernier += 1;
  const numero = dernier;
  return new Promise((resolve) => {
    attentes.set(numero, resolve);
    dire(ouvrier, { kind: "cherche", numero, q });
  });
}
