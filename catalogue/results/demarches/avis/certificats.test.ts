import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { certificatDe, lireLaListe } from "./certificats.ts";

const dossier = mkdtempSync(join(tmpdir(), "certificats-"));
afterAll(() => rmSync(dossier, { recursive: true }));
const openssl = (...mots: readonly string[]) =>
  execFileSync("openssl", mots, { cwd: dossier, stdio: "pipe" });

/** An authority, or a certificate that one signs. */
function fabriquer(nom: string, sujet: string, par?: string): Buffer {
  openssl("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", `${nom}.key`);
  openssl("req", "-new", "-key", `${nom}.key`, "-subj", sujet, "-out", `${nom}.csr`);
  const signe = par
    ? ["-CA", `${par}.pem`, "-CAkey", `${par}.key`, "-CAcreateserial"]
    : ["-signkey", `${nom}.key`];
  openssl("x509", "-req", "-in", `${nom}.csr`, "-days", "900", ...signe, "-out", `${nom}.pem`);
  return openssl("x509", "-in", `${nom}.pem`, "-outform", "der");
}

test("des certificats publiés, seuls restent ceux des impôts, signés par une autorité de la liste", () => {
  const autorite = fabriquer("ac", "/C=FR/O=AUTORITE/CN=FR06");
  fabriquer("autre", "/C=FR/O=INCONNUE/CN=FR06");
  const IMPOTS = "/C=FR/O=DIRECTION GENERALE DES FINANCES PUBLIQUES/CN=";
  const publies = [
    fabriquer("impots", `${IMPOTS}FPE9`, "ac"),
    fabriquer("banque", "/C=FR/O=UNE BANQUE/CN=BQ01", "ac"),
    fabriquer("faux", `${IMPOTS}FAUX`, "autre"),
    fabriquer("essai", `${IMPOTS}TEST - FPE9`, "ac"),
  ];
  const entre = Buffer.from("\r\n--end\r\nContent-Type: application/pkix-cert\r\n\r\n");
  const lu = join(dossier, "lu");
  execFileSync("mkdir", [lu]);
  writeFileSync(join(lu, "fr06.der"), Buffer.concat(publies.flatMap((un) => [entre, un])));
  writeFileSync(
    join(lu, "tsl_signed.xml"),
    `<tsl:TSLSequenceNumber>23</tsl:TSLSequenceNumber><tsl:ListIssueDateTime>2026-02-25T11:00:00Z</tsl:ListIssueDateTime>
    <tsl:NextUpdate><tsl:dateTime>2026-08-25T11:00:00Z</tsl:dateTime></tsl:NextUpdate>
    <tsl:X509Certificate> ${autorite.toString("base64")} </tsl:X509Certificate>`,
  );
  const sortie = join(dossier, "liste.json");
  execFileSync("npx", ["tsx", "scripts/catalogue/certificats.ts", lu, sortie], { stdio: "pipe" });
  const liste = lireLaListe(JSON.parse(readFileSync(sortie, "utf8")));
  expect(liste.liste).toEqual({ numero: 23, du: "2026-02-25", suivante: "2026-08-25" });
  expect(Object.keys(liste.certificats)).toEqual(["FR06/FPE9"]);
  expect(certificatDe(liste, "FR06/FPE9")?.cle).toMatch(/^B[A-Za-z0-9+/]{86}=$/);
});
