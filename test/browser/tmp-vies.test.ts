import { mkdirSync, writeFileSync } from "node:fs";
import { describe, test } from "vitest";
import {
  aCharge,
  apprenti,
  brutDesParents,
  chezQuelquUn,
  chezSesParents,
  chomeur,
  handicape,
  heberge,
  inactif,
  independant,
  loue,
  lycee,
  meuble,
  parents,
  parentsA,
  residence,
  salarie,
  sansLogement,
  superieur,
} from "../../machines/studio/foyers/communs.ts";
import { type FoyerRaconte, unEnfant } from "../../machines/studio/foyers/foyer.ts";
import { AuDoigt } from "./personne/gestes.ts";
import { suivreLeFoyer } from "./personne/suivre.ts";
import type { Vise } from "./personne/regard.ts";
import { visite } from "./visite.ts";

type Sous = Readonly<Record<string, string>>;
const AF = { nationalite: "D’un pays hors" };
const gens: [string, FoyerRaconte, Sous?][] = [
  [
    "q01",
    {
      titre: "Étudiant 20 Rennes bourse 320",
      demandeur: superieur("2006-05-03", "2e année de licence", {
        ...brutDesParents(24_000),
        ...parentsA("29200 Brest"),
        ...aCharge,
      }),
      revenus: { "Bourse de l’enseignement": 320 },
      foyer: loue("35000 Rennes", [420, 40], { ...parents("En couple", 2, 1), rfr: 21_000, nbptr: 3 }),
    },
  ],
  [
    "q02",
    {
      titre: "Couple deux enfants Marseille",
      demandeur: salarie("1997-03-02"),
      revenus: { Salaire: 1500 },
      conjoint: inactif("1998-07-07", { statut_marital: "Le mariage" }),
      enfants: [unEnfant("2021-04-04"), unEnfant("2024-05-05")],
      foyer: loue("13003 Marseille", [650, 50]),
    },
  ],
  [
    "q03",
    {
      titre: "Lycéenne 16 Creuse",
      demandeur: lycee("2010-05-05", "Première", {
        ...chezSesParents,
        ...aCharge,
        _interetBafa: "Oui",
        ...brutDesParents(15_000),
      }),
      foyer: heberge("23000 Guéret", { ...parents("Un seul parent", 1, 0), rfr: 14_000, nbptr: 1.5 }),
    },
  ],
  [
    "q04",
    {
      titre: "Apprenti 19 Lyon coloc",
      demandeur: superieur("2007-02-02", "BTS", {
        ...apprenti("Non, privé"),
        ...brutDesParents(30_000),
        ...parentsA("38000 Grenoble"),
        ...aCharge,
      }),
      revenus: { Salaire: 900 },
      foyer: meuble("69007 Lyon", 450, { coloc: "Oui", ...parents("En couple"), rfr: 27_000, nbptr: 3 }),
    },
    { "dernier mois de votre contrat": "Je ne sais pas" },
  ],
  [
    "q05",
    {
      titre: "Emploi perdu 22 Lille",
      demandeur: chomeur("2004-04-04", "2026-11-01", chezQuelquUn),
      revenus: { Salaire: [0, 1400, 1400, 1400, 1400, 1400, 1400, 1400, 1400, 1400, 1400, 1400, 1400] },
      foyer: heberge("59000 Lille"),
    },
  ],
  [
    "q06",
    {
      titre: "Indépendante enceinte enfant handicap La Réunion",
      demandeur: independant("1996-06-06", { enceinte: "Oui" }),
      revenus: { "Micro-entreprise : services": 6000 },
      enfants: [unEnfant("2019-06-06", { handicap: "Oui", taux_incapacite: "De 50 %" })],
      foyer: loue("97400 Saint-Denis", [550, 40]),
    },
    { "Ce taux": "Oui" },
  ],
  [
    "q07",
    {
      titre: "Étudiant étranger Paris résidence",
      demandeur: superieur("2003-03-03", "1re année de master", {
        ...AF,
        bourse_criteres_sociaux_base_ressources_parentale: "Je ne sais pas",
      }),
      foyer: residence("75013 Paris", [480, 0], { ...parents("En couple", 1, 1), _en_france: "Non" }),
    },
    { "titre de séjour": "Visa ou carte" },
  ],
  [
    "q08",
    {
      titre: "Martiniquaise L1 Toulouse",
      demandeur: superieur("2007-09-09", "1re année de licence", {
        ...brutDesParents(21_000),
        ...parentsA("97200 Fort-de-France"),
        ...aCharge,
        mention_baccalaureat: "Assez bien",
      }),
      foyer: loue("31000 Toulouse", [480, 30], { ...parents("En couple", 3, 1), rfr: 19_000, nbptr: 3.5 }),
    },
  ],
  [
    "q09",
    {
      titre: "Couple jumeaux Nantes",
      demandeur: salarie("1997-07-07"),
      revenus: { Salaire: 1600 },
      conjoint: independant("1997-08-08", { statut_marital: "Le pacs" }),
      revenusDuConjoint: { "Micro-entreprise : services": 9000 },
      enfants: [unEnfant("2026-03-20"), unEnfant("2026-03-20")],
      foyer: loue("44000 Nantes", [820, 60]),
    },
    { "dernier mois de votre contrat": "Sans fin" },
  ],
  [
    "q10",
    {
      titre: "Sortie ASE Bordeaux",
      demandeur: lycee("2008-10-10", "Terminale", chezQuelquUn),
      foyer: heberge("33000 Bordeaux", parents("Aucun n’a")),
    },
    { "Qui a l’autorité": "L’aide sociale" },
  ],
  [
    "q11",
    {
      titre: "Réfugié 22 sans logement Strasbourg",
      demandeur: chomeur("2004-01-01", "2026-09-01", AF),
      foyer: sansLogement("67000 Strasbourg"),
    },
    { "titre de séjour": "Protection" },
  ],
  [
    "q12",
    {
      titre: "Apprenti 17 FJT Angers",
      demandeur: lycee("2009-03-03", "1re année de CAP", {
        ...apprenti("Non, privé"),
        ...aCharge,
        ...brutDesParents(28_000),
        ...parentsA("53000 Laval"),
      }),
      revenus: { Salaire: 500 },
      foyer: residence("49000 Angers", [350, 0], { ...parents("En couple"), rfr: 25_000 }),
    },
  ],
  [
    "q13",
    {
      titre: "Étudiante handicapée Grenoble",
      demandeur: superieur("2003-02-02", "3e année de licence", {
        ...handicape("80 %"),
        ...brutDesParents(26_000),
        ...parentsA("73000 Chambéry"),
      }),
      revenus: { Salaire: 550 },
      foyer: loue("38000 Grenoble", [430, 30], parents("En couple", 1, 1)),
    },
    { "Ce taux": "Oui" },
  ],
  [
    "q14",
    {
      titre: "Père 28 ARE Metz",
      demandeur: chomeur("1998-03-15", "2024-12-01", { ass_precondition_remplie: "Oui" }),
      revenus: { "Allocation chômage": 1000 },
      enfants: [unEnfant("2020-05-05", { garde_alternee: "Oui" })],
      foyer: loue("57000 Metz", [500, 30]),
    },
    { "dernier mois de votre allocation": "décembre 2026" },
  ],
  [
    "r01",
    {
      titre: "Saisonnier 23 Annecy",
      demandeur: salarie("2003-09-01"),
      revenus: { Salaire: 1500 },
      foyer: meuble("74000 Annecy", 650),
    },
    { "dernier mois de votre contrat": "décembre 2026" },
  ],
  [
    "r02",
    {
      titre: "Apprentie 20 Tours fin février",
      demandeur: superieur("2006-06-01", "BTS", {
        ...apprenti("Non, privé"),
        ...brutDesParents(35_000),
        ...parentsA("36000 Châteauroux"),
      }),
      revenus: { Salaire: 1000 },
      foyer: loue("37000 Tours", [430, 30]),
    },
    { "dernier mois de votre contrat": "février 2027" },
  ],
  [
    "r03",
    {
      titre: "Mère de 17 ans chez ses parents",
      demandeur: lycee("2009-02-02", "Première", {
        ...chezSesParents,
        ...aCharge,
        ...brutDesParents(19_000),
      }),
      enfants: [unEnfant("2026-08-08")],
      foyer: heberge("62000 Arras", { ...parents("En couple", 2, 0), rfr: 18_000, nbptr: 3 }),
    },
  ],
  [
    "r04",
    {
      titre: "Demandeuse d'asile 24 Lyon hébergée",
      demandeur: inactif("2002-02-02", { ...AF, ...chezQuelquUn }),
      foyer: heberge("69003 Lyon"),
    },
    { "titre de séjour": "Demande d’asile" },
  ],
  [
    "r05",
    {
      titre: "Couple d'étudiants bébé Montpellier",
      demandeur: superieur("2003-05-05", "2e année de master", {
        ...brutDesParents(30_000),
        ...parentsA("30000 Nîmes"),
      }),
      conjoint: { date_naissance: "2004-05-05", activite: "En études", statut_marital: "Le mariage" },
      enfants: [unEnfant("2026-02-10")],
      foyer: loue("34000 Montpellier", [600, 40], parents("En couple", 2, 1)),
    },
  ],
  [
    "r06",
    {
      titre: "Artiste micro 29 Paris",
      demandeur: independant("1997-01-15"),
      revenus: { "Micro-entreprise : activité libérale": 9000 },
      foyer: loue("75018 Paris", [700, 60], { parisien: "Oui" }),
    },
  ],
  [
    "r07",
    {
      titre: "Veuve 30 deux enfants Mayotte",
      demandeur: inactif("1996-10-10"),
      enfants: [unEnfant("2018-03-03"), unEnfant("2022-03-03")],
      foyer: loue("97600 Mamoudzou", [400, 20]),
    },
  ],
  [
    "r08",
    {
      titre: "Mineur ASE apprenti 17 Limoges",
      demandeur: lycee("2009-06-15", "1re année de CAP", {
        ...apprenti("Non, privé"),
        ...chezQuelquUn,
        ...parentsA("87000 Limoges"),
      }),
      revenus: { Salaire: 480 },
      foyer: heberge("87000 Limoges", parents("Aucun n’a")),
    },
    { "Qui a l’autorité": "L’aide sociale" },
  ],
  [
    "r09",
    {
      titre: "Temps partiel 22 chez ses parents",
      demandeur: salarie("2004-11-11", chezSesParents),
      revenus: { Salaire: 900 },
      foyer: heberge("80000 Amiens"),
    },
    { "dernier mois de votre contrat": "Sans fin" },
  ],
  [
    "r10",
    {
      titre: "Étudiante infirmière Rouen",
      demandeur: superieur("2005-12-12", "3e année de licence", {
        groupe_specialites_formation: "Le sanitaire",
        ...brutDesParents(22_000),
        ...parentsA("27000 Évreux"),
        ...aCharge,
      }),
      foyer: loue("76000 Rouen", [420, 40], { ...parents("En couple", 2, 1), rfr: 20_000, nbptr: 3 }),
    },
  ],
  [
    "r11",
    {
      titre: "Mère enfant handicapé Limoges",
      demandeur: salarie("1996-05-05"),
      revenus: { Salaire: 850 },
      conjoint: salarie("1995-05-05", { statut_marital: "Le mariage" }),
      revenusDuConjoint: { Salaire: 1500 },
      enfants: [unEnfant("2020-01-01", { handicap: "Oui", taux_incapacite: "80 %" })],
      foyer: loue("87000 Limoges", [550, 50]),
    },
    { "Ce taux": "Oui", "dernier mois de votre contrat": "Sans fin" },
  ],
  [
    "r12",
    {
      titre: "Sortant de prison 26 sans toit Nanterre",
      demandeur: chomeur("2000-04-04", "2026-11-15"),
      foyer: sansLogement("92000 Nanterre"),
    },
  ],
  [
    "r13",
    {
      titre: "Étudiante réunionnaise chez ses parents",
      demandeur: superieur("2006-08-08", "2e année de licence", {
        ...brutDesParents(19_000),
        ...chezSesParents,
        ...aCharge,
      }),
      foyer: heberge("97410 Saint-Pierre", { ...parents("En couple", 3, 2), rfr: 17_000, nbptr: 4 }),
    },
  ],
  [
    "r14",
    {
      titre: "Chômeuse 28 en couple Strasbourg sans allocation",
      demandeur: chomeur("1998-08-08", "2025-06-01"),
      conjoint: salarie("1996-08-08", { statut_marital: "Aucun" }),
      revenusDuConjoint: { Salaire: 1430 },
      foyer: loue("67000 Strasbourg", [560, 50]),
    },
  ],
];

