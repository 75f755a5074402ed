import { useId, useState } from "react";
import { ecrireFoyer } from "../../../machines/studio/foyers/ecrire.ts";
import { raconterLeFoyer } from "../../../machines/studio/foyers/raconter.ts";
import type { Jeu } from "../../../machines/studio/graph/jeu.ts";
import { donner } from "../telecharger.ts";

const nomDuFichier = (titre: string) =>
  `${
    titre
      .normalize("NFD")
      .replaceAll(/\p{Diacritic}/gu, "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .slice(0, 60)
      .replaceAll(/^-|-$/g, "") || "parcours"
  }.yml`;

/** What was done, as a file that `npm test` reads: once every question has its answer. */
export function Scenario({ jeu, titre: propose }: { jeu: Jeu; titre: string }) {
  const id = useId();
  const [titre, setTitre] = useState(propose);
  const { context, parcours } = jeu.vues.at(-1)!;
  const restent = parcours.active.filter(({ answered }) => !answered).length;
  const telecharger = () => {
    const texte = ecrireFoyer(raconterLeFoyer(titre, context));
    donner(nomDuFichier(titre), new Blob([texte], { type: "application/yaml;charset=utf-8" }));
  };
  return (
    <section className="essais-scenario" aria-label="Le scénario">
      <p>
        <label htmlFor={id}>Son titre</label>
        <input id={id} type="text" value={titre} onChange={(event) => setTitre(event.target.value)} />
      </p>
      <button
        type="button"
        className="button secondary"
        disabled={restent > 0 || titre.trim() === ""}
        onClick={telecharger}
      >
        Télécharger le scénario (YAML)
      </button>
      <p className="hint" role="status">
        {restent > 0
          ? `Encore ${restent} question${restent > 1 ? "s" : ""} avant la fin du parcours.`
          : "Complet. À poser dans test/foyers/ : npm test le lit, et vérifie ce que vous y attendez."}
      </p>
    </section>
  );
}
