import type { JourneyCondition } from "../../../catalogue/conditions.ts";
import { chapters } from "../../../machines/journey/chapters.ts";
import type { Group, Item } from "../../../machines/journey/spec.ts";
import type { FauteDuParcours } from "./famille.ts";
import { type LieuDeValeur, poserA, valeurA } from "./lieux.ts";

type ListeDeChapitres = { items: Item[] }[];

/** What a place of the journey becomes. */
interface PlaceChangee extends FauteDuParcours {
  changer: (chapitres: ListeDeChapitres) => void;
}

const contraire = (condition: JourneyCondition): JourneyCondition => ({
  ...condition,
  condition: { kind: "not", condition: condition.condition },
});

const nomDuLieu = (item: Item) => (item.kind === "step" ? item.path : `bloc/${item.name}`);

/** Faults of one step or group, at its place. */
function fautesDeLaPlace(item: Item, lieu: LieuDeValeur, suivant: Item | undefined): PlaceChangee[] {
  const ou = nomDuLieu(item);
  const remplacer = (sorte: string, par: Partial<Group> | Partial<Item>, quoi = ou): PlaceChangee => ({
    sorte,
    ou,
    quoi,
    changer: (chapitres) => poserA(chapitres, lieu, { ...item, ...par }),
  });
  const rang = Number(lieu.at(-1));
  const dela: LieuDeValeur = [...lieu.slice(0, -1), rang + 1];
  return [
    {
      sorte: item.kind === "step" ? "question retirée" : "bloc retiré",
      ou,
      quoi: ou,
      changer: (chapitres) => poserA(chapitres, lieu, undefined),
    },
    ...(suivant
      ? [
          {
            sorte: "places échangées",
            ou,
            quoi: nomDuLieu(suivant),
            changer(chapitres: ListeDeChapitres) {
              poserA(chapitres, lieu, suivant);
              poserA(chapitres, dela, item);
            },
          },
        ]
      : []),
    ...(item.condition
      ? [
          ...(item.kind === "step" || item.loop
            ? [remplacer("condition retirée", { condition: undefined })]
            : [
                {
                  sorte: "condition retirée",
                  ou,
                  quoi: ou,
                  changer: (chapitres: ListeDeChapitres) =>
                    (valeurA(chapitres, lieu.slice(0, -1)) as Item[]).splice(rang, 1, ...item.items),
                },
              ]),
          remplacer("condition niée", { condition: contraire(item.condition) }),
        ]
      : []),
    ...(item.kind === "group" && item.loop
      ? [remplacer("boucle changée", { loop: item.loop === "enfants" ? "adultes" : "enfants" })]
      : []),
    ...(item.kind === "group" && item.unParUn ? [remplacer("un par un retiré", { unParUn: undefined })] : []),
    ...(item.kind === "step" && item.personne
      ? [remplacer("personne changée", { personne: item.personne === "conjoint" ? "demandeur" : "conjoint" })]
      : []),
  ];
}

const fautesDeLaListe = (items: readonly Item[], lieu: LieuDeValeur): PlaceChangee[] =>
  items.flatMap((item, rang) => {
    const ici = [...lieu, rang];
    const dedans = item.kind === "group" ? fautesDeLaListe(item.items, [...ici, "items"]) : [];
    return [...fautesDeLaPlace(item, ici, items[rang + 1]), ...dedans];
  });

/** Words and order of the chapters. */
function fautesDesChapitres(): PlaceChangee[] {
  return chapters.flatMap((chapitre, rang): PlaceChangee[] => {
    const ou = chapitre.name;
    const textes = (["title", "fil", "help"] as const).flatMap((champ) => {
      const texte = chapitre[champ];
      if (texte === undefined) return [];
      const changer = (chapitres: ListeDeChapitres) => poserA(chapitres, [rang, champ], texte.slice(0, -2));
      return [{ sorte: "texte changé", ou, quoi: champ, changer }];
    });
    const suivant = chapters[rang + 1];
    if (!suivant) return textes;
    const changer = (chapitres: ListeDeChapitres) =>
      void chapitres.splice(rang, 2, chapitres[rang + 1]!, chapitres[rang]!);
    return [...textes, { sorte: "places échangées", ou, quoi: suivant.name, changer }];
  });
}

/** Every fault of the list of steps: dropped, moved, asked of somebody else, always or never. */
export const fautesDeLArbre = (): FauteDuParcours[] =>
  [
    ...fautesDesChapitres(),
    ...chapters.flatMap(({ items }, rang) => fautesDeLaListe(items, [rang, "items"])),
  ].map(({ changer, ...faute }) => ({
    ...faute,
    async preparer(monde) {
      const module = await monde.importer<{ chapters: ListeDeChapitres }>("machines/journey/chapters.ts");
      changer(module.chapters);
    },
  }));
