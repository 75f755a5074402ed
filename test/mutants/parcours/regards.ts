import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FOYERS } from "../../approuver/faits/foyers.ts";
import type * as ModuleDesParcours from "../../approuver/faits/foyers-parcours.ts";
import type * as ModuleDesTetes from "../../approuver/faits/foyers-tete.ts";
import { CONDITIONS, QUESTIONS } from "../../approuver/faits/textes.ts";
import type * as ModuleDesTextes from "../../approuver/faits/textes.ts";
import { lireSections } from "../../approuver/sections.ts";
import type * as ModuleDesThemes from "../../foyers/themes.ts";
import type { Invariant } from "../../invariants/loi.ts";
import type { MondeNeuf } from "./atelier.ts";
import type { FauteDuParcours } from "./famille.ts";

/** One way of seeing a fault. */
export interface RegardSurUneFaute {
  /** What sees it, in French, after « vu par ». */
  par: string;
  /** What differs, or nothing. Rejects when the machinery breaks, which is not seeing. */
  voir(monde: MondeNeuf, faute: FauteDuParcours): Promise<string | undefined>;
}

const lus = new Map<string, string>();
/** Approved text of a file. */
export function approuve(fichier: string): string {
  const texte = lus.get(fichier) ?? readFileSync(fichier, "utf8");
  lus.set(fichier, texte);
  return texte;
}

export const differe = (textes: ReadonlyMap<string, string>, dossier: string): string | undefined =>
  [...textes].find(([fichier, texte]) => approuve(fichier) !== texte)?.[0] ??
  readdirSync(dossier).find((nom) => !textes.has(join(dossier, nom)));

const TEXTES = "test/approuver/faits/textes.ts";

const questions: RegardSurUneFaute = {
  par: "les questions approuvées",
  async voir(monde) {
    const { textesDesQuestions } = await monde.importer<typeof ModuleDesTextes>(TEXTES);
    return differe(textesDesQuestions(), QUESTIONS);
  },
};

const conditions: RegardSurUneFaute = {
  par: "les conditions approuvées",
  async voir(monde) {
    const { textesDesConditions } = await monde.importer<typeof ModuleDesTextes>(TEXTES);
    return differe(textesDesConditions(), CONDITIONS);
  },
};

let parTitre: Map<string, readonly string[]> | undefined;
/** Approved lines of each household, by its title. */
export function approuvesParTitre(): ReadonlyMap<string, readonly string[]> {
  const textes = () => readdirSync(FOYERS).map((nom) => lireSections(approuve(join(FOYERS, nom))));
  return (parTitre ??= new Map(textes().flatMap((une) => une.map(({ titre, lignes }) => [titre, lignes]))));
}

/** Those that meet a question first. */
function triees<T extends { titre: string }>(foyers: readonly T[], ou: string): T[] {
  const adresse = ou.split(" : ").at(-1)!.replace("{personne}", "");
  const rencontre = ({ titre }: T) =>
    Number(
      (approuvesParTitre().get(titre) ?? []).some((ligne) =>
        adresse.split("/").every((mot) => ligne.includes(mot)),
      ),
    );
  return [...foyers].sort((a, b) => rencontre(b) - rencontre(a));
}

const foyers: RegardSurUneFaute = {
  par: "les foyers approuvés",
  async voir(monde, { ou }) {
    const { themesDesFoyers } = await monde.importer<typeof ModuleDesThemes>("test/foyers/themes.ts");
    const { conduireLeFoyer } = await monde.importer<typeof ModuleDesParcours>(
      "test/approuver/faits/foyers-parcours.ts",
    );
    const { teteDuFoyer } = await monde.importer<typeof ModuleDesTetes>(
      "test/approuver/faits/foyers-tete.ts",
    );
    const tous = themesDesFoyers.flatMap((theme) => theme.foyers);
    for (const foyer of triees(tous, ou)) {
      try {
        const tete = teteDuFoyer(foyer, conduireLeFoyer(foyer));
        const lignes = approuvesParTitre().get(foyer.titre) ?? [];
        if (tete.some((ligne, rang) => ligne !== lignes[rang])) return foyer.titre;
      } catch (error) {
        if ((error as Error).name === "ErreurDeFoyer") return (error as Error).message;
        throw error;
      }
    }
    return undefined;
  },
};

/** A named invariant, tried so many times. */
const parInvariant = (nom: string, suites: number): RegardSurUneFaute => ({
  par: `l’invariant « ${nom} »`,
  async voir(monde) {
    const module = await monde.importer<Record<string, Invariant>>(`test/invariants/${nom}.ts`);
    return module[nom]?.essayer(suites, false);
  },
});

export const regards = {
  questions,
  conditions,
  foyers,
  retour: parInvariant("retour", 3),
  modifier: parInvariant("modifier", 25),
  enfants: parInvariant("enfants", 6),
  coupure: parInvariant("coupure", 40),
  session: parInvariant("session", 100),
} as const satisfies Readonly<Record<string, RegardSurUneFaute>>;
