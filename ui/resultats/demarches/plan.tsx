import { useMemo, useRef, useState } from "react";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { combien } from "../../../catalogue/fiches/phrases/nombres.ts";
import { type PlanDit, planDit } from "../../../catalogue/results/demarches/plan-dit.ts";
import { motsDesPointes, type Pointe, pointer } from "../../../catalogue/results/pointages.ts";
import type { Droit, Resultats } from "../../../catalogue/results/results.ts";
import { AjouterAMonAgenda } from "./ajouter.tsx";
import { Demarches, Guichet, OuJEnSuis } from "./guichet.tsx";
import { PapiersReunis } from "./papiers.tsx";
import {
  AVoirAvecLOrganisme,
  CeQuiVaChanger,
  DejaPointees,
  DemandesEnCours,
  EtAussi,
  SiCEstVotreCas,
} from "./suite.tsx";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { liensDeLaPage } from "../../cadre/navigation/reglages.ts";
import { Dabord } from "../dabord.tsx";
import { PiedDesAides } from "../etat.tsx";
import { useDireDeLAide } from "../dire-de-l-aide.ts";
import type { EtatResultats } from "../use-resultats.ts";
import { MontrerAQuelquUn, NoteRecue } from "./garde/transmettre.tsx";
import { useAppareil } from "../../session/appareil.ts";
import { GarderIci } from "./garde/garder-ici.tsx";
import { Imprimer } from "../../cadre/shell/imprimer.tsx";

/** The last thing said: of an aid, told and taken back in one tap since the aid moved; or an answer to a question of the plan. */
type Dite = { droit: Droit; pointe: Pointe | undefined } | "réponse";

function useDite() {
  const [dite, setDite] = useState<Dite>();
  const annonce = useRef<HTMLParagraphElement>(null);
  const dire = (une: Dite) => {
    setDite(une);
    // What had the focus moves with its aid; the place in the page stays.
    annonce.current?.focus({ preventScroll: true });
  };
  return {
    dite,
    annonce,
    apres: (droit: Droit, pointe: Pointe | undefined) => dire({ droit, pointe }),
    noter: () => dire("réponse"),
  };
}

/** The plan of results, what was said of their aids applied: a desk after the other (docs/specification.md#plan). */
export function EcranDuPlan({
  calcules,
  fictifs,
  preciser,
}: { calcules: Resultats } & Pick<EtatResultats, "fictifs" | "preciser">) {
  const { pointages } = useAppareil();
  const { resultats, pointees } = useMemo(() => pointer(calcules, pointages), [calcules, pointages]);
  const plan = useMemo(() => planDit(resultats), [resultats]);
  const { dite, annonce, apres, noter } = useDite();
  const { guichets, echeances } = plan;
  return (
    <section className="plan">
      <h1>Votre plan</h1>
      <EnTete plan={plan} fictifs={fictifs} />
      {!fictifs && <NoteRecue />}
      {!fictifs && <Dabord resultats={resultats} />}
      <Annonce dite={dite} ref={annonce} apres={apres} />
      {guichets.length > 0 && (
        <ol className="desks">
          {guichets.map((un) => (
            <Guichet key={un.nom} de={un} echeances={echeances} apres={apres} />
          ))}
        </ol>
      )}
      <DemandesEnCours de={pointees} apres={apres} />
      <SiCEstVotreCas
        resultats={resultats}
        preciser={preciser && ((cle, value) => (preciser(cle, value), noter()))}
        {...plan}
      />
      <PlusTard {...plan} apres={apres} />
      <CeQuiVaChanger {...plan} />
      <AVoirAvecLOrganisme {...plan} />
      <EtAussi aides={plan.autres} />
      <DejaPointees de={pointees} apres={apres} />
      <GarderLePlan echeances={echeances} fictifs={fictifs} />
      <PiedDesAides />
    </section>
  );
}

/** Aids whose demands are not open yet. */
const PlusTard = ({
  plusTard,
  echeances,
  apres,
}: Pick<PlanDit, "plusTard" | "echeances"> & { apres: ReturnType<typeof useDite>["apres"] }) =>
  plusTard.length > 0 && (
    <section className="card desk">
      <h2>Plus tard</h2>
      <Demarches demarches={plusTard} echeances={echeances} />
      <OuJEnSuis demarches={plusTard} apres={apres} nom="plus tard" />
    </section>
  );

/** What it is worth, of which day, for how many papers. */
const EnTete = ({ plan: { jour, total, guichets }, fictifs }: { plan: PlanDit; fictifs: boolean }) => (
  <>
    {fictifs && (
      <p className="banner warning">Résultats fictifs, pour essayer les écrans : ils ne sont à personne.</p>
    )}
    {total.map((une, rang) => (
      <p key={une} {...(rang === 0 && { className: "lead" })}>
        {une}
      </p>
    ))}
    {!fictifs && <p className="hint">Estimation au {jour}, d’après vos réponses.</p>}
    <PapiersReunis guichets={guichets} />
  </>
);

/** What takes the plan along. */
const GarderLePlan = ({ echeances, fictifs }: Pick<PlanDit, "echeances"> & { fictifs: boolean }) => (
  <section className="more no-print">
    <h2>Garder ce plan</h2>
    <Imprimer />
    {!fictifs && <GarderIci />}
    {!fictifs && <MontrerAQuelquUn />}
    {liensDeLaPage().rappels && (
      <p>
        <Lien to="/accompagnement">Me faire rappeler par quelqu’un</Lien>
      </p>
    )}
    <p>
      {echeances.length > 0 ? (
        <AjouterAMonAgenda
          echeances={echeances}
          mots={`Mettre ${combien(echeances.length, "date")} dans mon agenda`}
          nom="cap-aides"
        />
      ) : (
        <span className="hint">Aucune date connue à mettre dans un agenda.</span>
      )}
    </p>
    <p className="hint">
      {"«\u00a0Imprimer\u00a0»"} sait aussi en faire un PDF. L’agenda reçoit, pour chaque date, le nom de
      l’aide et ce qu’il faut pour la demander : ni montant, ni réponse.
    </p>
  </section>
);

/** What was just said, and the way back. */
function Annonce({
  dite,
  apres,
  ref,
}: {
  dite: Dite | undefined;
  apres: ReturnType<typeof useDite>["apres"];
  ref: React.Ref<HTMLParagraphElement>;
}) {
  const direDeLAide = useDireDeLAide();
  return (
    <p ref={ref} tabIndex={-1} role="status" className={dite ? "banner said no-print" : "no-print"}>
      {dite === "réponse" && <span>C’est noté : le plan est refait.</span>}
      {dite && dite !== "réponse" && (
        <>
          <span>
            {`${majuscule(dite.droit.label)}\u00a0: ${
              dite.pointe
                ? `«\u00a0${motsDesPointes[dite.pointe]}\u00a0», c’est noté.`
                : "de retour dans le plan."
            }`}
          </span>{" "}
          {dite.pointe && (
            <button
              type="button"
              className="link"
              onClick={() => {
                direDeLAide(dite.droit, undefined);
                apres(dite.droit, undefined);
              }}
            >
              Annuler
            </button>
          )}
        </>
      )}
    </p>
  );
}
