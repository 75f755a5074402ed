import type { AmountsAnswer } from "../../../machines/kinds/amounts.ts";
import { isOffered } from "../../../machines/kinds/choices.ts";
import { communeFields } from "../../../machines/kinds/commune.ts";
import { byKind, type Cases, choicesOf, type Question } from "../../../machines/kinds/kinds.ts";
import { nePasSavoir, rienChoisir, ressourcesApprouvees, type EcranVu } from "./attendu.ts";
import { citesDans } from "./approuve.ts";

const nombre = (n: unknown): string[] => (typeof n === "number" ? [String(n).replace(".", ",")] : []);
const liste = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);

/** The label of the choice that has this value, of those that are offered: two may bear it, by age. */
const choisi = (question: Question, value: unknown, { faits, qui, contexte }: EcranVu): string[] => {
  const rang = choicesOf(question).findIndex((un) => un.value === value && isOffered(un, contexte));
  return faits.reponses.slice(rang, rang + 1).map(({ label }) => label(qui));
};

/** What is touched for each housing: the code of its kind, then of its lease. */
const LOGEMENTS: Readonly<Record<string, readonly string[]>> = {
  locataire_vide: ["locataire", "nonmeuble"],
  locataire_meuble: ["locataire", "meublehotel"],
  locataire_foyer: ["locataire", "foyer"],
  proprietaire: ["proprietaire"],
  primo_accedant: ["proprietaire"],
  loge_gratuitement: ["heberge"],
  sans_domicile: ["sansDomicile"],
};

const parSorte: Cases<[value: unknown, vu: EcranVu], string[]> = {
  yesno: choisi,
  enum: choisi,
  multiple: (question, value, vu) =>
    liste(value).length === 0
      ? rienChoisir(vu.faits)
      : liste(value).flatMap((un) => choisi(question, un, vu)),
  number: (_, value, { faits }) => (value === null ? nePasSavoir(faits) : nombre(value)),
  text: (_, value) => [String(value)],
  commune({ prefix }, value) {
    const dite = value as Record<string, string>;
    const { name, postal } = communeFields(prefix);
    return [`${dite[name]} (${dite[postal]})`];
  },
  children: () => [],
  date: (_, value) =>
    String(value)
      .split("-")
      .reverse()
      .map((part) => String(Number(part))),
  housing(_, value, { faits: { details } }) {
    const codes = LOGEMENTS[String(value)] ?? [];
    const labels = codes.flatMap((code) =>
      details.filter((une) => une.includes(`» → ${code},`)).flatMap((une) => citesDans(une).slice(0, 1)),
    );
    const [, oui = "", non = ""] = citesDans(details.find((une) => une.includes("propriétaire : ")) ?? "");
    return [...labels, ...(codes[0] === "proprietaire" ? [value === "primo_accedant" ? oui : non] : [])];
  },
  rent: (_, value) => Object.values(value as Record<string, unknown>).flatMap(nombre),
  childrenYesNo: (_, value) => (value as { value: boolean }[]).map((un) => (un.value ? "Oui" : "Non")),
  resourceTypes: (_, value, { faits }) =>
    liste(value).length === 0
      ? rienChoisir(faits)
      : [...ressourcesApprouvees(faits)].flatMap(([id, { label }]) =>
          liste(value).includes(id) ? [label] : [],
        ),
  amounts: (_, value) => (value as AmountsAnswer).flatMap(({ amounts }) => nombre(Object.values(amounts)[0])),
};

/** What stands on the screen once an answer is given: labels of what is chosen, texts of what is typed, in order. */
export const saisiesAttendues = (question: Question, value: unknown, vu: EcranVu): string[] =>
  byKind(parSorte, question, value, vu);
