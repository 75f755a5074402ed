import { marqueDeLaPage } from "../../session/depart.ts";

/** What there is not here, in a sentence; under the bank’s brand, what is sold, and where it is not. */
export function Promesse() {
  if (marqueDeLaPage() === "neutre")
    return (
      <p>
        Pas de compte, pas de nom, pas de publicité, aucun script d’un autre site. Voici ce qui sort de votre
        appareil, et ce qui reste.
      </p>
    );
  return (
    <>
      <p>
        Pas de compte, pas de nom, aucun script d’un autre site. Voici ce qui sort de votre appareil, et ce
        qui reste.
      </p>
      <p>
        Votre banque propose ce simulateur, et ses offres commerciales y sont, d’après vos projets et votre
        âge. Chacune est dite {"«\u00a0offre commerciale\u00a0»"}, à part de vos aides : elle n’est ni dans{" "}
        {"«\u00a0Commencez par\u00a0»"}, ni dans votre plan, ni dans un total.
      </p>
    </>
  );
}
