import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SortDUneFaute } from "../famille.ts";
import type { ChangementDeCode, CodeChangeable } from "./changer.ts";
import { APPROUVES, aPlanter } from "./choisir.ts";
import type { APlanter, ConstatDEssai, CouvertureDUnFichier, DemandeDEssais } from "./essais/consigne.ts";
import { type ConstatsDesEssais, lancerLesEssais } from "./lancer.ts";

/** A change is tried on so many of them at most, from the quickest to the longest. */
const APPROUVES_AU_PLUS = 30;

/** What takes more is not tried. */
const PALIER_DES_APPROUVES_MS = 600_000;

/**
 * Tests are tried by how long the changes left to try on them take: those of one thing first, which see most
 * changes. What takes more than the last of these is not tried again.
 */
const PALIERS_MS = [1_000, 10_000, 60_000, 300_000] as const;

/** What a try is given: so many times what the longest test of its run takes, in milliseconds. */
const PATIENCE = { fois: 5, auMoins: 1_500 };

/** Processes that try at once. */
const ENSEMBLE = Number(process.env["OUVRIERS"] ?? 2);

/** Things in so many piles at most, of about the same weight, none empty. */
export function partager<T>(choses: readonly T[], piles: number, poidsDe: (une: T) => number): T[][] {
  const faites = Array.from({ length: piles }, () => ({ poids: 0, choses: [] as T[] }));
  for (const une of [...choses].sort((a, b) => poidsDe(b) - poidsDe(a))) {
    const [pile] = [...faites].sort((a, b) => a.poids - b.poids);
    pile!.choses.push(une);
    pile!.poids += poidsDe(une);
  }
  return faites.map((pile) => pile.choses).filter((pile) => pile.length > 0);
}

const PAR = { essais: "vu par les essais courts", approuves: "vu par les textes approuvés" } as const;

const estUnRegard = (essai: string): essai is `vu par ${string}` => essai.startsWith("vu par ");

/** A fault seen, by the name of the test that saw it. */
function sortParEssai(essai: string): SortDUneFaute {
  if (estUnRegard(essai)) return essai;
  return essai.startsWith(APPROUVES) ? PAR.approuves : PAR.essais;
}

/** A test of a file, how long it takes, and how many times it passes through each change. */
interface EssaiCouvrant {
  fichier: string;
  essai: string;
  ms: number;
  passages: ReadonlyMap<string, number>;
}

/** What tests found, for changes that are being tried. */
class Bilan {
  /** Those that an assertion saw, each with the test. */
  readonly vues = new Map<string, string>();
  private readonly plantes = new Set<string>();
  /** With these a test goes round for ever: no other is tried with them. */
  private readonly sansFin = new Set<string>();
  private readonly essayes = new Set<string>();

  resteAEssayer = (essai: string, id: string): boolean =>
    !this.vues.has(id) && !this.sansFin.has(id) && !this.essayes.has(`${essai} ${id}`);

  noter({ id, essai, sort, salie }: ConstatDEssai): void {
    this.essayes.add(`${essai} ${id}`);
    if (sort === "vue" && !salie && !this.vues.has(id)) this.vues.set(id, essai);
    if (sort === "plante") this.plantes.add(id);
  }

  noterSansFin(id: string): void {
    this.sansFin.add(id);
    this.plantes.add(id);
  }

  sortDe(id: string): SortDUneFaute {
    const essai = this.vues.get(id);
    if (essai !== undefined) return sortParEssai(essai);
    return this.plantes.has(id) ? "plante" : "survit";
  }
}

/** Changes of the code, tried on the tests that run through them. */
export class Juge {
  private readonly dossier = mkdtempSync(join(tmpdir(), "fautes-du-code-"));
  private readonly bilan = new Bilan();
  private readonly changements: readonly ChangementDeCode[];
  private readonly dire: (ligne: string) => void;

  /** `dire` hears where it stands. */
  constructor({ sources, changements }: CodeChangeable, dire: (ligne: string) => void) {
    this.changements = changements;
    this.dire = dire;
    writeFileSync(join(this.dossier, "sources.json"), JSON.stringify(Object.fromEntries(sources)));
  }

  fermer(): void {
    rmSync(this.dossier, { recursive: true });
  }

