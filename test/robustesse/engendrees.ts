import fc from "fast-check";
import { enregistreeDe, enregistrer, texteDuCas } from "./cas.ts";
import { Connexion, demander, jsonDe, type ReponseHttp } from "./connexion.ts";
import { type Contexte, entier, type Ligne } from "./contexte.ts";
import { contribuer, numeroDe } from "./contributions.ts";
import { demandes, type Engendree, type MondeDesDemandes } from "./demandes.ts";
import { type DescriptionDApi, operationsDe } from "./operations.ts";
import { AUCUN_LIEU, repondreBien, repondreMal } from "./partenaires.ts";
import type { Serveur } from "./serveur.ts";
import { type Faute, fauteDe } from "./verdict.ts";

/** Requests under way at once: as many generators, each with its own seed. */
const FILS = 8;

const EN_COURT = 2_500;
const DE_NUIT = 60_000;

const FAUTES: readonly Faute[] = ["réponse 5xx", "malformée acceptée", "erreur hors forme", "sans réponse"];

class Compte {
  demandes = 0;
  malformees = 0;
  acceptees = 0;
  readonly parFaute = new Map<Faute, number>();
  readonly routes = new Set<string>();
  readonly abouties = new Set<string>();

  noter({ route, methode, faux }: Engendree, { statut }: { statut: number }, faute: Faute | undefined): void {
    this.demandes++;
    if (faux) this.malformees++;
    if (statut > 0 && statut < 400) this.acceptees++;
    this.routes.add(route);
    if (statut < 400 && route.startsWith(`${methode} `)) this.abouties.add(route);
    if (faute) this.parFaute.set(faute, (this.parFaute.get(faute) ?? 0) + 1);
  }
}

const COUPEE: ReponseHttp = { statut: 0, entetes: {}, corps: Buffer.alloc(0) };

/** Sends requests until one is at fault, then the smallest that still is; says how to see it again. */
async function essayer(
  adresse: string,
  arbitraire: fc.Arbitrary<Engendree>,
  compte: Compte,
  { graine, combien }: { graine: number; combien: number },
): Promise<string | undefined> {
  const connexion = new Connexion(adresse);
  const envoyer = async (une: Engendree) => {
    const reponse = await connexion.envoyer(une).catch(() => COUPEE);
    const faute = reponse === COUPEE ? "sans réponse" : fauteDe(une, reponse);
    compte.noter(une, reponse, faute);
    if (faute) throw new Error(`${faute} (${reponse.statut})`);
  };
  const bilan = await fc.check(fc.asyncProperty(arbitraire, envoyer), { seed: graine, numRuns: combien });
  connexion.fermer();
  if (!bilan.failed) return undefined;
  const [{ methode, cible, entetes, corps }] = bilan.counterexample ?? [{} as Engendree];
  const vue = { methode, cible, entetes, ...(corps !== undefined && { corps: corps.slice(0, 4_000) }) };
  return `  graine ${bilan.seed}, chemin ${bilan.counterexamplePath} : ${(bilan.errorInstance as Error | null)?.message}\n  ${JSON.stringify(vue)}`;
}

const SACRIFIABLES = 40;
const CONTRIBUTIONS = 20;

async function mondeDe({ adresse }: Serveur): Promise<MondeDesDemandes> {
  const sauver = async (rang: number) =>
    enregistreeDe(await demander(adresse, enregistrer(texteDuCas(rang))));
  const aides = jsonDe<{ id: string; institutionId: string }[]>(
    await demander(adresse, { methode: "GET", cible: "/api/aides" }),
  );
  const durables = await Promise.all([0, 1, 2].map(sauver));
  const sacrifiables = await Promise.all(Array.from({ length: SACRIFIABLES }, (_, rang) => sauver(rang)));
  const contributions = await Promise.all(
    Array.from({ length: CONTRIBUTIONS }, async (_, rang) =>
      numeroDe(await demander(adresse, contribuer(`300 € pour passer le permis, ${rang}.`))),
    ),
  );
  return {
    durables,
    sacrifiables,
    contributions,
    aides: aides.slice(0, 5).map(({ id }) => id),
    institutions: aides.slice(0, 5).map(({ institutionId }) => institutionId),
  };
}

/**
 * Requests generated from the description of the API and mutated, sent to two servers: one whose partners
 * are well, one behind a proxy whose remote parts answer anything.
 */
export async function engendrees(contexte: Contexte): Promise<Ligne[]> {
  const { graine, court } = contexte;
  const [partenaires, annuaire] = await Promise.all([repondreMal(), repondreBien(AUCUN_LIEU)]);
  const env = {
    OPENFISCA_URL: partenaires.adresse,
    ETABLISSEMENTS_URL: partenaires.adresse,
    TRUST_PROXY: "1",
  };
  // On the first, editing is local and partners are well: what editors read and change is reached.
  const sain = {
    ADMIN_PROXY_URL: "http://127.0.0.1:9/api/v1",
    ETABLISSEMENTS_URL: annuaire.adresse,
  };
  const serveurs = [await contexte.serveur({ env: sain }), await contexte.serveur({ env })];
  const compte = new Compte();
  const combien = Math.ceil((court ? EN_COURT : DE_NUIT) / FILS);
  const description = jsonDe<DescriptionDApi>(
    await demander(serveurs[0]!.adresse, { methode: "GET", cible: "/api/openapi.json" }),
  );
  const operations = operationsDe(description);
  const exemples = await Promise.all(
    Array.from({ length: FILS }, async (_, fil) => {
      const serveur = serveurs[fil % serveurs.length]!;
      const arbitraire = demandes(operations, await mondeDe(serveur));
      return essayer(serveur.adresse, arbitraire, compte, { graine: graine * FILS + fil, combien });
    }),
  );
  await Promise.all([partenaires, annuaire].map((un) => un.fermer()));
  const attendues = operations.map(({ methode, chemin }) => `${methode} ${chemin}`);
  const muettes = attendues.filter((route) => !compte.abouties.has(route));
  const fautes = FAUTES.map((faute) => `${entier(compte.parFaute.get(faute) ?? 0)} ${faute}`);
  const trouves = exemples.filter((un) => un !== undefined);
  return [
    {
      texte: `Demandes engendrées : ${entier(compte.demandes)}, dont ${entier(compte.malformees)} malformées et ${entier(compte.acceptees)} abouties ; ${fautes.join(", ")}`,
      juste: trouves.length === 0,
      ...(trouves.length > 0 && { detail: trouves.join("\n") }),
    },
    {
      texte: `Routes : ${attendues.length} décrites, ${attendues.length - muettes.length} qui ont aussi abouti`,
      juste: muettes.length === 0,
      ...(muettes.length > 0 && { detail: `  jamais abouties : ${muettes.join(", ")}` }),
    },
  ];
}