const seuls = process.env["SEULS"]?.split(",");
mkdirSync("/tmp/vies", { recursive: true });

class Bavard extends AuDoigt {
  sous: Sous = {};
  override async toucher(texte: string, ou: Pick<Vise, "dans" | "rang"> = {}) {
    if (/^(Continuer|Enregistrer)$/.test(texte))
      for (const une of await this.page.locator("fieldset.precisions").all()) {
        const titre = await une.locator("legend").innerText();
        const [, dit] = Object.entries(this.sous).find(([debut]) => titre.includes(debut)) ?? [];
        if (!dit) continue;
        if ((await une.locator("select").count()) > 0)
          await une.locator("select").selectOption({
            label: (await une.locator("option").allInnerTexts()).find((o) => o.startsWith(dit))!,
          });
        else await une.getByText(dit).first().click();
      }
    return super.toucher(texte, ou);
  }
}

describe("vies", () => {
  const v = visite({ width: 390, env: { VELOS_DELAI_MS: "60000" } });
  for (const [nom, foyer, sous = {}] of gens.filter(([n]) => !seuls || seuls.includes(n)))
    test(
      nom,
      async () => {
        await v.page.goto(v.address);
        const personne = new Bavard(v.page, new Set());
        personne.sous = sous;
        await personne.toucher("Commencer");
        let ecrans = 0;
        const temoin = { boutons: new Set<string>(), regarder: async () => void ecrans++ };
        try {
          await suivreLeFoyer(personne, foyer, temoin);
          await v.page.locator('.results[aria-busy="false"] .aid').first().waitFor();
        } catch (e) {
          writeFileSync(`/tmp/vies/${nom}.txt`, `ÉCHEC ${v.page.url()}\n${String(e).slice(0, 1500)}`);
          await v.page.screenshot({ path: `/tmp/vies/${nom}-echec.png`, fullPage: true });
          v.faults.length = 0;
          return;
        }
        const hauteur = await v.page.evaluate(() => document.documentElement.scrollHeight);
        const texte = await v.page.locator("main").innerText();
        await v.page.screenshot({ path: `/tmp/vies/${nom}.png`, fullPage: true });
        writeFileSync(
          `/tmp/vies/${nom}.txt`,
          `# ${foyer.titre}\nécrans ${ecrans}, ${hauteur} px, ${texte.split(/\s+/).length} mots\n${texte}`,
        );
      },
      300_000,
    );
});
