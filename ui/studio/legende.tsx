import type { Lumiere } from "./lumiere.ts";
import type { Niveau } from "./zoom.ts";

/** A sign of the drawing and what it says. */
interface Signe {
  /** A box, with these attributes; or a line. */
  forme: "boite" | "trait";
  attributs?: Readonly<Record<string, string>>;
  mots: string;
}

const boite = (mots: string, attributs?: Signe["attributs"]): Signe => ({ forme: "boite", mots, attributs });
const trait = (mots: string, attributs?: Signe["attributs"]): Signe => ({ forme: "trait", mots, attributs });

const joues = [
  boite("question en cours", { "data-etat": "ici" }),
  boite("répondue", { "data-etat": "repondue" }),
  boite("à poser", { "data-etat": "active" }),
  boite("pas posée à cette personne", { "data-etat": "inactive" }),
  boite("vient d’apparaître", { "data-mouvement": "parait" }),
  boite("vient de disparaître", { "data-mouvement": "disparait" }),
  trait("chemin suivi", { "data-prise": "true" }),
];
const personnes = [
  boite("A et B, même réponse", { "data-ecart": "pareil" }),
  boite("A et B, réponses différentes", { "data-ecart": "autre" }),
  boite("A seulement", { "data-ecart": "a" }),
  boite("B seulement", { "data-ecart": "b" }),
  trait("chemin des deux", { "data-ecart": "pareil" }),
  trait("chemin de A", { "data-ecart": "a" }),
  trait("chemin de B", { "data-ecart": "b" }),
];
const versions = [
  boite("ajoutée", { "data-ecart": "ajoutee" }),
  boite("retirée", { "data-ecart": "retiree" }),
  boite("changée", { "data-ecart": "changee" }),
  boite("déplacée", { "data-ecart": "deplacee" }),
  boite("inchangée"),
];
const couverture = [
  boite("aucun parcours n’y passe", { "data-chaleur": "0" }),
  boite("peu y passent", { "data-chaleur": "1" }),
  boite("beaucoup y passent", { "data-chaleur": "4" }),
  trait("mouvement qu’aucun ne prend", { "data-froid": "true" }),
];
const departs = [
  boite("personne n’y quitte le site, ou trop peu y viennent", { "data-chaleur": "0" }),
  boite("peu y quittent le site", { "data-chaleur": "1" }),
  boite("beaucoup y quittent le site", { "data-chaleur": "4" }),
];
const toujours = [
  boite("une question"),
  trait("après la réponse"),
  trait("passe des questions, entre dans un bloc ou recommence : la condition est écrite dessus", {
    "data-sorte": "saut",
  }),
];

/** What the signs of the drawing say, as it is coloured now. */
export function signesDe({ etats, chaleur, ecarts, ecartsDesTraits }: Lumiere): readonly Signe[] {
  if (ecarts) return ecartsDesTraits ? personnes : versions;
  if (chaleur) return chaleur.transitions ? couverture : departs;
  return etats.size > 0 ? joues : toujours;
}

/** The key of the drawing, in a corner of it. */
export function Legende({ lumiere, niveau }: { lumiere: Lumiere; niveau: Niveau }) {
  const signes = signesDe(lumiere).filter(({ forme }) => niveau !== "Chapitres" || forme === "boite");
  return (
    <details className="legende">
      <summary>Légende</summary>
      <ul>
        {niveau === "Chapitres" && <li className="hint">Un petit carré par question du chapitre.</li>}
        {signes.map(({ forme, attributs, mots }) => (
          <li key={mots}>
            <svg className="dessin" width="34" height="18" aria-hidden="true">
              {forme === "boite" ? (
                <g className="etape" {...attributs}>
                  <rect x="3" y="2" width="28" height="14" rx="4" />
                </g>
              ) : (
                <g className="trait" {...attributs}>
                  <path d="M2 9H32" />
                </g>
              )}
            </svg>
            {mots}
          </li>
        ))}
      </ul>
    </details>
  );
}
