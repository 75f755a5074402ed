type Donnees = Record<string, unknown>;

/** Fields under « Plus »: those of an aid, then those of an institution. */
export const CHAMPS_DE_PLUS: ReadonlySet<string> = new Set([
  "msa",
  "participation",
  "isBaseRessourcesYearMinusTwo",
  "isBaseRessourcesPatrimoine",
  "setToZeroRecently",
  "teleservices",
  "forms",
  "customization",
  "lieux",
  "list_cta",
  "skip_schema_check",
  "etablissements",
  "repository",
]);

/** Kept aside: an address of a place that is not a plain one has no field in the form. */
const COMPOSEE = "teleservice_compose";

interface LigneDeLieu extends Donnees {
  cle?: string;
}

const enLignes = (parLieu: Readonly<Record<string, Donnees>>): LigneDeLieu[] =>
  Object.entries(parLieu).map(([cle, { teleservice, ...reste }]) => ({
    cle,
    ...reste,
    ...(teleservice !== undefined && {
      [typeof teleservice === "string" ? "teleservice" : COMPOSEE]: teleservice,
    }),
  }));

const parLieu = (lignes: readonly LigneDeLieu[]): Donnees =>
  Object.fromEntries(
    lignes
      .filter(({ cle }) => cle)
      .map(({ cle, [COMPOSEE]: composee, ...reste }) => [
        cle,
        { ...reste, ...(composee !== undefined && !reste["teleservice"] && { teleservice: composee }) },
      ]),
  );

/** How a field of a file stands in the form; those that are not here stand as they are. */
const VERS: Readonly<Record<string, (valeur: never) => unknown>> = {
  participation: ({ legend }: { legend: string }) => legend,
  forms: (parNom: Record<string, string>) => Object.entries(parNom).map(([name, url]) => ({ name, url })),
  customization: enLignes,
};
const DE: Readonly<Record<string, (valeur: never) => unknown>> = {
  participation: (legend: string) => (legend ? { type: "Variable", legend } : undefined),
  forms: (lignes: { name?: string; url?: string }[]) =>
    Object.fromEntries(lignes.filter(({ name }) => name).map(({ name, url }) => [name, url])),
  customization: parLieu,
};

const changer = (valeurs: Donnees, comment: typeof VERS): Donnees =>
  Object.fromEntries(
    Object.entries(valeurs).map(([nom, valeur]) => [
      nom,
      valeur === undefined || valeur === null
        ? valeur
        : (comment[nom]?.(valeur as never) ?? (comment[nom] ? undefined : valeur)),
    ]),
  );

/** The fields of a file, those of « Plus » together, as the form shows them. */
export function rangerSousPlus(fichier: Donnees): Donnees {
  const estDePlus = ([nom]: [string, unknown]) => CHAMPS_DE_PLUS.has(nom);
  const champs = Object.entries(fichier);
  const plus = champs.filter(estDePlus);
  return {
    ...Object.fromEntries(champs.filter((un) => !estDePlus(un))),
    ...(plus.length > 0 && { plus: changer(Object.fromEntries(plus), VERS) }),
  };
}

/** The fields of a form where its file writes them. */
export const sortirDePlus = ({ plus, ...reste }: Donnees): Donnees => ({
  ...reste,
  ...changer((plus as Donnees | undefined) ?? {}, DE),
});
