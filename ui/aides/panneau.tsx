import { useId, useState } from "react";
import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import { auBesoin } from "../../catalogue/phrases/au-besoin.ts";
import { besoins } from "../../catalogue/schema/besoins.ts";
import { motsDesProfils } from "../../catalogue/schema/mots-des-regles.ts";
import { majuscule } from "../../catalogue/phrases/casse.ts";
import { ChoixDeFiltre, type Option } from "./choix.tsx";
import { type DemandeDAides, filtresActifs, montants, territoires } from "./filtres.ts";

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

/** The six filters; folded on a phone, with the number in use. */
export function Panneau({
  aides,
  demande,
  onChange,
}: {
  aides: readonly AideListee[];
  demande: DemandeDAides;
  onChange: (change: Partial<DemandeDAides>) => void;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const actifs = filtresActifs(demande);
  const organismes = organismesDe(aides, demande.territoire);
  const territoire = (value: string) => {
    const keeps = organismesDe(aides, value).some((one) => one.value === demande.organisme);
    onChange({ territoire: value, ...(!keeps && { organisme: "" }) });
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
        <ChoixDeFiltre
          label="Pour quoi faire"
          tous="Tout"
          value={demande.besoin}
          options={optionsDe(besoins, new Set(aides.map((aide) => aide.besoin)))}
          onChange={(besoin) => onChange({ besoin })}
        />
        <ChoixDeFiltre
          label="Où"
          tous="Partout"
          value={demande.territoire}
          options={optionsDe(territoires, new Set(aides.map((aide) => aide.territoire)))}
          onChange={territoire}
        />
        <ChoixDeFiltre
          label="Qui la donne"
          tous="Tous"
          value={demande.organisme}
          options={organismes}
          onChange={(organisme) => onChange({ organisme })}
        />
        <ChoixDeFiltre
          label="Pour qui"
          tous="Tout le monde"
          value={demande.profil}
          options={optionsDe(motsDesProfils, new Set(aides.flatMap((aide) => aide.profils ?? [])))}
          onChange={(profil) => onChange({ profil })}
        />
        <ChoixDeFiltre
          label="Sur quel sujet"
          tous="Tous"
          value={demande.theme}
          options={themesDe(aides)}
          onChange={(theme) => onChange({ theme })}
        />
        <ChoixDeFiltre
          label="Sous quelle forme"
          tous="Toutes"
          value={demande.montant}
          options={Object.entries(montants).map(([value, { label }]) => ({ value, label }))}
          onChange={(montant) => onChange({ montant })}
        />
      </div>
    </section>
  );
}
