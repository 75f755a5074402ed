import { X509Certificate } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `npx tsx scripts/catalogue/certificats.ts <dossier> [fichier]`: writes the certificates that sign tax notices. The folder holds
 * the State’s list, `tsl_signed.xml` (https://pub.ants.gouv.fr/2D-DOC/V1/PRD/01_TSL/tsl_signed.xml), and all the certificates that
 * each authority publishes where the list says, in files of any kind. Kept: those that an authority of the list signed, for the
 * tax office, on P-256. Fails when the list is not one.
 */
const [dossier, sortie = "catalogue/results/demarches/avis/certificats.json"] = process.argv.slice(2);
if (!dossier) throw new Error("Dites le dossier qui tient tsl_signed.xml et les certificats des autorités.");
const TSL = "tsl_signed.xml";
/** Who signs tax notices, in the words of a certificate: its name, or its number (Sirene). */
const IMPOTS = /FINANCES PUBLIQUES|DGFIP|\b130004955/i;
const tsl = readFileSync(join(dossier, TSL), "utf8");
const jour = (date: string): string => new Date(date).toISOString().slice(0, 10);
const dit = (nom: string): string => {
  const trouve = new RegExp(`<tsl:${nom}>(?:\\s*<tsl:dateTime>)?\\s*([^<\\s]+)`).exec(tsl)?.[1];
  if (!trouve) throw new Error(`${TSL} ne dit pas ${nom}.`);
  return trouve;
};
const autorites = [...tsl.matchAll(/<tsl:X509Certificate>\s*([A-Za-z0-9+/=\s]+?)\s*</g)].map(
  ([, texte = ""]) => new X509Certificate(Buffer.from(texte, "base64")),
);

/** Certificates in a file, found by how they start; what is none is passed over. */
function* certificatsDe(octets: Buffer): Generator<X509Certificate> {
  for (let ici = octets.indexOf(0x30); ici >= 0; ici = octets.indexOf(0x30, ici + 1)) {
    if (octets[ici + 1] !== 0x82 || ici + 4 > octets.length) continue;
    try {
      yield new X509Certificate(octets.subarray(ici, ici + 4 + octets.readUInt16BE(ici + 2)));
    } catch {
      // Some other thing starts alike.
    }
  }
}

/** What is kept of a certificate, under its name; nothing for one that signs no tax notice. */
function garder(un: X509Certificate) {
  const par = autorites.find((une) => un.checkIssued(une) && un.verify(une.publicKey));
  const [autorite, nom] = [/^CN=(FR\d\d)$/m.exec(par?.subject ?? ""), /^CN=([0-9A-Z]{4})$/m.exec(un.subject)];
  const { crv, x = "", y = "" } = un.publicKey.export({ format: "jwk" });
  if (!autorite || !nom || !IMPOTS.test(un.subject) || crv !== "P-256") return [];
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  const garde = { du: jour(un.validFrom), au: jour(un.validTo), cle: point.toString("base64") };
  return [[`${autorite[1]}/${nom[1]}`, garde] as const];
}

const fichiers = readdirSync(dossier).filter((nom) => nom !== TSL);
const lus = fichiers.flatMap((nom) => [...certificatsDe(readFileSync(join(dossier, nom)))]);
const gardes = lus.flatMap(garder).sort(([un], [autre]) => (un < autre ? -1 : 1));
const [numero, du, suivante] = ["TSLSequenceNumber", "ListIssueDateTime", "NextUpdate"].map(dit);
const liste = { numero: Number(numero), du: jour(du!), suivante: jour(suivante!) };
const texte = JSON.stringify({ liste, certificats: Object.fromEntries(gardes) }, undefined, 2);
writeFileSync(sortie, `${texte}\n`);
console.log(`${lus.length} certificats lus, ${gardes.length} gardés : ${sortie}`);
