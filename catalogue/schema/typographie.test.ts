import { expect, it } from "vitest";
import { typographier } from "./typographie.ts";

it.each([
  ["aide d'aptitude", "aide d’aptitude"],
  ["l'« aide au permis » : oui ?", "l’«\u00a0aide au permis\u00a0»\u00a0: oui\u00a0?"],
  ["voir https://exemple.fr/a?b=c:d ; merci", "voir https://exemple.fr/a?b=c:d\u00a0; merci"],
  ["de 7 à 8 : (sauf le 'Pass')", "de 7 à 8\u00a0: (sauf le 'Pass')"],
  ["de 18 à 25 ans, 1 an de plus", "de 18 à 25\u00a0ans, 1\u00a0an de plus"],
  ["16,80 € par mois, 50 % à 10 km", "16,80\u00a0€ par mois, 50\u00a0% à 10\u00a0km"],
  ["35 h ou 12 heures, 3 jours, 2 semaines", "35\u00a0h ou 12\u00a0heures, 3\u00a0jours, 2\u00a0semaines"],
  ["24 mois, puis 2 hommes et 3 anses", "24\u00a0mois, puis 2 hommes et 3 anses"],
  ["entre 1 400 et 25 830 €", "entre 1\u202f400 et 25\u202f830\u00a0€"],
  ["1 250 000 €", "1\u202f250\u202f000\u00a0€"],
  ["au 01 23 45 67 89 ou au 3949", "au 01 23 45 67 89 ou au 3949"],
  ["le 15 2026", "le 15 2026"],
  ["0 800 123 456", "0\u202f800\u202f123\u202f456"],
  ["Dynastage - Apprenti", "Dynastage – Apprenti"],
  ["Caf - SIDP, 84000 Avignon", "Caf - SIDP, 84000 Avignon"],
  ["porte-à-porte, Lens-Liévin", "porte-à-porte, Lens-Liévin"],
  ["FréquenciO' et libertiO'", "FréquenciO’ et libertiO’"],
  ["dʼagglomération", "d’agglomération"],
  ["https://exemple.fr/a-b/12%20ans?x='y'", "https://exemple.fr/a-b/12%20ans?x='y'"],
])("%s", (saisi, attendu) => {
  expect(typographier(saisi)).toBe(attendu);
  expect(typographier(attendu)).toBe(attendu);
});
