/** A letter that asks for an aid no online service asks for. */
export interface ModeleDeLettre {
  /** Whom it is sent to. */
  a: string;
  objet: string;
  /** What is asked, and by which text; the situation follows, then what the person writes. */
  demande: string;
  /** What the person is asked to say in her words. */
  aDire: string;
}

const fsl: ModeleDeLettre = {
  a: "Fonds de solidarité pour le logement",
  objet: "Demande d’aide du fonds de solidarité pour le logement",
  demande:
    "Je demande une aide du fonds de solidarité pour le logement, que prévoit la loi n° 90-449 du 31 mai 1990 (articles 6 et 6-1).",
  aDire: "Ce qu’il faut payer (loyer, facture, dépôt de garantie), combien, et depuis quand c’est difficile",
};

const faj: ModeleDeLettre = {
  a: "Fonds d’aide aux jeunes",
  objet: "Demande d’aide du fonds d’aide aux jeunes",
  demande:
    "Je demande une aide du fonds d’aide aux jeunes, que prévoit le code de l’action sociale et des familles (articles L263-3 et L263-4).",
  aDire: "À quoi servirait l’aide (manger, se loger, se former, se déplacer), combien, et votre projet",
};

const jeuneMajeur: ModeleDeLettre = {
  a: "Aide sociale à l’enfance du Département",
  objet: "Demande d’accompagnement jusqu’à mes 21 ans",
  demande:
    "L’aide sociale à l’enfance m’a pris ou prise en charge avant mes 18 ans. Je n’ai ni ressources ni soutien familial suffisants. Je demande à être accompagné ou accompagnée jusqu’à mes 21 ans, comme le prévoit l’article L222-5, 5° du code de l’action sociale et des familles. Je demande une réponse écrite.",
  aDire:
    "De quand à quand vous avez été suivi ou suivie, vos études ou votre travail, et ce dont vous avez besoin",
};

const crous: ModeleDeLettre = {
  a: "Service social du Crous",
  objet: "Demande d’aide spécifique ponctuelle",
  demande:
    "Je rencontre de graves difficultés. Je demande un rendez-vous avec une assistante ou un assistant social, et une aide spécifique ponctuelle.",
  aDire: "Ce qui est arrivé, ce que vous ne pouvez plus payer, et combien il manque",
};

const PAR_AIDE: Readonly<Record<string, ModeleDeLettre>> = {
  fonds_aide_jeunes: faj,
  eure_et_loir_eligibilite_faj: faj,
  "region-corse-faj": faj,
  "strasbourg_eurometropole-fonds-daide-aux-jeunes-faj": faj,
  accompagnement_jeune_majeur: jeuneMajeur,
  aide_specifique_crous_ponctuelle: crous,
};

/** True of a fund for housing: each territory has its own, under a name of its own. */
export const estUnFsl = (aide: string): boolean =>
  /(?:^|[-_])(?:fsl|fonds[-_]solidarite[-_]logement)(?:[-_]|$)/.test(aide);

/** The letter of an aid, when it has one: each fund for housing has the same. */
export const modelePour = (aide: string): ModeleDeLettre | undefined =>
  PAR_AIDE[aide] ?? (estUnFsl(aide) ? fsl : undefined);
