import { netDeCrds, soumiseALaCrds } from "./crds.ts";
import { floorTo } from "../results/rules/montant.ts";
import { droitsSansMontant } from "./sans-montant.ts";
import type { Aide } from "../schema/aide.ts";
import { periodsOf } from "../situation/periods.ts";
import type { Situation } from "../situation/situation.ts";
import { preparerCalcul, entiteDe, periodeDe } from "./embarquee.ts";
import { registre } from "./formules/registre.ts";
import { euros, type Explication, expliquerNoeud, type Lecteur, nombre } from "./expliquer.ts";
import { lettreDe } from "./lettres/lettres.ts";
import type { Noeud } from "./moteur/definition.ts";
import { nomsDe } from "./quand.ts";
import { inconnusDe } from "./requete/inconnus.ts";
import { placeOf } from "./requete/requete.ts";

/** « Nous affichons 651 € : la simulation arrondit à l’euro inférieur. »; nothing for an amount shown whole. */
function direLArrondi(
  { valeur, definition }: Noeud,
  { slug, type, floorAt }: Aide,
  situation: Situation,
): string | undefined {
  if (typeof valeur !== "number" || type === "bool" || definition.unite !== "€") return undefined;
  const net = netDeCrds(slug, valeur, situation);
  const affiche = floorTo(net, floorAt);
  if (Math.abs(valeur - affiche) < 0.005) return undefined;
  const crds = soumiseALaCrds(slug, situation)
    ? ` Après la CRDS, ${euros.format(net)} € vous sont versés.`
    : "";
  return `La loi donne ${euros.format(valeur)} €.${crds} Nous affichons ${nombre.format(affiche)} €, arrondi ${floorAt === 10 ? "à la dizaine d’euros inférieure" : "à l’euro inférieur"}.`;
}

/**
 * How an aid of legislation was computed for a household, from its amount down to the answers and
 * the figures of the law; `undefined` for an aid the engine does not compute.
 */
export async function expliquerAide(situation: Situation, aide: Aide): Promise<Explication | undefined> {
  const place = placeOf(aide, periodsOf(situation.dateDeValeur));
  if (!registre.has(place.variable)) return undefined;
  const c = await preparerCalcul(situation, { trace: true, inconnu: inconnusDe(situation).inconnu });
  const entite = entiteDe(c, place);
  const periode = periodeDe(place);
  const sansMontant = droitsSansMontant[aide.slug];
  const vaut = c.lireParNom(place.variable, entite, periode);
  const nom =
    !vaut && sansMontant && c.lireParNom(sansMontant, entite, periode) ? sansMontant : place.variable;
  const noeud = c.noeud(nom, entite, periode);
  if (!noeud) return undefined;
  const repose = ({ definition, entite: deQui, periode: quand }: Noeud) =>
    c.douteDe(definition.nom, deQui, quand) !== 0;
  const lecteur: Lecteur = {
    noms: nomsDe(situation),
    suppose: (un) => un.donnee && repose(un),
    incertain: (un) => !un.donnee && repose(un),
  };
  const explication = expliquerNoeud(noeud, lecteur);
  const lettre = lettreDe(aide.slug, { c, mois: periode, ...lecteur }, noeud);
  const arrondi = nom === place.variable ? direLArrondi(noeud, aide, situation) : undefined;
  return { ...explication, ...(arrondi && { arrondi }), ...(lettre && { lettre }) };
}
