import { html } from "hono/html";
import { SUIVI } from "../../../machines/pages/suivi.ts";
import type { Marque } from "../../../catalogue/situation/context.ts";
import { ARRETER, entetesDArret, PLUS_JAMAIS, pageDArret } from "../courriel/arret.ts";
import { COULEURS, enPage, P } from "../courriel/en-html.ts";
import { nomsDuSite } from "../courriel/contenu.ts";
import type { CourrielEcrit } from "../courriel/recapitulatif.ts";

/** Days that one has to answer. */
export const JOURS_POUR_REPONDRE = 60;

const INTRO =
  "Il y a quelque temps, vous avez cherché vos aides sur Cap Aides, et demandé que nous vous écrivions une fois. Où en êtes-vous ?";

const COMMENT = `Dites pour chaque aide si vous l’avez demandée, reçue, ou ce qui a bloqué. C’est anonyme : nous comptons les réponses, aide par aide, sans savoir de qui elles sont. Ce lien marche une fois, pendant ${JOURS_POUR_REPONDRE}\u00a0jours.`;

const AIDE =
  "Un dossier est bloqué, ou vous ne savez pas comment faire ? Des personnes vous aident gratuitement, près de chez vous.";

const PIED = [
  "Nous venons d’effacer votre adresse : ce message est le seul, et nous ne vous écrirons plus sans une nouvelle demande.",
  "Nous ne vous demanderons jamais de payer, ni votre mot de passe ou votre numéro de carte. Ce message part d’une machine : personne ne lit les réponses.",
  `${ARRETER} Ce lien ne pourra plus être répondu.`,
];

/** The one mail of the follow-up: it names no aid, and asks on a page of the site. */
export function lettreDuSuivi({
  marque,
  origine,
  jeton,
  arret,
}: {
  marque: Marque;
  origine: string;
  jeton: string;
  /** What stops all mails, and erases what this one asks. */
  arret: string;
}): CourrielEcrit {
  const [nom, titre] = [nomsDuSite[marque], "Où en êtes-vous de vos aides ?"];
  const [repondre, aider, arreter] = [
    `${origine}${SUIVI}#${jeton}`,
    `${origine}/accompagnement`,
    pageDArret(origine, arret),
  ];
  const style = `color:${COULEURS[marque].lien};font-weight:bold`;
  const corps = html`<p style="${P}">${COMMENT}</p>
    <p style="margin:16px 0"><a href="${repondre}" style="${style}">Dire où j’en suis</a></p>
    <p style="${P}">${AIDE} <a href="${aider}" style="${style}">Se faire accompagner</a></p>`;
  const texte = [
    `${nom}\n${titre}`,
    INTRO,
    COMMENT,
    `Dire où j’en suis : ${repondre}`,
    `${AIDE}\nSe faire accompagner : ${aider}`,
    ...PIED,
    `${PLUS_JAMAIS} : ${arreter}`,
  ];
  return {
    sujet: titre,
    texte: `${texte.join("\n\n")}\n`,
    html: enPage({ marque, nom, titre, intro: INTRO, arret: arreter, pied: PIED }, corps),
    entetes: entetesDArret(origine, arret),
  };
}
