import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { casPressants } from "../../catalogue/results/dabord.ts";
import { desResultats, unDroit } from "../../test/fixtures/droits.ts";
import { ecranSeul } from "../../test/fixtures/ecran.tsx";
import { Dabord } from "./dabord.tsx";

const cej = unDroit({ id: "contrat_engagement_jeune", label: "contrat d’engagement jeune" });
const css = unDroit({ id: "css_participation_forfaitaire", label: "complémentaire santé solidaire" });
const montrer = (resultats: Partial<Parameters<typeof desResultats>[0]>) =>
  ecranSeul(<Dabord resultats={desResultats(resultats)} />, (dedans) => (
    <MemoryRouter>{dedans}</MemoryRouter>
  ));
const liens = (un: ReturnType<typeof montrer>) => un.tous("a").map(({ props }) => props["href"]);

test("rien, pour qui rien ne presse", () => {
  expect(montrer({ droitsEligibles: [cej] }).texte).toBe("");
});

test("sans toit : le 115 d’abord, qui s’appelle d’un doigt", () => {
  expect(liens(montrer({ dabord: ["sans_toit"] }))[0]).toBe("tel:115");
});

test("emploi perdu : France Travail, dans les douze mois", () => {
  const un = montrer({ dabord: ["emploi_perdu"] });
  expect(un.texte).toMatch(/France Travail, dans les douze mois/);
  expect(liens(un)[0]).toBe("tel:3949");
});

test("les aides qui y répondent se nomment si elles sont des résultats, une fois pour tous les cas", () => {
  const un = montrer({ dabord: [...casPressants], droitsEligibles: [cej, css] });
  const nommees = liens(un).filter((href) => String(href).startsWith("/simulation/resultats/c"));
  expect(nommees).toEqual([
    "/simulation/resultats/css_participation_forfaitaire",
    "/simulation/resultats/contrat_engagement_jeune",
  ]);
});
