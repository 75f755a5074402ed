import { useId, useState } from "react";
import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import { auBesoin } from "../../catalogue/fiches/phrases/au-besoin.ts";
import { besoins } from "../../catalogue/schema/besoins.ts";
import { motsDesProfils } from "../../catalogue/schema/mots-des-regles.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { ChoixDeFiltre, type Option } from "./choix.tsx";
import { type DemandeDAides, filtresActifs, montants, type NomDeFiltre, territoires } from "./filtres.ts";

const alphabet = auBesoin(() => new Intl.Collator("fr"));

const optionsDe = (labels: Record<string, string>, used: ReadonlySet<string>): Option[] =>
  Object.entries(labels)
    .filter(([value]) => used.has(value))
    .map(([value, label]) => ({ value, label }));

/** Bodies of the chosen territory, by name. */
function organismesDe(aides: readonly AideListee[], territoire: string): Option[] {
  const found = aides.filter((aide) => !territoire || aide.territoire === territoire);
  return [...new Map(found.map((aide) => [aide.institutionId, aide.institution]))]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => alphabet().compare(a.label, b.label));
}

/** Subjects that aids have, in alphabetical order. */
const themesDe = (aides: readonly AideListee[]): Option[] =>
  [...new Set(aides.flatMap(({ theme }) => theme ?? []))]
    .sort((a, b) => alphabet().compare(a, b))
    .map((value) => ({ value, label: majuscule(value) }));

interface Filtre {
  nom: NomDeFiltre;
  label: string;
  /** What is said when nothing is chosen. */
  tous: string;
  options: (aides: readonly AideListee[], demande: DemandeDAides) => Option[];
}

const filtresDits: readonly Filtre[] = [
  {
    nom: "besoin",
    label: "Pour quoi faire",
    tous: "Tout",
    options: (aides) => optionsDe(besoins, new Set(aides.map((aide) => aide.besoin))),
  },
  {
    nom: "territoire",
    label: "Où",
    tous: "Partout",
    options: (aides) => optionsDe(territoires, new Set(aides.map((aide) => aide.territoire))),
  },
  {
    nom: "organisme",
    label: "Qui la donne",
    tous: "Tous",
    options: (aides, { territoire }) => organismesDe(aides, territoire),
  },
  {
    nom: "profil",
    label: "Pour qui",
    tous: "Tout le monde",
    options: (aides) => optionsDe(motsDesProfils, new Set(aides.flatMap((aide) => aide.profils ?? []))),
  },
  { nom: "theme", label: "Sur quel sujet", tous: "Tous", options: themesDe },
  {
    nom: "montant",
    label: "Sous quelle forme",
    tous: "Toutes",
    options: () => Object.entries(montants).map(([value, { label }]) => ({ value, label })),
  },
];

interface Props {
  aides: readonly AideListee[];
  demande: DemandeDAides;
  onChange: (change: Partial<DemandeDAides>) => void;
}

/** The six filters; folded on a phone, with the number in use. */
export function Panneau({ aides, demande, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const actifs = filtresActifs(demande);
  const choisir = (nom: NomDeFiltre, value: string) => {
    const garde =
      nom !== "territoire" || organismesDe(aides, value).some((one) => one.value === demande.organisme);
    onChange({ [nom]: value, ...(!garde && { organisme: "" }) });
  };
  return (
    <section className="filters" aria-label="Filtres" data-open={open}>
      <button
        type="button"
        className="link"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? "Masquer les filtres" : "Filtrer les aides"}
        {actifs > 0 && <span>{` (${actifs} en cours)`}</span>}
      </button>
      <div id={id} className="filters-body">
        {filtresDits.map(({ nom, label, tous, options }) => (
          <ChoixDeFiltre
            key={nom}
            label={label}
            tous={tous}
            value={demande[nom]}
            options={options(aides, demande)}
            onChange={(value) => choisir(nom, value)}
          />
        ))}
      </div>
    </section>
  );
}
