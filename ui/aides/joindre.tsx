import { Externe } from "../cadre/shell/externe.tsx";

/** « caf.fr » for its address. */
export const hote = (link: string) => new URL(link).hostname.replace(/^www\./, "");

/** How to reach an institution, as lines of a list: site and phone, what is known of them. */
export function Joindre({ de: { link, telephone } }: { de: { link?: string; telephone?: string } }) {
  return (
    <>
      {link && (
        <div>
          <dt>Site</dt>
          <dd>
            <Externe href={link}>{hote(link)}</Externe>
          </dd>
        </div>
      )}
      {telephone && (
        <div>
          <dt>Téléphone</dt>
          <dd>
            <a className="tel" href={`tel:${telephone.replaceAll(" ", "")}`}>
              {telephone.replaceAll(" ", "\u00a0")}
            </a>
          </dd>
        </div>
      )}
    </>
  );
}
