import type { EntreeCovoiturage, PalierDuPassager } from "./entrees.ts";

/** « 2 € », « 1,50 € », never cut at the end of a line. */
const euros = (montant: number): string =>
  `${Number.isInteger(montant) ? montant : montant.toFixed(2).replace(".", ",")}\u00a0€`;

function parPassager({ par_passager: [min, max] }: EntreeCovoiturage): string {
  return min === max ? `${euros(min)} par passager` : `de ${euros(min)} à ${euros(max)} par passager`;
}

/** What a driver gets for a passenger: « Au volant, un trajet partagé de 2 à 80 km vous rapporte 2 € par passager. ». */
export function gainDuConducteur(entree: EntreeCovoiturage): string {
  const [de, a] = entree.km;
  const plafond =
    entree.par_mois === undefined ? "" : `, dans la limite de ${euros(entree.par_mois)} par mois`;
  return `Au volant, un trajet partagé de ${de} à ${a}\u00a0km vous rapporte ${parPassager(entree)}${plafond}.`;
}

/** « 0,50 € par trajet », « de 0,10 € à 0,20 € par km », « 1,50 € au plus par trajet ». */
function prix({ euros: min, euros_au_plus: max, par_km }: PalierDuPassager): string {
  if (min === undefined) return "un prix qui dépend de la distance";
  const unite = par_km ? "par\u00a0km" : "par trajet";
  if (max === undefined) return `${euros(min)} ${unite}`;
  return min === 0 ? `${euros(max)} au plus ${unite}` : `de ${euros(min)} à ${euros(max)} ${unite}`;
}

function jusqua({ jusqua_km: km }: PalierDuPassager, dernier: boolean): string {
  if (km !== undefined) return ` jusqu’à ${km}\u00a0km`;
  return dernier ? "" : " pour les trajets courts";
}

const estGratuit = ({ euros: min, euros_au_plus: max }: PalierDuPassager) => min === 0 && max === undefined;

/** « c’est gratuit jusqu’à 40 km, puis vous payez 0,10 € par km jusqu’à 60 km, puis 0,30 € par km ». */
const bandes = (paliers: readonly PalierDuPassager[]): string =>
  paliers
    .map((palier, rang) => {
      const distance = jusqua(palier, rang === paliers.length - 1);
      if (estGratuit(palier)) return `c’est gratuit${distance}`;
      const avant = paliers[rang - 1];
      const dejaDit = avant !== undefined && !estGratuit(avant);
      return `${dejaDit ? "" : "vous payez "}${prix(palier)}${distance}`;
    })
    .join(", puis ");

/** What a passenger pays, and how many trips a month count. */
export function placeDuPassager(entree: EntreeCovoiturage): string {
  const { passager, trajets_par_mois: trajets, trajets_offerts: offerts } = entree;
  const nombre = trajets === undefined ? "" : `${trajets} ${trajets === 1 ? "trajet" : "trajets"} par mois`;
  const gratuit = passager?.length === 1 && passager.every(estGratuit);
  if (gratuit) return `Côté passager, c’est gratuit${nombre && `, jusqu’à ${nombre}`}.`;
  const paye = passager ? bandes(passager) : "vous payez une participation";
  const dabord = offerts === undefined ? "" : `les ${offerts} premiers trajets sont offerts, puis `;
  return `Côté passager, ${dabord}${paye}.${nombre && ` L’aide compte au plus ${nombre}.`}`;
}

function zoneAdmise(zone: NonNullable<EntreeCovoiturage["zone"]>): string {
  if (zone.seulement !== undefined) return `Rouler seulement ${zone.seulement}.`;
  if (zone.ailleurs_que !== undefined) return `Rouler ailleurs que ${zone.ailleurs_que}.`;
  return `Partir et arriver ailleurs que ${zone.extremites_ailleurs_que}.`;
}

/** The conditions on the trip: its ends, where it goes, and how far. */
export function trajetsAdmis({ sens, zone, km: [de, a] }: EntreeCovoiturage): string[] {
  return [
    `Faire un trajet qui part du territoire ${sens === "depart_et_arrivee" ? "et y arrive" : "ou y arrive, où que l’on habite"}.`,
    ...(zone ? [zoneAdmise(zone)] : []),
    `Parcourir entre ${de} et ${a}\u00a0kilomètres.`,
  ];
}
