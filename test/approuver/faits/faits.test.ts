import { describe, expect, it } from "vitest";
import { all, any, compare, type Condition, is, oneOf } from "../../../catalogue/predicate/condition.ts";
import { conditions } from "../../../catalogue/conditions.ts";
import { changementsDesSections, ecrireSections, lireSections } from "../sections.ts";
import { conditionDite } from "./conditions.ts";
import { textesDesConditions, textesDesQuestions } from "./textes.ts";

const dite = (condition: Condition) => ecrireSections("Essai", [conditionDite("elle", condition)]);
const changements = (avant: Condition, apres: Condition) => changementsDesSections(dite(avant), dite(apres));

describe("une condition approuvée", () => {
  const annees = ["bts_1", "but_1", "licence_1"] as const;

  it("dit de chaque valeur du vocabulaire si elle la rend vraie", () => {
    expect(conditionDite("elle", oneOf("demandeur.scolarite", ["lycee"])).lignes).toEqual([
      "demandeur.scolarite | vraie : lycee | fausse : college enseignement_superieur grande_ecole_du_numerique inconnue autre chose pas répondu",
    ]);
  });

  it("dit les deux côtés d’une borne, qu’elle soit écrite ou lue de la loi", () => {
    expect(conditionDite("elle", compare("personne.age", "<=", 25)).lignes).toEqual([
      "personne.age | vraie : 24 25 | fausse : 26 pas répondu",
    ]);
    expect(conditionDite("elle", conditions["est en situation de handicap"]).lignes).toEqual([
      "personne.handicap | vraie : oui | fausse : non pas répondu",
    ]);
  });

  it.each<[string, Condition, Condition]>([
    [
      "une valeur retirée",
      oneOf("demandeur.annee_etude", annees),
      oneOf("demandeur.annee_etude", ["bts_1", "licence_1"]),
    ],
    ["une borne déplacée", compare("personne.age", "<=", 25), compare("personne.age", "<=", 26)],
    ["« au plus » devenu « moins de »", compare("personne.age", "<=", 25), compare("personne.age", "<", 25)],
    [
      "« et » devenu « ou »",
      all(is("famille.en_couple", true), compare("enfants.nombre", ">", 0)),
      any(is("famille.en_couple", true), compare("enfants.nombre", ">", 0)),
    ],
    ["un autre fait", is("demandeur.alternant", true), is("demandeur.stagiaire", true)],
  ])("change quand on lui fait la faute : %s", (_, avant, apres) => {
    expect(changements(avant, apres)).not.toEqual([]);
    expect(changements(avant, avant)).toEqual([]);
  });

  it("trop longue, se dit par parties, chacune entière", () => {
    const texte = textesDesConditions().get("test/approuves/conditions/ressources.txt") ?? "";
    const allocation = lireSections(texte).find(({ titre }) => titre.endsWith(": allocation"));
    expect(allocation?.lignes[0]).toBe("une de ces parties suffit");
    expect(allocation?.lignes.filter((ligne) => ligne.startsWith("partie "))).toHaveLength(20);
  });
});

describe("une question approuvée", () => {
  const textes = textesDesQuestions();
  const profil = textes.get("test/approuves/questions/profil.txt") ?? "";

  it("dit à qui elle se pose, et ce que chaque réponse enregistre", () => {
    const etablissement = lireSections(profil).find(({ titre }) => titre.endsWith("/stagiaire"));
    expect(etablissement?.lignes).toEqual(
      expect.arrayContaining([
        "sur demandeur",
        "si fait des études",
        "  « Oui » → true",
        "  « Non » → false",
      ]),
    );
  });

  const lignesDe = (chapitre: string, fin: string) =>
    lireSections(textes.get(`test/approuves/questions/${chapitre}.txt`) ?? "").find(({ titre }) =>
      titre.endsWith(fin),
    )?.lignes ?? [];

  it("dit ce qu’une réponse écrit dans le foyer, ailleurs que dans son champ aussi", () => {
    expect(lignesDe("profil", "/enfant_a_charge")).toContain(
      "le foyer reçoit demandeur.enfant_a_charge.2026",
    );
    expect(lignesDe("profil", "/groupe_specialites_formation")).toContain(
      "  et, pour groupe_330, demandeur._interetAidesSanitaireSocial = true",
    );
    const couple = lignesDe("foyer", "famille/en_couple");
    expect(couple).toContain("le foyer reçoit famille.en_couple");
    expect(couple).toContain('  et, pour false, demandeur.statut_marital = "celibataire"');
    expect(lignesDe("foyer", "conjoint/statut_marital")).toContain(
      '  et, pour pacse, demandeur.statut_marital = "pacse"',
    );
  });

  it("dit ce qui est prérempli, et ce que vaut un écran laissé tel quel", () => {
    expect(lignesDe("foyer", "/_firstName")).toContain("préremplie : « votre 1er enfant »");
    expect(lignesDe("revenus", "parents/nbptr")).toContain("laissée vide, elle répond null");
  });

  it("dit les ressources par catégorie, avec leurs mois, et ce qui est demandé du loyer", () => {
    const types = lignesDe("revenus", "ressources des adultes : individu/{personne}/ressources/types");
    const dite = (id: string) => types.find((ligne) => ligne.includes(`→ ${id}, `)) ?? "";
    expect(types.filter((ligne) => ligne.includes("→"))).toHaveLength(47);
    expect(dite("salaire_net")).toContain("13 mois, de 2025-11 à 2026-11");
    expect(dite("gains_exceptionnels")).toContain("12 mois, de 2025-11 à 2026-10");
    expect(dite("rpns_autres_revenus")).toContain("année 2025, avec tns_autres_revenus_type_activite = bic");
    expect(lignesDe("logement", "menage/loyer")).toEqual(
      expect.arrayContaining([
        "  primo_accedant : « Mensualité du prêt » (loyer)",
        "  locataire_vide en colocation : « Votre part du loyer par mois » (loyer) et « Charges par mois » (charges)",
        "  locataire_meuble : « Loyer par mois » (loyer)",
      ]),
    );
  });

  it("dit en français ce qui change d’un texte à l’autre", () => {
    const echange = profil.replace("« Bien » → mention_bien", "« Bien » → mention_tres_bien");
    expect(changementsDesSections(profil, echange)).toEqual([
      "« individu/demandeur/mention_baccalaureat » n’a plus : « Bien » → mention_bien",
      "« individu/demandeur/mention_baccalaureat » a maintenant : « Bien » → mention_tres_bien",
    ]);
    const [premiere = "", deuxieme = ""] = lireSections(profil).map(({ titre }) => titre);
    const deplacee = ecrireSections(
      "t",
      lireSections(profil).filter((_, ici) => ici !== 0),
    );
    expect(changementsDesSections(profil, deplacee)).toEqual([`« ${premiere} » a disparu`]);
    const [une, deux, ...suite] = lireSections(profil);
    expect(deuxieme).toBe(deux?.titre);
    expect(changementsDesSections(profil, ecrireSections("t", [deux!, une!, ...suite]))).toEqual([
      "L’ordre des parties n’est plus le même",
    ]);
  });
});
