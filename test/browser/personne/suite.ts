import { describe, expect, test } from "vitest";
import type { Marque } from "../../../catalogue/situation/context.ts";
import { accessibilityFaults } from "../axe.ts";
import { chromiumPath } from "../chromium.ts";
import { visite } from "../visite.ts";
import { AuClavier } from "./clavier.ts";
import { AuDoigt } from "./gestes.ts";
import { suivreLeFoyer, type Observateur } from "./suivre.ts";
import { verifierLesResultats } from "./verifier.ts";
import { choicesOf } from "../../../machines/kinds/kinds.ts";
import { conduireLeFoyer, type PasLu } from "../../approuver/faits/foyers-resultats.ts";
import { couvrir } from "../../../machines/studio/chemins/couvrir.ts";
import type { FoyerRaconte } from "../../../machines/studio/foyers/foyer.ts";
import { themesDesFoyers } from "../../../machines/studio/foyers/themes.ts";
import { type Detours, tousLesDetours } from "./detours.ts";

/** A household to follow on the screen, with the detours it makes. */
interface ASuivre {
  titre: string;
  foyer: FoyerRaconte;
  detours: Detours;
}

/** What a step touches: the question, and each choice of a list. */
function touchees({ quoi, dite, reponse }: PasLu): string[] {
  if (!reponse) return [quoi.split(" ")[0] ?? quoi];
  const { question, stateId, dit, ecoute } = reponse;
  if (question.kind === "resourceTypes") return Object.keys(ecoute.revenus).map((une) => `ressource ${une}`);
  if (choicesOf(question).length === 0) return [stateId];
  return (Array.isArray(dit) ? dit : [dite]).map((un) => `${stateId} = ${un}`);
}

/** Detours before questions about adults, which come one after the other; each kind in turn. */
function detoursDe(pas: readonly PasLu[], rang: number): Detours {
  const fin = pas.findIndex(({ quoi }) => quoi.startsWith("corriger"));
  const ordinaires = (fin < 0 ? pas : pas.slice(0, fin)).flatMap(({ quoi, reponse }, n) => {
    const avant = pas[n - 1];
    return reponse && avant?.reponse && !`${quoi}${avant.quoi}`.includes("enfant") ? [n] : [];
  });
  const pris = tousLesDetours.map((detour, n) => {
    const place = ordinaires[(rang * 5 + n * 7) % ordinaires.length];
    return [place, detour] as const;
  });
  return Object.fromEntries(pris);
}

/** Milliseconds that only a dead product takes: a household of the day takes half a minute, on two busy cores too. */
const VIVANT_MS = 600_000;

/** Households that show the most, from the first: those of `check`, then the rest of the day, then those of the night. */
const TRANCHES = { premiers: [0, 11], suivants: [11, 18] } as const;

type TrancheDeFoyers = keyof typeof TRANCHES;

/**
 * The households of a brand to follow, those that meet the most questions, choices and gestures first:
 * by day some of them, by night all those that it takes to meet everything.
 */
function foyersASuivre(marque: Marque, tranche: TrancheDeFoyers): ASuivre[] {
  const foyers = themesDesFoyers
    .flatMap(({ foyers: ceux }) => ceux)
    .map((foyer) => ({ foyer, pas: conduireLeFoyer(foyer).pas }));
  const [debut, fin] = TRANCHES[tranche];
  const jusqua = process.env["NUIT"] && tranche === "suivants" ? Infinity : fin;
  const retenus = couvrir(foyers, ({ pas }) => pas.flatMap(touchees), jusqua);
  return retenus
    .slice(debut)
    .map(({ foyer, pas }, rang) => ({ titre: foyer.titre, foyer, detours: detoursDe(pas, rang) }))
    .filter(({ foyer }) => (foyer.marque ?? "neutre") === marque);
}

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
      VIVANT_MS,
    );
    // The first meet every button; those that follow need not touch them again.
    test.runIf(tranche === "premiers")("chaque bouton rencontré a été touché", () => {
      const faits = [...touches];
      const touche = (un: string) => faits.some((fait) => fait.startsWith(un));
      expect([...temoin.boutons].filter((un) => !touche(un) && !AILLEURS[marque].includes(un))).toEqual([]);
    });
  });
}
