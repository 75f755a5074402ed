import type { Legislation } from "../../../catalogue/loi/legislation.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";

/** A household to run through both engines. */
export interface CasCompare {
  id: string;
  situation: Situation;
}

type Valeur = number | boolean | string | null | undefined;

export interface Difference {
  cas: string;
  aide: string;
  embarque: Valeur;
  openfisca: Valeur;
}

/** How both engines agree on one aid, over the households where either gives something. */
export interface AccordDesMoteurs {
  aide: string;
  foyers: number;
  egaux: number;
}

export interface ComparaisonDesMoteurs {
  accords: readonly AccordDesMoteurs[];
  differences: readonly Difference[];
  /** Households that one engine could not compute, with the reason. */
  refuses: readonly { cas: string; moteur: string; raison: string }[];
}

/** Amounts within one euro agree; anything else must be the same. An aid that is not there gives nothing. */
const EURO = 1;

const rien = (valeur: Valeur) => valeur === undefined || valeur === null || valeur === false || valeur === 0;

function sAccordent(a: Valeur, b: Valeur): boolean {
  const [x, y] = [a, b].map((valeur) => (rien(valeur) ? 0 : valeur));
  return typeof x === "number" && typeof y === "number" ? Math.abs(x - y) <= EURO : x === y;
}

/**
 * Runs both engines on the same households and tells where they differ by more than one euro, aid by
 * aid. An aid that the other engine does not know is left out. Never rejects: a household that an
 * engine refuses is listed.
 */
export async function comparerLesMoteurs(
  cas: readonly CasCompare[],
  ids: readonly string[],
  moteurs: { embarque: Legislation; openfisca: Legislation },
): Promise<ComparaisonDesMoteurs> {
  const accords = new Map<string, AccordDesMoteurs>();
  const differences: Difference[] = [];
  const refuses: { cas: string; moteur: string; raison: string }[] = [];
  for (const { id, situation } of cas) {
    const [embarque, openfisca] = await Promise.allSettled([
      moteurs.embarque.compute(situation, ids),
      moteurs.openfisca.compute(situation, ids),
    ]);
    if (embarque.status === "rejected" || openfisca.status === "rejected") {
      for (const [moteur, rendu] of Object.entries({ embarque, openfisca }))
        if (rendu.status === "rejected") refuses.push({ cas: id, moteur, raison: String(rendu.reason) });
      continue;
    }
    const absentes = new Set(openfisca.value.missing);
    for (const aide of ids.filter((one) => !absentes.has(one))) {
      const [a, b] = [embarque.value.values[aide], openfisca.value.values[aide]];
      if (rien(a) && rien(b)) continue;
      const accord = accords.get(aide) ?? { aide, foyers: 0, egaux: 0 };
      accords.set(aide, accord);
      accord.foyers += 1;
      if (sAccordent(a, b)) accord.egaux += 1;
      else differences.push({ cas: id, aide, embarque: a, openfisca: b });
    }
  }
  return { accords: [...accords.values()], differences, refuses };
}

const ecrire = (valeur: Valeur) =>
  typeof valeur === "number" ? valeur.toFixed(2) : valeur === undefined ? "–" : String(valeur);

/** The comparison as lines to print: aids that differ most first, then each difference. */
export function raconter({ accords, differences, refuses }: ComparaisonDesMoteurs): string[] {
  const total = accords.reduce((sum, { foyers }) => sum + foyers, 0);
  const egaux = accords.reduce((sum, accord) => sum + accord.egaux, 0);
  const part = total ? ((100 * egaux) / total).toFixed(2).replace(".", ",") : "–";
  return [
    ...[...accords]
      .sort((a, b) => a.egaux / a.foyers - b.egaux / b.foyers || a.aide.localeCompare(b.aide))
      .map(({ aide, foyers, egaux: pareils }) => `${aide.padEnd(50)} ${pareils}/${foyers}`),
    `Accord à un euro : ${egaux}/${total} (${part} %)`,
    ...differences.map(
      ({ cas, aide, embarque, openfisca }) =>
        `≠ ${cas} ${aide} : embarqué ${ecrire(embarque)}, OpenFisca ${ecrire(openfisca)}`,
    ),
    ...refuses.map(({ cas, moteur, raison }) => `! ${cas} : ${moteur} a refusé (${raison})`),
  ];
}
