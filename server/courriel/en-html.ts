import { html, raw } from "hono/html";
import type { Marque } from "../../catalogue/situation/context.ts";
import type { DemarcheDite, LigneDuPlan } from "../../catalogue/results/plan-dit.ts";
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

function demarche({ nom, montant, certitude, reserves, geste, qui, quand }: DemarcheDite, couleur: string) {
  return html`<li style="margin:0 0 20px">
    <h3 style="font-size:17px;line-height:1.3;margin:0 0 4px">${nom}</h3>
    ${montant ? html`<p style="${P}"><strong>${montant}</strong></p>` : ""}
    <p style="${P}">${certitude}</p>
    ${reserves.map((une) => html`<p style="${P}">${une}</p>`)}
    <p style="${P}">${ligne(geste, couleur)}</p>
    <p style="${P}">Qui répond : ${qui}<br />Quand : ${quand}</p>
  </li>`;
}

/** A part with its title; nothing when it is empty. */
const partie = (titre: string, lignes: readonly unknown[], balise: "ol" | "ul" = "ul") => {
  if (lignes.length === 0) return "";
  const [ouvre, ferme] = [raw(`<${balise} style="margin:0;padding:0 0 0 24px">`), raw(`</${balise}>`)];
  return html`<h2 style="${H2}">${titre}</h2>
    ${ouvre}${lignes}${ferme}`;
};

const puce = (texte: unknown) => html`<li style="margin:0 0 6px">${texte}</li>`;

function parties({ plan }: Contenu, couleur: string) {
  const dite = (une: DemarcheDite) => demarche(une, couleur);
  return html`${partie("À faire, dans cet ordre", plan.demarches.map(dite), "ol")}
  ${partie("Les papiers à réunir", plan.papiers.map(puce))} ${partie("Plus tard", plan.plusTard.map(dite))}
  ${partie("À un anniversaire", plan.anniversaires.map(puce))}
  ${partie(
    "À vérifier auprès de l’organisme",
    plan.aVoir.map((une) => puce(ligne(une, couleur))),
  )}
  ${partie("Et aussi", plan.autres.map(puce))} ${partie("Offres de votre banque", plan.offres.map(puce))}`;
}

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
          <a href="${suivi.arret}" style="color:${couleur};font-weight:bold">Ne plus m’écrire</a>
        </p>`
    : "";

/** A mail as a page: words and links, every word escaped; no image, no script, nothing that tells it was read. */
export function enPage(
  { marque, nom, titre, intro, pied }: Pick<Contenu, "marque" | "nom" | "titre" | "intro" | "pied">,
  corps: Morceau,
): string {
  const { fond, trait } = COULEURS[marque];
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
    html`${parties(contenu, lien)} ${reprendre(contenu, lien)} ${encore(contenu, lien)}`,
  );
}
