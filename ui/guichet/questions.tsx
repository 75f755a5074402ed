import { type ComponentProps, memo, Suspense } from "react";
import { foyerCourant, type FoyerOuvert } from "../../machines/guichet/state.ts";
import { chapterNamed } from "../../machines/journey/chapters.ts";
import type { ChapterName } from "../../machines/journey/mots-des-chapitres.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { type Parcours, parcoursDe } from "../../machines/journey/walk.ts";
import { SuiteDuQuestionnaire } from "../questions/controls/suite.tsx";
import { ListeDesEnfants, RetirerLEnfant } from "./enfants.tsx";
import { titreDeLaPersonne } from "./nommer.ts";
import { Precisions } from "./precisions.tsx";
import { LigneDeQuestion } from "./question.tsx";
import { useSeance } from "./seance.ts";
import { surUneTouche } from "./use-raccourcis.ts";

interface Bloc {
  /** The same as long as its questions stay: a field that has the focus keeps it. */
  cle: string;
  /** Whom it is about; nobody for the household, and for who asks. */
  personne: string;
  steps: VisitedStep[];
}

const proprietaire = ({ step, personne }: VisitedStep) =>
  step.entity === "individu" && personne !== "demandeur" ? personne : "";

/** The questions of a chapter, those that follow each other about someone together. */
function blocsDe(steps: readonly VisitedStep[]): Bloc[] {
  const blocs: Bloc[] = [];
  for (const step of steps) {
    const personne = proprietaire(step);
    const dernier = blocs.at(-1);
    if (dernier?.personne === personne) dernier.steps.push(step);
    else {
      const rang = blocs.filter((bloc) => bloc.personne === personne).length;
      blocs.push({ cle: `${personne}:${rang}`, personne, steps: [step] });
    }
  }
  return blocs;
}

/** Every question of the household shown, chapter by chapter; tells which one has the focus. */
export const Questions = memo(function Questions({ onIci }: { onIci: (path: string | undefined) => void }) {
  const { context } = useSeance();
  const foyer = foyerCourant(context);
  const parcours = parcoursDe(foyer.journey);
  const chapitres = [...new Set(parcours.active.map(({ chapter }) => chapter))];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is typed in its fields comes up here
    <div
      onKeyDown={surUneTouche}
      onFocus={({ target }) => onIci(target.closest<HTMLElement>("[data-question]")?.dataset["question"])}
    >
      <Suspense>
        <SuiteDuQuestionnaire>
          {({ Control }) => (
            <>
              {chapitres.map((nom) => (
                <Chapitre key={nom} nom={nom} Control={Control} foyer={foyer} parcours={parcours} />
              ))}
              <Precisions key={foyer.id} foyer={foyer} parcours={parcours} />
            </>
          )}
        </SuiteDuQuestionnaire>
      </Suspense>
    </div>
  );
});

interface Props {
  Control: ComponentProps<typeof LigneDeQuestion>["Control"];
  foyer: FoyerOuvert;
  parcours: Parcours;
}

function Chapitre({ nom, ...props }: Props & { nom: ChapterName }) {
  const siennes = props.parcours.active.filter(({ chapter }) => chapter === nom);
  return (
    <section className="q-chapitre" aria-labelledby={`guichet-${nom}`}>
      <h3 id={`guichet-${nom}`}>{chapterNamed(nom).title}</h3>
      {blocsDe(siennes).map((bloc) => (
        <UnBloc key={bloc.cle} bloc={bloc} {...props} />
      ))}
    </section>
  );
}

function UnBloc({ bloc: { personne, steps }, Control, foyer, parcours }: Props & { bloc: Bloc }) {
  const lignes = steps.map((step) =>
    step.step.entity === "enfants" ? (
      <ListeDesEnfants
        key={step.path}
        step={step}
        combien={(foyer.journey.enfants ?? []).length}
        refus={foyer.refus[step.path]}
      />
    ) : (
      // Another household’s question is another one: what is typed in one never shows in the other.
      <LigneDeQuestion
        key={`${foyer.id}:${step.path}`}
        Control={Control}
        parcours={parcours}
        step={step}
        refus={foyer.refus[step.path]}
      />
    ),
  );
  if (!personne) return <div className="q-lignes">{lignes}</div>;
  const [, enfant] = /^enfant_(\d+)$/.exec(personne) ?? [];
  const nom = titreDeLaPersonne(parcours.situation, personne);
  return (
    <div className="q-personne">
      <div className="q-nom">
        <h4>{nom}</h4>
        {enfant && steps[0]?.child && <RetirerLEnfant index={Number(enfant)} nom={nom} />}
      </div>
      <div className="q-lignes">{lignes}</div>
    </div>
  );
}
