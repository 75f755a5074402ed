import { describe, expect, test } from "vitest";
import {
  type FormulairePdf,
  formulairePdfDe,
  type Identite,
} from "../../../../catalogue/results/demarches/demandes/formulaires-pdf.ts";
import { ne } from "../../../../catalogue/loi/formules/kit.ts";
import { enfant, foyer } from "../../../../catalogue/loi/requete/kit.ts";
import type { Situation } from "../../../../catalogue/situation/situation.ts";
import { formulaireVide, lireLeFormulaire } from "../../../../test/fixtures/formulaires-pdf.ts";
import { remplirLePdf } from "./remplir-pdf.ts";

const dit: Identite = {
  nom: "L’Héritier",
  prenoms: "Zoé Marie",
  communeDeNaissance: "Évry",
  adresse: "3 rue des Lilas",
  telephone: "0600000000",
  courriel: "",
};

const grenoble = {
  aide_logement_date_pret_conventionne: "2018-12-31",
  depcom: "38185",
  _codePostal: "38000",
  _nomCommune: "Grenoble",
} as const;
const etudiante: Situation = foyer(
  {
    ...ne(23),
    nationalite: "FR",
    activite: "etudiant",
    handicap: true,
    habite_chez_parents: false,
    regime_securite_sociale: "regime_general",
    salaire_net: { "2026-05": 550 },
  },
  { famille: { en_couple: false }, menage: { ...grenoble, statut_occupation_logement: "locataire_meuble" } },
);

const rempli = async (de: FormulairePdf, situation: Situation, quoi: "mdph" | "domiciliation", sans = "") => {
  const octets = await remplirLePdf(await formulaireVide(quoi, sans), de.champs(situation, dit));
  return octets && lireLeFormulaire(octets);
};
const de = (aide: string, situation = etudiante) => formulairePdfDe(aide, situation)!;

describe("le formulaire de la MDPH", () => {
  test("dit ce que disent les réponses, rien d’autre, chaque chiffre dans sa case", async () => {
    const lu = await rempli(de("aah"), etudiante, "mdph");
    const [an, mois, jour] = etudiante.demandeur.date_naissance!.split("-");
    expect(lu).toEqual({
      "Nom de naissance p2": "L’Héritier",
      "Prénoms p2": "Zoé Marie",
      "NOM BAS DE PAGE": "L’Héritier",
      "PRENOM BAS DE PAGE": "Zoé Marie",
      "DN J p2": jour,
      "DN M p2": mois,
      "DN A p2": an,
      "Nationalité f p2": "Yes",
      "Commune de naissance p2": "Évry",
      "Adresse p2": "3 rue des Lilas",
      "Code postal 1 p2": "3",
      "Code postal 2 p2": "8",
      "Code postal 3 p2": "0",
      "Code postal 4 p2": "0",
      "Code postal 5 p2": "0",
      "Commune p2": "Grenoble",
      "Pays p2": "France",
      "Numéro de téléphone p2": "0600000000",
      "OAM CPAM p2": "Yes",
      "Situation Seul": "Yes",
      "Vous avez un logement indépendant": "Yes",
      "Vous êtes locataire": "Yes",
      "Dans les 12 mois précédents vous avez perçu un revenu d'activité": "Yes",
      "Je suis étudiant (dans ce cas compléter également la partie C)": "Yes",
      "Vous avez plus de 20 ans Allocations aux adultes handicapés": "Yes",
    });
  });

  test("chez ses parents et sans emploi, avec le RSA ; avant 20 ans, aucun droit d’adulte n’est coché", async () => {
    const jeune = foyer(
      {
        ...ne(19),
        nationalite: "DE",
        activite: "chomeur",
        date_debut_chomage: "2026-03-09",
        handicap: true,
        habite_chez_parents: true,
        rsa: { "2026-05": 300 },
      },
      { menage: { ...grenoble, statut_occupation_logement: "loge_gratuitement" } },
    );
    const lu = (await rempli(de("aah", jeune), jeune, "mdph"))!;
    const dates = ["Jour", "Mois", "Année"].map((un) => lu[`Sans emploi depuis le Date ${un}`]);
    expect(dates).toEqual(["09", "03", "2026"]);
    expect(Object.keys(lu)).toEqual(
      expect.arrayContaining([
        "Nationalité e p2",
        "Situation Avec un parent (ou les deux)",
        "Vous êtes hébergé au domicile de vos parents",
        "Vous recevez le RSA",
        "Je suis sans emploi",
      ]),
    );
    for (const faux of [
      "Situation Seul",
      "Vous êtes locataire",
      "Vous avez un logement indépendant",
      "Vous avez plus de 20 ans Allocations aux adultes handicapés",
      "Dans les 12 mois précédents vous avez perçu un revenu d'activité",
    ])
      expect(lu).not.toHaveProperty([faux]);
  });

  test("en colocation, dans une chambre ou en alternance, ce qui ne se sait pas n’est pas coché", () => {
    const coches = (situation: Situation) =>
      Object.entries(de("aah").champs(situation, dit)).flatMap(([nom, valeur]) =>
        valeur === true ? [nom] : [],
      );
    for (const partage of [{ coloc: true }, { logement_chambre: true }]) {
      const lus = coches({ ...etudiante, menage: { ...etudiante.menage, ...partage } });
      expect(lus).toContain("Vous êtes locataire");
      expect(lus).not.toContain("Situation Seul");
      expect(lus).not.toContain("Vous avez un logement indépendant");
    }
    const apprentie = { ...etudiante, demandeur: { ...etudiante.demandeur, alternant: true } };
    expect(
      coches(apprentie).filter((nom) => nom.startsWith("Je suis") || nom.startsWith("Oui j'ai")),
    ).toEqual([]);
  });

  test("un autre formulaire, ou un seul champ qui manque : rien n’est écrit", async () => {
    expect(await rempli(de("aah"), etudiante, "domiciliation")).toBeUndefined();
    expect(await rempli(de("aah"), etudiante, "mdph", "Vous recevez l'ASS")).toBeUndefined();
    expect(await remplirLePdf(new TextEncoder().encode("bonjour").buffer, {})).toBeUndefined();
  });

  test("ce que la police ne sait pas écrire reste vide, le reste est écrit", async () => {
    const { champs } = de("rqth");
    const valeurs = champs(etudiante, { ...dit, nom: "Дарья", courriel: "d@exemple.fr" });
    const lu = await lireLeFormulaire((await remplirLePdf(await formulaireVide("mdph"), valeurs))!);
    expect(lu).not.toHaveProperty(["Nom de naissance p2"]);
    expect(lu).toMatchObject({ "Adresse e-mail p2": "d@exemple.fr", RQTH: "Yes" });
  });
});

test("la demande de domiciliation dit deux fois qui la fait", async () => {
  const lu = (await rempli(
    de("etat-domiciliation-pour-les-personnes-sans-domicile-stable"),
    etudiante,
    "domiciliation",
  ))!;
  expect([lu["noms1"], lu["noms2"], lu["lieuNaissance2"], lu["telephone"], lu["courriel"]]).toEqual([
    "L’Héritier",
    "L’Héritier",
    "Évry",
    "0600000000",
    undefined,
  ]);
});

test("le formulaire d’un enfant est celui de ses parents : rien n’en est rempli", () => {
  const parent = foyer({ ...ne(35), activite: "salarie", handicap: false }, { enfants: [enfant(10)] });
  expect(formulairePdfDe("carte_mobilite_inclusion", parent)).toBeUndefined();
  expect(formulairePdfDe("aeeh", etudiante)).toBeUndefined();
});
