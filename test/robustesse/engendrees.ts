import fc from "fast-check";
import * as v from "valibot";
import { deepEqual } from "node:assert/strict";
import { contribuer, creee, demanderAPI, sauver, texteDuCas } from "./cas.ts";
import { Connexion, demander, jsonDe, type ReponseHttp, texteDeReponse, tient } from "./connexion.ts";
import type { Contexte } from "./contexte.ts";
import { demandes, type DescriptionDApi, type Engendree, type DejaLa } from "./demandes.ts";
import { aucunLieu, repondreAinsi, tourATour } from "./partenaires-lents.ts";

/** What an answer does that it must not. */
type Faute = "réponse 5xx" | "malformée acceptée" | "erreur hors forme";

const refus = v.strictObject({ code: v.string(), message: v.pipe(v.string(), v.minLength(1)) });
const avecLieu = v.strictObject({ ...refus.entries, where: v.string() });
const erreur = v.pipe(v.string(), v.parseJson(), v.strictObject({ error: v.union([refus, avecLieu]) }));

/** The fault of an answer to a request, if there is one. */
export function fauteDe(
  { methode, faux, cible = "/api/" }: { methode: string; faux: boolean; cible?: string },
  reponse: ReponseHttp,
): Faute | undefined {
  const { statut } = reponse;
  if (!tient(reponse)) return "réponse 5xx";
  if (faux && statut < 400) return "malformée acceptée";
  if (statut < 400 || methode === "HEAD") return undefined;
  const texte = texteDeReponse(reponse);
  // An address outside the API is a person’s: 404 is then the page that says so.
  const page = statut === 404 && !/^\/+api(?:\/|$)/i.test(cible) && texte.startsWith("<!doctype html>");
  return page || v.is(erreur, texte) ? undefined : "erreur hors forme";
}

/** Requests under way at once: as many generators, each with its own seed. */
const FILS = 8;

const autant = <T>(combien: number, faire: (rang: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: combien }, (_, rang) => faire(rang)));

/** What is there before the requests. */
async function peupler(adresse: string): Promise<DejaLa> {
  const garder = (rang: number) => sauver(adresse, texteDuCas(rang));
  const lus = await demander(adresse, demanderAPI("aides"));
  const aides = jsonDe<{ id: string; institutionId: string }[]>(lus).slice(0, 5);
  return {
    durables: await autant(3, garder),
    sacrifiables: await autant(40, garder),
    contributions: await autant(20, async (rang) => {
      const recue = await demander(adresse, contribuer(`300 € pour passer le permis, ${rang}.`));
      return creee<{ id: string }>(recue).id;
    }),
    aides: aides.map(({ id }) => id),
    institutions: aides.map(({ institutionId }) => institutionId),
  };
}

/**
 * Demandes engendrées from the description of the API and mutated, sent to two servers: one whose partners
 * are well, one behind a proxy whose remote parts answer anything. By night, a fault is told by the smallest request
 * that has it. Every route described must also succeed.
 */
export async function engendrees({ graine, court, serveur }: Contexte): Promise<string> {
  const [douteux, annuaire] = [await repondreAinsi(tourATour()), await repondreAinsi(aucunLieu)];
  const { adresse: moteur } = douteux;
  const malade = { OPENFISCA_URL: moteur, ETABLISSEMENTS_URL: moteur, TRUST_PROXY: "1" };
  // On the first, editing is local and partners are well: what editors read and change is reached.
  const sain = { ADMIN_PROXY_URL: "http://127.0.0.1:9/api/v1", ETABLISSEMENTS_URL: annuaire.adresse };
  const adresses = [(await serveur({ env: sain })).adresse, (await serveur({ env: malade })).adresse];
  const description = await demander(adresses[0]!, demanderAPI("openapi.json"));
  const { paths } = jsonDe<DescriptionDApi>(description);
  const abouties = new Set<string>();
  let envoyees = 0;
  await autant(FILS, async (fil) => {
    const adresse = adresses[fil % adresses.length]!;
    const connexion = new Connexion(adresse);
    const envoyer = async (une: Engendree) => {
      const reponse = await connexion.envoyer(une);
      envoyees++;
      const faute = fauteDe(une, reponse);
      if (faute) throw new Error(`${faute} (${reponse.statut})`);
      if (reponse.statut < 400 && une.route.startsWith(`${une.methode} `)) abouties.add(une.route);
    };
    const loi = fc.asyncProperty(demandes(paths, await peupler(adresse)), envoyer);
    const numRuns = court ? 320 : 7_500;
    await fc.assert(loi, { seed: graine * FILS + fil, numRuns, endOnFailure: court });
    connexion.fermer();
  });
  douteux.fermer();
  annuaire.fermer();
  const decrites = Object.entries(paths).flatMap(([chemin, methodes]) =>
    Object.keys(methodes).map((methode) => `${methode.toUpperCase()} ${chemin}`),
  );
  deepEqual(
    decrites.filter((route) => !abouties.has(route)),
    [],
    "routes jamais abouties",
  );
  return `${envoyees} demandes, ${decrites.length} routes`;
}
