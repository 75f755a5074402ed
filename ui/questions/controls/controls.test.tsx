import { describe, expect, test, vi } from "vitest";
import { contexteDe, type Foyer, neIlYA } from "../../../test/fixtures/foyers.ts";
import { ecranSeul } from "../../../test/fixtures/ecran.tsx";
import { questionOf, questions } from "../../../machines/questions/index.ts";
import type { Role } from "../../../catalogue/situation/situation.ts";
import type { Question } from "../../../machines/kinds/kinds.ts";
import { evaluate } from "../../../catalogue/conditions/predicate/evaluate.ts";
import { parChoix } from "./control.ts";
import { partFautive } from "./date.tsx";
import { problem } from "../../../machines/questions/validate.ts";
import { Control } from "./index.tsx";

const foyer: Foyer = {
  demandeur: { date_naissance: neIlYA(27), activite: "salarie", salaire_net: {}, chomage_net: {} },
  enfants: [
    { _firstName: "Zoé", date_naissance: neIlYA(8) },
    { _firstName: "Léo", date_naissance: neIlYA(6) },
  ],
  menage: { statut_occupation_logement: "locataire_vide" },
};

/** A question as it is asked, answered by `value`; what it sends, and its screen. */
function poser(nom: string, value?: unknown, plus: { invalid?: boolean; foyer?: Foyer; role?: Role } = {}) {
  const [entity = "", field = ""] = nom.split(".");
  const envoyer = vi.fn<(value: unknown) => void>();
  const ecran = ecranSeul(
    <Control
      question={questionOf(entity, field) as Question}
      context={contexteDe(plus.foyer ?? foyer)}
      who={{ role: plus.role ?? "demandeur" }}
      value={value}
      onChange={envoyer}
      id="q"
      describedBy="q-help q-error"
      invalid={plus.invalid ?? false}
    />,
  );
  return { ...ecran, envoyee: () => envoyer.mock.lastCall?.[0] as unknown };
}
const unites = (nom: string, value?: unknown, autre?: Foyer) =>
  poser(nom, value, autre ? { foyer: autre } : {})
    .hotes.filter(({ props }) => props["className"] === "unit")
    .map(({ texte }) => texte);

describe("l’unité de chaque champ", () => {
  const montants = (un: Record<string, number | null>) => [{ id: "salaire_net", amounts: un }];
  const annuel: Foyer = { demandeur: { rpns_micro_entreprise_CA_bnc_imp: {} } };
  test.each<[string, string, unknown, string[], Foyer?]>([
    ["un loyer et ses charges", "menage.loyer", undefined, ["€ par mois", "€ par mois"]],
    ["le revenu des parents", "parents.rfr", undefined, ["€ par an"]],
    ["les parts fiscales", "parents.nbptr", undefined, ["parts"]],
    ["des mois à l’étranger", "individu._dureeMoisEtudesEtranger", undefined, ["mois"]],
    [
      "des enfants à charge",
      "famille.bourse_criteres_sociaux_nombre_enfants_a_charge",
      undefined,
      ["enfants"],
    ],
    ["un salaire, le même chaque mois", "individu.revenusActivite", montants({}), ["€ par mois"]],
    ["un revenu d’indépendant", "individu.rpns", [], ["€ par an"], annuel],
    [
      "un salaire, mois par mois",
      "individu.revenusActivite",
      montants({ "2026-11": 100 }),
      Array.from({ length: 13 }, () => "€"),
    ],
  ])("%s", (_, nom, value, attendu, autre) => {
    expect(unites(nom, value, autre)).toEqual(attendu);
  });
});

test.each([
  ["27 ans", 27, false],
  ["30 ans", 30, false],
  ["31 ans", 31, true],
])("à %s, un départ à la retraite se propose ou non", (_, age, propose) => {
  const nee: Foyer = { demandeur: { date_naissance: neIlYA(age) } };
  const { texte } = poser("individu._aleas", undefined, { foyer: nee });
  expect([texte.includes("départ à la retraite"), texte.includes("maladie")]).toEqual([propose, true]);
  const retraite = questionOf("individu", "_aleas") as Question;
  expect(problem(retraite, ["depart_retraite"], contexteDe(nee)) === undefined).toBe(propose);
});

