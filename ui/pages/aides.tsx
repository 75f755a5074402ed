import { combien } from "../../catalogue/fiches/phrases/nombres.ts";
import { useId, useMemo, useState } from "react";
import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import { FIRST_STEP } from "../../machines/journey/screens.ts";
import { Carte } from "../aides/carte.tsx";
import { EnCours } from "../aides/en-cours.tsx";
import { filtrer, PAR_PAGE } from "../aides/filtres.ts";
import { moteurDesAides } from "../aides/index-aides.ts";
import { Notes } from "../aides/notes.tsx";
import { Panneau } from "../aides/panneau.tsx";
import { besoinNomme, besoinsDemandes, Propositions } from "../aides/propositions.tsx";
import { useDemande } from "../aides/use-demande.ts";
import { useAides } from "../aides/use-lecture.ts";
import { useLexique } from "../aides/use-lexique.ts";
import { minuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useTitle } from "../cadre/navigation/titles.ts";
import { useArrival } from "../cadre/navigation/use-arrival.ts";

/** Every public aid, searched as one types and filtered; what is asked lives in the address. */
export function Component() {
  useTitle("Toutes les aides");
  useArrival();
  const lecture = useAides();
  return (
    <main id="contenu" className="page all-aids">
      <h1>Toutes les aides</h1>
      <p className="help">
        Cherchez avec vos mots : un nom, un sigle, un besoin, un organisme ou votre région. Pour savoir
        lesquelles sont pour vous, <Lien to={FIRST_STEP}>faites la simulation</Lien>.
      </p>
      {lecture.state === "done" ? (
        <Catalogue aides={lecture.value} />
      ) : (
        <EnCours lecture={lecture} quoi="Nous ouvrons la liste des aides…" />
      )}
    </main>
  );
}

const aidesEnTout = (count: number) => combien(count, "aide");

function compte(count: number, shown: number): string {
  if (count === 0) return "Aucune aide";
  return count > shown ? `${aidesEnTout(count)}, dont ${shown} affichées` : aidesEnTout(count);
}

function Catalogue({ aides }: { aides: AideListee[] }) {
  const { demande, taper, filtrer: choisir, voirPlus, effacer } = useDemande();
  const [active, setActive] = useState(demande.q !== "");
  const lexique = useLexique(active || demande.q !== "");
  const moteur = useMemo(() => moteurDesAides(aides, lexique), [aides, lexique]);
  const trouvailles = filtrer(moteur, demande);
  const found = trouvailles.items;
  const shown = found.slice(0, demande.page * PAR_PAGE);
  return (
    <>
      <search>
        <Recherche q={demande.q} taper={taper} onActive={() => setActive(true)} />
        <Panneau aides={aides} demande={demande} onChange={choisir} />
      </search>
      <p className="hint count" role="status">
        {trouvailles.approche && found.length > 0
          ? `Rien ne correspond à tous vos mots. Ce qui s’en approche : ${minuscule(compte(found.length, shown.length))}`
          : compte(found.length, shown.length)}
      </p>
      <Notes de={trouvailles} />
      <OrganismeChoisi aides={aides} id={demande.organisme} />
      <Trouvees toutes={found} montrees={shown} voirPlus={voirPlus} />
      {found.length === 0 && trouvailles.notes.length === 0 && (
        <Vide
          q={demande.q}
          proches={moteur.proches(demande.q)}
          onChercher={(q) => choisir({ q })}
          onBesoin={(besoin) => choisir({ ...SANS_FILTRE, besoin })}
          onEffacer={effacer}
        />
      )}
    </>
  );
}

interface PropsDeRecherche {
  q: string;
  taper: (q: string) => void;
  onActive: () => void;
}

function Recherche({ q, taper, onActive }: PropsDeRecherche) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>Chercher une aide</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder="permis, BAFA, logement…"
        value={q}
        onFocus={onActive}
        onChange={(event) => taper(event.target.value)}
      />
    </p>
  );
}

interface PropsDesTrouvees {
  toutes: readonly AideListee[];
  montrees: readonly AideListee[];
  voirPlus: () => void;
}

function Trouvees({ toutes, montrees, voirPlus }: PropsDesTrouvees) {
  return (
    <>
      <ul className="aids">
        {montrees.map((aide) => (
          <Carte key={aide.id} aide={aide} />
        ))}
      </ul>
      {toutes.length > montrees.length && (
        <p>
          <button type="button" className="button secondary" onClick={voirPlus}>
            Voir {aidesEnTout(Math.min(PAR_PAGE, toutes.length - montrees.length))} de plus
          </button>
        </p>
      )}
    </>
  );
}

/** The way to the page of the body the list is filtered by. */
function OrganismeChoisi({ aides, id }: { aides: readonly AideListee[]; id: string }) {
  const nom = aides.find((aide) => aide.institutionId === id)?.institution;
  if (!nom) return null;
  return (
    <p>
      <Lien to={`/institutions/${encodeURIComponent(id)}`}>Qui est cet organisme : {nom}</Lien>
    </p>
  );
}

const SANS_FILTRE = { q: "", territoire: "", organisme: "", profil: "", theme: "", montant: "" };

interface PropsDuVide {
  q: string;
  /** Known words near those typed. */
  proches: readonly string[];
  onChercher: (q: string) => void;
  onBesoin: (besoin: string) => void;
  onEffacer: () => void;
}

function Vide({ q, proches, onChercher, onBesoin, onEffacer }: PropsDuVide) {
  return (
    <section className="card empty">
      <h2>{q.trim() ? `Rien ne correspond à « ${q.trim()} »` : "Rien ne correspond à ces filtres"}</h2>
      <p>
        Essayez un mot plus court ou moins de filtres. Une aide peut aussi porter un autre nom : la simulation
        les passe toutes en revue pour vous.
      </p>
      <Propositions titre="Peut-être cherchez-vous…" mots={proches} onChoisir={onChercher} />
      <Propositions
        titre="Ce que l’on demande le plus"
        mots={besoinsDemandes}
        onChoisir={(nom) => onBesoin(besoinNomme(nom))}
      />
      <p className="actions">
        <button type="button" className="button" onClick={onEffacer}>
          Revoir toutes les aides
        </button>
        <Lien className="button secondary" to={FIRST_STEP}>
          Faire la simulation
        </Lien>
      </p>
    </section>
  );
}
