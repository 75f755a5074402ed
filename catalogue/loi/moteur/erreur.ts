/** Errors of a request as the protocol writes them: by entity, member, variable, period, then a sentence. */
export type ArbreDErreurs = { [ou: string]: ArbreDErreurs | string };

/** Where something stands in a request, and what is wrong with it, in French. */
export interface Refus {
  chemin: readonly string[];
  message: string;
  /** It names what the engine does not know. */
  inconnu?: true;
}

/** Sets a key that may be called anything, `constructor` and `__proto__` included. */
const ecrire = (noeud: ArbreDErreurs, ou: string, value: ArbreDErreurs | string): void => {
  Object.defineProperty(noeud, ou, { value, enumerable: true, configurable: true, writable: true });
};

/** Puts a sentence where it belongs, unless something is said there, or further down. */
function poser(racine: ArbreDErreurs, { chemin, message }: Refus): void {
  let noeud = racine;
  for (const ou of chemin.slice(0, -1)) {
    if (!Object.hasOwn(noeud, ou)) ecrire(noeud, ou, {});
    noeud = noeud[ou] as ArbreDErreurs;
  }
  const ou = chemin.at(-1) ?? "";
  if (!Object.hasOwn(noeud, ou)) ecrire(noeud, ou, message);
}

/** A request that cannot be computed. `arbre` says where and why, in the protocol’s shape. */
export class ErreurDeRequete extends Error {
  readonly arbre: ArbreDErreurs;
  /** Nothing but what the engine does not know is wrong. */
  readonly inconnu: boolean;

  constructor(refus: readonly Refus[]) {
    super(refus.map(({ chemin, message }) => `${chemin.join(" / ")} : ${message}`).join("\n"));
    this.name = "ErreurDeRequete";
    this.arbre = {};
    this.inconnu = refus.every(({ inconnu }) => inconnu === true);
    // The most precise first: what is said of a whole entity gives way to what is said of its members.
    const precis = [...refus].sort((a, b) => b.chemin.length - a.chemin.length);
    for (const un of precis) poser(this.arbre, un);
  }
}

/** A calculation that would compute more values than its budget. */
export class CalculDemesure extends Error {
  constructor() {
    super("Ce calcul lit trop de valeurs : demandez-en moins à la fois, ou moins de personnes.");
    this.name = "CalculDemesure";
  }
}
