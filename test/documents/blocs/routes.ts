import * as v from "valibot";
import { testApp } from "../../../server/test-kit.ts";
import { nom, tableau } from "./tableau.ts";

const description = v.object({
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        summary: v.string(),
        tags: v.array(v.string()),
        responses: v.record(v.string(), v.unknown()),
      }),
    ),
  ),
});

/** Every route of the API, as it describes itself. */
export async function routes(): Promise<string> {
  const reponse = await testApp().app.request("/api/openapi.json");
  const { paths } = v.parse(description, await reponse.json());
  return tableau(
    ["route", "ce qu’elle fait", "réponses", "groupe"],
    Object.entries(paths).flatMap(([path, methodes]) =>
      Object.entries(methodes).map(([methode, { summary, tags, responses }]) => [
        nom(`${methode.toUpperCase()} ${path}`),
        summary,
        Object.keys(responses).join(", "),
        tags.join(", "),
      ]),
    ),
  );
}
