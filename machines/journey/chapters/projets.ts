import {
  estEnLicence3OuMaster1,
  estEnTerminale,
  etudieDansUnEtablissementConventionne,
  marqueBanque,
  neSuitPasUneFormationSociale,
  quitteSaRegionAcademique,
  quitteSonAcademie,
  redouteUnAlea,
  veutEtudierALEtranger,
} from "../../predicates.ts";
import { type Chapter, de, group, individu, question } from "../spec.ts";

const projet = (field: string, condition?: Parameters<typeof individu>[1]) =>
  de("demandeur", [individu(field, condition)]);

/** « Parlez-nous de votre projet » (rulings, order of projets). */
export const projets: Chapter = {
  name: "projets",
  items: [
    ...projet("_interetsAidesVelo"),
    ...projet("_interetBafa"),
    ...projet("_interetPermisDeConduire"),
    group("projets de la banque", { condition: marqueBanque }, [
      ...projet("_interetVoiture"),
      ...projet("_interetLogement"),
      ...projet("_interetEmploi"),
    ]),
    ...projet("_interetAidesSanitaireSocial", { condition: neSuitPasUneFormationSociale }),
    ...projet("_interetEtudesEtranger", { condition: etudieDansUnEtablissementConventionne }),
    ...projet("_dureeMoisEtudesEtranger", { condition: veutEtudierALEtranger }),
    ...projet("sortie_academie", { condition: estEnTerminale }),
    question("famille", "bourse_lycee", quitteSonAcademie),
    ...projet("sortie_region_academique", { condition: estEnLicence3OuMaster1 }),
    ...projet("boursier", { condition: quitteSaRegionAcademique }),
    group("imprévus", { condition: marqueBanque }, [
      ...projet("_aleas"),
      ...projet("_interetDiagnostifFinancier", { condition: redouteUnAlea }),
    ]),
  ],
};
