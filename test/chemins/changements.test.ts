import { expect, it } from "vitest";
import { type Approuve, lireApprouves, texteDesApprouves } from "./approuves.ts";
import { changementsDesApprouves } from "./changements.ts";

const approuves = lireApprouves().slice(0, 4);
const changer = (faire: (liste: Approuve[]) => Approuve[]) =>
  changementsDesApprouves(texteDesApprouves(approuves), texteDesApprouves(faire(approuves)));
const [premier] = approuves as [Approuve];
const sans = (un: Approuve, fin: string) => ({
  ...un,
  reponses: un.reponses.filter(([path]) => !path.endsWith(fin)),
});

it("dit la question qui n’est plus posée, ou qui l’est en plus, et de qui", () => {
  const [, ...autres] = approuves;
  const moins = sans(premier, "/demandeur/nationalite");
  expect(moins.reponses.length).toBe(premier.reponses.length - 1);
  const [compte, change] = changer(() => [moins, ...autres]);
  expect(compte).toBe("1 changé(s), 0 nouveau(x), 0 retiré(s)");
  expect(change).toMatch(/^« \d+ ans, .+ » ne pose plus « Nationalité »$/);
  const [, retour] = changementsDesApprouves(texteDesApprouves([moins]), texteDesApprouves([premier]));
  expect(retour).toMatch(/ » pose en plus « Nationalité »$/);
});

it("dit la réponse et le foyer qui changent", () => {
  const situation = structuredClone(premier.situation) as { dateDeValeur: string };
  situation.dateDeValeur = "2031-01-01";
  const reponses = premier.reponses.map(([path, value]) =>
    path.endsWith("/demandeur/nationalite") ? ([path, "AF"] as const) : ([path, value] as const),
  );
  const [, change] = changer(([, ...autres]) => [{ ...premier, reponses, situation }, ...autres]);
  expect(change).toMatch(
    /répond autrement à « Nationalité » ; donne un autre foyer : dateDeValeur vaut "2031/,
  );
});

it("dit le parcours nouveau et celui qui est retiré", () => {
  const [, deux, trois] = approuves as [Approuve, Approuve, Approuve];
  const dites = changementsDesApprouves(
    texteDesApprouves([deux]),
    texteDesApprouves([{ ...trois, depart: { ...trois.depart, enfants: 7 } }]),
  );
  expect(dites.map((ligne) => ligne.replace(/«.*»/, ""))).toEqual([
    "0 changé(s), 1 nouveau(x), 1 retiré(s)",
    "nouveau : ",
    "retiré : ",
  ]);
});
