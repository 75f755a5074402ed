import { expect, it } from "vitest";
import { JOUR } from "../../../test/fixtures/foyers.ts";
import { answerAll, journey } from "../../../test/journeys.ts";
import { LISTE_ENFANTS, RECAPITULATIF } from "../screens.ts";
import { startingContext } from "../start.ts";
import { readStored } from "../stored.ts";
import { VERSION } from "../version.ts";
import { parcoursDe } from "../walk.ts";
import { ecranQuiPose, estAPlusieurs, reuniesA } from "./ecrans.ts";

const moi = (champ: string) => `/simulation/individu/demandeur/${champ}`;
const PREMIERE = moi("inapte_travail");
const chomeur = { "demandeur/activite": "chomeur", "demandeur/date_debut_chomage": "2026-05-04" };

/** The whole journey of the page, at the first list of short questions. */
function aLaListe() {
  const to = journey({ reunies: true });
  answerAll(to, chomeur, [PREMIERE]);
  expect(to.path).toBe(PREMIERE);
  return to;
}

it("le parcours entier de la page pose tout, sur moins d’écrans", () => {
  const chemins = (reunies: object) => parcoursDe(startingContext({ dateDeValeur: JOUR, ...reunies }));
  const [seules, ensemble] = [chemins({}), chemins({ reunies: true })];
  expect(ensemble.active.map(({ path }) => path)).toEqual(seules.active.map(({ path }) => path));
  expect(seules.ecrans).toBe(seules.active);
  expect(ensemble.ecrans.length).toBeLessThan(seules.ecrans.length);
});

it("une liste répondue, on passe après toutes ses questions ; Précédent y ramène", () => {
  const to = aLaListe();
  const lignes = reuniesA(to.parcours, to.parcours.byPath.get(PREMIERE)!).map(({ path }) => path);
  expect(lignes).toEqual([PREMIERE, moi("handicap"), moi("enceinte")]);
  const values = { [PREMIERE]: false, [moi("handicap")]: false, [moi("enceinte")]: "pas_enceinte" };
  to.send({ type: "ANSWER.TOGETHER", from: PREMIERE, values });
  expect(lignes.map((path) => to.parcours.byPath.get(path)?.given?.value)).toEqual(Object.values(values));
  const apres = to.path;
  expect(lignes).not.toContain(apres);
  to.send({ type: "BACK", from: apres });
  expect(to.path).toBe(PREMIERE);
});

it("l’adresse d’une question ouvre l’écran de sa liste, toute autre le sien ; une correction se fait seule", () => {
  const to = aLaListe();
  expect(
    [moi("handicap"), PREMIERE, moi("nationalite"), "/simulation/resultats"].map((path) =>
      ecranQuiPose(to.parcours, path),
    ),
  ).toEqual([PREMIERE, PREMIERE, moi("nationalite"), "/simulation/resultats"]);
  const values = { [PREMIERE]: false, [moi("handicap")]: false, [moi("enceinte")]: "pas_enceinte" };
  to.send({ type: "ANSWER.TOGETHER", from: PREMIERE, values });
  to.send({ type: "EDIT", path: moi("handicap") });
  expect(to.path).toBe(moi("handicap"));
  expect(estAPlusieurs(to.parcours, to.parcours.byPath.get(PREMIERE)!, true)).toBe(false);
  const garde = { version: VERSION, snapshot: JSON.parse(to.persisted()) };
  expect(readStored(garde, { reunies: true })).toMatchObject({
    path: moi("handicap"),
    context: { retour: { aPoser: [] } },
  });
});

it.each([{ reunies: true }, {}] as const)(
  "un enfant que l’on commence à revoir et que l’on laisse reste comme il était (%o)",
  (forme) => {
    const to = journey(forme);
    answerAll(to);
    to.send({ type: "CHILD.ADD" });
    answerAll(to);
    to.send({ type: "GO", path: RECAPITULATIF });
    const { answers, oubliees } = to.context;
    const laisser = (path: string) => {
      to.send({ type: "EDIT", path: LISTE_ENFANTS }).send({ type: "CHILD.EDIT", index: 0 });
      expect(to.context.oubliees).not.toEqual(oubliees);
      to.send({ type: "GO", path });
    };
    for (const path of [RECAPITULATIF, LISTE_ENFANTS]) {
      laisser(path);
      expect([to.path, to.context.answers, to.context.oubliees]).toEqual([path, answers, oubliees]);
    }
    laisser(RECAPITULATIF);
    // Kept by the window in between: what it brings back knows what counted.
    to.send({ type: "EDIT", path: LISTE_ENFANTS }).send({ type: "CHILD.EDIT", index: 0 });
    const garde = { version: VERSION, snapshot: JSON.parse(to.persisted()) };
    expect(readStored(garde)?.context).toMatchObject({
      revues: to.context.revues,
      oubliees: to.context.oubliees,
    });
  },
);

it("un enfant que l’on revoit entier se revoit sur son écran, comme la première fois", () => {
  const to = journey({ reunies: true });
  answerAll(to);
  to.send({ type: "CHILD.ADD" });
  answerAll(to);
  to.send({ type: "EDIT", path: LISTE_ENFANTS });
  to.send({ type: "CHILD.EDIT", index: 0 });
  const ici = to.parcours.byPath.get(to.path)!;
  expect(ici.path).toBe("/simulation/individu/enfant_0/_firstName");
  expect(estAPlusieurs(to.parcours, ici, true)).toBe(true);
  const values = Object.fromEntries(
    reuniesA(to.parcours, ici).map(({ path, given }) => [path, given?.value]),
  );
  to.send({ type: "ANSWER.TOGETHER", from: ici.path, values });
  expect(to.path).toBe(RECAPITULATIF);
});
