import { deepEqual, ok } from "node:assert/strict";
import { creee, effacer, enregistrer, type Enregistree, lire, texteDuCas } from "./cas.ts";
import { Connexion, type DemandeHttp, tient } from "./connexion.ts";
import type { Contexte } from "./contexte.ts";

/** Two servers on one file: saves on one, reads on the other, replaces there, erases here: each sees what the other did. */
export async function deuxServeurs({ court, serveur }: Contexte): Promise<string> {
  const premier = await serveur();
  const second = await serveur({ base: premier.base });
  const jusque = performance.now() + (court ? 2_000 : 20_000);
  const fautes: string[] = [];
  let [enregistrees, attentes] = [0, 0];
  const alterner = async (adresses: readonly [string, string]) => {
    const connexions = [new Connexion(adresses[0]), new Connexion(adresses[1])] as const;
    const envoyer = async (ou: 0 | 1, demande: DemandeHttp) => {
      const reponse = await connexions[ou].envoyer(demande);
      if (reponse.statut === 503) attentes++;
      if (!tient(reponse)) fautes.push(`réponse ${reponse.statut}`);
      return reponse;
    };
    const sauver = async (ou: 0 | 1, remplacee?: Enregistree) => {
      const reponse = await envoyer(ou, enregistrer(texteDuCas(enregistrees++), remplacee));
      return reponse.statut === 503 ? undefined : creee(reponse);
    };
    const verifier = async (ou: 0 | 1, une: Enregistree, voulu: number) => {
      const { statut } = await envoyer(ou, lire(une));
      if (statut !== voulu && statut !== 503) fautes.push(`lecture ${statut} au lieu de ${voulu}`);
    };
    while (performance.now() < jusque) {
      const premiere = await sauver(0);
      if (!premiere) continue;
      await verifier(1, premiere, 200);
      const seconde = await sauver(1, premiere);
      if (!seconde) continue;
      await verifier(0, premiere, 404);
      await verifier(0, seconde, 200);
      if (enregistrees % 5 === 0 && (await envoyer(0, effacer(seconde))).statut === 204)
        await verifier(1, seconde, 404);
    }
    for (const une of connexions) une.fermer();
  };
  const [ici, labas] = [premier.adresse, second.adresse];
  await Promise.all([alterner([ici, labas]), alterner([labas, ici]), alterner([ici, labas])]);
  deepEqual(fautes, []);
  ok(enregistrees > attentes, `${attentes} refus pour ${enregistrees} enregistrements`);
  return `${enregistrees} enregistrements, ${attentes} à réessayer`;
}
