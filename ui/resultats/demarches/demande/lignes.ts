import type {
  DemandeARemplir,
  PartieDeFormulaire,
} from "../../../../catalogue/results/demarches/demandes/formulaires.ts";
import { periodeEnMots } from "../../../../catalogue/fiches/phrases/jours.ts";
import { periodsOf } from "../../../../catalogue/situation/periods.ts";
import { estAnnuelle } from "../../../../catalogue/situation/ressources.ts";
import { contextOf, whoOf } from "../../../../machines/journey/about.ts";
import type { VisitedStep } from "../../../../machines/journey/visited.ts";
import type { Parcours } from "../../../../machines/journey/walk.ts";
import type { AmountsAnswer } from "../../../../machines/kinds/amounts.ts";
import { typesRessources } from "../../../../machines/questions/types-ressources.ts";
import { placeholderPrenom, say } from "../../../../machines/questions/words.ts";
import { majuscule } from "../../../../catalogue/fiches/phrases/casse.ts";
import { ecrireEuros } from "../../../cadre/format/nombres.ts";
import { ecrireReponse } from "../../../cadre/format/reponse.ts";

/** A value of a form: its words, as it reads, and as it is pasted where it is typed; a choice is ticked. */
export interface LigneDeFormulaire {
  mots: string;
  valeur: string;
  copie?: string;
}

interface PartieRemplie {
  titre: string;
  lignes: readonly LigneDeFormulaire[];
}

const champs = (...noms: string[]) => {
  const tous = new Set(noms);
  return ({ step, personne }: VisitedStep) => personne === "demandeur" && tous.has(step.field);
};
/** A question on income: a part of its own. */
const estUnRevenu = ({ chapter }: VisitedStep): boolean => chapter === "revenus";

/** The steps whose answers fill a part, and its title. */
const PARTIES: Readonly<
  Record<PartieDeFormulaire, readonly [titre: string, de: (step: VisitedStep) => boolean]>
> = {
  vous: [
    "Vous",
    champs("date_naissance", "nationalite", "regime_securite_sociale", "enfant_a_charge", "en_couple"),
  ],
  conjoint: ["Votre conjoint ou conjointe", (step) => step.personne === "conjoint" && !estUnRevenu(step)],
  enfants: ["Vos enfants", ({ step }) => step.entity === "enfants"],
  logement: ["Votre logement", ({ chapter, step }) => chapter === "logement" && step.entity !== "parents"],
  etudes: ["Vos études", champs("scolarite", "annee_etude", "statuts_etablissement_scolaire", "alternant")],
  travail: [
    "Votre travail",
    champs(
      "activite",
      "_contrat_alternant",
      "categorie_salarie",
      "_nombreMoisDebutContratDeTravail",
      "date_debut_chomage",
      "inapte_travail",
    ),
  ],
  sante: [
    "Votre santé",
    champs("handicap", "taux_incapacite", "aah_restriction_substantielle_durable_acces_emploi", "gir"),
  ],
  ressources: ["Vos revenus", ({ question }) => question.kind === "amounts"],
  parents: [
    "Vos parents",
    ({ step }) => step.entity === "parents" || step.field.startsWith("bourse_criteres_sociaux"),
  ],
};

/** « 14/03/2006 », « 1200,5 »: what a field takes; nothing of a choice. */
function aCopier(kind: VisitedStep["question"]["kind"], value: unknown, dit: string): { copie?: string } {
  if (kind === "date") return { copie: String(value).split("-").reverse().join("/") };
  if (kind === "number") return { copie: String(value).replace(".", ",") };
  return kind === "text" ? { copie: dit } : {};
}

const enEuros = (mots: string, montant: number): LigneDeFormulaire => ({
  mots,
  valeur: ecrireEuros(montant),
  copie: String(montant).replace(".", ","),
});

