import { type FormEvent, type ReactNode, useState } from "react";
import "../../cadre/style/main.css";
import { EchecDeLecture } from "../echec.tsx";
import type { QuiArrive } from "./identite.ts";

/** Fewest characters of a password. */
const LONGUEUR = 12;

/** The page before the editor: log in, ask for a letter, choose a password. */
export function PageDeConnexion({ arrivee }: { arrivee: Exclude<QuiArrive, { etat: "entrée" }> }) {
  const [oubli, setOubli] = useState(false);
  return (
    <main className="page">
      {arrivee.etat === "invitée" ? (
        <Choisir {...arrivee} />
      ) : oubli ? (
        <Oublier compte={arrivee.compte} onRevenir={() => setOubli(false)} />
      ) : (
        <Entrer {...arrivee} onOublier={() => setOubli(true)} />
      )}
    </main>
  );
}

interface PropsDeFormulaire {
  titre: string;
  bouton: string;
  refus?: string | undefined;
  children: ReactNode;
  envoyer: (champs: { adresse: string; motDePasse: string }) => Promise<void>;
}

/** A form whose sending may be refused: what it says stays beside it, and what was typed too. */
function Formulaire({ titre, bouton, refus: premier, children, envoyer }: PropsDeFormulaire) {
  const [refus, setRefus] = useState(premier);
  const [part, setPart] = useState(false);
  const soumettre = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const champs = new FormData(event.currentTarget);
    const lire = (nom: string) => String(champs.get(nom) ?? "");
    setPart(true);
    setRefus(undefined);
    try {
      await envoyer({ adresse: lire("adresse").trim(), motDePasse: lire("motDePasse") });
    } catch (erreur) {
      setRefus((erreur as Error).message);
    }
    setPart(false);
  };
  return (
    <form className="card" onSubmit={(event) => void soumettre(event)}>
      <h1>{titre}</h1>
      <EchecDeLecture dit={refus} />
      {children}
      <p>
        <button className="button" disabled={part}>
          {part ? "Un instant…" : bouton}
        </button>
      </p>
    </form>
  );
}

const Adresse = () => (
  <p className="field">
    <label htmlFor="adresse">Votre adresse de courriel</label>
    <input id="adresse" name="adresse" type="email" autoComplete="username" required />
  </p>
);

function MotDePasse({ nouveau = false }: { nouveau?: boolean }) {
  return (
    <p className="field">
      <label htmlFor="motDePasse">{nouveau ? "Votre nouveau mot de passe" : "Votre mot de passe"}</label>
      {nouveau && (
        <span id="longueur" className="hint">
          {LONGUEUR} caractères ou plus.
        </span>
      )}
      <input
        id="motDePasse"
        name="motDePasse"
        type="password"
        autoComplete={nouveau ? "new-password" : "current-password"}
        required
        {...(nouveau && { minLength: LONGUEUR, "aria-describedby": "longueur" })}
      />
    </p>
  );
}

type Dehors = Extract<QuiArrive, { etat: "dehors" }>;

function Entrer({ compte, refus, onOublier }: Dehors & { onOublier: () => void }) {
  return (
    <>
      <Formulaire
        titre="Éditer les aides"
        bouton="Se connecter"
        refus={refus}
        envoyer={async ({ adresse, motDePasse }) => {
          await compte.entrer(adresse, motDePasse);
          location.reload();
        }}
      >
        <Adresse />
        <MotDePasse />
      </Formulaire>
      <p>
        <button type="button" className="button secondary" onClick={onOublier}>
          J’ai oublié mon mot de passe
        </button>
      </p>
      <p className="hint">
        Un compte se reçoit par invitation. Sans compte, <a href="/contribuer">proposez une aide</a>.
      </p>
    </>
  );
}

function Oublier({ compte, onRevenir }: Pick<Dehors, "compte"> & { onRevenir: () => void }) {
  const [envoyee, setEnvoyee] = useState(false);
  return (
    <>
      {envoyee ? (
        <section className="card" role="status">
          <h1>Regardez vos courriels</h1>
          <p>Si cette adresse a un compte, un lien pour choisir un autre mot de passe vient d’y partir.</p>
        </section>
      ) : (
        <Formulaire
          titre="Choisir un autre mot de passe"
          bouton="Recevoir un lien"
          envoyer={async ({ adresse }) => {
            await compte.oublier(adresse);
            setEnvoyee(true);
          }}
        >
          <Adresse />
        </Formulaire>
      )}
      <p>
        <button type="button" className="button secondary" onClick={onRevenir}>
          Revenir à la connexion
        </button>
      </p>
    </>
  );
}

function Choisir({ compte, invitation: { sorte, jeton } }: Extract<QuiArrive, { etat: "invitée" }>) {
  return (
    <Formulaire
      titre={
        sorte === "première" ? "Bienvenue parmi les éditrices et éditeurs" : "Choisir un autre mot de passe"
      }
      bouton="Enregistrer et entrer"
      envoyer={async ({ motDePasse }) => {
        await (sorte === "première" ? compte.accepter : compte.changer)(jeton, motDePasse);
        location.reload();
      }}
    >
      <MotDePasse nouveau />
    </Formulaire>
  );
}
