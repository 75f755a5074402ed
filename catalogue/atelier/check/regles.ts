import type { Pays } from "../exemples/pays.ts";
import { all } from "../../conditions/predicate/condition.ts";
import { type CompiledRules, compileRules } from "../../results/rules/compile.ts";
import type { Aide } from "../../schema/aide.ts";
import type { Institution } from "../../schema/institution.ts";
import type { Profil } from "../../schema/regles.ts";
import { aVerifier, type Remarque } from "../../lire/constat.ts";
import { chezSoi } from "./organisme.ts";
import { juger, type RegleEcrite } from "./logique.ts";

/** The kind of a profile and its conditions, where they are written. */
function reglesDuProfil({ profils }: CompiledRules, rang: number): [RegleEcrite, RegleEcrite[]] {
  const profil = profils[rang];
  const [genre = all(), ...conditions] = profil?.kind === "all" ? profil.conditions : [];
  return [
    { chemin: ["profils", rang, "type"], condition: genre },
    conditions.map((condition, n) => ({ chemin: ["profils", rang, "conditions", n], condition })),
  ];
}

const ecrites = ({ conditions }: Profil) => conditions.map((regle) => JSON.stringify(regle));

/** Profiles that open no door: another of the same kind asks no more than them. */
function profilsDeTrop(profils: readonly Profil[]): Remarque[] {
  return profils.flatMap((profil, rang) => {
    const siennes = ecrites(profil);
    const large = profils.findIndex((autre, n) => {
      const demandees = ecrites(autre);
      return (
        n !== rang &&
        autre.type === profil.type &&
        demandees.every((regle) => siennes.includes(regle)) &&
        (n < rang || demandees.length < siennes.length)
      );
    });
    return large < 0
      ? []
      : [aVerifier(["profils", rang], `le profil ${profil.type} est déjà ouvert par profils.${large}`)];
  });
}

/** Rules that contradict each other, that nobody can meet, or that add nothing. */
export function jugerRegles(aide: Aide, institution: Institution, pays: Pays | undefined): Remarque[] {
  const rules = compileRules(chezSoi(aide), institution);
  const generales = rules.general.map((condition, n): RegleEcrite => ({
    chemin: ["conditions_generales", n],
    condition,
  }));
  const desProfils = aide.profils.flatMap((_, rang) => {
    const [genre, conditions] = reglesDuProfil(rules, rang);
    const ferme = juger(generales, [genre], pays).filter(({ gravite }) => gravite === "erreur");
    return ferme.length ? ferme : juger([...generales, genre], conditions, pays);
  });
  return [...juger([], generales, pays), ...profilsDeTrop(aide.profils), ...desProfils];
}
