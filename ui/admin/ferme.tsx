/** What the editors’ page says where nothing is set for them to write to. */
export const Ferme = () => (
  <main>
    <h1>L’édition n’est pas ouverte ici</h1>
    <p>
      Ce serveur ne dit pas où enregistrer les fiches. Sur votre ordinateur, lancez <code>npm run admin</code>{" "}
      ; en ligne, la personne qui l’exploite donne l’adresse d’une passerelle Git (
      <code>GIT_GATEWAY_URL</code>).
    </p>
  </main>
);
