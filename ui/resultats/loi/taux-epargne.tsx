import { ecrireJour } from "../../cadre/format/dates.ts";
import { useParametres } from "./use-parametres.ts";
import { nombreDit } from "../../../catalogue/fiches/phrases/nombres.ts";

const EPARGNE = "taxation_capital.epargne.";
const LEP = `${EPARGNE}livret_epargne_populaire.taux`;
const LIVRET_A = `${EPARGNE}livret_a.taux`;

/** Paths of the rates that are shown side by side. */
const TAUX_EPARGNE: readonly string[] = [LEP, LIVRET_A];

const pourCent = (taux: number) => `${nombreDit(Math.round(taux * 10_000) / 100)}\u00a0%`;

/**
 * « Livret d’épargne populaire (LEP) : 2,5 % par an, contre 1,5 % pour le livret A. »
 * (docs/specification.md#taux-epargne); nothing unless both rates are known.
 */
export function phraseDesTaux(parametres: Readonly<Record<string, unknown>>): string | undefined {
  const [lep, livretA] = [parametres[LEP], parametres[LIVRET_A]];
  if (typeof lep !== "number" || typeof livretA !== "number") return undefined;
  return `Livret d’épargne populaire (LEP)\u00a0: ${pourCent(lep)} par an, contre ${pourCent(livretA)} pour le livret A.`;
}

/** Rates of the savings account and of the basic passbook, side by side; nothing until they are there. */
export function TauxEpargne({ jour }: { jour: string }) {
  const lecture = useParametres(jour, TAUX_EPARGNE);
  const phrase = lecture.state === "done" ? phraseDesTaux(lecture.value) : undefined;
  return (
    phrase && (
      <p className="hint">
        {phrase} Taux au {ecrireJour(jour)}.
      </p>
    )
  );
}
