import * as v from "valibot";
import { motifsDAbandon, suites } from "../pages/suivi.ts";

const JETON = "Le lien de votre message n’est pas entier.";

/** The secret that a mail carries in the fragment of its link. */
const jeton = v.pipe(v.string(JETON), v.regex(/^[\w-]{43}$/, JETON));

const SANS_FORME = "Ces réponses n’ont pas la forme attendue.";

/** What a first mail carries to say that one does want another. */
export const confirmationDuSuivi = v.strictObject({
  oui: v.pipe(v.string(JETON), v.regex(/^[\w-]{40,8000}$/, JETON)),
});

/** What was said of one aid; why, for who gave up. */
export const suiteDUneAide = v.strictObject({
  aide: v.pipe(v.string(SANS_FORME), v.maxLength(200, SANS_FORME)),
  suite: v.picklist(suites, SANS_FORME),
  motif: v.optional(v.picklist(motifsDAbandon, SANS_FORME)),
});
export type SuiteDite = v.InferOutput<typeof suiteDUneAide>;

export const ouvertureDuSuivi = v.strictObject({ jeton });

export const reponsesDuSuivi = v.strictObject({
  jeton,
  suites: v.pipe(v.array(suiteDUneAide, SANS_FORME), v.maxLength(500, SANS_FORME)),
});

/** Aids that a person was shown, as she is asked of them. */
export const aidesDuSuivi = v.strictObject({
  aides: v.array(v.strictObject({ id: v.string(), label: v.string() })),
});
