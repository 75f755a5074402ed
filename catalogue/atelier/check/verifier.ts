import type { Pays } from "../exemples/pays.ts";
import { adressesDe } from "../../fiches/liens/adresses.ts";
import type { Aide } from "../../schema/aide.ts";
import type { Institution } from "../../schema/institution.ts";
import { jugerChiffresDeLaLoi } from "./chiffres-de-la-loi.ts";
import { jugerChiffres } from "./chiffres.ts";
import {
  type AideLue,
  aVerifier,
  erreur,
  type Constat,
  type InstitutionLue,
  type Remarque,
  situer,
} from "../../lire/constat.ts";
import { jugerDettes, nonVerifiees } from "./dettes.ts";
import { doublons } from "./doublons.ts";
import { douteux, type FaitDouteux, organismesDouteux } from "./douteux.ts";
import { jugerEnsemble } from "./ensemble.ts";
import { type ExempleMontre, jugerExemple } from "./exemple.ts";
import { jugerFiche } from "./fiche.ts";
import type { CatalogueFile, LectureDuCatalogue } from "../../lire/lecture.ts";
import type { NomsDePlaces } from "./lignes.ts";
import { jugerPortees } from "./portees.ts";
import { jugerRattachement, jugerSiren, jugerSonLieu, jumelles, reglesEcrites } from "./organisme.ts";
import { jugerRegles } from "./regles.ts";
import { jugerQuiOuQuand } from "./qui-ou-quand.ts";
import { jugerSources } from "./sources.ts";
import { jugerTerritoire } from "./territoire.ts";
import { jugerTextes } from "./textes.ts";
import { type CodesConnus, type Connus, jugerCode, jugerValeurs } from "./valeurs.ts";

/** The territory of France, the day, the dead links, the debts: what starting the server does without. */
export interface Reperes {
  pays?: Pays;
  codes?: CodesConnus;
  jour?: string;
  /** Addresses known to be dead. */
  morts?: ReadonlySet<string>;
  /** Pictures that exist, as `imgSrc` names them. */
  logos?: ReadonlySet<string>;
  /** The faults that are known and counted (`dettes.yml`). */
  dettes?: CatalogueFile | undefined;
  /** Collectivities whose bike aids are known: `epci 243500139`. */
  servies?: ReadonlySet<string>;
  /** Aids, and « aid : profile », that no household of the questionnaire enters by. */
  fermes?: ReadonlySet<string>;
  /** Who each aid is shown with, by aid. */
  exemples?: Readonly<Record<string, ExempleMontre>>;
  /** Places by their name. */
  noms?: NomsDePlaces;
}

const estErreur = ({ gravite }: Pick<Constat, "gravite">) => gravite === "erreur";

export const erreursDe = (constats: readonly Constat[]): Constat[] => constats.filter(estErreur);

/** Keys of a customisation are places: `D35`, `M243500139`. */
const jugerPersonnalisation = ({ customization = {} }: Aide, codes: CodesConnus | undefined) =>
  Object.keys(customization).flatMap((cle) =>
    jugerCode(["customization", cle], cle.startsWith("D") ? "departements" : "epcis", cle.slice(1), codes),
  );

/** Dead links are not shown any more: an editor has others to find. */
const jugerLiens = (entree: Aide | Institution, morts: Reperes["morts"]): Remarque[] =>
  adressesDe(entree).flatMap(({ url, chemin }) =>
    morts?.has(url) ? [aVerifier(chemin, `lien mort, qui n’est plus montré : ${url}`)] : [],
  );

/** A picture that is named is there. */
const jugerImage = ({ imgSrc }: Aide | Institution, logos: Reperes["logos"]): Remarque[] =>
  imgSrc && logos && !logos.has(imgSrc)
    ? [
        erreur(
          ["imgSrc"],
          `« ${imgSrc} » n’est pas dans catalogue/logos : déposer l’image, ou retirer ce champ`,
        ),
      ]
    : [];

/** What the questionnaire lets nobody enter by: it does not ask them of that project, or another rule leaves them out. */
const jugerLesEntrees = ({ slug, profils }: Aide, fermes: ReadonlySet<string> = new Set()): Remarque[] => [
  ...(fermes.has(slug)
    ? [aVerifier(["slug"], "personne ne l’obtient : aucun foyer du questionnaire ne remplit ses règles")]
    : []),
  ...profils.flatMap(({ type }, rang) =>
    fermes.has(`${slug} : profils[${rang}] ${type}`)
      ? [aVerifier(["profils", rang], `personne n’entre par « ${type} » : le questionnaire ne le permet pas`)]
      : [],
  ),
];

