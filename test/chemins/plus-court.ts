import { ABSENT, type Choix, cleDuReste, type Reste, sansRienSavoir } from "./exploration.ts";
import type { Formule } from "./formules.ts";
import type { Point } from "./modele.ts";
import type { Monde } from "./univers.ts";

/** Where to go: what must hold there, and the rank of the step that is not asked yet. */
export interface But {
  formule: Formule;
  avant: number;
  /** Answers to give on the way, by rank of their point, among those that no condition tells apart. */
  donnes?: Choix;
}

/** The places meant, in one kind of household. */
export type Vers = (monde: Monde) => readonly But[];

/** The answers of a shortest way, and how many questions it takes. */
export interface PlusCourt {
  choix: Choix;
  questions: number;
}

/** A household known as far as a point. */
interface Noeud extends Reste {
  questions: number;
  /** The answer that led here, and from where. */
  venu?: { de: Noeud; rang: number; valeur: number };
}

/** Households looked at before giving up: some ten seconds. */
const ASSEZ = 40_000;

function choixDe(noeud: Noeud): Choix {
  const choix = new Map<number, number>();
  for (let ici: Noeud | undefined = noeud; ici?.venu; ici = ici.venu.de)
    choix.set(ici.venu.rang, ici.venu.valeur);
  return choix;
}

/** Ways by length, the shortest first, the last added first among equals. */
class File {
  private readonly parLongueur: Noeud[][] = [];
  private longueur = 0;

  ranger(noeud: Noeud, longueur: number): void {
    (this.parLongueur[longueur] ??= []).push(noeud);
  }

  prendre(): Noeud | undefined {
    while (this.longueur < this.parLongueur.length) {
      const noeud = this.parLongueur[this.longueur]?.pop();
      if (noeud) return noeud;
      this.longueur += 1;
    }
    return undefined;
  }
}

/**
 * The way with the fewest questions to a place, by A*: the questions asked so far, plus those that
 * nothing can avoid any more, which is never more than what remains. Two households with the same
 * remains are explored once, by the shorter way; so « aucun » is a proof that no household gets there
 * in fewer questions than `borne`. `undefined` when it gave up before knowing.
 */
export function plusCourt(
  { modele, exploration }: Monde,
  { formule, avant, donnes }: But,
  borne = Infinity,
): PlusCourt | "aucun" | undefined {
  const rangs = new Map(modele.visites.map(({ path }, rang) => [path, rang]));
  const avantLui = ({ visite }: Point) => (rangs.get(visite.path) as number) < avant;
  // The types of resources are one question between them: the first stands for it.
  const premiers = new Map(modele.points.toReversed().map((point) => [point.visite.path, point])).values();
  const comptent = new Set([...premiers].filter(avantLui));
  const cone = new Set(exploration.cone(formule));
  const points = modele.points.filter((point) => avantLui(point) || cone.has(point));
  if (formule.sorte === "faux") return "aucun";
  const file = new File();
  const proposer = (noeud: Noeud) => {
    const restent = noeud.points.filter(
      ({ point, active }) => active.sorte === "vrai" && comptent.has(point),
    );
    const longueur = noeud.questions + restent.length;
    if (longueur < borne) file.ranger(noeud, longueur);
  };
  const vus = new Map<string, number>();
  proposer({ questions: 0, but: formule, points: points.map(sansRienSavoir) });
  for (let regardes = 0; regardes < ASSEZ; regardes += 1) {
    const noeud = file.prendre();
    if (!noeud) return "aucun";
    const [ici, ...suite] = noeud.points;
    if (!ici) return { choix: choixDe(noeud), questions: noeud.questions };
    const { rang } = ici.point;
    const possibles = exploration.possibles(ici, donnes?.get(rang));
    for (const valeur of possibles) {
      const reste = exploration.resteApres({ but: noeud.but, points: suite }, ici.point, valeur);
      if (reste.but.sorte === "faux") continue;
      const questions = noeud.questions + (valeur !== ABSENT && comptent.has(ici.point) ? 1 : 0);
      const cle = cleDuReste(reste);
      if ((vus.get(cle) ?? Infinity) <= questions) continue;
      vus.set(cle, questions);
      proposer({ ...reste, questions, venu: { de: noeud, rang, valeur } });
    }
  }
  return undefined;
}
