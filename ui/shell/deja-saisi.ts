type Champ = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the server wrote in a field. */
const valeurEcrite = (champ: Champ): string | undefined =>
  champ instanceof HTMLSelectElement
    ? (Array.from(champ.options).find((option) => option.defaultSelected) ?? champ.options[0])?.value
    : champ.defaultValue;

/** Sets what a field holds as a hand would, unknown to whoever watches this property of the field. */
const poser = (champ: Champ, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(champ) as object, "value")!.set!.call(champ, value);

/**
 * Fields of a page that the server wrote, filled or chosen before its scripts came; it writes no box to tick. What is
 * given back tells the page what each held, in the order of the page, as if it were typed then: unless somebody has
 * typed on, which the page has heard.
 */
export function lireCeQuiEstSaisi(dans: ParentNode): () => void {
  const saisis = Array.from(dans.querySelectorAll<Champ>("input, textarea, select"), (champ) => ({
    champ,
    value: champ.value,
    ecrite: valeurEcrite(champ) ?? "",
  })).filter(({ value, ecrite }) => value !== ecrite);
  return () => {
    // All are looked at first: a page that hears one draws them all as it knows them.
    const aDire = saisis.filter(({ champ, value, ecrite }) => [value, ecrite].includes(champ.value));
    for (const { champ, value, ecrite } of aDire) {
      champ.value = ecrite;
      poser(champ, value);
      champ.dispatchEvent(
        new Event(champ instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
      );
    }
  };
}
