import type { DemarcheDite, LigneDuPlan } from "../../catalogue/results/plan-dit.ts";
import type { Contenu } from "./contenu.ts";

const ligneDe = ({ mots, adresse }: LigneDuPlan): string => (adresse ? `${mots} : ${adresse}` : mots);

function demarche(une: DemarcheDite, rang?: number): string {
  const { nom, montant, certitude, reserves, geste, qui, quand } = une;
  const titre = `${rang === undefined ? "-" : `${rang + 1}.`} ${nom}${montant ? ` : ${montant}` : ""}`;
  const lignes = [certitude, ...reserves, ligneDe(geste), `Qui répond : ${qui}`, `Quand : ${quand}`];
  const retrait = rang === undefined ? "  " : "   ";
  return [titre, ...lignes.map((ligne) => retrait + ligne)].join("\n");
}

const partie = (titre: string, lignes: readonly string[], entre = "\n"): string[] =>
  lignes.length > 0 ? [`${titre.toUpperCase()}\n\n${lignes.join(entre)}`] : [];

const puces = (lignes: readonly string[]): string[] => lignes.map((ligne) => `- ${ligne}`);

/** The recap as plain text. */
export function texteDuRecapitulatif({ nom, titre, intro, plan, site, lien, suivi, pied }: Contenu): string {
  return `${[
    `${nom}\n${titre}`,
    intro,
    ...partie("À faire, dans cet ordre", plan.demarches.map(demarche), "\n\n"),
    ...partie("Les papiers à réunir", puces(plan.papiers)),
    ...partie(
      "Plus tard",
      plan.plusTard.map((une) => demarche(une)),
      "\n\n",
    ),
    ...partie("À un anniversaire", puces(plan.anniversaires)),
    ...partie("À vérifier auprès de l’organisme", puces(plan.aVoir.map(ligneDe))),
    ...partie("Et aussi", puces(plan.autres)),
    ...partie("Offres de votre banque", puces(plan.offres)),
    ...(lien ? [`REPRENDRE\n\n${lien.dit}\n${lien.adresse}`] : [`Refaire une simulation : ${site}/`]),
    ...(suivi ? [`${suivi.dit}\nNe plus m’écrire : ${suivi.arret}`] : []),
    ...pied,
  ].join("\n\n")}\n`;
}
