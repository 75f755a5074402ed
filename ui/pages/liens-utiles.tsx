import { Externe } from "../cadre/shell/externe.tsx";
import { Article } from "../cadre/shell/article.tsx";

export const enLigne = true;

/** Official sites, by need. */
const sites = [
  {
    besoin: "Comprendre une aide ou une démarche",
    liens: [
      {
        nom: "service-public.gouv.fr",
        href: "https://www.service-public.gouv.fr",
        quoi: "les droits expliqués par l’État",
      },
    ],
  },
  {
    besoin: "Logement, famille, revenu minimum",
    liens: [
      {
        nom: "caf.fr",
        href: "https://www.caf.fr",
        quoi: "aides au logement, prime d’activité, RSA, allocations",
      },
      { nom: "msa.fr", href: "https://www.msa.fr", quoi: "les mêmes aides pour le régime agricole" },
      { nom: "visale.fr", href: "https://www.visale.fr", quoi: "une garantie gratuite pour votre loyer" },
    ],
  },
  {
    besoin: "Études",
    liens: [
      {
        nom: "etudiant.gouv.fr",
        href: "https://www.etudiant.gouv.fr",
        quoi: "bourses, logement étudiant, aides d’urgence",
      },
    ],
  },
  {
    besoin: "Emploi et formation",
    liens: [
      {
        nom: "francetravail.fr",
        href: "https://www.francetravail.fr",
        quoi: "inscription, allocation, aides à la reprise d’emploi",
      },
    ],
  },
  {
    besoin: "Santé",
    liens: [
      {
        nom: "ameli.fr",
        href: "https://www.ameli.fr",
        quoi: "assurance maladie et complémentaire santé solidaire",
      },
    ],
  },
];

export function Component() {
  return (
    <Article titre="Liens utiles">
      <p>Les sites officiels où vérifier un droit ou commencer une démarche.</p>
      {sites.map(({ besoin, liens }) => (
        <section key={besoin}>
          <h2>{besoin}</h2>
          <ul>
            {liens.map(({ nom, href, quoi }) => (
              <li key={href}>
                <Externe href={href}>{nom}</Externe> : {quoi}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Article>
  );
}
