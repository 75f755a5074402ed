import { baseTenue } from "./tenue.ts";
import { partenairesLents } from "./partenaires-lents.ts";
import { sourds } from "./sourds.ts";
import { arretSousCharge } from "./arret.ts";
import { arretsBrutaux } from "./arrets-brutaux.ts";
import { communes, epreuveDesVelos } from "./calculs.ts";
import { nombreuses } from "./connexions.ts";
import type { Epreuve } from "./contexte.ts";
import { enregistrements } from "./debit.ts";
import { deuxServeurs } from "./deux-serveurs.ts";
import { disquePlein } from "./disque.ts";
import { engendrees } from "./engendrees.ts";
import { fichiersFautifs } from "./fichiers.ts";
import { journal } from "./journal.ts";
import { epreuveDeMemoire } from "./memoire.ts";

/** Every trial, by the name that runs it alone. */
export const epreuves: Readonly<Record<string, Epreuve>> = {
  engendrees,
  arretsBrutaux,
  deuxServeurs,
  disquePlein,
  fichiersFautifs,
  connexions: nombreuses,
  sourds,
  baseTenue,
  partenairesLents,
  memoire: epreuveDeMemoire,
  arretSousCharge,
  journal,
  enregistrements,
  communes,
  velos: epreuveDesVelos,
};
