import { lettreDeLAah } from "./aah.ts";
import { lettreDesAllocations } from "./af.ts";
import { lettreDeLaBourse } from "./bourse.ts";
import { ligne, type LigneDeLettre, ligneNulle, type Redaction } from "./ligne.ts";
import { lettreDuLogement } from "./logement.ts";
import { lettreDeLaPrime } from "./ppa.ts";
import { lettreDuRsa } from "./rsa.ts";
import type { Noeud } from "../moteur/definition.ts";

const lettres: Readonly<Partial<Record<string, (r: Redaction) => LigneDeLettre[]>>> = {
  aah: lettreDeLAah,
  af: lettreDesAllocations,
  aide_logement: lettreDuLogement,
  bourse_criteres_sociaux: lettreDeLaBourse,
  ppa: lettreDeLaPrime,
  rsa: lettreDuRsa,
};

/** The letter that tells how an aid was computed; nothing for an aid that has none. */
export function lettreDe(id: string, r: Redaction, aide: Noeud): LigneDeLettre[] | undefined {
  const ecrire = Object.hasOwn(lettres, id) ? lettres[id] : undefined;
  if (!ecrire) return undefined;
  if (!aide.donnee) return ecrire(r);
  return aide.valeur
    ? [ligne("Vous recevez déjà cette aide : c’est votre réponse", aide)]
    : [ligneNulle("Vous avez répondu ne rien recevoir de cette aide ce mois-ci", aide)];
}
