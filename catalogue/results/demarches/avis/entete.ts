/** What stands before the message of a 2D-Doc: who signed it, when, and what it is about. */
export interface EnteteDeCode {
  version: number;
  /** Authority and certificate, as « FR04/FPE3 ». */
  certificat: string;
  /** Day of the signature. */
  signe: string;
  /** Kind of document. */
  type: string;
}

/** A code, taken apart; what was signed is kept as it was written. */
export interface CodeEnParties {
  entete: EnteteDeCode;
  /** Header and message. */
  signee: string;
  message: string;
  /** In base 32; empty when the code has none. */
  signature: string;
}

/** Letters of a header, by version. */
const LONGUEURS: Readonly<Record<string, number>> = { "02": 22, "03": 24, "04": 26 };
/** Whose types of documents those of the table are. */
const PERIMETRE = "01";
/** Stands between what is signed and its signature. */
const US = "\u001F";
const JOUR_MS = 86_400_000;
const ORIGINE = Date.UTC(2000, 0, 1);

/** A day, from the number of days since 2000 in base 16. */
const jourDe = (compte: string): string =>
  new Date(ORIGINE + Number.parseInt(compte, 16) * JOUR_MS).toISOString().slice(0, 10);

const FORME =
  /^DC(?<version>0[234])(?<autorite>[A-Z]{2}[0-9A-Z]{2})(?<certificat>[0-9A-Z]{4})[0-9A-F]{4}(?<signe>[0-9A-F]{4})(?<type>[0-9A-Z]{2})/;

/** Takes a code apart; nothing when it is no 2D-Doc in letters. */
export function lireLeCode(code: string): CodeEnParties | undefined {
  const { version, autorite, certificat, signe, type } = FORME.exec(code)?.groups ?? {};
  const longueur = LONGUEURS[version ?? ""];
  if (longueur === undefined || signe === "FFFF") return undefined;
  if (version !== "02" && code.slice(22, 24) !== PERIMETRE) return undefined;
  const [signee = "", suite = ""] = code.split(US);
  return {
    entete: {
      version: Number(version),
      certificat: `${autorite}/${certificat}`,
      signe: jourDe(signe!),
      type: type!,
    },
    signee,
    message: signee.slice(longueur),
    signature: /^[A-Z2-7]*/.exec(suite)![0],
  };
}
