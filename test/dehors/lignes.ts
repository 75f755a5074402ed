import { isDeepStrictEqual } from "node:util";
import { ecouter } from "../ecouter.ts";
import { DE_CHAQUE_SORTE, LISTES, PAGES, QUESTIONS } from "./adresses.ts";
import { aides, communes } from "./demander.ts";
import { jouer } from "./gestes.ts";
import { type Moteur, type Navigateur, type Reglages } from "./navigateurs.ts";
import { Personne, type Racontee } from "./personne.ts";
import { PERSONNES } from "./personnes.ts";
import { type Garde, lienPrive, marcher, type Passage, repondreATout, type Scene } from "./scene.ts";
import { type Cas, type Signalement, SIGNALEMENTS } from "./signalements.ts";
import { VISITES } from "./visites.ts";

/** What is replayed on its own, in one engine: it throws when it is not right, saying what is seen instead. */
export interface Ligne {
  nom: string;
  source: string;
  moteur: Moteur;
  court?: boolean | undefined;
  essayer(scene: Scene, nav: Navigateur): Promise<void>;
  /** A browser of its own, set so; otherwise the one of its engine, emptied. */
  reglages?: Reglages;
}

const MOTEURS: readonly Moteur[] = ["chromium", "firefox", "webkit"];

/** The rows of each engine; those of two minutes are replayed in Chromium. */
const partout = (faire: (moteur: Moteur) => readonly Omit<Ligne, "moteur">[]): Ligne[] =>
  MOTEURS.flatMap((moteur) =>
    faire(moteur).map((une) => ({ ...une, moteur, court: une.court && moteur === "chromium" })),
  );

const memeTitre = (personne: Personne, titre: string) =>
  personne.attendre("return dehors.lire().titre === arguments[0]", titre);

// Addresses typed.

/** The address leads to a screen whose heading has the focus, and the tab its name. */
async function arriver(personne: Personne, adresse: string): Promise<void> {
  await personne.ouvrir(adresse);
  await personne.attendre(
    `const ici = dehors.lire();
     return ici.surLeTitre && (ici.onglet.includes(ici.titre.slice(0, 40)) || /\\u2013 Cap Aides$|^Évaluez vos droits/.test(ici.onglet))`,
  );
}

const ETATS = [
  "rien n’est gardé",
  "un foyer à qui elle est posée",
  "un foyer à qui elle ne l’est pas",
  "résultats prêts",
];

/** What a household in that state keeps before an address, and where it is served. */
async function foyerPour(scene: Scene, adresse: string, etat: string): Promise<[Garde, string]> {
  if (etat === ETATS[0]) return [{}, scene.site];
  const passages: Passage[] = [];
  for (const qui of PERSONNES) {
    // Whoever does not arrive is said so by a row of her own.
    const passage = await scene.passage(qui).catch(() => undefined);
    if (passage) passages.push(passage);
  }
  const ensemble = LISTES.find((liste) => liste.includes(adresse)) ?? [adresse];
  const posee = ({ rencontrees }: Passage) => ensemble.some((une) => rencontrees.has(une));
  const passage = passages.find((un) => posee(un) === (etat !== ETATS[2]));
  if (passage)
    return [etat === ETATS[3] ? passage.avecResultats : passage.enRoute, scene.siteDe(passage.qui)];
  if (etat !== ETATS[2]) throw new Error(`personne ne rencontre ${adresse}`);
  // Asked of everybody: not yet of somebody who has only told her birth.
  return [await scene.depart("Nationalité"), scene.site];
}

/** Somebody in that state, who typed the address. */
async function venir(scene: Scene, nav: Navigateur, adresse: string, etat: string): Promise<Personne> {
  const [garde, site] = await foyerPour(scene, adresse, etat);
  const personne = new Personne(nav, site);
  await personne.revenir(garde);
  await arriver(personne, adresse);
  return personne;
}

/** Typed addresses: each question in one state, each after the next; one of each sort in all, in three engines. */
const lignesDAdresses = () =>
  partout((moteur) =>
    (moteur === "chromium" ? QUESTIONS : DE_CHAQUE_SORTE).flatMap((adresse, numero) =>
      (DE_CHAQUE_SORTE.includes(adresse) ? ETATS : [ETATS[numero % ETATS.length] ?? ""]).map(
        (etat, rang) => ({
          nom: `adresse tapée : ${adresse}, ${etat}`,
          source: "spec-gaps.md §1.1, la spécification §2",
          court: DE_CHAQUE_SORTE.includes(adresse) && rang < 1,
          async essayer(scene, nav) {
            await venir(scene, nav, adresse, etat);
          },
        }),
      ),
    ),
  );

