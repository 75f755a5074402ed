import type { ConditionDecrite, Description, PersonaDecrit, QuestionDecrite } from "./decrire.ts";
import { phraseDeCondition } from "./phrases.ts";

/** What changed between two versions of the journey. */
export interface Changement {
  question: QuestionDecrite;
  /** In words, a line each: before, then after. */
  lignes: readonly string[];
}

export interface ChangementDePersona {
  nom: string;
  lignes: readonly string[];
}

export interface Comparaison {
  ajoutees: readonly Changement[];
  retirees: readonly Changement[];
  deplacees: readonly Changement[];
  reformulees: readonly Changement[];
  conditions: readonly Changement[];
  personas: readonly ChangementDePersona[];
  /** What could not be compared, in sentences. */
  reserves: readonly string[];
}

/** Longest list of ids that both versions ask in the same order. */
function enOrdre(avant: readonly string[], apres: readonly string[]): ReadonlySet<string> {
  const longueurs = Array.from({ length: avant.length + 1 }, () =>
    Array.from({ length: apres.length + 1 }, () => 0),
  );
  const longueur = (i: number, j: number) => longueurs[i]?.[j] ?? 0;
  for (let i = avant.length - 1; i >= 0; i -= 1)
    for (let j = apres.length - 1; j >= 0; j -= 1)
      (longueurs[i] as number[])[j] =
        avant[i] === apres[j] ? longueur(i + 1, j + 1) + 1 : Math.max(longueur(i + 1, j), longueur(i, j + 1));
  const gardes = new Set<string>();
  for (let i = 0, j = 0; i < avant.length && j < apres.length;) {
    if (avant[i] === apres[j]) {
      gardes.add(avant[i] as string);
      i += 1;
      j += 1;
    } else if (longueur(i + 1, j) >= longueur(i, j + 1)) i += 1;
    else j += 1;
  }
  return gardes;
}

const change = (quoi: string, avant: string, apres: string): string[] =>
  avant === apres ? [] : [`${quoi} : « ${avant} » devient « ${apres} »`];

function reformulation(avant: QuestionDecrite, apres: QuestionDecrite): string[] {
  return [
    ...change("question", avant.titre, apres.titre),
    ...change("aide", avant.aide, apres.aide),
    ...change("réponse attendue", avant.sorte, apres.sorte),
    ...apres.choix.filter((un) => !avant.choix.includes(un)).map((un) => `choix ajouté : ${un}`),
    ...avant.choix.filter((un) => !apres.choix.includes(un)).map((un) => `choix retiré : ${un}`),
  ];
}

const dire = ({ label, detail }: ConditionDecrite) =>
  label === detail ? phraseDeCondition(label) : `${phraseDeCondition(label)} (${detail})`;
const diresConditions = (conditions: readonly ConditionDecrite[]) =>
  conditions.map(dire).join(" ; et ") || "toujours";

function conditionChangee(avant: QuestionDecrite, apres: QuestionDecrite): string[] {
  const formes = ({ conditions }: QuestionDecrite) => conditions.map(({ forme }) => forme).join();
  const noms = ({ conditions }: QuestionDecrite) => conditions.map(({ label }) => label).join();
  if (formes(avant) === formes(apres) && noms(avant) === noms(apres)) return [];
  return [`posée ${diresConditions(avant.conditions)}`, `désormais : ${diresConditions(apres.conditions)}`];
}

function place(questions: readonly QuestionDecrite[], id: string): string {
  const rang = questions.findIndex((une) => une.id === id);
  const precedente = questions[rang - 1];
  return `${questions[rang]?.chapitre}, ${precedente ? `après « ${precedente.titre} »` : "en premier"}`;
}

function deplacement(avant: Description, apres: Description, communes: readonly string[]): string[][] {
  const ids = ({ questions }: Description) =>
    questions.map(({ id }) => id).filter((id) => communes.includes(id));
  const restees = enOrdre(ids(avant), ids(apres));
  return communes.map((id) => {
    const chapitre = ({ questions }: Description) => questions.find((une) => une.id === id)?.chapitre;
    if (restees.has(id) && chapitre(avant) === chapitre(apres)) return [];
    return [`avant : ${place(avant.questions, id)}`, `désormais : ${place(apres.questions, id)}`];
  });
}

function resultats(avant: PersonaDecrit["resultats"], apres: PersonaDecrit["resultats"]): string[] {
  if (!avant || !apres) return [];
  const noms = [...new Set([...Object.keys(avant), ...Object.keys(apres)])];
  return noms.flatMap((nom) => change(`résultat, ${nom}`, avant[nom] ?? "rien", apres[nom] ?? "rien"));
}

function persona(avant: PersonaDecrit, apres: PersonaDecrit): string[] {
  const [perdues, neuves] = [
    avant.chemin.filter((path) => !apres.chemin.includes(path)),
    apres.chemin.filter((path) => !avant.chemin.includes(path)),
  ];
  const memes = perdues.length + neuves.length === 0 && avant.chemin.join() !== apres.chemin.join();
  return [
    ...change("réponses refusées", avant.refus ?? "aucune", apres.refus ?? "aucune"),
    ...neuves.map((path) => `question en plus : ${path}`),
    ...perdues.map((path) => `question en moins : ${path}`),
    ...(memes ? ["mêmes questions, dans un autre ordre"] : []),
    ...resultats(avant.resultats, apres.resultats),
  ];
}

/** Everything that differs, question by question and persona by persona; empty lists when nothing does. */
export function comparer(avant: Description, apres: Description): Comparaison {
  const [anciennes, nouvelles] = [avant, apres].map(
    ({ questions }) => new Map(questions.map((question) => [question.id, question])),
  ) as [Map<string, QuestionDecrite>, Map<string, QuestionDecrite>];
  const communes = [...nouvelles.keys()].filter((id) => anciennes.has(id));
  const paires = communes.map(
    (id) => [anciennes.get(id), nouvelles.get(id)] as [QuestionDecrite, QuestionDecrite],
  );
  const changes = (lignesDe: (ancienne: QuestionDecrite, neuve: QuestionDecrite) => string[]) =>
    paires.flatMap(([ancienne, question]): Changement[] => {
      const lignes = lignesDe(ancienne, question);
      return lignes.length ? [{ question, lignes }] : [];
    });
  const deplacements = deplacement(avant, apres, communes);
  const toutes = (ici: Description, dans: ReadonlyMap<string, unknown>): Changement[] =>
    ici.questions
      .filter(({ id }) => !dans.has(id))
      .map((question) => ({
        question,
        lignes: [place(ici.questions, question.id), `posée ${diresConditions(question.conditions)}`],
      }));
  return {
    ajoutees: toutes(apres, anciennes),
    retirees: toutes(avant, nouvelles),
    deplacees: changes((_, { id }) => deplacements[communes.indexOf(id)] ?? []),
    reformulees: changes(reformulation),
    conditions: changes(conditionChangee),
    personas: personasChanges(avant.personas, apres.personas),
    reserves: [...new Set([...avant.reserves, ...apres.reserves])],
  };
}

function personasChanges(
  avant: readonly PersonaDecrit[],
  apres: readonly PersonaDecrit[],
): ChangementDePersona[] {
  return apres.flatMap((neuf) => {
    const ancien = avant.find(({ nom }) => nom === neuf.nom);
    const lignes = ancien ? persona(ancien, neuf) : [];
    return lignes.length ? [{ nom: neuf.nom, lignes }] : [];
  });
}
