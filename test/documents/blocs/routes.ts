import * as v from "valibot";
import { testApp } from "../../../server/test-kit.ts";
import { nom, tableau } from "./tableau.ts";
import { ditsDeLaPage, pagePatterns } from "../../../machines/pages/pages.ts";

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

const description = v.object({
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        summary: v.string(),
        tags: v.array(v.string()),
        parameters: v.optional(v.array(v.object({ name: v.string(), in: v.string() })), []),
        responses: v.record(v.string(), v.unknown()),
      }),
    ),
  ),
});

/** « ?q » after an address, « + Remplace » for a header; those of the path are in it. */
function parametres(dits: readonly { name: string; in: string }[]): string {
  const de = (lieu: string) => dits.flatMap(({ name, in: ici }) => (ici === lieu ? [name] : []));
  const [cherches, entetes] = [de("query"), de("header")];
  return [
    cherches.length > 0 ? `?${cherches.join("&")}` : "",
    ...entetes.map((entete) => ` + ${entete}`),
  ].join("");
}

/** Every route of the API, as it describes itself. */
export async function routes(): Promise<string> {
  const reponse = await testApp().app.request("/api/openapi.json");
  const { paths } = v.parse(description, await reponse.json());
  return tableau(
    ["route", "ce qu’elle fait", "réponses", "groupe"],
    Object.entries(paths).flatMap(([path, methodes]) =>
      Object.entries(methodes).map(([methode, { summary, tags, responses, parameters }]) => [
        nom(`${methode.toUpperCase()} ${path}${parametres(parameters)}`),
        summary,
        Object.keys(responses).join(", "),
        tags.join(", "),
      ]),
    ),
  );
}
