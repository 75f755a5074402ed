import { expect, test } from "vitest";
import { resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { foyer } from "../loi/requete/kit.ts";
import type { Individu, Situation } from "../situation/situation.ts";
import { sousQuestions } from "../../machines/questions/sous-questions.ts";
import { dabordDit } from "./dabord-dit.ts";
import { montrables } from "./sensibles.ts";
import { reponseDesFaits } from "./decisives/reglees.ts";
import { titreDeSejour, titresDeSejour } from "../situation/titre-de-sejour.ts";

const menage = {
  aide_logement_date_pret_conventionne: "2018-12-31",
  statut_occupation_logement: "locataire_vide",
  loyer: 450,
  depcom: "69123",
  _departement: "69",
  _region: "84",
} as const;

/** A household whose permit was said by one of the choices of the question under the nationality. */
function avec(label: string, demandeur: Partial<Individu>): Situation {
  const choix = sousQuestions.find(({ nom }) => nom === "titre")?.choix.find((un) => un.label === label);
  if (!choix) throw new Error(label);
  return {
    ...foyer({ date_naissance: "2000-02-01", nationalite: "AF", ...demandeur }, { menage }),
    // After the first of July 2026.
    dateDeValeur: "2026-11-28",
    precisions: choix.precisions,
  };
}

async function lus(situation: Situation) {
  const { droitsEligibles, incalculables } = await resultatsSansVelo(situation);
  return {
    ouvertes: droitsEligibles.map(({ id }) => id),
    raisons: new Map(incalculables.map(({ id, reason }) => [id, reason])),
    doutes: (id: string) => droitsEligibles.find((un) => un.id === id)?.doutes ?? [],
  };
}

const sansEmploi = { activite: "inactif" } as const;
const etudiante = {
  activite: "etudiant",
  scolarite: "enseignement_superieur",
  annee_etude: "licence_1",
  statuts_etablissement_scolaire: "public",
  bourse_criteres_sociaux_base_ressources_parentale: 0,
} as const;

test("une réfugiée de 26 ans a le RSA sans durée de titre (CASF, art. L262-4, 2°, a), et rien à vérifier de son séjour", async () => {
  const { ouvertes, raisons, doutes } = await lus(avec("Protection de l’asile", sansEmploi));
  expect(ouvertes).toContain("rsa");
  expect(raisons.get("rsa")).toBeUndefined();
  expect(doutes("aide_logement").map(({ cause }) => cause)).not.toContain("séjour");
});

test("cinq ans de titre l’ouvrent aussi ; un autre titre, non, et rien ne se demande plus", async () => {
  const cinqAns = await lus(avec("Carte de résident, ou cinq ans de titre", sansEmploi));
  expect(cinqAns.ouvertes).toContain("rsa");
  const autre = await lus(avec("Un autre titre", sansEmploi));
  expect(autre.ouvertes).toContain("aide_logement");
  expect([autre.ouvertes.includes("rsa"), autre.raisons.get("rsa")]).toEqual([false, undefined]);
});

test("« Je ne sais pas » laisse la question du titre, comme si elle n’avait pas été posée", async () => {
  const { ouvertes, raisons, doutes } = await lus(avec("Je ne sais pas", sansEmploi));
  expect(ouvertes).not.toContain("rsa");
  expect(raisons.get("rsa")).toContain("Avez-vous depuis cinq ans");
  expect(doutes("aide_logement").map(({ cause }) => cause)).toContain("séjour");
});

test("pendant une demande d’asile, ce qui serait ouvert à une autre est dit fermé, et l’ADA nommée", async () => {
  const { ouvertes, raisons } = await lus(avec("Demande d’asile en cours", sansEmploi));
  expect(ouvertes).not.toContain("aide_logement");
  expect(ouvertes).not.toContain("rsa");
  expect([raisons.get("rsa"), raisons.get("aide_logement")]).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining("Pendant une demande d’asile") as unknown),
  );
  expect(ouvertes).toContain("allocation_demandeur_asile");
});

// CE, 12 June 2023, n° 463398: minors, and adults with a regular stay.
test("le contrat d’engagement jeune demande un titre à une adulte, et n’est pas de quoi vivre pendant une demande d’asile", async () => {
  const ne = { ...sansEmploi, date_naissance: "2007-02-01" };
  const enCours = await resultatsSansVelo(avec("Demande d’asile en cours", ne));
  expect(enCours.droitsEligibles.map(({ id }) => id)).not.toContain("contrat_engagement_jeune");
  expect(enCours.incalculables).toContainEqual(
    expect.objectContaining({ id: "contrat_engagement_jeune", fermee: true }),
  );
  const [deQuoiVivre] = dabordDit(montrables(enCours));
  expect(deQuoiVivre?.aides.map(({ id }) => id)).toEqual([
    "allocation_demandeur_asile",
    "css_participation_forfaitaire",
    "fonds_aide_jeunes",
  ]);
  const inconnu = await lus(avec("Je ne sais pas", ne));
  expect(inconnu.doutes("contrat_engagement_jeune").map(({ cause }) => cause)).toContain("séjour");
  const mineure = await lus(
    avec("Demande d’asile en cours", { ...sansEmploi, date_naissance: "2009-08-01" }),
  );
  expect(mineure.ouvertes).toContain("contrat_engagement_jeune");
});

