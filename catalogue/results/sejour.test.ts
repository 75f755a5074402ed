import { expect, it, test } from "vitest";
import { catalogueServi, resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { conjoint, enfant, foyer } from "../loi/requete/kit.ts";
import { chaqueMois } from "../loi/formules/kit.ts";
import { factContext } from "../situation/context.ts";
import type { Individu } from "../situation/situation.ts";
import { doutesDe } from "./doutes.ts";
import { questionDuSejour, sansCondition } from "./sejour.ts";

const menage = {
  aide_logement_date_pret_conventionne: "2018-12-31",
  statut_occupation_logement: "locataire_vide",
  loyer: 450,
  depcom: "69123",
  _departement: "69",
  _region: "84",
} as const;
const quelquUn = (nationalite: Individu["nationalite"]) =>
  foyer({ date_naissance: "1990-02-01", nationalite, activite: "inactif" }, { menage });
const causes = (id: string, situation: ReturnType<typeof foyer>) => {
  const compiled = catalogueServi.byId.get(id);
  if (!compiled) throw new Error(id);
  return doutesDe(compiled, 1, factContext(situation)).map(({ cause }) => cause);
};

test("le RSA que seule la durée du titre de séjour ferme est à vérifier, avec cette durée", async () => {
  const { incalculables, droitsEligibles } = await resultatsSansVelo(quelquUn("AF"));
  const [rsa, ...autres] = incalculables;
  expect([rsa?.id, autres]).toEqual(["rsa", []]);
  expect(rsa?.reason).toContain("Avez-vous depuis cinq ans au moins un titre de séjour");
  const logement = droitsEligibles.find(({ id }) => id === "aide_logement");
  expect(logement?.doutes?.find(({ cause }) => cause === "séjour")?.texte).toBe(
    "Avez-vous un titre de séjour en cours de validité\u00a0? La loi le demande\u00a0: à vérifier",
  );
});

test("d’un Européen, trois mois ; d’une Française, rien : son RSA est calculé", async () => {
  const europeen = await resultatsSansVelo(quelquUn("DE"));
  expect(europeen.incalculables.map(({ id, reason }) => [id, reason.includes("trois mois")])).toEqual([
    ["rsa", true],
  ]);
  expect(
    europeen.droitsEligibles.flatMap(({ doutes = [] }) => doutes.map(({ cause }) => cause)),
  ).not.toContain("séjour");
  const francaise = await resultatsSansVelo(quelquUn("FR"));
  expect(francaise.incalculables).toEqual([]);
  expect(francaise.droitsEligibles.map(({ id }) => id)).toContain("rsa");
});

test("qui gagne trop n’a rien à vérifier : le titre n’y changerait rien", async () => {
  const mois = ["2026-06", "2026-05", "2026-04", "2026-03", "2026-02", "2026-01", "2025-12", "2025-11"];
  const salaire_net = Object.fromEntries(
    [...mois, "2025-10", "2025-09", "2025-08", "2025-07", "2025-06"].map((m) => [m, 4000]),
  );
  const riche = foyer(
    { date_naissance: "1990-02-01", nationalite: "AF", activite: "salarie", salaire_net },
    { menage },
  );
  expect((await resultatsSansVelo(riche)).incalculables.map(({ id }) => id)).not.toContain("rsa");
});

/** A lone mother of 24 of a baby, whose RSA is open whatever her permit (CASF, art. L262-4, 2°, b). */
const mereSeule = (nationalite: Individu["nationalite"], champs: Partial<Individu> = {}) =>
  foyer(
    { date_naissance: "2002-02-02", nationalite, activite: "inactif", ...champs },
    { menage, enfants: [enfant(0, { date_naissance: "2025-08-02" })] },
  );
const sejourDit = async (id: string, situation: ReturnType<typeof foyer>) => {
  const { droitsEligibles } = await resultatsSansVelo(situation);
  const droit = droitsEligibles.find((un) => un.id === id);
  return droit && (droit.doutes ?? []).filter(({ cause }) => cause === "séjour").map(({ texte }) => texte);
};

test("hors d’Europe, le RSA et la prime d’activité d’un parent seul attendent un titre, sans durée", async () => {
  const question = [
    "Avez-vous un titre de séjour en cours de validité\u00a0? La loi le demande\u00a0: à vérifier",
  ];
  expect(await sejourDit("rsa", mereSeule("AF"))).toEqual(question);
  const travaille = { activite: "salarie", salaire_net: chaqueMois(900) } as const;
  expect(await sejourDit("ppa", mereSeule("AF", travaille))).toEqual(question);
  expect(await sejourDit("rsa", mereSeule("FR"))).toEqual([]);
});

test("européenne et sans travail, le RSA d’une mère seule attend un droit au séjour ; ses autres aides, non", async () => {
  // CASF, art. L262-6 : aucune exception pour la majoration ; aucune durée n’est opposée à qui travaille.
  const question =
    "Vivez-vous en France depuis plus de trois mois, avec un droit au séjour (travail, études, famille, cinq ans sur place)\u00a0? La loi le demande\u00a0: à vérifier";
  expect(await sejourDit("rsa", mereSeule("DE"))).toEqual([question]);
  expect(await sejourDit("rsa", mereSeule("DE", { activite: "chomeur" }))).toEqual([question]);
  expect(await sejourDit("paje_base", mereSeule("DE"))).toEqual([]);
  expect(await sejourDit("rsa", mereSeule("DE", { activite: "salarie" }))).toEqual([]);
  const francais = { ...mereSeule("DE"), conjoint: conjoint({ nationalite: "FR" }) };
  expect(causes("rsa", francais)).not.toContain("séjour");
});

it.each([
  ["guadeloupe-bourse-sociale", ["séjour"]],
  ["guadeloupe-bourse-sanitaire", ["séjour"]],
  ["martinique-aide-territoriale-etudiants", ["séjour"]],
  ["departement-var-fonds-de-solidarite-energie", ["séjour"]],
  ["css_participation_forfaitaire", ["séjour"]],
  // A permit is one of the papers that prove an age: nothing hangs on it.
  ["gratuite_musees_monuments", []],
  ["livret_epargne_populaire_taux", []],
])("une condition de séjour se voit d’une personne hors d’Europe, et d’elle seule : %s", (id, attendu) => {
  const vus = (nationalite: Individu["nationalite"]) =>
    causes(id, quelquUn(nationalite)).filter((cause) => cause === "séjour");
  expect(vus("AF")).toEqual(attendu);
  expect([vus("FR"), vus("DE")]).toEqual([[], []]);
});

it.each([
  ["Être en séjour régulier.", true],
  ["Séjourner régulièrement en France.", true],
  ["Être en situation régulière.", true],
  ["Avoir un titre de séjour.", true],
  ["Avoir la nationalité française.", true],
  ["Avoir la nationalité de l’Union européenne.", true],
  ["Séjourner à l’étranger.", false],
])("« %s » parle du séjour : %s", (condition, parle) => {
  const compiled = catalogueServi.byId.get("gratuite_musees_monuments")!;
  const avec = { ...compiled, aide: { ...compiled.aide, conditions: [condition] } };
  expect(questionDuSejour(avec, factContext(quelquUn("AF"))) !== undefined).toBe(parle);
});

test("en couple avec une personne européenne, l’aide du foyer n’attend pas de titre ; celle de la personne, si", () => {
  const avec = (nationalite: Individu["nationalite"]) => ({
    ...quelquUn("AF"),
    conjoint: conjoint({ nationalite }),
  });
  expect(causes("aide_logement", avec("DE"))).not.toContain("séjour");
  expect(causes("aide_logement", avec("AF"))).toContain("séjour");
  expect(causes("aah", avec("DE"))).toContain("séjour");
});

test("sans condition de titre, les deux adultes sont comptés comme français, et rien d’autre ne change", () => {
  const seul = quelquUn("AF");
  expect(sansCondition(seul)).toEqual(quelquUn("FR"));
  const deux = { ...seul, conjoint: conjoint({ nationalite: "AF" }) };
  expect(sansCondition(deux)).toEqual({ ...quelquUn("FR"), conjoint: conjoint({ nationalite: "FR" }) });
});

test("CASF, art. L262-5 : le RSA et la prime d’un couple dont un seul est hors d’Europe sont d’une personne, à vérifier", async () => {
  const couple = (nationalite: Individu["nationalite"]) => ({
    ...quelquUn("FR"),
    famille: { en_couple: true },
    conjoint: conjoint({ date_naissance: "1990-02-01", nationalite, activite: "inactif" }),
  });
  expect([causes("rsa", couple("AF")), causes("ppa", couple("AF")), causes("rsa", couple("DE"))]).toEqual([
    ["séjour"],
    ["séjour"],
    [],
  ]);
  const { droitsEligibles } = await resultatsSansVelo(couple("AF"));
  expect(droitsEligibles.find(({ id }) => id === "rsa")?.doutes?.map(({ texte }) => texte)).toContain(
    "Calculé pour une personne\u00a0: l’autre compte avec cinq ans de titre de séjour, une carte de résident ou la protection de l’asile\u00a0: à vérifier",
  );
});
