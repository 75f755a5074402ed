import { applicationDe } from "../application.ts";
import { consignesDe } from "../consignes.ts";
import { nomDuDepart } from "../depart.ts";
import { editer } from "../editions.ts";
import { executer } from "../executer.ts";
import { engendrerSuite } from "../generer.ts";
import { enMots } from "../mots.ts";
import { aLEcranTous } from "../navigateur.ts";
import type { OptionsDuLancement } from "./options.ts";
import type { Probleme } from "../proprietes.ts";

const direLesProblemes = (problemes: readonly Probleme[]): boolean => {
  for (const { propriete, ou, detail } of problemes)
    console.log(`✗ ${propriete}\n  à ${ou}${detail && ` : ${detail}`}`);
  if (problemes.length === 0) console.log("✓ Tout tient.");
  return problemes.length === 0;
};

/** Plays one journey of a seed again, every law checked, and tells its answers. */
export async function rejouerUnChemin(
  numero: number,
  { graine, ecran }: OptionsDuLancement,
): Promise<boolean> {
  const consigne = consignesDe(engendrerSuite(graine).chemins).find(({ chemin }) => chemin.numero === numero);
  if (!consigne) throw new Error(`Avec la graine ${graine}, il n’y a pas de chemin ${numero}.`);
  const { chemin } = consigne;
  console.log(`Chemin ${numero} (${nomDuDepart(chemin.depart)}), fait pour : ${chemin.raison}`);
  for (const ligne of enMots(chemin)) console.log(`  ${ligne}`);
  const { problemes } = await executer(consigne, graine, applicationDe(chemin.depart.marque));
  const [aLEcran] = ecran ? await aLEcranTous([chemin], () => true) : [];
  return direLesProblemes([...problemes, ...(aLEcran?.problemes ?? [])]);
}

/** Plays random gestures again, as the report says. */
export function rejouerEditions({ graine, editions, gestes }: OptionsDuLancement): boolean {
  const { echec } = editer({ graine, ...(editions && { chemin: editions }), ...(gestes && { gestes }) });
  if (!echec) return direLesProblemes([]);
  console.log(echec.gestes);
  return direLesProblemes([{ propriete: "gestes au hasard", ou: "au dernier geste", detail: echec.raison }]);
}
