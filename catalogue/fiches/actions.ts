/** What leads to an aid, and the words of its first action. */
export interface LiensDeLAide {
  /** The aid: its online service is reached through the page that says what one leaves for. */
  id?: string | undefined;
  /** Words of the first action, in place of what it does. */
  cta?: string | undefined;
  teleservice?: string | undefined;
  form?: string | undefined;
  instructions?: string | undefined;
  link?: string | undefined;
  teleservices?: readonly { name: string; url: string }[] | undefined;
  forms?: Readonly<Record<string, string>> | undefined;
}

/** Links of an aid as things to do, the most useful first, each address once. */
export function actionsDe({
  teleservice,
  form,
  instructions,
  link,
  teleservices = [],
  forms = {},
}: LiensDeLAide) {
  const all = [
    { href: teleservice, text: "Faire la demande en ligne" },
    ...teleservices.map(({ name, url }) => ({ href: url, text: `Faire la demande en ligne : ${name}` })),
    { href: form, text: "Télécharger le formulaire" },
    ...Object.entries(forms).map(([name, url]) => ({
      href: url,
      text: `Télécharger le formulaire : ${name}`,
    })),
    { href: instructions, text: "Voir comment la demander" },
    { href: link, text: "Lire la page officielle" },
  ];
  return all.flatMap(({ href, text }, index) =>
    href && all.findIndex((other) => other.href === href) === index ? [{ href, text }] : [],
  );
}

/** The aid whose way out an address takes: its online service. */
export const sortieDe = (href: string, { id, teleservice }: LiensDeLAide) =>
  href === teleservice ? id : undefined;
