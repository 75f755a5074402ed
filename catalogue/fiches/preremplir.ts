import { ecrireJour } from "./phrases/jours.ts";
import { eurosEnMots } from "./phrases/nombres.ts";
import type { Situation } from "../situation/situation.ts";

/** An answer that an online service takes: in words, and as the parameters of its address. */
export interface ValeurTransmise {
  quoi: string;
  dite: string;
  parametres: readonly (readonly [nom: string, valeur: string])[];
}

type Donnee = (champ: string, situation: Situation) => ValeurTransmise | undefined;

const naissance: Donnee = (champ, { demandeur: { date_naissance: jour } }) =>
  jour === undefined
    ? undefined
    : { quoi: "votre date de naissance", dite: ecrireJour(jour), parametres: [[champ, jour]] };

/** A list, for the service: the postal code, then the code of the commune. */
const commune: Donnee = (champ, { menage: { depcom, _codePostal: codePostal, _nomCommune: nom } }) =>
  depcom && codePostal && nom
    ? {
        quoi: "votre commune",
        dite: `${nom} (${codePostal})`,
        parametres: [codePostal, depcom].map((valeur) => [`${champ}[]`, valeur] as const),
      }
    : undefined;

const nomDeCommune: Donnee = (champ, { menage: { _nomCommune: nom } }) =>
  nom ? { quoi: "le nom de votre commune", dite: nom, parametres: [[champ, nom]] } : undefined;

const loyer: Donnee = (champ, { menage: { loyer: nu, charges_locatives: charges = 0 } }) =>
  nu === undefined
    ? undefined
    : {
        quoi: "votre loyer, charges comprises",
        dite: `${eurosEnMots(nu + charges)} par mois`,
        parametres: [[champ, String(nu + charges)]],
      };

const ADRESSE = /^https:\/\/www\.demarches-simplifiees\.fr\/commencer\/([^/?#]+)/;

/**
 * What each procedure of demarches-simplifiees.fr takes in its address, by field. Its link is
 * `/commencer/{procedure}?champ_{id}=…`, as its own pages `/preremplir/{procedure}` build it; the ids are those that
 * betagouv/aides-jeunes publishes (`backend/lib/teleservices/demarches-simplifiees.ts`, read on 2026-11-27). What such a
 * page says of other persons of the household, or names otherwise than our answers do, is left out.
 */
const procedures: Readonly<Record<string, Readonly<Record<string, Donnee>>>> = {
  "abonnement-aeea-dgitm": { champ_Q2hhbXAtMzM3MjU3MQ: naissance },
  "cd53-bafa": { champ_Q2hhbXAtMzc2NDE0: naissance },
  cd53_dat_bafd: { champ_Q2hhbXAtMzc2NDE0: naissance },
  cd53_da_an3_soins_infirmiers: { champ_Q2hhbXAtMzQ2NDQ3OQ: naissance },
  cd53_da_an4_maieutique: { champ_Q2hhbXAtMzQ2NDM5Ng: naissance },
  cd53_da_an4_masso_kine: { champ_Q2hhbXAtMzQ2NDYwNw: naissance },
  cd53_da_an5_orthophonie: { champ_Q2hhbXAtMzQ2MjcyNw: naissance },
  cd53_da_an6_pharmacie_officine: { champ_Q2hhbXAtMzQ2NDM4MA: naissance },
  "departement-83-demande-fonds-solidarite-energie": {
    champ_Q2hhbXAtMjYwMzg1MA: naissance,
    champ_Q2hhbXAtMjYxNzA3Ng: nomDeCommune,
    champ_Q2hhbXAtMjU2NzM2Nw: loyer,
  },
  r28_dja: { champ_Q2hhbXAtMzE5MDUwOQ: naissance, champ_Q2hhbXAtMzE5MDU4Ng: commune },
};

const champsDe = (service: string) => {
  const procedure = decodeURIComponent(ADRESSE.exec(service)?.[1] ?? "");
  return Object.hasOwn(procedures, procedure) ? procedures[procedure] : undefined;
};

/** Whether an online service takes answers in its address. */
export const sePreremplit = (service: string): boolean => champsDe(service) !== undefined;

/** The answers that this service takes, of those that were given; nothing else may be passed on. */
export const valeursPour = (service: string, situation: Situation): ValeurTransmise[] =>
  Object.entries(champsDe(service) ?? {}).flatMap(([champ, donnee]) => donnee(champ, situation) ?? []);

/** The address of the service with these answers in it. */
export function preremplir(service: string, valeurs: readonly ValeurTransmise[]): string {
  const adresse = new URL(service);
  for (const { parametres } of valeurs)
    for (const [nom, valeur] of parametres) adresse.searchParams.append(nom, valeur);
  return adresse.href;
}
