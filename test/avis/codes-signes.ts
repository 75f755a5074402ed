import type { ListeDeCertificats } from "../../catalogue/results/demarches/avis/certificats.ts";

/** Codes that the specification prints as examples (v3.2.6, section 16.2, unless said), signed by its test certificate, FR00/0001. */

const ligne = (...parties: readonly string[]) => parties.join("\u001D");

/** Public key of that certificate. */
export const CLE_DE_LA_SPECIFICATION =
  "BKmPDXzNYoCIk77E1DbnnRg0odbgAdcPHEzczZ2eL+Ip9yQFFOjdwMqY0MdEDJzEkoSaD72nP8OS9NoK4H+Ewjw=";

export const EXEMPLES = {
  avis04:
    ligne(
      "DC04FR000001FFFF1FB60401FR432,75",
      "44227801234567845202146RETI PATRICK",
      "4A310720224163198",
      "47300112345678948RETI SOPHIE",
      "490701987765432",
    ) +
    "\u001FQHA4A6QOV6AZJEBTIUNR7QOBXINNTMZTD5COQH6VN24NCZTXA7MYXB6SNSNTWAQRYK3ZFP4ZWBGLTJ6SDSPMURF7YFILKQFIAJY7NTI",
  situation18:
    ligne(
      "DC04FR000001FFFF20971801FR432,75",
      "44227801234567845202146RETI PATRICK",
      "4B300420224163198",
      "47300112345678948RETI SOPHIE",
      "490701987765432",
    ) +
    "\u001F2VFZBZ3HMHQQHMG74A2IF6VC6OSP675IQGBCYTPDTGI532KD773O2TNDSS7ML3CR3YGE5VIFNACOL2MIEVI54IULFYKKMRZZFSXF5MY",
  /** Those of versions 3.3 (sections 16 of 2024 and 2026), printed by betagouv/2ddoc-parser without some spaces and hyphens: with them, their signatures are true. */
  situation24:
    ligne(
      "DC04FR000001FFFF226C2401FR432,75",
      "44227801234567845202146RETI PATRICK",
      "4B300420224V3542",
      "4163198",
      "47300112345678948RETI SOPHIE",
      "4907019877654324W-182",
      "4X3724",
      "",
    ) +
    "\u001FRKIW7GRIXOMQ422K6SLJW6MU57M2U2NHIQWXZ767XTEQURJYUCKTUHWMMUADLJGB3MEJTNGON5DFTOG6L6EJ3BAMHFTXRWR3ITDBVMY",
  /** Its address stands in one field. */
  situation27:
    ligne(
      "DC04FR000001FFFF25472701FR432,75",
      "44227801234567845202146RETI PATRICK",
      "4B300420224V3542",
      "4Y145 RUE JULLIARD/ZA SPECIMEN/78320/LEVIS ST NOM",
      "4163198",
      "47300112345678948RETI SOPHIE",
      "4907019877654324X3724",
      "4Z-182",
      "",
    ) +
    "\u001FHJOPTCOO25PP33ZUNNO35ULJNT6MFPHHK46RHFZTAVRT5DHHCQVLOPO7GNF54OP46COJX5RKPAA6WMCKGQWTSBPRBSBL6LXGQT724RQ",
  /** Its address stands line by line. */
  situation27Postale:
    ligne(
      "DC04FR000001FFFF25472701FR432,75",
      "44227801234567845202146RETI PATRICK",
      "4B300420224V3542",
      "6U145 RUE JULLIARD",
      "6W783206XLEVIS ST NOM",
      "6YFR4163198",
      "47300112345678948RETI SOPHIE",
      "4907019877654324X3724",
      "6VZA SPECIMEN",
      "4Z-182",
      "",
    ) +
    "\u001FG4FDANC66ACGU74RX3MTZCPZJ57WHCCCEWRQUWDNXWVDDD2NS2PEWJIE2L2EH4XTJXRTSH2FLJV3JW6J6JR5FTVRI4RXIAH7OOSDKSA",
  /** With what was left to pay, which the version of 2026 tells no more. */
  avis28De2025:
    ligne(
      "DC04FR000001FFFF23DC2801FR432,75",
      "44227801234567845202146RETI PATRICK",
      "4A310720224Y145 RUE JULLIARD/ZA SPECIMEN/78320/LEVIS ST NOM",
      "4163198",
      "47300112345678948RETI SOPHIE",
      "4907019877654324V3542",
      "4W-182",
      "4X3724",
      "",
    ) +
    "\u001F6W76EBC3I2LWHBVGNNYTL34SC6V32S2GDCIQQZLZNMTKCHNVEUISJYUQH5WE3AJJICBNG3YMQ2NXXHP5ZHVOQE332R6TUJDHNOHQ6BI",
  avis28:
    ligne(
      "DC04FR000001FFFF25472801FR432,75",
      "44227801234567845202146RETI PATRICK",
      "4A310720224Y145 RUE JULLIARD/ZA SPECIMEN/78320/LEVIS ST NOM",
      "4163198",
      "47300112345678948RETI SOPHIE",
      "4907019877654324V3542",
      "4X3724",
      "4Z-182",
      "",
    ) +
    "\u001FMA2KMBNBSV5WZB6RC5TEP7OCQ2GW7JV2AIYGRCWCOZHM4DMTKPV3SWB2OL25JEW4QUYKTW3HIRALV3XSGWKRVGW7DYQUTW5THUCW4PQ",
  paie06:
    ligne(
      "DC03FR00000112511636060110M/EXEMPLE/HENRY",
      "5000000000000000510157,55200934,553123154124F5515032012581319,24",
      "599894,3",
      "",
    ) +
    "\u001FFCJYSMOD7KDZON5QGBKV355SCX2MDFOFU743UBYK2F3PR6D7EL6WRUUIRU5SQKYAY6OOO5NTPIDWJXSCV4X7VXBUHSUH2HVKY5GVXII",
} as const;

