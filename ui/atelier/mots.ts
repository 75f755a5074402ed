type Mots = { [cle: string]: string | Mots };

const estUnGroupe = (mots: string | Mots | undefined): mots is Mots => typeof mots === "object";

/** What the editor’s library says without saying what to do, or misspelt, or with English months. */
const NOTRES: Mots = {
  editor: {
    editorControlPane: {
      widget: { required: "%{fieldLabel} : à remplir", regexPattern: "%{pattern}" },
    },
    editorToolbar: { deleteUnpublishedChanges: "Supprimer les modifications non publiées" },
  },
  workflow: {
    workflow: { dateFormat: "DD/MM/YYYY", newPost: "Nouvelle fiche" },
    workflowCard: { deleteChanges: "Supprimer les modifications" },
  },
  ui: {
    toast: {
      missingRequiredField: "Tout n’est pas rempli : voyez la liste en bas de la page.",
      // Our calls say themselves what was not done, and why (brouillons/surement.ts).
      onFailToPublishEntry: "%{details}",
      onFailToPersist: "%{details}",
      onFailToLoadEntries: "%{details}",
      onFailToUpdateStatus: "%{details}",
    },
  },
};

/** The words of the editor’s library, ours in place of theirs. */
export function motsDeLEditeur(leurs: Mots, notres: Mots = NOTRES): Mots {
  const changes = Object.entries(notres).map(([cle, mot]) => {
    const leur = leurs[cle];
    return [cle, estUnGroupe(mot) && estUnGroupe(leur) ? motsDeLEditeur(leur, mot) : mot];
  });
  return { ...leurs, ...(Object.fromEntries(changes) as Mots) };
}
