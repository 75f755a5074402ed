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

/** Goes from the home page to a question, or to the results; what the window kept before them. */
export async function marcher(personne: Personne, jusque = "les résultats"): Promise<Garde> {
  await personne.ouvrir("/");
  return repondreATout(personne, jusque);
}

/** From the home page that stands there. */
export async function repondreATout(personne: Personne, jusque = "les résultats"): Promise<Garde> {
  let garde: Garde = {};
  await personne.toucher("Commencer");
  let ici = await personne.ecran("/");
  while (!ici.adresse.startsWith("/simulation/resultats")) {
    if (ici.titre.startsWith(jusque)) return personne.garde();
    ici = await personne.repondre();
    if (!ici.adresse.startsWith("/simulation/resultats")) garde = ici.garde ?? {};
  }
  await personne.attendre(
    "return !dehors.lire().titre.startsWith('Nous cherchons') && dehors.contient('Estimation au')",
    "les résultats ne viennent pas",
  );
  return garde;
}

/** The private link to the results on screen, with their heading. */
export async function lienPrive(personne: Personne): Promise<{ lien: string; titre: string }> {
  const { titre } = await personne.lire();
  await personne.toucher("Avoir mon lien");
  const lien = await personne.attendre<string>(
    `const lus = [...document.querySelectorAll("input, textarea, a")].map((un) => un.value || un.href || "");
     return lus.find((un) => un.includes("/simulation/reprendre#")) || (/https?:\\S+reprendre#\\S+/.exec(dehors.texte(document.body)) || [])[0]`,
    "aucun lien privé ne se lit",
  );
  return { lien, titre };
}

const chacun = <T>(faire: (cle: string) => Promise<T>) => {
  const faits = new Map<string, Promise<T>>();
  return (cle: string): Promise<T> => {
    const fait = faits.get(cle) ?? faire(cle);
    faits.set(cle, fait);
    return fait;
  };
};

/** Two servers, and what is made once for several rows. */
export class Scene {
  readonly site: string;
  readonly banque: string;

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
    try {
      return await faire(nav);
    } finally {
      await nav.fermer();
    }
  }

  /** What the tenant student of Rennes keeps at a question. */
  readonly depart = chacun((question) => {
    const qui = PERSONNES[1];
    return this.avec("chromium", {}, (nav) => marcher(new Personne(nav, this.site, qui), question));
  });

  private readonly passages = new Map<string, Promise<Passage>>();

  /** What a person went through, once: in a browser of her own if no row has followed her yet. */
  passage(qui: Racontee): Promise<Passage> {
    const passage = this.passages.get(qui.dit) ?? this.avec("chromium", {}, (nav) => this.passer(nav, qui));
    this.passages.set(qui.dit, passage);
    return passage;
  }

  /** Follows a person to her results, and keeps what she leaves behind if she does so in Chromium. */
  passer(nav: Navigateur, qui: Racontee): Promise<Passage> {
    const passage = this.suivre(new Personne(nav, this.siteDe(qui), qui), qui);
    if (nav.moteur === "chromium") this.passages.set(qui.dit, passage);
    return passage;
  }

  private async suivre(personne: Personne, qui: Racontee): Promise<Passage> {
    await personne.revenir();
    const enRoute = await marcher(personne);
    const rencontrees = new Set(personne.chemin.map(({ adresse }) => adresse));
    return { qui, rencontrees, enRoute, avecResultats: await personne.garde() };
  }

  /** A private link to the results of the student of Rennes, made in Chromium, and what they say. */
  readonly lien = chacun(() =>
    this.avec("chromium", {}, async (nav) => {
      const qui = PERSONNES[1];
      const personne = new Personne(nav, this.site, qui);
      await personne.revenir();
      await marcher(personne);
      return lienPrive(personne);
    }),
  );
}
