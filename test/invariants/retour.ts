import fc from "fast-check";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { journey, type Journey } from "../journeys.ts";
import { exiger, exigerEgal } from "./loi.ts";
import { marcher, deuxMarques, tirages } from "./marche.ts";

const dites = ({ context, situation }: Journey) => ({
  answers: context.answers,
  oubliees: [...context.oubliees].sort(),
  enfants: context.enfants,
  situation,
});

const reculer = (to: Journey) => to.send({ type: "BACK", from: to.path });

/** Answered again last: a question met twice, the list of children, stands where it was left. */
function noter(posees: string[], path: string): void {
  const deja = posees.indexOf(path);
  if (deja >= 0) posees.splice(deja, 1);
  posees.push(path);
}

/** From every screen, back to the one before it and forward again; then all the way back. */
export const retour = fc.property(deuxMarques, fc.nat(6), tirages, (marque, enfants, tires) => {
  const to = journey({ marque });
  const posees: string[] = [];
  marcher(to, tires, enfants, (path, value) => {
    noter(posees, path);
    const [apres, avant] = [to.path, dites(to)];
    reculer(to);
    exigerEgal(to.path, path, "Précédent revient à la question d’où l’on vient");
    exigerEgal(dites(to), avant, "Précédent ne change aucune réponse");
    to.answer(value);
    exigerEgal(to.path, apres, "redonner la réponse ramène à la question suivante");
    exigerEgal(dites(to), avant, "redonner la même réponse ne change rien");
  });
  exigerEgal(to.path, RESULTATS, "le parcours finit aux résultats");
  const avant = dites(to);
  const reculees: string[] = [];
  for (let from = ""; to.path !== from && reculees.length <= posees.length;) {
    from = to.path;
    reculer(to);
    if (to.path !== from) reculees.push(to.path);
  }
  exigerEgal(
    reculees,
    [...posees].reverse(),
    "Précédent remonte les questions une à une, dans l’ordre où elles ont été posées",
  );
  exigerEgal(dites(to), avant, "reculer jusqu’au début ne change aucune réponse");
  exiger(reculees.length > 20, "le parcours pose des questions", String(reculees.length));
});
