import { Externe } from "../shell/externe.tsx";

interface Liens {
  teleservice?: string | undefined;
  form?: string | undefined;
  instructions?: string | undefined;
  link?: string | undefined;
  teleservices?: readonly { name: string; url: string }[] | undefined;
  forms?: Readonly<Record<string, string>> | undefined;
}

/** Links of an aid as things to do, the most useful first, each address once. */
function actionsDe({ teleservice, form, instructions, link, teleservices = [], forms = {} }: Liens) {
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
            <Externe className={index === 0 ? "button" : undefined} href={href}>
              {text}
            </Externe>
          </li>
        ))}
      </ul>
    </section>
  );
}
