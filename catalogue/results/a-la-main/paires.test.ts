import { expect, test } from "vitest";
import { unDroit } from "../../../test/fixtures/droits.ts";
import { marquerLesChoix } from "../choix.ts";
import type { Droit } from "../results.ts";
import { totauxDe } from "../totaux.ts";

type Etat = "sûre" | "à vérifier" | "si";
const etats: Record<Etat, Partial<Droit>> = {
  sûre: {},
  "à vérifier": { doutes: [{ cause: "décision", texte: "au cas par cas" }] },
  si: { si: [{ cle: "emploi_perdu_malgre_soi", question: "?" }] },
};

/** Ten pairs of aids of one month worked by hand, each with its article: which of the two is counted, and how much a month. */
test.each([
  // La plus sûre d’abord, puis la plus forte.
  ["are", 1050, "à vérifier", "rsa", 650, "sûre", "rsa", 650, 0], // CASF, art. L262-3
  ["are", 1050, "à vérifier", "rsa", 650, "à vérifier", "are", 0, 1050], // le même
  ["are", 1050, "si", "rsa", 650, "à vérifier", "rsa", 0, 650], // le même : elle tient à une question
  ["are", 900, "à vérifier", "contrat_engagement_jeune", 566.17, "à vérifier", "are", 0, 900], // C. trav., art. D5131-20
  ["are", 900, "à vérifier", "ass", 584.4, "à vérifier", "are", 0, 900], // C. trav., art. L5423-1
  ["contrat_engagement_jeune", 566.17, "sûre", "ppa", 166, "sûre", "contrat_engagement_jeune", 566.17, 0], // C. trav., art. R5131-24
  ["prepare", 459.7, "sûre", "cf", 297.16, "sûre", "prepare", 459.7, 0], // CSS, art. L532-1
  ["prepare", 171.42, "sûre", "cf", 297.16, "sûre", "cf", 297.16, 0], // le même
  ["service_civique", 620, "sûre", "rsa", 650, "sûre", "rsa", 650, 0], // C. serv. nat., art. L120-11 : le projet suspendrait le RSA
  ["service_civique", 620, "sûre", "ass", 584.4, "sûre", "ass", 584.4, 0], // le même
] as const)(
  "%s de %d € (%s) et %s de %d € (%s) : %s",
  (un, sien, etat, autre, leSien, lEtat, comptee, surs, aVerifier) => {
    const droits = marquerLesChoix([
      unDroit({ id: un, label: un, montant: sien, ...etats[etat] }),
      unDroit({ id: autre, label: autre, montant: leSien, ...etats[lEtat] }),
    ]);
    expect(droits.filter(({ ouBien }) => !ouBien).map(({ id }) => id)).toEqual([comptee]);
    const totaux = totauxDe(droits);
    expect([totaux.surs.parMois, totaux.aVerifier.parMois]).toEqual([surs, aVerifier]);
  },
);
