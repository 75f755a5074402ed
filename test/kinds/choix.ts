import type { RessourceId } from "../../catalogue/situation/ressources.ts";
import { offered } from "../../machines/kinds/choices.ts";
import type { EnumOptions } from "../../machines/kinds/enum.ts";
import type { HousingOptions } from "../../machines/kinds/housing.ts";
import type { MultipleOptions } from "../../machines/kinds/multiple.ts";
import type { ResourceTypesOptions } from "../../machines/kinds/resource-types.ts";
import type { YesNoOptions } from "../../machines/kinds/yesno.ts";
import type { Choice } from "../../machines/kinds/question.ts";
import { ressourcesProposees } from "../../machines/kinds/ressources-proposees.ts";
import { typesRessources } from "../../machines/questions/types-ressources.ts";
import { type Ecran, type EssaiDeSorte, simple, starting } from "./kind.ts";

/** Ticks the boxes that bear these labels, or the one that chooses nothing, by its own; closed groups are opened first. */
async function tick({ page }: Ecran, labels: readonly string[], aucune: string): Promise<void> {
  const closed = page.locator("details.group:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
  for (const label of labels.length > 0 ? labels : [aucune])
    await page
      .getByRole("checkbox", { name: starting([label]) })
      .first()
      .check();
}

export const yesno: EssaiDeSorte<YesNoOptions> = {
  cas: {},
  valeurs: () => [simple("non", false), simple("oui", true)],
  ordinaires: () => [false, true],
  async geste({ page, nameOf }, { yes = "Oui", no = "Non" }, dit) {
    const name = nameOf(dit === true ? yes : no);
    await page.getByRole("radio", { name: starting([name]) }).check();
  },
};

export const enumeration: EssaiDeSorte<EnumOptions> = {
  cas: {
    "un choix": {
      champ: "individu.activite",
      oui: ["etudiant", "salarie", "inactif"],
      // Offered from 31 on.
      non: [["retraite", "Choisissez une réponse dans la liste."]],
    },
  },
  // Two choices of the same value are offered to different people: their words tell them apart.
  valeurs({ choices }) {
    const deux = new Set(
      choices
        .filter(({ value }, rang) => choices.findIndex((autre) => autre.value === value) < rang)
        .map(({ value }) => value),
    );
    return choices.map(({ value, label, condition }) => {
      const nom = deux.has(value) ? `${value} (${JSON.stringify(label).replaceAll('"', "")})` : `${value}`;
      return { ...simple(nom, value), ...(condition && { condition }) };
    });
  },
  ordinaires: ({ choices }, facts) => offered(choices, facts).map(({ value }) => value),
  async geste({ page, nameOf }, { choices, entity, field }, dit) {
    const names = choices.filter(({ value }) => value === dit).map(({ label }) => nameOf(label));
    if (names.length === 0) throw new Error(`Réponse à donner pour ${entity}.${field}`);
    await page
      .getByRole("radio", { name: starting(names) })
      .first()
      .check();
  },
};

export const multiple: EssaiDeSorte<MultipleOptions> = {
  cas: {
    "plusieurs choix": {
      champ: "individu._interetsAidesVelo",
      oui: [[], ["velo_cargo"], ["velo_pliant", "velo_cargo"]],
      non: [[["velo_cargo", "velo_cargo"], "Choisissez parmi les réponses proposées."]],
    },
  },
  valeurs({ choices }) {
    const codes = choices.map(({ value }) => value);
    return [simple("aucun", []), ...codes.map((code) => simple(`${code}`, [code])), simple("tous", codes)];
  },
  ordinaires: ({ choices }) => [[], choices.slice(0, 2).map(({ value }) => value)],
  async geste(ecran, { choices, none }, dit = []) {
    const labelOf = (code: string) => choices.find(({ value }) => value === code)?.label ?? code;
    await tick(
      ecran,
      (dit as string[]).map((code) => ecran.nameOf(labelOf(code))),
      ecran.nameOf(none),
    );
  },
  textes: ({ none }) => [none],
};

export const housing: EssaiDeSorte<HousingOptions> = {
  cas: {},
  valeurs: ({ choices }) => choices.map(({ value }) => simple(`${value}`, value)),
  ordinaires: ({ choices }) => choices.map(({ value }) => value),
  async geste({ page, nameOf }, { types, lease }, dit) {
    const [type = "", detail] = String(dit).split("/");
    const choose = (name: RegExp) => page.getByRole("radio", { name }).check();
    const labelOf = (choices: readonly Choice[], code: string) =>
      starting([nameOf(choices.find(({ value }) => value === code)?.label ?? code)]);
    await choose(labelOf(types, type));
    if (type === "proprietaire") await choose(detail === "premier" ? /^Oui/ : /^Non/);
    else if (detail) await choose(labelOf(lease.choices, detail));
  },
  textes: ({ types, lease, firstTime }) => [
    ...[...types, ...lease.choices].flatMap(({ label, hint }) => [label, hint]),
    ...Object.values(firstTime),
    lease.title,
  ],
};

export const resourceTypes: EssaiDeSorte<ResourceTypesOptions> = {
  cas: {
    "des types de ressources": {
      champ: "individu.ressources",
      oui: [[], ["salaire_net", "rsa"]],
      non: [[["rsa", "rsa"], "Choisissez parmi les ressources proposées."]],
    },
  },
  valeurs() {
    throw new Error("Les types de ressources se choisissent un par un.");
  },
  ordinaires(_, facts) {
    const proposees = ressourcesProposees(facts);
    return [[], proposees.slice(0, 6), proposees.slice(-5)];
  },
  geste: (ecran, { none }, dit = []) =>
    tick(
      ecran,
      (dit as RessourceId[]).map((id) => typesRessources[id].label),
      ecran.nameOf(none),
    ),
  textes: ({ none }) => [none],
};
