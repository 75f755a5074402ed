/** How the chapters are called, in the order of the thread: read by pages that ask nothing, too. */
export const motsDesChapitres = {
  profil: {
    title: "Parlez-nous de vous",
    fil: "Vous",
    help: "Votre âge et ce que vous faites aujourd’hui décident de la plupart des aides.",
  },
  foyer: {
    title: "Qui sont les membres de votre foyer ?",
    fil: "Votre famille",
    help: "Beaucoup d’aides se calculent pour toutes les personnes qui vivent avec vous.",
  },
  logement: {
    title: "Votre logement principal",
    fil: "Votre logement",
    help: "Le logement ouvre des aides nationales, et votre commune ouvre des aides locales.",
  },
  revenus: {
    title: "Vos ressources personnelles",
    fil: "Vos ressources",
    help: "Gardez sous la main une fiche de paie ou vos derniers relevés\u00a0: quelques chiffres suffisent.",
  },
  projets: {
    title: "Parlez-nous de votre projet",
    fil: "Vos projets",
    help: "Un permis, un départ, un vélo\u00a0: certaines aides n’attendent qu’un projet.",
  },
  resultats: {
    title: "Résultat de votre simulation",
    fil: "Vos résultats",
    help: "Une estimation pour vous orienter\u00a0: seul l’organisme qui verse l’aide décide.",
  },
  recapitulatif: {
    title: "Vos réponses",
    fil: undefined,
    help: "Tout ce que vous avez répondu, modifiable ligne par ligne.",
  },
} as const satisfies Readonly<Record<string, MotsDUnChapitre>>;

export type ChapterName = keyof typeof motsDesChapitres;

/** The words of a chapter. */
export interface MotsDUnChapitre {
  title: string;
  /** Its name in the thread of chapters; a chapter without one is not part of it. */
  fil: string | undefined;
  /** The side help. */
  help: string;
}
