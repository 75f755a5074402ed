import { buildCatalogue, type Catalogue } from "../catalogue.ts";
import type { PagesContribuer } from "./contribuer/pages.ts";
import type { Aide } from "../schema/aide.ts";
import type { Institution } from "../schema/institution.ts";
import type { Synonymes } from "./synonymes/synonymes.ts";

/** The catalogue with what goes beside it. */
export interface CatalogueLu {
  catalogue: Catalogue;
  /** Fingerprint of the files it was read from. */
  empreinte: string;
  /** By aid, someone who obtains it, in a sentence. */
  exemples: ReadonlyMap<string, string>;
  /** The pages « Contribuer ». */
  contribuer: PagesContribuer;
  /** How people call aids. */
  synonymes: Synonymes;
}

/** The one file that the build writes: checked entries, without their dead links. */
interface CatalogueCompile {
  empreinte: string;
  aides: readonly Aide[];
  institutions: readonly Institution[];
  exemples: Readonly<Record<string, string>>;
  contribuer: PagesContribuer;
  synonymes: Synonymes;
}

/** Text of the compiled catalogue. */
export function compilerCatalogue({
  catalogue,
  empreinte,
  exemples,
  contribuer,
  synonymes,
}: CatalogueLu): string {
  const compile: CatalogueCompile = {
    empreinte,
    aides: catalogue.aides.map(({ aide }) => aide),
    institutions: [...catalogue.institutions.values()],
    exemples: Object.fromEntries(exemples),
    contribuer,
    synonymes,
  };
  return JSON.stringify(compile);
}

/** Reads what `compilerCatalogue` wrote: nothing is parsed or checked again but JSON. */
export function lireCatalogueCompile(text: string): CatalogueLu {
  const { empreinte, aides, institutions, exemples, contribuer, synonymes } = JSON.parse(
    text,
  ) as CatalogueCompile;
  return {
    catalogue: buildCatalogue(aides, institutions),
    empreinte,
    exemples: new Map(Object.entries(exemples)),
    contribuer,
    synonymes,
  };
}

/** Fingerprint that a compiled catalogue holds, read without the rest of it; nothing for another text. */
export const empreinteCompilee = (text: string): string | undefined =>
  /^\{"empreinte":"([0-9a-f]+)"/.exec(text)?.[1];