// C. serv. nat., art. L120-4: a list of permits, where the receipt of a claim is not.
test.each([
  ["Demande d’asile en cours", false],
  ["Protection de l’asile", true],
  ["Visa ou carte « étudiant »", true],
  ["Je ne sais pas", true],
])("le service civique, de qui a dit « %s » : %s", async (label, ouvert) => {
  const { ouvertes } = await lus(avec(label, { ...sansEmploi, date_naissance: "2007-02-01" }));
  expect(ouvertes.includes("service_civique")).toBe(ouvert);
});

test("d’un titre « étudiant », l’aide au logement est dite fermée sans bourse (CCH, art. L822-2, depuis juillet 2026)", async () => {
  const { ouvertes, raisons } = await lus(avec("Visa ou carte « étudiant »", etudiante));
  expect(ouvertes).not.toContain("aide_logement");
  expect(raisons.get("aide_logement")).toContain("Fermée sans bourse");
  expect(raisons.has("bourse_criteres_sociaux")).toBe(false);
});

test("réfugiée, l’étudiante a l’aide au logement et la bourse, sans années de résidence ; sous un autre titre, elle se vérifie", async () => {
  const { ouvertes, raisons } = await lus(avec("Protection de l’asile", etudiante));
  expect(ouvertes).toEqual(expect.arrayContaining(["aide_logement", "bourse_criteres_sociaux"]));
  expect(raisons.size).toBe(0);
  const autre = await lus(avec("Un autre titre", etudiante));
  expect(autre.ouvertes).toContain("aide_logement");
  expect(autre.raisons.get("bourse_criteres_sociaux")).toContain("deux ans");
});

test.each([
  ["une Française", "FR"],
  ["une Européenne", "DE"],
] as const)("d’%s, ce qui fut dit d’un titre ne compte plus", async (_, nationalite) => {
  const avant = await lus(avec("Demande d’asile en cours", { ...sansEmploi, nationalite }));
  const { precisions: __, ...sans } = avec("Un autre titre", { ...sansEmploi, nationalite });
  expect(avant.ouvertes).toEqual((await lus(sans)).ouvertes);
});

test("chaque choix dit les quatre titres, et un seul vrai", () => {
  const [titre] = sousQuestions;
  for (const { precisions } of titre!.choix) {
    expect(Object.keys(precisions).sort()).toEqual([...titresDeSejour].sort());
    expect(Object.values(precisions).filter((un) => un === true).length).toBeLessThanOrEqual(1);
  }
  const dits = titre!.choix.map(({ precisions }) =>
    titreDeSejour({ ...foyer({ nationalite: "AF" }, {}), precisions }),
  );
  expect(dits).toEqual([...titresDeSejour, "autre", undefined]);
});

test.each([
  ["aah", 0.9],
  // Of whom a higher rate would open it: never a silent « non ».
  ["aah", 0.3],
] as const)(
  "%s, au taux de %d : une décision que l’on attend la laisse à vérifier ; écrite, non",
  async (id, taux_incapacite) => {
    const situation = foyer(
      {
        date_naissance: "2000-02-01",
        nationalite: "FR",
        activite: "inactif",
        handicap: true,
        taux_incapacite,
      },
      { menage },
    );
    const dit = async (decision_mdph?: boolean) => {
      const { droitsEligibles, nonCalcules } = await resultatsSansVelo({
        ...situation,
        ...(decision_mdph !== undefined && { precisions: { decision_mdph } }),
      });
      const textes = (droitsEligibles.find((un) => un.id === id)?.doutes ?? []).map(({ texte }) => texte);
      const raisons = nonCalcules.filter((un) => un.id === id).map(({ raison }) => raison);
      return [...textes, ...raisons].filter((texte) => texte.includes("la décision de la MDPH")).length;
    };
    expect(await Promise.all([dit(), dit(true), dit(false)])).toEqual([0, 0, 1]);
  },
);

test("la mobilité inclusion n’est pas sûre d’un taux que la MDPH n’a pas décidé", () => {
  const dite = (decision_mdph: boolean) =>
    reponseDesFaits("carte_mobilite", {
      situation: { ...foyer({ handicap: true, taux_incapacite: 0.9 }), precisions: { decision_mdph } },
    });
  expect([dite(true), dite(false)]).toEqual([true, undefined]);
});
