import { resumeDe } from "../../../../catalogue/fiches/fiche.ts";
import { pourQui } from "../../../../catalogue/fiches/pour-qui.ts";
import { hachage } from "../../../../catalogue/exemples/hachage.ts";
import type { CompiledAide } from "../../../../catalogue/compiled-aide.ts";
import { silenceDe } from "../../../../catalogue/fiches/silence.ts";
import { lieuxDe } from "../../../../catalogue/lieux/lieux.ts";
import { montantDe } from "../../../../catalogue/rules/montant.ts";
import type { Aide } from "../../../../catalogue/schema/aide.ts";
import { ecrireMontant } from "../../../../ui/format/aide.ts";
import type { PartieDite } from "../../sections.ts";
import { nomsDuCatalogue, type SourcesDesAides } from "./monde.ts";

const uni = (texte: string) => texte.replaceAll(/\s+/g, " ");

/** A long text by what a diff must show of it: its length, its figures, and a mark that any change moves. */
function texteResume(texte: string): string {
  const chiffres = uni(texte).match(/\d[\d ,.]*(?: ?(?:€|%|\p{L}+))?/gu) ?? [];
  const cites = chiffres.length > 0 ? `, cite ${chiffres.map((un) => un.trim()).join(" ; ")}` : "";
  return `${texte.length} signes, marque ${hachage(texte).toString(36)}${cites}`;
}

const dite = (valeur: unknown): string =>
  valeur === true ? "oui" : typeof valeur === "object" ? JSON.stringify(valeur) : uni(String(valeur));

/** What goes without saying: any other value is told. */
const DEFAUTS: Partial<Aide> = { type: "float", unit: "euro", floorAt: 1, source: "javascript" };

const noms: Partial<Record<keyof Aide, string>> = {
  prefix: "article",
  unit: "unité",
  periodicite: "périodicité",
  floorAt: "arrondie au multiple de",
  legend: "légende",
  periode: "période",
  delai_demande: "à demander",
  delai_reponse: "réponse sous",
  papiers: "à réunir",
  reference: "lue dans",
  interestFlag: "projet qui l’ouvre",
  private: "cachée",
  warning: "avertissement",
  a_verifier: "à vérifier",
  au_cas_par_cas: "au cas par cas",
  national: "nationale",
  verifie_le: "vérifiée le",
  fin: "dernier jour",
  source: "calculée par",
  link: "lien",
  form: "formulaire",
  teleservice: "téléservice",
  customization: "personnalisation",
  top: "rang écrit",
  marque: "sous la marque",
  entity: "due à",
  openfiscaPeriod: "calculée pour",
  openfisca_eligibility_source: "calculée sous le nom",
  msa: "versée aussi par la MSA",
  isBaseRessourcesYearMinusTwo: "compte les ressources d’il y a deux ans",
  isBaseRessourcesPatrimoine: "compte le patrimoine",
  setToZeroRecently: "nulle dans le passé récent",
};

/** Told elsewhere in the text, or line by line. */
const AILLEURS: ReadonlySet<string> = new Set([
  "slug",
  "famille",
  "label",
  "institution",
  "description",
  "conditions",
  "conditions_generales",
  "profils",
]);

const tue = (champ: string, valeur: unknown): boolean =>
  AILLEURS.has(champ) ||
  valeur === undefined ||
  valeur === false ||
  (Array.isArray(valeur) && valeur.length === 0) ||
  valeur === DEFAUTS[champ as keyof typeof DEFAUTS];

/** Every field of the entry but its rules, together when they say the same: one that a schema adds is told under its own name. */
function champs(aide: Aide): string[] {
  const parValeur = new Map<string, string[]>();
  for (const [champ, valeur] of Object.entries(aide)) {
    if (tue(champ, valeur)) continue;
    const nom = noms[champ as keyof Aide] ?? champ;
    parValeur.set(dite(valeur), [...(parValeur.get(dite(valeur)) ?? []), nom]);
  }
  return [...parValeur]
    .map(([valeur, siens]) => `${[...siens].sort().join(", ")} : ${valeur}`)
    .sort((a, b) => (a < b ? -1 : 1));
}

/** The amount of an aid as its page writes it, if it has one. */
export const montantEcrit = (compiled: CompiledAide): string | undefined => {
  const { aide } = compiled;
  const { legend } = aide;
  const ecrit = ecrireMontant({ ...resumeDe(compiled), montant: montantDe(aide), ...(legend && { legend }) });
  return ecrit && uni(ecrit);
};

/** An entry as its page tells it: its institution, its fields, its conditions, for whom it says it is. */
export function ficheDite(compiled: CompiledAide, { catalogue }: SourcesDesAides): PartieDite[] {
  const { aide, institution, rules, top } = compiled;
  const { label, slug, type, ...reste } = institution;
  const siens = Object.entries(reste).flatMap(([champ, valeur]) =>
    valeur === undefined || valeur === false || (Array.isArray(valeur) && valeur.length === 0)
      ? []
      : [`${champ} : ${dite(valeur)}`],
  );
  const lieux = lieuxDe(aide, institution);
  const silence = silenceDe(compiled);
  return [
    { titre: "institution", lignes: [`${uni(label)} (${slug}), ${type}`, ...siens] },
    {
      titre: "fiche",
      lignes: [
        ...(aide.source === "javascript" ? [`se lit : ${montantEcrit(compiled) ?? "sans montant"}`] : []),
        `rang : ${top}`,
        ...(lieux.length > 0 ? [`se demande à : ${lieux.join(", ")}`] : []),
        ...(silence ? [`sans réponse, par la règle générale : ${dite(silence)}`] : []),
        ...champs(aide),
        `description : ${texteResume(aide.description)}`,
      ],
    },
    { titre: "conditions à vérifier soi-même", lignes: aide.conditions.map(uni) },
    { titre: "pour qui", lignes: pourQui(rules, nomsDuCatalogue(catalogue)).map(uni) },
  ].filter(({ lignes }) => lignes.length > 0);
}
