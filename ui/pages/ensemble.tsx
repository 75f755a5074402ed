import { type ComponentType, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { minuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { contextOf, whoOf } from "../../machines/journey/about.ts";
import {
  caseDe,
  casesDe,
  type Essai,
  essayer,
  estCochee,
  type Saisies,
} from "../../machines/journey/reunies/lignes.ts";
import { reuniesA } from "../../machines/journey/reunies/ecrans.ts";
import { titreDe } from "../../machines/journey/reunies/mots.ts";
import { stepPath } from "../../machines/journey/screens.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import type { Parcours } from "../../machines/journey/walk.ts";
import { say } from "../../machines/questions/words.ts";
import type { ControlProps } from "../questions/controls/control.ts";
import { useTitle } from "../cadre/navigation/titles.ts";
import { adresseDecodee } from "../session/adresses-du-parcours.ts";
import { useJourneyDispatch } from "../session/use-journey-dispatch.ts";
import { useJourney } from "../session/use-journey.ts";
import { lireLEcran, garderLEcran, oublierLEcran } from "./ecran-garde.ts";
import { Component as AvisDesParents } from "../resultats/demarches/avis/portes.tsx";
import { CasesACocher } from "./cases.tsx";
import { ReponsesManquantes, Pied, refuserLaPage } from "./pied.tsx";
import { PourquoiCesQuestions } from "./pourquoi-ces-questions.tsx";
import { QuestionsEnPlus } from "../questions/controls/en-plus.tsx";
import { QuestionEntiere } from "../questions/question.tsx";
import { SousQuestions } from "../questions/sous-question.tsx";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";

interface Props {
  /** Path of the screen: that of its first question. */
  from: string;
  /** What answers a question asked in full. */
  Champ: ComponentType<ControlProps>;
}

/** What is wrong, by path. */
type Refus = ReadonlyMap<string, string>;

/** What stands on the screen, kept in this tab until it is given. */
function useSaisies(from: string) {
  const { context, parcours } = useJourney();
  const lignes = reuniesA(parcours, parcours.byPath.get(from)!).filter(caseDe);
  // As it was when the screen came: its own answers are given by leaving it.
  const [depart] = useState(context);
  const [garde] = useState(() => lireLEcran(from, depart));
  const [saisies, setSaisies] = useState<Saisies>(
    () => garde?.saisies ?? new Map(lignes.filter(estCochee).map(({ path, given }) => [path, given?.value])),
  );
  const [aucune, setAucune] = useState(
    () => garde?.aucune ?? (lignes.length > 0 && lignes.every((ligne) => ligne.given && !estCochee(ligne))),
  );
  useEffect(() => garderLEcran(from, depart, { saisies, aucune }), [from, depart, saisies, aucune]);
  const saisir = (path: string, value: unknown) => setSaisies((avant) => new Map(avant).set(path, value));
  const oter = (paths: readonly string[]) =>
    setSaisies((avant) => new Map([...avant].filter(([path]) => !paths.includes(path))));
  const cocher = (path: string, value: unknown) => {
    setAucune(false);
    saisir(path, value);
  };
  const cocherAucune = (coche: boolean, lignes: readonly VisitedStep[]) => {
    setAucune(coche);
    if (coche) oter(lignes.map(({ path }) => path));
  };
  return { saisies, aucune, saisir, cocher, oter, cocherAucune };
}

/** What keeps the screen from being given, by path; some line is to be ticked, be it the last one. */
function refusDe({ reponses, steps }: Essai, cochee: boolean): Refus {
  const refus = new Map(reponses.flatMap(({ path, manque }) => (manque ? [[path, manque] as const] : [])));
  const cases = steps.find(caseDe);
  if (cases && !cochee) refus.set(cases.path, `Cochez ce qui est vrai, ou « ${casesDe(cases)?.aucune} ».`);
  return refus;
}

/** The question that the address names, when it is not the first of its screen: the title says it, and it has the focus instead of the heading. */
function useQuestionDeLAdresse(id: string, titre: string, { steps, parcours }: Essai): void {
  const { pathname } = useLocation();
  const visee = steps.slice(1).find(({ path }) => path === stepPath(adresseDecodee(pathname)));
  useTitle(visee ? `${say(visee.question.summary, whoOf(parcours, visee))} – ${titre}` : titre);
  const champ = visee && idDans(id, visee);
  useEffect(() => {
    const element = champ && document.activeElement?.matches("h1") && document.getElementById(champ);
    if (!element) return;
    const saisie = element.matches("input, select, textarea")
      ? element
      : element.querySelector<HTMLElement>("input, select");
    (saisie ?? element).focus({ preventScroll: true });
    // Once the arrival has put the page at its top.
    requestAnimationFrame(() => element.scrollIntoView({ block: "center" }));
  }, [champ]);
}

/** Several questions about one person; what an answer opens is asked on the same screen (docs/specification.md#reunies). */
export function Component({ from, Champ }: Props) {
  const { context } = useJourney();
  const dispatch = useJourneyDispatch();
  const ecran = useSaisies(from);
  const { saisies, aucune } = ecran;
  const dites = useDeferredValue(saisies);
  const essai = useMemo(() => essayer(context, from, dites), [context, from, dites]);
  const { parcours, steps } = essai;
  const [refus, setRefus] = useState<Refus>(new Map());
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();
  const [premiere] = steps as readonly [VisitedStep];
  const title = say(titreDe(premiere), whoOf(parcours, premiere));
  useQuestionDeLAdresse(id, title, essai);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const donne = essayer(context, from, saisies);
    const cochee = aucune || steps.some((step) => caseDe(step) && saisies.has(step.path));
    const wrong = refusDe(donne, cochee);
    setRefus(wrong);
    if (wrong.size > 0) return refuserLaPage(summary);
    const values = Object.fromEntries(donne.reponses.map(({ path, value }) => [path, value]));
    oublierLEcran();
    dispatch({ type: "ANSWER.TOGETHER", from, values });
  };
  return (
    <form className="question" noValidate onSubmit={submit}>
      <ReponsesManquantes
        ref={summary}
        refus={steps.flatMap((step) => {
          const error = refusDit(refus, step, parcours);
          return error ? { id: idDans(id, step), error } : [];
        })}
      />
      <Questions id={id} titre={title} essai={essai} ecran={ecran} refus={refus} Champ={Champ} />
      <PourquoiCesQuestions steps={steps} parcours={parcours} />
      <Pied path={from} />
    </form>
  );
}

const idDans = (id: string, { step }: Pick<VisitedStep, "step">) => `${id}-${step.field}`;

/** What is wrong with a question, which is named when others are wrong too. */
function refusDit(refus: Refus, step: VisitedStep, parcours: Parcours): string | undefined {
  const error = refus.get(step.path);
  if (!error || refus.size === 1 || caseDe(step)) return error;
  return `${say(step.question.summary, whoOf(parcours, step))} : ${minuscule(error)}`;
}

interface PropsDesQuestions extends Pick<Props, "Champ"> {
  id: string;
  titre: string;
  essai: Essai;
  ecran: ReturnType<typeof useSaisies>;
  refus: Refus;
}

/** The lines to tick, together where the first of them is, and each other question in full. */
function Questions({ titre, ...props }: PropsDesQuestions) {
  const { id, essai, ecran, refus } = props;
  const aCocher = essai.steps.filter(caseDe);
  const seules = aCocher.length === essai.steps.length;
  const enEntier = essai.steps.filter((step) => !caseDe(step));
  return (
    <>
      <QuestionsEnPlus nombre={enEntier.length} />
      {!seules && (
        <h1>
          <MotsEntiers>{titre}</MotsEntiers>
        </h1>
      )}
      {essai.steps.map((step) =>
        step === aCocher[0] ? (
          <CasesACocher
            key="cases"
            id={id}
            idDe={(ligne) => idDans(id, ligne)}
            titre={seules ? titre : undefined}
            steps={aCocher}
            parcours={essai.parcours}
            coches={ecran}
            error={aCocher.flatMap(({ path }) => refus.get(path) ?? [])[0]}
          />
        ) : caseDe(step) ? null : (
          <EnEntier key={step.path} step={step} {...props} />
        ),
      )}
    </>
  );
}

interface PropsDUneQuestion extends Omit<PropsDesQuestions, "titre"> {
  step: VisitedStep;
}

function EnEntier({
  id,
  step,
  essai: { parcours, steps },
  ecran: { saisies, saisir },
  refus,
  Champ,
}: PropsDUneQuestion) {
  // As it was given: what is tried of an empty field is no answer of hers.
  const given = useJourney().parcours.byPath.get(step.path)?.given;
  const value = saisies.has(step.path) ? saisies.get(step.path) : given?.value;
  return (
    <>
      <QuestionEntiere
        question={step.question}
        context={contextOf(parcours, step)}
        who={whoOf(parcours, step)}
        value={value}
        onChange={(dite) => saisir(step.path, dite)}
        error={refus.get(step.path)}
        id={idDans(id, step)}
        Champ={Champ}
        avecDAutres
      />
      <AvisDesParents sous={step} steps={steps} prendre={(valeur, path) => saisir(path, valeur)} />
      <SousQuestions path={step.path} value={value} id={idDans(id, step)} />
    </>
  );
}
