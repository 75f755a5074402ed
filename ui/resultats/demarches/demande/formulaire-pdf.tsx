import { useEffect, useId, useState } from "react";
import {
  type FormulairePdf as Formulaire,
  formulairePdfDe,
  type Identite,
  type ValeurDeChamp,
} from "../../../../catalogue/results/demarches/demandes/formulaires-pdf.ts";
import type { Situation } from "../../../../catalogue/situation/situation.ts";
import { useFoyer } from "../../../session/use-foyer.ts";
import { ChampADire } from "./champ.tsx";
import { Externe } from "../../../cadre/shell/externe.tsx";

const RIEN: Identite = {
  nom: "",
  prenoms: "",
  communeDeNaissance: "",
  adresse: "",
  telephone: "",
  courriel: "",
};

const CHAMPS: readonly (readonly [champ: keyof Identite, mots: string])[] = [
  ["nom", "Nom de naissance"],
  ["prenoms", "Prénoms"],
  ["communeDeNaissance", "Commune de naissance"],
  ["adresse", "Numéro et rue"],
  ["telephone", "Téléphone"],
  ["courriel", "Courriel"],
];

const AUTRE =
  "Ce fichier n’est pas ce formulaire, ou le formulaire a changé : rien n’y a été écrit. Téléchargez-le de nouveau, ou remplissez-le à la main avec la liste plus bas.";
const SANS_RESEAU = "Il faut une connexion pour la première fois. Votre fichier n’est pas parti.";

const SANS_FICHIER = "Ouvrez d’abord le formulaire que vous avez téléchargé.";

/** What became of the file: filled, at an address of this page; or why not. */
type Etat = { rempli: string } | { faute: string } | "en cours" | undefined;

async function remplir(
  fichier: File | undefined,
  champs: Readonly<Record<string, ValeurDeChamp>>,
): Promise<Etat> {
  if (!fichier) return { faute: SANS_FICHIER };
  const module = await import("./remplir-pdf.ts").catch(() => undefined);
  if (!module) return { faute: SANS_RESEAU };
  const octets = await module.remplirLePdf(await fichier.arrayBuffer(), champs);
  return octets
    ? { rempli: URL.createObjectURL(new Blob([octets], { type: "application/pdf" })) }
    : { faute: AUTRE };
}

/** Only with a network: a device does not keep it. */
export const enLigne = true;

interface Props {
  formulaire: Formulaire;
  situation: Situation;
}

/** The official form of an aid, where there is one that a file can be filled of. */
export function RemplirUnPdf({ aide }: { aide: string }) {
  const situation = useFoyer();
  const formulaire = formulairePdfDe(aide, situation);
  return formulaire && <ARemplir formulaire={formulaire} situation={situation} />;
}

/** Filled on this device from the file that the person opens: neither it nor what is typed leaves. */
function ARemplir({ formulaire, situation }: Props) {
  const [dit, setDit] = useState(RIEN);
  const [fichier, setFichier] = useState<File>();
  const [etat, setEtat] = useState<Etat>();
  return (
    <section className="card no-print">
      <h2>Remplir {formulaire.nom}</h2>
      <ChoixDuFichier
        adresse={formulaire.adresse}
        choisir={(choisi) => {
          setFichier(choisi);
          setEtat(undefined);
        }}
      />
      <p className="help">Ce qui reste vide ici s’écrit à la main.</p>
      {CHAMPS.map(([champ, mots]) => (
        <ChampADire
          key={champ}
          mots={mots}
          valeur={dit[champ]}
          changer={(texte) => {
            setDit({ ...dit, [champ]: texte });
            setEtat(undefined);
          }}
        />
      ))}
      <button
        type="button"
        className="button"
        onClick={() => {
          setEtat("en cours");
          void remplir(fichier, formulaire.champs(situation, dit)).then(setEtat);
        }}
      >
        Remplir
      </button>
      <Rendu etat={etat} reste={formulaire.reste} />
    </section>
  );
}

interface PropsDuChoix {
  adresse: string;
  choisir: (fichier: File | undefined) => void;
}

function ChoixDuFichier({ adresse, choisir }: PropsDuChoix) {
  const id = useId();
  return (
    <>
      <p>
        <Externe href={adresse}>Téléchargez le formulaire</Externe>, puis ouvrez-le ici. Il se remplit sur
        votre appareil : rien n’est envoyé ni gardé.
      </p>
      <p className="field">
        <label htmlFor={id}>Le formulaire téléchargé (PDF)</label>
        <input
          id={id}
          type="file"
          accept="application/pdf"
          onChange={({ target }) => choisir(target.files?.[0])}
        />
      </p>
    </>
  );
}

/** The filled form, to keep, and what it still wants. */
function Rendu({ etat, reste }: { etat: Etat } & Pick<Formulaire, "reste">) {
  const { rempli = "", faute = "" } =
    typeof etat === "object" ? (etat as { rempli?: string; faute?: string }) : {};
  useEffect(() => () => void (rempli && URL.revokeObjectURL(rempli)), [rempli]);
  return (
    <div role="status">
      {rempli && (
        <p>
          <a href={rempli} download="formulaire-rempli.pdf">
            Enregistrer le formulaire rempli
          </a>
        </p>
      )}
      {rempli && <p>{reste}</p>}
      {etat === "en cours" && <p>Le formulaire se remplit…</p>}
      {faute && <p className="error">{faute}</p>}
    </div>
  );
}
