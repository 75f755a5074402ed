/** What the changed sources read and write, under the name that the library gives it. */
interface Interrupteurs {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount: number;
  hitLimit: number;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

/** The switches of this process, all off at first. */
export const interrupteurs: Interrupteurs = ((globalThis as { __stryker__?: Interrupteurs }).__stryker__ ??= {
  hitCount: 0,
  hitLimit: Infinity,
});

/** Switches a change on, and every other off; it breaks when it is passed through more often than that. */
export function allumer(id: string, passages: number): void {
  interrupteurs.activeMutant = id;
  interrupteurs.hitCount = 0;
  interrupteurs.hitLimit = passages;
}
