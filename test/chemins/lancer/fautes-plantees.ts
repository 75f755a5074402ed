/** A fault to plant in the sources. */
export interface FautePlantee {
  nom: string;
  fichier: string;
  /** Text that stands once in the file, and what takes its place. */
  avant: string;
  apres: string;
}

/** Faults that `npm run test:paths` must catch, one at a time. */
export const fautes: readonly FautePlantee[] = [
  {
    nom: "une borne inversée",
    fichier: "catalogue/conditions/personne.ts",
    avant: `compare("personne.age", "<", 25))`,
    apres: `compare("personne.age", "<=", 25))`,
  },
  {
    nom: "un élément de condition retiré",
    fichier: "catalogue/conditions/personne.ts",
    avant: `      not(is("demandeur.enfant_a_charge", true)),\n`,
    apres: "",
  },
  {
    nom: "la suite du parcours gardée après une correction",
    fichier: "machines/journey/moves.ts",
    avant: "oubliees: withAll(context.oubliees, irrelevant) };",
    apres: "oubliees: context.oubliees };",
  },
  {
    nom: "une ancienne réponse qui compte encore",
    fichier: "machines/journey/walk.ts",
    avant: "const met = asked && given ? this.answered(waiting, given, place.person) : waiting;",
    apres: "const met = given ? this.answered(waiting, given, place.person) : waiting;",
  },
  {
    nom: "une valeur par défaut fausse",
    fichier: "machines/answers/fold.ts",
    avant: `aide_logement_date_pret_conventionne: "2018-12-31"`,
    apres: `aide_logement_date_pret_conventionne: "2019-12-31"`,
  },
];
