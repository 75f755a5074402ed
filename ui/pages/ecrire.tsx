import { text } from "node:stream/consumers";
import { StrictMode, Suspense } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { Route, Routes, StaticRouter } from "react-router";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { FIRST_STEP, RESULTATS } from "../../machines/journey/screens.ts";
import { patternOf } from "../../machines/pages/adresses.ts";
import type { Ecrire, PageDite } from "../../machines/pages/dite.ts";
import { DejaLues } from "../aides/deja-lues.ts";
import { direLaPage } from "../cadre/navigation/dite.ts";
import { type SessionSource, sessionSource } from "../session/source.ts";
import { SessionProvider } from "../session/use-session.tsx";
import { Arrivee } from "../cadre/shell/arrivee.ts";
import { Crash } from "../cadre/shell/crash.tsx";
import { Layout } from "../cadre/shell/layout.tsx";
import { vuesEcrites } from "./vues-ecrites.ts";

/** Larger than any page: nothing of it comes apart, for a script that no policy of ours would let run. */
const D_UN_SEUL_TENANT = 10_000_000;

let debutant: { cle: string; source: SessionSource } | undefined;

/** A page that waits for the machine of the session is none that the server can write. */
const sansMachine = () => Promise.reject(new Error("Une page écrite n’attend pas la machine"));

/** The session of somebody who has answered nothing, that day: writing a page changes nothing of it. */
function quiNAReponduARien({ jour, marque }: PageDite & { jour: string }): SessionSource {
  const cle = `${jour} ${marque}`;
  if (debutant?.cle === cle) return debutant.source;
  const source = sessionSource(
    { today: jour, marque, parameters: defaultParameters, reunies: true },
    sansMachine,
  );
  debutant = { cle, source };
  return source;
}

/** What the router shows at an address (ui/pages/router.tsx), for those that the server writes. */
async function routeDe(adresse: string) {
  // Nobody’s results: what is said while they are sought.
  if (adresse === RESULTATS) {
    const { Component: Cadre } = await import("../cadre/shell/cadre-des-resultats.tsx");
    return (
      <Route Component={Cadre}>
        <Route path={RESULTATS} element={null} />
      </Route>
    );
  }
  if (adresse === FIRST_STEP) {
    const [{ Component: Cadre }, { Component: Question }] = await Promise.all([
      import("../cadre/shell/simulation.tsx"),
      import("./etape.tsx"),
    ]);
    return (
      <Route path="/simulation" Component={Cadre}>
        <Route path="*" Component={Question} />
      </Route>
    );
  }
  const pattern = patternOf(adresse);
  if (!pattern || !(pattern in vuesEcrites)) return undefined;
  const { Component } = await vuesEcrites[pattern as keyof typeof vuesEcrites]();
  return <Route path={pattern} Component={Component} />;
}

/** Writes a page with the very views of the browser; loaded by the built server (server/catalogue/sources/compilees.ts). */
export const ecrirePage: Ecrire = async (adresse, dite, lire) => {
  const route = await routeDe(adresse);
  if (!route) return undefined;
  direLaPage(dite);
  const source = quiNAReponduARien(dite);
  const fautes: unknown[] = [];
  const lectures = new Map<string, Promise<unknown>>();
  const lues = (une: string) => {
    const lecture = lectures.get(une) ?? lire(une);
    lectures.set(une, lecture);
    return lecture;
  };
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Crash>
        <SessionProvider source={source}>
          <DejaLues value={lues}>
            <StaticRouter location={adresse}>
              <Suspense>
                <Routes>
                  <Route Component={Layout}>{route}</Route>
                </Routes>
                <Arrivee />
              </Suspense>
            </StaticRouter>
          </DejaLues>
        </SessionProvider>
      </Crash>
    </StrictMode>,
    { progressiveChunkSize: D_UN_SEUL_TENANT, onError: (error) => void fautes.push(error) },
  );
  const html = await text(prelude);
  // What a part of the page throws leaves the rest written; half a page is none.
  if (fautes.length > 0) throw fautes[0];
  return { html, lues: [...lectures.keys()] };
};
