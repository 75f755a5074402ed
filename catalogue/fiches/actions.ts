import { estUnAccueil } from "./liens/accueil.ts";

/** What leads to an aid, and the words of its first action. */
export interface LiensDeLAide {
  /** The aid: its online service is reached through the page that says what one leaves for. */
  id?: string | undefined;
  /** They are those of where one lives, that the aid alone does not tell. */
  dIci?: true;
  /** Words of the first action, in place of what it does. */
  cta?: string | undefined;
  teleservice?: string | undefined;
  form?: string | undefined;
  instructions?: string | undefined;
  link?: string | undefined;
  teleservices?: readonly { name: string; url: string }[] | undefined;
  forms?: Readonly<Record<string, string>> | undefined;
}

/** Every link of an aid, the most useful first, by what an address of ours calls it. */
export const liensDe = ({
  teleservice,
  form,
  instructions,
  link,
  teleservices = [],
  forms = {},
}: LiensDeLAide) =>
  [
    { cle: "service", href: teleservice, text: "Faire la demande en ligne" },
    ...teleservices.map(({ name, url }, rang) => ({
      cle: `service-${rang + 1}`,
      href: url,
      text: `Faire la demande en ligne : ${name}`,
    })),
    { cle: "formulaire", href: form, text: "Télécharger le formulaire" },
    ...Object.entries(forms).map(([name, url], rang) => ({
      cle: `formulaire-${rang + 1}`,
      href: url,
      text: `Télécharger le formulaire : ${name}`,
    })),
    {
      cle: "demander",
      href: instructions,
      text: estUnAccueil(instructions)
        ? "Ouvrir le site où la demander (accueil)"
        : "Voir comment la demander",
    },
    {
      cle: "page",
      href: link,
      text: estUnAccueil(link) ? "Ouvrir le site officiel (accueil)" : "Lire la page officielle",
    },
  ].flatMap(({ href, ...lien }) => (href ? [{ ...lien, href }] : []));

/** Links of an aid as things to do, each address once. */
export const actionsDe = (liens: LiensDeLAide) =>
  liensDe(liens).filter(({ href }, rang, tous) => tous.findIndex((autre) => autre.href === href) === rang);

/** The aid whose way out an address takes: its online service. */
export const sortieDe = (href: string, { id, teleservice }: LiensDeLAide) =>
  href === teleservice ? id : undefined;
