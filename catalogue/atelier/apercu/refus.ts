import { stringify } from "yaml";
import { type CheminYaml, type Constat, type Gravite } from "../../lire/constat.ts";
import type { CatalogueFile } from "../../lire/lecture.ts";
import { lireYaml } from "../../lire/yaml.ts";
import { motsDesFamilles } from "../formulaire/mots-des-familles.ts";
import { motsDeLAide, motsDeLInstitution, motsDesChoix, type MotsDUnChamp } from "../formulaire/mots.ts";
import { typographier } from "../../schema/typographie.ts";
import { motsDesParametres } from "../../schema/mots-des-regles.ts";

/** What is wrong, or doubtful, told to whoever fills the form. */
export interface FauteDuFormulaire {
  gravite: Gravite;
  /** The field where it is told; absent when it is of the whole entry. */
  champ?: string;
  message: string;
}

type Noms = Readonly<Record<string, MotsDUnChamp>>;

/** What the parts of a field are called in the form. */
const DEDANS: Readonly<Record<string, string>> = {
  ...motsDesParametres,
  du: "Du",
  au: "Au",
  retour: "Mois où la prochaine édition ouvre d’ordinaire",
  nombre: "Nombre",
  unite: "Unité",
  avant: "Avant",
  apres: "Après",
  silence: "Passé ce délai, le silence vaut",
  adresse: "Adresse de la page",
  texte: "Texte de loi, règlement",
  date: "Date de la page",
  champ: "Champ lu là",
  ecrit: "Chiffre ou date, comme la page l’écrit",
  portee: "Sa portée",
  conditions: "Et aussi",
  legend: "Phrase",
  url: "Adresse",
};

/** On the row of the condition that it speaks of. */
const AILLEURS: Readonly<Record<string, string>> = { portees: "conditions" };

/** What is said of a field of several parts when one is missing. */
const INCOMPLETS: Readonly<Record<string, string>> = {
  periode: "Donnez le premier et le dernier jour.",
  delai_demande: "Donnez le nombre, l’unité, et « Avant » ou « Après » quoi ; ou « Dès » quoi, seul.",
  reference: "Donnez l’adresse de la page, ou le texte de loi.",
  teleservice: "Une adresse complète est attendue.",
};

/** What the schema says of a value of several shapes, in none of which it is. */
const INCOMPLET =
  /^(?:une adresse, ou ses champs connus|un délai a un nombre|une période a « du »|une source a une)/;

/** Refusals whose words are those of a file: what a form says instead, and at which field when it is another. */
const REDITES: readonly (readonly [RegExp, string, string?])[] = [
  [/^il manque ce champ : ajouter «[^»]*»[^]*$/, "À remplir."],
  [/^rien n’est écrit : .*$/, "À remplir."],
  [
    /^un nombre est attendu, sans guillemets ni « € »( : écrire .*)?$/,
    "Un nombre est attendu, sans « € »$1.",
  ],
  [
    /^une aide chiffrée a un montant.*$/,
    "À remplir, ou choisissez « Un droit, sans montant » dans « Sorte d’aide ».",
    "montant",
  ],
  [
    /^ce montant ne serait jamais montré.*$/,
    "Ce montant ne serait jamais montré : choisissez « Un montant » dans « Sorte d’aide », ou videz ce champ.",
  ],
  [
    /^aucune démarche.*$/,
    "Comment la demander ? Donnez au moins une adresse, ici, dans « Formulaire à remplir » ou dans « Demande en ligne » ; ou dites dans une condition qui joindre (téléphone, courriel).",
    "instructions",
  ],
  [
    /^une aide locale a un lieu.*$/,
    "Où vaut-elle ? Ajoutez une condition de lieu (« Habiter un département »…), ou cochez « Dans toute la France ».",
  ],
  [
    /^il manque un code : .*$/,
    "Il manque un code : donnez le code Insee ou, à défaut, le code SIREN.",
    "code_insee",
  ],
  [/^rien ne dit où elle agit.*$/, "À remplir, ou cochez « Agit dans toute la France ».", "departements"],
  [
    /^aide nationale sans source.*$/,
    "Une aide nationale dit sa source : un texte de loi, ou la page lue et sa date.",
    "reference",
  ],
  [/^le fichier devrait s’appeler .*$/, "Cet identifiant n’est pas celui de la fiche."],
  [/^« ([^»]*) » existe déjà, dans .*$/, "Une fiche de ce nom existe déjà : changez le nom.", "label"],
  [
    /^« [^»]* » n’existe pas : créer son fichier.*$/,
    "Cet organisme n’est pas publié : créez-le d’abord dans « Organismes ».",
  ],
  [/^« [^»]* » n’est pas dans catalogue\/logos.*$/, "Cette image n’est plus là : choisissez-la de nouveau."],
  [/: la retirer, ou corriger la date$/, ": corrigez la date si elle existe encore."],
];

const JOUR = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" });

