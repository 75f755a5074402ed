/** Where a French number rings, by the country codes of the plan. */
const ICI = ["FR", "GP", "MQ", "GF", "RE", "YT", "BL", "MF", "PM", "NC", "PF", "WF"] as const;
/** Those that are dialled with a 0, from any of them. */
const AVEC_ZERO = ["FR", "GP", "MQ", "GF", "RE", "YT", "BL", "MF"] as const;
/** Numbers that cost who calls them no more than a call. */
const ORDINAIRES: ReadonlySet<string> = new Set(["FIXED_LINE", "MOBILE", "FIXED_LINE_OR_MOBILE", "VOIP"]);

/** A number that somebody can be called at. */
export interface NumeroFrancais {
  /** As networks write it, `+33…`. */
  e164: string;
  /** As one dials it in France. */
  compose: string;
}

const parmi = <T extends string>(liste: readonly T[], un: string | undefined): boolean =>
  (liste as readonly string[]).includes(un ?? "");

/** The French number, overseas too, that somebody typed; nothing for another, a short one, or one that costs more. */
export async function numeroFrancais(saisi: string): Promise<NumeroFrancais | undefined> {
  // A plain number of six or eight digits may be one of an island, or a mistake.
  if (!/^\s*[+0]/.test(saisi)) return undefined;
  // Its numbering plans weigh more than the rest: read by the first who asks.
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  for (const defaultCountry of AVEC_ZERO) {
    const lu = parsePhoneNumberFromString(saisi, { defaultCountry, extract: false });
    if (!lu?.isValid() || !parmi(ICI, lu.country) || !ORDINAIRES.has(lu.getType() ?? "")) continue;
    const compose = parmi(AVEC_ZERO, lu.country)
      ? lu.formatNational()
      : lu.formatInternational().replace(/^\+/, "00\u00a0");
    return { e164: lu.number, compose };
  }
  return undefined;
}
