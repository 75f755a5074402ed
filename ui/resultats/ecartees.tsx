import { useSessionContext } from "../session/use-session.tsx";

const LISTE = new Intl.ListFormat("fr");

/** Which parts of the answers count for nothing, and why, a sentence a reason. */
export function Ecartees() {
  const { ecartees } = useSessionContext();
  const raisons = [...new Set(ecartees.map(({ reason }) => reason))];
  return raisons.map((raison) => {
    const noms = ecartees.flatMap(({ reason, nom = "une réponse" }) => (reason === raison ? [nom] : []));
    return (
      <p key={raison} className="hint">
        Nous n’avons pas compté {LISTE.format([...new Set(noms)])}. {raison}
      </p>
    );
  });
}
