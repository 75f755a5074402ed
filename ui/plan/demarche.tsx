import { majuscule, minuscule } from "../../catalogue/phrases/casse.ts";
import { etatDe } from "../../catalogue/results/certitude.ts";
import { datesDuDroit } from "../../catalogue/results/dates-connues.ts";
import type { Pointe } from "../../catalogue/results/pointages.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { actionsDe, sortieDe } from "../../catalogue/fiches/actions.ts";
import { direMontant } from "../format/aide.ts";
import {
  ecrireCampagne,
  ecrireDelaiDeDemande,
  ecrireDelaiDeReponse,
  ecrireSilence,
} from "../../catalogue/fiches/ecrire-demande.ts";
import { ecrireJour } from "../format/dates.ts";
import { Lien } from "../navigation/lien.tsx";
import { DoutesDeLaCarte } from "../resultats/doutes.tsx";
import { MotDEtat } from "../resultats/etat.tsx";
import { Pointer } from "../resultats/pointer.tsx";
import { ecrireAdresse, Externe } from "../shell/externe.tsx";
import { AjouterAMonAgenda } from "./ajouter.tsx";

type De = { de: Droit };

/** Bike aids come from elsewhere: they have no page that anybody can open. */
const aSaPage = ({ source }: Droit) => source !== "aides-velo";

/** The name of an aid: on screen the way to it, on paper the address that anybody can type. */
export const NomDeLAide = ({ de }: De) => (
  <Lien
    to={`${RESULTATS}/${encodeURIComponent(de.id)}`}
    {...(aSaPage(de) && { "data-adresse": `${location.host}/aides/${de.id}` })}
  >
    {majuscule(de.label)}
  </Lien>
);

/** The gesture that begins it, with where it leads; how to reach who answers when nothing is known of the aid itself. */
function Comment({ de }: De) {
  const [premiere] = actionsDe(de);
  if (!premiere) return <span>{`Auprès de\u00a0: ${de.institution.label}`}</span>;
  const mots = de.cta ?? premiere.text;
  const sortie = sortieDe(premiere.href, de);
  if (sortie === undefined) return <Externe href={premiere.href}>{mots}</Externe>;
  return (
    <Lien to={`/redirection?aide=${encodeURIComponent(sortie)}`} data-adresse={ecrireAdresse(premiere.href)}>
      {mots}
    </Lien>
  );
}

/** Who answers, and its phone. */
function QuiRepondAuPlan({ de: { institution, lieux, id } }: De) {
  const { label, telephone } = institution;
  return (
    <>
      <span>{label}</span>
      {telephone && (
        <a className="tel" href={`tel:${telephone.replaceAll(" ", "")}`}>
          {telephone.replaceAll(" ", "\u00a0")}
        </a>
      )}
      {lieux && lieux.length > 0 && (
        <Lien className="no-print" to={`${RESULTATS}/${encodeURIComponent(id)}/lieux`}>
          Trouver un lieu<span className="visually-hidden">{`\u00a0: ${majuscule(label)}`}</span>
        </Lien>
      )}
    </>
  );
}

/** When it can be asked for, with the calendar; says so when nothing is known. */
function Quand({ de, jour }: De & { jour: string }) {
  const { campagne, delaiDemande, fin, label, id } = de;
  const phrases = [
    campagne && ecrireCampagne(campagne),
    delaiDemande && ecrireDelaiDeDemande(delaiDemande),
    fin && `L’aide s’arrête le ${ecrireJour(fin)}.`,
  ].filter(Boolean);
  const dates = datesDuDroit(de, jour);
  return (
    <>
      <span>{phrases.length > 0 ? phrases.join(" ") : "Aucune date connue\u00a0: dès que possible."}</span>
      {dates.length > 0 && (
        <AjouterAMonAgenda
          dates={dates}
          mots="Ajouter à mon agenda"
          precision={majuscule(label)}
          nom={`cap-aides-${id}`}
        />
      )}
    </>
  );
}

/** What is known once it is asked for; `undefined` when nothing is. */
const reponse = ({ delaiReponse, sansReponse }: Droit): string | undefined =>
  [delaiReponse && ecrireDelaiDeReponse(delaiReponse), sansReponse && ecrireSilence(sansReponse)]
    .filter(Boolean)
    .join(" ") || undefined;

/** What makes it sure or not: the questions that wait, and the doubts. */
const Certitude = ({ de }: De) => (
  <>
    {de.aVerifier && <span className="warning-text">{`À vérifier\u00a0: ${de.aVerifier}`}</span>}
    {de.si?.map(({ cle, question }) => (
      <span key={cle} className="warning-text">
        {`Si\u00a0: ${minuscule(question)}`}
      </span>
    ))}
    <DoutesDeLaCarte de={de} />
  </>
);

/** A demand of the plan: an aid, what it brings, how sure it is, how it is asked for, when, and what comes after. */
export function DemarcheDuPlan({
  de,
  jour,
  raison,
  apres,
}: De & { jour: string; raison?: string; apres: (droit: Droit, pointe: Pointe | undefined) => void }) {
  const delai = reponse(de);
  return (
    <li className="card plan-step">
      <h3>
        <NomDeLAide de={de} />
      </h3>
      <p className="row">
        <strong>{direMontant(de)}</strong> <MotDEtat etat={etatDe(de)} />{" "}
        {raison && <span className="hint">{raison}</span>}
      </p>
      <p className="plan-doubts">
        <Certitude de={de} />
      </p>
      <dl className="facts">
        <Fait nom="Comment">
          <Comment de={de} />
        </Fait>
        <Fait nom="Qui répond">
          <QuiRepondAuPlan de={de} />
        </Fait>
        <Fait nom="Quand">
          <Quand de={de} jour={jour} />
        </Fait>
        {delai && <Fait nom="Réponse">{delai}</Fait>}
      </dl>
      <Pointer de={de} apres={(pointe) => apres(de, pointe)} />
    </li>
  );
}

const Fait = ({ nom, children }: { nom: string; children: React.ReactNode }) => (
  <div>
    <dt>{nom}</dt>
    <dd>{children}</dd>
  </div>
);
