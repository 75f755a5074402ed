import { servir } from "./machine.ts";
import { type Moteur, type Navigateur, ouvrir, type Reglages } from "./navigateurs.ts";
import { Personne, type Racontee } from "./personne.ts";
import { PERSONNES } from "./personnes.ts";

/** What a window keeps at some place of a journey. */
export type Garde = Record<string, string>;

/** What a person leaves behind once she has been through the questions. */
export interface Passage {
  qui: Racontee;
  /** The questions that she met. */
  rencontrees: ReadonlySet<string>;
  /** Before her results, and with them. */
  enRoute: Garde;
  avecResultats: Garde;
}

const RESULTATS = "/simulation/resultats";

/** Goes from the home page that stands there to a question, or to the results; what the window kept before them. */
export async function repondreATout(personne: Personne, jusque = "les résultats"): Promise<Garde> {
  let garde: Garde = {};
  let ici = await personne.suivre("Commencer", "/");
  while (!ici.adresse.startsWith(RESULTATS)) {
    if (ici.titre.startsWith(jusque)) return personne.garde();
    ici = await personne.repondre();
    if (!ici.adresse.startsWith(RESULTATS)) garde = ici.garde ?? {};
  }
  await personne.attendre(
    "return !dehors.lire().titre.startsWith('Nous cherchons') && dehors.contient('Estimation au')",
  );
  return garde;
}

/** The same, the home page opened. */
export async function marcher(personne: Personne, jusque?: string): Promise<Garde> {
  await personne.ouvrir("/");
  return repondreATout(personne, jusque);
}

/** The private link to the results on screen, with their heading. */
export async function lienPrive(personne: Personne): Promise<{ lien: string; titre: string }> {
  const { titre } = await personne.lire();
  await personne.obtenir(
    "Reprendre plus tard avec un lien privé",
    "return dehors.trouver({ quoi: 'toucher', texte: 'Avoir mon lien' }) !== null",
  );
  const lien = await personne.obtenir<string>(
    "Avoir mon lien",
    `const lus = [...document.querySelectorAll("input, textarea, a")].map((un) => un.value || un.href || "");
     return lus.find((un) => un.includes("/simulation/reprendre#")) || (/https?:\\S+reprendre#\\S+/.exec(dehors.texte(document.body)) || [])[0]`,
  );
  return { lien, titre };
}

/** What is made once of each key, and kept. */
class Faits<T> extends Map<string, Promise<T>> {
  une(cle: string, faire: () => Promise<T>): Promise<T> {
    const fait = this.get(cle) ?? faire();
    this.set(cle, fait);
    return fait;
  }
}

/** Two servers, and what is made once for several rows. */
export class Scene {
  readonly site: string;
  readonly banque: string;
  private readonly departs = new Faits<Garde>();
  private readonly passages = new Faits<Passage>();
  private readonly liens = new Faits<{ lien: string; titre: string }>();

  private constructor(site: string, banque: string) {
    this.site = site;
    this.banque = banque;
  }

  static async ouvrir(): Promise<Scene> {
    return new Scene(await servir(), await servir({ BRAND: "banque" }));
  }

  siteDe = (qui: Racontee) => (qui.marque ? this.banque : this.site);

  /** Does something with a browser, then closes it. */
  async avec<T>(moteur: Moteur, reglages: Reglages, faire: (nav: Navigateur) => Promise<T>): Promise<T> {
    const nav = await ouvrir(moteur, reglages);
    return faire(nav).finally(() => nav.fermer());
  }

  /** What the tenant student of Rennes keeps at a question. */
  depart = (question: string) =>
    this.departs.une(question, () =>
      this.avec("chromium", {}, (nav) => marcher(new Personne(nav, this.site, PERSONNES[1]), question)),
    );

  /** What a person went through, once: in a browser of her own if no row has followed her yet. */
  passage = (qui: Racontee) =>
    this.passages.une(qui.dit, () => this.avec("chromium", {}, (nav) => this.suivre(nav, qui)));

  /** Follows a person to her results, and keeps what she leaves behind if she does so in Chromium. */
  passer(nav: Navigateur, qui: Racontee): Promise<Passage> {
    const passage = this.suivre(nav, qui);
    if (nav.moteur === "chromium") this.passages.set(qui.dit, passage);
    return passage;
  }

  private async suivre(nav: Navigateur, qui: Racontee): Promise<Passage> {
    const personne = new Personne(nav, this.siteDe(qui), qui);
    await personne.revenir();
    const enRoute = await marcher(personne);
    const rencontrees = new Set(personne.chemin.map(({ adresse }) => adresse));
    return { qui, rencontrees, enRoute, avecResultats: await personne.garde() };
  }

  /** A private link to the results of the student of Rennes, made in Chromium, and what they say. */
  lien = () =>
    this.liens.une("", () =>
      this.avec("chromium", {}, async (nav) => {
        const personne = new Personne(nav, this.site, PERSONNES[1]);
        await personne.revenir();
        await marcher(personne);
        return lienPrive(personne);
      }),
    );
}
