/** The text with a capital first letter. */
export const majuscule = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The text with a small first letter, to go on a sentence. */
export const minuscule = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