/** Full months that a form asks for, each of them, or what they come to; nothing where one is not known. */
function lignesDeRevenus(
  value: AmountsAnswer,
  mois: DemandeARemplir["mois"],
  jour: string,
): LigneDeFormulaire[] {
  const passes = periodsOf(jour)
    .last12Months.filter((un) => un < jour.slice(0, 7))
    .slice(0, mois);
  return value.flatMap(({ id, amounts }) => {
    const { label } = typesRessources[id];
    if (estAnnuelle(id))
      return Object.entries(amounts).flatMap(([an, montant]) =>
        typeof montant === "number" ? enEuros(`${label}, en ${an}`, montant) : [],
      );
    const connus = passes.map((un) => [un, amounts[un]] as const);
    if (connus.some(([, montant]) => typeof montant !== "number")) return [];
    if (mois === 3)
      return connus.map(([un, montant]) => enEuros(`${label}, ${periodeEnMots(un)}`, Number(montant)));
    const total = connus.reduce((somme, [, montant]) => somme + Number(montant), 0);
    return [enEuros(`${label}, les douze mois avant celui-ci`, Math.round(total * 100) / 100)];
  });
}

/** Rent and charges, each in its field. */
function lignesDuLoyer({ loyer, charges_locatives: charges }: { loyer: number; charges_locatives?: number }) {
  return [enEuros("Loyer", loyer), ...(charges ? [enEuros("Charges", charges)] : [])];
}

/** Whose it is, where a part speaks of several. */
function deQui({ situation: { enfants } }: Parcours, { personne }: VisitedStep): string {
  if (personne === "conjoint") return " (conjoint ou conjointe)";
  const rang = enfants?.findIndex(({ id }) => id === personne) ?? -1;
  return rang < 0 ? "" : ` (${enfants?.[rang]?._firstName || placeholderPrenom(rang)})`;
}

/** Postal code and town, each in its field. */
const lignesDeCommune = ({
  _codePostal: code,
  _nomCommune: nom,
}: Record<string, string>): LigneDeFormulaire[] =>
  [["Code postal", code] as const, ["Commune", nom] as const].flatMap(([mots, valeur]) =>
    valeur ? [{ mots, valeur, copie: valeur }] : [],
  );

/** What the answers say of a step; nothing of « je ne sais pas ». */
function lignesDe(parcours: Parcours, step: VisitedStep, { mois }: DemandeARemplir): LigneDeFormulaire[] {
  const value = step.given?.value;
  if (!step.answered || value === null || value === undefined) return [];
  if (step.question.kind === "amounts")
    return lignesDeRevenus(value as AmountsAnswer, mois, parcours.situation.dateDeValeur).map((ligne) => ({
      ...ligne,
      mots: ligne.mots + deQui(parcours, step),
    }));
  if (step.question.kind === "rent") return lignesDuLoyer(value as Parameters<typeof lignesDuLoyer>[0]);
  if (step.question.kind === "commune") return lignesDeCommune(value as Record<string, string>);
  const who = whoOf(parcours, step);
  const valeur = ecrireReponse(step.question, value, who, contextOf(parcours, step));
  return [{ mots: say(step.question.summary, who), valeur, ...aCopier(step.question.kind, value, valeur) }];
}

/** What these steps say, what was answered no in one line at the end; nothing where they say nothing. */
function partie(
  titre: string,
  steps: readonly VisitedStep[],
  parcours: Parcours,
  formulaire: DemandeARemplir,
) {
  const dites = steps.flatMap((step) => lignesDe(parcours, step, formulaire));
  const lignes = dites.filter(({ valeur }) => valeur !== "Non");
  const non = dites.filter(({ valeur }) => valeur === "Non").map(({ mots }) => mots);
  if (non.length > 0) lignes.push({ mots: "Vous avez répondu non", valeur: non.join(", ") });
  return lignes.length > 0 ? [{ titre, lignes }] : [];
}

/** Each child under its name, or its rank. */
const partiesDesEnfants = (parcours: Parcours, formulaire: DemandeARemplir): PartieRemplie[] =>
  (parcours.situation.enfants ?? []).flatMap(({ id, _firstName: prenom }, rang) =>
    partie(
      majuscule(prenom || placeholderPrenom(rang)),
      parcours.active.filter(
        (step) => step.personne === id && step.step.field !== "_firstName" && !estUnRevenu(step),
      ),
      parcours,
      formulaire,
    ),
  );

/** The answers in the order of a form; a part that nothing fills is left out. */
export const remplirLeFormulaire = (parcours: Parcours, formulaire: DemandeARemplir): PartieRemplie[] =>
  formulaire.parties.flatMap((nom) => {
    const [titre, de] = PARTIES[nom];
    const dite = partie(titre, parcours.active.filter(de), parcours, formulaire);
    return nom === "enfants" ? [...dite, ...partiesDesEnfants(parcours, formulaire)] : dite;
  });
