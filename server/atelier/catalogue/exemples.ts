import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { avecLeursLectures } from "../../../catalogue/atelier/apercu/foyers.ts";
import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { CompiledAide } from "../../../catalogue/lire/compiled-aide.ts";
import {
  aObtenir,
  type Exemples,
  releverUneAide,
  type ReleveDUneAide,
} from "../../../catalogue/atelier/exemples/exemples.ts";
import { paysDe } from "../../../catalogue/atelier/exemples/pays.ts";
import { auBesoin } from "../../../catalogue/fiches/phrases/au-besoin.ts";
import { readCommunes } from "../../catalogue/lieux/communes/data.ts";

/** What was searched before, aid by aid: all of them take ten seconds. */
const GARDES = "node_modules/.cache/cap-aides/exemples.json";

/** What the search is written in: another code, another search. */
const CODE = [
  "atelier/exemples",
  "atelier/recherche",
  "conditions/predicate",
  "fiches",
  "fiches/phrases",
  "results",
  "results/rules",
  "schema",
  "situation",
];

type Gardes = Record<string, ReleveDUneAide & { cle: string }>;

const empreinteDuCode = auBesoin(() => {
  const hash = createHash("sha256");
  for (const dossier of CODE.map((nom) => join("catalogue", nom)))
    for (const nom of readdirSync(dossier).sort())
      if (/(?<!\.test)\.ts$/.test(nom)) hash.update(readFileSync(join(dossier, nom)));
  return hash.digest("hex");
});

/** Changes with an aid, those that its rules read, and who gives them. */
function cleDe(compiled: CompiledAide, catalogue: Catalogue): string {
  const lues = avecLeursLectures([compiled], catalogue).aides.map(({ aide, institution }) => [
    aide,
    institution,
  ]);
  return createHash("sha256").update(empreinteDuCode()).update(JSON.stringify(lues)).digest("hex");
}

function lireLesGardes(): Gardes {
  try {
    return JSON.parse(readFileSync(GARDES, "utf8")) as Gardes;
  } catch {
    return {};
  }
}

/** Another process reads the whole of the former, or the whole of this one. */
function garder(gardes: Gardes): void {
  mkdirSync(join(GARDES, ".."), { recursive: true });
  const neuf = `${GARDES}.${process.pid}`;
  writeFileSync(neuf, JSON.stringify(gardes));
  renameSync(neuf, GARDES);
}

const relever = (catalogue: Catalogue): Gardes => {
  const [avant, pays] = [lireLesGardes(), auBesoin(() => paysDe(readCommunes()))];
  let cherches = 0;
  const entrees = aObtenir(catalogue)
    .sort((a, b) => (a.aide.slug < b.aide.slug ? -1 : 1))
    .map((une) => {
      const { slug } = une.aide;
      const cle = cleDe(une, catalogue);
      const connu = avant[slug];
      if (connu?.cle === cle) return [slug, connu] as const;
      cherches += 1;
      return [slug, { cle, ...releverUneAide(une, catalogue, pays()) }] as const;
    });
  const gardes = Object.fromEntries(entrees);
  if (cherches > 0) garder(gardes);
  return gardes;
};

const releves = new WeakMap<Catalogue, Gardes>();

function releveDe(catalogue: Catalogue): Gardes {
  const releve = releves.get(catalogue) ?? relever(catalogue);
  releves.set(catalogue, releve);
  return releve;
}

/** Somebody who obtains each aid with rules, by aid; those that nobody obtains are left out. */
export const exemplesDe = (catalogue: Catalogue): Exemples =>
  Object.fromEntries(
    Object.entries(releveDe(catalogue)).flatMap(([slug, { exemple }]) => (exemple ? [[slug, exemple]] : [])),
  );

/** Aids and profiles that nobody enters by: « aid », « aid : profile ». */
export const fermesDe = (catalogue: Catalogue): ReadonlySet<string> =>
  new Set(
    Object.entries(releveDe(catalogue)).flatMap(([slug, { exemple, fermes }]) => [
      ...(exemple ? [] : [slug]),
      ...fermes.map((profil) => `${slug} : ${profil}`),
    ]),
  );

/** The sentence of each example, by aid: all that a page says of it. */
export const phrasesDe = (exemples: Exemples): ReadonlyMap<string, string> =>
  new Map(Object.entries(exemples).map(([slug, { phrase }]) => [slug, phrase]));
