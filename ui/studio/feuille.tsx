import type { ComponentProps } from "react";
import type { FeuilleDeChapitre } from "./dessin/feuille.ts";
import { Formes } from "./formes.tsx";

type Commandes = Omit<ComponentProps<typeof Formes>, "dessin">;

/** A chapter in columns, at that scale. */
export function ChapitreEnColonnes({
  feuille: { chapitre, largeur, hauteur, echelle, colonnes },
  ...commandes
}: { feuille: FeuilleDeChapitre } & Commandes) {
  return (
    <svg
      className="dessin"
      role="group"
      aria-label={chapitre.titre.join(" ")}
      viewBox={`0 0 ${largeur} ${hauteur}`}
      width={largeur * echelle}
      height={hauteur * echelle}
    >
      {colonnes.map(({ x, y, h, dessin }) => (
        <svg
          key={y}
          x={x}
          y={0}
          width={chapitre.l}
          height={h}
          viewBox={`${chapitre.x} ${y} ${chapitre.l} ${h}`}
        >
          <Formes dessin={dessin} {...commandes} />
        </svg>
      ))}
    </svg>
  );
}
