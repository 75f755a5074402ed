import { minuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { criteresDansLEtat, RELU_LE, thematiques } from "../site/criteres.ts";
import { ecrireJour } from "../cadre/format/dates.ts";
import { Externe } from "../cadre/shell/externe.tsx";
import { Article } from "../cadre/shell/article.tsx";
import { FicheExploitant } from "../cadre/shell/exploitant.tsx";

export const enLigne = true;

const DEFENSEUR = "https://formulaire.defenseurdesdroits.fr/";

const [tenus, partiels, sansObjet] = [
  criteresDansLEtat("tenu"),
  criteresDansLEtat("pas entièrement"),
  criteresDansLEtat("sans objet"),
];
const total = tenus.length + partiels.length + sansObjet.length;

export function Component() {
  return (
    <Article titre="Accessibilité">
      <p>
        Ce site veut être utilisable par tout le monde. Personne du dehors ne l’a audité. La loi le dit alors{" "}
        <strong>non conforme</strong> au référentiel général d’amélioration de l’accessibilité (RGAA 4.1),
        quoi qu’il vaille (article 47 de la loi du 11 février 2005).
      </p>
      <p>
        Déclaration établie le {ecrireJour(RELU_LE)}, après notre propre lecture des {total} critères, et
        reprise depuis pour ceux que nos changements touchent : {tenus.length} sont tenus, {partiels.length}{" "}
        ne le sont pas entièrement, {sansObjet.length} sont sans objet ici.
      </p>
      <Verifie />
      <h2>Ce qui n’est pas entièrement tenu</h2>
      <ul>
        {partiels.map(({ numero, quoi, constat }) => (
          <li key={numero}>
            {quoi} (critère {numero}) : {minuscule(constat)}
          </li>
        ))}
      </ul>
      <NonVerifie />
      <Prevu />
      <TousLesCriteres />
      <h2>Signaler une difficulté</h2>
      <p>
        Dites-nous quelle page vous bloque, et comment vous naviguez : <FicheExploitant fait="contact" />.
      </p>
      <p>
        Sans réponse satisfaisante, vous pouvez saisir{" "}
        <Externe href={DEFENSEUR}>la Défenseure ou le Défenseur des droits</Externe>.
      </p>
    </Article>
  );
}

function Verifie() {
  return (
    <>
      <h2>Ce qui est vérifié</h2>
      <ul>
        <li>
          Les fautes que l’outil axe-core sait reconnaître : à chaque changement, il relit les écrans de
          plusieurs parcours entiers, les résultats et les pages d’information. Il n’en reste aucune de
          connue.
        </li>
        <li>Répondre au clavier seul, le curseur étant mené au titre de chaque nouvelle page.</li>
        <li>
          Ce que fait entendre un lecteur d’écran sur onze écrans : le texte entendu est écrit, et relu à
          chaque changement.
        </li>
        <li>
          L’affichage de chaque page sur un écran de 320 pixels, sans défilement de côté ; agrandie à 400 %,
          sans barre qui cache ce qu’on lit.
        </li>
      </ul>
    </>
  );
}

function NonVerifie() {
  return (
    <>
      <h2>Ce qui n’est pas vérifié</h2>
      <ul>
        <li>
          Le dessin du questionnaire, dans l’inspecteur : il se lit mal sans la vue. La même page en donne la
          liste.
        </li>
        <li>La page où les éditrices tiennent les aides, faite d’un outil tiers.</li>
        <li>Les sites des organismes, vers lesquels mènent nos liens.</li>
      </ul>
    </>
  );
}

function Prevu() {
  return (
    <>
      <h2>Ce qui est prévu</h2>
      <ul>
        <li>Un parcours entier, essayé par des personnes qui lisent chaque jour avec un lecteur d’écran.</li>
        <li>Le validateur du W3C sur chaque sorte de page.</li>
        <li>
          Un audit par un tiers. Il revient à qui met ce site en ligne, avec son schéma pluriannuel et son
          plan de l’année.
        </li>
      </ul>
    </>
  );
}

function TousLesCriteres() {
  return (
    <details className="group">
      <summary>Les {total} critères, un par un</summary>
      {thematiques.map(({ nom, criteres }) => (
        <section key={nom}>
          <h3>{nom}</h3>
          <ul>
            {criteres.map(({ numero, quoi, etat, constat }) => (
              <li key={numero}>
                {numero} – {quoi} : <strong>{etat}</strong>. <span className="hint">{constat}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
