import type { Role } from "../../../catalogue/situation/situation.ts";
import {
  ensembles,
  type EnsembleReuni,
  type NomDEnsemble,
} from "../../../machines/journey/essentiel/ensembles.ts";
import { motsDesEnsembles, type MotsDeLigne } from "../../../machines/journey/essentiel/mots.ts";
import { say } from "../../../machines/questions/words.ts";
import type { PartieDite } from "../sections.ts";

const enClair = (value: unknown) => (Array.isArray(value) ? "rien" : String(value));

/** What a line of a list shows, and what it records, ticked or not. */
function ligneDite(
  field: string,
  { coche, hint }: MotsDeLigne,
  { oui, sinon, premiere }: EnsembleReuni["lignes"][string],
): string {
  const precision = hint ? `, précisé « ${hint} »` : "";
  const cochee = oui === undefined ? "vrai, ou ce que l’on précise" : enClair(oui);
  return `  « ${coche} »${precision} → ${field} : ${cochee} ; sinon ${enClair(sinon)}${premiere ? " (ouvre la liste)" : ""}`;
}

/** The lists of the essential form, as a product owner reads them (docs/specification.md#essentiel). */
export const ensemblesDits = (): PartieDite[] =>
  (Object.keys(ensembles) as NomDEnsemble[]).map((nom) => {
    const { role, lignes }: Omit<EnsembleReuni, "nom"> = ensembles[nom];
    const { titre, aucune, lignes: mots } = motsDesEnsembles[nom];
    const dits: Readonly<Record<string, MotsDeLigne>> = mots;
    return {
      titre: nom,
      lignes: [
        `sur ${role}`,
        `question « ${say(titre, { role: role as Role, prenom: "Lou" })} »`,
        ...Object.entries(lignes).map(([field, ligne]) => ligneDite(field, dits[field]!, ligne)),
        `  « ${aucune} » → tout est sinon`,
      ],
    };
  });
