import fc from "fast-check";
import { LISTE_ENFANTS, RESULTATS } from "../../machines/journey/screens.ts";
import { placeholderPrenom } from "../../machines/questions/words.ts";
import { answerAll, choicesAt, journey, type Journey } from "../journeys.ts";
import { exiger, exigerEgal } from "./loi.ts";

const CHAMPS = [
  "nationalite",
  "garde_alternee",
  "handicap",
  "taux_incapacite",
  "enfant_place",
  "enfant_a_charge",
  "scolarite",
  "types",
] as const;

/** A child as it would be told, whenever it is entered: the same field takes the same answer. */
interface EnfantTire {
  prenom: string | null;
  naissance: string;
  revenus: boolean;
  /** Which right answer each field takes. */
  choix: Readonly<Record<(typeof CHAMPS)[number], number>>;
}

const enfantTire: fc.Arbitrary<EnfantTire> = fc.record({
  prenom: fc.constantFrom(null, "Lou", "Zoé"),
  naissance: fc.constantFrom("2026-01-05", "2020-06-06", "2014-03-03", "2009-09-09", "2004-12-12"),
  revenus: fc.boolean(),
  choix: fc.record(
    Object.fromEntries(CHAMPS.map((champ) => [champ, fc.nat(9)])) as Record<
      (typeof CHAMPS)[number],
      fc.Arbitrary<number>
    >,
  ),
});

/** The household that was told: its children in their order, by the index that each was given. */
interface Famille {
  enfants: { index: number; tire: EnfantTire }[];
}

type Geste = fc.Command<Famille, Journey>;

const champDe = (path: string) => path.split("/").at(-1) ?? "";

function reponseDe(to: Journey, { prenom, naissance, choix }: EnfantTire): unknown {
  const champ = champDe(to.path);
  if (champ === "_firstName") return prenom ?? to.parcours.byPath.get(to.path)?.given?.value;
  if (champ === "date_naissance") return naissance;
  const possibles = choicesAt(to);
  return possibles[(choix[champ as (typeof CHAMPS)[number]] ?? 0) % possibles.length];
}

/** Answers about one child, at most so many questions, until the list. */
function remplir(to: Journey, { index, tire }: Famille["enfants"][number], auPlus = 100): void {
  const posees: string[] = [];
  while (to.path !== LISTE_ENFANTS && posees.length < auPlus) {
    exiger(to.path.includes(`/enfant_${index}/`), "un enfant se complète seul", to.path);
    exiger(!posees.includes(to.path), "une question d’enfant n’est posée qu’une fois", to.path);
    posees.push(to.path);
    to.answer(reponseDe(to, tire));
  }
  if (auPlus < 100) return;
  exigerEgal(champDe(posees[0] ?? ""), "_firstName", "un enfant commence par son prénom");
  exiger(posees.length > 4, "un enfant ajouté ou repris est questionné", posees.join(" "));
}

const prochain = ({ enfants }: Famille) => (enfants.at(-1)?.index ?? -1) + 1;
const ENFANTS_AU_PLUS = 6;

function ajouter(to: Journey, famille: Famille, tire: EnfantTire): Famille["enfants"][number] {
  const enfant = { index: prochain(famille), tire };
  to.send({ type: "CHILD.ADD" });
  famille.enfants.push(enfant);
  return enfant;
}

/** Takes a child up again: nothing of it counts until it is confirmed, and Précédent gives up. */
function reprendre(to: Journey, index: number): void {
  to.send({ type: "CHILD.EDIT", index });
  to.send({ type: "BACK", from: to.path });
  exigerEgal(to.path, LISTE_ENFANTS, "du prénom d’un enfant, Précédent revient à la liste");
  to.send({ type: "CHILD.EDIT", index });
  const comptees = to.parcours.active.filter(
    ({ personne, answered, child }) => child && answered && personne === `enfant_${index}`,
  );
  exigerEgal(
    comptees.map(({ path }) => path),
    [],
    "un enfant repris est à confirmer en entier",
  );
}