/** « type: bool », « national: true »: a field of the file and its value, as the form names them. */
function nommer(message: string, noms: Noms): string {
  const dits = message
    .replaceAll(/«?\s?\b([a-zA-Z_]+): (\w+)\b\s?»?/g, (tout, champ: string, valeur: string) => {
      const nom = noms[champ]?.nom;
      if (!nom) return tout;
      return valeur === "true"
        ? `« ${nom} » coché`
        : `« ${nom} : ${motsDesChoix[champ]?.[valeur] ?? valeur} »`;
    })
    .replaceAll(
      /\b(conditions_generales|profils)\.(\d+)(?:\.[\w.]+)?/g,
      (_, champ: string, rang: string) => `« ${noms[champ]?.nom ?? champ} », n° ${Number(rang) + 1}`,
    )
    // Names of fields that are no French words.
    .replaceAll(/\b(teleservice|form|link|slug|prefix|imgSrc|[a-z]+_[a-z_]+|reference)\b/g, (mot) =>
      noms[mot] ? `« ${noms[mot].nom} »` : mot,
    );
  const dates = dits.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (jour) => JOUR.format(new Date(jour)));
  const dit = dates.replace(/^\p{Ll}/u, (lettre) => lettre.toUpperCase());
  // Two messages of the schema are exact, their straight apostrophe included (docs/specification.md#aides).
  return dit.includes("'") ? dit : typographier(dit);
}

/** Inside a field: « n° 2, Valeur ». */
const dedans = (chemin: CheminYaml): string =>
  chemin
    .map((cle) => (typeof cle === "number" ? `n° ${cle + 1}` : DEDANS[cle]))
    .filter(Boolean)
    .join(", ");

const nomsDe = (path: string): Noms => {
  const [dossier = "", famille = ""] = path.split("/");
  if (dossier === "institutions") return motsDeLInstitution;
  return { ...motsDeLAide, ...(motsDesFamilles as Readonly<Record<string, Noms>>)[famille] };
};

/** A finding in the words of the form, at the field that it is about. */
export function dansLeFormulaire({ path, remarque, message, gravite }: Constat): FauteDuFormulaire {
  if (!remarque) return { gravite, message: nommer(message, nomsDe(path)) };
  const [premier, ...suite] = remarque.chemin;
  const redite = REDITES.find(([motif]) => motif.test(remarque.message));
  const manque = INCOMPLET.test(remarque.message) ? INCOMPLETS[String(premier)] : undefined;
  const dit = manque ?? (redite ? remarque.message.replace(redite[0], redite[1]) : remarque.message);
  const champ = redite?.[2] ?? (premier === undefined ? undefined : (AILLEURS[premier] ?? String(premier)));
  const ou = redite?.[2] ? "" : dedans(suite);
  const mots = nommer(dit, nomsDe(path));
  return { gravite, ...(champ && { champ }), message: ou ? `${ou} : ${mots}` : mots };
}

/** What stands for a field that is missing or refused, so that the others are looked at. */
const BOUCHONS: Readonly<Record<string, unknown>> = {
  type: "bool",
  label: "aide",
  description: "Une aide utile.",
  prefix: "la",
  nature: "service",
  besoin: "vivre",
  // An address that is not one is still a way to ask.
  link: "https://exemple.fr/essai",
  instructions: "https://exemple.fr/essai",
  form: "https://exemple.fr/essai",
  teleservice: "https://exemple.fr/essai",
};

/** What is told of an entry as soon as it is typed, whatever else is missing. */
const AUSSITOT: ReadonlySet<string | undefined> = new Set([
  "montant",
  "conditions_generales",
  "instructions",
  "link",
  "code_insee",
  "departements",
]);

/** The file where what is refused gives way, so that what the schema hides is told too; nothing when nothing is refused. */
export function sansCeQuiEstRefuse(
  { path, content }: CatalogueFile,
  constats: readonly Constat[],
  institution: string | undefined,
): CatalogueFile | undefined {
  const lue = lireYaml(content);
  const refuses = constats.flatMap(({ remarque, gravite }) =>
    remarque && gravite === "erreur" ? String(remarque.chemin[0] ?? "") : [],
  );
  if (!("valeur" in lue) || typeof lue.valeur !== "object" || refuses.length === 0) return undefined;
  const valeur = Object.fromEntries(
    Object.entries(lue.valeur ?? {}).filter(([champ]) => !refuses.includes(champ)),
  );
  const poses = refuses.flatMap((champ) => {
    const bouchon = champ === "institution" ? institution : BOUCHONS[champ];
    return bouchon === undefined ? [] : [[champ, bouchon]];
  });
  return { path, content: stringify({ ...valeur, ...(Object.fromEntries(poses) as object) }) };
}

/** Findings for the form: those of the draft, then what it lacks that they hid, at fields that say nothing yet. */
export function fautesDuFormulaire(
  constats: readonly Constat[],
  caches: readonly FauteDuFormulaire[],
): FauteDuFormulaire[] {
  const dites = constats.map(dansLeFormulaire);
  const deja = new Set(dites.map(({ champ }) => champ));
  const ensuite = caches.filter(
    ({ gravite, champ }) => gravite === "erreur" && AUSSITOT.has(champ) && !deja.has(champ),
  );
  return [...dites, ...ensuite];
}
