import type { JourDeChangements } from "../../build/changements.ts";

/** Lines of a day that are told; the others are counted. */
const LIGNES = 40;

const echapper = (texte: string) =>
  texte.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const jourEnMots = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" });

const nombreDe = (n: number) => `${n} aide${n > 1 ? "s" : ""}`;

/** What is told of a day, as XHTML. */
function contenu({ aides }: JourDeChangements, origine: string): string {
  const lignes = aides
    .slice(0, LIGNES)
    .map(
      ({ id, label, quoi }) =>
        `<li><a href="${echapper(`${origine}/aides/${encodeURIComponent(id)}`)}">${echapper(label)}</a><ul>${quoi
          .map((phrase) => `<li>${echapper(phrase)}</li>`)
          .join("")}</ul></li>`,
    );
  const reste = aides.length - lignes.length;
  return `<div xmlns="http://www.w3.org/1999/xhtml"><ul>${lignes.join("")}</ul>${
    reste > 0 ? `<p>Et ${nombreDe(reste)} de plus.</p>` : ""
  }</div>`;
}

/**
 * What changed in the catalogue as an Atom feed (RFC 4287), an entry a day, the newest first. `origine`: of this site.
 * `depuis`: a date for a feed that has no entry yet.
 */
export function filAtom(jours: readonly JourDeChangements[], origine: string, depuis: string): string {
  const ici = `${origine}/api/v1/catalogue/changements.atom`;
  const heure = (jour: string) => `${jour}T12:00:00Z`;
  const entrees = jours.map(
    (un) => `<entry>
<id>${echapper(`${ici}#${un.jour}`)}</id>
<title>${nombreDe(un.aides.length)}, ${jourEnMots.format(new Date(heure(un.jour)))}</title>
<updated>${heure(un.jour)}</updated>
<link href="${echapper(`${origine}/aides`)}"/>
<content type="xhtml">${contenu(un, origine)}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
<id>${echapper(ici)}</id>
<title>Cap Aides : ce qui change au catalogue</title>
<author><name>Cap Aides</name></author>
<link rel="self" href="${echapper(ici)}"/>
<link href="${echapper(`${origine}/aides`)}"/>
<updated>${heure(jours[0]?.jour ?? depuis)}</updated>
${entrees.join("\n")}
</feed>
`;
}
