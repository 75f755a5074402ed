import { donneePar, estDeLaBanque } from "../../catalogue/results/banque.ts";
import { etatDe } from "../../catalogue/results/certitude.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { Embleme } from "../aides/embleme.tsx";
import { direMontant } from "../cadre/format/aide.ts";
import { ecrireCampagne } from "../../catalogue/fiches/ecrire-demande.ts";
import { ecrireJour } from "../cadre/format/dates.ts";
import { quiRepond } from "../../catalogue/fiches/logo.ts";
import { majuscule, minuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { ecrireEuros } from "../cadre/format/nombres.ts";
import { enVous } from "../cadre/format/vous.ts";
import { DoutesDeLaCarte } from "./doutes.tsx";
import { type EtatDit, MotDEtat } from "./etat.tsx";
import { Lien } from "../cadre/navigation/lien.tsx";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";

const adresse = ({ id }: Droit) => `${RESULTATS}/${encodeURIComponent(id)}`;

/** Longer reasons are for the page of the aid. Signs. */
const COURTE = 90;

/** The reason that says most of the person: what one is, then where one lives, then what one is not. */
function pourquoi({ reasons }: Droit): string | undefined {
  let duLieu: string | undefined;
  let autre: string | undefined;
  // Read no further than the first one that serves: a page has hundreds.
  for (const { holds, rule, reads } of reasons) {
    const dite = holds && rule.length <= COURTE ? enVous(rule) : undefined;
    if (!dite) continue;
    if (reads.every((read) => read === "menage.depcom")) duLieu ??= dite;
    else if (!/^vous n[e’]/.test(dite)) return dite;
    else autre ??= dite;
  }
  return duLieu ?? autre;
}

/** Aids one under the other. */
export const Cartes = ({ droits, etat }: { droits: readonly Droit[]; etat?: EtatDit }) => (
  <ul className="aids">
    {droits.map((droit) => (
      <Carte key={droit.id} droit={droit} etat={etat ?? etatDe(droit)} />
    ))}
  </ul>
);

function Carte({ droit, etat }: { droit: Droit; etat: EtatDit }) {
  // Whom one asks says more than whose money it is.
  const qui = quiRepond(droit) ?? droit.institution;
  return (
    <li>
      <Lien className="card aid" to={adresse(droit)}>
        <Embleme de={qui} />
        <span className="aid-text">
          <strong>
            <MotsEntiers>{majuscule(droit.label)}</MotsEntiers>
          </strong>
          <span className="hint">{donneePar(qui)}</span>
          <Explications droit={droit} />
          <Reserves droit={droit} />
        </span>
        <span className="aid-amount">
          {direMontant(droit)}
          {!estDeLaBanque(droit) && <MotDEtat etat={etat} />}
        </span>
      </Lien>
    </li>
  );
}

/** Why it is there, and what its amount is worth. */
function Explications({ droit }: { droit: Droit }) {
  const parceQue = pourquoi(droit);
  const bareme = droit.enRetard?.depuis ?? droit.bareme;
  return (
    <>
      {droit.ouBien && <span className="hint">L’un ou l’autre, avec « {droit.ouBien.label} »</span>}
      {parceQue && <span className="hint">Parce que {parceQue}.</span>}
      {droit.enPlus && (
        <span className="warning-text">
          La loi donnerait {ecrireEuros(droit.enPlus)} de plus : à vérifier avec l’organisme.
        </span>
      )}
      {bareme && <span className="hint">Barème du {ecrireJour(bareme)}</span>}
    </>
  );
}

/** What is to be checked before asking for it. */
const Reserves = ({ droit }: { droit: Droit }) => (
  <>
    {droit.aVerifier && <span className="warning-text">À vérifier : {droit.aVerifier}</span>}
    {droit.si?.map(({ cle, question }) => (
      <span key={cle} className="warning-text if-line">
        Si : {minuscule(question)}
      </span>
    ))}
    {droit.campagne && <span className="hint">{ecrireCampagne(droit.campagne)}</span>}
    <DoutesDeLaCarte de={droit} />
    {droit.listCta && <span className="hint">{droit.listCta}</span>}
    {droit.unexpected && <span className="warning-text">Montant à vérifier</span>}
  </>
);

/** An aid in two lines: its name, what it brings, why it comes here. */
export function PetiteCarte({ droit, raison }: { droit: Droit; raison: string }) {
  const montant = direMontant(droit);
  return (
    <li>
      <Lien className="card first-step" to={adresse(droit)}>
        <strong>
          <MotsEntiers>{majuscule(droit.label)}</MotsEntiers>
        </strong>
        <span className="first-step-why">
          {montant && <span className="aid-amount">{montant}</span>} <span className="hint">{raison}</span>
        </span>
      </Lien>
    </li>
  );
}
