import { dateDeVerification, estNonVerifiee } from "../../schema/lectures.ts";
import { type Source } from "../../schema/reference.ts";

/** What a form holds of when an aid ends, comes back, and was last read. */
export interface AideACloreOuNon {
  fin?: string;
  periode?: readonly { annuelle?: boolean; du?: string; au?: string; retour?: number }[];
  verifie_le?: string;
  reference?: readonly Partial<Source>[];
}

/** An advice, at the field of the form where it is told. */
export interface ConseilDeCloture {
  champ: "fin" | "periode";
  message: string;
}

const A_CHOISIR =
  "Elle n’existe plus : donnez son dernier jour. Une autre édition viendra : remplissez plutôt « Quand la demander », sans « Revient chaque année », avec le mois où elle ouvre d’ordinaire.";

const finDite = (fin: string, jour: string) =>
  `${fin < jour ? "Elle n’est plus dans les résultats ni dans la liste" : "Passé ce jour, elle quittera les résultats et la liste"} ; sa page le dit. Si une autre édition doit venir, videz ce champ et remplissez « Quand la demander ».`;

/**
 * How to close an aid, or not, as the rule says (docs/editer.md): it ends on a last day, its edition is over and another comes, or
 * it is asked for at a season only. `jour`: today, `YYYY-MM-DD`. Nothing for an aid whose dates say enough.
 */
export function conseilsDeCloture(aide: AideACloreOuNon, jour: string): ConseilDeCloture[] {
  const { fin, periode = [] } = aide;
  if (fin) return [{ champ: "fin", message: finDite(fin, jour) }];
  const surLaPeriode = (message: string): ConseilDeCloture[] => [{ champ: "periode", message }];
  const passees = periode.filter(({ annuelle, au }) => !annuelle && au && au < jour);
  if (passees.length > 0 && passees.length === periode.length)
    return surLaPeriode(
      passees.some(({ retour }) => retour !== undefined)
        ? "Cette édition est passée : les résultats disent le mois où la prochaine ouvre d’ordinaire."
        : "Cette édition est passée. Une autre viendra : dites le mois où elle ouvre d’ordinaire. Elle revient aux mêmes jours : cochez « Revient chaque année ». Elle ne reviendra pas : donnez son dernier jour.",
    );
  if (periode.some(({ annuelle }) => annuelle))
    return surLaPeriode(
      "Toute l’année, elle reste dans les résultats, qui disent quand les demandes ouvrent.",
    );
  if (periode.length > 0)
    return surLaPeriode(
      "Une seule édition : passé ce jour, les résultats diront qu’elle est finie, et le mois où la prochaine ouvre d’ordinaire si vous le donnez. Si elle revient aux mêmes jours, cochez « Revient chaque année ».",
    );
  const lue = dateDeVerification({ ...aide, reference: aide.reference as readonly Source[] });
  if (lue === undefined || !estNonVerifiee(lue, jour)) return [];
  const message = `Ses sources datent de ${lue.slice(0, 4)}. Existe-t-elle encore ? ${A_CHOISIR}`;
  return [{ champ: "fin", message }];
}
