import { variable } from "../../moteur/variable.ts";
import { scolarite } from "../communs/donnees.ts";
import { residence } from "./communs.ts";

const ARTICLE = "Département de la Seine-Saint-Denis, chèque réussite";
/** Euros for each pupil who enters 6e (seinesaintdenis.fr). */
const MONTANT = 200;

export const seine_saint_denis_eligibilite_residence = residence(
  "seine_saint_denis_eligibilite_residence",
  "logement en Seine-Saint-Denis",
  "93",
);

/** The class is not asked: a pupil of a collège may enter 6e, the aid asks for it (`a_verifier`). */
export const seine_saint_denis_cheque_reussite_eligibilite_classe = variable.individu.booleen(
  {
    nom: "seine_saint_denis_cheque_reussite_eligibilite_classe",
    libelle: "au collège",
    article: ARTICLE,
  },
  (c, individu, mois) => scolarite(c, individu, mois) === "college",
  false,
);

export const seine_saint_denis_cheque_reussite_eligibilite = variable.individu.booleen(
  {
    nom: "seine_saint_denis_cheque_reussite_eligibilite",
    libelle: "au collège et logement en Seine-Saint-Denis",
    article: ARTICLE,
  },
  (c, individu, mois) =>
    seine_saint_denis_eligibilite_residence(c, c.menageDe(individu), mois) &&
    seine_saint_denis_cheque_reussite_eligibilite_classe(c, individu, mois),
  false,
);

export const seine_saint_denis_cheque_reussite_montant = variable.individu.nombre(
  {
    nom: "seine_saint_denis_cheque_reussite_montant",
    libelle: "chèque réussite d’un élève",
    article: ARTICLE,
    unite: "€",
  },
  (c, individu, mois) => (seine_saint_denis_cheque_reussite_eligibilite(c, individu, mois) ? MONTANT : 0),
);

/** One cheque, « par enfant qui entre en 6e », for a family with a pupil: how many enter 6e is not known. */
export const seine_saint_denis_cheque_reussite = variable.famille.nombre(
  {
    nom: "seine_saint_denis_cheque_reussite",
    libelle: "chèque réussite de la Seine-Saint-Denis",
    article: ARTICLE,
    unite: "€",
  },
  (c, famille, mois) =>
    Math.max(...famille.membres.map((membre) => seine_saint_denis_cheque_reussite_montant(c, membre, mois))),
);
