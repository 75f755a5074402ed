import type {
  BaremeDeLaLoi,
  ChiffreDeLaLoi,
  EffetDUnBareme,
} from "../../../catalogue/atelier/apercu/baremes.ts";
import { ecrireLeChiffre } from "../../../catalogue/atelier/apercu/baremes-ecrits.ts";
import type { Valeur } from "../../../catalogue/loi/parametres/parametres.ts";
import { appelerJson } from "../appeler.ts";
import { enregistrerLeLot, lireLesPublies } from "../lots/depot.ts";
import { nommerLeLot, titreDuLot } from "../lots/titres.ts";

/** A scale as the server tells it, each figure with the file that holds it. */
export type BaremeLu = Omit<BaremeDeLaLoi, "chiffres"> & {
  chiffres: (ChiffreDeLaLoi & { fichier: string })[];
};

/** A field of the form: a figure, or a part of one that has steps. */
export interface ChampDuBareme {
  chiffre: BaremeLu["chiffres"][number];
  /** Step and side, of a figure that has steps. */
  place?: { palier: number; cote: 0 | 1 };
  nom: string;
  avant: number;
}

const paliersDe = (valeur: Valeur | null): [number, number][] | undefined => {
  if (typeof valeur !== "object" || valeur === null || Array.isArray(valeur)) return undefined;
  return "taux" in valeur ? valeur.taux : valeur.montants;
};

const COTES = ["à partir de", "vaut"] as const;

/** The fields of a scale; what is no number (a list, what is not in force) has none. */
export const champsDuBareme = ({ chiffres }: BaremeLu): ChampDuBareme[] =>
  chiffres.flatMap((chiffre): ChampDuBareme[] => {
    const { valeur, nom } = chiffre;
    if (typeof valeur === "number") return [{ chiffre, nom, avant: valeur }];
    return (paliersDe(valeur) ?? []).flatMap((palier, rang) =>
      COTES.map((mot, cote) => ({
        chiffre,
        place: { palier: rang, cote: cote as 0 | 1 },
        nom: `${nom}, palier ${rang + 1}, ${mot}`,
        avant: palier[cote] ?? 0,
      })),
    );
  });

const arrondi = (n: number) => Number(n.toFixed(10));
const enPourcent = ({ chiffre, place }: ChampDuBareme) => chiffre.pourcent && !place;

/** What is shown in a field. */
export const ecritDansLeChamp = (champ: ChampDuBareme): string =>
  String(arrondi(enPourcent(champ) ? champ.avant * 100 : champ.avant)).replace(".", ",");

/** The number that was typed; nothing for what is none. */
export function nombreTape(champ: ChampDuBareme, texte: string): number | undefined {
  const nu = texte.replaceAll(/[\s€%]/g, "").replace(",", ".");
  if (!/^-?\d+(\.\d+)?$/.test(nu)) return undefined;
  return arrondi(enPourcent(champ) ? Number(nu) / 100 : Number(nu));
}

/** The new value of each figure of a scale, from its fields. Every one of them: a scale changes whole, on one day. */
export function valeursDuBareme(
  champs: readonly ChampDuBareme[],
  nombres: readonly number[],
): Map<string, Valeur> {
  const valeurs = new Map<string, Valeur>();
  for (const [rang, { chiffre, place }] of champs.entries()) {
    const n = nombres[rang] ?? 0;
    if (!place) {
      valeurs.set(chiffre.chemin, n);
      continue;
    }
    const deja = structuredClone(valeurs.get(chiffre.chemin) ?? chiffre.valeur);
    const palier = paliersDe(deja)?.[place.palier];
    if (palier) palier[place.cote] = n;
    valeurs.set(chiffre.chemin, deja as Valeur);
  }
  return valeurs;
}

/** Who gains and who loses; rejects with a RefusDit, in French, when it cannot be known. */
export const demanderLEffet = (valeurs: ReadonlyMap<string, Valeur>): Promise<EffetDUnBareme[]> =>
  appelerJson("/api/editer/baremes", { corps: Object.fromEntries(valeurs) });

/** Writes new figures as one draft, each in its file. Returns its title; throws an Error in French. */
export async function enregistrerLeBareme(
  { nom, chiffres }: BaremeLu,
  valeurs: ReadonlyMap<string, Valeur>,
  { jour, titre, lien }: { jour: string; titre: string; lien: string },
): Promise<string> {
  const siens = chiffres.filter(({ chemin }) => valeurs.has(chemin));
  const fichiers = [...new Set(siens.map(({ fichier }) => fichier))];
  const publies = await lireLesPublies(fichiers);
  const ecrits = fichiers.map((chemin, rang) => ({
    chemin,
    texte: siens
      .filter(({ fichier }) => fichier === chemin)
      .reduce(
        (texte, { chemin: sien }) =>
          ecrireLeChiffre(texte, { chemin: sien, jour, valeur: valeurs.get(sien) ?? 0, titre, lien }),
        publies[rang] ?? "",
      ),
  }));
  const slug = nommerLeLot("bareme", nom);
  await enregistrerLeLot(slug, titreDuLot(slug), ecrits);
  return titreDuLot(slug);
}
