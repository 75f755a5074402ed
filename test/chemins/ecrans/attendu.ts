import { evaluate } from "../../../catalogue/predicate/evaluate.ts";
import type { FactContext } from "../../../catalogue/situation/context.ts";
import { categoriesRessources, ressourcesParCategorie } from "../../../catalogue/situation/ressources.ts";
import { byKind, type Cases, choicesOf, type Question } from "../../../machines/kinds/kinds.ts";
import {
  ressourcesDeclarees,
  ressourcesProposees,
} from "../../../machines/questions/ressources-proposees.ts";
import { citesDans, type FaitsApprouves, type Lecteur } from "./approuve.ts";

/** Whose screen it is, what is approved of it, and what conditions read there. */
export interface EcranVu {
  faits: FaitsApprouves;
  qui: Lecteur;
  contexte: FactContext;
}

/** Kinds of income as they are approved: label and what it is asked for, by id. */
export const ressourcesApprouvees = ({
  details,
}: FaitsApprouves): Map<string, { label: string; quand: string }> =>
  new Map(
    details.flatMap((ligne) => {
      const [, label = "", id = "", quand = ""] = /^\s+« (.*?) » → ([\p{L}\d_]+), ([^,]+)/u.exec(ligne) ?? [];
      return id ? [[id, { label, quand }] as const] : [];
    }),
  );

/** Names of the categories of income, by code. */
const categoriesApprouvees = ({ details }: FaitsApprouves) =>
  new Map(
    details.flatMap((ligne) => {
      const [, label = "", code = ""] = /^« (.*?) » \((\w+)\)$/.exec(ligne) ?? [];
      return code ? [[code, label] as const] : [];
    }),
  );

/** What choosing nothing is called. */
export const rienChoisir = ({ details }: FaitsApprouves): string[] =>
  details.filter((ligne) => ligne.startsWith("ne rien choisir se dit")).flatMap(citesDans);

/** What not knowing is called, where one may not know. */
export const nePasSavoir = ({ details }: FaitsApprouves): string[] =>
  details
    .filter((ligne) => ligne.startsWith("ne pas savoir se dit"))
    .flatMap((ligne) => citesDans(ligne).slice(0, 1));

/** Choices of a list, those that the answers before do not open left out. */
const offerts = (question: Question, { faits, qui, contexte }: EcranVu) => {
  const fermes = choicesOf(question).map(({ condition }) => condition && !evaluate(condition, contexte));
  return faits.reponses.flatMap(({ label }, rang) => (fermes[rang] ? [] : [label(qui)]));
};

const enfantsDe = ({ contexte }: EcranVu) =>
  (contexte.situation.enfants ?? []).map(({ _firstName = "" }) => _firstName);

const rien = () => [];

const parSorte: Cases<[vu: EcranVu, ressources: FaitsApprouves], string[]> = {
  yesno: offerts,
  enum: offerts,
  multiple: (question, vu) => [...offerts(question, vu), ...rienChoisir(vu.faits)],
  number: (_, { faits }) => nePasSavoir(faits),
  text: rien,
  commune: rien,
  children: rien,
  date: () => ["Jour", "Mois", "Année"],
  housing: (_, { faits }) =>
    faits.details.filter((ligne) => /^ {2}«/.test(ligne)).map((ligne) => citesDans(ligne)[0] ?? ""),
  rent(_, { faits, contexte }) {
    const { statut_occupation_logement: statut, coloc } = contexte.situation.menage;
    const dits = (nom: string) =>
      citesDans(faits.details.find((ligne) => ligne.startsWith(`${nom} : `)) ?? "");
    const siens = dits(`${statut}`);
    // Sharing changes the word for the rent, and nothing else.
    return coloc === true && `${statut}`.startsWith("locataire")
      ? siens.map((un, ici) => (ici === 0 ? (dits("locataire_vide en colocation")[0] ?? "") : un))
      : siens;
  },
  childrenYesNo: (_, vu) =>
    enfantsDe(vu).flatMap((nom) => [nom.charAt(0).toUpperCase() + nom.slice(1), "Oui", "Non"]),
  resourceTypes(_, { faits, contexte }) {
    const [approuvees, noms] = [ressourcesApprouvees(faits), categoriesApprouvees(faits)];
    const proposees: readonly string[] = ressourcesProposees(contexte);
    const groupes = categoriesRessources.flatMap((categorie) => {
      const siennes = ressourcesParCategorie[categorie].filter((id) => proposees.includes(id));
      const labels = siennes.map((id) => approuvees.get(id)?.label ?? id);
      return siennes.length > 0 ? [noms.get(categorie) ?? categorie, ...labels] : [];
    });
    return [...groupes, ...rienChoisir(faits)];
  },
  amounts({ field }, { faits, contexte }, ressources) {
    const approuvees = ressourcesApprouvees(ressources);
    return ressourcesDeclarees(field, contexte).flatMap((id) => {
      const { label = id, quand = "" } = approuvees.get(id) ?? {};
      const champs = quand.startsWith("année ")
        ? [`Montant pour l’${quand}`]
        : ["Le même montant chaque mois", "Montant net par mois"];
      const activite = faits.details.some((ligne) => ligne.startsWith(`avec ${id}, `));
      return [label, ...champs, ...(activite ? ["Quelle est cette activité ?"] : [])];
    });
  },
};

/** Every label that the screen of a question shows, in order; `ressources` is what is approved of the kinds of income. */
export const choixAttendus = (question: Question, vu: EcranVu, ressources: FaitsApprouves): string[] =>
  byKind(parSorte, question, vu, ressources);
