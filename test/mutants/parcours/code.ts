import { readFileSync } from "node:fs";
import { fautes as fautesDesChemins, type FautePlantee } from "../../chemins/lancer/fautes-plantees.ts";
import type { FauteDuParcours } from "./famille.ts";

/** Faults of the machinery that somebody once planted, or feared: one place each. */
const ecrites: readonly (FautePlantee & { sorte: string })[] = [
  {
    sorte: "boucle arrêtée",
    nom: "la boucle s’arrête après deux personnes",
    fichier: "machines/journey/traverse.ts",
    avant: "for (const person of loop ? algebra.people(loop) : [outer]) {",
    apres: "for (const person of loop ? algebra.people(loop).slice(0, 2) : [outer]) {",
  },
  ...[3, 4, 5].map((n) => ({
    sorte: "boucle arrêtée",
    nom: `la boucle des enfants s’arrête après ${n}`,
    fichier: "machines/journey/walk.ts",
    avant: "return (this.dossier.enfants ?? []).map(",
    apres: `return (this.dossier.enfants ?? []).slice(0, ${n}).map(`,
  })),
  {
    sorte: "boucle arrêtée",
    nom: "le conjoint n’est plus interrogé dans la boucle des adultes",
    fichier: "machines/journey/walk.ts",
    avant: `const ADULTES = ["demandeur", "conjoint"] as const;`,
    apres: `const ADULTES = ["demandeur"] as const;`,
  },
  {
    sorte: "valeurs échangées",
    nom: "Oui et Non échangent leurs libellés",
    fichier: "machines/kinds/yesno.ts",
    avant: `{ yes = "Oui", no = "Non" }`,
    apres: `{ yes = "Non", no = "Oui" }`,
  },
  {
    sorte: "recul faussé",
    nom: "Précédent recule de deux questions",
    fichier: "machines/journey/position.ts",
    avant: "return parcours.ecrans[indexOf(parcours, path) - 1]?.path;",
    apres: "return parcours.ecrans[indexOf(parcours, path) - 2]?.path;",
  },
  {
    sorte: "recul faussé",
    nom: "Précédent d’un enfant ajouté va chez l’enfant d’avant",
    fichier: "machines/journey/position.ts",
    avant: "return context.unSeulEnfant && leavesChild ? LISTE_ENFANTS : previous;",
    apres: "return previous;",
  },
  {
    sorte: "recul faussé",
    nom: "Précédent quitte la correction par la question d’avant",
    fichier: "machines/journey/position.ts",
    avant: "if (context.retour) return RECAPITULATIF;",
    apres: "",
  },
  {
    sorte: "recul faussé",
    nom: "Précédent, depuis les résultats, mène au récapitulatif",
    fichier: "machines/journey/position.ts",
    avant: "if (at !== RESULTATS && screens.includes(at)) return RECAPITULATIF;",
    apres: "if (screens.includes(at)) return RECAPITULATIF;",
  },
  {
    sorte: "condition affaiblie",
    nom: "but_1 n’ouvre plus la mention au baccalauréat",
    fichier: "catalogue/conditions/etudes.ts",
    avant: `    "but_1",\n`,
    apres: "",
  },
  {
    sorte: "condition affaiblie",
    nom: "« sans autorité » ne saute plus les questions de bourse",
    fichier: "catalogue/conditions/foyer.ts",
    avant: `["decedes", "sans_autorite"]`,
    apres: `["decedes"]`,
  },
  {
    sorte: "correction faussée",
    nom: "une correction ne pose rien de ce qu’elle ouvre",
    fichier: "machines/journey/moves.ts",
    avant: "return { ...settled, retour: { aPoser } };",
    apres: "return { ...settled, retour: { aPoser: [] } };",
  },
  {
    sorte: "correction faussée",
    nom: "une correction repose ce qui attendait déjà",
    fichier: "machines/journey/moves.ts",
    avant: ".filter((path) => known.has(path) || !wasWaiting.has(path));",
    apres: ".filter((path) => known.has(path));",
  },
  {
    sorte: "enfant faussé",
    nom: "un enfant repris n’est plus questionné",
    fichier: "machines/journey/moves.ts",
    avant: "oubliees: [...new Set([...context.oubliees, ...own])],",
    apres: "",
  },
  {
    sorte: "enfant faussé",
    nom: "un enfant retiré laisse ses réponses",
    fichier: "machines/journey/moves.ts",
    avant: ".filter((other) => other.id !== id)\n    .map(",
    apres: ".map(",
  },
  {
    sorte: "enfant faussé",
    nom: "un enfant retiré ne rend pas ce qu’il avait fermé",
    fichier: "machines/journey/moves.ts",
    avant: "return settle(before, rouvrir(before, without));",
    apres: "return settle(before, without);",
  },
  {
    sorte: "enfant faussé",
    nom: "un enfant prend le numéro du précédent",
    fichier: "machines/journey/moves.ts",
    avant: "const index = (enfants.at(-1) ?? -1) + 1;",
    apres: "const index = enfants.length;",
  },
  {
    sorte: "enfant faussé",
    nom: "la liste se ferme sur un enfant incomplet",
    fichier: "machines/journey/refusal.ts",
    avant: "    ? childrenToComplete(parcours)",
    apres: "    ? undefined",
  },
  {
    sorte: "valeur par défaut",
    nom: "le prénom d’un enfant n’est plus prérempli",
    fichier: "machines/journey/moves.ts",
    avant: "value: placeholderPrenom(index),",
    apres: `value: "",`,
  },
  {
    sorte: "valeur par défaut",
    nom: "le nombre laissé vide n’est plus « rien »",
    fichier: "machines/kinds/number.ts",
    avant: "untouched: ({ optional }) => (optional ? null : undefined),",
    apres: "untouched: ({ optional }) => (optional ? 0 : undefined),",
  },
  {
    sorte: "valeur par défaut",
    nom: "qui vit seul n’est plus célibataire",
    fichier: "machines/answers/fold.ts",
    avant: `situation.demandeur.statut_marital = "celibataire";`,
    apres: "",
  },
  {
    sorte: "session faussée",
    nom: "tout effacer oublie ce que le serveur avait",
    fichier: "machines/session/setup.ts",
    avant: "erasing: [...context.erasing, ...known],",
    apres: "erasing: context.erasing,",
  },
  {
    sorte: "session faussée",
    nom: "tout effacer laisse la simulation à remplacer",
    fichier: "machines/session/setup.ts",
    avant: "simulation: undefined,\n        resultats: undefined,",
    apres: "resultats: undefined,",
  },
  {
    sorte: "session faussée",
    nom: "tout effacer laisse les réponses",
    fichier: "machines/session/setup.ts",
    avant: `{ type: "RESET", ...newJourney({ ...context, ...event }) }`,
    apres: `{ type: "rien" }`,
  },
  {
    sorte: "session faussée",
    nom: "ce qui est enregistré est tenu pour les réponses d’après l’envoi",
    fichier: "machines/session/setup.ts",
    avant: "const savedKey = context.sentKeys[region];",
    apres: "const savedKey = context.key;",
  },
  {
    sorte: "session faussée",
    nom: "un calcul en cours se redemande",
    fichier: "machines/session/setup.ts",
    avant: "context.sentKeys.calcul === context.key,",
    apres: "false,",
  },
  {
    sorte: "session faussée",
    nom: "un échec ne se dit pas",
    fichier: "machines/session/setup.ts",
    avant: "({ error: failureOf(error) })),",
    apres: "({ error: null })),",
  },
  {
    sorte: "session faussée",
    nom: "un échec d’enregistrement ne se dit pas",
    fichier: "machines/session/setup.ts",
    avant: "{} : { saveError: failureOf(error) },",
    apres: "{} : { saveError: null },",
  },
  {
    sorte: "session faussée",
    nom: "une simulation refusée reste ouverte",
    fichier: "machines/session/setup.ts",
    avant: "opened: openError.status === 404 ? null : context.opened",
    apres: "opened: null",
  },
];

