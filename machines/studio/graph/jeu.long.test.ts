import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { defaultParameters } from "../../../catalogue/situation/context.ts";
import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import { pathOf } from "../../journey/path.ts";
import { LISTE_ENFANTS, RECAPITULATIF, RESULTATS } from "../../journey/screens.ts";
import { parcoursDe } from "../../journey/walk.ts";
import { foyers, personas } from "../personas/personas.ts";
import { unEnfant } from "../foyers/foyer.ts";
import { remplir } from "../personas/remplir.ts";
import { sessionMachine } from "../../session/session.ts";
import { grapheEssaye } from "./graphe-essaye.ts";
import {
  aller,
  envoyer,
  type Jeu,
  jouer,
  repondre,
  suivre,
  trajetDe,
  trouver,
  type Vue,
  vueCourante,
} from "./jeu.ts";
import type { Mouvement } from "./mouvements.ts";
import { cleDe } from "./transitions.ts";

const { boursiereARennes, coupleAuChomage, mereSeule } = foyers;

const etapeA = (jeu: Jeu, path: string) => {
  const etape = vueCourante(jeu).parcours.byPath.get(`/simulation/${path}`);
  if (!etape) throw new Error(path);
  return etape;
};

const chemins = (visites: readonly { path: string }[]) =>
  visites.map(({ path }) => path.replace("/simulation/", ""));

/** Screens that a person goes through in the product, with these answers, adding children one at a time. */
function ecransDuProduit(dossier: JourneyContext): string[] {
  const { byPath } = parcoursDe(dossier);
  const input = { today: JOUR_FIXE, marque: dossier.marque, parameters: defaultParameters };
  const session = createActor(sessionMachine, { input }).start();
  const parcours = session.getSnapshot().children.journey!;
  const ecrans = [pathOf(parcours.getSnapshot())];
  for (let ici = ecrans[0]; ici !== RESULTATS && ecrans.length < 200; ici = ecrans.at(-1)) {
    const { enfants } = parcours.getSnapshot().context;
    const manque = (enfants?.length ?? 0) < (dossier.enfants?.length ?? 0);
    if (ici === LISTE_ENFANTS && manque) parcours.send({ type: "CHILD.ADD" });
    else parcours.send({ type: "ANSWER", value: byPath.get(ici!)?.given?.value });
    ecrans.push(pathOf(parcours.getSnapshot()));
  }
  session.stop();
  return ecrans;
}

describe.each(
  personas.flatMap((persona) =>
    (["neutre", "banque"] as const).map(
      (marque) => [persona.titre, marque, remplir(persona, marque)] as const,
    ),
  ),
)("jouer %s (%s)", (_, marque, dossier) => {
  const { vues, rang } = jouer(dossier);

  it("passe par les écrans du produit, dans leur ordre, et donne le même foyer", () => {
    expect(vues.map(({ ici }) => ici)).toEqual(ecransDuProduit(dossier));
    expect(rang).toBe(vues.length - 1);
    expect(vues.at(-1)?.parcours.situation).toEqual(parcoursDe(dossier).situation);
    expect(vues.at(-1)?.context.marque).toBe(marque);
    // No answer was put there but by an event of a person.
    expect(new Set(vues.slice(1).map(({ evenement }) => evenement?.type))).toEqual(
      new Set(["ANSWER", ...(dossier.enfants ? ["CHILD.ADD"] : [])]),
    );
  });

  it("allume, de moment en moment, les passages que la machine a pris jusque-là", () => {
    const moments = [...vues.keys()].filter((moment) => moment % 7 === 0 || moment === rang);
    for (const moment of moments) {
      const prises = vues.slice(0, moment + 1).flatMap(({ passages }) => passages);
      expect(trajetDe(vues[moment]!).map(cleDe)).toEqual(prises.map(cleDe));
    }
    const dessinees = new Set(grapheEssaye.aretes.map(({ passage }) => cleDe(passage)));
    const reponses = vues.filter(({ evenement }) => evenement?.type === "ANSWER");
    expect(reponses.filter(({ passages }) => !passages.some((un) => dessinees.has(cleDe(un))))).toEqual([]);
  });
});

