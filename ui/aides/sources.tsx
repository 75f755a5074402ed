import type { FicheAide } from "../../catalogue/fiches/fiche.ts";
import type { Source } from "../../catalogue/schema/reference.ts";
import { ecrireJour, nomDuMois } from "../cadre/format/dates.ts";
import { Texte } from "../cadre/shell/texte.tsx";

/** « 3 mars 2026 », « mars 2026 » or « 2026 », as far as the date goes; `avant` stands before a day. */
const ecrireDate = (date: string, avant = ""): string =>
  date.length === 10
    ? `${avant}${ecrireJour(date)}`
    : date.length === 7
      ? `${nomDuMois(Number(date.slice(5)))} ${date.slice(0, 4)}`
      : date;

const nommer = (source: Source): string =>
  "adresse" in source
    ? `[${new URL(source.adresse).hostname.replace(/^www\./, "")}](${source.adresse})`
    : source.texte;

/** Each page or text once, with the newest day it is known by. */
function parSource(sources: readonly Source[]): [nom: string, date: string | undefined][] {
  const dates = new Map<string, string | undefined>();
  for (const source of [...sources].sort((a, b) => ((a.date ?? "") < (b.date ?? "") ? -1 : 1)))
    dates.set(nommer(source), source.date);
  return [...dates];
}

/** What the entry was read from: texts of law, pages of whoever gives the aid, and their days. */
export function SourcesDeLaFiche({ de: { reference } }: { de: Pick<FicheAide, "reference"> }) {
  if (!reference) return null;
  const lues = parSource(reference).map(([nom, date]) => (date ? `${nom} (${ecrireDate(date)})` : nom));
  return (
    <p className="hint">
      {lues.length > 1 ? "Sources" : "Source"} : <Texte>{`${lues.join(" ; ")}.`}</Texte>
    </p>
  );
}

/** « montant : 2026 · papiers : 2020, à vérifier ». */
const parPartie = (lectures: NonNullable<FicheAide["lectures"]>): string =>
  lectures
    .map(
      ({ partie, date, aVerifier }) =>
        `${partie}\u00a0: ${date?.slice(0, 4) ?? "sans date"}${aVerifier ? ", à vérifier" : ""}`,
    )
    .join(" · ");

/** Whether the entry was read again lately, and each of its parts. */
export function DerniereLecture({ de }: { de: Pick<FicheAide, "verifiee" | "nonVerifiee" | "lectures"> }) {
  const { verifiee, nonVerifiee, lectures } = de;
  const detail = lectures ? ` Lu, par partie\u00a0: ${parPartie(lectures)}.` : "";
  if (!nonVerifiee)
    return <span>{detail.trim() || `Dernière source lue\u00a0: ${ecrireDate(verifiee ?? "")}.`}</span>;
  const depuis = verifiee ? ecrireDate(verifiee, "le ") : "sa première version";
  return (
    <span>{`Non vérifiée depuis ${depuis}\u00a0: demandez confirmation avant de compter dessus.${detail}`}</span>
  );
}
