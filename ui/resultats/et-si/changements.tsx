import { aidesDuMois, aidesParMois, changementsDe } from "../../../catalogue/results/et-si/courbe.ts";
import type { Resultats } from "../../../catalogue/results/results.ts";
import { direMontant } from "../../cadre/format/aide.ts";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { ecrireEuros } from "../../cadre/format/nombres.ts";

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
          {duMois.map((une) => (
            <LigneDuMois key={une.id} {...une} />
          ))}
          <tr>
            <th scope="row">Total du mois</th>
            <td>{ecrireEuros(un)}</td>
            <td>
              <strong>{ecrireEuros(deux)}</strong>
            </td>
          </tr>
          {autres.map((one) => (
            <AutreLigne key={one.id} de={one} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type AideDuMois = ReturnType<typeof aidesDuMois>[number];

const LigneDuMois = ({ label, avant, apres }: AideDuMois) => (
  <tr>
    <th scope="row">{majuscule(label)}</th>
    <td>{ecrireEuros(avant)}</td>
    <td>{avant === apres ? ecrireEuros(apres) : <strong>{ecrireEuros(apres)}</strong>}</td>
  </tr>
);

const AutreLigne = ({ de }: { de: ReturnType<typeof changementsDe>[number] }) => (
  <tr>
    <th scope="row">{majuscule(de.label)}</th>
    <td>{ecrire(de.avant, de)}</td>
    <td>{ecrire(de.apres, de)}</td>
  </tr>
);
