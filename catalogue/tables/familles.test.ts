import { describe, expect, it } from "vitest";
import { loadCatalogue } from "../load.ts";

const institutions = [
  `slug: agglo\nlabel: Agglo\ntype: epci\ncode_siren: "200000001"\n`,
  `slug: departement\nlabel: Département\ntype: departement\ncode_insee: "06"\n`,
].map((content, rang) => ({ path: `institutions/${rang === 0 ? "agglo" : "departement"}.yml`, content }));

const charger = (table: string, content: string) =>
  loadCatalogue([...institutions, { path: `aides/tables/${table}.yml`, content }]);
const aideDe = (table: string, content: string) => charger(table, content).aides[0]?.aide;

const trajet = `- slug: covoit
  label: Incitation au covoiturage
  institution: agglo
  link: https://exemple.fr/
  operateurs: [Karos]
  sens: depart_ou_arrivee
`;

describe("les aides d’une table", () => {
  it("le covoiturage dit ses propres chiffres", () => {
    const aide = aideDe(
      "covoiturage",
      `${trajet}  par_passager: [1.5, 3]\n  par_mois: 150\n  km: [2, 80]\n  trajets_par_mois: 60\n  gratuit_passager: true\n`,
    );
    expect(aide).toMatchObject({ slug: "covoit", type: "bool", top: 14, source: "javascript", prefix: "l’" });
    expect(aide?.description).toBe(
      "Votre collectivité encourage les trajets partagés réservés avec Karos. Au volant, un trajet partagé de 2 à 80 km vous rapporte de 1,50 € à 3 € par passager selon la distance, dans la limite de 150 € par mois. Côté passager, c’est gratuit, jusqu’à 60 trajets par mois.",
    );
    expect(aide?.conditions).toEqual([
      "Réserver ou proposer le trajet avec Karos.",
      "Faire un trajet qui part du territoire ou y arrive.",
      "Parcourir entre 2 et 80 kilomètres.",
    ]);
    expect(aide?.conditions_generales).toEqual([{ type: "attached_to_institution" }]);
  });

  it("le covoiturage tait ce qu’il ne sait pas", () => {
    const aide = aideDe(
      "covoiturage",
      `${trajet.replace("[Karos]", "[Karos, Klaxit]")}  plateforme: Covoit’Ici\n  par_passager: [2, 2]\n  km: [5, 60]\n`,
    );
    expect(aide?.description).toBe(
      "Votre collectivité encourage les trajets partagés réservés avec Covoit’Ici. Au volant, un trajet partagé de 5 à 60 km vous rapporte 2 € par passager. Côté passager, le trajet coûte moins cher.",
    );
    expect(
      aideDe(
        "covoiturage",
        `${trajet.replace("[Karos]", "[Karos, Klaxit]")}  par_passager: [2, 2]\n  km: [5, 60]\n`,
      )?.description,
    ).toContain("avec Karos ou Klaxit.");
  });

  it("le fonds logement écarte la métropole qui a le sien", () => {
    const ligne = "- slug: fsl\n  label: Fonds\n  institution: departement\n  link: https://exemple.fr/\n";
    const sans = [
      { type: "attached_to_institution" },
      { type: "statut_occupation_logement", excludes: ["loge_gratuitement", "sans_domicile"] },
    ];
    expect(aideDe("fsl", ligne)?.conditions_generales).toEqual(sans);
    expect(aideDe("fsl", `${ligne}  sauf_epci: "200030195"\n`)?.conditions_generales).toEqual([
      sans[0],
      { type: "not", value: { type: "epcis", values: ["200030195"] } },
      sans[1],
    ]);
  });

  it("l’allocation d’autonomie s’ouvre à soixante ans", () => {
    const aide = aideDe(
      "apa",
      "- slug: apa\n  label: APA\n  institution: departement\n  link: https://exemple.fr/\n",
    );
    expect(aide?.conditions_generales[0]).toEqual({ type: "age", operator: ">=", value: 60 });
    expect(aide?.conditions).toHaveLength(4);
  });

  it.each([
    [
      "une table inconnue",
      "piscine",
      "- slug: a\n",
      "aides/tables/piscine.yml:1 table inconnue : attendu apa, fsl, covoiturage",
    ],
    [
      "un chiffre manquant",
      "covoiturage",
      `${trajet}  km: [2, 80]\n`,
      'aides/tables/covoiturage.yml:1 0.par_passager : Invalid key: Expected "par_passager" but received undefined',
    ],
    [
      "une institution inconnue",
      "apa",
      "\n- slug: apa\n  label: APA\n  institution: nulle\n  link: https://exemple.fr/\n",
      "aides/tables/apa.yml:2 institution : « nulle » n’existe pas",
    ],
    [
      "un SIREN en nombre",
      "fsl",
      "- slug: fsl\n  label: Fonds\n  institution: departement\n  link: https://exemple.fr/\n  sauf_epci: 12\n",
      "aides/tables/fsl.yml:5 0.sauf_epci : Invalid type: Expected string but received 12",
    ],
  ])("%s est refusée avec sa ligne", (_, table, content, message) => {
    expect(() => charger(table, content)).toThrow(message);
  });
});
