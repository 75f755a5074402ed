import { describe, expect, test } from "vitest";
import livree from "./certificats.json" with { type: "json" };
import { certificatDe, lireLaListe } from "./certificats.ts";
import { lireLesChamps } from "./champs.ts";
import { lireLeCode } from "./entete.ts";
import { lireAvis, lireLesFigures } from "./lire-avis.ts";
import { direLeRefus } from "./refus.ts";
import { estSignee } from "./signature.ts";
import {
  CLE_DE_LA_SPECIFICATION,
  ecrireLAvis,
  EXEMPLES,
  fabriquerUneCle,
} from "../../../../test/avis/codes-signes.ts";

const specification = { du: "2012-11-01", au: "2015-11-01", cle: CLE_DE_LA_SPECIFICATION };
const signeeParLaSpecification = (code: string) => {
  const { signee, signature } = lireLeCode(code)!;
  return estSignee(signee, signature, specification);
};

describe("les exemples de la spécification", () => {
  const { paie06, ...desImpots } = EXEMPLES;

  test.each(Object.entries(desImpots))("%s dit 63 198 €, 2,75 parts, deux déclarants, 2021", (_, code) => {
    expect(lireLesFigures(lireLeCode(code)!.message)).toEqual({
      avis: { annee: 2021, revenu: 63_198, parts: 2.75, declarants: 2 },
    });
  });

  test("l’en-tête dit qui a signé, quand, et quoi", () => {
    expect([EXEMPLES.avis04, EXEMPLES.situation18, paie06].map((un) => lireLeCode(un)!.entete)).toEqual([
      { version: 4, certificat: "FR00/0001", signe: "2022-03-24", type: "04" },
      { version: 4, certificat: "FR00/0001", signe: "2022-11-04", type: "18" },
      { version: 3, certificat: "FR00/0001", signe: "2015-07-27", type: "06" },
    ]);
  });

  test("leur signature est vraie, et aucune lettre changée ne passe", async () => {
    for (const code of Object.values(EXEMPLES)) expect(await signeeParLaSpecification(code)).toBe(true);
    const code = EXEMPLES.avis04;
    const fin = code.indexOf("\u001F");
    for (let rang = 26; rang < fin; rang++) {
      const change = code[rang] === "7" ? "8" : "7";
      expect(await signeeParLaSpecification(code.slice(0, rang) + change + code.slice(rang + 1))).toBe(false);
    }
  });

  test("un texte qui a perdu ses espaces n’est plus signé", async () => {
    expect(await signeeParLaSpecification(EXEMPLES.avis28.replace("ST NOM", "STNOM"))).toBe(false);
  });
});

const cle = await fabriquerUneCle();
const lire = (code: string) => lireAvis(code, cle.liste, 2024);
const refuser = async (code: string) => {
  const lecture = await lire(code);
  return "refus" in lecture ? direLeRefus(lecture.refus) : lecture;
};

describe("un avis signé par une clé connue", () => {
  test.each(["04", "18", "24", "27", "28"])("de type %s dit ses chiffres, jamais un nom", async (type) => {
    const code = await cle.code({ revenu: 21_870, parts: "2,5", declarants: 2, type });
    const lecture = await lire(code);
    expect(lecture).toEqual({ avis: { annee: 2024, revenu: 21_870, parts: 2.5, declarants: 2 } });
    expect(JSON.stringify(lecture)).not.toMatch(/DUPONT|3001123456789|LILAS|2578012345678/);
  });

  test("d’un seul déclarant, sans revenu, le dit", async () => {
    expect(await lire(await cle.code({ revenu: 0, parts: "1" }))).toEqual({
      avis: { annee: 2024, revenu: 0, parts: 1, declarants: 1 },
    });
  });
});

