import { AidesVeloEngine } from "aides-velo";
import type { DemandeVelo } from "../../catalogue/velos/demande.ts";
import { calculer } from "../../catalogue/velos/moteur.ts";
import { best, line } from "./mesurer.ts";

/** Where there are several bike aids, one, and none: what the library reads of a place. */
const lieux = [
  ["44109", "44", "52", "Nantes Métropole"],
  ["67218", "67", "44", "Eurométropole de Strasbourg"],
  ["75056", "75", "11", ""],
  ["97411", "974", "04", ""],
] as const;
const demandes = lieux.map(([commune, departement, region, epci], rang): DemandeVelo => ({
  "localisation . pays": "France",
  "localisation . code insee": commune,
  "localisation . département": departement,
  "localisation . région": region,
  ...(epci && { "localisation . epci": epci }),
  "revenu fiscal de référence par part . revenu de référence": 3_000 * rang,
  "vélo . type": "électrique",
}));

/** Time of the bike aids, whole and pruned. */
export function mesurerLesVelos(): void {
  // The library warns about its own rules at each computation.
  console.warn = () => undefined;
  console.log(`\nAides au vélo, ${demandes.length} communes, un type de vélo, sans rien de retenu`);
  const entier = new AidesVeloEngine();
  const entierMs = best(() => {
    for (const demande of demandes) entier.setInputs(demande).computeAides();
  }, demandes.length);
  line("bibliothèque entière", entierMs, entierMs);
  line(
    "élaguée par territoire",
    best(() => void calculer(demandes), demandes.length),
    entierMs,
  );
}
