import { typographier } from "../../../schema/typographie.ts";
import { auBoutDe } from "../../dates-connues.ts";
import type { SourceLue } from "../idees-recues.ts";
import { aidesVerifiees, type QuiDecide } from "./decision.ts";
import donnees from "./recours.json" with { type: "json" };

/** A way to have a decision looked at again: to whom, what, by when, and its text. */
export interface VoieDeRecours {
  nom: string;
  qui: string;
  dit: string;
  /** From the day one gets the decision. */
  delai?: { nombre: number; unite: "mois" | "jours" };
  source: SourceLue;
}

/** Ways for one body, in the order they are taken. */
export interface RecoursPossibles {
  voies: readonly VoieDeRecours[];
  /** What contesting a debt stops. */
  dette?: Pick<VoieDeRecours, "dit" | "source">;
}

/** The day all of them were last read. */
export const RECOURS_LUS = "2026-11-30";

const MEDIATEURS: Readonly<Record<"caf" | "mdph" | "sante" | "education", VoieDeRecours>> = {
  caf: {
    nom: "Le médiateur",
    qui: "Le médiateur de votre Caf ou de votre MSA",
    dit: "Gratuit, après une première réclamation sans effet et avant le recours : le recours, une fois fait, y met fin. Ne laissez pas passer le délai du recours en l’attendant.",
    source: {
      texte: "CSS, art. L217-7-1",
      adresse: "https://2017-2022.nosdeputes.fr/15/amendement/575/1104",
      date: "2018-01-23",
    },
  },
  mdph: {
    nom: "La conciliation",
    qui: "Une personne qualifiée, que la MDPH désigne",
    dit: "Gratuite, à demander dans les deux mois de la décision. Elle arrête le délai du recours pendant qu’elle dure.",
    source: {
      texte: "CASF, art. L146-10",
      adresse: "https://www.mdph47.fr/index.php/la-demande/contester-une-decision-de-la-mdph",
      date: "2026-11-30",
    },
  },
  education: {
    nom: "Le médiateur",
    qui: "Le médiateur de l’académie",
    dit: "Gratuit, après une réclamation sans effet. Ne laissez pas passer le délai du recours en l’attendant.",
    source: {
      texte: "service-public, fiche F1897",
      adresse: "https://www.service-public.gouv.fr/particuliers/vosdroits/F1897",
      date: "2026-11-30",
    },
  },
  sante: {
    nom: "Le conciliateur",
    qui: "Le conciliateur de votre caisse d’Assurance maladie",
    dit: "Gratuit. Il explique la décision et cherche une solution. Ne laissez pas passer le délai du recours en l’attendant.",
    source: {
      texte: "service-public, fiche F2500",
      adresse: "https://www.service-public.gouv.fr/particuliers/vosdroits/F2500",
      date: "2026-11-30",
    },
  },
};

/** Of a debt to a family benefits office. */
const REMISE: VoieDeRecours = {
  nom: "La remise, ou plus de temps",
  qui: "La Caf ou la MSA",
  dit: "Si vous ne pouvez pas payer, dites pourquoi. Demandée seule, elle est lue comme un accord avec la dette\u00a0: si vous contestez, écrivez «\u00a0je conteste\u00a0» d’abord.",
  source: {
    texte:
      "L’accueil et le traitement des réclamations des allocataires par les Caf (résumé d’une recherche)",
    adresse: "https://shs.hal.science/halshs-02775321v1",
    date: "2026-11-30",
  },
};

const JUGES: Readonly<Record<"administratif" | "judiciaire", VoieDeRecours>> = {
  administratif: {
    nom: "Le juge",
    qui: "Le tribunal administratif",
    dit: "Dans les deux mois de la réponse au recours, ou de son silence qui vaut rejet.",
    source: {
      texte: "Code de justice administrative, art. R421-1",
      adresse: "https://www.doctrine.fr/l/texts/codes/LEGITEXT000006070933/articles/LEGIARTI000006449941",
      date: "2020-01-01",
    },
  },
  judiciaire: {
    nom: "Le juge",
    qui: "Le pôle social du tribunal judiciaire",
    dit: "Dans les deux mois de la réponse au recours, ou de son silence qui vaut rejet. Ces délais ne vous sont opposés que si la lettre, ou l’accusé de réception du recours, les dit.",
    source: {
      texte: "CSS, art. R142-1-A, III",
      adresse: "https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006073189/LEGISCTA000006156517/",
      date: "2024-10-05",
    },
  },
};

