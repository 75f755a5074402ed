import { REPRENDRE } from "../../../machines/session/lien.ts";
import { useAller } from "../../cadre/navigation/lien.tsx";
import { donnerLeLien } from "../../session/lien-prive.ts";
import { ChampDuCode } from "./champ-du-code.tsx";

/** Where the code that one is given is typed: what it opens is shown by the page of private links. */
export function CodeRendu() {
  const aller = useAller();
  return (
    <ChampDuCode
      libelle="Le code que l’on vous rend"
      aide="Six groupes de quatre chiffres : vos réponses corrigées, et ce que vous avez décidé ensemble."
      ouvrir={(code) => {
        donnerLeLien(code);
        aller(REPRENDRE);
        return Promise.resolve("");
      }}
    />
  );
}
