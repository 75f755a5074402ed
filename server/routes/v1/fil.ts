import { LICENCE } from "./licence.ts";
import { combien } from "../../../catalogue/fiches/phrases/nombres.ts";
import type { AideChangee, JourDeChangements } from "./changements.ts";
import type { AppDeps } from "../../deps.ts";
import { estMontree } from "../../catalogue/visibles.ts";

/** Lines of a day that are told; the others are counted. */
const LIGNES = 40;

const echapper = (texte: string) =>
  texte.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const jourEnMots = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" });

const nombreDe = (n: number) => combien(n, "aide");

interface AideDite extends AideChangee {
  /** It has no page any more. */
  partie?: boolean;
}

interface JourDit extends JourDeChangements {
  aides: readonly AideDite[];
}

/** Those of the aids that this site shows, and of those that are no more in the catalogue; a day that has none is left out. */
export const changementsMontres = (
  jours: readonly JourDeChangements[],
  { catalogue, config }: Pick<AppDeps, "catalogue" | "config">,
): JourDit[] =>
  jours.flatMap(({ aides, ...un }) => {
    const dites = aides.flatMap((une) => {
      const connue = catalogue.byId.get(une.id);
      return !connue || estMontree(connue, config.marque) ? [{ ...une, partie: !connue }] : [];
    });
    return dites.length > 0 ? [{ ...un, aides: dites }] : [];
  });

const nomDe = ({ id, label, partie }: AideDite, origine: string) =>
  partie
    ? echapper(label)
    : `<a href="${echapper(`${origine}/aides/${encodeURIComponent(id)}`)}">${echapper(label)}</a>`;

/** What is told of a day, as XHTML. */
function contenu({ aides }: JourDit, origine: string): string {
  const lignes = aides
    .slice(0, LIGNES)
    .map(
      (une) =>
        `<li>${nomDe(une, origine)}<ul>${une.quoi
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
export function filAtom(jours: readonly JourDit[], origine: string, depuis: string): string {
  const ici = `${origine}/api/v1/catalogue/changements.atom`;
  const entrees = jours.map(
    (un) => `<entry>
<id>${echapper(`${ici}#${un.jour}`)}</id>
<title>${nombreDe(un.aides.length)}, ${jourEnMots.format(new Date(un.jour))}</title>
<updated>${un.instant}</updated>
<link href="${echapper(`${origine}/aides`)}"/>
<content type="xhtml">${contenu(un, origine)}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
<id>${echapper(ici)}</id>
<title>Cap Aides : ce qui change au catalogue</title>
<author><name>Cap Aides</name></author>
<rights>${echapper(`Licence ${LICENCE.nom} (${LICENCE.adresse})`)}</rights>
<link rel="self" href="${echapper(ici)}"/>
<link href="${echapper(`${origine}/aides`)}"/>
<updated>${jours[0]?.instant ?? `${depuis}T00:00:00Z`}</updated>
${entrees.join("\n")}
</feed>
`;
}
