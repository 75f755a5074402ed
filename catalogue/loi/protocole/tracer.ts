import { Calcul, type Registre } from "../moteur/calcul.ts";
import type { Noeud, Resultat } from "../moteur/definition.ts";
import type { Entite } from "../moteur/entites.ts";
import { CalculDemesure, ErreurDeRequete } from "../moteur/erreur.ts";
import type { BudgetDeCalcul } from "../moteur/options.ts";
import type { EntityName } from "../moteur/requete.ts";
import { ecrirePeriode } from "../mois.ts";
import type { Valeur } from "../parametres/parametres.ts";
import { demandesDe, lireLaDemande } from "./demandes.ts";
import { valider } from "./valider.ts";

/** How a value came about, for every member of its entity; those that nothing asked for have none. */
interface Etape {
  value: (Resultat | null)[];
  dependencies: string[];
  parameters: Record<string, Valeur | null>;
}

/** What `POST /trace` of the OpenFisca Web API answers. */
export interface TraceDuProtocole {
  trace: Record<string, Etape>;
  entitiesDescription: Record<EntityName, string[]>;
  requestedCalculations: string[];
}

const periodeDite = ({ definition, periode }: Noeud) =>
  definition.periode === "eternite" ? "ETERNITY" : ecrirePeriode(periode);

const cleDe = (noeud: Noeud) => `${noeud.definition.nom}<${periodeDite(noeud)}>`;

/** Writes a value and all that it read, each once over the whole trace; deep chains are followed without recursion. */
function noter(
  depart: Noeud,
  trace: Map<string, Etape>,
  vus: Set<Noeud>,
  membres: (noeud: Noeud) => number,
): void {
  const restent = [depart];
  for (let noeud = restent.pop(); noeud; noeud = restent.pop()) {
    if (vus.has(noeud)) continue;
    vus.add(noeud);
    const cle = cleDe(noeud);
    const connue = trace.get(cle);
    const etape = connue ?? {
      value: Array.from({ length: membres(noeud) }, () => null),
      dependencies: [],
      parameters: {},
    };
    trace.set(cle, etape);
    etape.value[noeud.entite.rang] = noeud.valeur;
    etape.dependencies = [...new Set([...etape.dependencies, ...noeud.lectures.map(cleDe)])];
    for (const { chemin, valeur, mois } of noeud.parametres)
      etape.parameters[`${chemin}<${ecrirePeriode(mois)}-01>`] = valeur;
    restent.push(...noeud.lectures);
  }
}

/**
 * Answers `POST /trace` of the OpenFisca Web API: each value that was asked for, and every one that it was computed with. Throws an
 * ErreurDeRequete or a CalculDemesure as `repondreALaRequete` does.
 */
export function tracerLaRequete(
  donnee: unknown,
  registre: Registre,
  budget?: BudgetDeCalcul,
): TraceDuProtocole {
  const requete = valider(donnee, registre);
  const c = new Calcul(requete, registre, { trace: true, budget });
  const trace = new Map<string, Etape>();
  const vus = new Set<Noeud>();
  const demandees: string[] = [];
  for (const demande of demandesDe(requete)) {
    const { entite, rang, nom, periode, chemin } = demande;
    demandees.push(`${nom}<${periode}>`);
    const membre = c.entites[entite][rang] as Entite;
    try {
      lireLaDemande(c, registre, demande);
    } catch (error) {
      if (error instanceof CalculDemesure) throw error;
      throw new ErreurDeRequete([{ chemin, message: (error as Error).message }]);
    }
    const noeud = c.noeud(nom, membre, demande.quand(registre));
    if (noeud) noter(noeud, trace, vus, ({ definition }) => c.entites[definition.entite].length);
  }
  const ids = (Object.keys(c.entites) as EntityName[]).map((nom) => [nom, Object.keys(requete[nom] ?? {})]);
  return {
    trace: Object.fromEntries(trace),
    entitiesDescription: Object.fromEntries(ids) as TraceDuProtocole["entitiesDescription"],
    requestedCalculations: [...new Set(demandees)],
  };
}