describe("chaque question à l’écran", () => {
  const nommees = questions
    .filter(({ kind }) => kind !== "children")
    .map((une) => [`${une.entity}.${une.field}`, une.kind] as const);

  test.each(nommees)(
    "%s (%s) : chaque champ a une étiquette et une seule, le premier mène à l’erreur",
    (nom) => {
      const { hotes } = poser(nom, undefined, { invalid: true });
      const champs = hotes.filter(({ type }) => type === "input" || type === "select");
      const ids = champs.map(({ props }) => props["id"] as string);
      expect(new Set(ids).size).toBe(ids.length);
      if (champs.length === 0) return;
      expect(ids).toContain("q");
      // The question itself names the only field of those that have one.
      const etiquettes = hotes.filter(({ type }) => type === "label").map(({ props }) => props["htmlFor"]);
      expect(etiquettes.filter((une) => !ids.includes(une as string))).toEqual([]);
      const seuls = ids.filter((id) => etiquettes.filter((une) => une === id).length !== 1);
      expect(seuls.filter((id) => id !== "q")).toEqual([]);
    },
  );

  const premier = (nom: string, invalid: boolean) =>
    poser(nom, undefined, { invalid }).hotes.find(({ props }) => props["id"] === "q")?.props;
  // Where no income of a category is declared, its amounts are not asked. Of choices, the group is described: it is their question’s.
  const parChamps = nommees.filter(([nom, kind]) => !parChoix.has(kind) && premier(nom, false));
  test.each(parChamps)(
    "%s (%s) : le premier champ est décrit par l’aide et l’erreur, et dit faux s’il l’est",
    (nom) => {
      const [juste, faux] = [premier(nom, false), premier(nom, true)];
      expect(String(faux?.["aria-describedby"]).split(" ")).toEqual(
        expect.arrayContaining(["q-help", "q-error"]),
      );
      expect([juste?.["aria-invalid"], faux?.["aria-invalid"]]).toEqual([undefined, true]);
    },
  );

  test.each(nommees.filter(([, kind]) => parChoix.has(kind)))(
    "%s (%s) : un choix s’entend par son nom, puis son aide, une fois",
    (nom) => {
      const { hotes } = poser(nom);
      const choix = hotes.filter(({ type, props }) => type === "input" && props["type"] !== "text");
      for (const { props } of choix) {
        const [nomme, aide] = [props["aria-labelledby"], props["aria-describedby"]];
        const texteDe = (id: unknown) => hotes.find((un) => un.props["id"] === id)?.texte ?? "";
        expect([typeof nomme, nomme === undefined || !texteDe(nomme).includes(texteDe(aide))]).toEqual([
          typeof aide,
          true,
        ]);
      }
    },
  );

  test.each(["individu.date_naissance", "menage.loyer", "individu.revenusActivite"])(
    "%s : fausse, chacun de ses champs le dit",
    (nom) => {
      const value = nom.endsWith("revenusActivite")
        ? [{ id: "salaire_net", amounts: { "2026-11": 1 } }]
        : undefined;
      const champs = poser(nom, value, { invalid: true }).hotes.filter(
        ({ props }) => props["type"] === "text",
      );
      expect(champs.length).toBeGreaterThan(1);
      expect(champs.every(({ props }) => props["aria-invalid"] === true)).toBe(true);
    },
  );
});

describe("ce qui se lit dans les champs", () => {
  const posees = questions
    .filter(({ kind }) => kind !== "children")
    .map((une) => `${une.entity}.${une.field}`);

  test.each(posees)("%s : aucun champ vide n’a l’air rempli", (nom) => {
    expect(poser(nom).hotes.filter(({ props }) => props["placeholder"] !== undefined)).toEqual([]);
  });

  test.each(["demandeur", "enfant"] as const)(
    "oui se lit avant non, pour la déclaration de revenus : %s",
    (role) => {
      const { tous } = poser("individu.enfant_a_charge", undefined, { role });
      const [premier, second] = tous("label", /^(?:Oui|Non),/).map(({ texte }) => texte.slice(0, 3));
      expect([premier, second]).toEqual(["Oui", "Non"]);
    },
  );
});

