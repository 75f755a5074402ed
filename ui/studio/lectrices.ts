import type { EtapeDuParcours } from "../../machines/studio/graph/etapes.ts";
import { api } from "../session/api.ts";

/** An aid whose rules read an answer. */
export type Lectrice = Awaited<ReturnType<typeof api.aidsReading>>[number];

const lues = new Map<string, Promise<readonly Lectrice[]>>();

/** Aids that read an answer, asked once a visit; a failed reading is asked again. */
function lire(reponse: string): Promise<readonly Lectrice[]> {
  const connue = lues.get(reponse);
  if (connue) return connue;
  const lecture = api.aidsReading(reponse);
  lecture.catch(() => lues.delete(reponse));
  lues.set(reponse, lecture);
  return lecture;
}

/** Aids that read one of the answers of a step, once each. */
export async function lectricesDe({ reponses }: Pick<EtapeDuParcours, "reponses">): Promise<Lectrice[]> {
  const listes = await Promise.all(reponses.map(lire));
  return [...new Map(listes.flat().map((aide) => [aide.id, aide])).values()];
}

/** Steps whose answer that aid reads, in the order they are asked. */
export async function etapesLuesPar(
  aide: string,
  etapes: readonly EtapeDuParcours[],
): Promise<EtapeDuParcours[]> {
  const lectures = await Promise.all(
    etapes.map(async (etape) => ((await lectricesDe(etape)).some(({ id }) => id === aide) ? [etape] : [])),
  );
  return lectures.flat();
}
