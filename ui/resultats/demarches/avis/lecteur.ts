import type { DemandeAuLecteur, ReponseDuLecteur } from "./lecteur-messages.ts";

let ouvrier: Worker | undefined;
const refuser = new Set<(erreur: Error) => void>();

function demarrer(): Worker {
  const nouveau = new Worker(new URL("./lecteur-ouvrier.ts", import.meta.url), { type: "module" });
  nouveau.addEventListener("error", () => {
    ouvrier = undefined;
    for (const un of refuser) un(new Error("Le lecteur s’est arrêté"));
    refuser.clear();
  });
  return nouveau;
}

/** The square codes of a picture, which is given away, searched at so many places; rejects where the reader cannot run. */
export function lireLesCodes(image: ImageData, places: number): Promise<readonly string[]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    refuser.add(reject);
    port1.addEventListener("message", ({ data }: MessageEvent<ReponseDuLecteur>) => {
      refuser.delete(reject);
      port1.close();
      if ("codes" in data) resolve(data.codes);
      else reject(new Error(data.erreur));
    });
    port1.start();
    const demande: DemandeAuLecteur = { image, places, retour: port2 };
    (ouvrier ??= demarrer()).postMessage(demande, [image.data.buffer, port2]);
  });
}