describe("jouer un dossier que personne ne donne d’un trait", () => {
  it("un enfant retiré : les autres gardent leur place", () => {
    const rempli = remplir({ ...mereSeule, enfants: [...(mereSeule.enfants ?? []), unEnfant("2022-02-02")] });
    const sans = vueCourante(envoyer(jouer(rempli), { type: "CHILD.REMOVE", index: 1 })).context;
    const { vues } = jouer(sans);
    expect(vues.at(-1)?.context.enfants).toEqual([0, 2]);
    expect(vues.map(({ evenement }) => evenement?.type)).toContain("CHILD.REMOVE");
    expect(vues.at(-1)?.parcours.situation).toEqual(parcoursDe(sans).situation);
  });

  it("des réponses écartées viennent d’un coup, à la fin", () => {
    const jeu = jouer(remplir(boursiereARennes));
    const { context } = vueCourante(repondre(jeu, etapeA(jeu, "individu/demandeur/activite"), "inactif"));
    expect(context.oubliees.length).toBeGreaterThan(0);
    const { vues } = jouer(context);
    expect(vues.at(-1)?.evenement?.type).toBe("xstate.init");
    expect(vues.at(-1)?.parcours.situation).toEqual(parcoursDe(context).situation);
    expect([...(vues.at(-1)?.context.oubliees ?? [])].sort()).toEqual([...context.oubliees].sort());
  });

  it("un dossier qui ne commence pas reste à la première question", () => {
    const { vues } = jouer({ ...remplir(mereSeule), answers: {}, enfants: null });
    expect(vues.map(({ ici }) => ici)).toEqual(["/simulation/individu/demandeur/date_naissance"]);
  });
});

describe("une vue", () => {
  it("dit ce que chaque réponse ouvre et ferme, et la question qui était posée", () => {
    const { vues } = jouer(remplir(coupleAuChomage));
    const couple = vues.find(({ posee }) => posee?.step.field === "en_couple");
    expect(chemins(couple?.apparues ?? [])).toContain("individu/conjoint/date_naissance");
    expect([couple?.disparues, couple?.posee?.given?.value]).toEqual([[], true]);
  });

  it("dit les gardes qui étaient vraies", () => {
    const { vues } = jouer(remplir(boursiereARennes));
    const activite = vues.find(({ posee }) => posee?.step.field === "activite");
    expect(activite?.passages.map(({ garde }) => garde)).toEqual(["", "fait des études"]);
  });
});