const gestes: fc.Arbitrary<Geste>[] = [
  enfantTire.map((tire) => ({
    check: ({ enfants }) => enfants.length < ENFANTS_AU_PLUS,
    run: (famille, to) => remplir(to, ajouter(to, famille, tire)),
    toString: () => `ajouter ${tire.naissance}`,
  })),
  fc.tuple(enfantTire, fc.integer({ min: 1, max: 4 })).map(([tire, combien]) => ({
    check: ({ enfants }) => enfants.length < ENFANTS_AU_PLUS,
    run(famille, to) {
      const enfant = ajouter(to, famille, tire);
      remplir(to, enfant, combien);
      to.send({ type: "GO", path: LISTE_ENFANTS });
      exigerEgal(to.path, LISTE_ENFANTS, "la liste reste ouverte pendant qu’un enfant se complète");
      to.answer(null);
      exigerEgal(to.path, LISTE_ENFANTS, "la liste ne se ferme pas sur un enfant incomplet");
      to.send({ type: "CHILD.EDIT", index: enfant.index });
      remplir(to, enfant);
    },
    toString: () => `commencer ${tire.naissance} puis reprendre`,
  })),
  fc.tuple(fc.nat(5), enfantTire).map(([lequel, tire]) => ({
    check: ({ enfants }) => enfants.length > 0,
    run({ enfants }, to) {
      const enfant = enfants[lequel % enfants.length]!;
      // A first name left as it stands stays.
      enfant.tire = { ...tire, prenom: tire.prenom ?? enfant.tire.prenom };
      reprendre(to, enfant.index);
      remplir(to, enfant);
    },
    toString: () => `reprendre le ${lequel}e en ${tire.naissance}`,
  })),
  fc.nat(5).map((lequel) => ({
    check: ({ enfants }) => enfants.length > 0,
    run({ enfants }, to) {
      const [parti] = enfants.splice(lequel % enfants.length, 1);
      to.send({ type: "CHILD.REMOVE", index: parti!.index });
    },
    toString: () => `retirer le ${lequel}e`,
  })),
];

/** A journey of an ordinary adult, at the list of children. */
function alaListe(): Journey {
  const to = journey();
  answerAll(to, {}, [LISTE_ENFANTS]);
  return to;
}

/** From the list to the results; returns what is asked. */
function finir(to: Journey, { enfants }: Famille): string[] {
  const parId = new Map(enfants.map(({ index, tire }) => [`enfant_${index}`, tire]));
  const posees: string[] = [];
  while (to.parcours.byPath.has(to.path) && posees.length < 400) {
    posees.push(to.path);
    const tire = parId.get(/enfant_\d+/.exec(to.path)?.[0] ?? "");
    if (champDe(to.path) === "_hasRessources")
      to.answer([...parId].map(([id, { revenus }]) => ({ id, value: revenus })));
    else if (tire) to.answer(reponseDe(to, tire));
    else if (to.path === LISTE_ENFANTS) to.answer(null);
    else to.answer(choicesAt(to)[0]);
  }
  exigerEgal(to.path, RESULTATS, "avec leurs enfants, les foyers finissent aux résultats");
  return posees;
}

/** From the list, Précédent leaves it for good; back to the list all the same. */
function verifierLeRecul(to: Journey): void {
  for (let from = ""; to.path !== from;) {
    from = to.path;
    to.send({ type: "BACK", from });
    exiger(to.path !== LISTE_ENFANTS, "de la liste, Précédent remonte jusqu’à la première question", from);
  }
  to.send({ type: "GO", path: LISTE_ENFANTS });
}

/** What a household holds, its children by their rank and under names that do not say it. */
function anonyme(value: unknown, { enfants }: Famille): unknown {
  const rangs = new Map(enfants.map(({ index }, rang) => [`enfant_${index}`, `rang ${rang}`]));
  const prenoms = new Map(enfants.map(({ index }, rang) => [placeholderPrenom(index), `prénom ${rang}`]));
  const texte = JSON.stringify(value).replaceAll(/enfant_\d+/g, (id) => rangs.get(id) ?? id);
  return [...prenoms].reduce((dit, [de, a]) => dit.replaceAll(JSON.stringify(de), JSON.stringify(a)), texte);
}

/** Whatever the order of entering them, the same children make the same household and the same questions. */
export const enfants = fc.property(fc.commands(gestes, { maxCommands: 14, size: "max" }), (suite) => {
  const famille: Famille = { enfants: [] };
  const to = alaListe();
  fc.modelRun(() => ({ model: famille, real: to }), suite);
  const indices = famille.enfants.map(({ index }) => index);
  exigerEgal(to.context.enfants ?? [], indices, "les enfants sont ceux qui ont été dits");
  verifierLeRecul(to);
  const posees = finir(to, famille);
  exigerEgal(
    to.situation.enfants?.map(({ date_naissance }) => date_naissance) ?? [],
    famille.enfants.map(({ tire }) => tire.naissance),
    "le foyer garde la naissance de chaque enfant",
  );
  exigerEgal(
    posees.filter((path) => /enfant_\d+\/ressources\/types/.test(path)),
    famille.enfants
      .filter(({ tire }) => tire.revenus)
      .map(({ index }) => `/simulation/individu/enfant_${index}/ressources/types`),
    "chaque enfant qui a des revenus, et lui seul, dit lesquels",
  );
  const neuf = alaListe();
  const autre: Famille = { enfants: [] };
  for (const { tire } of famille.enfants) remplir(neuf, ajouter(neuf, autre, tire));
  const dAffilee = finir(neuf, autre);
  exigerEgal(
    anonyme(posees, famille),
    anonyme(dAffilee, autre),
    "l’ordre des gestes ne change pas les questions",
  );
  exigerEgal(
    anonyme(to.situation, famille),
    anonyme(neuf.situation, autre),
    "l’ordre des gestes ne change pas le foyer",
  );
});