  /**
   * What becomes of each change, by its name; tried on these test files, or on all the short tests. Rejects
   * when a test fails though nothing is changed: everything would seem seen.
   */
  async sortsDe(
    ids: ReadonlySet<string>,
    fichiers?: readonly string[],
  ): Promise<ReadonlyMap<string, SortDUneFaute>> {
    const { couvertures } = await lancerLesEssais(this.dossier, {
      but: "couvrir",
      ...(fichiers && { fichiers }),
    });
    const tombes = couvertures.flatMap((une) => une.tombes);
    if (couvertures.length === 0 || tombes.length > 0)
      throw new Error(`Les essais ne tiennent pas sans faute : ${tombes.join(", ")}`);
    const essais = couvertures.flatMap(({ fichier, essais: siens }) =>
      siens.map(({ passages, ...essai }) => ({
        ...essai,
        fichier,
        passages: new Map(Object.entries(passages).filter(([id]) => ids.has(id))),
      })),
    );
    const estApprouve = ({ fichier }: EssaiCouvrant) => fichier.startsWith(APPROUVES);
    const courts = essais.filter((un) => !estApprouve(un));
    for (const palier of PALIERS_MS) await this.rejouer(courts, palier);
    await this.rejouer(this.quelquesUns(essais.filter(estApprouve)), PALIER_DES_APPROUVES_MS);
    await this.planter(couvertures, ids);
    return new Map([...ids].map((id) => [id, this.bilan.sortDe(id)]));
  }

  private async lancer(demande: DemandeDEssais): Promise<ConstatsDesEssais> {
    const faits = await lancerLesEssais(this.dossier, demande);
    for (const constat of faits.constats) this.bilan.noter(constat);
    if (faits.sansFin !== undefined) this.bilan.noterSansFin(faits.sansFin);
    return faits;
  }

  /** These tests, each change left to a few of those that pass through it. */
  private quelquesUns(essais: readonly EssaiCouvrant[]): EssaiCouvrant[] {
    const parChangement = new Map<string, EssaiCouvrant[]>();
    for (const un of [...essais].sort((a, b) => a.ms - b.ms))
      for (const id of un.passages.keys())
        if (!this.bilan.vues.has(id)) parChangement.set(id, [...(parChangement.get(id) ?? []), un]);
    const retenus = new Map<EssaiCouvrant, Map<string, number>>(essais.map((un) => [un, new Map()]));
    for (const [id, siens] of parChangement) {
      const pas = Math.ceil(siens.length / APPROUVES_AU_PLUS);
      for (const un of siens.filter((_, rang) => rang % pas === 0))
        retenus.get(un)!.set(id, un.passages.get(id)!);
    }
    return essais.map((un) => ({ ...un, passages: retenus.get(un)! }));
  }

  /** Each test again with each change it runs through, until nothing is left that takes no longer than `palier`. */
  private async rejouer(essais: readonly EssaiCouvrant[], palier: number): Promise<void> {
    for (;;) {
      const restent = essais.flatMap(({ fichier, essai, ms, passages }) => {
        const siens = [...passages].filter(([id]) => this.bilan.resteAEssayer(essai, id));
        return siens.length > 0 && ms * siens.length <= palier ? [{ fichier, essai, ms, siens }] : [];
      });
      if (restent.length === 0) return;
      this.dire(`${restent.length} essais à rejouer, ${this.bilan.vues.size} fautes vues`);
      const couts = new Map<string, number>();
      for (const { fichier, ms, siens } of restent)
        couts.set(fichier, (couts.get(fichier) ?? 0) + ms * siens.length);
      const patience = Math.max(PATIENCE.auMoins, PATIENCE.fois * Math.max(...restent.map(({ ms }) => ms)));
      const passages = Object.fromEntries(
        restent.map(({ essai, siens }) => [essai, Object.fromEntries(siens)]),
      );
      const faits = await Promise.all(
        partager([...couts.keys()], ENSEMBLE, (fichier) => couts.get(fichier)!).map((fichiers) =>
          this.lancer({ but: "rejouer", fichiers, patience, passages }),
        ),
      );
      if (faits.every(({ constats, sansFin }) => constats.length === 0 && sansFin === undefined))
        throw new Error("Les essais ne tournent pas.");
    }
  }

  /** Again after a change with which tests go round for ever. */
  private async planterUnePile(pile: readonly APlanter[]): Promise<void> {
    for (let restent = pile; restent.length > 0;) {
      const { sansFin } = await this.lancer({ but: "planter", fautes: restent });
      const arret = restent.findIndex(({ id }) => id === sansFin);
      restent = arret === -1 ? [] : restent.slice(arret + 1);
    }
  }

  /**
   * Each change that none saw, on before anything is loaded: what is made once, as modules load or by the first
   * who asks, was made without it.
   */
  private async planter(
    couvertures: readonly CouvertureDUnFichier[],
    ids: ReadonlySet<string>,
  ): Promise<void> {
    const restent = this.changements
      .filter(({ id }) => ids.has(id) && !this.bilan.vues.has(id))
      .map((changement) => aPlanter(changement, this.changements, couvertures));
    this.dire(`${restent.length} fautes à planter avant le chargement, ${this.bilan.vues.size} vues`);
    await Promise.all(partager(restent, ENSEMBLE, () => 1).map((pile) => this.planterUnePile(pile)));
  }
}
