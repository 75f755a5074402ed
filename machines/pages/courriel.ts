import * as v from "valibot";

const ADRESSE = "Écrivez une seule adresse électronique, entière : par exemple prenom@exemple.fr.";

/** RFC 5321: octets of an address, and of what stands before its @. */
const AU_PLUS = 254;
const AVANT = 64;

/**
 * One address and nothing else: no list, no name, no comment, no line break, no quoted part, no address of a machine.
 * What follows the @ is a name of the network, accents allowed.
 */
const UNE = new RegExp(
  String.raw`^(?=.{1,${AVANT}}@)[\w!#$%&'*+/=?^{|}~\x60-]+(?:\.[\w!#$%&'*+/=?^{|}~\x60-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?!\d+$)[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$`,
  "u",
);

/** An address that a recap may go to. */
export const adresseElectronique = v.pipe(
  v.string(ADRESSE),
  v.maxLength(AU_PLUS, ADRESSE),
  v.regex(UNE, ADRESSE),
);

/** What is asked to send a recap: where, whether the private link goes in it, whether to write once more. Nothing else is taken. */
export const demandeDeCourriel = v.strictObject({
  adresse: adresseElectronique,
  /** The private link holds the answers. */
  lien: v.optional(v.boolean("Dites oui ou non."), false),
  /** Asked, some time later, what came of the aids (docs/specification.md#suivi). */
  suivi: v.optional(v.boolean("Dites oui ou non."), false),
});
export type DemandeDeCourriel = v.InferInput<typeof demandeDeCourriel>;
