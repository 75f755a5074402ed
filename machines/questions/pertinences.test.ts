import { describe, expect, it } from "vitest";
import type { FactContext } from "../../catalogue/situation/context.ts";
import { type RessourceId, ressourceIds } from "../../catalogue/situation/ressources.ts";
import type { Individu } from "../../catalogue/situation/situation.ts";
import { contexteDe, type Foyer, neIlYA } from "../../test/fixtures/foyers.ts";
import { ressourcesDeclarees, ressourcesProposees } from "./ressources-proposees.ts";
import { pertinences } from "../../catalogue/conditions/ressources.ts";

const moi = (demandeur: Partial<Individu>) => contexteDe({ demandeur });
const a = (ans: number, plus: Partial<Individu> = {}) => moi({ date_naissance: neIlYA(ans), ...plus });
const conjoint = (foyer: Foyer) => contexteDe({ conjoint: {}, ...foyer }, { personne: "conjoint" });
const enfant = (foyer: Foyer) => contexteDe(foyer, { personne: "enfant_0" });

const seul = contexteDe({});
const parent = contexteDe({ enfants: [{}] });
const enGardeAlternee = contexteDe({ enfants: [{ garde_alternee: true }] });
const parentDunEnfantHandicape = contexteDe({ enfants: [{ handicap: true }] });
const familiales = {
  oui: [parent, conjoint({ enfants: [{}] }), enfant({ enfants: [{}] })],
  non: [seul, conjoint({})],
};
const handicap = {
  oui: [moi({ handicap: true })],
  non: [moi({ handicap: false }), parentDunEnfantHandicape],
};
const retraite = { oui: [moi({ activite: "retraite" })], non: [moi({ activite: "inactif" }), seul] };

/** Who is asked about each type (docs/specification.md#ressources-proposees). */
const table: Partial<Record<RessourceId, { oui: FactContext[]; non: FactContext[] }>> = {
  af: familiales,
  cf: familiales,
  paje_base: familiales,
  paje_clca: familiales,
  paje_prepare: familiales,
  asf: {
    oui: [
      enGardeAlternee,
      conjoint({ enfants: [{ garde_alternee: true }] }),
      enfant({ enfants: [{}, { garde_alternee: true }] }),
    ],
    non: [parent, seul, conjoint({ enfants: [{}] }), enfant({ enfants: [{}] })],
  },
  aspa: { oui: [a(55), a(56)], non: [a(54), seul] },
  asi: handicap,
  aah: handicap,
  caah: handicap,
  mva: handicap,
  ass: { oui: [moi({ activite: "chomeur" }), seul], non: [moi({ activite: "etudiant" })] },
  contrat_engagement_jeune: {
    oui: [a(16), a(25), a(26, { handicap: true }), a(29, { handicap: true })],
    non: [a(15), a(26), a(15, { handicap: true }), a(30, { handicap: true }), seul],
  },
  aeeh: {
    oui: [
      parentDunEnfantHandicape,
      conjoint({ enfants: [{ handicap: true }] }),
      enfant({ enfants: [{}, { handicap: true }] }),
    ],
    non: [parent, moi({ handicap: true }), conjoint({ enfants: [{}] }), enfant({ enfants: [{}] })],
  },
  pch: {
    oui: [moi({ handicap: true }), parentDunEnfantHandicape, enfant({ enfants: [{ handicap: true }] })],
    non: [parent, seul, conjoint({ demandeur: { handicap: true } })],
  },
  indemnites_journalieres_maternite: {
    oui: [parent, conjoint({ enfants: [{}] })],
    non: [seul, conjoint({})],
  },
  retraite_nette: retraite,
  retraite_combattant: retraite,
};

describe("les ressources proposées", () => {
  it.each(Object.entries(table))(
    "%s : à qui elle peut être versée, et à personne d’autre",
    (id, { oui, non }) => {
      const proposee = (contexte: FactContext) => ressourcesProposees(contexte).includes(id as RessourceId);
      expect(oui.map(proposee)).toEqual(oui.map(() => true));
      expect(non.map(proposee)).toEqual(non.map(() => false));
    },
  );

  it("sont toutes celles de la table, plus celles que rien ne limite", () => {
    expect(Object.keys(pertinences).sort()).toEqual(Object.keys(table).sort());
    const libres = ressourceIds.filter((id) => table[id] === undefined);
    expect(ressourcesProposees(moi({ activite: "etudiant" }))).toEqual(libres);
    expect(ressourceIds.length - libres.length).toBe(18);
  });

  it("retraitée de 60 ans en situation de handicap, mère d’un enfant handicapé en garde alternée : toutes sauf le contrat d’engagement jeune", () => {
    const contexte = contexteDe({
      demandeur: { date_naissance: neIlYA(60), activite: "retraite", handicap: true },
      enfants: [{ handicap: true, garde_alternee: true }],
    });
    expect(ressourcesProposees(contexte)).toEqual(
      ressourceIds.filter((id) => id !== "contrat_engagement_jeune"),
    );
  });
});

describe("les ressources dont on demande les montants", () => {
  it("sont choisies, et valent toujours la peine d’être demandées, dans l’ordre du catalogue", () => {
    const contexte = moi({ rsa: {}, aah: {}, chomage_net: {}, salaire_net: {} });
    expect(ressourcesDeclarees("allocations", contexte)).toEqual(["chomage_net", "rsa"]);
    expect(ressourcesDeclarees("revenusActivite", contexte)).toEqual(["salaire_net"]);
    expect(ressourcesDeclarees("pensions", contexte)).toEqual([]);
  });
});
