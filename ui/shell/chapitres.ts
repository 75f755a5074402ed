import type { ChapterName } from "../../machines/journey/spec.ts";

/** Title and breadcrumb label of each chapter (simulator.md §2), with the side help. */
export const chapitres: Record<ChapterName, { titre: string; fil: string; aide: string }> = {
  profil: {
    titre: "Parlez-nous de vous",
    fil: "Vous",
    aide: "Votre âge et ce que vous faites aujourd’hui décident de la plupart des aides.",
  },
  foyer: {
    titre: "Qui sont les membres de votre foyer ?",
    fil: "Votre famille",
    aide: "Beaucoup d’aides se calculent pour toutes les personnes qui vivent avec vous.",
  },
  logement: {
    titre: "Votre logement principal",
    fil: "Votre logement",
    aide: "Le logement ouvre des aides nationales, et votre commune ouvre des aides locales.",
  },
  revenus: {
    titre: "Vos ressources personnelles",
    fil: "Vos ressources",
    aide: "Gardez sous la main une fiche de paie ou vos derniers relevés\u00a0: quelques chiffres suffisent.",
  },
  projets: {
    titre: "Parlez-nous de votre projet",
    fil: "Vos projets",
    aide: "Un permis, un départ, un vélo\u00a0: certaines aides n’attendent qu’un projet.",
  },
  resultats: {
    titre: "Résultat de votre simulation",
    fil: "Vos résultats",
    aide: "Une estimation pour vous orienter\u00a0: seul l’organisme qui verse l’aide décide.",
  },
  recapitulatif: {
    titre: "Vos réponses",
    fil: "Vos réponses",
    aide: "Tout ce que vous avez répondu, modifiable ligne par ligne.",
  },
};
