import type { CmsCollection, CmsField } from "decap-cms-core";
import type * as v from "valibot";
import { titresDesFamilles } from "../../../catalogue/atelier/formulaire/mots-des-familles.ts";
import { aideFile, nomsDeFamilles } from "../../../catalogue/schema/aide.ts";
import { institutionFile } from "../../../catalogue/schema/institution.ts";
import {
  motsDeLAide,
  motsDeLInstitution,
  type MotsDUnChamp,
} from "../../../catalogue/atelier/formulaire/mots.ts";
import { sensDuSilence, unitesDeDelai } from "../../../catalogue/schema/periode.ts";
import { champ } from "./champ.ts";
import { champDesConditions } from "./conditions.ts";
import { champsDeLaFamille } from "./familles.ts";
import { avecPlus } from "./plus.ts";
import { champDesProfils, champDesRegles } from "./regles.ts";

const texteCourt = (name: string, label: string, hint: string): CmsField => ({
  name,
  label,
  hint,
  widget: "string",
  required: false,
});

/** A number and its unit. */
const duree: CmsField[] = [
  { name: "nombre", label: "Nombre", widget: "number", value_type: "int", required: false },
  { name: "unite", label: "Unité", widget: "select", options: [...unitesDeDelai], required: false },
];

const objet = (name: string, { nom, aide }: MotsDUnChamp, fields: CmsField[]): CmsField => ({
  name,
  label: nom,
  ...(aide && { hint: aide }),
  widget: "object",
  required: false,
  collapsed: true,
  fields,
});

/** Fields whose form says more than their schema does. */
const propres: Partial<Record<keyof typeof motsDeLAide, (mots: MotsDUnChamp) => CmsField>> = {
  institution: ({ nom, aide }) => ({
    name: "institution",
    label: nom,
    ...(aide && { hint: aide }),
    ...({ widget: "organisme" } as object),
  }),
  guichet: ({ nom, aide }) => ({
    name: "guichet",
    label: nom,
    ...(aide && { hint: aide }),
    required: false,
    ...({ widget: "organisme" } as object),
  }),
  conditions_generales: ({ nom, aide }) =>
    champDesRegles("conditions_generales", nom, aide, motsDeLAide.conditions_generales.quand),
  profils: ({ nom, aide }) => champDesProfils("profils", nom, aide),
  periode: ({ nom }) =>
    ({
      name: "periode",
      label: nom,
      hint: "Rien si l’aide se demande toute l’année.",
      widget: "periodes",
      required: false,
    }) as object as CmsField,
  reference: ({ nom, aide }) =>
    ({
      name: "reference",
      label: nom,
      label_singular: "source",
      hint: aide,
      widget: "list",
      required: false,
      summary: "{{champ}} {{ecrit}} {{adresse}}{{texte}} {{date}}",
      fields: [
        texteCourt("adresse", "Adresse de la page", "Une page, ou un texte de loi."),
        texteCourt("texte", "Texte de loi, règlement", "« CSS, art. L521-1 »."),
        texteCourt("date", "Date de la page", "AAAA, AAAA-MM ou AAAA-MM-JJ."),
        texteCourt("champ", "Champ lu là", "« montant », « conditions » ; rien si c’est toute la fiche."),
        texteCourt("ecrit", "Chiffre ou date, comme la page l’écrit", "« 500 € », « 31 décembre »."),
      ],
    }) as CmsField,
  conditions: champDesConditions,
  delai_demande: (mots) =>
    objet("delai_demande", mots, [
      ...duree,
      texteCourt("avant", "Avant", "« le départ » : remplissez « Avant » ou « Après », pas les deux."),
      texteCourt("apres", "Après", "« la fin de la formation »."),
      texteCourt(
        "des",
        "Dès",
        "« l’entrée dans le logement », quand rien ne ferme la demande : ni nombre ni unité alors.",
      ),
      {
        name: "sans_rappel",
        label: "Les mois d’avant la demande sont perdus",
        hint: "Avec « Dès » seulement.",
        widget: "boolean",
        required: false,
      },
    ]),
  delai_reponse: (mots) =>
    objet("delai_reponse", mots, [
      ...duree,
      {
        name: "silence",
        label: "Passé ce délai, le silence vaut",
        hint: "Seulement si un texte le dit : citez-le dans « Référence ».",
        widget: "select",
        required: false,
        options: Object.entries(sensDuSilence).map(([value, label]) => ({ value, label })),
      },
    ]),
};

