import * as v from "valibot";

const jour = v.pipe(v.string(), v.isoDate());

/** A key that signs tax notices, and the days between which it may. */
const certificat = v.strictObject({
  du: jour,
  au: jour,
  /** Public point on P-256, uncompressed, in base 64. */
  cle: v.pipe(v.string(), v.base64(), v.length(88)),
});
export type CertificatConnu = v.InferOutput<typeof certificat>;

const liste = v.strictObject({
  /** The State’s list of the authorities that it trusts: its number, its day, that of the next one. */
  liste: v.strictObject({ numero: v.number(), du: jour, suivante: jour }),
  certificats: v.record(v.string(), certificat),
});
export type ListeDeCertificats = v.InferOutput<typeof liste>;

/** The list as it is shipped; throws when it is not one. */
export const lireLaListe = (json: unknown): ListeDeCertificats => v.parse(liste, json);

/** Authorities that the specification keeps for tests: they sign nothing true. */
const D_ESSAI = /^[A-Z]{2}00\/|\/0000$/;

/** The certificate of that name; nothing for a test’s, whatever the list says. */
export const certificatDe = ({ certificats }: ListeDeCertificats, nom: string): CertificatConnu | undefined =>
  !D_ESSAI.test(nom) && Object.hasOwn(certificats, nom) ? certificats[nom] : undefined;
