import { type Aide, interestFlags, periodicites } from "../../../catalogue/schema/aide.ts";
import { type Besoin, besoins, natures } from "../../../catalogue/schema/besoins.ts";
import type { Institution } from "../../../catalogue/schema/institution.ts";
import type { FauteDeDonnee } from "./changement.ts";

/** Values that each field may take instead of its own; a field left out of an entry takes the first. */
const autres: { readonly [K in keyof Aide]?: readonly NonNullable<Aide[K]>[] } = {
  type: ["float", "bool", "mixed"],
  unit: ["euro", "percent", "séances"],
  periodicite: periodicites,
  nature: natures,
  besoin: Object.keys(besoins) as Besoin[],
  periode: [[{ annuelle: true, du: "03-02", au: "04-05" }]],
  delai_demande: [{ nombre: 5, unite: "jours", apres: "le départ" }],
  delai_reponse: [
    { nombre: 5, unite: "jours" },
    { nombre: 5, unite: "jours", silence: "accord" },
  ],
  reference: ["Code de la route"],
  floorAt: [10, 1, 0.01],
  entity: ["familles", "foyers_fiscaux", "individus", "menages"],
  openfiscaPeriod: ["thisMonth", "thisYear"],
  interestFlag: interestFlags,
  prefix: ["le", "la", "les", "un"],
  fin: ["2026-11-19", "2027-01-01"],
  verifie_le: ["2026-01-01"],
  marque: ["banque"],
};

const sortes: Partial<Record<keyof Aide, string>> = {
  type: "type ou unité changés",
  unit: "type ou unité changés",
  periodicite: "période changée",
  openfiscaPeriod: "période changée",
  floorAt: "arrondi changé",
  fin: "dates changées",
  periode: "dates changées",
  verifie_le: "dates changées",
};

const OUI_NON = [
  "private",
  "msa",
  "national",
  "au_cas_par_cas",
  "isBaseRessourcesYearMinusTwo",
  "isBaseRessourcesPatrimoine",
  "setToZeroRecently",
] as const;

const LIENS = ["link", "instructions", "form"] as const;

const avec = (aide: Aide, champ: keyof Aide, valeur: unknown): Aide =>
  Object.assign({}, aide, { [champ]: valeur });

function valeurs(aide: Aide): FauteDeDonnee[] {
  return (Object.keys(autres) as (keyof typeof autres)[]).flatMap((champ) =>
    [...(autres[champ] ?? []), ...(aide[champ] === undefined ? [] : [undefined])]
      // A field with a default has no « nothing ».
      .filter((valeur) => valeur !== aide[champ] && (valeur !== undefined || !(champ in DEFAUTS)))
      .slice(0, aide[champ] === undefined ? 1 : undefined)
      .map((valeur) => ({
        sorte: sortes[champ] ?? "champ changé",
        quoi: `${champ} : ${valeur ?? "rien"} au lieu de ${aide[champ] ?? "rien"}`,
        aide: avec(aide, champ, valeur),
      })),
  );
}

const DEFAUTS = { nature: 0, besoin: 0, type: 0, unit: 0, periodicite: 0, floorAt: 0, prefix: 0, entity: 0 };

function montants(aide: Aide): FauteDeDonnee[] {
  const { montant } = aide;
  if (montant === undefined) return [];
  return [montant + 1, montant - 1, montant * 2, montant * 10].map((autre) => ({
    sorte: "montant changé",
    quoi: `${autre} au lieu de ${montant}`,
    aide: avec(aide, "montant", autre),
  }));
}

function liens(aide: Aide): FauteDeDonnee[] {
  const simples = LIENS.flatMap((champ): FauteDeDonnee[] => {
    const adresse = aide[champ];
    return adresse === undefined
      ? []
      : [
          { sorte: "lien changé", quoi: `${champ} retiré`, aide: avec(aide, champ, undefined) },
          { sorte: "lien changé", quoi: `${champ} allongé`, aide: avec(aide, champ, `${adresse}x`) },
        ];
  });
  const objets = (["teleservice", "teleservices", "forms", "customization"] as const).flatMap((champ) =>
    aide[champ] === undefined
      ? []
      : [{ sorte: "lien changé", quoi: `${champ} retiré`, aide: avec(aide, champ, undefined) }],
  );
  return [...simples, ...objets];
}

/** Each figure of a text, one more. */
const chiffresDe = (texte: string): { quoi: string; texte: string }[] =>
  [...texte.matchAll(/\d+/g)].map(({ 0: nombre, index }) => ({
    quoi: `${Number(nombre) + 1} au lieu de ${nombre} au signe ${index}`,
    texte: `${texte.slice(0, index)}${Number(nombre) + 1}${texte.slice(index + nombre.length)}`,
  }));

function textes(aide: Aide): FauteDeDonnee[] {
  const sorte = "texte changé";
  const champs = (["label", "description", "legend", "warning"] as const).flatMap(
    (champ): FauteDeDonnee[] => {
      const texte = aide[champ];
      if (texte === undefined) return [];
      return [
        { sorte, quoi: `${champ} plus court`, aide: avec(aide, champ, texte.slice(0, -1)) },
        ...chiffresDe(texte).map((un) => ({
          sorte,
          quoi: `${champ} : ${un.quoi}`,
          aide: avec(aide, champ, un.texte),
        })),
      ];
    },
  );
  const conditions = aide.conditions.map((_, rang) => ({
    sorte,
    quoi: `sans la condition à vérifier ${rang + 1}`,
    aide: avec(
      aide,
      "conditions",
      aide.conditions.filter((_, ici) => ici !== rang),
    ),
  }));
  return [...champs, ...conditions];
}

const reglages = (aide: Aide): FauteDeDonnee[] => [
  ...OUI_NON.map((champ) => ({
    sorte: "champ changé",
    quoi: `${champ} : ${aide[champ] ? "non" : "oui"}`,
    aide: avec(aide, champ, !aide[champ]),
  })),
  {
    sorte: "champ changé",
    quoi: `top : ${(aide.top ?? 0) + 1}`,
    aide: avec(aide, "top", (aide.top ?? 0) + 1),
  },
];

/** Every fault of the fields of an entry. */
export const fautesDesChamps = (aide: Aide): FauteDeDonnee[] => [
  ...valeurs(aide),
  ...montants(aide),
  ...liens(aide),
  ...textes(aide),
  ...reglages(aide),
];

/** Every fault of an institution: another code, another kind. */
export function fautesDeLInstitution(institution: Institution): FauteDeDonnee[] {
  const codes = (["code_insee", "code_siren"] as const).flatMap((champ): FauteDeDonnee[] => {
    const code = institution[champ];
    if (code === undefined) return [];
    const autre =
      code.length < 4
        ? code === "53"
          ? "84"
          : "53"
        : `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`;
    return [
      {
        sorte: "lieu changé",
        quoi: `${champ} : ${autre} au lieu de ${code}`,
        institution: { ...institution, [champ]: autre },
      },
    ];
  });
  const type = institution.type === "commune" ? "epci" : "commune";
  return [
    ...codes,
    {
      sorte: "lieu changé",
      quoi: `${type} au lieu de ${institution.type}`,
      institution: { ...institution, type },
    },
  ];
}
