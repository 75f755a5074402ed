import { avecArticle } from "../fiches/phrases/article.ts";
import { majuscule } from "../fiches/phrases/casse.ts";
import { ecrireJour } from "../fiches/phrases/jours.ts";
import { combien, eurosEnMots } from "../fiches/phrases/nombres.ts";
import { enumerer } from "../fiches/phrases/phrase.ts";
import { aProposer } from "./a-proposer.ts";
import { attend, etatDe, type EtatDeDroit, motsDesEtats } from "./certitude.ts";
import type { Droit } from "./results.ts";
import { estAdditionnee, type SommesParRythme, type Totaux, totauxDe } from "./totaux.ts";
import { premiersPas } from "./utilite.ts";

/** The euros of a headline: nearest 5 under 100 €, nearest 10 above, as they are under 5 €; never nothing for something. */
export const arrondir = (euros: number): number => {
  if (euros < 5) return Math.max(1, Math.round(euros));
  return euros < 100 ? Math.round(euros / 5) * 5 : Math.round(euros / 10) * 10;
};

const rythmes = ["parMois", "parAn", "enUneFois"] as const;
type Rythme = (typeof rythmes)[number];

/** How each is said, and the aids that come so. */
const dits: Readonly<Record<Rythme, { rythme: string; periodicite: Droit["periodicite"] }>> = {
  parMois: { rythme: "par\u00a0mois", periodicite: "mensuelle" },
  parAn: { rythme: "par\u00a0an", periodicite: "annuelle" },
  enUneFois: { rythme: "en\u00a0une\u00a0fois", periodicite: "ponctuelle" },
};

/** « 670 € par mois et 900 € par an »; empty for nothing. */
const dire = (montants: Partial<SommesParRythme>): string =>
  enumerer(
    rythmes.flatMap((rythme) => {
      const euros = montants[rythme] ?? 0;
      return euros > 0 ? [`${eurosEnMots(arrondir(euros))}\u00a0${dits[rythme].rythme}`] : [];
    }),
    "et",
  );

/** A headline: one number, its rhythm and one word of certainty, or a sentence; then what it leaves out, a sentence each. */
export interface Titre {
  /** « 1 470 € », or what to do or to know where no money can be told. */
  debut: string;
  /** « par mois »; absent beside a sentence, as the two that follow. */
  rythme?: string;
  etat?: EtatDeDroit;
  /** The rhythm of the aids that it adds up. */
  periodicite?: Droit["periodicite"];
  reste: string[];
}

/** The same in one line: « Environ 1 470 € par mois, à vérifier ». */
export function titreEnPhrase({ debut, rythme, etat }: Titre): string {
  if (!rythme || !etat) return debut;
  return `Environ ${debut} ${rythme}${etat === "à demander" ? "" : `, ${motsDesEtats[etat]}`}`;
}

/** A sentence about euros that are said. */
const siDit = (euros: string, phrase: string): string[] => (euros ? [phrase] : []);

/** What the number leaves out: the other rhythms, what is at most, what hangs on an answer, what opens later. */
function reste({ surs, plafonds, si, aVerifier, plafondsAVerifier, bientot }: Totaux): string[] {
  const [aussi, doute, auPlus] = [dire(surs), dire(aVerifier), dire(plafonds)];
  const [peutEtre, siCest, plusTard] = [dire(plafondsAVerifier), dire(si), dire(bientot)];
  return [
    ...siDit(aussi, `Et ${aussi}.`),
    ...siDit(doute, `Et ${doute}, à vérifier.`),
    ...siDit(auPlus, `Et jusqu’à ${auPlus}, selon votre dossier.`),
    ...siDit(peutEtre, `Et peut-être jusqu’à ${peutEtre} de plus, à vérifier.`),
    ...siDit(siCest, `Et, si c’est votre cas, ${siCest}.`),
    ...siDit(plusTard, `Et bientôt ${plusTard}, quand les demandes ouvriront.`),
  ];
}

const sans = (sommes: SommesParRythme, rythme: Rythme): SommesParRythme => ({ ...sommes, [rythme]: 0 });

