import { majuscule } from "../../../fiches/phrases/casse.ts";
import { ecrireJour, periodeEnMots } from "../../../fiches/phrases/jours.ts";
import { eurosEnMots } from "../../../fiches/phrases/nombres.ts";
import { aidesVerifiees, type DecisionRecue, motifsDeRefus, sePaie, type Somme } from "./decision.ts";
import { texteDeLaCause } from "./textes-lus.ts";
import type { VerdictDeDecision } from "./verifier-decision.ts";

/** What we find, said after a comma. */
const trouveDit = (somme: Somme): string =>
  somme === undefined ? "nous ne trouvons aucun droit" : `nous trouvons ${eurosEnMots(somme)}`;

/** A verdict in plain words. */
export interface VerdictDit {
  titre: string;
  phrases: readonly string[];
  /** A sentence each, the likeliest first. */
  causes: readonly string[];
  /** Ways to contest are shown: never for what is right, nor for more than is due. */
  contester: boolean;
}

const organismeDe = (aide: string): string => aidesVerifiees[aide]?.organisme ?? "l’organisme";

/** What we find, beside what was decided. */
function cotes(
  { trouve, decide }: VerdictDeDecision,
  { mois, sorte }: DecisionRecue,
  organisme: string,
): string {
  const trouvons = `D’après vos réponses, pour ${periodeEnMots(mois)}, ${trouveDit(trouve)}`;
  if (sorte === "refus") return `${trouvons}\u00a0; ${organisme} a refusé.`;
  const somme = decide ?? 0;
  if (sorte === "montant") return `${trouvons}\u00a0; ${organisme} annonce ${eurosEnMots(somme)}.`;
  const laisse =
    somme <= 0
      ? "la dette ne vous laisse rien"
      : `la dette ne vous laisse que ${eurosEnMots(somme)} par mois`;
  return `${trouvons}\u00a0; ${laisse}.`;
}

const TOLERANCE =
  "Nous tenons pour égales deux sommes à un euro près, ou à un centième près : les organismes versent des centimes, et un salaire net tient lieu ici de salaire imposable.";

/** The same figure is no proof: what was not told may hide a right. */
const A_RELIRE =
  "Une réponse qui manque, ou qui a changé, peut changer ce résultat : relisez les vôtres, et la lettre.";

/** Of what is fixed for three months that may have begun before. */
const pourTroisMois = (debut: string): string =>
  `Ce calcul vaut si vos trois mois ont commencé en ${periodeEnMots(debut)}\u00a0: cette aide se fixe pour trois mois, d’après des revenus d’avant. Un revenu qui change n’y entre souvent qu’au trimestre suivant.`;

function juste(verdict: VerdictDeDecision, decision: DecisionRecue, aide: string): VerdictDit {
  const bon = verdict.sure && decision.sorte === "montant";
  const remise =
    "Si vous ne pouvez pas payer, demandez à payer en plusieurs fois, ou à ne pas tout rendre (une remise), en disant votre situation.";
  return {
    titre: bon ? "C’est le bon montant" : "C’est aussi ce que nous trouvons",
    phrases: [
      cotes(verdict, decision, organismeDe(aide)),
      ...(verdict.trimestre ? [pourTroisMois(verdict.trimestre)] : []),
      ...(decision.sorte === "refus" ? [] : [TOLERANCE]),
      ...(verdict.sure ? [] : [A_RELIRE]),
      ...(decision.sorte === "dette" ? [remise] : []),
    ],
    causes: [],
    contester: false,
  };
}

/** « pas compté… », « compté aucun… ». */
const estNie = (dit: string): boolean => /^(?:pas|compté aucun) /.test(dit);

/** « Votre caisse (Caf ou MSA) a sans doute compté… », « Votre caisse (Caf ou MSA) n’a sans doute pas compté… ». */
const aFait = (sujet: string, adverbe: string, dit: string): string =>
  estNie(dit) ? `${sujet} n’a ${adverbe}${dit}.` : `${sujet} a ${adverbe}${dit}.`;

