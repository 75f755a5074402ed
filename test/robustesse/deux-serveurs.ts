import { effacer, enregistreeDe, enregistrer, type Enregistree, lire, texteDuCas } from "./cas.ts";
import { tient } from "./charge.ts";
import { Connexion, type DemandeHttp, type ReponseHttp } from "./connexion.ts";
import { type Contexte, entier, type Ligne } from "./contexte.ts";

const CONNEXIONS = 4;

class Bilan {
  enregistrees = 0;
  attentes = 0;
  pannes = 0;
  perdues = 0;

  noter(reponse: ReponseHttp): void {
    if (reponse.statut === 503) this.attentes++;
    if (!tient(reponse)) this.pannes++;
  }
}

/** Saves on one server, reads on the other, replaces there, erases here: each sees what the other did. */
async function alterner(
  [ici, labas]: readonly [string, string],
  bilan: Bilan,
  jusque: number,
): Promise<void> {
  const connexions = [new Connexion(ici), new Connexion(labas)] as const;
  const envoyer = async (ou: 0 | 1, demande: DemandeHttp) => {
    const reponse = await connexions[ou].envoyer(demande);
    bilan.noter(reponse);
    return reponse;
  };
  const sauver = async (ou: 0 | 1, remplacee?: Enregistree) => {
    const reponse = await envoyer(ou, enregistrer(texteDuCas(bilan.enregistrees++), remplacee));
    return reponse.statut === 503 ? undefined : enregistreeDe(reponse);
  };
  const verifier = async (ou: 0 | 1, une: Enregistree, statut: number) => {
    const lue = await envoyer(ou, lire(une));
    if (lue.statut !== statut && lue.statut !== 503) bilan.perdues++;
  };
  while (performance.now() < jusque) {
    const premiere = await sauver(0);
    if (!premiere) continue;
    await verifier(1, premiere, 200);
    const seconde = await sauver(1, premiere);
    if (!seconde) continue;
    await verifier(0, premiere, 404);
    await verifier(0, seconde, 200);
    if (bilan.enregistrees % 5 === 0 && (await envoyer(0, effacer(seconde))).statut === 204)
      await verifier(1, seconde, 404);
  }
  for (const une of connexions) une.fermer();
}

/** Two servers on one file: what one acknowledges, the other reads. */
export async function deuxServeurs({ court, serveur }: Contexte): Promise<Ligne[]> {
  const premier = await serveur();
  const second = await serveur({ base: premier.base });
  const bilan = new Bilan();
  const jusque = performance.now() + (court ? 2_000 : 20_000);
  const adresses = [premier.adresse, second.adresse] as const;
  await Promise.all(
    Array.from({ length: CONNEXIONS }, (_, rang) =>
      alterner(rang % 2 ? adresses : [adresses[1], adresses[0]], bilan, jusque),
    ),
  );
  const { enregistrees, attentes, perdues, pannes } = bilan;
  return [
    {
      texte: `Deux serveurs sur un fichier : ${entier(enregistrees)} enregistrements, ${entier(attentes)} à réessayer (503), ${perdues} perdu, ${pannes} panne`,
      juste: enregistrees > attentes && perdues === 0 && pannes === 0,
    },
  ];
}
