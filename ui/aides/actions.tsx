import { actionsDe, type LiensDeLAide, sortieDe } from "../../catalogue/fiches/actions.ts";
import { Lien } from "../navigation/lien.tsx";
import { Externe } from "../shell/externe.tsx";

/** The action that the thumb finds: to apply, or what comes nearest; nothing for an aid without link. */
export function PremiereAction({ de }: { de: LiensDeLAide }) {
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
export function Actions({ de }: { de: LiensDeLAide }) {
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
