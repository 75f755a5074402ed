import type { CompiledAide } from "../../../catalogue/compiled-aide.ts";
import type { Aide } from "../../../catalogue/schema/aide.ts";
import { profilTypes, type Regle } from "../../../catalogue/schema/regles.ts";
import { fautesDeLInstitution, fautesDesChamps } from "./champs.ts";
import { autreQue, type FauteDeDonnee } from "./changement.ts";
import { fautesDeLaRegle } from "./regles.ts";

/** Faults of each rule of a list, the list being put back by `dans`. */
const fautesDesRegles = (
  regles: readonly Regle[],
  nom: string,
  dans: (regles: Regle[]) => Aide,
): FauteDeDonnee[] => [
  ...regles.flatMap((une, rang) =>
    fautesDeLaRegle(une).map(({ sorte, quoi, regle }) => ({
      sorte,
      quoi: `${nom}[${rang}] ${une.type} : ${quoi}`,
      aide: dans(
        regle
          ? regles.map((un, ici) => (ici === rang ? regle : un))
          : regles.filter((_, ici) => ici !== rang),
      ),
    })),
  ),
  ...echanges(regles, nom, dans),
];

/** Bounds of two rules of one kind, the one for the other. */
function echanges(regles: readonly Regle[], nom: string, dans: (regles: Regle[]) => Aide): FauteDeDonnee[] {
  return regles.flatMap((une, rang) =>
    regles.slice(rang + 1).flatMap((autre, n) => {
      if (une.type !== "age" || autre.type !== "age" || une.value === autre.value) return [];
      const suivant = rang + 1 + n;
      const change = regles
        .map((un, ici) => (ici === rang ? { ...une, value: autre.value } : un))
        .map((un, ici) => (ici === suivant ? { ...autre, value: une.value } : un));
      return [
        { sorte: "valeurs échangées", quoi: `${nom}[${rang}] et [${suivant}] age`, aide: dans(change) },
      ];
    }),
  );
}

function fautesDesProfils(aide: Aide): FauteDeDonnee[] {
  const { profils } = aide;
  return profils.flatMap((profil, rang): FauteDeDonnee[] => {
    const nom = `profils[${rang}] ${profil.type}`;
    const type = autreQue(
      profilTypes,
      profils.map((un) => un.type),
    );
    return [
      {
        sorte: "profil retiré",
        quoi: nom,
        aide: { ...aide, profils: profils.filter((_, ici) => ici !== rang) },
      },
      ...(type
        ? [
            {
              sorte: "profil changé",
              quoi: `${nom} : ${type}`,
              aide: { ...aide, profils: profils.map((un, ici) => (ici === rang ? { ...profil, type } : un)) },
            },
          ]
        : []),
      ...fautesDesRegles(profil.conditions, `${nom}.conditions`, (conditions) => ({
        ...aide,
        profils: profils.map((un, ici) => (ici === rang ? { ...profil, conditions } : un)),
      })),
    ];
  });
}

/** Every fault of one aid of the catalogue, one at a time, always in the same order. */
export const fautesDeLAide = ({ aide, institution }: CompiledAide): FauteDeDonnee[] => [
  ...fautesDesRegles(aide.conditions_generales, "conditions_generales", (conditions_generales) => ({
    ...aide,
    conditions_generales,
  })),
  ...fautesDesProfils(aide),
  ...fautesDesChamps(aide),
  ...fautesDeLInstitution(institution),
];
