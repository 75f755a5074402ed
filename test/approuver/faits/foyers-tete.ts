import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";
import { emptySituation } from "../../../machines/answers/fold.ts";
import type { FoyerRaconte } from "../../foyers/foyer.ts";
import type { PartieDite } from "../sections.ts";
import { ecartsDuFoyer, effetsDits } from "./effets.ts";
import { FOYER_ENVOYE, QUESTIONS_POSEES } from "./foyers-changements.ts";
import type { FoyerConduit, PasDuFoyer } from "./foyers-parcours.ts";

const pasDit = ({ quoi, dite }: PasDuFoyer) => (dite === undefined ? `[${quoi}]` : `${quoi} : ${dite}`);

/** What the results are computed from, by what differs from a household without any answer; a person a line. */
export function foyerEnvoye(situation: Situation): string[] {
  const vide = emptySituation(
    JOUR_FIXE,
    situation.enfants?.map(({ id }) => Number(id.split("_")[1])) ?? null,
  );
  const parQui = new Map<string, string[]>();
  for (const dit of effetsDits(ecartsDuFoyer(vide, situation))) {
    const [, qui = "", quoi = ""] = /^((?:enfants\.)?[^.]+)\.(.*)$/.exec(dit) ?? [];
    parQui.set(qui, [...(parQui.get(qui) ?? []), quoi]);
  }
  return [...parQui].map(([qui, quoi]) => `${qui} : ${quoi.join(" ; ")}`);
}

/** A part of a household, its lines set in. */
export const partieDite = ({ titre, lignes }: PartieDite) => [titre, ...lignes.map((ligne) => `  ${ligne}`)];

/** How the text of a household begins: what it is asked, with its answers, and what is sent. */
export const teteDuFoyer = (
  { marque = "neutre" }: Pick<FoyerRaconte, "marque">,
  { pas, situation }: FoyerConduit,
): string[] => [
  `marque ${marque}`,
  ...partieDite({ titre: QUESTIONS_POSEES, lignes: pas.map(pasDit) }),
  ...partieDite({ titre: FOYER_ENVOYE, lignes: foyerEnvoye(situation) }),
];