/** What is refused at a place needs no other doubt there. */
function sansEcho(remarques: readonly Remarque[]): Remarque[] {
  const refuses = new Set(remarques.filter(estErreur).map(({ chemin }) => chemin.join(".")));
  return remarques.filter((une) => estErreur(une) || !refuses.has(une.chemin.join(".")));
}

/** Everything to say of an aid: what it says alone, then its rules together once each of them makes sense. */
export function jugerAide(
  lue: Pick<AideLue, "aide">,
  institution: Institution | undefined,
  connus: Connus,
  reperes: Reperes,
): Remarque[] {
  const { aide } = lue;
  const seules = sansEcho([
    ...jugerTextes(aide),
    ...jugerFiche(aide, reperes.jour),
    ...jugerPortees(aide),
    ...jugerChiffres(aide),
    ...(reperes.jour ? jugerChiffresDeLaLoi(aide, reperes.jour) : []),
    ...jugerSources(aide, reperes.jour),
    ...jugerQuiOuQuand(aide, institution),
    ...jugerExemple(aide, reperes.exemples?.[aide.slug], reperes),
    ...jugerLiens(aide, reperes.morts),
    ...jugerImage(aide, reperes.logos),
    ...jugerPersonnalisation(aide, reperes.codes),
    ...reglesEcrites(aide).flatMap(({ regle, chemin }) => [
      ...jugerValeurs(regle, chemin, connus),
      ...(institution ? jugerRattachement(regle, chemin, institution) : []),
    ]),
  ]);
  if (!institution || seules.some(estErreur)) return seules;
  return [
    ...seules,
    ...jugerTerritoire(aide, institution, reperes.pays),
    ...jugerRegles(aide, institution, reperes.pays),
  ];
}

/** Everything to say of an institution, alone. */
export const jugerInstitution = (institution: Institution, { codes, morts, logos }: Reperes): Remarque[] => [
  ...jugerImage(institution, logos),
  ...jugerTextes(institution),
  ...jugerLiens(institution, morts),
  ...jugerSonLieu(institution, codes),
  ...jugerSiren(institution),
];

/** A fact known to be doubtful is told with why, and not refused: an editor decides. */
function selonLesDoutes(doutes: readonly FaitDouteux[] = [], remarques: readonly Remarque[]): Remarque[] {
  const lieux = new Set(doutes.map(({ chemin }) => chemin.join(".")));
  return [
    ...remarques.filter(({ chemin }) => !lieux.has(chemin.join("."))),
    ...doutes.map(({ chemin, pourquoi }) => aVerifier(chemin, `fait douteux : ${pourquoi}`)),
  ];
}

const jugerLesAides = (
  { aides, institutions, illisibles }: LectureDuCatalogue,
  reperes: Reperes,
): Constat[] => {
  const parSlug = new Map(institutions.map(({ institution }) => [institution.slug, institution]));
  const slugs = new Set([...aides.map(({ aide }) => aide.slug), ...illisibles.slugs]);
  return aides.flatMap((lue) => {
    const { aide } = lue;
    const connus = { aide: aide.slug, aides: slugs, codes: reperes.codes };
    const remarques = jugerAide(lue, parSlug.get(aide.institution), connus, reperes);
    return selonLesDoutes(douteux[aide.slug], [...remarques, ...jugerLesEntrees(aide, reperes.fermes)])
      .filter((une) => estErreur(une) || !aide.skip_schema_check)
      .map((remarque) => situer(lue, remarque));
  });
};

function jugerLesInstitutions(institutions: readonly InstitutionLue[], reperes: Reperes): Constat[] {
  const communs = jumelles(institutions);
  return institutions.flatMap((lue) => {
    const remarques = [
      ...jugerInstitution(lue.institution, reperes),
      ...communs.filter((un) => un.lue === lue).map(({ remarque }) => remarque),
    ];
    return selonLesDoutes(organismesDouteux[lue.institution.slug], remarques).map((remarque) =>
      situer(lue, remarque),
    );
  });
}

/**
 * Everything to say about the files: what cannot be read, then the meaning of all that can. Without the
 * territory, only what needs no geography is looked at; without the debts, what they excuse is not.
 */
export function constatsDe(lecture: LectureDuCatalogue, reperes: Reperes = {}): Constat[] {
  const { dettes, jour, servies = new Set() } = reperes;
  return [
    ...lecture.problems,
    ...jugerEnsemble(lecture),
    ...jugerLesAides(lecture, reperes),
    ...doublons(lecture.aides).map(({ lue, remarque }) => situer(lue, remarque)),
    ...jugerLesInstitutions(lecture.institutions, reperes),
    ...(dettes ? jugerDettes(lecture, dettes, { servies, jour }) : []),
    ...(dettes && jour ? nonVerifiees(lecture, jour) : []),
  ];
}