/** A line of a stored form that keeps a field only when it is worth it. */
const CHAMP_GARDE = /^ {4}\.\.\.\((\w+)[^\n]*&& \{ \1 \}\),\n/gm;
const SESSION_GARDEE =
  /^ {4}(simulation|resultats|savedKey|abtesting|modifiedFrom|opened|erasing|ecartees|savedEmail|message),\n/gm;

/** A stored field left out, one at a time. */
const champsOublies = (): (FautePlantee & { sorte: string })[] =>
  (
    [
      ["machines/session/durable.ts", CHAMP_GARDE],
      ["machines/session/kept.ts", SESSION_GARDEE],
    ] as const
  ).flatMap(([fichier, motif]) =>
    [...readFileSync(fichier, "utf8").matchAll(motif)].map(([avant, champ]) => ({
      sorte: "champ oublié",
      nom: `${champ} n’est plus gardé`,
      fichier,
      avant,
      apres: "",
    })),
  );

/** Files whose sentences people read. */
const PHRASES = [
  "amounts",
  "children-yes-no",
  "commune",
  "date",
  "enum",
  "housing",
  "multiple",
  "number",
  "resource-types",
  "text",
  "yesno",
  "rent",
].map((nom) => `machines/kinds/${nom}.ts`);
const PHRASE = /(["`])([^"`\n]* [^"`\n]*\.)\1/g;

/** A sentence changed, one at a time, where it stands alone of its kind. */
const phrases = (): (FautePlantee & { sorte: string })[] =>
  PHRASES.flatMap((fichier) => {
    const code = readFileSync(fichier, "utf8");
    return [...code.matchAll(PHRASE)]
      .filter(([avant]) => code.split(avant).length === 2)
      .map(([avant, guillemet = "", phrase = ""]) => ({
        sorte: "message changé",
        nom: phrase,
        fichier,
        avant,
        apres: `${guillemet}${phrase.slice(0, -2)}.${guillemet}`,
      }));
  });

/** Faults written by hand or found in the text of the sources. */
export const fautesDuCode = (): FauteDuParcours[] =>
  [
    ...ecrites,
    ...fautesDesChemins.map((faute) => ({ ...faute, sorte: "faute des chemins" })),
    ...champsOublies(),
    ...phrases(),
  ].map(({ sorte, nom, ...source }) => ({ sorte, ou: source.fichier, quoi: nom, source }));
