import { ditsDeLaPage, pagePatterns } from "../../../machines/pages/pages.ts";
import { nom, tableau } from "./tableau.ts";

const dire = (adresse: string) => nom(adresse.replaceAll(/:(\w+)/g, "{$1}").replace("/*", "/{étape}"));

/** Every page, with its address, how its title begins where it is visited, and whether the server writes it. */
export const tableDesPages = (): string =>
  tableau(
    ["adresse", "titre, par exemple", "écrite par le serveur", "au plan du site"],
    pagePatterns.map((pattern) => {
      const { titre = "celui du site", ecrite, plan = "" } = ditsDeLaPage(pattern);
      return [dire(pattern), titre, ecrite ? "oui" : "", plan];
    }),
  );