/** Certificate that the codes made here name. */
const NOM = "FR06/ESSA";
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function enBase32(octets: Uint8Array): string {
  const bits = [...octets].map((octet) => octet.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((cinq) => BASE32[Number.parseInt(cinq.padEnd(5, "0"), 2)])
    .join("");
}

const jourEnCode = (jour: string) =>
  ((Date.parse(jour) - Date.UTC(2000, 0, 1)) / 86_400_000).toString(16).toUpperCase().padStart(4, "0");

interface AvisDEssai {
  revenu: number;
  parts?: string;
  annee?: number;
  type?: string;
  declarants?: 1 | 2;
  /** Day of the signature. */
  signe?: string;
}

/** What is signed of a notice. */
export function ecrireLAvis({
  revenu,
  parts = "1",
  annee = 2024,
  type = "28",
  declarants = 1,
  signe,
}: AvisDEssai) {
  const [autorite, certificat] = NOM.split("/");
  return ligne(
    `DC04${autorite}${certificat}FFFF${jourEnCode(signe ?? "2025-07-31")}${type}01FR43${parts}`,
    `442578012345678${`45${annee}`}46DUPONT CAMILLE`,
    `4A310720254Y1 RUE DES LILAS/75000/PARIS`,
    `41${revenu}`,
    `473001123456789${declarants === 2 ? "48DUPONT CLAUDE" : "4V0"}`,
    "4Z0",
  );
}

/** A key of ours, the list of certificates that knows it, and what signs a code with it. */
export async function fabriquerUneCle() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(
    { name: "ECDSA", namedCurve: "P-256" },
    true,
    ["sign", "verify"],
  );
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", publicKey));
  const liste: ListeDeCertificats = {
    liste: { numero: 22, du: "2025-08-25", suivante: "2026-02-25" },
    certificats: { [NOM]: { du: "2024-01-01", au: "2027-01-01", cle: btoa(String.fromCharCode(...point)) } },
  };
  const signer = async (signee: string) => {
    const octets = Uint8Array.from(signee, (signe) => signe.charCodeAt(0));
    const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, privateKey, octets);
    return `${signee}\u001F${enBase32(new Uint8Array(signature))}`;
  };
  return { liste, signer, code: (avis: AvisDEssai) => signer(ecrireLAvis(avis)) };
}
