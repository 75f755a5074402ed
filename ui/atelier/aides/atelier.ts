import { useState } from "react";
import type { Champ } from "../feuille/colonnes.ts";
import type { FeuilleLue, Rangee } from "../feuille/rangees.ts";
import { type FichierDuLot, lireLeLot, lireLesPublies, type Lot } from "../lots/depot.ts";
import { AIDES_PAR_LOT, type Connues, preparerLesRangees, relireLesFichiers } from "../lots/preparer.ts";
import type { ARevoir } from "../lots/revue.tsx";
import { estUnBareme } from "../lots/titres.ts";
import { type AidesLues, type AideDeLaTable, tientDansUneFeuille } from "./lire.ts";

/** A draft that is being written again, with its texts. */
interface LotRouvert {
  lot: Lot;
  fichiers: readonly FichierDuLot[];
}

/** What is on the screen: the table, one field to change, or what is about to be written. */
type Vue =
  | { quoi: "tableau" }
  | { quoi: "champ" }
  | { quoi: "bareme"; lot: Lot }
  | { quoi: "revue"; revue: ARevoir; rouvert?: LotRouvert | undefined };

const TABLEAU: Vue = { quoi: "tableau" };

/** What rows are applied to: what is published, and the draft that is open in its place. */
export function connuesDe({ aides, organismes }: AidesLues, rouvert?: LotRouvert): Connues {
  const duLot = new Map(rouvert?.fichiers.map(({ chemin, texte }) => [chemin, texte]));
  const siens = [...duLot.keys()].map((chemin) => [chemin.replaceAll(/^.*\/|\.yml$/g, ""), chemin] as const);
  const publiees = aides.filter(tientDansUneFeuille).map(({ id, chemin }) => [id, chemin] as const);
  return {
    organismes,
    chemins: new Map([...publiees, ...siens]),
    lire: async (chemins) => {
      const publies = chemins.filter((un) => !duLot.has(un));
      const lus = new Map((await lireLesPublies(publies)).map((texte, n) => [publies[n], texte]));
      return chemins.map((un) => duLot.get(un) ?? lus.get(un));
    },
  };
}

/** A message of the page: what was done, or why it was not. */
interface Dit {
  mots: string;
  faute?: boolean;
}

/** What the page of aids does: each gesture says why it fails. `onChange`: drafts or aids are to be read again. */
export function useAtelier(lues: AidesLues, onChange: () => void) {
  const [vue, setVue] = useState<Vue>(TABLEAU);
  const [dit, setDit] = useState<Dit>();
  const rouvert = vue.quoi === "revue" ? vue.rouvert : undefined;
  const essayer = async (faire: () => Promise<Vue>) => {
    setDit({ mots: "Un instant…" });
    try {
      setVue(await faire());
      setDit(undefined);
    } catch (erreur) {
      setDit({ mots: erreur instanceof Error ? erreur.message : String(erreur), faute: true });
    }
  };
  const preparer = (rangees: readonly Rangee[], suite: Omit<ARevoir, "aides">) =>
    essayer(async () => {
      if (rangees.length > AIDES_PAR_LOT)
        throw new Error(`${rangees.length} aides : ${AIDES_PAR_LOT} au plus à la fois. Partagez-les.`);
      const aides = await preparerLesRangees(rangees, connuesDe(lues, rouvert));
      return { quoi: "revue", rouvert, revue: { ...suite, aides } };
    });
  return {
    vue,
    dit,
    rouvert,
    montrerLeChamp: () => setVue({ quoi: "champ" }),
    revenir: () => setVue(TABLEAU),
    finir: (mots: string) => {
      setVue(TABLEAU);
      setDit({ mots });
      onChange();
    },
    importer: ({ rangees, inconnues }: FeuilleLue, nom: string) =>
      preparer(rangees, { sorte: "import", nom, inconnues, ...(rouvert && { lot: rouvert.lot }) }),
    corriger: (rangees: readonly Rangee[]) =>
      vue.quoi === "revue" ? preparer(rangees, vue.revue) : Promise.resolve(),
    changer: (aides: readonly AideDeLaTable[], champ: Champ, texte: string, nom: string) =>
      preparer(aides.map(rangeeDUnChamp(champ, texte)), { sorte: "champ", nom }),
    revoir: (lot: Lot) =>
      essayer(async () => {
        if (estUnBareme(lot.slug)) return { quoi: "bareme", lot };
        const fichiers = await lireLeLot(lot);
        const publies = new Set(lues.aides.map(({ chemin }) => chemin));
        const aides = await relireLesFichiers(fichiers, publies);
        return { quoi: "revue", rouvert: { lot, fichiers }, revue: { sorte: "import", nom: "", lot, aides } };
      }),
  };
}

/** The row of an aid where one field is given a value. */
export const rangeeDUnChamp =
  (champ: Champ, texte: string) =>
  ({ id }: Pick<AideDeLaTable, "id">, n: number): Rangee => ({
    ligne: n + 1,
    cellules: new Map<Champ, string>([
      ["slug", id],
      [champ, texte],
    ]),
  });
