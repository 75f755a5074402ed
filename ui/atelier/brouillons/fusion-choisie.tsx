import { type FormEvent, useEffect, useRef } from "react";
import { motsDesChoix } from "../../../catalogue/atelier/formulaire/mots.ts";
import { type Champ, parChamp } from "../feuille/colonnes.ts";
import { poser } from "../poser.ts";
import { nomDuChamp } from "../refus/noms.ts";
import type { Different, Fusion } from "./fusion.ts";

interface Props {
  collection: string;
  fusion: Fusion;
  /** Fields whose value is the other’s; nothing for who would rather wait. */
  onChoix: (siens: readonly string[] | undefined) => void;
}

/** A value as a person reads it: as a sheet writes it, or its words. */
export function valeurEnMots(champ: string, valeur: unknown): string {
  if (valeur === undefined || valeur === null || valeur === "") return "Rien";
  const colonne = parChamp.get(champ as Champ);
  if (colonne) return colonne.ecrire(valeur) || "Rien";
  const mots = (une: unknown): string =>
    typeof une === "object" && une !== null
      ? Object.values(une).map(mots).join(", ")
      : (motsDesChoix[champ]?.[String(une)] ?? String(une));
  return mots(valeur);
}

const UnDifferent = ({ champ, mien, sien, nom }: Different & { nom: string }) => (
  <fieldset>
    <legend>{nom}</legend>
    {(
      [
        ["mien", "La vôtre", mien],
        ["sien", "L’autre", sien],
      ] as const
    ).map(([qui, dit, valeur]) => (
      <label key={qui}>
        <input type="radio" name={champ} value={qui} required />
        <span>
          {dit} : {valeurEnMots(champ, valeur)}
        </span>
      </label>
    ))}
  </fieldset>
);

function Fusionner({ collection, fusion: { repris, differents }, onChoix }: Props) {
  const boite = useRef<HTMLDialogElement>(null);
  useEffect(() => boite.current?.showModal(), []);
  const nomDe = (champ: string) => nomDuChamp(collection, champ) ?? "Un champ rare";
  const soumettre = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choix = new FormData(event.currentTarget);
    onChoix(differents.map(({ champ }) => champ).filter((champ) => choix.get(champ) === "sien"));
  };
  return (
    <dialog
      ref={boite}
      className="histoire"
      aria-label="Deux corrections de cette fiche"
      onCancel={() => onChoix(undefined)}
    >
      <form onSubmit={soumettre}>
        <h2>Quelqu’un d’autre a corrigé cette fiche pendant que vous l’écriviez</h2>
        {repris.length > 0 && <p>Sa correction est gardée avec la vôtre : {repris.map(nomDe).join(", ")}.</p>}
        {differents.length > 0 && <p>Vous avez tous deux changé ceci. Choisissez ce qui reste :</p>}
        {differents.map((un) => (
          <UnDifferent key={un.champ} {...un} nom={nomDe(un.champ)} />
        ))}
        <p>
          <button>Enregistrer ensemble</button>{" "}
          <button type="button" onClick={() => onChoix(undefined)}>
            Ne pas enregistrer maintenant
          </button>
        </p>
      </form>
    </dialog>
  );
}

/** Shows what two people made of one sheet, and asks which values stay. Fields where the other’s does; nothing when it is left. */
export function choisirLaFusion(collection: string, fusion: Fusion): Promise<readonly string[] | undefined> {
  return new Promise((dire) => {
    const oter = poser(<Fusionner {...{ collection, fusion }} onChoix={(siens) => (oter(), dire(siens))} />);
  });
}
