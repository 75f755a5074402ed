import { ecrireJour } from "../../../fiches/phrases/jours.ts";
import type { Situation } from "../../../situation/situation.ts";
import type { ModeleDeLettre } from "./lettres.ts";
import { maSituation } from "./ma-situation.ts";

/** What only the person can say: typed on the page, never sent nor kept. */
export interface CeQuIlResteADire {
  nom: string;
  adresse: string;
  joindre: string;
  recit: string;
}

/** What was not typed is left to be written by hand. */
const BLANC = "…………………………";

interface Donnees {
  modele: ModeleDeLettre;
  situation: Situation;
  dit: CeQuIlResteADire;
  papiers: readonly string[];
  /** Day of the letter, `YYYY-MM-DD`. */
  jour: string;
}

/** A letter ready to sign, as text: who, to whom, what is asked and by which law, the situation, what is joined. */
export function ecrireLettre({ modele, situation, dit, papiers, jour }: Donnees): string {
  const { _nomCommune: commune } = situation.menage;
  const paragraphes = [
    [dit.nom || BLANC, dit.adresse || BLANC, dit.joindre || BLANC].join("\n"),
    `À\u00a0: ${modele.a}`,
    `${commune ? `À ${commune}, le` : "Le"} ${ecrireJour(jour)}`,
    `Objet\u00a0: ${modele.objet}`,
    "Madame, Monsieur,",
    modele.demande,
    maSituation(situation).join(" "),
    dit.recit || BLANC,
    papiers.length > 0 && `Je joins\u00a0: ${papiers.join("\u00a0; ")}.`,
    "Je vous remercie de me répondre par écrit.",
    dit.nom || "Signature",
  ];
  return paragraphes.filter(Boolean).join("\n\n");
}
