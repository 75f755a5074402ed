import { Lien } from "../navigation/lien.tsx";
import { Externe } from "../shell/externe.tsx";

interface Liens {
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
export function actionsDe({ teleservice, form, instructions, link, teleservices = [], forms = {} }: Liens) {
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
export const sortieDe = (href: string, { id, teleservice }: Liens) => (href === teleservice ? id : undefined);

/** The action that the thumb finds: to apply, or what comes nearest; nothing for an aid without link. */
export function PremiereAction({ de }: { de: Liens }) {
  const [premiere] = actionsDe(de);
  return (
    premiere && (
      <Action className="button" href={premiere.href} sortie={sortieDe(premiere.href, de)}>
        {de.cta ?? premiere.text}
      </Action>
    )
  );
}

/** What to do to get an aid; nothing if it has no link. */
export function Actions({ de }: { de: Liens }) {
  const actions = actionsDe(de);
  if (actions.length === 0) return null;
  return (
    <section>
      <h2>Ce que vous pouvez faire</h2>
      <ul className="calls">
        {actions.map(({ href, text }, index) => (
          <li key={href}>
            <Action {...(index === 0 && { className: "button" })} href={href} sortie={sortieDe(href, de)}>
              {index === 0 ? (de.cta ?? text) : text}
            </Action>
            {sortieDe(href, de) !== undefined && <span className="hint"> {new URL(href).hostname}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leaves for an address; for the online service of an aid, by the page that says so (docs/specification.md#sortie). */
function Action({
  href,
  sortie,
  className,
  children,
}: {
  href: string;
  sortie: string | undefined;
  className?: string;
  children: string;
}) {
  if (sortie === undefined)
    return (
      <Externe href={href} {...(className && { className })}>
        {children}
      </Externe>
    );
  return (
    <Lien to={`/redirection?aide=${encodeURIComponent(sortie)}`} className={className}>
      {children}
    </Lien>
  );
}