describe("les revenus les plus probables s’ouvrent d’abord", () => {
  const ne = { date_naissance: neIlYA(22) };
  test.each<[string, Foyer["demandeur"], RegExp[]]>([
    ["en recherche d’emploi", { ...ne, activite: "chomeur" }, [/^Allocations/]],
    ["en études", { ...ne, activite: "etudiant" }, [/^Bourses/]],
    ["en alternance", { ...ne, activite: "etudiant", alternant: true }, []],
    ["en emploi", { ...ne, activite: "salarie" }, []],
    ["à son compte", { ...ne, activite: "independant" }, [/indépendant/]],
    ["sans emploi ni études", { ...ne, activite: "inactif" }, [/^Allocations/]],
  ])("%s", (_, demandeur, groupe) => {
    const { hotes } = poser("individu.ressources", undefined, { foyer: { demandeur } });
    const ouverts = hotes.filter(({ type, props }) => type === "details" && props["open"] === true);
    expect(ouverts.map(({ texte }) => texte)).toEqual(
      [/^Travail/, ...groupe].map((un) => expect.stringMatching(un)),
    );
    // What the error summary leads to can be seen.
    expect(ouverts[0]!.texte).toContain(hotes.find(({ props }) => props["htmlFor"] === "q")!.texte);
  });
});

test.each([
  [16, ["q-inconnu", "q"]],
  [20, ["q", "q-inconnu"]],
])(
  "à %i ans, « je ne sais pas » vient avant le champ pour qui est mineur, après pour les autres",
  (age, ordre) => {
    for (const nom of ["parents.rfr", "parents.nbptr"]) {
      const { hotes } = poser(nom, undefined, { foyer: { demandeur: { date_naissance: neIlYA(age) } } });
      expect(hotes.filter(({ type }) => type === "input").map(({ props }) => props["id"])).toEqual(ordre);
    }
  },
);

test.each([
  [[5, 2], false],
  [[13], false],
  [[14, 2], true],
])("l’argent des enfants de %j ans : un salaire n’est dit que s’ils peuvent en avoir un", (ages, dit) => {
  const { help, conditionalHelp } = questionOf("individu", "_hasRessources");
  expect(help).not.toMatch(/salaire|job/);
  expect(conditionalHelp?.text).toMatch(/salaire/);
  const enfants = ages.map((age) => ({ date_naissance: neIlYA(age) }));
  expect(evaluate(conditionalHelp!.condition, contexteDe({ ...foyer, enfants }))).toBe(dit);
});

