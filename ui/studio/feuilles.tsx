import { memo } from "react";
import type { Dessin } from "./dessin/dessin.ts";
import { feuilleDe } from "./dessin/feuille.ts";
import { ChapitreEnColonnes } from "./feuille.tsx";
import type { Lumiere } from "./lumiere.ts";

/** What an A3 sheet in landscape leaves inside its margins, in CSS pixels: 420 × 297 mm less 6 mm around. */
const A3 = { l: (408 * 96) / 25.4, h: (284 * 96) / 25.4 };

const rien = () => undefined;

/** For the printer alone: a sheet for each chapter, whole whatever is folded on the screen. */
export const FeuillesA3 = memo(function FeuillesA3({
  dessin,
  lumiere,
}: {
  dessin: Dessin;
  lumiere: Lumiere;
}) {
  const feuilles = dessin.chapitres.flatMap(({ nom }) => feuilleDe(dessin, nom, A3) ?? []);
  return (
    <div className="feuilles" aria-hidden="true">
      {feuilles.map((feuille) => (
        <section key={feuille.chapitre.nom} className="feuille">
          <ChapitreEnColonnes
            feuille={{ ...feuille, echelle: Math.min(feuille.echelle, 1.6) }}
            lumiere={lumiere}
            arret=""
            choisie={undefined}
            onChoisir={rien}
            onPlier={rien}
          />
        </section>
      ))}
    </div>
  );
});
