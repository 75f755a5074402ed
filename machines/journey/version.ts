declare const __VERSION_DU_PARCOURS__: string | undefined;

/**
 * Version of the journey: a fingerprint of its steps, conditions, options and thresholds, computed when
 * it is built. A snapshot of another version is replayed from its answers. Outside a build it is a word.
 */
export const VERSION = typeof __VERSION_DU_PARCOURS__ === "string" ? __VERSION_DU_PARCOURS__ : "atelier";
