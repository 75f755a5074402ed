import { describe, expect, it } from "vitest";
import { resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { chaqueMois } from "../loi/formules/kit.ts";
import { enfant, foyer } from "../loi/requete/kit.ts";
import type { Individu, Situation } from "../situation/situation.ts";

const CE_MOIS = "2026-06";
const menage = {
  aide_logement_date_pret_conventionne: "2018-12-31",
  statut_occupation_logement: "locataire_vide",
  loyer: 450,
  depcom: "69123",
  _departement: "69",
  _region: "84",
} as const;

const seule = (plus: Partial<Individu>, enfants: Situation["enfants"] = null) =>
  foyer(
    {
      date_naissance: "1998-02-01",
      nationalite: "FR",
      activite: "inactif",
      statut_marital: "celibataire",
      ...plus,
    },
    { menage, enfants },
  );

const petits = [
  enfant(0, { date_naissance: "2026-01-10" }),
  enfant(1, { date_naissance: "2021-03-01" }),
] as const;

/** Alone, with what opens the aid. */
const foyers: Record<string, (recu: Partial<Individu>) => Situation> = {
  rsa: (recu) => seule(recu),
  aide_logement: (recu) => seule(recu),
  ppa: (recu) => seule({ activite: "salarie", salaire_net: chaqueMois(1_200), ...recu }),
  aah: (recu) => seule({ handicap: true, taux_incapacite: 0.9, ...recu }),
  af: (recu) => seule(recu, [...petits]),
  asf: (recu) => seule(recu, [...petits]),
  paje_base: (recu) => seule(recu, [...petits]),
};

const lesDeux = async (id: string, recu: Partial<Individu>) => {
  const { droitsEligibles, droitsInjectes } = await resultatsSansVelo(foyers[id]?.(recu) ?? seule(recu));
  const montant = (liste: typeof droitsEligibles) => liste.find((droit) => droit.id === id)?.montant;
  return { ouverte: montant(droitsEligibles), recue: montant(droitsInjectes) };
};

describe("une prestation tombée à zéro ce mois-ci", () => {
  it.each(Object.keys(foyers))("%s : se propose de nouveau, au montant de qui ne l’avait pas", async (id) => {
    const jamais = await lesDeux(id, {});
    expect(jamais.ouverte).toBeGreaterThan(20);
    const tombee = { [id]: { [CE_MOIS]: 0 } };
    expect(await lesDeux(id, tombee)).toEqual({ ouverte: jamais.ouverte, recue: undefined });
    expect(await lesDeux(id, { [id]: { [CE_MOIS]: 2 } })).toEqual({ ouverte: undefined, recue: 2 });
  });
});
