import type { Page } from "playwright-core";
import type { Dit, Revenus } from "../../../machines/studio/foyers/foyer.ts";
import { JE_NE_SAIS_PAS } from "../../../machines/studio/foyers/reponses.ts";
import { byKind, type Cases, type Question } from "../../../machines/kinds/kinds.ts";
import { plat, toucherCeQuiEstVise, type Vise } from "./regard.ts";

/** Once a code is typed: waits for the commune that is taken by itself, or else for the list, from which one is chosen. */
export async function prendreLaCommune(
  page: Pick<Page, "getByRole" | "getByText">,
  choisir: () => Promise<void> = () => page.getByRole("option").first().click(),
): Promise<void> {
  const propositions = page.getByRole("option");
  await propositions.or(page.getByText("Commune choisie")).first().waitFor();
  if ((await propositions.count()) > 0) await choisir();
}

/** What a person knows when she answers: what she has to say, her income, which children have some. */
export interface Reponse {
  dit: Dit | undefined;
  /** The answer as it is read once given: what there is to touch when nothing was said. */
  dite: string;
  revenus: Revenus;
  /** First names of the children who have an income, and of those who have none. */
  enfants: ReadonlyMap<string, boolean>;
}

/** A person who has a finger, or a mouse: what she reads on the screen, she touches or fills. */
export class AuDoigt {
  readonly page: Page;
  /** Every text that was touched, for what nobody ever touches to be known. */
  readonly touches: Set<string>;

  constructor(page: Page, touches: Set<string> = new Set()) {
    this.page = page;
    this.touches = touches;
  }

  /** Touches what reads so, or begins so. */
  async toucher(texte: string, ou: Pick<Vise, "dans" | "rang"> = {}): Promise<void> {
    await toucherCeQuiEstVise(this.page, { quoi: "toucher", texte, ...ou });
    this.touches.add(texte);
  }

  /** Chooses in the list that opens under a field. */
  choisirDansLaListe(texte: string): Promise<void> {
    return this.toucher(texte, { rang: 0 });
  }

  /** Fills the field of that label, in place of what it holds, at the keyboard. */
  async remplir(texte: string, saisie: string, ou: Pick<Vise, "dans" | "rang"> = {}): Promise<void> {
    await toucherCeQuiEstVise(this.page, { quoi: "remplir", texte, ...ou }, 3);
    await this.page.keyboard.insertText(saisie);
  }
}

/** The same finger, held to the question of that title. */
export function dansLeGroupe({ page, touches }: AuDoigt, titre: string): AuDoigt {
  return new (class extends AuDoigt {
    override toucher(texte: string, ou: Pick<Vise, "dans" | "rang"> = {}) {
      return super.toucher(texte, { dans: titre, ...ou });
    }
    override remplir(texte: string, saisie: string, ou: Pick<Vise, "dans" | "rang"> = {}) {
      return super.remplir(texte, saisie, { dans: titre, ...ou });
    }
  })(page, touches);
}

const enFrancais = (somme: string | number) => String(somme).replace(".", ",");
const plusieurs = (dit: Dit | undefined) => [dit ?? []].flat();

const ouBien = (dits: readonly (string | number)[], sinon: string) => (dits.length > 0 ? dits : [sinon]);

/** Where each kind of housing is found: a first list, then what it opens. */
const logements: Readonly<Record<string, readonly string[]>> = {
  "Propriété, premier achat": ["J’en suis propriétaire", "Oui, c’est le premier"],
  Propriété: ["J’en suis propriétaire", "Non, j’en ai déjà eu un autre"],
  "Location vide": ["Je loue", "Un logement vide"],
  "Location meublée ou hôtel": ["Je loue", "Un logement meublé ou un hôtel"],
  "Foyer ou résidence": ["Je loue", "Un foyer ou une résidence"],
  "Hébergement sans loyer": ["On m’héberge"],
  "Sans logement stable": ["Je n’ai pas de logement stable"],
};

const toucherUn = (personne: AuDoigt, _: Question, { dit }: Reponse) => personne.toucher(String(dit));

async function toucherChacun(personne: AuDoigt, textes: readonly (string | number)[]): Promise<void> {
  for (const texte of textes) await personne.toucher(String(texte));
}

