import { type Pays, estUnePlace } from "../exemples/pays.ts";
import { all, any, type Condition, oneOf } from "../../conditions/predicate/condition.ts";
import { atomsOf } from "../../conditions/predicate/describe.ts";
import { compileRules, surLeTerritoire } from "../../results/rules/compile.ts";
import { type Aide, hasPlace } from "../../schema/aide.ts";
import type { Institution } from "../../schema/institution.ts";
import { isPlaced } from "../../schema/regles.ts";
import { aVerifier, type CheminYaml, erreur, type Remarque } from "../../lire/constat.ts";
import { codeDe } from "../../schema/collectivite.ts";
import { chezSoi, reglesEcrites } from "./organisme.ts";
import { sujetConnu } from "./sujet.ts";

/** Where the institution acts, if a code tells it. */
function territoireDe(institution: Institution): Condition | undefined {
  if (institution.national) return undefined;
  if (institution.departements) return oneOf("menage.departement", institution.departements);
  const [champ] = codeDe(institution) ?? [];
  return champ && institution[champ] ? surLeTerritoire(institution) : undefined;
}

const estUnLieu = (condition: Condition) => {
  const atoms = atomsOf(condition);
  return atoms.length > 0 && atoms.every(({ fact }) => estUnePlace(fact));
};

/** Where the aid can be obtained, by its rules on places alone. */
function lieuxDe(aide: Aide, institution: Institution): Condition {
  const { general, profils } = compileRules(chezSoi(aide), institution);
  const desProfils = profils.map((profil) =>
    all(...(profil.kind === "all" ? profil.conditions.filter(estUnLieu) : [])),
  );
  return all(...general.filter(estUnLieu), ...(desProfils.length ? [any(...desProfils)] : []));
}

const premierLieu = (aide: Aide): CheminYaml =>
  reglesEcrites(aide).find(({ regle }) => isPlaced(regle))?.chemin ?? ["conditions_generales"];

const LOCALES: ReadonlySet<string> = new Set(["region", "departement", "commune", "epci", "caf", "msa"]);

/** An aid shown where the institution that gives it does not act. */
export function jugerTerritoire(aide: Aide, institution: Institution, pays: Pays | undefined): Remarque[] {
  if (aide.national && LOCALES.has(institution.type) && !institution.national)
    return [
      erreur(
        ["national"],
        `${institution.label} n’agit pas dans toute la France : retirer national: true, et dire le lieu`,
      ),
    ];
  const territoire = pays && territoireDe(institution);
  if (!territoire || aide.national || !hasPlace(aide)) return [];
  return jugerLesLieux(aide, institution, territoire, pays);
}

/** Its rules on places, beside where the institution acts. */
function jugerLesLieux(aide: Aide, institution: Institution, territoire: Condition, pays: Pays): Remarque[] {
  const lieux = lieuxDe(aide, institution);
  const sujet = sujetConnu([...atomsOf(lieux), ...atomsOf(territoire)], pays);
  if (!sujet) return [];
  const [la, ici] = [sujet.formule(lieux), sujet.formule(territoire)];
  const { formules } = sujet;
  // Rules that no place meets are told as such, and so is an institution that is nowhere.
  if (!sujet.possible(la) || !sujet.possible(ici)) return [];
  if (!sujet.possible(formules.et(la, formules.non(ici)))) return [];
  return sujet.possible(formules.et(la, ici))
    ? [aVerifier(premierLieu(aide), `l’aide est ouverte aussi hors du territoire de : ${institution.label}`)]
    : [erreur(premierLieu(aide), `ce lieu n’est pas dans le territoire de : ${institution.label}`)];
}
