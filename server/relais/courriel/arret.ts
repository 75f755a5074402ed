import { ARRET, SUIVI } from "../../../machines/pages/suivi.ts";

/** Words of the link that does it, and what it does. */
export const PLUS_JAMAIS = "Ne plus jamais m’écrire";
export const ARRETER = `« ${PLUS_JAMAIS} » arrête tout message de ce site à votre adresse, même demandé par un autre : nous n’en gardons qu’une empreinte, qui ne dit pas l’adresse.`;

/** Page that stops at once what is still to be sent, or to be answered. */
export const pageDArret = (origine: string, arret: string): string => `${origine}${SUIVI}#${ARRET}${arret}`;

/** What a mail program needs to stop it in one tap (RFC 8058). */
export const entetesDArret = (origine: string, arret: string) => ({
  "List-Unsubscribe": `<${origine}/api/suivi/arret/${arret}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
