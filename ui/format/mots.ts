/** The text with a capital first letter. */
export const majuscule = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
