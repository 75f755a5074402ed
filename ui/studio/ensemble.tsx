import type { Graphe, NoeudDuGraphe } from "../../machines/studio/graph/graphe.ts";
import { degreDe } from "./chaleur.ts";
import { ecartEnMots, type Lumiere } from "./lumiere.ts";

/** A chapter seen from afar: what it holds, and what the colours of its steps come to. */
interface ChapitreResume {
  nom: string;
  titre: string;
  /** Its questions, in order. */
  etapes: readonly NoeudDuGraphe[];
  lignes: readonly string[];
}

const pluriel = (nombre: number, un: string, plusieurs = `${un}s`) =>
  `${nombre} ${nombre > 1 ? plusieurs : un}`;

const comptes = (mots: readonly string[]): string =>
  [...new Set(mots)].map((mot) => `${mots.filter((un) => un === mot).length} ${mot}`).join(", ");

function lignesDe(etapes: readonly NoeudDuGraphe[], sousCondition: number, lumiere: Lumiere): string[] {
  if (etapes.length === 0) return ["Un écran, sans question"];
  const { etats, chaleur, ecarts } = lumiere;
  const contenu = [
    pluriel(etapes.length, "question"),
    sousCondition > 0 && `dont ${sousCondition} sous condition`,
  ].filter(Boolean);
  const lignes = [contenu.join(", ")];
  const lus = etapes.flatMap(({ id }) => etats.get(id) ?? []);
  if (lus.length > 0) {
    const posees = lus.filter((etat) => etat !== "inactive").length;
    const repondues = lus.filter((etat) => etat === "repondue").length;
    lignes.push(`${pluriel(repondues, "répondue")} sur ${pluriel(posees, "posée")}`);
  }
  const dits = etapes.flatMap(({ id }) => ecarts?.get(id) ?? []);
  if (dits.length > 0) lignes.push(comptes(dits.map((un) => ecartEnMots[un])));
  else if (ecarts) lignes.push("rien ne change");
  if (chaleur) {
    const essayees = etapes.filter(({ id }) => (chaleur.etapes[id] ?? 0) > 0).length;
    lignes.push(`${pluriel(essayees, "essayée")} sur ${etapes.length}`);
  }
  return lignes;
}

/** The chapters of a journey in a few words each. */
export const vueDensemble = ({ chapitres }: Graphe, lumiere: Lumiere): ChapitreResume[] =>
  chapitres.map(({ nom, titre, noeuds }) => {
    const conditionnes = new Set(noeuds.filter(({ condition }) => condition).map(({ id }) => id));
    const etapes = noeuds.filter(({ sorte }) => sorte === "etape");
    const sousCondition = etapes.filter(
      ({ id, groupes }) => conditionnes.has(id) || groupes.some((groupe) => conditionnes.has(groupe)),
    );
    return { nom, titre, etapes, lignes: lignesDe(etapes, sousCondition.length, lumiere) };
  });

interface Props {
  graphe: Graphe;
  lumiere: Lumiere;
  onOuvrir: (nom: string) => void;
}

/** The journey from afar: its chapters in order, a small square a question. */
export function ChapitresDeLoin({ graphe, lumiere, onOuvrir }: Props) {
  const { etats, ecarts, chaleur } = lumiere;
  const passages = Object.values(chaleur?.etapes ?? {});
  return (
    <ol className="ensemble" aria-label="Les chapitres">
      {vueDensemble(graphe, lumiere).map(({ nom, titre, etapes, lignes }) => (
        <li key={nom}>
          <button type="button" onClick={() => onOuvrir(nom)}>
            <strong>{titre}</strong>
            {lignes.map((ligne) => (
              <span key={ligne} className="hint">
                {ligne}
              </span>
            ))}
            {etapes.length > 0 && (
              <span className="pastilles" aria-hidden="true">
                {etapes.map(({ id }) => (
                  <i
                    key={id}
                    data-etat={etats.get(id)}
                    data-ecart={ecarts?.get(id)}
                    data-chaleur={chaleur && degreDe(chaleur.etapes[id] ?? 0, passages)}
                  />
                ))}
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
