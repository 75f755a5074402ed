import { describe, expect, it } from "vitest";
import { ressourceIds } from "../../catalogue/situation/ressources.ts";
import type { Individu } from "../../catalogue/situation/situation.ts";
import { contexteDe, neIlYA } from "../../test/fixtures/foyers.ts";
import { ressourcesDeclarees, ressourcesProposees } from "../kinds/ressources-proposees.ts";

const moi = (demandeur: Partial<Individu>) => contexteDe({ demandeur });

describe("les ressources proposées", () => {
  it.each([
    ["en garde alternée", { garde_alternee: true }, ["asf"]],
    ["en situation de handicap", { handicap: true }, ["aeeh", "pch"]],
  ])("un enfant %s ouvre les siennes, et elles seules", (_, enfant, siennes) => {
    const ordinaires = ressourcesProposees(contexteDe({ enfants: [{}] }));
    const avec = ressourcesProposees(contexteDe({ enfants: [enfant] }));
    expect(avec.filter((id) => !ordinaires.includes(id))).toEqual(siennes);
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
