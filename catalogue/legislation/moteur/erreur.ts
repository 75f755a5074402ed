/** Errors of a request as the protocol writes them: by entity, member, variable, period, then a sentence. */
export type ArbreDErreurs = { [ou: string]: ArbreDErreurs | string };

/** Where something stands in a request, and what is wrong with it, in French. */
export interface Refus {
  chemin: readonly string[];
  message: string;
}

/** The same places as a tree; of two sentences at one place, or under one that has a sentence, the first stays. */
function arbreDe(refus: readonly Refus[]): ArbreDErreurs {
  const racine: ArbreDErreurs = Object.create(null) as ArbreDErreurs;
  for (const { chemin, message } of refus) {
    let noeud = racine;
    for (const ou of chemin.slice(0, -1)) {
      const suivant = (noeud[ou] ??= Object.create(null) as ArbreDErreurs);
      if (typeof suivant === "string") break;
      noeud = suivant;
    }
    noeud[chemin.at(-1) ?? ""] ??= message;
  }
  return racine;
}

/** A request that cannot be computed. `arbre` says where and why, in the protocol’s shape. */
export class ErreurDeRequete extends Error {
  readonly arbre: ArbreDErreurs;

  constructor(refus: readonly Refus[]) {
    super(refus.map(({ chemin, message }) => `${chemin.join(" / ")} : ${message}`).join("\n"));
    this.name = "ErreurDeRequete";
    this.arbre = arbreDe(refus);
  }
}