describe("ce qui n’est pas repris, et la phrase qui le dit", () => {
  test("un chiffre changé après la signature", async () => {
    const code = (await cle.code({ revenu: 21_870 })).replace("4121870", "4111870");
    expect(await refuser(code)).toBe(
      "La signature ne va pas avec ce code, qui est abîmé ou a été changé : rien n’en est repris.",
    );
  });

  test("la signature d’une autre clé, coupée, ou absente", async () => {
    const autre = await fabriquerUneCle();
    expect(await refuser(await autre.code({ revenu: 1 }))).toContain("La signature ne va pas");
    expect(await refuser((await cle.code({ revenu: 1 })).slice(0, -8))).toContain("La signature ne va pas");
    expect(await refuser(ecrireLAvis({ revenu: 1 }))).toBe("Ce code n’est pas signé : rien n’en est repris.");
  });

  test("un certificat que la liste ne connaît pas, ou d’essai", async () => {
    const inconnu = (await cle.code({ revenu: 1 })).replace("FR06ESSA", "FR06AUTR");
    const dit =
      "Notre liste de certificats, celle du 25 août 2025, ne connaît pas celui qui a signé ce code : rien n’en est repris.";
    expect([await refuser(inconnu), await refuser(EXEMPLES.avis04)]).toEqual([dit, dit]);
    const { liste } = cle.liste;
    const avecLEssai = { liste, certificats: { "FR00/0001": specification, "FR06/0000": specification } };
    expect(certificatDe(avecLEssai, "FR00/0001")).toBeUndefined();
    expect(certificatDe(avecLEssai, "FR06/0000")).toBeUndefined();
    expect(certificatDe(avecLEssai, "constructor")).toBeUndefined();
  });

  test.each(["2023-12-31", "2027-01-02"])(
    "une signature du %s, hors des dates du certificat",
    async (signe) => {
      expect(await refuser(await cle.code({ revenu: 1, signe }))).toMatch(
        /^Le certificat qui a signé ce code n’était pas valable le .* : rien n’en est repris\.$/,
      );
    },
  );

  test("une autre année", async () => {
    expect(await refuser(await cle.code({ revenu: 1, annee: 2021 }))).toBe(
      "Cet avis porte sur les revenus de 2021 : il faut celui sur les revenus de 2024, reçu en 2025.",
    );
  });

  test.each([
    ["01", "d’une facture"],
    ["02", "d’un avis de taxe d’habitation"],
    ["06", "d’un bulletin de salaire"],
    ["Z9", "d’un autre document"],
  ])("un document de type %s : celui %s", async (type, dit) => {
    expect(await refuser(await cle.code({ revenu: 1, type }))).toBe(
      `Ce code est celui ${dit}, pas d’un avis d’impôt.`,
    );
  });

  test.each(["", "https://exemple.fr", "DC04FR", "DC05FR06ESSAFFFF24712801FR", "DC04FR06ESSAFFFF24712802FR"])(
    "un code qui n’est pas un 2D-Doc : « %s »",
    async (code) => {
      expect(await refuser(code)).toBe("Ce code carré n’est pas celui d’un avis d’impôt.");
    },
  );

  test("un avis sans revenu, ou que l’on ne sait pas lire en entier", async () => {
    const signer = (de: string, par: string) => cle.signer(ecrireLAvis({ revenu: 21_870 }).replace(de, par));
    expect(await refuser(await signer("4121870\u001D", ""))).toBe(
      "Le code de cet avis ne porte pas de revenu fiscal de référence.",
    );
    for (const [de, par] of [
      // Cut, told twice, of an unknown kind, negative, not a number, out of bounds.
      ["4121870\u001D", "4121870\u001E"],
      ["4121870\u001D", "4121870\u001D4111870\u001D"],
      ["4121870\u001D", "ZZ1\u001D4121870\u001D"],
      ["4121870", "41-1870"],
      ["4121870", "412187O"],
      ["4121870", "4121870000"],
      ["431\u001D", "4399\u001D"],
      ["452024", "4520X4"],
    ] as const)
      expect(await refuser(await signer(de, par))).toBe(
        "Ce code est signé, mais nous ne savons pas le lire en entier : rien n’en est repris.",
      );
  });
});

test("un message se lit en entier, ou pas du tout", () => {
  expect(lireLesChamps("452024\u001D4110\u001D431,5")).toEqual(
    new Map([
      ["45", "2024"],
      ["41", "10"],
      ["43", "1,5"],
    ]),
  );
  expect(lireLesChamps("")).toEqual(new Map());
  for (const faux of ["4520", "45202", "4", "411234567890123", "43123456"])
    expect(lireLesChamps(faux)).toBeUndefined();
});

test("la liste livrée se lit, et ne connaît aucun certificat d’essai", () => {
  const liste = lireLaListe(livree);
  expect(liste.liste.du < liste.liste.suivante).toBe(true);
  for (const nom of Object.keys(liste.certificats)) {
    expect(nom).toMatch(/^FR\d\d\/[0-9A-Z]{4}$/);
    expect(certificatDe(liste, nom)).toBeDefined();
  }
});
