import type { Catalogue } from "../catalogue.ts";
import type { CompiledAide } from "../lire/compiled-aide.ts";
import { genresDeLieu } from "../lieux/lieux.ts";
import type { Institution } from "../schema/institution.ts";
import { retenir } from "./retenir.ts";
import { velosDe, type VelosDonnes } from "../results/velos/donnes.ts";
import { emblemeDe } from "./logo.ts";
import { ligneDe } from "./fiche.ts";
import { type Autour, type Geographie, lieuPropreDe, placer, situationsDe } from "./situer.ts";

/** What the page of an institution is made from, besides the institution. */
interface Connu extends Geographie {
  catalogue: Catalogue;
  /** Aids that anyone may see today. */
  visibles: readonly CompiledAide[];
  velos: VelosDonnes;
  /** `YYYY-MM-DD`. */
  jour: string;
}

/** Of whom the aids are shown for a place around: of its region, or of whoever acts closer. */
const delAutour: Readonly<Record<Autour["genre"], (type: Institution["type"]) => boolean>> = {
  departement: (type) => !["national", "europeen", "region"].includes(type),
  region: (type) => type === "region",
};

/** Aids that whoever lives where the institution acts may have, whatever else is known of them. */
function aidesDuLieu(institution: Institution, { catalogue, visibles, situer, jour }: Connu) {
  const lieu = lieuPropreDe(institution);
  const commune = lieu?.genre === "commune" ? lieu.code : undefined;
  const ici = new Set(
    situationsDe(institution, situer).flatMap((situation) =>
      retenir(catalogue, visibles, { lieu: { commune, ...situation } }, jour),
    ),
  );
  return visibles.filter((one) => ici.has(one));
}

/** Everything the page of an institution says. Whoever gives no aid has those around, so that the page leads on. */
export function ficheDeLInstitution(institution: Institution, connu: Connu) {
  const { slug, label, type, link, telephone, etablissements } = institution;
  const genres = type === "caf" && etablissements.length === 0 ? ["caf"] : etablissements;
  const lieux = genresDeLieu.filter((genre) => genres.includes(genre));
  const aides = connu.visibles.filter((one) => one.institution.slug === slug || one.guichet.slug === slug);
  const velos = velosDe(institution, connu.velos, connu.jour);
  const { territoire, autour } = placer(institution, connu);
  const ici = aides.length === 0 ? aidesDuLieu(institution, connu) : [];
  return {
    id: slug,
    label,
    type,
    ...emblemeDe(institution),
    ...(link && { link }),
    ...(telephone && { telephone }),
    territoire,
    autour: autour.map(({ genre, nom, ou }) => ({
      nom,
      ou,
      aides: ici.filter((one) => delAutour[genre](one.institution.type)).map(ligneDe),
    })),
    ...(lieux.length > 0 && { lieux }),
    ...(velos.length > 0 && { velos }),
    aides: aides.map(ligneDe),
  };
}
export type FicheInstitution = ReturnType<typeof ficheDeLInstitution>;
