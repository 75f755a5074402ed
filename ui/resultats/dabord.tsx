import type { Ref } from "react";
import type { CasPressant } from "../../catalogue/results/dabord.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { majuscule } from "../../catalogue/phrases/casse.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { Lien } from "../navigation/lien.tsx";
import { Externe } from "../shell/externe.tsx";

/** What to do, and the one gesture that begins it: a number to call, a page here, or one elsewhere. */
interface Pas {
  dit: string;
  geste?: { mots: string; vers: string };
}

interface Cas {
  titre: string;
  pas: readonly Pas[];
  /** Aids that answer to it: shown when they are among the results. */
  aides?: readonly string[];
}

const DEMANDER_L_ARE: readonly Pas[] = [
  {
    dit: "L’inscription à France Travail, dans les douze mois après la fin du contrat : l’allocation (ARE) s’y demande en même temps.",
    geste: { mots: "Appeler le 39 49", vers: "tel:3949" },
  },
  {
    dit: "Six mois de travail sur deux ans y ouvrent droit en général ; nous ne la calculons pas.",
    geste: {
      mots: "Ses conditions",
      vers: "https://www.service-public.gouv.fr/particuliers/vosdroits/F14860",
    },
  },
];

const ACCUEIL_DE_JOUR: Pas = {
  dit: "Un accueil de jour, la mission locale, le centre social : pour se poser, se laver, trouver de l’aide.",
  geste: { mots: "Trouver un lieu", vers: `${RESULTATS}/lieux` },
};

const cas: Record<CasPressant, Cas> = {
  mineur_sans_toit: {
    titre: "D’abord, un toit",
    pas: [
      {
        dit: "Seul ou seule ce soir, avant 18 ans : le 119, gratuit, jour et nuit, ou n’importe quel commissariat. On doit vous mettre à l’abri.",
        geste: { mots: "Appeler le 119", vers: "tel:119" },
      },
      {
        dit: "Avec votre famille : le 115, gratuit, jour et nuit. La ligne est souvent occupée : restez, rappelez.",
        geste: { mots: "Appeler le 115", vers: "tel:115" },
      },
      ACCUEIL_DE_JOUR,
    ],
  },
  sans_toit: {
    titre: "D’abord, un toit",
    pas: [
      {
        dit: "Ce soir : le 115, gratuit, jour et nuit. La ligne est souvent occupée : restez, rappelez.",
        geste: { mots: "Appeler le 115", vers: "tel:115" },
      },
      {
        dit: "Une adresse à vous, pour le courrier et pour presque toutes les aides : la domiciliation, à la mairie ou dans une association.",
        geste: {
          mots: "Avoir une adresse",
          vers: "/aides/etat-domiciliation-pour-les-personnes-sans-domicile-stable",
        },
      },
      ACCUEIL_DE_JOUR,
    ],
    aides: ["css_participation_forfaitaire", "fonds_aide_jeunes"],
  },
  emploi_perdu: { titre: "D’abord, votre allocation chômage", pas: DEMANDER_L_ARE },
  emploi_perdu_conjoint: {
    titre: "D’abord, l’allocation chômage de votre conjoint ou conjointe",
    pas: DEMANDER_L_ARE,
  },
  sans_revenu: {
    titre: "D’abord, de quoi vivre",
    pas: [
      {
        dit: "Ce mois-ci : une assistante sociale peut faire débloquer un secours en quelques jours. Elle reçoit à la mission locale, à la mairie ou au Département ; au Crous, pour qui fait des études supérieures.",
        geste: { mots: "Qui appeler, quoi dire", vers: "/aide-maintenant#argent-titre" },
      },
    ],
    aides: [
      "rsa",
      "contrat_engagement_jeune",
      "css_participation_forfaitaire",
      "fonds_aide_jeunes",
      "aide_specifique_crous_ponctuelle",
    ],
  },
};

function Geste({ mots, vers }: NonNullable<Pas["geste"]>) {
  if (vers.startsWith("https:"))
    return (
      <Externe className="button secondary" href={vers}>
        {mots}
      </Externe>
    );
  if (vers.startsWith("tel:"))
    return (
      <a className="button" href={vers}>
        {mots}
      </a>
    );
  return (
    <Lien className="button secondary" to={vers}>
      {mots}
    </Lien>
  );
}

/** Aids of a case that the household may get or that somebody decides, by name. */
const nommees = (
  { droitsEligibles, incalculables }: Pick<Resultats, "droitsEligibles" | "incalculables">,
  ids: readonly string[],
) => {
  const toutes = [...droitsEligibles, ...incalculables];
  return ids.flatMap((id) => toutes.find((une) => une.id === id) ?? []);
};

type Props = {
  resultats: Pick<Resultats, "dabord" | "droitsEligibles" | "incalculables">;
  /** Heading of the page, when the first of them takes its place. */
  titreDePage?: Ref<HTMLHeadingElement>;
  /** Where the pages of its aids are, for a household that is not the one of the journey. */
  racine?: string;
};

/**
 * What to do before reading amounts, for who has no roof, lost a job or has nothing to live on
 * (docs/specification.md#dabord). An aid is named once.
 */
export function Dabord({ resultats, titreDePage, racine = RESULTATS }: Props) {
  const dites = new Set<string>();
  return (
    <>
      {resultats.dabord.map((un, rang) => {
        const { titre, pas, aides = [] } = cas[un];
        const siennes = nommees(resultats, aides).filter(({ id }) => !dites.has(id));
        for (const { id } of siennes) dites.add(id);
        return (
          <section key={un} className="before-all" aria-labelledby={`dabord-${un}`}>
            {titreDePage && rang === 0 ? (
              <h1 id={`dabord-${un}`} ref={titreDePage} tabIndex={-1}>
                {titre}
              </h1>
            ) : (
              <h2 id={`dabord-${un}`}>{titre}</h2>
            )}
            <ul>
              {pas.map(({ dit, geste }) => (
                <li key={dit}>
                  <span>{dit}</span>
                  {geste && <Geste {...geste} />}
                </li>
              ))}
            </ul>
            {siennes.length > 0 && (
              <>
                <p>Parmi vos aides :</p>
                <ul className="inline-list">
                  {siennes.map(({ id, label }) => (
                    <li key={id}>
                      <Lien to={`${racine}/${id}`}>{majuscule(label)}</Lien>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
        );
      })}
    </>
  );
}

/** For all, the way to help in danger. */
export const EnDanger = () => (
  <p className="danger-line">
    <Lien to="/aide-maintenant">En danger, ou à bout ? Numéros et lieux, tout de suite</Lien>
  </p>
);
