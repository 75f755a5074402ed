import { execFileSync } from "node:child_process";
import { champsChanges, lignesChangees } from "../../../catalogue/atelier/apercu/changements.ts";
import { lireYaml } from "../../../catalogue/lire/yaml.ts";
import type { AideChangee, JourDeChangements } from "../../routes/v1/changements.ts";
import { motsDeLAide } from "../../../catalogue/atelier/formulaire/mots.ts";

type Fiche = Readonly<Record<string, unknown>>;

/** Days told. */
const JOURS = 30;
const DOSSIER = "catalogue/aides";

/** What a person or a program reads of an aid; what is written for editors only is left out. */
const LUS = [
  ..."label institution description type unit periodicite montant legend warning a_verifier link".split(" "),
  ..."instructions form teleservice teleservices forms periode delai_demande papiers fin".split(" "),
];

const garder = (fiche: Fiche) =>
  Object.fromEntries(LUS.flatMap((champ) => (champ in fiche ? [[champ, fiche[champ]]] : [])));
const textes = (fiche: Fiche) => (Array.isArray(fiche["conditions"]) ? fiche["conditions"].map(String) : []);
const regles = (fiche: Fiche) =>
  JSON.stringify([fiche["conditions_generales"] ?? [], fiche["profils"] ?? []]);

function comparer(avant: Fiche | undefined, apres: Fiche | undefined): AideChangee[] {
  const fiche = apres ?? avant ?? {};
  const dire = (quoi: string[]) =>
    quoi.length > 0 && !fiche["private"]
      ? [{ id: String(fiche["slug"]), label: String(fiche["label"]), quoi }]
      : [];
  if (!avant) return dire(["Aide nouvelle."]);
  if (!apres) return dire(["N’est plus au catalogue."]);
  return dire([
    ...champsChanges(garder(avant), garder(apres), motsDeLAide),
    ...lignesChangees("Condition", textes(avant), textes(apres)),
    ...(regles(avant) === regles(apres) ? [] : ["Pour qui : les règles ont changé."]),
  ]);
}

/** Entries of the aids at a version of a repository, by path; nothing before the first. */
class Depot {
  private readonly racine: string;
  constructor(racine: string) {
    this.racine = racine;
  }

  git(...args: string[]): string {
    return execFileSync("git", args, {
      cwd: this.racine,
      encoding: "utf8",
      maxBuffer: 256e6,
      stdio: ["ignore", "pipe", "ignore"],
    });
  }

  /** The last version of each day that touched an aid, the newest first. */
  jours(): { jour: string; instant: string; sha: string }[] {
    const lignes = this.git("log", "--first-parent", "--format=%cs %cI %H", "--", DOSSIER)
      .split("\n")
      .filter(Boolean);
    const parJour = new Map<string, { jour: string; instant: string; sha: string }>();
    for (const ligne of lignes) {
      const [jour = "", quand = "", sha = ""] = ligne.split(" ");
      const instant = new Date(quand).toISOString();
      if (!parJour.has(jour)) parJour.set(jour, { jour, instant, sha });
    }
    return [...parJour.values()];
  }

  /** What files were between two versions, by path. */
  differences(avant: string, apres: string): { avant?: Fiche; apres?: Fiche }[] {
    const brut = this.git("diff", "--no-renames", "--raw", "--abbrev=40", avant, apres, "--", DOSSIER);
    const lues = brut.split("\n").filter((ligne) => ligne.endsWith(".yml"));
    return lues.map((ligne) => {
      const [, , vieux = "", neuf = ""] = ligne.split("\t")[0]?.split(" ") ?? [];
      return { ...this.lire("avant", vieux), ...this.lire("apres", neuf) };
    });
  }

  private lire(cle: "avant" | "apres", blob: string): { avant?: Fiche; apres?: Fiche } {
    if (/^0*$/.test(blob)) return {};
    const lu = lireYaml(this.git("cat-file", "blob", blob));
    return "valeur" in lu && typeof lu.valeur === "object" ? { [cle]: lu.valeur as Fiche } : {};
  }
}

/** What changed in the aids, day by day, the newest first, as the history of a repository says it. */
export function changementsDuDepot(racine: string): JourDeChangements[] {
  const depot = new Depot(racine);
  const jours = depot.jours().slice(0, JOURS + 1);
  return jours.slice(0, -1).flatMap(({ sha, ...un }, rang) => {
    const aides = depot
      .differences(jours[rang + 1]?.sha ?? "", sha)
      .flatMap(({ avant, apres }) => comparer(avant, apres))
      .sort((a, b) => a.label.localeCompare(b.label, "fr"));
    return aides.length > 0 ? [{ ...un, aides }] : [];
  });
}

/** The changes for the build to write; none where there is no history. */
export function changementsEcrits(): Readonly<Record<string, string>> {
  let dits: JourDeChangements[] = [];
  try {
    dits = changementsDuDepot(process.cwd());
  } catch {
    console.warn("Pas d’historique git : le fil des changements sera vide.");
  }
  return { "changements.json": JSON.stringify(dits) };
}