const champsDeLAide = (): CmsField[] =>
  avecPlus(
    motsDeLAide,
    (Object.entries(motsDeLAide) as [keyof typeof motsDeLAide, MotsDUnChamp][])
      // On the row of the condition that it speaks of.
      .filter(([nom]) => nom !== "portees")
      .map(
        ([nom, mots]) => propres[nom]?.(mots) ?? champ(nom, aideFile.entries[nom] as v.GenericSchema, mots),
      ),
  );

const champsDeLInstitution = (): CmsField[] =>
  avecPlus(
    motsDeLInstitution,
    (Object.entries(motsDeLInstitution) as [keyof typeof motsDeLInstitution, MotsDUnChamp][]).map(
      ([nom, mots]) =>
        nom === "imgSrc"
          ? ({
              name: nom,
              label: mots.nom,
              hint: mots.aide ?? "",
              widget: "logo",
              required: false,
              media_processing: { enabled: true, width: 256, strip_metadata: true },
            } as object as CmsField)
          : champ(nom, institutionFile.entries[nom] as v.GenericSchema, mots),
    ),
  );

const dossier = (
  name: string,
  folder: string,
  label: string,
  create: boolean,
  fields: CmsField[] = champsDeLAide(),
): CmsCollection => ({
  name,
  label,
  label_singular: "aide",
  folder: `catalogue/aides/${folder}`,
  create,
  delete: false,
  extension: "yml",
  format: "notre-yaml",
  slug: "{{fields.slug}}",
  identifier_field: "label",
  summary: "{{label}} ({{institution}})",
  editor: { preview: true },
  fields,
});

/** What editors may write: one collection per folder of the catalogue, and the pages of « Contribuer ». Nothing is ever deleted. */
export const collections = (): CmsCollection[] => [
  dossier("aides", "regles", "Aides", true),
  dossier("aides-de-la-loi", "legislation", "Aides calculées par la loi", false),
  dossier("aides-de-la-banque", "banque", "Offres de la banque", true),
  ...nomsDeFamilles.map((nom) => dossier(nom, nom, titresDesFamilles[nom], true, champsDeLaFamille(nom))),
  {
    name: "institutions",
    label: "Organismes",
    label_singular: "organisme",
    folder: "catalogue/institutions",
    create: true,
    delete: false,
    extension: "yml",
    format: "notre-yaml",
    slug: "{{fields.slug}}",
    identifier_field: "label",
    summary: "{{label}}",
    sortable_fields: ["label"],
    view_groups: [{ label: "Sorte", field: "type" }],
    editor: { preview: false },
    fields: champsDeLInstitution(),
  },
  {
    name: "contribuer",
    label: "Pages « Contribuer »",
    label_singular: "page",
    delete: false,
    editor: { preview: false },
    files: [
      {
        name: "accueil",
        label: "Accueil",
        file: "catalogue/fiches/contribuer/accueil.md",
        fields: [
          { name: "title", label: "Titre", widget: "string" },
          { name: "body", label: "Texte", widget: "text" },
          {
            name: "categories",
            label: "Catégories",
            label_singular: "catégorie",
            widget: "list",
            fields: [
              { name: "name", label: "Nom", widget: "string" },
              {
                name: "ideas",
                label: "Idées",
                widget: "list",
                field: { name: "idea", label: "Idée", widget: "string" },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: "taches",
    label: "Tâches à faire",
    label_singular: "tâche",
    folder: "catalogue/fiches/contribuer/taches",
    create: true,
    delete: false,
    extension: "md",
    format: "frontmatter",
    slug: "{{slug}}",
    identifier_field: "title",
    summary: "{{title}}",
    editor: { preview: false },
    fields: [
      { name: "title", label: "Titre", widget: "string" },
      { name: "body", label: "Texte", widget: "text", required: false },
    ],
  },
];
