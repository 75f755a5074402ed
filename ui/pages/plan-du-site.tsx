import { Lien } from "../cadre/navigation/lien.tsx";
import { planDuSite } from "../cadre/navigation/pages-du-site.ts";
import { Article } from "../cadre/shell/article.tsx";

export const enLigne = true;

export function Component() {
  return (
    <Article titre="Plan du site">
      {planDuSite.map(([titre, pages]) => (
        <section key={titre}>
          <h2>{titre}</h2>
          <ul>
            {pages.map(([chemin, nom]) => (
              <li key={chemin}>
                <Lien to={chemin}>{nom}</Lien>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Article>
  );
}
