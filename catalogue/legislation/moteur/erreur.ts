/** Errors of a request as the protocol writes them: by entity, member, variable, period, then a sentence. */
export type ArbreDErreurs = { [ou: string]: ArbreDErreurs | string };

/** Where something stands in a request, and what is wrong with it, in French. */
export interface Refus {
  chemin: readonly string[];
  message: string;
}

/** Puts a sentence where it belongs; one that stands there or above it already, or more precise, stays. */
function poser(racine: ArbreDErreurs, { chemin, message }: Refus): void {
  let noeud = racine;
  for (const ou of chemin.slice(0, -1)) {
    const suivant = (noeud[ou] ??= {});
    if (typeof suivant === "string") return;
    noeud = suivant;
  }
  noeud[chemin.at(-1) ?? ""] ??= message;
}

/** A request that cannot be computed. `arbre` says where and why, in the protocol’s shape. */
export class ErreurDeRequete extends Error {
  readonly arbre: ArbreDErreurs;

  constructor(refus: readonly Refus[]) {
    super(refus.map(({ chemin, message }) => `${chemin.join(" / ")} : ${message}`).join("\n"));
    this.name = "ErreurDeRequete";
    this.arbre = {};
    for (const un of refus) poser(this.arbre, un);
  }
}
