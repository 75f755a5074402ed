import { setTimeout as pause } from "node:timers/promises";
import type { Navigateur } from "./navigateurs.ts";

/** What stands on the screen. */
interface Ecran {
  adresse: string;
  onglet: string;
  titre: string;
  surLeTitre: boolean;
  alertes: string[];
  /** What the window kept once a question was answered. */
  garde?: Record<string, string>;
}

interface Demande {
  choix: { dans: string; pris: boolean; parmi: string[] }[];
  cases: string[];
  champs: { nom: string; vaut: string; liste: boolean }[];
  boutons: string[];
}

/** The part of the page where stands what is looked for, and which one. */
interface Ou {
  dans?: string;
  rang?: number;
}

/** What she says, words to touch or to write one after the other, by the beginning of the question. */
export type Reponses = Readonly<Record<string, readonly string[]>>;

/** « question → mots + mots ; question → mots », in lines or not; French, unless it is said. */
export const dites = (texte: string): Reponses =>
  Object.fromEntries([
    ["nationalité", ["Française"]],
    ...texte.split(/ ; |\s*\n\s*/).map((une) => {
      const [question = "", mots = ""] = une.split(" → ");
      return [question, mots.split(" + ")] as const;
    }),
  ]);

/** A person told in a sentence, where she comes from, and what she says. */
export interface Racontee {
  dit: string;
  source: string;
  reponses: Reponses;
  conjoint?: Reponses;
  enfants?: readonly Reponses[];
  /** The brand under which she meets the product; the neutral one otherwise. */
  marque?: "banque";
  /** Names of aids that her results must show. */
  voit?: readonly string[];
  /** How the first cards under « Commencez par » begin, in their order: those that no season moves. */
  commence?: readonly string[];
  /** Of those replayed in two minutes. */
  court?: true;
  /** Told to meet questions that the others do not: followed in Chromium only. */
  pourLesQuestions?: true;
}

/** Between two looks at the screen; longest wait for a screen, on a busy machine. */
const [PAS_MS, ATTENTE_MS] = [60, 20_000];

const plat = (dit: string) =>
  dit.replaceAll(/\s+/g, " ").replaceAll("‑", "-").replaceAll("’", "'").trim().toLowerCase();

/** Headings of the lists where what is true is ticked. */
const LISTES = ["Qu’est-ce qui est vrai", "Avez-vous l’un de ces projets"];

/** What says no, the surest first. */
const NON = "non\\b,je vis seul,aucun,rien,je ne sais pas,ne sait pas,autre,jamais,pas "
  .split(",")
  .map((debut) => new RegExp(`^${debut}`));

/** « il y a 20 ans », « il y a 8 mois » : the three parts of a day long enough before today for the age to be sure. */
function jourDit(dit: string): readonly string[] | undefined {
  const [, combien, unite] = /^il y a (\d+) (ans|mois)/.exec(dit) ?? [];
  if (!combien) return undefined;
  const jour = new Date();
  jour.setDate(10);
  jour.setMonth(jour.getMonth() - Number(combien) * (unite === "ans" ? 12 : 1) - (unite === "ans" ? 3 : 0));
  return [jour.getDate(), jour.getMonth() + 1, jour.getFullYear()].map(String);
}

/** A person before a browser: she reads, touches and types; she knows nothing of the product. */
export class Personne {
  readonly nav: Navigateur;
  readonly qui: Omit<Racontee, "dit" | "source">;
  /** Every question met, with its address. */
  readonly chemin: { adresse: string; titre: string }[] = [];

  /** What must be true of every screen she answers. */
  partout: string | undefined;
  /** In the frame of another page, the first of it. */
  encadree = false;
  /** Where the product is served. */
  readonly site: string;

  constructor(nav: Navigateur, site: string, qui: Omit<Racontee, "dit" | "source"> = { reponses: {} }) {
    this.nav = nav;
    this.site = site;
    this.qui = qui;
  }

  /** Types an address of the site. */
  ouvrir = (adresse: string) => this.nav.aller(this.site + adresse);

  /** What the window keeps, as a duplicated tab would. */
  garde = (): Promise<Record<string, string>> => this.nav.evaluer("return dehors.garde()");

