import type { AvisLu } from "../../../../catalogue/results/demarches/avis/lire-avis.ts";
import { salairesDuRevenu } from "../../../../catalogue/results/demarches/avis/salaires.ts";
import { ecrireEuros } from "../../../cadre/format/nombres.ts";
import { useParametres } from "../../loi/use-parametres.ts";

const DEDUCTION = "impot_revenu.calcul_revenus_imposables.deductions.abatpro.";
const CHEMINS: readonly string[] = ["taux", "min", "max"].map((nom) => DEDUCTION + nom);

interface Props {
  avis: AvisLu;
  prendre: (salaires: number) => void;
}

/** Taxable wages of that year, of whom had nothing else; nothing until the figures of the law are there, or without any. */
function useSalaires({ annee, revenu }: AvisLu): number | undefined {
  const lecture = useParametres(`${annee}-12-31`, CHEMINS);
  if (lecture.state !== "done") return undefined;
  const [taux, min, max] = CHEMINS.map((chemin) => Number(lecture.value[chemin]));
  return salairesDuRevenu(revenu, { taux: taux!, min: min!, max: max! });
}

/**
 * What a notice says of one’s wages: it holds what remains once a tenth was taken off, and of everything one had. So they are
 * taken from whom says that wages are all there was, and from a notice of one person.
 */
export function SalairesDeLAvis({ avis, prendre }: Props) {
  const salaires = useSalaires(avis);
  if (avis.declarants === 2)
    return (
      <p>
        C’est l’avis de deux personnes : le carré ne dit pas la part de chacune. Écrivez-les d’après l’avis
        lui-même.
      </p>
    );
  return (
    <>
      <p>Cette page demande les salaires avant l’abattement de 10 %, que le carré ne porte pas.</p>
      {salaires !== undefined && (
        <>
          <p>{`Si vous n’aviez que des salaires, sans frais réels, ils étaient de ${ecrireEuros(salaires)}.`}</p>
          <p>
            <button type="button" className="button" onClick={() => prendre(salaires)}>
              {`Je n’avais que des salaires : reprendre ${ecrireEuros(salaires)}`}
            </button>
          </p>
        </>
      )}
    </>
  );
}
