import type { Touche } from "./navigateurs.ts";
import type { Personne } from "./personne.ts";

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

const TITRE = `const ici = dehors.lire();
  return ici.surLeTitre && dehors.plat(ici.titre).startsWith(dehors.plat(arguments[0]))`;

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

/** What a person does, then what she sees; what each needs to be told. */
const GESTES: Readonly<Record<string, (personne: Personne, un: string, deux: string) => Promise<unknown>>> = {
  ouvrir: (personne, adresse) => personne.ouvrir(adresse),
  // Before « toucher », that it begins with.
  "toucher le titre": ({ nav }) => nav.cliquer("return dehors.grandTitre()"),
  toucher: (personne, texte) => personne.toucher(texte),
  écrire: (personne, champ, texte) => personne.ecrire(champ, texte),
  coller,
  presser: ({ nav }, touche) => nav.presser(touche as Touche),
  recharger: ({ nav }) => nav.recharger(),
  onglet: ({ nav }, rang) => nav.passerAlOnglet(Number(rang) - 1),
  reculer: ({ nav }) => nav.reculer(),
  descendre: ({ nav }) => nav.evaluer("scrollTo(0, document.body.scrollHeight)"),
  voir: (personne, mots) => personne.voir(mots),
  // Once the screen has come: nothing would be seen before.
  "ne pas voir": (personne, mots) =>
    personne.attendre("return dehors.lire().titre !== '' && !dehors.contient(arguments[0])", mots),
  "sous les yeux": (personne, mots) => personne.attendre(SOUS_LES_YEUX, mots),
  "dans l’entête": (personne, texte) =>
    personne.attendre("return dehors.trouver(arguments[0]) !== null", {
      quoi: "toucher",
      texte,
      entete: true,
    }),
  titre: (personne, titre) => personne.attendre(TITRE, titre),
  champ: (personne, champ, vaut) => personne.attendre(VAUT, champ, vaut),
  propositions: (personne, combien) =>
    personne.attendre(
      "return document.querySelectorAll('[role=option]').length === arguments[0]",
      Number(combien),
    ),
  curseur: (personne, champ) =>
    personne.attendre(
      "return document.activeElement === dehors.trouver({ quoi: 'remplir', texte: arguments[0] })",
      champ,
    ),
};

/**
 * Plays gestures one after the other, « écrire Jour = 27 ; toucher Continuer », in lines or not; throws at the first
 * that cannot be, that is not so, or that nobody knows.
 */
export async function jouer(personne: Personne, gestes: string): Promise<void> {
  for (const geste of gestes.split(/\s*[;\n]\s*/)) {
    const [nom, faire] = Object.entries(GESTES).find(([un]) => geste.startsWith(un)) ?? [];
    if (nom === undefined || faire === undefined) throw new Error(`geste inconnu : ${geste}`);
    const [un = "", deux = ""] = geste.slice(nom.length + 1).split(/ =(?: |$)/);
    await faire(personne, un, deux).catch((erreur: Error) => {
      throw new Error(`« ${geste} » : ${erreur.message}`, { cause: erreur });
    });
  }
}
