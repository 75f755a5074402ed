import { type FocusEvent, type FormEvent, useState } from "react";

/** Fields whose text is made key by key. */
const TAPES = "input:not([type=checkbox], [type=radio]), textarea";

/**
 * What is typed, as it stood when its field was last left: the only thing that what judges, warns or compares may read
 * (docs/specification.md#saisie-finie). `enCours` while a field is being typed in; `ecoute` goes on what holds the fields,
 * and `quitter` says that they are left otherwise, with Enter.
 */
export function useQuittee<T>(tape: T) {
  const [enCours, setEnCours] = useState(false);
  const [quittee, setQuittee] = useState(tape);
  if (!enCours && quittee !== tape) setQuittee(tape);
  const quitter = () => setEnCours(false);
  return {
    quittee: enCours ? quittee : tape,
    enCours,
    quitter,
    ecoute: {
      onInput: ({ target }: FormEvent) => {
        if ((target as Element).matches(TAPES)) setEnCours(true);
      },
      // Another window before this one: the field is not left.
      onBlur: ({ target }: FocusEvent) => {
        if (document.activeElement !== target) quitter();
      },
    },
  };
}
