import { describe, expect, test } from "vitest";
import type { Marque } from "../../../catalogue/situation/context.ts";
import { accessibilityFaults } from "../axe.ts";
import { chromiumPath } from "../chromium.ts";
import { visite } from "../visite.ts";
import { foyersASuivre, type TrancheDeFoyers } from "./choisir.ts";
import { AuClavier } from "./clavier.ts";
import { AuDoigt } from "./gestes.ts";
import { suivreLeFoyer, type Observateur } from "./suivre.ts";
import { verifierLesResultats } from "./verifier.ts";

/** What is touched elsewhere: going home, the part of a list that is open at once, a page of explanation, and under the bank’s brand children. */
const AILLEURS: Record<Marque, readonly string[]> = {
  neutre: ["Accueil", "Travail, stage et formation", "L’échelon de bourse"],
  banque: ["Accueil", "Travail, stage et formation", "L’échelon de bourse", "Retirer", "Modifier"],
};

/**
 * Follows the households of a brand as people do, the last one at the keyboard alone; what each reads
 * and sends is what is approved, each screen is checked for accessibility once, and the first touch every button.
 */
export function suivreDesFoyers(marque: Marque, tranche: TrancheDeFoyers): void {
  describe.skipIf(!chromiumPath)(`des foyers racontés, à l’écran, sous la marque ${marque}`, () => {
    // Wide, those that follow: each screen is looked at once at either width.
    const width = tranche === "premiers" ? 390 : 1280;
    const v = visite({ marque, width, env: { VELOS_DELAI_MS: "60000" } });
    const touches = new Set<string>();
    const vus = new Set<string>();
    const temoin: Observateur = {
      boutons: new Set(),
      async regarder(chemin) {
        const ecran = chemin.replace(/enfant_\d+/, "enfant");
        if (vus.has(ecran)) return;
        vus.add(ecran);
        expect(await accessibilityFaults(v.page), chemin).toEqual([]);
      },
    };
    const foyers = foyersASuivre(marque, tranche);
    test.each(foyers)(
      "$titre",
      async ({ foyer, detours }) => {
        await v.page.goto(v.address);
        const auClavier = foyer === foyers.at(-1)?.foyer;
        const personne = new (auClavier ? AuClavier : AuDoigt)(v.page, touches);
        await personne.toucher("Commencer");
        await suivreLeFoyer(personne, foyer, temoin, auClavier ? {} : detours);
        await verifierLesResultats(v.page, foyer);
        expect(v.faults).toEqual([]);
      },
      90_000,
    );
    // The first meet every button; those that follow need not touch them again.
    test.runIf(tranche === "premiers")("chaque bouton rencontré a été touché", () => {
      const faits = [...touches];
      const touche = (un: string) => faits.some((fait) => fait.startsWith(un));
      expect([...temoin.boutons].filter((un) => !touche(un) && !AILLEURS[marque].includes(un))).toEqual([]);
    });
  });
}
