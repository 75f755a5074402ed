/** What the build wrote for the inspector (`ecrits` of `server/build/produits.ts`), by name; nothing where nothing is built. */
export async function lireLEcrit<T>(nom: "dessin" | "table" | "version"): Promise<T | undefined> {
  const reponse = await fetch(`/${nom}.json`).catch(() => undefined);
  const ecrit = reponse?.ok && reponse.headers.get("content-type")?.includes("json");
  return ecrit ? ((await reponse.json()) as T) : undefined;
}
