import type { Touche } from "./navigateurs.ts";
import type { Ou, Personne } from "./personne.ts";

/** What a person does, then what she sees; what each needs to be told. */
interface Gestes {
  ouvrir: [adresse: string];
  toucher: [texte: string, ou?: Ou];
  écrire: [champ: string, texte: string];
  coller: [champ: string, texte: string];
  presser: [touche: Touche];
  "toucher le titre": [];
  recharger: [];
  reculer: [];
  descendre: [];
  voir: [mots: string];
  "ne pas voir": [mots: string];
  "sous les yeux": [mots: string];
  "dans l’entête": [mots: string];
  titre: [titre: string];
  champ: [champ: string, vaut: string];
  propositions: [combien: number];
  curseur: [champ: string];
}

export type Geste = { [nom in keyof Gestes]: readonly [nom, ...Gestes[nom]] }[keyof Gestes];

type Joueurs = { [nom in keyof Gestes]: (personne: Personne, ...dit: Gestes[nom]) => Promise<unknown> };

/** What a number or a part of a date is worth, however it is written. */
const VAUT = `const sans = (dit) => {
    const lu = dehors.plat(dit).replace(/[^0-9,a-z]/g, "").replace(",", ".");
    return lu === "" || Number.isNaN(Number(lu)) ? lu : Number(lu);
  };
  const champ = dehors.trouver({ quoi: "remplir", texte: arguments[0] });
  return champ !== null && sans(champ.value) === sans(arguments[1])`;

const SOUS_LES_YEUX = `const un = dehors.trouver({ quoi: "toucher", texte: arguments[0], sansBouger: true });
  if (!un) return false;
  const { top, bottom } = un.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight`;

const SE_TOUCHE = "return dehors.trouver(arguments[0]) !== null";

/** Copies from a field of one’s own, then pastes: what a person does from another window. */
async function coller(personne: Personne, champ: string, texte: string): Promise<void> {
  await personne.nav.evaluer(
    `const brouillon = document.createElement("textarea"); brouillon.id = "brouillon";
     brouillon.value = arguments[0]; document.body.append(brouillon); brouillon.focus();`,
    texte,
  );
  await personne.nav.raccourci("a");
  await personne.nav.raccourci("c");
  await personne.nav.evaluer(`document.getElementById("brouillon").remove()`);
  await personne.ecrire(champ, "");
  await personne.nav.raccourci("v");
}

const JOUEURS: Joueurs = {
  ouvrir: (personne, adresse) => personne.ouvrir(adresse),
  toucher: (personne, texte, ou) => personne.toucher(texte, ou),
  écrire: (personne, champ, texte) => personne.ecrire(champ, texte),
  coller: (personne, champ, texte) => coller(personne, champ, texte),
  presser: (personne, touche) => personne.nav.presser(touche),
  "toucher le titre": (personne) => personne.nav.cliquer("return dehors.grandTitre()"),
  recharger: (personne) => personne.nav.recharger(),
  reculer: (personne) => personne.nav.reculer(),
  descendre: (personne) => personne.nav.evaluer("scrollTo(0, document.body.scrollHeight)"),
  voir: (personne, mots) => personne.voir(mots),
  // Once the screen has come: nothing would be seen before.
  "ne pas voir": (personne, mots) =>
    personne.attendre(
      "return dehors.lire().titre !== '' && !dehors.contient(arguments[0])",
      `on lit « ${mots} »`,
      mots,
    ),
  "sous les yeux": (personne, mots) =>
    personne.attendre(SOUS_LES_YEUX, `« ${mots} » n’est pas à l’écran`, mots),
  "dans l’entête": (personne, texte) =>
    personne.attendre(SE_TOUCHE, `« ${texte} » n’est pas dans l’entête`, {
      quoi: "toucher",
      texte,
      entete: true,
    }),
  titre: (personne, titre) =>
    personne.attendre(
      "const ici = dehors.lire(); return ici.surLeTitre && dehors.plat(ici.titre).startsWith(dehors.plat(arguments[0]))",
      `le titre n’est pas « ${titre} », avec le curseur`,
      titre,
    ),
  champ: (personne, champ, vaut) =>
    personne.attendre(VAUT, `le champ « ${champ} » ne vaut pas « ${vaut} »`, champ, vaut),
  propositions: (personne, combien) =>
    personne.attendre(
      "return document.querySelectorAll('[role=option]').length === arguments[0]",
      `on ne propose pas ${combien} choix`,
      combien,
    ),
  curseur: (personne, champ) =>
    personne.attendre(
      "return document.activeElement === dehors.trouver({ quoi: 'remplir', texte: arguments[0] })",
      `le curseur n’est pas dans « ${champ} »`,
      champ,
    ),
};

/** Plays gestures one after the other; throws at the first that cannot be, or that is not so. */
export async function jouer(personne: Personne, gestes: readonly Geste[]): Promise<void> {
  for (const [nom, ...dit] of gestes)
    await (JOUEURS[nom] as (qui: Personne, ...dit: readonly unknown[]) => Promise<unknown>)(personne, ...dit);
}