  /** A window that keeps nothing, or what another one kept. A page without script is where this is put. */
  async revenir(garde: Record<string, string> = {}): Promise<void> {
    await this.ouvrir("/robots.txt");
    await this.nav.evaluer(
      "localStorage.clear(); sessionStorage.clear(); Object.entries(arguments[0]).forEach(([nom, vaut]) => sessionStorage.setItem(nom, vaut))",
      garde,
    );
  }

  /** Waits until the body of a function is true in the page; says in French where it stands otherwise. */
  async attendre<T>(corps: string, ...donnees: unknown[]): Promise<T> {
    for (const fin = Date.now() + ATTENTE_MS; ; await pause(PAS_MS)) {
      // While a page gives way to another, there is nothing to ask.
      const lu = await this.nav.evaluer<T | undefined>(corps, ...donnees).catch(() => undefined);
      if (lu) return lu;
      if (Date.now() > fin)
        throw new Error(`rien de tel que ${corps} (${donnees.join()}) ; ${await this.ouElleEnEst()}`);
    }
  }

  async ouElleEnEst(): Promise<string> {
    const { adresse, titre, surLeTitre } = await this.lire();
    const texte = await this.nav.evaluer<string>("return dehors.texte(document.body)");
    return `dans ${this.nav.moteur}, à ${adresse}, titre « ${titre} »${surLeTitre ? "" : " sans le curseur"}, à l’écran : ${texte.replaceAll(/\s+/g, " ").slice(0, 300)}`;
  }

  lire = (): Promise<Ecran> => this.nav.evaluer("return dehors.lire()");
  demande = ({ dans }: Ou = {}): Promise<Demande> =>
    this.nav.evaluer("return dehors.demande(arguments[0])", dans);
  voir = (mots: string) => this.attendre("return dehors.contient(arguments[0])", mots);

  /** Touches what leads to another screen; touches it again when nothing came of it. */
  suivre = (texte: string, avant: string): Promise<Ecran> =>
    this.retoucher(
      texte,
      () => this.apres(avant),
      async () => (await this.lire()).adresse === avant,
    );

  /** Touches what brings something on the same screen, once the page says that it is whole. */
  async obtenir<T>(texte: string, corps: string): Promise<T> {
    await this.attendre("return !document.querySelector('[aria-busy=true]')");
    return this.retoucher(
      texte,
      () => this.attendre<T>(corps),
      () => this.seTouche(texte),
    );
  }

  /** What moved under her finger took nothing: she sees it, and touches again. */
  private async retoucher<T>(
    texte: string,
    attendre: () => Promise<T>,
    encore: () => Promise<boolean>,
  ): Promise<T> {
    await this.toucher(texte);
    return attendre().catch(async () => {
      if (await encore()) await this.toucher(texte);
      return attendre();
    });
  }

  /** Scrolls the page around the frame until what is aimed at in it is before her: a frame does not move it in every engine. */
  private async amener(vise: object): Promise<void> {
    const haut = await this.nav.evaluer<number | null>(
      `const un = dehors.trouver({ ...arguments[0], sansBouger: true });
       return un && un.getBoundingClientRect().top`,
      vise,
    );
    if (haut === null) return;
    await this.nav.sortirDuCadre();
    await this.nav.evaluer(
      `const cadre = document.querySelector("iframe").getBoundingClientRect();
       scrollTo({ top: scrollY + cadre.top + arguments[0] - innerHeight / 2, behavior: "instant" })`,
      haut,
    );
    await this.nav.entrerDansLeCadre(0);
  }

  /** What is not there yet, moved, or has something before it: a person tries again. */
  private async viser(quoi: "toucher" | "remplir", texte: string, ou: Ou): Promise<void> {
    for (const fin = Date.now() + ATTENTE_MS; Date.now() < fin; await pause(PAS_MS)) {
      if (this.encadree) await this.amener({ quoi, texte, ...ou });
      const vise = this.nav.cliquer("return dehors.trouver(arguments[0])", { quoi, texte, ...ou });
      const touche = await vise.then(
        () => true,
        () => false,
      );
      if (touche) return;
    }
    throw new Error(`« ${texte} » ne se touche pas ; ${await this.ouElleEnEst()}`);
  }

  toucher = (texte: string, ou: Ou = {}) => this.viser("toucher", texte, ou);

