import { constatsDe } from "../../atelier/check/verifier.ts";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "../../lire/load.ts";

const institutions = [
  `slug: agglo\nlabel: Agglo\ntype: epci\ncode_siren: "200000001"\n`,
  `slug: departement\nlabel: Département\ntype: departement\ncode_insee: "06"\n`,
].map((content, rang) => ({ path: `institutions/${rang === 0 ? "agglo" : "departement"}.yml`, content }));

/** A catalogue with an aid of a family, in the file that its slug names. */
const charger = (famille: string, content: string) => {
  const slug = /^slug: (\S+)/m.exec(content)?.[1];
  return loadCatalogue(
    [...institutions, { path: `aides/${famille}/${slug}.yml`, content }],
    new Set(),
    constatsDe,
  );
};
const aideDe = (famille: string, content: string) => charger(famille, content).aides[0]?.aide;

const trajet = `slug: covoit
label: Incitation au covoiturage
institution: agglo
link: https://exemple.fr/
operateurs: [Karos]
sens: depart_ou_arrivee
`;

const chiffres = "par_passager: [1.5, 3]\nkm: [2, 80]\n";

describe("les aides d’une famille", () => {
  it("le covoiturage dit ses propres chiffres", () => {
    const aide = aideDe(
      "covoiturage",
      `${trajet}${chiffres}par_mois: 150\ntrajets_par_mois: 60\npassager: [{euros: 0}]\n`,
    );
    expect(aide).toMatchObject({
      slug: "covoit",
      label: "Incitation au covoiturage",
      institution: "agglo",
      link: "https://exemple.fr/",
      type: "bool",
      periodicite: "ponctuelle",
      floorAt: 1,
      top: 14,
      source: "javascript",
      prefix: "l’",
      private: false,
      profils: [],
      conditions_generales: [{ type: "attached_to_institution" }],
      conditions: [
        "Réserver ou proposer le trajet avec Karos.",
        "Faire un trajet qui part du territoire ou y arrive, où que l’on habite.",
        "Parcourir entre 2 et 80\u00a0kilomètres.",
      ],
      portees: ["demarche", "covoiturage", "covoiturage"],
      description:
        "Votre collectivité encourage les trajets partagés réservés avec Karos. Au volant, un trajet partagé de 2 à 80\u00a0km vous rapporte de 1,50\u00a0€ à 3\u00a0€ par passager, dans la limite de 150\u00a0€ par mois. Côté passager, c’est gratuit, jusqu’à 60 trajets par mois.",
    });
    expect(aide?.montant).toBeUndefined();
  });

  it.each([
    ["un tarif unique", "par_passager: [2, 2]", "vous rapporte 2\u00a0€ par passager."],
    ["des centimes", "par_passager: [0.75, 2.5]", "vous rapporte de 0,75\u00a0€ à 2,50\u00a0€ par passager."],
    ["rien du passager", "", "Côté passager, vous payez une participation."],
    [
      "un passager qui paie",
      "trajets_par_mois: 60",
      "vous payez une participation. L’aide compte au plus 60 trajets par mois.",
    ],
    // agglo-colmar.fr, janvier 2024 : « les 10 premiers trajets sont gratuits, puis au prix unique de 0,50 € ».
    [
      "des trajets offerts d’abord",
      "trajets_offerts: 10\npassager: [{euros: 0.5}]",
      "Côté passager, les 10 premiers trajets sont offerts, puis vous payez 0,50\u00a0€ par trajet.",
    ],
    ["un seul trajet", "trajets_par_mois: 1", "participation. L’aide compte au plus 1 trajet par mois."],
    ["un passager transporté sans limite", "passager: [{euros: 0}]", "Côté passager, c’est gratuit."],
    ["un prix de passager", "passager: [{euros: 0.5}]", "Côté passager, vous payez 0,50\u00a0€ par trajet."],
    [
      "un prix dont on ne connaît que le plus haut",
      "passager: [{euros: 0, euros_au_plus: 1.5}]",
      "Côté passager, vous payez 1,50\u00a0€ au plus par trajet.",
    ],
    [
      "un prix qui grandit avec la distance",
      "passager: [{euros: 0.5, jusqua_km: 20}, {euros: 0.1, euros_au_plus: 0.2, par_km: true}]",
      "vous payez 0,50\u00a0€ par trajet jusqu’à 20\u00a0km, puis de 0,10\u00a0€ à 0,20\u00a0€ par\u00a0km.",
    ],
    [
      "des trajets gratuits, puis un prix au kilomètre, puis un prix fixe",
      "passager: [{euros: 0, jusqua_km: 30}, {euros: 0.1, par_km: true, jusqua_km: 50}, {euros: 2}]",
      "c’est gratuit jusqu’à 30\u00a0km, puis vous payez 0,10\u00a0€ par\u00a0km jusqu’à 50\u00a0km, puis 2\u00a0€ par trajet.",
    ],
    [
      "un prix que l’on ne connaît pas plus loin",
      "passager: [{euros: 0}, {selon_distance: true}]",
      "c’est gratuit pour les trajets courts, puis vous payez un prix qui dépend de la distance.",
    ],
    ["plusieurs applications", "operateurs: [Karos, Klaxit, Mobicoop]", "avec Karos, Klaxit ou Mobicoop."],
    ["un service de la collectivité", "plateforme: Rubis", "avec Rubis (Karos)."],
  ])("le covoiturage s’écrit aussi avec %s", (_, champ, phrase) => {
    const cle = `${champ.split(":")[0]}:`;
    const lignes = `${trajet}${chiffres}`
      .split("\n")
      .filter((ligne) => champ === "" || !ligne.startsWith(cle));
    expect(aideDe("covoiturage", `${lignes.join("\n")}${champ}\n`)?.description).toContain(phrase);
  });

  it("un trajet qui doit partir du territoire et y arriver le dit", () => {
    const aide = aideDe("covoiturage", `${trajet.replace("_ou_", "_et_")}${chiffres}`);
    expect(aide?.conditions[1]).toBe("Faire un trajet qui part du territoire et y arrive.");
  });

  it.each([
    ["seulement: en Savoie", "Rouler seulement en Savoie."],
    ["ailleurs_que: sur l’axe de la ligne A", "Rouler ailleurs que sur l’axe de la ligne A."],
    [
      "extremites_ailleurs_que: sur la ligne de covoiturage",
      "Partir et arriver ailleurs que sur la ligne de covoiturage.",
    ],
  ])("une zone s’ajoute aux conditions du trajet : %s", (zone, phrase) => {
    expect(aideDe("covoiturage", `${trajet}${chiffres}zone: {${zone}}\n`)?.conditions).toEqual([
      "Réserver ou proposer le trajet avec Karos.",
      "Faire un trajet qui part du territoire ou y arrive, où que l’on habite.",
      phrase,
      "Parcourir entre 2 et 80\u00a0kilomètres.",
    ]);
  });

  it("un covoiturage qui n’est plus payé le dit, comme celui qu’il faut vérifier", () => {
    const plus = `warning: Vérifiez dans l’application.\nfin: "2024-12-31"\nreference:\n  - {champ: fin, adresse: "https://exemple.fr/"}\n`;
    expect(aideDe("covoiturage", `${trajet}${chiffres}${plus}`)).toMatchObject({
      warning: "Vérifiez dans l’application.",
      fin: "2024-12-31",
      reference: [{ champ: "fin", adresse: "https://exemple.fr/" }],
    });
  });

  it("le fonds logement est pour les majeurs, logés ou non, et écarte la métropole qui a le sien", () => {
    const ligne = "slug: fsl\nlabel: Fonds\ninstitution: departement\nlink: https://exemple.fr/\n";
    const sans = [{ type: "age", operator: ">=", value: 18 }, { type: "attached_to_institution" }];
    expect(aideDe("fsl", ligne)?.conditions_generales).toEqual(sans);
    expect(aideDe("fsl", `${ligne}sauf_epci: "200030195"\n`)?.conditions_generales).toEqual([
      ...sans,
      { type: "not", value: { type: "epcis", values: ["200030195"] } },
    ]);
    expect(aideDe("fsl", `${ligne}departements: ["06"]\n`)?.conditions_generales).toEqual([
      sans[0],
      { type: "departements", values: ["06"] },
    ]);
  });

  it("un fonds qui refuse les étudiants, d’après une page, le fait confirmer sans écarter personne", () => {
    const ligne = "slug: fsl\nlabel: Fonds\ninstitution: departement\nlink: https://exemple.fr/\n";
    const plus =
      'sauf_etudiants: true\nreference:\n  - {champ: conditions, adresse: "https://exemple.fr/r"}\n';
    const [avec, sans] = [aideDe("fsl", `${ligne}${plus}`), aideDe("fsl", ligne)];
    expect(avec?.conditions.at(-1)).toContain("refuse les étudiants");
    expect(avec?.conditions.length).toBe((sans?.conditions.length ?? 0) + 1);
    expect(avec?.portees?.at(-1)).toBe("demarche");
    expect(avec?.conditions_generales).toEqual(sans?.conditions_generales);
    expect(avec?.reference?.at(-1)).toEqual({ champ: "conditions", adresse: "https://exemple.fr/r" });
  });

  it.each([
    ["sa page dit comment", "", { instructions: "https://exemple.fr/" }],
    ["sauf si elle n’est pas la sienne", "page_generale: true\n", {}],
    ["ou si un formulaire existe", "form: https://exemple.fr/f.pdf\n", { form: "https://exemple.fr/f.pdf" }],
    [
      "ou si la marche à suivre est ailleurs",
      "instructions: https://exemple.fr/i\n",
      { instructions: "https://exemple.fr/i" },
    ],
  ])("le fonds logement se demande : %s", (_, plus, attendu) => {
    const ligne = "slug: fsl\nlabel: Fonds\ninstitution: departement\nlink: https://exemple.fr/\n";
    const { form, instructions, teleservice } = aideDe("fsl", `${ligne}${plus}`) ?? {};
    expect({ form, instructions, teleservice }).toEqual({
      form: undefined,
      instructions: undefined,
      teleservice: undefined,
      ...attendu,
    });
  });

  it.each([
    ["Karos", "", { teleservice: "https://www.karos.fr/", cta: "Ouvrir Karos" }],
    [
      "BlaBlaCar Daily",
      "plateforme: Rubis\n",
      { teleservice: "https://www.blablacardaily.com/", cta: "Ouvrir BlaBlaCar Daily" },
    ],
    ["Karos, BlaBlaCar Daily", "", {}],
    ["Ynstant", "", {}],
    ["Karos", "teleservice: https://exemple.fr/t\n", { teleservice: "https://exemple.fr/t" }],
  ])("le covoiturage se réserve avec son application : %s", (operateurs, plus, attendu) => {
    const ligne = trajet.replace("[Karos]", `[${operateurs}]`);
    const { cta, teleservice } = aideDe("covoiturage", `${ligne}${chiffres}${plus}`) ?? {};
    expect({ cta, teleservice }).toEqual({ cta: undefined, teleservice: undefined, ...attendu });
  });

  it("l’allocation d’autonomie s’ouvre à soixante ans", () => {
    const aide = aideDe(
      "apa",
      "slug: apa\nlabel: APA\ninstitution: departement\nlink: https://exemple.fr/\nform: https://exemple.fr/a.pdf\n",
    );
    expect(aide).toMatchObject({ prefix: "l’", top: 14, form: "https://exemple.fr/a.pdf" });
    expect(aide?.conditions_generales).toEqual([
      { type: "age", operator: ">=", value: 60 },
      { type: "attached_to_institution" },
    ]);
    expect(aide?.conditions).toEqual([
      "Être en perte d’autonomie, dans un groupe iso-ressources (GIR) de 1 à 4.",
      "Résider en France de façon stable et régulière.",
      "Remplir le dossier de demande du département.",
      "Ne pas recevoir une autre aide qui couvre la même perte d’autonomie.",
    ]);
  });

  it("elle dit où elle ne paie pas les maisons de retraite, et qui elle sert de plusieurs départements", () => {
    const ligne = "slug: apa\nlabel: APA\ninstitution: departement\nlink: https://exemple.fr/\n";
    const ailleurs = aideDe("apa", ligne);
    const ici = aideDe("apa", `${ligne}sans_etablissement: true\ndepartements: ["67"]\n`);
    expect(ailleurs?.description).toContain("ou du tarif dépendance d’un établissement");
    expect(ici?.description).toContain(
      "au 31 décembre 2026, elle ne se demande pas pour une maison de retraite",
    );
    expect([ailleurs?.reference?.length, ici?.reference?.length]).toEqual([1, 4]);
    expect(ici?.conditions_generales[1]).toEqual({ type: "departements", values: ["67"] });
  });

  it.each([
    [
      "aides/covoiturage/covoit.yml:2:1 par_passager : il manque ce champ : ajouter « par_passager: … » (les euros par passager, du plus petit au plus grand : [1.5, 3])",
      "covoiturage",
      `\n${trajet}km: [2, 80]\n`,
    ],
    [
      "aides/covoiturage/covoit.yml:9:1 par_passager : les deux nombres sont à l’envers : les écrire du plus petit au plus grand",
      "covoiturage",
      `\n${trajet}km: [2, 80]\npar_passager: [8, 1.5]\n`,
    ],
    [
      "aides/covoiturage/covoit.yml:10:1 passager : les paliers vont du plus court au plus long",
      "covoiturage",
      `\n${trajet}${chiffres}passager: [{euros: 0, jusqua_km: 60}, {euros: 1, jusqua_km: 40}]\n`,
    ],
    [
      "aides/covoiturage/covoit.yml:10:1 passager : chaque distance dit ses euros, ou selon_distance, et pas les deux",
      "covoiturage",
      `\n${trajet}${chiffres}passager: [{euros: 0, jusqua_km: 60}, {par_km: true}]\n`,
    ],
    [
      "aides/covoiturage/covoit.yml:10:1 zone : une seule façon de dire la zone est attendue",
      "covoiturage",
      `\n${trajet}${chiffres}zone: {seulement: ici, ailleurs_que: là}\n`,
    ],
    [
      "aides/apa/apa.yml:4:1 institution : « nulle » n’existe pas",
      "apa",
      "\nslug: apa\nlabel: APA\ninstitution: nulle\nlink: https://exemple.fr/\n",
    ],
    [
      'aides/fsl/fsl.yml:5:1 sauf_epci : un texte est attendu : écrire "12", entre guillemets',
      "fsl",
      "slug: fsl\nlabel: Fonds\ninstitution: departement\nlink: https://exemple.fr/\nsauf_epci: 12\n",
    ],
  ])("%s est refusé avec sa ligne", (message, famille, content) => {
    expect(() => charger(famille, content)).toThrow(message);
  });
});
