import { type ComponentType, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { minuscule } from "../../catalogue/phrases/casse.ts";
import { contextOf, whoOf } from "../../machines/journey/about.ts";
import {
  caseDe,
  casesDe,
  essayer,
  estCochee,
  type Saisies,
} from "../../machines/journey/essentiel/lignes.ts";
import { reuniesA } from "../../machines/journey/essentiel/ecrans.ts";
import { titreDe } from "../../machines/journey/essentiel/mots.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { say } from "../../machines/questions/words.ts";
import type { ControlProps } from "../controls/control.ts";
import { annoncer } from "../navigation/annonces.ts";
import { useTitle } from "../navigation/titles.ts";
import { useJourneyDispatch } from "../session/use-journey-url.ts";
import { useJourney } from "../session/use-journey.ts";
import { lireLEcran, garderLEcran, oublierLEcran } from "./ecran-garde.ts";
import { CasesACocher } from "./cases.tsx";
import { ReponsesManquantes, Pied } from "./pied.tsx";
import { PourquoiCesQuestions } from "./pourquoi-ces-questions.tsx";
import { QuestionEntiere } from "./question.tsx";
import { MotsEntiers } from "../format/mots-entiers.tsx";

interface Props {
  /** Path of the screen: that of its first question. */
  from: string;
  /** What answers a question asked in full. */
  Champ: ComponentType<ControlProps>;
}

/** Several questions about one person; what an answer opens is asked on the same screen (docs/specification.md#reunies). */
export function Component({ from, Champ }: Props) {
  const { context, parcours: actuel } = useJourney();
  const dispatch = useJourneyDispatch();
  const lignes = reuniesA(actuel, actuel.byPath.get(from)!).filter(caseDe);
  // As it was when the screen came: its own answers are given by leaving it.
  const [depart] = useState(context);
  const [garde] = useState(() => lireLEcran(from, depart));
  const [saisies, setSaisies] = useState<Saisies>(
    () => garde?.saisies ?? new Map(lignes.filter(estCochee).map(({ path, given }) => [path, given?.value])),
  );
  const dites = useDeferredValue(saisies);
  const { parcours, steps } = useMemo(() => essayer(context, from, dites), [context, from, dites]);
  const aCocher = steps.filter(caseDe);
  const cochee = aCocher.some(({ path }) => saisies.has(path));
  const [aucune, setAucune] = useState(
    () => garde?.aucune ?? (lignes.length > 0 && lignes.every((ligne) => ligne.given && !estCochee(ligne))),
  );
  const [refus, setRefus] = useState<ReadonlyMap<string, string>>(new Map());
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();
  const idDe = ({ step }: Pick<VisitedStep, "step">) => `${id}-${step.field}`;
  const [premiere] = steps as readonly [VisitedStep];
  const title = say(titreDe(premiere), whoOf(parcours, premiere));
  useTitle(title);
  useEffect(() => garderLEcran(from, depart, { saisies, aucune }), [from, depart, saisies, aucune]);

  const saisir = (path: string, value: unknown) => setSaisies((avant) => new Map(avant).set(path, value));
  const oter = (paths: readonly string[]) =>
    setSaisies((avant) => new Map([...avant].filter(([path]) => !paths.includes(path))));
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const { reponses, steps: posees } = essayer(context, from, saisies);
    const cases = posees.find(caseDe);
    const rien = cases && !cochee && !aucune && `Cochez ce qui est vrai, ou « ${casesDe(cases)?.aucune} ».`;
    const manques = reponses.flatMap(({ path, manque }) => (manque ? [[path, manque] as const] : []));
    const wrong = new Map(rien ? [...manques, [cases.path, rien] as const] : manques);
    setRefus(wrong);
    if (wrong.size === 0) {
      const values = Object.fromEntries(reponses.map(({ path, value }) => [path, value]));
      oublierLEcran();
      return dispatch({ type: "ANSWER.TOGETHER", from, values });
    }
    annoncer({ type: "refus" });
    requestAnimationFrame(() => summary.current?.focus());
  };
  const seules = aCocher.length === steps.length;
  return (
    <form className="question" noValidate onSubmit={submit}>
      <ReponsesManquantes
        ref={summary}
        refus={steps.flatMap((step) => {
          const error = refus.get(step.path);
          if (!error) return [];
          const bref = say(step.question.summary, whoOf(parcours, step));
          return {
            id: idDe(step),
            error: refus.size === 1 || caseDe(step) ? error : `${bref} : ${minuscule(error)}`,
          };
        })}
      />
      {!seules && (
        <h1>
          <MotsEntiers>{title}</MotsEntiers>
        </h1>
      )}
      {steps.map((step) =>
        step === aCocher[0] ? (
          <CasesACocher
            key="cases"
            id={id}
            idDe={idDe}
            titre={seules ? title : undefined}
            steps={aCocher}
            parcours={parcours}
            saisies={saisies}
            aucune={aucune}
            error={aCocher.flatMap(({ path }) => refus.get(path) ?? [])[0]}
            onCocher={(path, value) => {
              setAucune(false);
              saisir(path, value);
            }}
            onDecocher={oter}
            onAucune={setAucune}
          />
        ) : caseDe(step) ? null : (
          <QuestionEntiere
            key={step.path}
            question={step.question}
            context={contextOf(parcours, step)}
            who={whoOf(parcours, step)}
            value={saisies.has(step.path) ? saisies.get(step.path) : step.given?.value}
            onChange={(value) => saisir(step.path, value)}
            error={refus.get(step.path)}
            id={idDe(step)}
            Champ={Champ}
            avecDAutres
          />
        ),
      )}
      <PourquoiCesQuestions steps={steps} parcours={parcours} />
      <Pied path={from} />
    </form>
  );
}
