import { useEffect, useState } from "react";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { api } from "../../session/api.ts";
import { page } from "../../cadre/navigation/chunk.ts";
import { liensDeLaPage } from "../../cadre/navigation/reglages.ts";
import { Facultatif } from "../../cadre/shell/crash.tsx";
import { Article } from "../../cadre/shell/article.tsx";

const Comptes = page(() => import("../stats/comptes.tsx"));

interface AideComptee {
  type: string;
  institution: string;
}

/** Figures of the catalogue and, where the operator counts what is done, of each step. Nobody is counted. */
export function Component() {
  const [aides, setAides] = useState<AideComptee[]>();
  const [failed, setFailed] = useState(false);
  const comptees = liensDeLaPage().mesure?.pas === true;
  useEffect(() => {
    api.aides().then(setAides, () => setFailed(true));
  }, []);
  return (
    <Article titre="Statistiques">
      <p>
        Cap Aides ne mesure pas qui vient ni ce que l’on y répond : il n’y a donc ici ni profils ni réponses
        {comptees
          ? ", mais ce que contient le catalogue, puis ce qui se fait à chaque étape"
          : ", seulement ce que contient le catalogue aujourd’hui"}
        . Ce qui est compté des visites, ou non, est dit dans{" "}
        <Lien to="/confidentialite#mesures">vos données</Lien>.
      </p>
      {failed && <p role="status">Les chiffres ne sont pas disponibles pour le moment.</p>}
      {aides && <Chiffres aides={aides} />}
      {comptees && (
        <Facultatif>
          <Comptes />
        </Facultatif>
      )}
    </Article>
  );
}

function Chiffres({ aides }: { aides: readonly AideComptee[] }) {
  const institutions = new Set(aides.map(({ institution }) => institution)).size;
  const chiffrees = aides.filter(({ type }) => type !== "bool").length;
  return (
    <dl className="figures">
      <div>
        <dt>aides décrites, sans les terminées</dt>
        <dd>{aides.length}</dd>
      </div>
      <div>
        <dt>organismes qui les versent</dt>
        <dd>{institutions}</dd>
      </div>
      <div>
        <dt>aides dont le montant est connu ou calculé</dt>
        <dd>{chiffrees}</dd>
      </div>
    </dl>
  );
}
