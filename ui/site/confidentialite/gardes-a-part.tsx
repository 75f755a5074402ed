import { RAPPEL_SOUS_JOURS } from "../../../machines/pages/rappel.ts";
import { delaiDuSuivi } from "../../../machines/pages/suivi.ts";
import { liensDeLaPage } from "../../cadre/navigation/reglages.ts";

/** An address that is kept, because it was asked for: sealed, apart, and not for long. */
export function SuiviGarde() {
  const { suivi: jours } = liensDeLaPage();
  if (jours === undefined) return null;
  return (
    <>
      <h2 id="suivi">Si vous demandez qu’on vous écrive plus tard</h2>
      <p>
        C’est une case à cocher, dès 15 ans, puis un lien à suivre dans le récapitulatif : sans lui, rien
        n’est gardé. Nous gardons alors votre adresse électronique, les aides que vous avez vues et le jour où
        vous écrire : chiffrées, dans une base à part, qu’aucune sauvegarde n’emporte et que rien ne relie à
        vos réponses. Nous vous écrivons une seule fois, {delaiDuSuivi(jours)}, et votre adresse est effacée
        dès que le message part. S’il ne peut pas partir, elle l’est une semaine plus tard.
      </p>
      <p>
        Le nom de vos aides reste le temps de répondre, soixante jours au plus, sans votre adresse, chiffré
        sous un code qui n’est que dans ce message. De vos réponses, nous gardons des comptes, aide par aide
        (« 12 personnes l’ont demandée ») : rien ne dit de qui elles sont, ni que deux viennent de la même
        personne.
      </p>
    </>
  );
}

/** A number that is kept for the time of a call. */
export function RappelGarde() {
  if (!liensDeLaPage().rappels) return null;
  return (
    <>
      <h2 id="rappel">Si vous demandez un rappel</h2>
      <p>
        Nous gardons votre numéro, votre prénom si vous l’avez donné, le moment choisi et le jour de votre
        demande : chiffrés, dans une base à part de vos réponses et hors des sauvegardes. La personne qui vous
        appelle les lit. Ils sont effacés au bout de {RAPPEL_SOUS_JOURS}&nbsp;jours, ou tout de suite si vous
        annulez juste après votre demande.
      </p>
    </>
  );
}
