import { type Couvert, couvertDe } from "../../machines/studio/personas/couvert.ts";
import type { Chaleur } from "./chaleur.ts";
import { etapes } from "./parcours.ts";

/** What is covered, as the build wrote it; by the personas alone, counted here, where nothing is built, in a second or two. */
export async function lireLeCouvert(): Promise<Couvert> {
  const reponse = await fetch("/passages.json").catch(() => undefined);
  const ecrits = reponse?.ok && reponse.headers.get("content-type")?.includes("json");
  return ecrits ? ((await reponse.json()) as Couvert) : couvertDe(etapes);
}

const compte = (cases: Readonly<Record<string, readonly number[]>>) =>
  Object.fromEntries(Object.entries(cases).map(([nom, rangs]) => [nom, rangs.length]));

/** What the colours count. */
export async function lirePassages(): Promise<Chaleur> {
  const { parcours, etats, passages } = await lireLeCouvert();
  return { chemins: parcours, etapes: compte(etats), transitions: compte(passages) };
}