describe("ce qui est envoyé", () => {
  test("oui ou non : l’un est coché, l’autre s’envoie", () => {
    const { champ, cocher, envoyee } = poser("individu.handicap", true);
    expect([champ("Oui").props["checked"], champ("Non").props["checked"]]).toEqual([true, false]);
    cocher("Non");
    expect(envoyee()).toBe(false);
    expect(poser("individu.handicap").champ("Non").props["checked"]).toBe(false);
  });

  test("plusieurs choix : cocher ajoute dans l’ordre de la question, décocher ôte, « aucun » vide", () => {
    const deux = poser("individu._interetsAidesVelo", ["velo_pliant"]);
    deux.cocher("Un vélo classique");
    expect(deux.envoyee()).toEqual(["velo_mecanique", "velo_pliant"]);
    deux.cocher("Un vélo pliant", false);
    expect(deux.envoyee()).toEqual([]);
    deux.cocher("Aucun vélo");
    expect(deux.envoyee()).toEqual([]);
    const aucun = poser("individu._interetsAidesVelo", []);
    expect(aucun.champ("Aucun vélo").props["checked"]).toBe(true);
    aucun.cocher("Aucun vélo", false);
    expect(aucun.envoyee()).toBeUndefined();
    expect(poser("individu._interetsAidesVelo").champ("Aucun vélo").props["checked"]).toBe(false);
  });

  test("« je ne sais pas » se coche, se décoche, et vider le champ n’est pas ne pas savoir", () => {
    const su = poser("parents.rfr", 20_000);
    expect(su.champ("Je ne sais pas").props["checked"]).toBe(false);
    su.cocher("Je ne sais pas");
    expect(su.envoyee()).toBeNull();
    const input = su.hotes.find(({ props }) => props["id"] === "q")!;
    input.props.onChange({ target: { value: "" } });
    expect(su.envoyee()).toBeUndefined();
    input.props.onChange({ target: { value: "1 250,50" } });
    expect(su.envoyee()).toBe(1250.5);
    input.props.onChange({ target: { value: "douze" } });
    expect(su.envoyee()).toBe("douze");
    const inconnu = poser("parents.rfr", null);
    expect(inconnu.champ("Je ne sais pas").props["checked"]).toBe(true);
    inconnu.cocher("Je ne sais pas", false);
    expect(inconnu.envoyee()).toBeUndefined();
  });

  test("un loyer s’envoie avec ses charges ; des charges effacées valent 0", () => {
    const loyer = poser("menage.loyer", { loyer: 450, charges_locatives: 30 });
    loyer.ecrire(/loyer/i, "500");
    expect(loyer.envoyee()).toEqual({ loyer: 500, charges_locatives: 30 });
    loyer.ecrire(/charges/i, "");
    expect(loyer.envoyee()).toEqual({ loyer: 450, charges_locatives: 0 });
  });

  test("le même salaire chaque mois remplit les treize mois ; un seul mois n’en change qu’un", () => {
    const meme = poser("individu.revenusActivite", [{ id: "salaire_net", amounts: {} }]);
    expect(meme.champ("Le même montant chaque mois").props["checked"]).toBe(true);
    meme.ecrire("Montant net par mois", "1200,5");
    const [envoye] = meme.envoyee() as [{ id: string; amounts: Record<string, number | null> }];
    expect([envoye.id, Object.keys(envoye.amounts).length]).toEqual(["salaire_net", 13]);
    expect(new Set(Object.values(envoye.amounts))).toEqual(new Set([1200.5]));
    const mois = poser("individu.revenusActivite", [
      { id: "salaire_net", amounts: { "2026-11": 0.1, "2026-10": 0.2 } },
    ]);
    expect(mois.texte).toContain("Total des 13 mois : 0,30 €");
    mois.ecrire(/^octobre 2026/i, "7");
    const [seul] = mois.envoyee() as (typeof envoye)[];
    expect([seul!.amounts["2026-11"], seul!.amounts["2026-10"], seul!.amounts["2026-09"]]).toEqual([
      0.1,
      7,
      null,
    ]);
  });

  test("sans emploi depuis le 1er septembre : ces mois sont à 0, les autres se remplissent d’un coup, et chacun se corrige", () => {
    const chomeur: Foyer = {
      ...foyer,
      demandeur: { ...foyer.demandeur, activite: "chomeur", date_debut_chomage: "2026-09-01" },
    };
    const salaire = (amounts: object, autre: Foyer = chomeur) =>
      poser("individu.revenusActivite", [{ id: "salaire_net", amounts }], { foyer: autre });
    const neuf = salaire({});
    expect(neuf.texte).toContain("Sans emploi, compté à 0 : de septembre 2026 à novembre 2026.");
    expect(neuf.champ("Le même montant chaque mois").props["checked"]).toBe(false);
    expect(neuf.champ(/^septembre 2026/i).props["value"]).toBe("0");
    neuf.ecrire(/^juin 2026/i, "900");
    const [{ amounts: chacun }] = neuf.envoyee() as [{ amounts: Record<string, number | null> }];
    expect([chacun["2026-11"], chacun["2026-08"], chacun["2026-06"]]).toEqual([0, null, 900]);
    const egaux = salaire(
      Object.fromEntries(Object.keys(chacun).map((mois) => [mois, mois >= "2026-09" ? 0 : 1200])),
    );
    expect(egaux.texte).toContain("Sauf sans emploi, compté à 0 : de septembre 2026 à novembre 2026.");
    egaux.ecrire("Montant net par mois", "1400");
    const [{ amounts }] = egaux.envoyee() as [{ amounts: Record<string, number> }];
    expect([amounts["2026-11"], amounts["2026-09"], amounts["2026-08"]]).toEqual([0, 0, 1400]);
    const corrige = salaire({ ...amounts, "2026-10": 300 });
    expect(corrige.champ("Le même montant chaque mois").props["checked"]).toBe(false);
    corrige.ecrire(/^septembre 2026/i, "50");
    const [{ amounts: apres }] = corrige.envoyee() as [{ amounts: Record<string, number> }];
    expect([apres["2026-11"], apres["2026-10"], apres["2026-09"], apres["2026-08"]]).toEqual([
      0, 300, 50, 1400,
    ]);
    // Lost in the middle of a month, it may have been paid; without a date, nothing is known.
    expect(
      salaire({}, { ...chomeur, demandeur: { ...chomeur.demandeur, date_debut_chomage: "2026-11-15" } })
        .texte,
    ).not.toContain("compté à 0");
    expect(salaire({}, foyer).texte).not.toContain("compté à 0");
  });

  const problemeDe = (value: unknown) =>
    problem(questionOf("menage", "statut_occupation_logement"), value, contexteDe(foyer));

  test("un logement : la location attend son détail, les autres s’envoient d’un coup", () => {
    const nu = poser("menage.statut_occupation_logement");
    nu.cocher(/^Je loue/);
    expect(problemeDe(nu.envoyee())).toBe("Choisissez le type de location.");
    nu.cocher(/^J’en suis propriétaire/);
    expect(problemeDe(nu.envoyee())).toBe("Dites si c’est le premier logement que vous achetez.");
    // What waits for its second question comes back as it was.
    expect(poser("menage.statut_occupation_logement", "locataire/").champ(/^Je loue/).props["checked"]).toBe(
      true,
    );
    nu.cocher(/^On m’héberge/);
    expect(nu.envoyee()).toBe("loge_gratuitement");
    nu.cocher(/^Je n’ai pas de logement/);
    expect(nu.envoyee()).toBe("sans_domicile");
    const meuble = poser("menage.statut_occupation_logement", "locataire_meuble");
    expect(meuble.champ(/^Je loue/).props["checked"]).toBe(true);
    const details = meuble.hotes.filter(({ props }) => String(props["name"]).endsWith("-detail"));
    expect(details.map(({ props }) => props["checked"])).toEqual([false, true, false]);
    for (const [rang, attendu] of ["locataire_vide", "locataire_meuble", "locataire_foyer"].entries()) {
      details[rang]!.props.onChange({ target: { checked: true } });
      expect(meuble.envoyee()).toBe(attendu);
    }
    const achat = poser("menage.statut_occupation_logement", "primo_accedant");
    const achats = achat.hotes.filter(({ props }) => String(props["name"]).endsWith("-detail"));
    expect(achats.map(({ props }) => props["checked"])).toEqual([true, false]);
    achats[1]!.props.onChange({ target: { checked: true } });
    expect(achat.envoyee()).toBe("proprietaire");
  });

  test("oui ou non par enfant : la réponse de l’un garde celle de l’autre", () => {
    const { hotes, envoyee } = poser("individu._hasRessources", [{ id: "enfant_1", value: true }]);
    const cases = hotes.filter(({ type }) => type === "input");
    expect(cases.map(({ props }) => props["checked"])).toEqual([false, false, true, false]);
    cases[1]!.props.onChange({ target: { checked: true } });
    expect(envoyee()).toEqual([
      { id: "enfant_0", value: false },
      { id: "enfant_1", value: true },
    ]);
    expect(new Set(cases.map(({ props }) => props["name"])).size).toBe(2);
  });

  test.each([
    [["", "3", "2006"], "Jour"],
    [["32", "3", "2006"], "Jour"],
    [["32", "3", "06"], "Jour"],
    [["31", "février", "2006"], "Jour"],
    [["10", "13", "2006"], "Mois"],
    [["10", "mar", "2006"], "Année"],
    [["10", "3", "06"], "Année"],
    [["10", "3", ""], "Année"],
  ])("%j : l’erreur mène à « %s »", (parties, attendue) => {
    expect(["Jour", "Mois", "Année"][partFautive(parties)]).toBe(attendue);
  });

  test("une date tapée en trois parties s’envoie entière, ou telle quelle pour être refusée", () => {
    const { ecrire, envoyee } = poser("individu.date_naissance", "2006-03-27");
    ecrire("Jour", "9");
    expect(envoyee()).toBe("2006-03-09");
    ecrire("Mois", "mai");
    expect(envoyee()).toBe("2006-05-27");
    ecrire("Année", "zut");
    expect(envoyee()).toBe("0zut-03-27");
    const vide = poser("individu.date_naissance");
    vide.ecrire("Jour", "");
    expect(vide.envoyee()).toBeUndefined();
  });

  test("des revenus : cocher ajoute, « aucun » vide, et chaque catégorie dit combien", () => {
    const revenus = poser("individu.ressources", ["salaire_net"]);
    expect(revenus.tous("summary", /1$/)).toHaveLength(1);
    revenus.cocher(/^Salaire/, false);
    expect(revenus.envoyee()).toEqual([]);
    revenus.cocher("Aucun de ces revenus");
    expect(revenus.envoyee()).toEqual([]);
    const aucun = poser("individu.ressources", []);
    aucun.cocher("Aucun de ces revenus", false);
    expect(aucun.envoyee()).toBeUndefined();
  });
});
