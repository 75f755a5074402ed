import {
  codeChangeable,
  type ChangementDeCode,
  type CodeChangeable,
  fichiersMutables,
} from "./code/changer.ts";
import { equivalentsDuCode as equivalents } from "./code/equivalents/equivalents.ts";
import { Juge } from "./code/juger.ts";
import { MUTABLES } from "./code/lignes.ts";
import { completer, ecrireReleve, lireReleve, sortsConnus } from "./code/releve.ts";
import { readFileSync } from "node:fs";
import type { FamilleDeFautes, FauteAPlanter, SortDUneFaute } from "./famille.ts";

const SIGNES = 90;

const lire = (fichier: string) => readFileSync(fichier, "utf8");

/** Code on one line, its beginning when it is long. */
const court = (code: string) => {
  const ligne = code.replaceAll(/\s+/g, " ");
  return ligne.length > SIGNES ? `${ligne.slice(0, SIGNES)}…` : ligne;
};

let code: Promise<CodeChangeable> | undefined;
/** Name of the switch of each fault. */
const interrupteurs = new WeakMap<FauteAPlanter, string>();
let sorts: ReadonlyMap<string, SortDUneFaute> = new Map();

/** Changes said by what they change: two that say the same in a file are told apart by their rank. */
function fautesDe(changements: readonly ChangementDeCode[]): FauteAPlanter[] {
  const rangs = new Map<string, number>();
  return changements.map(({ id, fichier, lignes, sorte, avant, apres }) => {
    const dit = `${court(avant)} → ${court(apres)} (${sorte})`;
    const rang = (rangs.get(`${fichier} ${dit}`) ?? 0) + 1;
    rangs.set(`${fichier} ${dit}`, rang);
    const faute: FauteAPlanter = {
      sorte: MUTABLES.find((dossier) => fichier.startsWith(`${dossier}/`)) ?? fichier,
      ou: fichier,
      quoi: rang === 1 ? dit : `${dit} (${rang})`,
      lignes,
      essayer: () => sorts.get(id) ?? "plante",
    };
    interrupteurs.set(faute, id);
    return faute;
  });
}

/** The code itself: everything that can be changed in it, tried on the short tests that run through it. */
export const fautesDeCode: FamilleDeFautes = {
  nom: "code",
  titre: "Code",
  attendus: 0.95,
  equivalents,
  async mutants() {
    code ??= codeChangeable(fichiersMutables());
    return fautesDe((await code).changements);
  },
  async preparer(choisies, essais) {
    const juge = new Juge(await code!, (ligne) => console.error(ligne));
    const ids = choisies.flatMap((faute) => interrupteurs.get(faute) ?? []);
    try {
      sorts = await juge.sortsDe(new Set(ids), essais);
    } finally {
      juge.fermer();
    }
    // On a few tests alone, what survives may be seen by others.
    if (essais) return;
    const essayees = new Map(choisies.map((faute) => [faute, sorts.get(interrupteurs.get(faute)!)!]));
    ecrireReleve(completer(lireReleve(), essayees, lire));
  },
  connues: (fautes) => sortsConnus(lireReleve(), fautes, lire),
};
