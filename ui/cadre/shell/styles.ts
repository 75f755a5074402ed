import { isMissing } from "../navigation/chunk.ts";
import { reloadOnce } from "../navigation/reload.ts";
import type { SessionSource } from "../../session/source.ts";

const SANS_STYLE =
  "La mise en forme de cette page n’est pas arrivée. Tout fonctionne sans elle ; recharger la page peut la ramener.";

/** A style sheet of the page that did not come: the page is reloaded once for it, then this is said. */
export async function checkStyles({ withActor }: SessionSource): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  const lost = [...links].find(({ sheet }) => !sheet?.cssRules.length);
  if (!lost || ((await isMissing(lost.href)) && reloadOnce(lost.href))) return;
  withActor((session) => session.send({ type: "MESSAGE.SHOW", text: SANS_STYLE, kind: "warning" }));
}
