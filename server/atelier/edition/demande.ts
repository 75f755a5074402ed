import * as v from "valibot";

/** A segment of a path: no leading dot, so neither `..` nor `.git`. */
const SEGMENT = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}\p{Pd}_.·’]*$/u;

const segments = (chemin: string) => chemin.split("/").every((segment) => SEGMENT.test(segment));

const phrase = v.pipe(v.string(), v.maxLength(500));

const dossier = v.pipe(
  v.string(),
  v.check((lu) => /^catalogue(\/|$)/.test(lu) && segments(lu), "hors du catalogue"),
);

const fiche = v.pipe(
  dossier,
  v.check(
    (lu) =>
      /.\.(yml|yaml|md)$/.test(lu) ||
      /^catalogue\/(approbations\/[^/]+\.txt|loi\/parametres\/\w+\.json)$/.test(lu),
    "ni YAML, ni markdown, ni une approbation, ni des chiffres de la loi",
  ),
);

/** True for the path of a sheet or a page of the catalogue. */
export const estUneFiche = (chemin: unknown): chemin is string => v.is(fiche, chemin);

const logo = v.pipe(
  dossier,
  v.check((lu) => /^catalogue\/logos\/[^/]+\.(png|jpe?g)$/i.test(lu), "pas un logo en PNG ou en JPEG"),
);

const nom = v.pipe(v.string(), v.maxLength(200), v.regex(SEGMENT, "pas un nom"));

/** First bytes of a PNG, of a JPEG. */
const DEBUTS = ["89504e470d0a1a0a", "ffd8ff"];

const image = v.pipe(
  v.object({ path: logo, content: v.pipe(v.string(), v.base64()), encoding: v.literal("base64") }),
  v.check(({ content }) => {
    const octets = Buffer.from(content, "base64").toString("hex", 0, 8);
    return DEBUTS.some((debut) => octets.startsWith(debut));
  }, "ni un PNG, ni un JPEG"),
);

// Renaming moves every file of a folder: nothing here is ever renamed.
const ecrite = v.object({
  slug: nom,
  path: fiche,
  raw: v.string(),
  newPath: v.optional(v.never("renommer")),
});

const contenu = { useWorkflow: v.boolean(), status: nom, commitMessage: phrase };

const brouillon = { collection: nom, slug: nom };

/** `branche`: the only one that requests may name. */
const actions = (branche: string) => {
  const sur = <T extends v.ObjectEntries>(entrees: T) =>
    v.object({ branch: v.literal(branche), cmsLabelPrefix: v.optional(v.literal("")), ...entrees });
  return {
    info: v.optional(v.unknown()),
    entriesByFolder: sur({
      folder: dossier,
      extension: v.picklist(["yml", "yaml", "md"]),
      depth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
    }),
    entriesByFiles: sur({ files: v.array(v.object({ path: fiche, label: v.optional(v.string()) })) }),
    getEntry: sur({ path: fiche }),
    unpublishedEntries: sur({}),
    unpublishedEntry: sur({
      id: v.optional(
        v.pipe(
          v.string(),
          v.check((lu) => lu.split("/").length === 2 && segments(lu)),
        ),
      ),
      collection: v.optional(nom),
      slug: v.optional(nom),
    }),
    unpublishedEntryDataFile: sur({ ...brouillon, id: v.string(), path: fiche }),
    unpublishedEntryMediaFile: sur({ ...brouillon, id: v.string(), path: logo }),
    // A draft that is given up: nothing that was published goes.
    deleteUnpublishedEntry: sur(brouillon),
    persistEntry: sur({
      entry: v.optional(ecrite),
      dataFiles: v.optional(v.array(ecrite)),
      assets: v.array(image),
      options: v.object({ collectionName: v.optional(nom), ...contenu }),
    }),
    updateUnpublishedEntryStatus: sur({ ...brouillon, newStatus: nom }),
    publishUnpublishedEntry: sur(brouillon),
    getMedia: sur({ mediaFolder: v.literal("catalogue/logos") }),
    getMediaFile: sur({ path: logo }),
    persistMedia: sur({ asset: image, options: v.object({ commitMessage: phrase }) }),
    getDeployPreview: sur(brouillon),
  };
};

/** What the editors’ page asks of the service that writes: an action, and what it is done with. */
export interface DemandeDEdition {
  action: string;
  params?: unknown;
}

/**
 * Reads requests of the editors’ page, with nothing but what they need: sheets and pages of the catalogue, PNG or JPEG logos,
 * drafts and the published branch. Anything else of the repository, a deletion and a renaming are refused. The reader
 * returns the request without what it does not know, or why it is refused.
 */
export function lecteurDeDemandes(branche: string): (corps: unknown) => DemandeDEdition | string {
  const schemas: Partial<Record<string, v.GenericSchema>> = actions(branche);
  const enveloppe = v.object({ action: v.string(), params: v.optional(v.unknown()) });
  return (corps) => {
    const lue = v.safeParse(enveloppe, corps);
    if (!lue.success) return "ce n’est pas une demande";
    const { action, params } = lue.output;
    const schema = Object.hasOwn(schemas, action) ? schemas[action] : undefined;
    if (!schema) return `« ${action} » ne se demande pas ici`;
    const lus = v.safeParse(schema, params);
    if (lus.success) return { action, params: lus.output };
    const [{ message, path = [] }] = lus.issues;
    return `${path.map(({ key }) => String(key)).join(".") || "params"} : ${message}`;
  };
}
