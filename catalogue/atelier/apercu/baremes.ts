import type { Catalogue } from "../../catalogue.ts";
import { legislationEmbarquee } from "../../loi/embarquee.ts";
import { moisDe } from "../../loi/mois.ts";
import { chiffreEnMots } from "../../loi/parametres/en-mots.ts";
import { calendrier, retardDuParametre } from "../../loi/parametres/fraicheur.ts";
import { libelleDuParametre } from "../../loi/parametres/libelles.ts";
import { commeSi, type Parametre, parametres, type Valeur } from "../../loi/parametres/parametres.ts";
import { ecrireJour } from "../../fiches/phrases/jours.ts";
import { decide } from "../../results/decider.ts";
import { estOuvert } from "../../results/rules/montant.ts";
import { defaultParameters } from "../../situation/context.ts";
import { velosAvec } from "../../results/velos/velos.ts";
import { avecLeursLectures, type FoyerTemoin } from "./foyers.ts";

/** A figure of the law as an editor finds it in its scale. */
export interface ChiffreDeLaLoi {
  chemin: string;
  nom: string;
  valeur: Valeur | null;
  /** The same, with its unit. */
  dite: string;
  /** Written as a part of one, told as a percentage. */
  pourcent: boolean;
  /** Since when, `AAAA-MM-JJ`. */
  depuis: string;
}

/** A scale of the law: when it is due, since when it is late, its figures. */
export interface BaremeDeLaLoi {
  nom: string;
  texte: string;
  /** Day on which the law should have revised it, `AAAA-MM-JJ`, when it is late. */
  attendu?: string;
  depuis: string;
  chiffres: ChiffreDeLaLoi[];
}

function chiffreDe(chemin: string): ChiffreDeLaLoi {
  const { valeurs = {}, unite } = parametres[chemin] ?? {};
  const [[depuis, valeur] = ["", null]] = Object.entries(valeurs).sort(([un], [autre]) =>
    un < autre ? 1 : -1,
  );
  return {
    chemin,
    nom: libelleDuParametre(chemin),
    valeur,
    dite: chiffreEnMots(valeur, unite),
    pourcent: unite === "/1",
    depuis,
  };
}

/** Every scale of the law at a day, those that are late first, then the one that is late for the longest. */
export const baremesDeLaLoi = (jour: string): BaremeDeLaLoi[] =>
  calendrier()
    .map(({ nom, texte, depuis, chemins }) => {
      const retard = retardDuParametre(chemins[0] ?? "", moisDe(jour));
      return {
        nom,
        texte,
        depuis,
        ...(retard && { attendu: retard.attendu }),
        chiffres: chemins.map(chiffreDe),
      };
    })
    .sort((un, autre) => (un.attendu ?? "9").localeCompare(autre.attendu ?? "9"));

/** What an edit of a file of figures changes, a sentence for each figure. Throws for what is no such file. */
export function changementsDesChiffres(avant: string, apres: string): string[] {
  const [vieux, neufs] = [avant, apres].map((texte) => JSON.parse(texte) as Record<string, Parametre>);
  return Object.entries(neufs ?? {}).flatMap(([chemin, { valeurs, unite, reference = [] }]) => {
    const connues = vieux?.[chemin]?.valeurs ?? {};
    const nom = libelleDuParametre(chemin);
    const dites = Object.entries(valeurs)
      .filter(([jour, valeur]) => JSON.stringify(connues[jour]) !== JSON.stringify(valeur))
      .map(([jour, valeur]) => {
        const ancienne = connues[jour] ?? Object.values(connues)[0] ?? null;
        return `${nom} : ${chiffreEnMots(valeur, unite)} depuis le ${ecrireJour(jour)} (avant : ${chiffreEnMots(ancienne, unite)})`;
      });
    const textes = reference
      .slice(vieux?.[chemin]?.reference?.length ?? 0)
      .map(([titre]) => `${nom}, texte : ${titre}`);
    return [...dites, ...textes];
  });
}

/** What new figures do to an aid, for the told households, by their titles. */
export interface EffetDUnBareme {
  aide: string;
  gagnent: string[];
  perdent: string[];
  /** With what it was, and what it becomes. */
  changent: { titre: string; avant: number; apres: number }[];
}

type Valeurs = ReadonlyMap<string, number | boolean | undefined>;

const obtenu = async (catalogue: Catalogue, foyers: readonly FoyerTemoin[]): Promise<Valeurs[]> => {
  const legales = catalogue.aides.map(({ aide }) => aide).filter(({ source }) => source === "openfisca");
  const legislation = legislationEmbarquee(legales);
  const outils = {
    catalogue,
    legislation,
    parameters: defaultParameters,
    velos: async () => velosAvec(async () => []),
  };
  return Promise.all(
    foyers.map(
      async ({ situation, marque = "neutre" }) => (await decide(situation, { ...outils, marque })).values,
    ),
  );
};

type Obtenu = number | boolean | undefined;

/** Files a household by what an aid becomes for it. */
function noter(effet: EffetDUnBareme, titre: string, avant: Obtenu, apres: Obtenu): void {
  if (estOuvert(avant) !== estOuvert(apres)) (estOuvert(apres) ? effet.gagnent : effet.perdent).push(titre);
  else if (typeof avant === "number" && typeof apres === "number" && avant !== apres)
    effet.changent.push({ titre, avant, apres });
}

/**
 * What new figures would change for the told households if they stood in the place of today’s on the day that they are told of:
 * by aid of the law that moves. A few seconds.
 */
export async function effetDesChiffres(
  chiffres: ReadonlyMap<string, Valeur>,
  { catalogue, foyers }: { catalogue: Catalogue; foyers: readonly FoyerTemoin[] },
): Promise<EffetDUnBareme[]> {
  const mois = moisDe(foyers[0]?.situation.dateDeValeur ?? "");
  const legales = catalogue.aides.filter(({ aide }) => aide.source === "openfisca");
  const siennes = avecLeursLectures(legales, catalogue);
  const de = await obtenu(siennes, foyers);
  const a = await commeSi(chiffres, mois, () => obtenu(siennes, foyers));
  return legales.flatMap(({ aide: { slug, label } }) => {
    const effet: EffetDUnBareme = { aide: label, gagnent: [], perdent: [], changent: [] };
    for (const [rang, { titre }] of foyers.entries()) {
      noter(effet, titre, de[rang]?.get(slug), a[rang]?.get(slug));
    }
    return effet.gagnent.length + effet.perdent.length + effet.changent.length > 0 ? [effet] : [];
  });
}
