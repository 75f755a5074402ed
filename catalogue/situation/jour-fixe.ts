/**
 * The one day at which examples, personas, tests and checks are computed: nothing that guards the
 * product changes with the clock. The product itself runs on the day it is.
 */
export const JOUR_FIXE = "2026-11-20";
