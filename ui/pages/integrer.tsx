import { useState } from "react";
import "../site/integrer/integrer.css";
import { Apercu } from "../site/integrer/apercu.tsx";
import { ChampQuitte } from "../site/integrer/champ-quitte.tsx";
import { LigneACopier } from "../site/integrer/code.tsx";
import { CouleurDuCadre } from "../site/integrer/couleurs.tsx";
import { Ecran } from "../site/integrer/ecran.tsx";
import { SitesPermis } from "../site/integrer/parents.tsx";
import {
  attributsDe,
  ligneACopier,
  fautesDesReglages,
  type Reglages,
  RIEN,
} from "../site/integrer/reglages.ts";
import { Article } from "../cadre/shell/article.tsx";

export const enLigne = true;

/** A partner makes the line that shows the simulator in its own page (docs/specification.md#integration). */
export function Component() {
  const [reglages, setReglages] = useState(RIEN);
  const fautes = fautesDesReglages(reglages);
  const attributs = attributsDe(reglages);
  const changer = (change: Partial<Reglages>) => setReglages({ ...reglages, ...change });
  return (
    <Article titre="Montrer le simulateur sur votre site">
      <p className="lead">
        Choisissez, regardez, copiez une ligne dans votre page. Rien à installer, et les réponses de vos
        visiteurs ne passent pas par votre site.
      </p>
      <div className="integrer">
        <form onSubmit={(event) => event.preventDefault()}>
          <h2>Vos choix</h2>
          <div className="stack">
            <CouleurDuCadre reglages={reglages} erreur={fautes.autre} changer={changer} />
            <Ecran reglages={reglages} erreur={fautes.aide} changer={changer} />
            <ChampsFacultatifs reglages={reglages} fautes={fautes} changer={changer} />
          </div>
          <VotreCode complet={Object.keys(fautes).length === 0} attributs={attributs} />
          <SitesPermis />
        </form>
        <section>
          <h2>Aperçu</h2>
          <Apercu attributs={attributs} />
        </section>
      </div>
    </Article>
  );
}

interface PropsDuCode {
  complet: boolean;
  attributs: ReturnType<typeof attributsDe>;
}

function VotreCode({ complet, attributs }: PropsDuCode) {
  return (
    <>
      <h2>Votre code</h2>
      {complet ? (
        <LigneACopier code={ligneACopier(location.origin, attributs)} />
      ) : (
        <p role="status">
          Le code viendra quand vos choix seront complets : l’un d’eux est à dire ou à corriger plus haut.
        </p>
      )}
      <p className="hint">
        Si votre site a une politique de sécurité (CSP), ouvrez-y script-src et frame-src à {location.origin}.
        Plusieurs cadres tiennent sur une page, chacun avec ses choix.
      </p>
    </>
  );
}

interface PropsDesChamps {
  reglages: Reglages;
  fautes: ReturnType<typeof fautesDesReglages>;
  changer: (change: Partial<Reglages>) => void;
}

function ChampsFacultatifs({ reglages, fautes, changer }: PropsDesChamps) {
  return (
    <>
      <ChampQuitte
        label="Largeur, en pixels (facultatif)"
        aide="Au plus ; sans elle, le cadre prend toute la place."
        valeur={reglages.largeur}
        erreur={fautes.largeur}
        max={4}
        nombre
        onChange={(largeur) => changer({ largeur })}
      />
      <ChampQuitte
        label="Hauteur au départ, en pixels (facultatif)"
        aide="700 sans elle. Le cadre suit ensuite ce qu’il montre."
        valeur={reglages.hauteur}
        erreur={fautes.hauteur}
        max={4}
        nombre
        onChange={(hauteur) => changer({ hauteur })}
      />
      <ChampQuitte
        label="Votre identifiant (facultatif)"
        aide="Recopié sur les liens de l’exploitant, pour qu’il sache d’où l’on vient. Il ne doit désigner personne."
        valeur={reglages.identifiant}
        max={100}
        onChange={(identifiant) => changer({ identifiant })}
      />
      <ChampQuitte
        label="Titre du cadre (facultatif)"
        aide={"Les lecteurs d’écran le lisent. Sans lui : «\u00a0Simulateur d’aides Cap Aides\u00a0»."}
        valeur={reglages.titre}
        max={120}
        onChange={(titre) => changer({ titre })}
      />
    </>
  );
}
