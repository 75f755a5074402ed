import { enregistreeDe, enregistrer, lire, texteDuCas } from "./cas.ts";
import { charger } from "./charge.ts";
import { type DemandeHttp, demander } from "./connexion.ts";
import { type Contexte, dixieme, entier, type Ligne } from "./contexte.ts";

const pages = [
  "/",
  "/favicon.svg",
  "/api/aides",
  "/api/config",
  "/api/communes?q=ren",
  "/api/aides/bafa",
  "/api/communes?q=75",
];

/** What visitors ask, mixed: pages and lists, a stored simulation, one save in ten. */
export const melange =
  (lecture: DemandeHttp, calcul: DemandeHttp) =>
  (rang: number): DemandeHttp => {
    if (rang % 10 === 0) return enregistrer(texteDuCas(rang));
    if (rang % 10 === 1) return calcul;
    if (rang % 10 === 2) return lecture;
    return {
      methode: "GET",
      cible: pages[rang % pages.length] ?? "/",
      entetes: { "Accept-Encoding": "gzip" },
    };
  };

/** Many connections at once, for a while. */
export async function nombreuses({ court, serveur }: Contexte): Promise<Ligne[]> {
  const { adresse } = await serveur();
  const une = enregistreeDe(await demander(adresse, enregistrer(texteDuCas(1))));
  const [connexions, dureeMs] = court ? [100, 2_500] : [500, 30_000];
  const { reponses, p50, p99, coupures, raisons, pannes } = await charger(adresse, {
    connexions,
    dureeMs,
    demande: melange(lire(une), lire(une, "situation")),
  });
  return [
    {
      texte: `${connexions} connexions pendant ${dixieme(dureeMs / 1000)} s : ${entier(reponses)} réponses, p50 ${entier(p50)} ms, p99 ${entier(p99)} ms, ${coupures} coupure, ${pannes} panne`,
      juste: coupures === 0 && pannes === 0,
      ...(coupures > 0 && { detail: `  ${raisons.join(", ")}` }),
    },
  ];
}
