type Page = readonly [chemin: string, nom: string];

/** What the foot of every page leads to. */
export const pagesDuPied: readonly Page[] = [
  ["/aides", "Toutes les aides"],
  ["/a-propos", "À propos"],
  ["/contribuer", "Contribuer"],
  ["/ameliorer", "Améliorer le simulateur"],
  ["/liens-utiles", "Liens utiles"],
  ["/suivi", "Suivre vos démarches"],
  ["/accompagnement", "Se faire accompagner"],
  ["/guichet", "Guichet : vous accompagnez quelqu’un ?"],
  ["/stats", "Statistiques"],
  ["/inspecteur", "Le parcours en schéma"],
  ["/plan-du-site", "Plan du site"],
  ["/confidentialite", "Vos données"],
  ["/mentions-legales", "Mentions légales"],
  ["/accessibilite", "Accessibilité : non auditée"],
];

/** Pages of the site by what one comes for; those of one aid or one institution are reached from the list. */
export const planDuSite: readonly (readonly [titre: string, pages: readonly Page[]])[] = [
  [
    "Trouver mes aides",
    [
      ["/", "Accueil"],
      ["/simulation", "La simulation"],
      ["/simulation/recapitulatif", "Relire mes réponses"],
      ["/simulation/resultats", "Mes résultats"],
    ],
  ],
  [
    "Chercher",
    [
      ["/aides", "Toutes les aides"],
      ["/aide-maintenant", "J’ai besoin d’aide maintenant"],
    ],
  ],
  [
    "Le site",
    [
      ...pagesDuPied.filter(([chemin]) => !["/aides", "/plan-du-site"].includes(chemin)),
      ["/contribuer/proposer", "Proposer une aide"],
      ["/contribuer/signaler", "Signaler une erreur"],
    ],
  ],
];
