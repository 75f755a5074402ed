import { expect, it } from "vitest";
import { jugerEcriture } from "./ecriture.ts";

it.each<[string, string[]]>([
  ["La ville vous donne donne 300 €.", ["« donne donne » : le mot est écrit deux fois"]],
  ["La ville La ville vous aide. De de l’argent.", ["« De de » : le mot est écrit deux fois"]],
  ["Nous nous voyons, vous vous inscrivez.", []],
  ["La ville  vous aide.", ["deux espaces se suivent : n’en laisser qu’un"]],
  ["Voir [la page](https://exemple.fr", ["un lien n’est pas fermé : l’écrire [mots](adresse)"]],
  ["Voir [la page", ["un lien n’est pas fermé : l’écrire [mots](adresse)"]],
  ["Voir [la page](https://exemple.fr/).", []],
  ["TODO : relire.", ["« TODO » : le texte n’est pas fini"]],
  ["Une méthodologie.", []],
])("« %s »", (texte, attendus) => {
  expect(jugerEcriture(["description"], texte).map(({ message }) => message)).toEqual(attendus);
});
