/** A draft that was not looked at in time, or that found too many before it. */
export class ApercuTardif extends Error {}
