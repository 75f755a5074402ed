import { createServer, createServerModuleRunner, type Plugin, type ViteDevServer } from "vite";
import type { FautePlantee } from "../../chemins/lancer/fautes-plantees.ts";
import { planterDansLaSource } from "./planter.ts";

/** Text of a source file, and what takes its place. */
export type FauteDeSource = Pick<FautePlantee, "fichier" | "avant" | "apres">;

/** Modules loaded anew, by path from the root: nothing of another world is seen in it. */
export interface MondeNeuf {
  importer<Module>(fichier: string): Promise<Module>;
}

/**
 * Loads the sources of the product in this process as many times as needed, each time with its own fault:
 * no copy of the files, no process.
 */
export class Atelier {
  private readonly serveur: ViteDevServer;
  private readonly faute: { plantee?: FauteDeSource | undefined };

  private constructor(serveur: ViteDevServer, faute: Atelier["faute"]) {
    this.serveur = serveur;
    this.faute = faute;
  }

  /** With what else changes the sources, for all of its worlds. */
  static async ouvrir(...plugins: readonly Plugin[]): Promise<Atelier> {
    const faute: Atelier["faute"] = {};
    const serveur = await createServer({
      configFile: false,
      appType: "custom",
      logLevel: "silent",
      plugins: [planterDansLaSource(() => faute.plantee), ...plugins],
      server: { middlewareMode: true, hmr: false, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    return new Atelier(serveur, faute);
  }

  /** Forgets what was made of a file. */
  private oublier(fichier: string): void {
    const { moduleGraph } = this.serveur.environments.ssr;
    const racine = this.serveur.config.root;
    for (const module of moduleGraph.getModulesByFile(`${racine}/${fichier}`) ?? [])
      moduleGraph.invalidateModule(module);
  }

  /** Lets `voir` look at a new world, with that fault in its sources if there is one. Rejects as `voir` does. */
  async dansUnMonde<T>(
    plantee: FauteDeSource | undefined,
    voir: (monde: MondeNeuf) => Promise<T>,
  ): Promise<T> {
    const runner = createServerModuleRunner(this.serveur.environments.ssr, {
      hmr: false,
      sourcemapInterceptor: false,
    });
    this.faute.plantee = plantee;
    if (plantee) this.oublier(plantee.fichier);
    try {
      return await voir({ importer: (fichier) => runner.import(`/${fichier}`) });
    } finally {
      this.faute.plantee = undefined;
      if (plantee) this.oublier(plantee.fichier);
      await runner.close();
    }
  }

  fermer(): Promise<void> {
    return this.serveur.close();
  }
}
