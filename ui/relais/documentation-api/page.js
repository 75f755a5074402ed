// Montre la description de l’API : ce qui est ouvert d’abord, sans les adresses de nos seules pages.
const OUVERTES = /^\/api\/(v1|openfisca|simulation)\b/;
const RANGS = ["données ouvertes", "simulation", "OpenFisca"];

fetch("/api/openapi.json")
  .then((reponse) => (reponse.ok ? reponse.json() : Promise.reject(new Error(String(reponse.status)))))
  .then((description) => {
    const paths = Object.entries(description.paths).filter(([adresse]) => OUVERTES.test(adresse));
    globalThis.SwaggerUIBundle({
      spec: {
        ...description,
        tags: RANGS.map((name) => ({ name })),
        paths: Object.fromEntries(paths),
      },
      dom_id: "#api",
      deepLinking: true,
      defaultModelsExpandDepth: -1,
      docExpansion: "list",
      validatorUrl: null,
    });
  })
  .catch(() => {
    document.querySelector("#api").textContent =
      "La description de l’API n’est pas venue. Rechargez la page dans un instant.";
  });
