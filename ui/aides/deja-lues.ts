import { createContext, use } from "react";

/** What the page was written with, by address of the API; nothing for an address that it did not read. */
export type LecturesDePage = (adresse: string) => Promise<unknown> | undefined;

export const DejaLues = createContext<LecturesDePage>(() => undefined);

/** What the server already read to write this page, as its API says it: the page as written stays until it is there. */
export function useDejaLue<T>(adresse: string): T | undefined {
  const lecture = use(DejaLues)(adresse);
  return lecture && (use(lecture) as T | undefined);
}

/**
 * The same readings, in the browser: those that the page says it was written with, each asked for once. One that
 * fails is `undefined`: the page asks again as any other does, and says so.
 */
export function lecturesDeLaPage(adresses: readonly string[]): LecturesDePage {
  const lire = async (adresse: string): Promise<unknown> => {
    try {
      const reponse = await fetch(adresse);
      return reponse.ok ? await reponse.json() : undefined;
    } catch {
      return undefined;
    }
  };
  const lectures = new Map(adresses.map((adresse) => [adresse, lire(adresse)]));
  return (adresse) => lectures.get(adresse);
}
