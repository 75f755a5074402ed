import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { compilerLeCatalogue } from "../../build/compiler.ts";
import { poserLesLogos } from "../../catalogue/logos.ts";
import { CATALOGUE_PRET } from "../../catalogue/sources/compilees.ts";
import type { Sources } from "../../catalogue/sources/sources.ts";
import { lireLesFichiers } from "../../build/produits.ts";
import { empreinteDesFichiers } from "../../catalogue/sources/fichiers.ts";
import { verifierAvec } from "../catalogue/relecture.ts";
import { gitDans } from "./nom-git.ts";
import { fichiersDuBrouillon, refusDeCeQuiNEstPasLu } from "./non-lues.ts";
import { ecrireLesApprouves } from "./publiees.ts";
import { serviceDEcriture } from "./service.ts";
import { veiller } from "./veille.ts";

const HOTE = "127.0.0.1";

/** The product as it was built: it starts in a second, its sources in ten. */
const SERVEUR = "dist/server";

/** Time given to a process to end. Milliseconds. */
const ARRET_MS = 6_000;

/** Time between two looks at the files: a watch of the system loses those that git replaces. Milliseconds. */
const REGARD_MS = 1_000;

/** Milliseconds without a publication before the approved texts are written: that keeps a processor for a minute. */
const CALME_MS = 20_000;

/** What moves when a file of the catalogue is written, added or taken away. */
function trace(dossier = "catalogue"): string {
  const dates = readdirSync(dossier, { recursive: true, encoding: "utf8" }).map(
    (nom) => statSync(join(dossier, nom), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return `${dates.length} ${Math.max(...dates)}`;
}

export interface EditionLocale {
  /** Port of the product. */
  port: string;
  /** Branch that is published. */
  branche: string;
  /** What is added to the product’s environment. */
  env?: Record<string, string>;
}

const lancer = (args: readonly string[], env: Record<string, string>) =>
  spawn(process.execPath, args, {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, ...env },
  });

/** Has the product take up the catalogue that was just written. False when it is no longer there to do so. */
async function reprendre(produit: ChildProcess): Promise<boolean> {
  if (!produit.connected) return false;
  const repris = Promise.race([once(produit, "message"), once(produit, "exit").then(() => undefined)]);
  produit.send(CATALOGUE_PRET);
  return (await repris) !== undefined;
}

async function arreter(enfant: ChildProcess): Promise<void> {
  if (enfant.exitCode !== null || enfant.signalCode !== null) return;
  const fini = once(enfant, "exit");
  enfant.kill("SIGTERM");
  const limite = setTimeout(() => enfant.kill("SIGKILL"), ARRET_MS);
  await fini;
  clearTimeout(limite);
}

const lancerLeProduit = ({ port, env }: EditionLocale, adresse: string) =>
  lancer([join(SERVEUR, "main.js")], {
    DATABASE: "data/admin.sqlite",
    // One editor at her machine: there is nobody to protect from her, and she waits while it is served anew.
    RATE_LIMIT_FACTOR: "1000",
    ...env,
    PORT: port,
    HOST: HOTE,
    ADMIN_PROXY_URL: adresse,
  });

/** A draft is written: its branch stands in the working copy for a moment, or git has not finished. */
function brouillonEnPlace(): () => boolean {
  const chemin = (nom: string) =>
    execFileSync("git", ["rev-parse", "--git-path", nom], { encoding: "utf8" }).trim();
  const [tete, verrou] = [chemin("HEAD"), chemin("index.lock")];
  return () => existsSync(verrou) || readFileSync(tete, "utf8").startsWith("ref: refs/heads/cms/");
}

/** Why the catalogue would not be served with a draft published, if so: the draft’s files, in the place of those of the branch. */
function refusAvec(branche: string, brouillon: string): string | undefined {
  const git = gitDans(process.cwd());
  const changes = fichiersDuBrouillon(process.cwd(), branche, brouillon).filter((chemin) =>
    /\.(yml|md)$/.test(chemin),
  );
  try {
    verifierAvec(
      changes.map((chemin) => ({
        path: chemin.replace(/^catalogue\//, ""),
        content: git("show", `${brouillon}:${chemin}`),
      })),
    );
    return undefined;
  } catch (erreur) {
    return (erreur as Error).message;
  }
}

/**
 * Editing this working copy: the service that writes drafts as branches, and the product beside, served
 * anew when what is published changes; a catalogue that is refused leaves the former one. The product is built before. Returns how to stop.
 */
export async function editerSurPlace(reglages: EditionLocale): Promise<() => Promise<void>> {
  const { port, branche } = reglages;
  let refus: string | undefined;
  const service = await serviceDEcriture(process.cwd(), port, branche, {
    refusDePublier: ({ collection, slug }) => {
      const brouillon = `cms/${collection}/${slug}`;
      return refusDeCeQuiNEstPasLu(process.cwd(), branche, brouillon) ?? refusAvec(branche, brouillon);
    },
    nonServi: () => refus,
  });
  /** The catalogue that is on disk; when it cannot be served, why is kept, and said. */
  const lire = (): Sources | undefined => {
    try {
      return lireLesFichiers();
    } catch (erreur) {
      refus = (erreur as Error).message;
      console.error(`Le catalogue n’est pas servi tel quel.\n${refus}`);
      return undefined;
    }
  };
  let produit = lancerLeProduit(reglages, service.adresse);
  let servi = empreinteDesFichiers();
  const brouillon = brouillonEnPlace();
  const resservir = async () => {
    if (brouillon()) throw new Error("un brouillon s’écrit");
    if (empreinteDesFichiers() === servi) {
      refus = undefined;
      return;
    }
    const sources = lire();
    // What was read may be of a draft that came meanwhile: the next look tells.
    if (brouillon()) throw new Error("un brouillon s’écrit");
    if (!sources) return;
    compilerLeCatalogue(SERVEUR, sources);
    poserLesLogos("catalogue/logos", "dist/client");
    if (!(await reprendre(produit))) produit = lancerLeProduit(reglages, service.adresse);
    [servi, refus] = [sources.empreinte, undefined];
  };
  const libre = async () => {
    while (brouillon()) await pause(REGARD_MS);
  };
  let [passe, approuves] = [new AbortController(), Promise.resolve()];
  /** One pass at a time, once nobody has published for a while; what cannot be written is said, and left to `npm run approuver`. */
  const approuver = () => {
    passe.abort();
    const celle = new AbortController();
    passe = celle;
    approuves = approuves
      .then(() => pause(CALME_MS, undefined, { signal: celle.signal }))
      .then(() => ecrireLesApprouves(branche, libre, celle.signal))
      .catch((erreur: Error) => {
        if (!celle.signal.aborted)
          console.error(`Les textes approuvés ne sont pas écrits : ${erreur.message}`);
      });
  };
  const faire = async () => {
    await resservir();
    approuver();
  };
  const finir = veiller({ trace, faire, chaque: REGARD_MS });
  return async () => {
    await finir();
    passe.abort();
    await approuves;
    await Promise.all([service.arreter(), arreter(produit)]);
  };
}