/** A sentence each; « peut-être » of what is not sure, or of a round figure. */
function causesDites({ causes, sure, precise }: VerdictDeDecision, organisme: string): string[] {
  const encore = /^(?:le |France)/.test(organisme) ? "Ou bien il" : "Ou bien elle";
  const adverbe = sure && precise ? "sans doute " : "peut-être ";
  return causes.map(({ dit }, rang) =>
    rang === 0 ? aFait(majuscule(organisme), adverbe, dit) : aFait(encore, "", dit),
  );
}

/** The same, asked of the body: the first name of a child stays here. */
function demandee(dit: string): string {
  const sansNom = dit.replace(/ \((?:sans|pour) [^)]*\)/, "");
  return estNie(sansNom) ? `N’avez-vous ${sansNom}` : `Avez-vous ${sansNom}`;
}

const RIEN_NE_L_EXPLIQUE =
  "Aucun des changements que nous essayons, un à la fois, ne donne ce chiffre. Il y a peut-être deux causes, une retenue pour une autre dette, ou un mois payé en partie.";
const RIEN_NE_RESTE =
  "Beaucoup de raisons peuvent retirer un mois entier : nous n’en devinons aucune. Demandez laquelle.";

function phrasesSansCause(decision: DecisionRecue, decide: Somme): string {
  if (decision.sorte !== "refus") return (decide ?? 0) > 0 ? RIEN_NE_L_EXPLIQUE : RIEN_NE_RESTE;
  if (decision.motif === "papiers")
    return "Un papier qui manque ne se calcule pas : envoyez-le, et demandez que la décision soit reprise.";
  if (decision.motif === "sans")
    return "Un refus doit dire pourquoi (code des relations entre le public et l’administration, art. L211-2, 6°). Demandez-le d’abord.";
  return `Rien de ce que nous essayons ne donne un refus pour ce motif (« ${motifsDeRefus[decision.motif].toLowerCase()} »).`;
}

const manqueUnPapier = (decision: DecisionRecue): boolean =>
  decision.sorte === "refus" && decision.motif === "papiers";

function titreDeLEcart(verdict: VerdictDeDecision, decision: DecisionRecue, aide: string): string {
  const { sure, defavorable, issue } = verdict;
  if (manqueUnPapier(decision)) return "Il manque un papier";
  if (!sure) return "Nous ne pouvons pas dire si c’est une erreur";
  if (issue === "inexpliquée") return "Nous ne l’expliquons pas";
  if (defavorable) return "Ce n’est pas ce que nous trouvons";
  return sePaie(aide) ? "C’est moins cher que ce que nous trouvons" : "C’est plus que ce que nous trouvons";
}

/** Not to be told that an answer may be missing would be to call wrong what is not. */
const PAS_SUR =
  "Notre montant n’est pas sûr : il tient à ce que nous ne savons pas de vous. Nous ne pouvons pas dire que la décision est fausse : demandez d’abord une explication.";
const SANS_CENTIMES =
  "Vous avez donné un chiffre rond : le hasard peut suffire à l’expliquer. Redites-le avec ses centimes.";
const TROP =
  "Si c’est une erreur, la différence peut vous être demandée plus tard : dites-le à l’organisme, et gardez-la de côté.";

/** What a verdict says to the person; it never says that a decision is wrong, only what we find and what would explain it. */
export function verdictDit(verdict: VerdictDeDecision, decision: DecisionRecue, aide: string): VerdictDit {
  const organisme = organismeDe(aide);
  if (verdict.issue === "incalculable")
    return {
      titre: "Nous ne pouvons pas dire",
      phrases: [
        "Nous ne calculons pas cette aide pour vous ce mois-là : nous ne savons pas si cette décision est la bonne. Si vous ne la comprenez pas, le délai de la lettre court tout de même.",
      ],
      causes: [],
      contester: true,
    };
  if (verdict.issue === "juste") return juste(verdict, decision, aide);
  const causes = causesDites(verdict, organisme);
  return {
    titre: titreDeLEcart(verdict, decision, aide),
    phrases: [
      cotes(verdict, decision, organisme),
      ...(verdict.sure || manqueUnPapier(decision) ? [] : [PAS_SUR]),
      ...(causes.length > 0 ? [] : [phrasesSansCause(decision, verdict.decide)]),
      ...(causes.length > 0 && !verdict.precise ? [SANS_CENTIMES] : []),
      ...(verdict.defavorable ? [] : [TROP]),
    ],
    causes,
    contester: verdict.defavorable,
  };
}

