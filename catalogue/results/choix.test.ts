import { expect, it, test } from "vitest";
import { unDroit } from "../../test/fixtures/droits.ts";
import { resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { chaqueMois } from "../loi/formules/kit.ts";
import { foyer } from "../loi/requete/kit.ts";
import { certitudeDe } from "./certitude.ts";
import { marquerLesChoix } from "./choix.ts";
import { totauxDe } from "./totaux.ts";

const cej = (montant: number) => unDroit({ id: "contrat_engagement_jeune", label: "contrat", montant });
const ppa = (montant: number) => unDroit({ id: "ppa", label: "prime", montant });

it.each([
  [566, 166, "ppa", 566],
  [44, 166, "contrat_engagement_jeune", 166],
])(
  "contrat d’engagement de %i € et prime de %i € : l’un ou l’autre, le plus élevé compté",
  (un, autre, laissee, compte) => {
    const droits = marquerLesChoix([cej(un), ppa(autre), unDroit({ id: "apl", montant: 100 })]);
    expect(droits.filter(({ ouBien }) => ouBien).map(({ id }) => id)).toEqual([laissee]);
    expect(totauxDe(droits).surs.parMois).toBe(compte + 100);
  },
);

it.each([[[cej(566)]], [[ppa(166)]], [[]]])("seule, une aide n’est pas un choix", (droits) => {
  expect(marquerLesChoix(droits)).toEqual(droits);
});

test("qui vient de perdre un emploi à 22 ans lit les deux, et n’en compte qu’une", async () => {
  const salaire_net = { ...chaqueMois(1_400), "2026-05": 0, "2026-06": 0 };
  const { droitsEligibles } = await resultatsSansVelo(
    foyer(
      { date_naissance: "2004-02-01", nationalite: "FR", activite: "chomeur", salaire_net },
      {
        menage: {
          aide_logement_date_pret_conventionne: "2018-12-31",
          statut_occupation_logement: "loge_gratuitement",
          depcom: "59350",
          _departement: "59",
          _region: "32",
        },
      },
    ),
  );
  const les = ["contrat_engagement_jeune", "ppa"].map((id) =>
    droitsEligibles.find((droit) => droit.id === id),
  );
  expect(les.map((droit) => Number(droit?.montant) > 0)).toEqual([true, true]);
  expect(les.filter((droit) => droit?.ouBien)).toHaveLength(1);
});

test("qui cherche un emploi et gagne 30 € par mois lit le contrat de 566 €, et la prime de 17 € « ou bien »", async () => {
  const { droitsEligibles } = await resultatsSansVelo(
    foyer(
      {
        date_naissance: "2004-02-01",
        nationalite: "FR",
        activite: "chomeur",
        salaire_net: chaqueMois(30),
        enfant_a_charge: { "2026": false },
      },
      {
        menage: {
          aide_logement_date_pret_conventionne: "2018-12-31",
          statut_occupation_logement: "locataire_vide",
          loyer: 0,
          depcom: "59350",
          _departement: "59",
          _region: "32",
        },
      },
    ),
  );
  // 30 × 0,5985 = 17,96 € ; sous 300 € de salaire, 566,17 € entiers (C. trav., art. D5131-20 et R5131-24, II).
  const lue = (nom: string) => droitsEligibles.find(({ id }) => id === nom);
  expect([lue("contrat_engagement_jeune")?.montant, lue("ppa")?.montant]).toEqual([566, 17]);
  expect([lue("contrat_engagement_jeune")?.ouBien, lue("ppa")?.ouBien?.id]).toEqual([
    undefined,
    "contrat_engagement_jeune",
  ]);
});

const service = unDroit({
  id: "service_civique",
  label: "service civique",
  montant: 620,
  certitude: "si",
  si: [{ cle: "projet_volontariat", question: "?" }],
});

it("ce qui est sûr passe avant ce qui tient à une question, même plus élevé", () => {
  const droits = marquerLesChoix([service, cej(566), ppa(166)]);
  expect(droits.filter(({ ouBien }) => ouBien).map(({ id, ouBien }) => [id, ouBien?.id])).toEqual([
    ["service_civique", "contrat_engagement_jeune"],
    ["ppa", "contrat_engagement_jeune"],
  ]);
});

it("ce qui est déjà reçu tient lieu de l’autre, et son texte le dit (C. trav., art. R5131-24, II)", () => {
  const [prime] = marquerLesChoix([ppa(166)], [cej(44)]);
  expect(prime?.ouBien).toEqual({
    id: "contrat_engagement_jeune",
    label: "contrat",
    texte: "C. trav., art. R5131-24, II",
  });
});

test("un emploi perdu : l’allocation chômage n’est ni sûre, ni comptée avec le RSA", async () => {
  const salaire_net = { ...chaqueMois(1_400), "2026-05": 0, "2026-06": 0 };
  const menage = {
    aide_logement_date_pret_conventionne: "2018-12-31",
    statut_occupation_logement: "loge_gratuitement",
    depcom: "59350",
    _departement: "59",
    _region: "32",
  } as const;
  const perdu = foyer(
    { date_naissance: "1998-02-01", nationalite: "FR", activite: "chomeur", salaire_net },
    { menage },
  );
  const resultats = async (precisions?: Record<string, boolean>) =>
    (await resultatsSansVelo({ ...perdu, ...(precisions && { precisions }) })).droitsEligibles;
  for (const precisions of [undefined, { emploi_perdu_malgre_soi: true }]) {
    const droits = await resultats(precisions);
    const are = droits.find(({ id }) => id === "are");
    // 19 743,59 € bruts de onze mois et 334 jours : 59,113 par jour ; 37,062 − 1,773 = 35,288 ; × 30 = 1 058,65.
    expect(are?.montant).toBe(1050);
    expect(are && certitudeDe(are)).toBe("a_verifier");
    expect(droits.filter(({ id, ouBien }) => ["are", "rsa"].includes(id) && !ouBien)).toHaveLength(1);
  }
  expect((await resultats({ emploi_perdu_malgre_soi: false })).some(({ id }) => id === "are")).toBe(false);
});