/**
 * One number: what comes each month, else each year, else once. What is sure, unless more than that is to be checked: then
 * all of it, « à vérifier ». Nothing where no money is likely: neither a « si » nor a maximum is a headline
 * (docs/specification.md#totaux). What opens later says its first day, of the aids that are given.
 */
export function titreDesTotaux(totaux: Totaux, aides: readonly Droit[] = []): Titre | undefined {
  const { surs, aVerifier, bientot } = totaux;
  const titre = (euros: number, rythme: Rythme, etat: EtatDeDroit, autres: Totaux): Titre => ({
    debut: eurosEnMots(arrondir(euros)),
    ...dits[rythme],
    etat,
    reste: reste(autres),
  });
  for (const rythme of rythmes) {
    const [sur, doute] = [surs[rythme], aVerifier[rythme]];
    const autres = { ...totaux, surs: sans(surs, rythme) };
    if (sur > 0 && sur >= doute) return titre(sur, rythme, "à demander", autres);
    if (doute > 0)
      return titre(sur + doute, rythme, "à vérifier", { ...autres, aVerifier: sans(aVerifier, rythme) });
  }
  const ouvre = rythmes.find((rythme) => bientot[rythme] > 0);
  if (!ouvre) return undefined;
  const somme = dire({ [ouvre]: bientot[ouvre] });
  const [des] = aides
    .flatMap(({ campagne, periodicite }) =>
      campagne?.etat === "à venir" && periodicite === dits[ouvre].periodicite ? [campagne.du] : [],
    )
    .sort();
  const debut = des ? `Environ ${somme}, dès le ${ecrireJour(des)}` : `Bientôt, environ ${somme}`;
  return { debut, reste: reste({ ...totaux, bientot: sans(bientot, ouvre) }) };
}

/** Aids that the number of a headline adds up, the largest first. */
export function ceuxDuTitre(tous: readonly Droit[], { etat, periodicite }: Titre): Droit[] {
  const etats: readonly EtatDeDroit[] =
    etat === "à vérifier" ? ["à demander", "à vérifier"] : etat ? [etat] : [];
  return aProposer(tous)
    .filter(
      (droit) =>
        etats.includes(etatDe(droit)) &&
        !attend(droit) &&
        droit.periodicite === periodicite &&
        estAdditionnee(droit),
    )
    .sort((a, b) => Number(b.montant) - Number(a.montant));
}

const RIEN = "Aucune aide calculée ici ne correspond à vos réponses pour l’instant";

/** The headline of results (docs/specification.md#totaux); `incomplet` when some aids could not be computed: none is then no answer. */
export function grosTitre(tous: readonly Droit[], jour: string, incomplet = false): Titre {
  const droits = aProposer(tous);
  if (droits.length === 0)
    return { debut: incomplet ? "Vos aides n’ont pas pu être calculées" : RIEN, reste: [] };
  const totaux = totauxDe(droits);
  return (
    titreDesTotaux(totaux, droits.filter(estAdditionnee)) ?? {
      debut: ordre(droits, jour),
      reste: reste(totaux),
    }
  );
}

/** Where no money is certain: « Commencez par l’aide au permis ». */
function ordre(droits: readonly Droit[], jour: string): string {
  const [premier] = premiersPas(droits, jour);
  if (!premier) return `${majuscule(combien(droits.length, "aide"))} pour vous`;
  return `Commencez par ${avecArticle(premier)}`;
}

const comptes: readonly [EtatDeDroit, string, string][] = [
  ["à demander", "sûre", "sûres"],
  ["si", "si…", "si…"],
  ["à vérifier", "à vérifier", "à vérifier"],
];

/** How many aids are in each state, also in words; those without any left out. */
export const aidesParEtat = (tous: readonly Droit[]) =>
  comptes.flatMap(([etat, un, plusieurs]) => {
    const nombre = aProposer(tous).filter((droit) => etatDe(droit) === etat).length;
    return nombre > 0 ? [{ etat, nombre, dit: combien(nombre, un, plusieurs) }] : [];
  });

/** « 22 aides : 16 sûres, 6 à vérifier. » */
export const compteDesAides = (tous: readonly Droit[]): string =>
  `${combien(aProposer(tous).length, "aide")} : ${aidesParEtat(tous)
    .map(({ dit }) => dit)
    .join(", ")}.`;
