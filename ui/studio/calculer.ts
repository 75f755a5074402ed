import type { Resultats } from "../../catalogue/results/results.ts";
import { etatDe, type EtatDeDroit } from "../../catalogue/results/certitude.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { type Vue, vueCourante } from "../../machines/studio/graph/jeu.ts";
import { recordOf } from "../../machines/journey/replay.ts";
import { estimer } from "../questions/estimation/estimer.ts";
import { direMontant } from "../cadre/format/aide.ts";
import { client, read, segment } from "../session/client.ts";
import { marqueDeLaPage } from "../session/depart.ts";
import { foyersConnus, jeuDuFoyer } from "./adresse.ts";
import type { AideObtenue } from "./trajets.ts";
import type { ResultatsDits } from "./version.ts";

/** Results of a played person, and where they were computed. */
export interface ResultatsJoues {
  resultats: Resultats;
  /** By the server, every aid; on this device, those of the law alone. */
  par: "serveur" | "appareil";
}

/** An aid obtained, as the inspector lists it. */
export interface AideJouee extends AideObtenue {
  institution: string;
  etat: EtatDeDroit;
}

export const aidesDe = ({ droitsEligibles }: Resultats): AideJouee[] =>
  droitsEligibles.map((droit) => ({
    id: droit.id,
    label: majuscule(droit.label),
    montant: direMontant(droit) ?? "sans montant calculé",
    institution: droit.institution.label,
    etat: etatDe(droit),
  }));

/**
 * Every aid of an invented person, as the product computes them: saved, computed, then erased. No cookie
 * goes either way, so that the simulation of this browser stays as it is. Rejects if the server does not answer.
 */
async function parLeServeur({ context, ici }: Vue): Promise<Resultats> {
  const init = { credentials: "omit" } as const;
  const { _id, token } = await read(client.simulation.$post({ json: recordOf(context, ici) }, { init }));
  const acces = { headers: { authorization: `Bearer ${token}` }, init };
  const param = { id: segment(_id) };
  try {
    const lecture = client.simulation[":id"][":representation"].$get(
      { param: { ...param, representation: "resultats" } },
      acces,
    );
    return (await read(lecture)) as Resultats;
  } finally {
    void client.simulation[":id"].$delete({ param }, acces).catch(() => undefined);
  }
}

async function surLAppareil({ parcours }: Vue): Promise<ResultatsJoues> {
  const [resultats] = await estimer([parcours.situation], marqueDeLaPage());
  if (!resultats) throw new Error("Rien n’a été calculé.");
  return { resultats, par: "appareil" };
}

const calcules = new Map<string, Promise<ResultatsJoues>>();

/**
 * Results of a journey played to its end. An invented person’s come from the server, once a visit; those
 * of somebody who may be real never leave this device. Rejects if neither can be had.
 */
export function calculerJeu(vue: Vue, inventee: boolean): Promise<ResultatsJoues> {
  if (!inventee) return surLAppareil(vue);
  const cle = JSON.stringify(recordOf(vue.context, vue.ici));
  const connu = calcules.get(cle);
  if (connu) return connu;
  const calcul = parLeServeur(vue).then(
    (resultats): ResultatsJoues => ({ resultats, par: "serveur" }),
    () => {
      calcules.delete(cle);
      return surLAppareil(vue);
    },
  );
  calcul.catch(() => calcules.delete(cle));
  calcules.set(cle, calcul);
  return calcul;
}

/** What each of these people obtains, one after the other, as a version describes it. Rejects if one cannot be had whole. */
export async function resultatsDesFoyers(): Promise<ResultatsDits> {
  const dits = new Map<string, Record<string, string>>();
  for (const { nom, dit } of foyersConnus) {
    const { resultats, par } = await calculerJeu(vueCourante(jeuDuFoyer(nom, "neutre")), true);
    if (par === "appareil")
      throw new Error("Le serveur n’a pas répondu : les aides ne peuvent pas se comparer.");
    const droits = resultats.droitsEligibles.map(
      ({ id, montant, unit }) => [id, typeof montant === "number" ? `${montant} ${unit}` : "oui"] as const,
    );
    dits.set(dit, Object.fromEntries(droits));
  }
  return dits;
}
