import { createHash } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Chemin } from "../../machines/studio/chemins/chemin.ts";
import { engendrerSuite } from "../../machines/studio/chemins/generer.ts";

/** What journeys are made from: their questions, conditions, people. */
const SOURCES = ["machines", "catalogue/conditions", "catalogue/situation"];

/** The same for the same sources: journeys kept for others are of another product. */
function empreinte(): string {
  const hash = createHash("sha256");
  for (const dossier of SOURCES)
    for (const nom of readdirSync(dossier, { recursive: true, encoding: "utf8" }).sort())
      if (/(?<!\.test)\.ts$/.test(nom)) hash.update(nom).update(readFileSync(join(dossier, nom)));
  return hash.digest("hex").slice(0, 12);
}

/** A result kept: a journey that was followed, and why it does not hold, if it does not. */
interface Note {
  numero: number;
  cause?: string;
}

/** Journeys of a seed, and what following them gave, kept in a folder until the sources change. */
export class CheminsGardes {
  private readonly dossier: string;
  private readonly graine: number;

  constructor(graine: number, racine = "data/chemins") {
    this.graine = graine;
    this.dossier = join(racine, `${empreinte()}-${graine}`);
    // Those of other sources are of no use any more.
    if (existsSync(racine))
      for (const nom of readdirSync(racine))
        if (nom.endsWith(`-${graine}`) && join(racine, nom) !== this.dossier)
          rmSync(join(racine, nom), { recursive: true });
    mkdirSync(this.dossier, { recursive: true });
  }

  /** The journeys, made once. */
  chemins(
    engendrer = (graine: number): readonly Chemin[] => engendrerSuite(graine).chemins,
  ): readonly Chemin[] {
    const fichier = join(this.dossier, "suite.json");
    if (!existsSync(fichier)) writeFileSync(fichier, JSON.stringify(engendrer(this.graine)));
    return JSON.parse(readFileSync(fichier, "utf8")) as Chemin[];
  }

  /** Numbers of the journeys known to hold. */
  tenus(): ReadonlySet<number> {
    if (!existsSync(this.suivis)) return new Set();
    const notes = readFileSync(this.suivis, "utf8").split("\n").filter(Boolean);
    return new Set(
      notes.map((une) => JSON.parse(une) as Note).flatMap(({ numero, cause }) => (cause ? [] : [numero])),
    );
  }

  /** Keeps a result at once: a run cut short loses none. */
  noter(numero: number, cause: string | undefined): void {
    appendFileSync(this.suivis, `${JSON.stringify({ numero, ...(cause && { cause }) })}\n`);
  }

  private get suivis(): string {
    return join(this.dossier, "suivis.jsonl");
  }
}