const lignesDePages = () =>
  partout(() =>
    PAGES.map(([adresse = "", titre = ""]) => ({
      nom: `page : ${adresse}`,
      source: "la spécification §2, plan du site",
      court: true,
      async essayer(scene, nav) {
        const personne = new Personne(nav, scene.site);
        await personne.revenir();
        await personne.ouvrir(adresse);
        await personne.attendre(
          "const ici = dehors.lire(); return ici.titre !== '' && ici.onglet !== '' && dehors.plat(ici.titre).startsWith(dehors.plat(arguments[0]))",
          titre,
        );
      },
    })),
  );

/** Ten addresses opened by a household that is asked them, then reloaded, left and come back to, and opened from a bookmark. */
const lignesDeRetours = () =>
  partout(() =>
    DE_CHAQUE_SORTE.map((adresse) => ({
      nom: `recharger, reculer, marque-page : ${adresse}`,
      source: "spec-gaps.md §1.1",
      async essayer(scene, nav) {
        const personne = await venir(scene, nav, adresse, ETATS[1] ?? "");
        const { titre } = await personne.lire();
        await jouer(personne, `recharger ; titre ${titre} ; ouvrir /aides ; voir Toutes les aides ; reculer`);
        await memeTitre(personne, titre);
        await jouer(personne, "ouvrir /a-propos ; voir À propos de Cap Aides");
        await arriver(personne, adresse);
        await memeTitre(personne, titre);
      },
    })),
  );

// People.

const GROS_TITRE = "return dehors.contient('Estimation au') && dehors.lire().titre";

/** From the home page to the results, then a reload. */
async function parcoursEntier(scene: Scene, nav: Navigateur, qui: Racontee): Promise<Personne> {
  await scene.passer(nav, qui);
  const personne = new Personne(nav, scene.siteDe(qui), qui);
  // The first screen is drawn first: the folds come with the rest, and an aid may be in the fold of its need.
  await personne.attendre("return document.querySelector('.results[aria-busy=false]')?.tagName");
  await nav.evaluer("for (const pli of document.querySelectorAll('.results details')) pli.open = true");
  for (const mots of qui.voit ?? []) await personne.voir(mots);
  if (qui.commence) await personne.attendre("return dehors.premieres(arguments[0])", qui.commence);
  const titre = await personne.attendre<string>(GROS_TITRE);
  await nav.recharger();
  await memeTitre(personne, titre);
  return personne;
}

/** An aid of the results, a private link opened elsewhere, the counter, the list, a reload. */
async function etLeReste(scene: Scene, personne: Personne): Promise<void> {
  const titre = await personne.attendre<string>(GROS_TITRE);
  const aide = personne.qui.voit?.[0] ?? "";
  await jouer(
    personne,
    `toucher ${aide} ; titre ${aide} ; recharger ; voir ${aide} ; reculer ; voir Estimation au`,
  );
  const { lien } = await lienPrive(personne);
  await scene.avec("chromium", {}, async (autre) => {
    await autre.aller(lien);
    await memeTitre(new Personne(autre, personne.site), titre);
  });
  await jouer(
    personne,
    `ouvrir /guichet ; voir toutes les questions d’un foyer
     écrire Jour = 27 ; écrire Mois = 3 ; écrire Année = 2006 ; presser Enter ; voir 1 sur
     ouvrir /aides ; voir Toutes les aides ; écrire Chercher = permis ; voir permis
     recharger ; voir Toutes les aides`,
  );
}

const lignesDePersonnes = () =>
  partout((moteur) =>
    PERSONNES.filter((qui) => moteur === "chromium" || !qui.pourLesQuestions).map((qui, rang) => ({
      nom: `${rang === 0 ? "parcours, aide, lien privé, guichet, liste" : "parcours"} : ${qui.dit}`,
      source: qui.source,
      court: qui.court,
      async essayer(scene, nav) {
        const personne = await parcoursEntier(scene, nav, qui);
        if (rang === 0) await etLeReste(scene, personne);
      },
    })),
  );

/** The line that the product gives to a partner who wants this. */
async function coder(personne: Personne, gestes: string, porte: string): Promise<string> {
  await jouer(personne, `ouvrir /integrer ; voir Votre code ; ${gestes} ; presser Enter`);
  return personne.attendre<string>(
    `const un = document.querySelector("textarea[readonly]");
     return un && un.value.includes(arguments[0]) && un.value`,
    porte,
  );
}

