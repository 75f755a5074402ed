import { ParBesoin, parBesoin } from "../../ui/resultats/besoins.tsx";
import { Cartes } from "../../ui/resultats/carte.tsx";
import { ParOuCommencer } from "../../ui/resultats/panneau.tsx";
import { desResultats, unDroit } from "../fixtures/droits.ts";

const DROITS = [
  unDroit({ id: "apl", label: "aides au logement", besoin: "loger", montant: 250 }),
  unDroit({
    id: "fsl",
    label: "fonds de solidarité pour le logement (FSL)",
    besoin: "loger",
    certitude: "si",
  }),
  unDroit({ id: "bourse", label: "bourse sur critères sociaux", besoin: "etudier", montant: 320 }),
  unDroit({ id: "permis", label: "aide au permis", besoin: "deplacer", montant: 1800, nature: "plafond" }),
  unDroit({
    id: "repas",
    label: "repas du Crous",
    besoin: "manger",
    montant: 1,
    nature: "prix",
    periodicite: "autre",
  }),
  unDroit({ id: "psy", label: "santé psy étudiant", besoin: "soigner", montant: true, nature: "service" }),
  unDroit({ id: "musees", label: "musées gratuits", besoin: "sortir", montant: true, nature: "service" }),
];

/** Results: the panel, needs, cards, a fold, what waits. */
export const EchantillonDeResultats = () => (
  <>
    <ParOuCommencer resultats={desResultats({ droitsEligibles: DROITS })} />
    <ParBesoin besoins={parBesoin(DROITS, desResultats().dateDeValeur)} />
    <Cartes droits={DROITS.slice(2, 3)} etat="déjà perçue" />
    <details className="group">
      <summary>Un pli</summary>
      <Cartes droits={DROITS.slice(0, 2)} enLignes />
    </details>
    <div className="skeleton" />
  </>
);
