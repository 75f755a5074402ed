import { oracleCases } from "../fixtures/oracle.ts";
import { type DemandeHttp, demander, jsonDe, type ReponseHttp } from "./connexion.ts";

/** Records that the questionnaire produced, whole. */
export const simulations = oracleCases.map(({ simulation }) => simulation);

const textes = simulations.map((une) => JSON.stringify(une));

/** Text of a record; they come round. */
export const texteDuCas = (rang: number): string => textes[rang % textes.length] ?? "";

/** Text of a record whose person wants a bike: its results need one more thread. */
export const avecVelo = textes.find((un) => /"_interetsAidesVelo","value":\["/.test(un)) ?? "";

/** What a save gave. */
export interface Enregistree {
  _id: string;
  token: string;
}

export const porteur = (token: string) => ({ Authorization: `Bearer ${token}` });

export const demanderAPI = (cible: string, entetes: Readonly<Record<string, string>> = {}): DemandeHttp => ({
  methode: "GET",
  cible: `/api/${cible}`,
  entetes,
});

/** A body of JSON. */
export const poster = (cible: string, corps: string, entetes = {}): DemandeHttp => ({
  methode: "POST",
  cible: `/api/${cible}`,
  entetes: { "Content-Type": "application/json", ...entetes },
  corps,
});

/** A save, in place of another if one is given. */
export const enregistrer = (corps: string, remplacee?: Enregistree): DemandeHttp =>
  poster("simulation", corps, remplacee && { Remplace: remplacee._id, ...porteur(remplacee.token) });

/** A read of a stored record, or of a form of it. */
export const lire = ({ _id, token }: Enregistree, forme = ""): DemandeHttp =>
  demanderAPI(`simulation/${_id}${forme && `/${forme}`}`, porteur(token));

export const effacer = (une: Enregistree): DemandeHttp => ({ ...lire(une), methode: "DELETE" });

/** A contribution as the page sends it. */
export const contribuer = (texte: string): DemandeHttp =>
  poster(
    "contributions",
    JSON.stringify({ sorte: "aide", titre: "Bourse au permis", organisme: "Une ville", texte }),
  );

/** What a creation answered 201 gave. Throws for another answer. */
export function creee<T = Enregistree>(reponse: ReponseHttp): T {
  if (reponse.statut !== 201) throw new Error(`refusé : ${reponse.statut}`);
  return jsonDe<T>(reponse);
}

/** Saves a record on a connection of its own. */
export const sauver = async (adresse: string, texte = texteDuCas(0)): Promise<Enregistree> =>
  creee(await demander(adresse, enregistrer(texte)));

/** The status of an answer on a connection of its own. */
export const statutRecu = async (adresse: string, demande: DemandeHttp): Promise<number> =>
  (await demander(adresse, demande)).statut;
