import { netDeCrds } from "../../catalogue/loi/crds.ts";
import { registre } from "../../catalogue/loi/formules/registre.ts";
import { moisDe } from "../../catalogue/loi/mois.ts";
import { Calcul } from "../../catalogue/loi/moteur/calcul.ts";
import type { CalculateRequest } from "../../catalogue/loi/moteur/requete.ts";
import { valeurEnVigueur, type Valeur } from "../../catalogue/loi/parametres/parametres.ts";
import { distanceDuDomicileFamilial } from "../../catalogue/loi/requete/distance.ts";
import { buildRequest, placeOf } from "../../catalogue/loi/requete/requete.ts";
import { droitsSansMontant } from "../../catalogue/loi/sans-montant.ts";
import { foyerDuMois } from "../../catalogue/results/demarches/repondu/au-mois.ts";
import { sansCeQueLOnRecoit, type Somme } from "../../catalogue/results/demarches/repondu/decision.ts";
import { periodsOf } from "../../catalogue/situation/periods.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { catalogueServi } from "../fixtures/sans-velo.ts";

/**
 * The other side: a body that has the file of a household, as a request, and its own figures of the law. Errors are made
 * in there, where the checker never looks.
 */
export interface DossierDeCaisse {
  aide: string;
  /** `YYYY-MM` of the decision. */
  mois: string;
  situation: Situation;
  requete: CalculateRequest;
  /** A figure of the law that this body has wrong. */
  chiffre?: (chemin: string, mois: number) => Valeur | null | undefined;
}

/** The file of a household for a month, nothing of the aid having been told. */
export async function ouvrirLeDossier(
  situation: Situation,
  aide: string,
  mois: string,
): Promise<DossierDeCaisse> {
  const foyer = sansCeQueLOnRecoit(foyerDuMois(situation, mois), aide);
  const distance = await distanceDuDomicileFamilial(foyer);
  return { aide, mois, situation: foyer, requete: buildRequest(foyer, [], new Set(), distance) };
}

/** What that body pays, to the cent; nothing for a refusal. */
export function decider({ aide, situation, requete, chiffre }: DossierDeCaisse): Somme {
  const c = new Calcul(requete, registre, {
    ...(chiffre && {
      valeurDe: (chemin, mois) => {
        const autre = chiffre(chemin, mois);
        return autre === undefined ? valeurEnVigueur(chemin, mois).valeur : autre;
      },
    }),
  });
  const fiche = catalogueServi.byId.get(aide)!.aide;
  const { entity, variable, period } = placeOf(fiche, periodsOf(situation.dateDeValeur));
  const lire = (nom: string) => c.lireParNom(nom, c.entites[entity][0]!, moisDe(period));
  const montant = Number(lire(variable));
  const gratuit = droitsSansMontant[aide];
  if (montant <= 0) return gratuit && lire(gratuit) ? 0 : undefined;
  return Math.round(100 * netDeCrds(aide, montant, situation)) / 100;
}
