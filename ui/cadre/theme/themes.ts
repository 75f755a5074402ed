/** Colours that a partner may choose by their name (ui/cadre/style/tokens.css). */
export const THEMES = ["bleu", "vert", "violet", "rouge", "anthracite"] as const;

export type Theme = (typeof THEMES)[number];

export const estUnTheme = (dit: string): dit is Theme => (THEMES as readonly string[]).includes(dit);
