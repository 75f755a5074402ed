import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import {
  type MomentDAppel,
  moments,
  motsDesMoments,
  RAPPEL_SOUS_JOURS,
} from "../../../machines/pages/rappel.ts";
import { ChoiceRow } from "../../questions/controls/choice-row.tsx";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { demanderUnRappel, retirerLaDemande, type AppelRefuse, refusDAppel } from "../suivi/appels.ts";

const PRENOM = "given-name";

/** Where a request stands: to be made, made with what takes it back, or taken back. */
type Demande = { etat: "a-faire" } | { etat: "notee"; id: string } | { etat: "retiree" };

/** Asks for a number to call back, a first name if one likes, and when. */
export function Component() {
  const [demande, setDemande] = useState<Demande>({ etat: "a-faire" });
  return (
    <section className="card">
      <h2>Un rappel par téléphone</h2>
      {demande.etat === "a-faire" ? (
        <>
          <p>
            Une personne vous appelle sous {RAPPEL_SOUS_JOURS}&nbsp;jours pour vous aider à demander vos
            aides. C’est gratuit. Avant 15 ans, demandez-le avec un parent.
          </p>
          <DemandeDAppel apres={(id) => setDemande({ etat: "notee", id })} />
        </>
      ) : demande.etat === "notee" ? (
        <Notee id={demande.id} apres={() => setDemande({ etat: "retiree" })} />
      ) : (
        <Dit>Cette demande est annulée, et ce qu’elle gardait est effacé.</Dit>
      )}
    </section>
  );
}

/** What is said in the place of what had the focus: the reading goes on from it. */
function Dit({ children }: { children: ReactNode }) {
  const ici = useRef<HTMLParagraphElement>(null);
  useEffect(() => ici.current?.focus(), []);
  return (
    <p ref={ici} tabIndex={-1} role="status">
      {children}
    </p>
  );
}

/** Once it is noted: what comes next, and a way to take it back. */
function Notee({ id, apres }: { id: string; apres: () => void }) {
  const [refus, setRefus] = useState("");
  const retirer = () =>
    retirerLaDemande(id).then(apres, (error: unknown) => setRefus(refusDAppel(error).texte));
  return (
    <>
      <Dit>
        C’est noté : nous vous appelons sous {RAPPEL_SOUS_JOURS}&nbsp;jours. Votre numéro est ensuite effacé.
      </Dit>
      {refus && (
        <p className="error" role="alert">
          {refus}
        </p>
      )}
      <p>
        <button type="button" className="link" onClick={() => void retirer()}>
          Annuler ma demande
        </button>
      </p>
    </>
  );
}

/** Sends the request, and says why it did not go. */
function useDemandeDAppel(apres: (id: string) => void) {
  const [enCours, setEnCours] = useState(false);
  const [refus, setRefus] = useState<AppelRefuse>();
  const demander = async (demande: { telephone: string; prenom: string; quand: MomentDAppel }) => {
    if (enCours) return;
    setEnCours(true);
    setRefus(undefined);
    try {
      apres(await demanderUnRappel(demande));
    } catch (error) {
      setRefus(refusDAppel(error));
    } finally {
      setEnCours(false);
    }
  };
  return { enCours, refus, demander };
}

function DemandeDAppel({ apres }: { apres: (id: string) => void }) {
  const { enCours, refus, demander } = useDemandeDAppel(apres);
  const [telephone, setTelephone] = useState("");
  const [prenom, setPrenom] = useState("");
  const [quand, setQuand] = useState<MomentDAppel>("toujours");
  const numero = useRef<HTMLInputElement>(null);
  const fauteDe = (champ: string) => (refus?.champ === champ ? refus.texte : undefined);
  const soumettre = (event: FormEvent) => {
    event.preventDefault();
    void demander({ telephone: telephone.trim(), prenom: prenom.trim(), quand });
  };
  useEffect(() => {
    if (refus?.champ === "telephone") numero.current?.focus();
  }, [refus]);
  return (
    <form className="stack" noValidate onSubmit={soumettre} aria-busy={enCours}>
      <Champ label="Votre numéro de téléphone" faute={fauteDe("telephone")}>
        {(lie) => (
          <input
            {...lie}
            ref={numero}
            type="tel"
            name="telephone"
            autoComplete="tel"
            maxLength={30}
            required
            value={telephone}
            onChange={({ target }) => setTelephone(target.value)}
          />
        )}
      </Champ>
      <Champ label="Votre prénom, si vous voulez" faute={fauteDe("prenom")}>
        {(lie) => (
          <input
            {...lie}
            type="text"
            name="prenom"
            autoComplete={PRENOM}
            maxLength={40}
            value={prenom}
            onChange={({ target }) => setPrenom(target.value)}
          />
        )}
      </Champ>
      <Moments choisi={quand} onChange={setQuand} />
      <p className="hint">
        Nous gardons ce numéro, chiffré, {RAPPEL_SOUS_JOURS}&nbsp;jours au plus, à part de vos réponses.{" "}
        <Lien to="/confidentialite#rappel">Vos données</Lien>
      </p>
      {refus && !["telephone", "prenom"].includes(refus.champ ?? "") && (
        <p className="error" role="alert">
          {refus.texte}
        </p>
      )}
      <p>
        <button type="submit" className="button" disabled={enCours}>
          {enCours ? "Envoi…" : "Demander un rappel"}
        </button>
      </p>
    </form>
  );
}

interface Lie {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** A labelled field, with its fault above it. */
function Champ({
  label,
  faute,
  children,
}: {
  label: string;
  faute: string | undefined;
  children: (lie: Lie) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {faute && (
        <p className="error" id={`${id}-faute`} role="alert">
          {faute}
        </p>
      )}
      {children({
        id,
        "aria-invalid": faute !== undefined || undefined,
        "aria-describedby": faute && `${id}-faute`,
      })}
    </div>
  );
}

function Moments({ choisi, onChange }: { choisi: MomentDAppel; onChange: (un: MomentDAppel) => void }) {
  const id = useId();
  return (
    <fieldset className="sub-question">
      <legend>Quand vous appeler{"\u00a0"}?</legend>
      <div className="choices">
        {moments.map((un) => (
          <ChoiceRow
            key={un}
            type="radio"
            id={`${id}-${un}`}
            name="quand"
            checked={un === choisi}
            label={motsDesMoments[un]}
            onChange={() => onChange(un)}
          />
        ))}
      </div>
    </fieldset>
  );
}
