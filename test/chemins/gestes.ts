import { defaultParameters } from "../../catalogue/situation/context.ts";
import type { Conducteur } from "./conducteur.ts";
import { finir } from "./detours.ts";
import { cheminsActifs, type RegistreDesLois } from "./proprietes.ts";
import {
  LISTE_ENFANTS,
  PATRIMOINE,
  RECAPITULATIF,
  RESSOURCES_FISCALES,
  RESULTATS,
} from "../../machines/journey/screens.ts";

/** A child taken up again from the list: asked again, prefilled, and the others left alone. */
function reprendreUnEnfant(registre: RegistreDesLois, conducteur: Conducteur): void {
  const { situation, active } = conducteur.parcours;
  const lui = active.filter((step) => step.child && step.personne === "enfant_0");
  conducteur.envoyer({ type: "CHILD.EDIT", index: 0 });
  for (const { path, given } of lui) {
    registre.egal(conducteur.path, path, "reprendre un enfant redemande ses questions", path);
    conducteur.repondre(given?.value);
  }
  registre.egal(conducteur.path, LISTE_ENFANTS, "reprendre un enfant finit à la liste", LISTE_ENFANTS);
  registre.egal(
    conducteur.parcours.situation.enfants?.[0]?.date_naissance,
    situation.enfants?.[0]?.date_naissance,
    "reprendre un enfant sans rien changer ne change rien",
    LISTE_ENFANTS,
  );
  finir(conducteur, [RESULTATS]);
  registre.egal(
    conducteur.parcours.situation,
    situation,
    "reprendre un enfant sans rien changer ne change rien",
    RESULTATS,
  );
}

/** A list of children one of whom is not complete does not close. */
function listeIncomplete(registre: RegistreDesLois, conducteur: Conducteur): void {
  const index = (conducteur.context.enfants ?? []).length;
  conducteur.envoyer({ type: "CHILD.ADD" }).repondre("Lou").envoyer({ type: "GO", path: LISTE_ENFANTS });
  conducteur.repondre(index + 1);
  registre.egal(
    conducteur.path,
    LISTE_ENFANTS,
    "la liste attend que chaque enfant soit complet",
    LISTE_ENFANTS,
  );
  const { enfants } = conducteur.context;
  conducteur.envoyer({ type: "CHILD.REMOVE", index }).envoyer({ type: "CHILD.RESTORE" });
  registre.egal(conducteur.context.enfants, enfants, "un enfant retiré se remet", LISTE_ENFANTS);
  conducteur.envoyer({ type: "CHILD.REMOVE", index });
  finir(conducteur, [RESULTATS]);
  conducteur.envoyer({ type: "GO", path: RECAPITULATIF }).envoyer({ type: "EDIT", path: LISTE_ENFANTS });
  conducteur.repondre(index);
  registre.egal(
    conducteur.path,
    RECAPITULATIF,
    "confirmer la liste depuis le récapitulatif y ramène",
    LISTE_ENFANTS,
  );
}

/** What is told beside the questions is kept, and opens no question. */
function horsParcours(registre: RegistreDesLois, conducteur: Conducteur): void {
  const avant = cheminsActifs(conducteur.parcours);
  conducteur.envoyer({ type: "GO", path: RESSOURCES_FISCALES });
  conducteur.envoyer({ type: "TAX.SET", ressourcesFiscales: { demandeur: { salaire_imposable: 12_000 } } });
  conducteur.envoyer({ type: "GO", path: PATRIMOINE });
  conducteur.envoyer({ type: "WEALTH.SET", patrimoine: { livret_a: 1500 } });
  conducteur.envoyer({ type: "PARAMETERS.SET", parameters: { ...defaultParameters } });
  registre.egal(
    conducteur.parcours.situation.demandeur.salaire_imposable,
    { "2024": 12_000 },
    "les revenus fiscaux sont notés",
    RESSOURCES_FISCALES,
  );
  registre.egal(
    cheminsActifs(conducteur.parcours),
    avant,
    "ce qui est dit hors du parcours n’ouvre aucune question",
    PATRIMOINE,
  );
}

/** Gestures that no chain of answers makes; from the results of a household with children. */
export function gestesRares(registre: RegistreDesLois, conducteur: Conducteur): void {
  reprendreUnEnfant(registre, conducteur);
  listeIncomplete(registre, conducteur);
  horsParcours(registre, conducteur);
  const { context } = conducteur;
  conducteur.envoyer({ type: "RESET", context, path: RESULTATS });
  registre.egal(conducteur.path, RESULTATS, "reprendre un dossier complet mène aux résultats", RESULTATS);
  registre.egal(
    conducteur.context.answers,
    context.answers,
    "reprendre un dossier garde ses réponses",
    RESULTATS,
  );
}
