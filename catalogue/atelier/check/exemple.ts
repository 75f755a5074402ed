import { foyerOrdinaire, type Reponses, selonLesQuestions } from "../exemples/reponses.ts";
import type { Pays } from "../exemples/pays.ts";
import type { Aide } from "../../schema/aide.ts";
import { erreur, type Remarque } from "../../lire/constat.ts";
import { lireLaLigne, type NomsDePlaces } from "./lignes.ts";

/** The household that a page shows: the sentence, and what differs from the plainest. */
export interface ExempleMontre {
  phrase: string;
  foyer: Partial<Reponses>;
}

/**
 * « Par exemple » stands above the conditions that nobody checks: a line that a machine can read whole, and that
 * the household of the example does not fulfil, is refused. It belongs in the rules, or says something else.
 */
export function jugerExemple(
  { conditions }: Aide,
  exemple: ExempleMontre | undefined,
  { pays, noms = new Map() }: { pays?: Pays | undefined; noms?: NomsDePlaces | undefined },
): Remarque[] {
  if (!exemple) return [];
  const reponses = selonLesQuestions({ ...foyerOrdinaire, ...exemple.foyer });
  const personnage = { reponses, commune: pays?.commune(reponses.commune, reponses.codePostal) };
  return conditions.flatMap((ligne, rang) =>
    (lireLaLigne(ligne.replace(/\s/g, " "), noms)?.(personnage) ?? true)
      ? []
      : [
          erreur(
            ["conditions", rang],
            `l’exemple montré ne la remplit pas (« ${exemple.phrase} ») : l’écrire en règle, ou corriger cette ligne`,
          ),
        ],
  );
}