/** Two of them, made in a browser that its visitors do not share; and the colour of what each shows. */
const codes = (scene: Scene, moteur: Moteur): Promise<string[]> =>
  scene.avec(moteur, {}, async (nav) => {
    const personne = new Personne(nav, scene.site);
    return [
      await coder(personne, "toucher Vert ; écrire Votre identifiant = ml-1", "ml-1"),
      await coder(personne, "toucher Une autre ; écrire Votre couleur = #7a1f5c", "#7a1f5c"),
    ];
  });
const COULEURS = ["rgb(27, 107, 70)", "rgb(122, 31, 92)"];

/** A page of another site, made of these lines and of nothing else of the product. */
function hote(lignesPosees: readonly string[]): Promise<string> {
  const page = `<!doctype html><title>Un autre site</title><h1>Un autre site</h1>${lignesPosees.join("<p>Entre les deux</p>")}`;
  return ecouter(
    (_, reponse) => reponse.setHeader("content-type", "text/html; charset=utf-8").end(page),
    "localhost",
  );
}

const lignesDeVisites = (): Ligne[] =>
  VISITES.map(({ dit, moteur = "chromium", partout: toujours, court, source, reglages, cadre }) => ({
    nom: `parcours entier, ${dit}`,
    source,
    moteur,
    reglages,
    court,
    async essayer(scene, nav) {
      const personne = new Personne(nav, scene.site, PERSONNES[1]);
      personne.partout = toujours;
      if (!cadre) return void (await marcher(personne));
      personne.encadree = true;
      await nav.aller(await hote(await codes(scene, moteur)));
      for (const [rang, couleur] of [...COULEURS.entries()].reverse()) {
        await nav.sortirDuCadre();
        await nav.entrerDansLeCadre(rang);
        await personne.attendre(
          `const un = dehors.trouver({ quoi: "toucher", texte: "Commencer", sansBouger: true });
           return un && getComputedStyle(un).backgroundColor === arguments[0]`,
          couleur,
        );
      }
      await repondreATout(personne);
    },
  }));

const lignesDeLiens = (): Ligne[] =>
  (["firefox", "webkit"] as const).map((moteur) => ({
    nom: "lien privé fait dans Chromium, ouvert ailleurs",
    source: "browsers.md, « lien privé fait dans l’un, ouvert dans l’autre »",
    moteur,
    async essayer(scene, nav) {
      const { lien, titre } = await scene.lien();
      const personne = new Personne(nav, scene.site);
      await personne.revenir();
      await nav.aller(lien);
      await memeTitre(personne, titre);
    },
  }));

const LE_CODE = "const un = document.querySelector('.code-dit'); return un && un.textContent";

/** A person shows her household to somebody who helps, in another engine, who hands it back with what they decided. */
const lignesDeMains = (): Ligne[] =>
  (["firefox", "webkit"] as const).map((moteur) => ({
    nom: "montrer à quelqu’un, au guichet dans Chromium, et reprendre",
    source: "issue 64, « There and back »",
    moteur,
    async essayer(scene, nav) {
      const elle = new Personne(nav, scene.site);
      await elle.revenir((await scene.passage(PERSONNES[1]!)).avecResultats);
      await jouer(elle, "ouvrir /simulation/resultats ; voir Estimation au");
      const { titre } = await elle.lire();
      await elle.toucher("Montrer à quelqu’un qui m’aide");
      const code = await elle.attendre<string>(LE_CODE);
      const rendu = await scene.avec("chromium", { largeur: 1280 }, async (autre) => {
        const conseiller = new Personne(autre, scene.site);
        const ouvrirLeCode = `écrire Son code, ou son lien privé = ${code} ; presser Enter`;
        await jouer(
          conseiller,
          `ouvrir /guichet ; toucher Ouvrir ce qu’une personne vous montre ; ${ouvrirLeCode}
           voir Ce foyer est ouvert ; voir ${titre} ; voir elle n’a encore rien demandé
           ${ouvrirLeCode} ; voir Ce code n’ouvre rien : il a déjà servi
           écrire Ce que nous avons décidé = Dossier Caf jeudi, avec le bail ; toucher Rendre à la personne`,
        );
        return conseiller.attendre<string>(LE_CODE);
      });
      await jouer(
        elle,
        `écrire Le code que l’on vous rend = ${rendu} ; presser Enter ; titre Remplacer vos réponses
         toucher Ouvrir ce qui m’est rendu ; titre ${titre}
         ouvrir /simulation/resultats/plan ; voir Décidé ensemble ; voir Dossier Caf jeudi, avec le bail`,
      );
    },
  }));

