import { aVerifier, type CheminYaml, erreur, type Remarque } from "../../lire/constat.ts";
import { ADRESSE, texteVisible } from "./texte-visible.ts";

/** Said twice in right French: « nous nous », « vous vous ». */
const DOUBLES_JUSTES: ReadonlySet<string> = new Set(["nous", "vous"]);
const DOUBLE = /(?<!\p{L})(\p{L}{2,})\s+\1(?!\p{L})/giu;

/** Left by whoever had not finished. */
const INACHEVE = /(?<!\p{L})(?:TODO|FIXME|XXX|lorem ipsum)(?!\p{L})/iu;

/** What a hand leaves in a text: a word twice, two spaces, a link without its end, a note to oneself. */
export function jugerEcriture(chemin: CheminYaml, texte: string): Remarque[] {
  const visible = texteVisible(texte);
  const double = [...visible.matchAll(DOUBLE)].find(
    ([, mot = ""]) => !DOUBLES_JUSTES.has(mot.toLowerCase()),
  )?.[0];
  const inacheve = INACHEVE.exec(visible)?.[0];
  return [
    ...(double ? [aVerifier(chemin, `« ${double} » : le mot est écrit deux fois`)] : []),
    ...(/\S {2,}\S/.test(texte) ? [aVerifier(chemin, "deux espaces se suivent : n’en laisser qu’un")] : []),
    ...(/\]\(|\[[^\]]*$/.test(visible)
      ? [aVerifier(chemin, "un lien n’est pas fermé : l’écrire [mots](adresse)")]
      : []),
    ...(inacheve ? [aVerifier(chemin, `« ${inacheve} » : le texte n’est pas fini`)] : []),
  ];
}

/** Every string of an entry, where it is written. */
function textesDe(value: unknown, chemin: CheminYaml = []): { chemin: CheminYaml; texte: string }[] {
  if (typeof value === "string") return [{ chemin, texte: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([cle, one]) =>
    textesDe(one, [...chemin, Array.isArray(value) ? Number(cle) : cle]),
  );
}

/** A legend may be empty (docs/specification.md#aides). */
const peutEtreVide = ({ chemin }: { chemin: CheminYaml }) => chemin.at(-1) === "legend";

const estUneAdresse = (texte: string): boolean => {
  const hote = URL.canParse(texte) ? new URL(texte) : undefined;
  return hote !== undefined && /^https?:$/.test(hote.protocol) && /.\.[\p{L}\d-]{2,}$/u.test(hote.hostname);
};

/** Sites that changed their name. */
const RENOMMES = { "service-public.fr": "service-public.gouv.fr", "pole-emploi.fr": "francetravail.fr" };

/** An address that leads somewhere, and that a better one replaces. */
function adresseAMieuxDire(adresse: string): string | undefined {
  const { protocol, hostname, hash } = new URL(adresse);
  const renomme = Object.entries(RENOMMES).find(([avant]) => `.${hostname}`.endsWith(`.${avant}`));
  if (renomme) return `${renomme[0]} est devenu ${renomme[1]} : changer l’adresse`;
  if (hash.startsWith("#:~:"))
    return "l’adresse finit par une ancre de texte : retirer « #:~: » et ce qui suit";
  return protocol === "http:" ? `« ${adresse} » commence par http:// : écrire https://` : undefined;
}

function jugerAdresses(chemin: CheminYaml, texte: string): Remarque[] {
  const adresses = /^https?:/.test(texte)
    ? [texte]
    : [...texte.matchAll(ADRESSE)].map(([, , une]) => une ?? "");
  return adresses.flatMap((adresse) => {
    if (!estUneAdresse(adresse))
      return [erreur(chemin, `« ${adresse} » n’est pas une adresse valide : écrire https://…`)];
    const quoi = adresseAMieuxDire(adresse);
    return quoi ? [aVerifier(chemin, quoi)] : [];
  });
}

/** A tag or an entity of HTML; `<` alone, before a number, is no tag. */
const HTML = /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]+|#\d+);/i;

function jugerBalises(chemin: CheminYaml, texte: string): Remarque[] {
  const balise = /[<&]/.test(texte) && HTML.exec(texteVisible(texte))?.[0];
  return !balise
    ? []
    : [
        erreur(
          chemin,
          `« ${balise} » s’afficherait tel quel : écrire du texte simple, et un lien [mots](adresse)`,
        ),
      ];
}

/** Small words that no French text has, but in the names of programmes. */
const ANGLAIS: ReadonlySet<string> = new Set(
  "the and of to for you your is are with from this that by help can will have our their not who which if".split(
    " ",
  ),
);
const ENOUGH = 3;

function jugerLangue(chemin: CheminYaml, texte: string): Remarque[] {
  const mots =
    texteVisible(texte)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const anglais = new Set(mots.filter((mot) => ANGLAIS.has(mot)));
  return anglais.size < ENOUGH
    ? []
    : [
        aVerifier(
          chemin,
          `le texte semble être en anglais (${[...anglais].join(", ")}) : l’écrire en français`,
        ),
      ];
}

/** Empty strings, addresses that lead nowhere, markup and English, in any entry. */
export function jugerTextes(entree: object): Remarque[] {
  return textesDe(entree).flatMap((un) => {
    const { chemin, texte } = un;
    if (texte.trim() === "")
      return [
        (peutEtreVide(un) ? aVerifier : erreur)(chemin, "texte vide : le remplir, ou retirer le champ"),
      ];
    return [jugerAdresses, jugerBalises, jugerLangue, jugerEcriture].flatMap((juger) => juger(chemin, texte));
  });
}