describe("répondre en place", () => {
  it("corrige une réponse passée : ce qui ne tient plus disparaît", () => {
    const depart = jouer(remplir(boursiereARennes));
    const jeu = repondre(depart, etapeA(depart, "individu/demandeur/activite"), "inactif");
    const [ouverte, corrigee] = jeu.vues.slice(-2) as [Vue, Vue];
    expect([ouverte.evenement?.type, ouverte.ici]).toEqual([
      "EDIT",
      "/simulation/individu/demandeur/activite",
    ]);
    expect(corrigee.evenement).toEqual({ type: "ANSWER", value: "inactif" });
    expect(chemins(corrigee.disparues)).toContain("individu/demandeur/scolarite");
    expect(chemins(corrigee.apparues)).toContain("individu/demandeur/inapte_travail");
    expect(corrigee.ici).toBe("/simulation/individu/demandeur/inapte_travail");
  });

  it("repart du moment regardé : la suite d’avant est oubliée", () => {
    const passe = aller(jouer(remplir(boursiereARennes)), 3);
    const jeu = repondre(passe, etapeA(passe, "individu/demandeur/scolarite"), "lycee");
    expect([jeu.vues.length, jeu.rang]).toEqual([5, 4]);
    expect(vueCourante(jeu).ici).toBe("/simulation/individu/demandeur/annee_etude");
    expect(vueCourante(passe).ici).toBe("/simulation/individu/demandeur/scolarite");
  });

  it("garde au journal une réponse que la machine refuse, et rien de ce qu’elle ignore", () => {
    const debut = aller(jouer(remplir(boursiereARennes)), 0);
    const refusee = envoyer(debut, { type: "ANSWER", value: "hier" });
    expect(vueCourante(refusee).passages.map(({ garde }) => garde)).toEqual(["réponse refusée"]);
    expect([vueCourante(refusee).ici, refusee.rang]).toEqual([vueCourante(debut).ici, 1]);
    expect(envoyer(debut, { type: "GO", path: RESULTATS })).toBe(debut);
  });

  it("ajoute un enfant puis le retire : rien ne reste", () => {
    const depart = jouer(remplir(coupleAuChomage));
    const avec = envoyer(depart, { type: "CHILD.ADD" });
    expect(vueCourante(avec).ici).toBe("/simulation/individu/enfant_0/_firstName");
    const sans = envoyer(avec, { type: "CHILD.REMOVE", index: 0 });
    expect(vueCourante(sans).parcours.situation).toEqual(vueCourante(depart).parcours.situation);
  });

  it("recule et se déplace comme dans le questionnaire", () => {
    const fin = jouer(remplir(coupleAuChomage));
    const relit = envoyer(fin, { type: "GO", path: RECAPITULATIF });
    expect(vueCourante(relit).ici).toBe(RECAPITULATIF);
    const deux = aller(fin, 2);
    const recule = envoyer(deux, { type: "BACK", from: vueCourante(deux).ici });
    expect(vueCourante(recule).ici).toBe("/simulation/individu/demandeur/nationalite");
  });
});

describe("voyager dans le temps", () => {
  it.each([
    [-3, 0],
    [0, 0],
    [4, 4],
    [10_000, 38],
  ])("au moment %i, on regarde le moment %i", (vers, rang) => {
    const jeu = jouer(remplir(mereSeule));
    expect(aller(jeu, vers).rang).toBe(rang);
    expect(aller(jeu, vers).vues).toBe(jeu.vues);
  });
});

describe("suivre une simulation", () => {
  const ailleurs = jouer(remplir(coupleAuChomage));
  /** As it comes from another page. */
  const copie = <T>(chose: T): T => structuredClone(chose);
  const mouvementDe = ({ evenement, passages, snapshot }: Vue): Mouvement =>
    copie({ evenement: evenement!, passages, snapshot });

  it("la trouve où elle en est, puis tient le journal de ce qu’elle fait", () => {
    let jeu = trouver(copie(ailleurs.vues[2]!.snapshot));
    expect([jeu.rang, vueCourante(jeu).ici]).toEqual([0, "/simulation/individu/demandeur/activite"]);
    for (const vue of ailleurs.vues.slice(3)) jeu = suivre(jeu, mouvementDe(vue));
    const faits = (vues: readonly Vue[]) => vues.map(({ ici, evenement }) => [ici, evenement]);
    expect(faits(jeu.vues.slice(1))).toEqual(faits(ailleurs.vues.slice(3)));
    expect(vueCourante(jeu).parcours.situation).toEqual(vueCourante(ailleurs).parcours.situation);
  });

  it("va au bout du journal, même si l’on regardait le passé", () => {
    const debut = aller(trouver(copie(ailleurs.vues[0]!.snapshot)), 0);
    const jeu = suivre(suivre(debut, mouvementDe(ailleurs.vues[1]!)), mouvementDe(ailleurs.vues[2]!));
    expect([jeu.rang, suivre(aller(jeu, 0), mouvementDe(ailleurs.vues[3]!)).rang]).toEqual([2, 3]);
  });

  it("refuse une simulation d’une autre machine", () => {
    const { snapshot } = ailleurs.vues[0]!;
    expect(() => trouver(Object.assign(copie(snapshot), { value: { inconnu: "état" } }))).toThrow(
      "autre version",
    );
  });
});
