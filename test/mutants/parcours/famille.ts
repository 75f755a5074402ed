import type { FamilleDeFautes, FauteAPlanter, SortDUneFaute } from "../famille.ts";
import { Atelier, type FauteDeSource, type MondeNeuf } from "./atelier.ts";
import { bornerLesMachines } from "./borner.ts";
import type { RegardSurUneFaute } from "./regards.ts";

/** A fault of the journey: text of its sources, or data changed while they are loaded. */
export interface FauteDuParcours extends Pick<FauteAPlanter, "sorte" | "ou" | "quoi"> {
  source?: FauteDeSource;
  /** Changes what the rest of the world is made of, before it is loaded. */
  preparer?: (monde: MondeNeuf) => Promise<void>;
}

/** Errors that a machine throws beside what is awaited: XState says them so when nobody watches the actor. */
class ErreursDACote {
  private readonly autres = process.listeners("uncaughtException");
  private vues = 0;
  private readonly noter = () => void (this.vues += 1);

  constructor() {
    process.removeAllListeners("uncaughtException");
    process.on("uncaughtException", this.noter);
  }

  /** True if one came since it was last asked; those on their way are awaited. */
  async enVient(): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, 1));
    const vues = this.vues;
    this.vues = 0;
    return vues > 0;
  }

  rendre(): void {
    process.off("uncaughtException", this.noter);
    for (const autre of this.autres) process.on("uncaughtException", autre);
  }
}

/**
 * Looks at a fault in each way until one sees it; what only breaks the machinery is not seen. An assertion
 * that fails because a machine stopped is said so.
 */
export async function sortDe(
  atelier: Atelier,
  faute: FauteDuParcours,
  regards: readonly RegardSurUneFaute[],
): Promise<SortDUneFaute> {
  const erreurs = new ErreursDACote();
  try {
    return await atelier.dansUnMonde<SortDUneFaute>(faute.source, async (monde) => {
      let sort: SortDUneFaute = "survit";
      await faute.preparer?.(monde);
      await bornerLesMachines(monde);
      for (const { par, voir } of regards) {
        try {
          const vu = (await voir(monde, faute)) !== undefined;
          const arretee = await erreurs.enVient();
          if (vu) return `vu par ${par}${arretee ? ", la machine s’arrêtant" : ""}`;
        } catch {
          await erreurs.enVient();
          sort = "plante";
        }
      }
      return sort;
    });
  } catch {
    return "plante";
  } finally {
    erreurs.rendre();
  }
}

let ouvert: Promise<Atelier> | undefined;

async function fermer(): Promise<void> {
  const atelier = ouvert;
  ouvert = undefined;
  await (await atelier)?.fermer();
}

/** A family of faults of the journey, looked at in these ways, the quickest first. */
export const familleDuParcours = (
  { nom, titre, equivalents }: Pick<FamilleDeFautes, "nom" | "titre" | "equivalents">,
  fautes: () => readonly FauteDuParcours[],
  regards: readonly RegardSurUneFaute[],
): FamilleDeFautes => ({
  nom,
  titre,
  attendus: 0.99,
  equivalents,
  fermer,
  mutants: () =>
    fautes().map((faute) => ({
      ...faute,
      async essayer() {
        const atelier = await (ouvert ??= Atelier.ouvrir());
        return sortDe(atelier, faute, regards);
      },
    })),
});
