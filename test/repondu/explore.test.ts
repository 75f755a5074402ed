import { it } from "vitest";
import { conduire } from "../../machines/studio/foyers/conduire.ts";
import { themesDesFoyers } from "../../machines/studio/foyers/themes.ts";
import { communeRacontee } from "../../server/catalogue/lieux/communes/racontee.ts";
import { aidesVerifiees, ecartEntre, tolerance, type DecisionRecue } from "../../catalogue/results/demarches/repondu/decision.ts";
import { verifierDecision, changementsAEssayer } from "../../catalogue/results/demarches/repondu/verifier-decision.ts";
import { decider, ouvrirLeDossier } from "./caisse.ts";
import { accidents, erreursConnues, erreursInconnues } from "./erreurs.ts";
import { calculerUneAide } from "./verificateur.ts";

const PAS = Number(process.env["PAS"] ?? 9);
it("explore", async () => {
  const foyers = themesDesFoyers.flatMap(({ foyers }) => foyers).filter((_, i) => i % PAS === Number(process.env["RESTE"] ?? 0));
  let n = 0, ok = 0, mal = 0, k = 0, inconnus = 0, inconnusOk = 0, temps = 0, nb = 0;
  const rates: string[] = [], faux: string[] = [];
  for (const foyer of foyers) {
    const situation = conduire(foyer, communeRacontee).situation;
    const mois = situation.dateDeValeur.slice(0, 7);
    for (const aide of Object.keys(aidesVerifiees)) {
      const dossier = await ouvrirLeDossier(situation, aide, mois);
      const juste = decider(dossier);
      if (juste === undefined) continue;
      const calculer = calculerUneAide(aide);
      const bon: DecisionRecue = { mois, sorte: "montant", montant: juste };
      const v = await verifierDecision(situation, aide, bon, calculer);
      if (v.issue !== "juste") { mal++; console.log("MAL", foyer.titre, aide, juste, v.trouve, v.issue); }
      for (const [liste, connue] of [[erreursConnues, true], [erreursInconnues, false]] as const) {
        const possibles = liste.filter((e) => e.aides.includes(aide));
        for (let essai = 0; essai < possibles.length; essai++) {
          const e = possibles[(k + essai) % possibles.length]!;
          const plante = e.planter(dossier);
          if (!plante) continue;
          const donne = decider(plante);
          if (ecartEntre(donne, juste, aide) <= 2 * tolerance(juste)) continue;
          const d: DecisionRecue = donne === undefined ? { mois, sorte: "refus", motif: e.motif } : { mois, sorte: "montant", montant: donne };
          const t = performance.now();
          const v = await verifierDecision(situation, aide, d, calculer);
          temps += performance.now() - t; nb += changementsAEssayer(situation, aide).length;
          const bon = v.causes.some(({ genre }) => e.genres.some((g) => genre.startsWith(g)));
          if (connue) { n++; if (bon) ok++; else rates.push(`${foyer.titre.slice(0,50)} | ${aide} | ${e.nom} | juste ${juste} donné ${donne} | ${v.issue} ${v.trouve} | ${v.causes.map((c) => c.dit).join(" / ")}`); }
          else { inconnus++; if (v.issue === "inexpliquée") inconnusOk++; else faux.push(`${foyer.titre.slice(0,50)} | ${aide} | ${e.nom} | juste ${juste} donné ${donne} | ${v.causes.map((c) => c.dit).join(" / ")}`); }
          k++;
          break;
        }
      }
      for (const [i, a] of accidents.entries()) {
        const donne = Math.round(a(juste) * 100) / 100;
        if (donne < 5 || (k + i) % 2) continue;
        const v = await verifierDecision(situation, aide, { mois, sorte: "montant", montant: donne }, calculer);
        inconnus++; if (v.issue === "inexpliquée") inconnusOk++; else faux.push(`${foyer.titre.slice(0,50)} | ${aide} | accident ${i} | juste ${juste} donné ${donne} | ${v.issue} ${v.causes.map((c) => c.dit).join(" / ")}`);
      }
    }
  }
  console.log(rates.join("\n"));
  console.log("FAUX\n" + faux.join("\n"));
  console.log({ n, ok, mal, inconnus, inconnusOk, ms: temps / n, nb: nb / n });
});