/** From the plan to what is pasted elsewhere: a value that she copies stands in a field of another page. */
const lignesDeDemandes = () =>
  partout(() => [
    {
      nom: "du plan à la demande prête : un loyer se copie et se colle ailleurs",
      source: "issue 62, « a request ready opened in three engines »",
      async essayer(scene, nav) {
        const elle = new Personne(nav, scene.site);
        await elle.revenir((await scene.passage(PERSONNES[1]!)).avecResultats);
        await jouer(
          elle,
          `ouvrir /simulation/resultats/plan ; toucher Préparer la demande : Aides au logement
           titre Préparer la demande ; voir On vous demandera aussi ; toucher Copier : Loyer ; voir Copié : Loyer.
           ouvrir /aides ; voir Toutes les aides ; écrire Chercher = `,
        );
        await nav.raccourci("v");
        await jouer(elle, "champ Chercher = 450");
      },
    },
  ]);

// Public reports.

function exiger(juste: boolean, sinon: string): void {
  if (!juste) throw new Error(sinon);
}

const AUJOURDHUI = "2026-11-25";

async function essayerUnCas(scene: Scene, nav: Navigateur, cas: Cas): Promise<void> {
  if ("gestes" in cas) {
    const sien = async (ici: Navigateur) => {
      const personne = new Personne(ici, scene.site);
      await personne.revenir(cas.depart === undefined ? {} : await scene.depart(cas.depart));
      if (cas.depart !== undefined)
        await jouer(personne, `ouvrir / ; toucher Reprendre ma simulation ; titre ${cas.depart}`);
      await jouer(personne, cas.gestes);
    };
    return cas.reglages ? scene.avec(nav.moteur, cas.reglages, sien) : sien(nav);
  }
  if ("cherche" in cas) {
    const { cherche, combien, premieres = [], parmi, ici = {} } = cas;
    const lues = await communes(scene.site, cherche);
    const noms = lues.map(({ _nomCommune }) => _nomCommune);
    const juste =
      noms.length > 0 &&
      (combien ?? noms.length) === noms.length &&
      premieres.every((nom, rang) => noms[rang] === nom) &&
      (parmi === undefined || noms.includes(parmi)) &&
      Object.entries(ici).every(([champ, vaut]) => lues[0]?.[champ as "depcom"] === vaut);
    const vu = `${noms.length} communes : ${noms.slice(0, 5).join(", ")}`;
    return exiger(juste, `${JSON.stringify(cas)} propose ${vu}`);
  }
  if ("manque" in cas) {
    const refus = await aides(scene.site, cas.foyer, AUJOURDHUI).then(
      () => "rien ne manque",
      (erreur: Error) => erreur.message,
    );
    return exiger(refus.includes(cas.manque), `${cas.manque} n’est pas demandée : ${refus.slice(0, 200)}`);
  }
  const lues = await aides(scene.site, cas.foyer, cas.jour ?? AUJOURDHUI);
  const vues = Object.fromEntries(Object.keys(cas.aides).map((id) => [id, lues[id] ?? null]));
  exiger(isDeepStrictEqual(vues, { ...cas.aides }), `${JSON.stringify(cas)} : ${JSON.stringify(vues)}`);
  const { sans } = cas;
  const enTrop = Object.keys(lues).filter((id) => sans !== undefined && id.includes(sans));
  exiger(enTrop.length === 0, `${JSON.stringify(cas.foyer)} : ${enTrop.join()} est montrée`);
}

/** In every engine when it is seen in a page that nothing changes; once, otherwise. */
const seVoitPartout = ({ cas }: Signalement) => cas.some((un) => "gestes" in un && !un.reglages);

const lignesDeSignalements = () =>
  partout((moteur) =>
    SIGNALEMENTS.filter((un) => moteur === "chromium" || seVoitPartout(un)).map((un) => ({
      nom: `signalement ${un.numero} : ${un.dit}`,
      source: un.source,
      court: un.court,
      async essayer(scene, nav) {
        // Every case is tried: one that is wrong hides no other.
        const faux: Error[] = [];
        for (const cas of un.cas)
          await essayerUnCas(scene, nav, cas).catch((erreur: Error) => faux.push(erreur));
        exiger(faux.length === 0, faux.map(({ message }) => message).join(" ; "));
      },
    })),
  );

/** Every row, the longest first. */
export const lignes = (): Ligne[] => [
  ...lignesDePersonnes(),
  ...lignesDeVisites(),
  ...lignesDeLiens(),
  ...lignesDeMains(),
  ...lignesDeDemandes(),
  ...lignesDeSignalements(),
  ...lignesDeRetours(),
  ...lignesDePages(),
  ...lignesDAdresses(),
];
