import { Lien } from "../cadre/navigation/lien.tsx";

/** Collectivities that give bike aids come from elsewhere: they have no page here. */
const SANS_PAGE = /^velo_/;

/** The name of who gives an aid, which leads to its page when it has one. */
export const NomDInstitution = ({ de: { id, label } }: { de: { id: string; label: string } }) =>
  SANS_PAGE.test(id) ? (
    <span className="hint">{label}</span>
  ) : (
    <Lien to={`/institutions/${encodeURIComponent(id)}`}>{label}</Lien>
  );
