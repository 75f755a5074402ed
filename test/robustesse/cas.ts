import { readFileSync } from "node:fs";
import type { SimulationRecord } from "../../machines/answers/record.ts";
import { type DemandeHttp, jsonDe, type ReponseHttp } from "./connexion.ts";

interface Cas {
  simulation: SimulationRecord;
}

/** Records that the questionnaire produced, whole. */
export const simulations: readonly SimulationRecord[] = readFileSync(
  new URL("../fixtures/journey-sample.jsonl", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((ligne) => JSON.parse(ligne) as Cas)
  .map(({ simulation }) => simulation);

const textes = simulations.map((une) => JSON.stringify(une));

/** Text of a record; they come round. */
export const texteDuCas = (rang: number): string => textes[rang % textes.length] ?? "";

/** What a save gave. */
export interface Enregistree {
  _id: string;
  token: string;
}

export const porteur = (token: string) => ({ Authorization: `Bearer ${token}` });

/** A save, in place of another if one is given. */
export const enregistrer = (corps: string, remplacee?: Enregistree): DemandeHttp => ({
  methode: "POST",
  cible: "/api/simulation",
  entetes: {
    "Content-Type": "application/json",
    ...(remplacee && { Remplace: remplacee._id, ...porteur(remplacee.token) }),
  },
  corps,
});

/** A read of a stored record, or of a form of it. */
export const lire = ({ _id, token }: Enregistree, forme = ""): DemandeHttp => ({
  methode: "GET",
  cible: `/api/simulation/${_id}${forme && `/${forme}`}`,
  entetes: porteur(token),
});

export const effacer = ({ _id, token }: Enregistree): DemandeHttp => ({
  methode: "DELETE",
  cible: `/api/simulation/${_id}`,
  entetes: porteur(token),
});

/** The id and the token of a save that was answered 201. Throws for another answer. */
export function enregistreeDe(reponse: ReponseHttp): Enregistree {
  if (reponse.statut !== 201) throw new Error(`enregistrement refusé : ${reponse.statut}`);
  return jsonDe<Enregistree>(reponse);
}