/** The only field of the screen is labelled by its heading. */
async function remplirLaQuestion(personne: AuDoigt, _: Question, { dit }: Reponse): Promise<void> {
  if (dit !== null && dit !== undefined)
    await personne.remplir("", enFrancais(dit as string | number), { rang: 0 });
}

/** The amount of a kind of income: one for every month, or month by month. */
async function remplirUnRevenu(personne: AuDoigt, label: string, revenus: Revenus): Promise<void> {
  const cherche = plat(label);
  const noms = Object.keys(revenus);
  const nom = noms.find((dit) => plat(dit) === cherche) ?? noms.find((dit) => cherche.startsWith(plat(dit)));
  const dite = revenus[nom ?? ""] ?? 0;
  const { somme, activite } =
    typeof dite === "object" && "somme" in dite ? dite : { somme: dite, activite: "" };
  const dans = label;
  if (activite)
    await personne.page.getByLabel("Quelle est cette activité ?").selectOption({ label: activite });
  if (typeof somme === "number") return personne.remplir("Montant", enFrancais(somme), { dans });
  const groupe = personne.page.getByRole("group", { name: label });
  // Left open to whoever lost a job: her months are not alike.
  if (await groupe.getByLabel("Le même montant chaque mois").isChecked())
    await personne.toucher("Le même montant chaque mois", { dans });
  const mois = await groupe.locator(".months input").count();
  for (let rang = 0; rang < mois; rang += 1)
    await personne.remplir("", enFrancais(somme[rang] ?? 0), { dans, rang });
}

/** How each kind is answered, by what is read on the screen and by nothing else. */
const parSorte: Cases<[personne: AuDoigt, reponse: Reponse], Promise<void>> = {
  yesno: (question, personne, reponse) => toucherUn(personne, question, reponse),
  enum: (question, personne, reponse) => toucherUn(personne, question, reponse),
  housing: (_, personne, { dite }) => toucherChacun(personne, logements[dite] ?? [dite]),
  multiple: (_, personne, { dit, dite }) => toucherChacun(personne, ouBien(plusieurs(dit), dite)),
  number: (question, personne, reponse) =>
    reponse.dit === JE_NE_SAIS_PAS
      ? personne.toucher(JE_NE_SAIS_PAS)
      : remplirLaQuestion(personne, question, reponse),
  text: (question, personne, reponse) => remplirLaQuestion(personne, question, reponse),
  async date(_, personne, { dit }) {
    const [annee = "", mois = "", jour = ""] = String(dit).split("-");
    await personne.remplir("Jour", jour);
    await personne.remplir("Mois", mois);
    await personne.remplir("Année", annee);
  },
  async commune(_, personne, { dit }) {
    const [, postal = "", nom = ""] = /^(\d{5}) ?(.*)$/.exec(String(dit)) ?? [];
    await personne.remplir("", postal || String(dit), { rang: 0 });
    await prendreLaCommune(personne.page, () => personne.choisirDansLaListe(nom ? `${nom} ${postal}` : ""));
  },
  async rent(_, personne, { dit }) {
    for (const [rang, somme] of plusieurs(dit).entries())
      await personne.remplir("", enFrancais(somme), { rang });
  },
  children: async () => {},
  async childrenYesNo(_, personne, { enfants }) {
    for (const [prenom, oui] of enfants) await personne.toucher(oui ? "Oui" : "Non", { dans: prenom });
  },
  async resourceTypes(_, personne, { revenus, dite }) {
    const voulus = Object.keys(revenus);
    const fermees = personne.page.locator("main details:not([open]) > summary");
    if (voulus.length > 0) await toucherChacun(personne, await fermees.allInnerTexts());
    await toucherChacun(personne, ouBien(voulus, dite));
  },
  async amounts(_, personne, { revenus }) {
    const cartes = await personne.page.locator("fieldset.card > legend").allInnerTexts();
    for (const label of cartes) await remplirUnRevenu(personne, label, revenus);
  },
};

/** Answers the question that stands on the screen, without going on. Throws for what cannot be read there. */
export const repondreALaQuestion = (personne: AuDoigt, question: Question, reponse: Reponse): Promise<void> =>
  byKind(parSorte, question, personne, reponse);
