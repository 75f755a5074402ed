import { X509Certificate } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type {
  CertificatConnu,
  ListeDeCertificats,
} from "../../catalogue/results/demarches/avis/certificats.ts";

/**
 * `npx tsx scripts/catalogue/certificats.ts <dossier> [fichier]`: writes the certificates that sign tax notices. The folder holds
 * the State’s list, `tsl_signed.xml` (https://pub.ants.gouv.fr/2D-DOC/V1/PRD/01_TSL/tsl_signed.xml), and what each authority
 * publishes at the address that the list gives: all its certificates, one after the other, whatever stands between. Kept: those
 * that an authority of the list signed, for the tax office, on P-256. Fails when the list is not one.
 */
const [dossier, sortie = "catalogue/results/demarches/avis/certificats.json"] = process.argv.slice(2);
if (!dossier) throw new Error("Dites le dossier qui tient tsl_signed.xml et les certificats des autorités.");
const TSL = "tsl_signed.xml";

/** Who signs tax notices, in the words of a certificate: its name, or its number (Sirene). */
const IMPOTS = /FINANCES PUBLIQUES|DGFIP|\b130004955/i;
const AUTORITE = /^CN=(FR\d\d)$/m;
const NOM = /^CN=([0-9A-Z]{4})$/m;

const tsl = readFileSync(join(dossier, TSL), "utf8");
const dit = (nom: string): string => {
  const trouve = new RegExp(`<tsl:${nom}>(?:\\s*<tsl:dateTime>)?\\s*([^<\\s]+)`).exec(tsl)?.[1];
  if (!trouve) throw new Error(`${TSL} ne dit pas ${nom}.`);
  return trouve;
};
const jour = (date: string | Date): string => new Date(date).toISOString().slice(0, 10);
const autorites = [...tsl.matchAll(/<tsl:X509Certificate>\s*([A-Za-z0-9+/=\s]+?)\s*</g)].flatMap(
  ([, texte = ""]) => {
    const certificat = new X509Certificate(Buffer.from(texte, "base64"));
    const nom = AUTORITE.exec(certificat.subject)?.[1];
    return nom ? [{ nom, certificat }] : [];
  },
);

/** Certificates in a file, found by how they start; what is none is passed over. */
function* certificatsDe(octets: Buffer): Generator<X509Certificate> {
  for (let ici = octets.indexOf(0x30); ici >= 0; ici = octets.indexOf(0x30, ici + 1)) {
    if (octets[ici + 1] !== 0x82 || ici + 4 > octets.length) continue;
    const fin = ici + 4 + octets.readUInt16BE(ici + 2);
    try {
      yield new X509Certificate(octets.subarray(ici, fin));
      ici = fin - 1;
    } catch {
      // Some other thing starts alike.
    }
  }
}

/** Its name and what is kept of it; nothing for one that signs no tax notice. */
function garder(un: X509Certificate): [string, CertificatConnu] | undefined {
  const nom = NOM.exec(un.subject)?.[1];
  const autorite = autorites.find(
    ({ certificat }) => un.checkIssued(certificat) && un.verify(certificat.publicKey),
  );
  if (!nom || !autorite || !IMPOTS.test(un.subject)) return undefined;
  const { kty, crv, x = "", y = "" } = un.publicKey.export({ format: "jwk" });
  if (kty !== "EC" || crv !== "P-256") return undefined;
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  const dates = { du: jour(un.validFrom), au: jour(un.validTo) };
  return [`${autorite.nom}/${nom}`, { ...dates, cle: point.toString("base64") }];
}

const lus = readdirSync(dossier)
  .filter((nom) => nom !== TSL)
  .flatMap((nom) => [...certificatsDe(readFileSync(join(dossier, nom)))]);
const gardes = lus.map(garder).filter((un) => un !== undefined);
const liste: ListeDeCertificats = {
  liste: {
    numero: Number(dit("TSLSequenceNumber")),
    du: jour(dit("ListIssueDateTime")),
    suivante: jour(dit("NextUpdate")),
  },
  certificats: Object.fromEntries(gardes.sort(([un], [autre]) => (un < autre ? -1 : 1))),
};
writeFileSync(sortie, `${JSON.stringify(liste, undefined, 2)}\n`);
console.log(`${lus.length} certificats lus, ${gardes.length} gardés : ${sortie}`);
