import { html } from "hono/html";
import type { Marque } from "../../../catalogue/situation/context.ts";
import type { LigneDuPlan } from "../../../catalogue/results/demarches/plan-dit.ts";
import {
  type PartieDuPlan,
  partiesDuPlan,
  type Point,
} from "../../../catalogue/results/demarches/plan-en-parties.ts";
import { PLUS_JAMAIS } from "./arret.ts";
import type { Contenu } from "./contenu.ts";

/** Dark on light whatever the theme: mail readers turn them round themselves. */
export const COULEURS: Readonly<Record<Marque, { fond: string; trait: string; lien: string }>> = {
  neutre: { fond: "#1d3a5f", trait: "#f4a259", lien: "#1f5fbf" },
  banque: { fond: "#0b4f4a", trait: "#e6b93c", lien: "#0a6b63" },
};

/** Room below a paragraph. */
export const P = "margin:0 0 8px;";
const H2 = "font-size:20px;line-height:1.3;margin:32px 0 12px;";

type Morceau = ReturnType<typeof html>;

/** Only a page of the web is a link: an address of the catalogue that is none stays words. */
const ligne = ({ mots, adresse }: LigneDuPlan, couleur: string): Morceau =>
  adresse && /^https?:\/\//.test(adresse)
    ? html`<a href="${adresse}" style="color:${couleur};font-weight:bold">${mots}</a>`
    : html`${mots}`;

const point = ({ titre, lignes }: Point, couleur: string): Morceau =>
  lignes.length > 1
    ? html`<li style="margin:0 0 20px">
        <h3 style="font-size:17px;line-height:1.3;margin:0 0 4px">${titre}</h3>
        ${lignes.map((une) => html`<p style="${P}">${ligne(une, couleur)}</p>`)}
      </li>`
    : html`<li style="margin:0 0 8px">
        ${titre}${lignes.map((une) => html`<br />${ligne(une, couleur)}`)}
      </li>`;

/** A part with its title. */
const partie = ({ titre, points }: PartieDuPlan, couleur: string): Morceau =>
  html`<h2 style="${H2}">${titre}</h2>
    <ul style="margin:0;padding:0 0 0 24px">
      ${points.map((un) => point(un, couleur))}
    </ul>`;

/** What the plan is worth, its headline first. */
const total = (phrase: string, premiere: boolean): Morceau =>
  html`<p style="${P}">${premiere ? html`<strong>${phrase}</strong>` : phrase}</p>`;

const reprendre = ({ lien, site }: Contenu, couleur: string) =>
  lien
    ? html`<h2 style="${H2}">Reprendre</h2>
        <p style="${P}">${lien.dit}</p>
        <p style="${P}">
          <a href="${lien.adresse}" style="color:${couleur};font-weight:bold">Rouvrir mes réponses</a>
        </p>`
    : html`<p style="margin:32px 0 8px">
        <a href="${site}/" style="color:${couleur}">Refaire une simulation</a>
      </p>`;

const encore = ({ suivi }: Contenu, couleur: string) =>
  suivi
    ? html`<p style="margin:24px 0 8px">${suivi.dit}</p>
        <p style="${P}">
          <a href="${suivi.oui}" style="color:${couleur};font-weight:bold">Oui, écrivez-moi</a>
        </p>`
    : "";

/** A mail as a page: words and links, every word escaped; no image, no script, nothing that tells it was read. */
export function enPage(
  {
    marque,
    nom,
    titre,
    intro,
    arret,
    pied,
  }: Pick<Contenu, "marque" | "nom" | "titre" | "intro" | "arret" | "pied">,
  corps: Morceau,
): string {
  const { fond, trait, lien } = COULEURS[marque];
  return String(
    html`<!doctype html>
      <html lang="fr">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${titre}</title>
        </head>
        <body
          style="margin:0;padding:0;background:#ffffff;color:#1b2430;font:16px/1.5 Arial,Helvetica,sans-serif"
        >
          <main style="display:block;max-width:600px;margin:0 auto;padding:0 16px 32px">
            <p
              style="margin:0 -16px;padding:16px;background:${fond};border-bottom:4px solid ${trait};color:#ffffff;font-weight:bold"
            >
              ${nom}
            </p>
            <h1 style="font-size:26px;line-height:1.2;margin:24px 0 8px">${titre}</h1>
            <p style="${P}">${intro}</p>
            ${corps}
            <hr style="border:0;border-top:1px solid #c9cfd8;margin:32px 0 16px" />
            ${pied.map((une) => html`<p style="${P}font-size:14px;color:#515c6b">${une}</p>`)}
            <p style="${P}font-size:14px"><a href="${arret}" style="color:${lien}">${PLUS_JAMAIS}</a></p>
          </main>
        </body>
      </html>`,
  );
}

/** The recap as HTML. */
export function htmlDuRecapitulatif(contenu: Contenu): string {
  const { lien } = COULEURS[contenu.marque];
  return enPage(
    contenu,
    html`${contenu.plan.total.map((un, rang) => total(un, rang === 0))}
    ${partiesDuPlan(contenu.plan, contenu.site).map((une) => partie(une, lien))} ${reprendre(contenu, lien)}
    ${encore(contenu, lien)}`,
  );
}
