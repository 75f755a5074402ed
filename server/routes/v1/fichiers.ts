import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import type { CompiledAide } from "../../../catalogue/lire/compiled-aide.ts";
import { pourQui } from "../../../catalogue/fiches/pour-qui.ts";
import { address } from "../../../catalogue/fiches/teleservice.ts";
import { aideFile } from "../../../catalogue/schema/aide.ts";
import { institutionFile } from "../../../catalogue/schema/institution.ts";
import { dateDeVerification } from "../../../catalogue/schema/lectures.ts";
import type { AppDeps } from "../../deps.ts";
import { enCsv } from "../../http/csv.ts";
import { estMontree, institutionsPubliques } from "../../catalogue/visibles.ts";

type Fonds = Pick<AppDeps, "catalogue" | "config" | "noms">;

const aidesDe = ({ catalogue, config }: Fonds): CompiledAide[] =>
  catalogue.aides.filter((one) => estMontree(one, config.marque));

const SANS = new Set(["source", "marque", "famille"]);

/** An entry as its file says it: what says only where the product keeps it is left out. */
const ficheDe = ({ aide }: CompiledAide) =>
  Object.fromEntries(Object.entries(aide).filter(([champ]) => !SANS.has(champ)));

const schemaDe = (titre: string, schema: GenericSchema) =>
  JSON.stringify(
    {
      title: titre,
      ...toJsonSchema(schema, { errorMode: "ignore", typeMode: "output", target: "draft-2020-12" }),
    },
    null,
    1,
  );

const COLONNES_DES_AIDES = [
  ..."id nom organisme_id organisme type montant unite rythme nature besoin description pour_qui".split(" "),
  ..."conditions page comment_demander formulaire demande_en_ligne dernier_jour verifiee_le".split(" "),
];

const texteDe = (valeur: string | number | undefined) => valeur ?? "";

function csvDesAides(deps: Fonds): string {
  const rangees = aidesDe(deps).map(({ aide, institution, rules }) => [
    aide.slug,
    aide.label,
    institution.slug,
    institution.label,
    aide.type,
    texteDe(aide.montant),
    aide.unit,
    aide.periodicite,
    aide.nature,
    aide.besoin,
    aide.description,
    pourQui(rules, deps.noms).join("\n"),
    aide.conditions.join("\n"),
    texteDe(aide.link),
    texteDe(aide.instructions),
    texteDe(aide.form),
    texteDe(address(aide.teleservice, aide.msa)),
    texteDe(aide.fin),
    texteDe(dateDeVerification(aide)),
  ]);
  return enCsv(COLONNES_DES_AIDES, rangees);
}

const csvDesInstitutions = (deps: Fonds): string =>
  enCsv(
    ["id", "nom", "type", "code_insee", "code_siren", "departements", "page", "telephone"],
    institutionsPubliques(deps).map((une) => [
      une.slug,
      une.label,
      une.type,
      texteDe(une.code_insee),
      texteDe(une.code_siren),
      une.departements?.join(" ") ?? "",
      texteDe(une.link),
      texteDe(une.telephone),
    ]),
  );

/** A file of open data: what it is announced as, and its text. */
interface FichierOuvert {
  type: "application/json" | "application/schema+json" | "text/csv";
  quoi: string;
  texte(deps: Fonds): string;
}

/** The whole catalogue, by name of file. */
export const fichiersOuverts: Readonly<Record<string, FichierOuvert>> = {
  "aides.json": {
    type: "application/json",
    quoi: "chaque aide, règles comprises, et les terminées avec leur dernier jour (`fin`)",
    texte: (deps) => JSON.stringify(aidesDe(deps).map(ficheDe)),
  },
  "aides.csv": { type: "text/csv", quoi: "les mêmes aides en tableau, règles en mots", texte: csvDesAides },
  "aide.schema.json": {
    type: "application/schema+json",
    quoi: "la forme d’une aide de aides.json",
    texte: () => schemaDe("Une aide", aideFile),
  },
  "institutions.json": {
    type: "application/json",
    quoi: "chaque institution",
    texte: (deps) => JSON.stringify(institutionsPubliques(deps)),
  },
  "institutions.csv": { type: "text/csv", quoi: "les institutions en tableau", texte: csvDesInstitutions },
  "institution.schema.json": {
    type: "application/schema+json",
    quoi: "la forme d’une institution de institutions.json",
    texte: () => schemaDe("Une institution", institutionFile),
  },
};