/** Whoever the body is. */
const POUR_TOUS: readonly VoieDeRecours[] = [
  {
    nom: "Le point-justice",
    qui: "Un juriste ou un avocat près de chez vous",
    dit: "Gratuit. Il lit votre lettre et dit quoi faire. Le 30 39, gratuit, donne le plus proche.",
    source: {
      texte: "service-public, « Point-justice : des lieux d’accès au droit près de chez soi »",
      adresse: "https://www.service-public.fr/particuliers/actualites/A14586",
      date: "2021-09-21",
    },
  },
  {
    nom: "L’aide juridictionnelle",
    qui: "Le bureau d’aide juridictionnelle du tribunal",
    dit: "Selon vos revenus, l’État paie tout ou partie d’un avocat. Demandée avant la fin du délai du juge, elle le fait repartir après la réponse ; elle n’arrête pas celui du recours d’avant.",
    source: {
      texte: "Loi n° 91-647 du 10 juillet 1991 ; décret n° 2020-1717 du 28 décembre 2020, art. 43",
      adresse:
        "https://www.doctrine.fr/l/texts/decrets/JORFTEXT000042748211/articles/LEGIARTI000042873224?sourcePage=LegislationText&source=newsCardMostCommented",
      date: "2021-01-01",
    },
  },
  {
    nom: "Le Défenseur des droits",
    qui: "Un délégué près de chez vous",
    dit: "Gratuit, après vos démarches auprès de l’organisme. Il n’arrête aucun délai.",
    source: {
      texte: "service-public, fiche F13158",
      adresse: "https://www.service-public.gouv.fr/particuliers/vosdroits/F13158",
      date: "2026-11-30",
    },
  },
];

interface Table {
  rectifier: VoieDeRecours | null;
  prealable: VoieDeRecours;
  dette: Pick<VoieDeRecours, "dit" | "source"> | null;
  mediateur: keyof typeof MEDIATEURS | null;
  juge: keyof typeof JUGES;
}

/** Checked by their test, set in our typography. */
const table = JSON.parse(JSON.stringify(donnees), (cle, un: unknown) =>
  typeof un === "string" && cle !== "adresse" ? typographier(un) : un,
) as Readonly<Record<QuiDecide, Table>>;

/** Before the judge; the MDPH judges a disability, but a debt is the Caf’s (caf.fr, « AAH, AEEH : quels recours auprès de la Caf ? »). */
function avantLeJuge(decide: QuiDecide, uneDette: boolean): VoieDeRecours[] {
  const { rectifier, dette } = table[decide];
  const { prealable, mediateur } = table[uneDette && decide === "mdph" ? "caf" : decide];
  return [
    ...(uneDette && rectifier ? [rectifier] : []),
    ...(mediateur ? [MEDIATEURS[mediateur]] : []),
    prealable,
    ...(uneDette && dette ? [REMISE] : []),
  ];
}

/** What can be done of a decision on an aid that is checked here; a debt has its own first step. */
export function recoursDe(aide: string, uneDette: boolean): RecoursPossibles | undefined {
  const decide = aidesVerifiees[aide]?.decide;
  if (!decide) return undefined;
  const { dette, juge } = table[decide];
  return {
    voies: [...avantLeJuge(decide, uneDette), JUGES[juge], ...POUR_TOUS],
    ...(uneDette && dette && { dette }),
  };
}

/** Last day of a way, `YYYY-MM-DD`, from the day on which the letter came; nothing of one whose delay starts elsewhere. */
export const dernierJour = ({ delai }: VoieDeRecours, recueLe: string): string | undefined =>
  delai && auBoutDe(recueLe, delai);
