import type { CompiledAide } from "../../../../catalogue/compiled-aide.ts";
import type { ExempleEcrit } from "../../../../catalogue/exemples/exemples.ts";
import { type Voie, voiesDe } from "../../../../catalogue/exemples/regles.ts";
import { differences, foyerOrdinaire, type Reponses } from "../../../../catalogue/exemples/reponses.ts";
import type { PartieDite } from "../../sections.ts";
import { entreePar } from "./entrees.ts";
import { ecrireIssues } from "./issues.ts";
import type { Juger, SourcesDesAides } from "./monde.ts";
import { type PieceVariee, piecesVariees } from "./pieces.ts";

const champsDits = (champs: Partial<Reponses>): string =>
  Object.entries(champs)
    .map(([champ, valeur]) => `${champ} ${typeof valeur === "string" ? valeur : JSON.stringify(valeur)}`)
    .join(", ") || "aucune";

/** « règle 2 », « profil 1, condition 3 »: a rule of the example under the name it has in this text. */
const regleNommee = (nom: string): string =>
  nom
    .replaceAll(/conditions_generales\[(\d+)\] \w+/g, (_, n) => `règle ${Number(n) + 1}`)
    .replaceAll(
      /profils\[(\d+)\]\.conditions\[(\d+)\] \w+/g,
      (_, n, m) => `profil ${Number(n) + 1}, condition ${Number(m) + 1}`,
    )
    .replaceAll(/profils\[(\d+)\] \w+/g, (_, n) => `profil ${Number(n) + 1}`);

/** What a piece gives, value by value. */
function ligneDe({ nom, essais }: PieceVariee, base: Partial<Reponses>, juger: Juger): string {
  const issues = new Map(essais.map(({ dit, champs }) => [dit, juger({ ...base, ...champs })]));
  const familles = new Map(essais.map(({ dit, famille }) => [dit, famille]));
  return ecrireIssues(nom, issues, (dit) => familles.get(dit));
}

/** The profile that the example enters by: its losses name its rules. */
const voieDeLExemple = (voies: readonly Voie[], { pertes }: ExempleEcrit): number =>
  voies.findIndex(({ regles }) => regles.map(({ nom }) => nom).join() === Object.keys(pertes).join());

/** The example, then everyone who differs from it by one answer, with what the results give each of them. */
function lExemple(
  compiled: CompiledAide,
  exemple: ExempleEcrit | undefined,
  juger: Juger,
  monde: SourcesDesAides,
) {
  const { aide, rules } = compiled;
  const base = exemple?.foyer ?? {};
  const autreMarque = aide.marque ? "neutre" : "banque";
  const [obtenu, ailleurs] = [juger(base), juger(base, { marque: autreMarque })];
  const pertes = Object.entries(exemple?.pertes ?? {}).map(([regle, perte]) =>
    typeof perte === "string"
      ? `${regleNommee(regle)} : ${regleNommee(perte)}`
      : `${regleNommee(regle)} : ${champsDits(perte)} : ${juger({ ...base, ...perte })}`,
  );
  return [
    exemple?.phrase ?? "Sans exemple : le foyer ordinaire.",
    `réponses : ${champsDits(base)}`,
    `obtient : ${obtenu}`,
    ...(ailleurs === obtenu ? [] : [`sous la marque ${autreMarque} : ${ailleurs}`]),
    ...pertes.map((perte) => `perd par ${perte}`),
    ...piecesVariees([rules.whole], aide.interestFlag, monde.pays).map((piece) =>
      ligneDe(piece, base, juger),
    ),
  ];
}

/** Someone who enters by another profile, and everyone who differs by one answer that it reads. */
function parLeProfil(
  voie: Voie,
  base: Partial<Reponses>,
  compiled: CompiledAide,
  juger: Juger,
  monde: SourcesDesAides,
): string[] {
  const siennes = voie.regles.filter(({ generale }) => !generale).map(({ condition }) => condition);
  const pieces = piecesVariees(siennes, undefined, monde.pays);
  const lues = pieces.map(({ variable }) => variable);
  const foyer = entreePar(voie, lues, base, compiled, monde);
  if (!foyer) return ["personne n’entre par lui"];
  const reference = { ...foyerOrdinaire, ...base };
  return [
    `réponses changées : ${champsDits(differences(foyer as Reponses, reference as Reponses))}`,
    `obtient : ${juger(foyer)}`,
    ...pieces.map((piece) => ligneDe(piece, foyer, juger)),
  ];
}

/** People of an aid with what the results give them: its example, then someone by each other profile. */
export function personnesDe(
  compiled: CompiledAide,
  exemple: ExempleEcrit | undefined,
  juger: Juger,
  monde: SourcesDesAides,
): PartieDite[] {
  const voies = voiesDe(compiled);
  const premiere = exemple ? voieDeLExemple(voies, exemple) : -1;
  const lignes = lExemple(compiled, exemple, juger, monde);
  const deja = new Set(lignes);
  // Who differs alike from two people is told once.
  const neuve = (ligne: string) => {
    if (!deja.has(ligne) || !ligne.includes(" | ")) {
      deja.add(ligne);
      return ligne;
    }
    return `${ligne.slice(0, ligne.indexOf(" | "))} : comme plus haut`;
  };
  const autres = compiled.rules.profils.length === 0 ? [] : voies;
  return [
    { titre: "personnes", lignes },
    ...autres.flatMap((voie, rang) =>
      rang === premiere
        ? []
        : [
            {
              titre: `personnes du profil ${rang + 1}`,
              lignes: parLeProfil(voie, exemple?.foyer ?? {}, compiled, juger, monde).map(neuve),
            },
          ],
    ),
  ];
}
