import { aidesDuMois, aidesParMois, changementsDe } from "../../catalogue/et-si/courbe.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { direMontant } from "../format/aide.ts";
import { majuscule } from "../../catalogue/phrases/casse.ts";
import { ecrireEuros } from "../format/nombres.ts";

type Ecrit = Parameters<typeof direMontant>[0];

const ecrire = (montant: Ecrit["montant"], chiffre: Omit<Ecrit, "montant" | "legend">) => {
  if (montant === 0 || montant === false) return "–";
  return direMontant({ ...chiffre, montant }) ?? "oui";
};

interface Comparaison {
  avant: Resultats;
  apres: Resultats;
}

/** What a change does to the month’s total: in front of what one types, where a bar or a keyboard does not hide it. */
export function ReponseEtSi({ avant, apres }: Comparaison) {
  const [un, deux] = [aidesParMois(avant), aidesParMois(apres)];
  const ecart = Math.round((deux - un) * 100) / 100;
  return (
    <>
      <h2>
        {ecart === 0
          ? "Vos aides du mois ne changeraient pas"
          : `${ecrireEuros(Math.abs(ecart))} d’aides ${ecart > 0 ? "de plus" : "de moins"} par mois`}
      </h2>
      <p>
        {ecrireEuros(un)} d’aides par mois aujourd’hui, <strong>{ecrireEuros(deux)}</strong> après.
      </p>
    </>
  );
}

/** What a change does to each aid. */
export function Changements({ avant, apres }: Comparaison) {
  const [un, deux] = [aidesParMois(avant), aidesParMois(apres)];
  const duMois = aidesDuMois(avant, apres);
  // The others have their own rhythm: only those that move are worth a row.
  const autres = changementsDe(avant, apres).filter(({ id }) => duMois.every((un) => un.id !== id));
  if (duMois.length + autres.length === 0) return null;
  return (
    <section>
      <h2>Aide par aide</h2>
      <table>
        <caption className="visually-hidden">Aide par aide, aujourd’hui et après</caption>
        <thead>
          <tr>
            <th scope="col">Aide</th>
            <th scope="col">Aujourd’hui</th>
            <th scope="col">Après</th>
          </tr>
        </thead>
        <tbody>
          {duMois.map(({ id, label, ...euros }) => (
            <tr key={id}>
              <th scope="row">{majuscule(label)}</th>
              <td>{ecrireEuros(euros.avant)}</td>
              <td>
                {euros.avant === euros.apres ? (
                  ecrireEuros(euros.apres)
                ) : (
                  <strong>{ecrireEuros(euros.apres)}</strong>
                )}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">Total du mois</th>
            <td>{ecrireEuros(un)}</td>
            <td>
              <strong>{ecrireEuros(deux)}</strong>
            </td>
          </tr>
          {autres.map((one) => (
            <tr key={one.id}>
              <th scope="row">{majuscule(one.label)}</th>
              <td>{ecrire(one.avant, one)}</td>
              <td>{ecrire(one.apres, one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
