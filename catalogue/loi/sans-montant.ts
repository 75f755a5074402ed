/**
 * Aids that another quantity of the law opens without an amount, when their own is nil: free health
 * cover comes under the name of the one that is paid for (CSS, art. L861-1).
 */
export const droitsSansMontant: Readonly<Partial<Record<string, "cmu_c">>> = {
  css_participation_forfaitaire: "cmu_c",
};
