import { sommeDe } from "../../decisives/regle.ts";
import { majuscule } from "../../../fiches/phrases/casse.ts";
import { periodeEnMots } from "../../../fiches/phrases/jours.ts";
import { ageAt } from "../../../situation/periods.ts";
import { ressourceIds } from "../../../situation/ressources.ts";
import type { Individu, Situation } from "../../../situation/situation.ts";
import {
  type activites,
  type Code,
  scolarites,
  type statutsLogement,
} from "../../../situation/vocabulaire.ts";
import { ansDits, combien, eurosEnMots } from "../../../fiches/phrases/nombres.ts";

const LOGE: Readonly<Record<Code<typeof statutsLogement>, string>> = {
  locataire_vide: "je loue un logement vide",
  locataire_meuble: "je loue un logement meublé, ou une chambre d’hôtel",
  locataire_foyer: "je loge en foyer ou en résidence",
  loge_gratuitement: "on m’héberge",
  sans_domicile: "je n’ai pas de logement stable",
  proprietaire: "j’ai mon logement",
  primo_accedant: "je rembourse l’achat de mon logement",
};

const OCCUPATIONS: Partial<Record<Code<typeof activites>, string>> = {
  etudiant: "en études",
  salarie: "en emploi",
  independant: "à mon compte",
  service_civique: "en service civique",
  chomeur: "en recherche d’emploi",
  retraite: "à la retraite",
};

/** « Je suis en études, au lycée ou en CAP. »; nothing of another situation. */
function occupation({ activite, scolarite }: Individu): string | undefined {
  const ou = activite && OCCUPATIONS[activite];
  if (!ou) return undefined;
  const connue = activite === "etudiant" && scolarite !== undefined && scolarite !== "inconnue";
  return `Je suis ${ou}${connue ? `, ${scolarites[scolarite]}` : ""}.`;
}

function logement({ menage }: Situation): string | undefined {
  const { statut_occupation_logement: statut, _nomCommune: commune, loyer, charges_locatives } = menage;
  const loge = statut && LOGE[statut];
  if (!loge) return undefined;
  const ou = commune ? `À ${commune}, ${loge}` : majuscule(loge);
  const charges = charges_locatives ? ` et ${eurosEnMots(charges_locatives)} de charges` : "";
  return `${ou}${loyer ? `\u00a0: ${eurosEnMots(loyer)} de loyer${charges} par mois` : ""}.`;
}

function foyer({ famille, enfants }: Situation): string | undefined {
  if (famille.en_couple === undefined) return undefined;
  const vie = famille.en_couple ? "Je vis en couple" : "Je vis sans conjoint";
  const combienDEnfants = enfants?.length ?? 0;
  return `${vie}${combienDEnfants > 0 ? `, avec ${combien(combienDEnfants, "enfant")}` : ""}.`;
}

function ressources({ demandeur, dateDeValeur }: Situation): string | undefined {
  if (demandeur._hasRessources === false) return "Je n’ai pas de revenu.";
  const mois = dateDeValeur.slice(0, 7);
  const total = sommeDe(demandeur, ressourceIds, [mois]);
  return total ? `J’ai reçu ${eurosEnMots(total)} en ${periodeEnMots(mois)}.` : undefined;
}

/** What a person says of herself at a desk, a sentence each: only what was answered. */
export function maSituation(situation: Situation): string[] {
  const { demandeur, dateDeValeur } = situation;
  const { date_naissance: naissance } = demandeur;
  return [
    naissance && `J’ai ${ansDits(ageAt(naissance, dateDeValeur))}.`,
    occupation(demandeur),
    foyer(situation),
    logement(situation),
    ressources(situation),
  ].filter((dit) => dit !== undefined && dit !== "") as string[];
}
