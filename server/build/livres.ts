/** An entry of `packages` in a package-lock.json (version 3). */
export interface EntreeDuVerrou {
  /** Name of the package, where it is not that of its folder. */
  name?: string;
  version?: string;
  /** SPDX expression. */
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** A package-lock.json: its entries by folder, the project’s own under the empty name. */
export interface Verrou {
  packages: Record<string, EntreeDuVerrou>;
}

const DOSSIER = "node_modules/";

/** The folder where a package finds one that it asks for: its own, then those above. */
function trouver({ packages }: Verrou, depuis: string, nom: string): string | undefined {
  const ici = `${depuis && `${depuis}/`}${DOSSIER}${nom}`;
  if (packages[ici]) return ici;
  if (!depuis) return undefined;
  return trouver({ packages }, depuis.slice(0, Math.max(0, depuis.lastIndexOf(DOSSIER) - 1)), nom);
}

/** Names of the packages that one needs of its peers. */
const pairsExiges = ({ peerDependencies = {}, peerDependenciesMeta = {} }: EntreeDuVerrou): string[] =>
  Object.keys(peerDependencies).filter((nom) => !peerDependenciesMeta[nom]?.optional);

/** Every name that an entry needs when it runs, by what npm calls it; no tool of its development. */
const demandes = (entree: EntreeDuVerrou) => ({
  dependencies: [...Object.keys(entree.dependencies ?? {}), ...pairsExiges(entree)],
  optionalDependencies: Object.keys(entree.optionalDependencies ?? {}),
});

/**
 * Folders of the packages that a project is delivered with: all its production dependencies, and what they need in
 * turn. A bundle holds a part of them at most. Read from the lock alone: `npm sbom --omit dev` forgets a package that
 * a tool needs too.
 */
export function dossiersLivres(verrou: Verrou): string[] {
  const vus = new Set<string>();
  const suivre = (dossier: string) => {
    if (vus.has(dossier)) return;
    vus.add(dossier);
    const { dependencies, optionalDependencies } = demandes(verrou.packages[dossier]!);
    for (const nom of [...dependencies, ...optionalDependencies]) {
      const trouve = trouver(verrou, dossier, nom);
      if (trouve !== undefined) suivre(trouve);
    }
  };
  suivre("");
  vus.delete("");
  return [...vus].sort();
}

/** Name of the package in a folder. */
export const nomDuPaquet = (dossier: string, { name }: EntreeDuVerrou): string =>
  name ?? dossier.slice(dossier.lastIndexOf(DOSSIER) + DOSSIER.length);

const nImporte = (noms: readonly string[]) => Object.fromEntries(noms.map((nom) => [nom, "*"]));

/**
 * The lock of a project reduced to what it is delivered with. Any version is asked for, of peers too: npm refuses to
 * list packages of which one asks for an older peer.
 */
export function verrouLivre(verrou: Verrou): Verrou {
  const packages = ["", ...dossiersLivres(verrou)].map((dossier) => {
    const {
      peerDependencies: _p,
      peerDependenciesMeta: _m,
      devDependencies: _d,
      ...entree
    } = {
      ...verrou.packages[dossier],
    };
    const { dependencies, optionalDependencies } = demandes(verrou.packages[dossier]!);
    const livree = {
      ...entree,
      dependencies: nImporte(dependencies),
      optionalDependencies: nImporte(optionalDependencies),
      dev: undefined,
      devOptional: undefined,
    };
    return [dossier, livree];
  });
  return { ...verrou, packages: Object.fromEntries(packages) as Verrou["packages"] };
}