  /** Writes in a field, in place of what it holds. */
  async ecrire(champ: string, texte: string, ou: Ou = {}): Promise<void> {
    await this.viser("remplir", champ, ou);
    await this.nav.raccourci("a");
    if (texte !== "") await this.nav.taper(texte);
  }

  /** Chooses in the list that opens under a field the option that begins so, unless the only one is taken at once. */
  async choisirDansLaListe(champ: string, tape: string, option: string, ou: Ou = {}): Promise<void> {
    await this.ecrire(champ, tape, ou);
    const comment = await this.attendre<"prise" | "proposée">(
      `const champ = dehors.trouver({ quoi: "remplir", texte: arguments[0] });
       if (champ && dehors.plat(champ.value).startsWith(dehors.plat(arguments[1]))) return "prise";
       return document.querySelector("[role=option]") && "proposée"`,
      champ,
      option,
    );
    if (comment === "proposée") await this.toucher(option);
  }

  private seTouche = (texte: string, ou: Ou = {}): Promise<boolean> =>
    this.nav.evaluer("return dehors.trouver(arguments[0]) !== null", { quoi: "toucher", texte, ...ou });

  /** Says one thing: a day, « field = value », a town of a list, words to touch, or what goes in the only field. */
  private async dire(mots: string, ou: Ou): Promise<void> {
    const { champs } = await this.demande(ou);
    const jour = jourDit(mots);
    const [champ = "", valeur] = mots.split(" = ");
    const liste = champs.find((un) => un.liste);
    if (jour) {
      for (const [n, partie] of ["Jour", "Mois", "Année"].entries())
        await this.ecrire(partie, jour[n] ?? "", ou);
    } else if (valeur !== undefined) {
      const seul = champs.some(({ nom }) => plat(nom).startsWith(plat(champ)));
      await this.ecrire(seul ? champ : "", valeur, seul ? ou : { dans: champ });
    } else if (liste) {
      const [, tape = mots, nom = ""] = /^(\d{5}) (.+)$/.exec(mots) ?? [];
      await this.choisirDansLaListe(liste.nom, tape, nom, ou);
    } else if (await this.seTouche(mots, ou)) await this.toucher(mots, ou);
    else if (champs.length > 0) await this.ecrire(champs[0]?.nom ?? "", mots, ou);
    else await this.toucherDansCeQuiEstPlie(mots);
  }

  /** Opens what is folded, then touches these words. */
  private async toucherDansCeQuiEstPlie(mots: string): Promise<void> {
    for (;;) {
      const plie = await this.nav.evaluer<string | undefined>("return dehors.plie()");
      if (!plie || (await this.seTouche(mots))) break;
      await this.toucher(plie);
    }
    await this.toucher(mots);
  }

  /** Says no, none, or that she does not know. */
  private async direNon(ou: Ou): Promise<void> {
    const { choix, cases, champs, boutons } = await this.demande(ou);
    const negatif = (parmi: readonly string[]) =>
      NON.map((non) => parmi.find((un) => non.test(plat(un)))).find(Boolean);
    for (const { dans, pris, parmi } of choix)
      if (!pris) await this.toucher(negatif(parmi) ?? parmi.at(-1) ?? "", choix.length > 1 ? { dans } : ou);
    const sans = negatif(cases) ?? negatif(boutons);
    if (choix.length > 0) return;
    if (sans) return this.toucher(sans, ou);
    for (const { nom, vaut } of champs) if (vaut === "") await this.ecrire(nom, "0", ou);
  }

  /** Answers what is asked on the screen and goes on; the screen that comes. */
  async repondre(): Promise<Ecran> {
    const { adresse, titre } = await this.lire();
    this.chemin.push({ adresse, titre });
    if (this.partout) await this.attendre(this.partout);
    if (titre.startsWith("Avez-vous des enfants")) return this.direLesEnfants(adresse);
    if ((await this.questions()).length === 0) await this.repondreA(titre, adresse, {});
    const vues = await this.repondreATout(adresse, 0);
    // A frame grows with what it shows: what was under her finger may have moved, and she touches again.
    if (this.encadree) return this.suivre("Continuer", adresse);
    await this.toucher("Continuer");
    return this.apres(adresse).catch(async (manque: Error) => {
      // On a slow machine an answer may open questions as she goes on: she is told of them, answers, and goes on.
      if ((await this.lire()).adresse !== adresse || (await this.repondreATout(adresse, vues)) === vues)
        throw manque;
      await this.toucher("Continuer");
      return this.attendre<Ecran>(
        "const ici = dehors.lire(); return ici.surLeTitre && ici.adresse !== arguments[0] && { ...ici, garde: dehors.garde() }",
        adresse,
      );
    });
  }

