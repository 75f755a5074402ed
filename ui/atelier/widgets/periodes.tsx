import type { CmsWidgetControlProps } from "decap-cms-core";
import type { EntreeDuFormulaire } from "../refus/verifier.ts";
import { Conseils } from "./jour.tsx";

/** A period as it is typed: its days are `MM-DD` when it comes back each year, `YYYY-MM-DD` otherwise. */
interface PeriodeSaisie {
  annuelle?: boolean;
  du?: string;
  au?: string;
  retour?: number;
}

const MOIS = Array.from({ length: 12 }, (_, rang) =>
  new Intl.DateTimeFormat("fr", { month: "long", timeZone: "UTC" }).format(Date.UTC(2024, rang, 15)),
);
const deux = (n: number | string): string => String(n).padStart(2, "0");
/** 29 February is a day of the year. */
const joursDuMois = (mois: string): number => new Date(Date.UTC(2024, Number(mois), 0)).getUTCDate();

const periodesDe = (valeur: unknown): PeriodeSaisie[] => {
  const liste = (valeur as { toJS?: () => unknown } | undefined)?.toJS?.() ?? valeur;
  return Array.isArray(liste) ? (liste as PeriodeSaisie[]) : [];
};

interface PropsDeBorne {
  id: string;
  nom: "Du" | "Au";
  value: string | undefined;
  onChange: (jour: string) => void;
}

/** A day of every year: its day, then its month. */
function JourDeLAnnee({ id, nom, value = "", onChange }: PropsDeBorne) {
  const [mois = "", jour = ""] = value.split("-");
  const choisirLeMois = (choisi: string) => {
    if (!choisi) return onChange("");
    const dernier = joursDuMois(choisi);
    onChange(`${choisi}-${deux(jour ? Math.min(Number(jour), dernier) : nom === "Du" ? 1 : dernier)}`);
  };
  return (
    <span className="choix-jour">
      <label htmlFor={id}>{nom}</label>
      <select id={id} value={jour} onChange={(event) => onChange(`${mois || "01"}-${event.target.value}`)}>
        <option value="">jour</option>
        {Array.from({ length: joursDuMois(mois || "01") }, (_, rang) => (
          <option key={rang} value={deux(rang + 1)}>
            {rang + 1}
          </option>
        ))}
      </select>
      <select
        aria-label={`${nom}, mois`}
        value={mois}
        onChange={(event) => choisirLeMois(event.target.value)}
      >
        <option value="">mois</option>
        {MOIS.map((dit, rang) => (
          <option key={dit} value={deux(rang + 1)}>
            {dit}
          </option>
        ))}
      </select>
    </span>
  );
}

const JourDeDate = ({ id, nom, value = "", onChange }: PropsDeBorne) => (
  <span className="choix-jour">
    <label htmlFor={id}>{nom}</label>
    <input id={id} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
  </span>
);

/** From a day of a year to a day of every year, and back. */
const autrement = (jour: string | undefined, annuelle: boolean): string | undefined =>
  !jour ? jour : annuelle ? jour.slice(-5) : `${new Date().getFullYear()}-${jour}`;

interface PropsDePeriode {
  id: string;
  periode: PeriodeSaisie;
  changer: (periode: PeriodeSaisie) => void;
  retirer: () => void;
}

function Periode({ id, periode, changer, retirer }: PropsDePeriode) {
  const { annuelle = false, du, au, retour } = periode;
  const Borne = annuelle ? JourDeLAnnee : JourDeDate;
  const basculer = (coche: boolean) =>
    changer({
      ...(coche ? { annuelle: true } : retour !== undefined && { retour }),
      ...(du && { du: autrement(du, coche) ?? "" }),
      ...(au && { au: autrement(au, coche) ?? "" }),
    });
  return (
    <fieldset className="choix-periode">
      <label>
        <input type="checkbox" checked={annuelle} onChange={(event) => basculer(event.target.checked)} />
        <span>Revient chaque année</span>
      </label>
      <Borne id={`${id}-du`} nom="Du" value={du} onChange={(jour) => changer({ ...periode, du: jour })} />
      <Borne id={`${id}-au`} nom="Au" value={au} onChange={(jour) => changer({ ...periode, au: jour })} />
      {!annuelle && (
        <span className="choix-jour">
          <label htmlFor={`${id}-retour`}>Mois où la prochaine édition ouvre d’ordinaire</label>
          <select
            id={`${id}-retour`}
            value={retour ?? ""}
            onChange={(event) => {
              const { retour: _, ...reste } = periode;
              const mois = Number(event.target.value);
              changer(mois ? { ...reste, retour: mois } : reste);
            }}
          >
            <option value="">on ne sait pas</option>
            {MOIS.map((dit, rang) => (
              <option key={dit} value={rang + 1}>
                {dit}
              </option>
            ))}
          </select>
        </span>
      )}
      <button type="button" onClick={retirer}>
        Retirer cette période
      </button>
    </fieldset>
  );
}

type Props = CmsWidgetControlProps<unknown> & { getEntry: () => EntreeDuFormulaire | undefined };

/** When an aid can be asked for: periods, each with its days chosen. */
export function ChoixDePeriodes({ value, onChange, forID, classNameWrapper, getEntry }: Props) {
  const periodes = periodesDe(value);
  return (
    <div id={forID} className={classNameWrapper} tabIndex={-1}>
      {periodes.map((periode, rang) => (
        <Periode
          key={rang}
          id={`${forID}-${rang}`}
          periode={periode}
          changer={(neuve) => onChange(periodes.map((une, autre) => (autre === rang ? neuve : une)))}
          retirer={() => onChange(periodes.filter((_, autre) => autre !== rang))}
        />
      ))}
      <button type="button" onClick={() => onChange([...periodes, {}])}>
        Ajouter une période
      </button>
      <Conseils champ="periode" getEntry={getEntry} />
    </div>
  );
}
