/** Arrondissements of Paris, Lyon and Marseille map to their city (docs/specification.md#communes). */
export function communeDe(depcom: string | undefined): string | undefined {
  if (depcom === undefined) return undefined;
  if (/^751\d\d$/.test(depcom)) return "75056";
  if (/^6938\d$/.test(depcom)) return "69123";
  if (/^132[01]\d$/.test(depcom)) return "13055";
  return depcom;
}
