import { Lien } from "../navigation/lien.tsx";
import { planDuSite } from "../navigation/pages-du-site.ts";
import { Article } from "../shell/article.tsx";

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
