/** Where a machine may hold a function, which JSON leaves out: its starting context, and what an event hands to a guard. */
const SANS_NOM = new Set(["context", "params"]);

/**
 * The configuration of a machine as JSON that `createMachine` reads back: guards and actions by
 * name. Throws for one that has no name, since it would vanish from the file.
 */
export function xstateDe(config: unknown): string {
  const nommees = (cle: string, valeur: unknown) => {
    if (typeof valeur === "function" && !SANS_NOM.has(cle)) throw new Error(`Fonction sans nom : ${cle}`);
    return valeur;
  };
  return `${JSON.stringify(config, nommees, 2)}\n`;
}
