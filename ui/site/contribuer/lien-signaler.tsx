import { Lien } from "../../cadre/navigation/lien.tsx";

/** From the page of an aid to the form that says what is wrong on it; without an aid of the catalogue, to where to write. */
export const SignalerUneErreur = ({ aide }: { aide?: string }) => (
  <span className="no-print">
    Une information fausse ou passée ?{" "}
    <Lien to={aide ? `/contribuer/signaler?aide=${encodeURIComponent(aide)}` : "/ameliorer"}>
      Signaler une erreur
    </Lien>
  </span>
);