  private questions = () => this.nav.evaluer<string[]>("return dehors.questions()");

  /** Answers the questions of the screen from this rank on; how many there are. What an answer opens comes under it, and a first name in the titles. */
  private async repondreATout(adresse: string, des: number): Promise<number> {
    let rang = des;
    for (let dans: string | undefined; (dans = (await this.questions())[rang]); rang += 1) {
      await this.repondreA(dans, adresse, { dans });
      await pause(3 * PAS_MS);
    }
    return rang;
  }

  /** Answers one question of the screen. */
  private async repondreA(question: string, adresse: string, ou: Ou): Promise<void> {
    // The longest beginning is the most precise.
    const [, dite] =
      Object.entries(this.dites(adresse))
        .filter(([debut]) => plat(question).includes(plat(debut)))
        .sort(([un], [autre]) => autre.length - un.length)[0] ?? [];
    if (dite === undefined && !(await this.cocher(question, adresse, ou))) await this.direNon(ou);
    for (const mots of dite ?? []) await this.dire(mots, ou);
    // What moved under her finger took nothing: she sees it, and says it again.
    if (await this.rienNEstPris(ou)) for (const mots of dite ?? []) await this.dire(mots, ou);
  }

  /** True where a choice is still to be made, or a field empty; a box ticked twice would be unticked. */
  private async rienNEstPris(ou: Ou): Promise<boolean> {
    const { choix, cases, champs } = await this.demande(ou);
    if (cases.length > 0) return false;
    return choix.some(({ pris }) => !pris) || champs.some(({ vaut }) => vaut === "");
  }

  /** Of a list to tick, what she says otherwise of its lines; false when nothing of it is true. */
  private async cocher(titre: string, adresse: string, ou: Ou): Promise<boolean> {
    const { cases } = await this.demande(ou);
    if (!LISTES.some((une) => plat(titre).startsWith(plat(une)))) return false;
    let cochees = 0;
    for (const [debut, mots] of Object.entries(this.dites(adresse))) {
      const ligne = cases.find((une) => plat(une).includes(plat(debut)));
      if (!ligne || /^(?:non|aucun|rien|0)\b/i.test(mots[0] ?? "")) continue;
      cochees += 1;
      await this.toucher(ligne, ou);
      for (const mot of mots) if (mot !== "Oui") await this.toucher(mot, ou);
    }
    return cochees > 0;
  }

  /** What is said of whoever the address is about. */
  private dites(adresse: string): Reponses {
    const { reponses, conjoint = {}, enfants = [] } = this.qui;
    const [, enfant] = /enfant_(\d+)/.exec(adresse) ?? [];
    if (enfant) return enfants[Number(enfant)] ?? {};
    return adresse.includes("/conjoint/") ? conjoint : reponses;
  }

  /** Adds a child, as long as one is missing from the list. */
  private async direLesEnfants(adresse: string): Promise<Ecran> {
    const { enfants = [] } = this.qui;
    const dits = this.chemin.filter((pas) => pas.adresse.endsWith("/_firstName")).length;
    const bouton = enfants.length === 0 ? "Je n’ai pas d’enfant" : "Continuer";
    await this.toucher(dits < enfants.length ? "Ajouter un enfant" : bouton);
    return this.apres(adresse);
  }

  /** The screen that comes after an address, its heading having the focus, unless an alert says why none does. */
  private async apres(adresse: string): Promise<Ecran> {
    const ecran = await this.attendre<Ecran>(
      "const ici = dehors.lire(); return (ici.alertes.length > 0 || (ici.surLeTitre && ici.adresse !== arguments[0])) && { ...ici, garde: dehors.garde() }",
      adresse,
    );
    if (ecran.adresse === adresse)
      throw new Error(`${adresse} : ${ecran.alertes.join(" ")} ; ${await this.ouElleEnEst()}`);
    return ecran;
  }
}
