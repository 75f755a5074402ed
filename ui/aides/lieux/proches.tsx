import { type ReactNode, useCallback } from "react";
import { EnCours } from "../en-cours.tsx";
import { Joindre } from "../joindre.tsx";
import { type EtatDeLecture, useLecture } from "../use-lecture.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { api } from "../../session/api.ts";
import { Externe } from "../../cadre/shell/externe.tsx";
import { annuaireDe } from "./annuaire.ts";
import { genresEnMots } from "./genres.ts";
import { ListeDesLieux } from "./liste.tsx";

/** A commune as places are looked for in it. */
export interface IciMeme {
  depcom: string;
  _codePostal?: string | undefined;
  _nomCommune?: string | undefined;
}

interface Props {
  commune: IciMeme;
  /** Kinds of places. */
  types: readonly string[];
  /** Who gives the aid: its site and phone stand in for places that cannot be listed. */
  institution?: string | undefined;
}

/** Places of these kinds for a commune; when there are none to show, why, and who does know. */
export function LieuxProches({ commune, types, institution }: Props) {
  const { depcom, _nomCommune = "votre commune" } = commune;
  const joined = types.join("+");
  const lecture = useLecture(
    useCallback((signal: AbortSignal) => api.lieux(depcom, joined.split("+"), signal), [depcom, joined]),
  );
  if (lecture.state === "working")
    return <EnCours lecture={lecture} quoi="Nous cherchons les lieux d’accueil…" />;
  const trouves = lecture.state === "done" ? lecture.value : [];
  const liste = trouves.length > 0 && <ListeDesLieux lieux={trouves} depcom={depcom} />;
  if (liste && !trouves.some(({ fixe }) => fixe)) return liste;
  const ailleurs = <Ailleurs commune={commune} types={types} institution={institution} />;
  const reessayer = <Reessayer onClick={lecture.retry} />;
  if (liste) {
    const enPanne = trouves.some(({ fixe }) => fixe?.panne);
    return (
      <>
        <SansAnnuaire enPanne={enPanne} nomCommune={_nomCommune} />
        {enPanne && reessayer}
        {liste}
        {ailleurs}
      </>
    );
  }
  const rien = rienDe(lecture, _nomCommune);
  return (
    <Rien titre={rien.titre} phrase={rien.phrase}>
      {rien.aRefaire && reessayer}
      {ailleurs}
    </Rien>
  );
}

/** Why only those who answer everywhere are listed. */
const SansAnnuaire = ({ enPanne, nomCommune }: { enPanne: boolean; nomCommune: string }) => (
  <p>
    {enPanne
      ? "L’annuaire des lieux d’accueil ne nous a pas répondu."
      : "Ce site n’est pas relié à l’annuaire des lieux d’accueil."}{" "}
    Voici qui répond pour {nomCommune}, puis où chercher leurs adresses.
  </p>
);

/** Why there is no place to show. */
function rienDe(lecture: EtatDeLecture<unknown>, nomCommune: string) {
  if (lecture.state === "done")
    return {
      titre: "Aucun lieu trouvé",
      phrase: `L’annuaire a répondu : il ne connaît aucun accueil de ce genre pour ${nomCommune}.`,
    };
  if (lecture.state === "failed" && lecture.status === 404)
    return {
      titre: "Où vous adresser",
      phrase:
        "Ce site n’est pas relié à l’annuaire des lieux d’accueil : il ne peut pas lister ceux près de chez vous. Voici qui le sait.",
    };
  return {
    titre: "Aucun résultat",
    phrase: "L’annuaire des lieux d’accueil ne nous a pas répondu.",
    aRefaire: true,
  };
}

const Reessayer = ({ onClick }: { onClick: (() => void) | undefined }) => (
  <p>
    <button type="button" className="button secondary" onClick={onClick}>
      Réessayer
    </button>
  </p>
);

function Rien({ titre, phrase, children }: { titre: string; phrase: string; children: ReactNode }) {
  return (
    <section className="card empty">
      <div role="status">
        <h2>{titre}</h2>
        <p>{phrase}</p>
      </div>
      {children}
    </section>
  );
}

/** Who knows, when we do not: the institution itself, then the national directory, filled with the commune. */
function Ailleurs({ commune, types, institution }: Props) {
  return (
    <>
      {institution && <Elle id={institution} />}
      <p>L’annuaire national des services publics donne adresses, horaires et téléphones{"\u00a0:"}</p>
      <ul className="calls stacked">
        {genresEnMots(types).map((nom) => (
          <li key={nom}>
            <Externe href={annuaireDe(nom, commune)}>
              {nom}
              {commune._nomCommune && <span>{` : ${commune._nomCommune}`}</span>}
            </Externe>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The institution of the aid, its site and its phone; nothing when we do not know it. */
function Elle({ id }: { id: string }) {
  const lecture = useLecture(useCallback((signal: AbortSignal) => api.institution(id, signal), [id]));
  if (lecture.state !== "done" || (!lecture.value.link && !lecture.value.telephone)) return null;
  return (
    <>
      <p>
        Qui donne cette aide :{" "}
        <Lien to={`/institutions/${encodeURIComponent(id)}`}>{lecture.value.label}</Lien>
      </p>
      <dl className="facts">
        <Joindre de={lecture.value} />
      </dl>
    </>
  );
}