/** What is taken for granted. */
export const supposes = ({ mois }: DecisionRecue, dateDeValeur: string): string[] => [
  "Vos réponses sont celles que l’organisme a, au même jour.",
  "L’aide avait été demandée ce mois-là ou avant : presque aucune ne se paie pour les mois d’avant la demande.",
  ...(mois === dateDeValeur.slice(0, 7)
    ? []
    : [
        `Votre foyer, votre logement et votre activité étaient en ${periodeEnMots(mois)} ce qu’ils sont aujourd’hui ; vos revenus de chaque mois sont ceux que vous avez dits.`,
      ]),
  "Le chiffre est celui du mois, sans retenue pour une autre dette ni rappel d’un autre mois.",
];

/** Reads a decision in the first person. */
function decisionEcrite(decision: DecisionRecue): string {
  const mois = periodeEnMots(decision.mois);
  if (decision.sorte === "refus") {
    const motif =
      decision.motif === "sans"
        ? "sans en dire la raison"
        : `pour ce motif\u00a0: ${motifsDeRefus[decision.motif].toLowerCase()}`;
    return `Vous avez refusé ma demande pour ${mois}, ${motif}.`;
  }
  if (decision.sorte === "montant") return `Vous m’annoncez ${eurosEnMots(decision.montant)} pour ${mois}.`;
  const duree = decision.nombre > 1 ? `, sur ${decision.nombre} mois` : "";
  return `Vous me demandez de rembourser ${eurosEnMots(decision.montant)} à partir de ${mois}${duree}.`;
}

interface AEcrire {
  aide: string;
  nom: string;
  decision: DecisionRecue;
  verdict: VerdictDeDecision;
  /** Day on which the letter came, if it was told. */
  recueLe?: string | undefined;
}

/** The question to ask the body, ready to send: what was decided, what we find, what may explain it, the text. */
export function questionAPoser({ aide, nom, decision, verdict, recueLe }: AEcrire): string {
  const { causes, trouve, issue, sure } = verdict;
  const papier = manqueUnPapier(decision);
  const [premiere] = causes;
  const ecart = issue !== "juste" && issue !== "incalculable";
  return [
    "Madame, Monsieur,",
    `Je vous écris au sujet de votre décision${recueLe ? `, que j’ai reçue le ${ecrireJour(recueLe)}` : ""}\u00a0: ${nom}. ${decisionEcrite(decision)}`,
    // A figure that an answer may move is no argument.
    ecart && sure && trouve !== undefined && !papier
      ? `D’après ma situation, le simulateur Cap Aides trouve ${eurosEnMots(trouve)} pour ce mois.`
      : "",
    premiere ? `${demandee(premiere.dit)}\u00a0? Si oui, pouvez-vous me dire pourquoi\u00a0?` : "",
    papier
      ? "Pouvez-vous me dire quel papier manque, et jusqu’à quand l’envoyer\u00a0? Je vous demande de reprendre ma demande dès que vous l’aurez. (Code des relations entre le public et l’administration, art. L114-5)"
      : `Pouvez-vous m’envoyer le détail de votre calcul\u00a0: les personnes comptées, les revenus et les mois lus, le logement et le barème\u00a0? (${texteDeLaCause(aide, premiere?.genre)})`,
    "Merci de me répondre par écrit.",
  ]
    .filter(Boolean)
    .join("\n\n");
}
