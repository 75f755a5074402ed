import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import type { Issue } from "./surement.ts";

const HEURE = new Intl.DateTimeFormat("fr-FR", { timeStyle: "short" });

let derniere: (Issue & { heure: string }) | undefined;
const abonnes = new Set<() => void>();

/** Says, until the next, what became of the last gesture. */
export function direLIssue(issue: Issue | undefined): void {
  derniere = issue && { ...issue, heure: HEURE.format(new Date()) };
  for (const dire of abonnes) dire();
}

function suivre(dire: () => void): () => void {
  abonnes.add(dire);
  return () => void abonnes.delete(dire);
}

/** The library’s own button does the saving: it then knows that it is done. Elsewhere the page is read again. */
async function reessayer({ geste, encore }: NonNullable<Issue["reessayer"]>): Promise<void> {
  const boutons = [...document.querySelectorAll("button")];
  const enregistrer = boutons.find(({ textContent }) => textContent === "Enregistrer");
  if (geste === "persistEntry" && enregistrer) return enregistrer.click();
  direLIssue({ mots: "Nouvel essai…", faute: false });
  await encore().then(
    () => location.reload(),
    () => undefined,
  );
}

function Etat() {
  const issue = useSyncExternalStore(suivre, () => derniere);
  if (!issue) return null;
  const { mots, faute, heure, reessayer: suite } = issue;
  return (
    <div className={faute ? "issue faute" : "issue"} role={faute ? "alert" : "status"}>
      <p>
        <span>{`${heure} : ${mots}`}</span>{" "}
        {suite && <span>Ce que vous avez écrit reste dans cette page.</span>}
      </p>
      {suite && (
        <button type="button" onClick={() => void reessayer(suite)}>
          Réessayer
        </button>
      )}
      {faute && (
        <button type="button" onClick={() => direLIssue(undefined)}>
          Fermer
        </button>
      )}
    </div>
  );
}

/** Puts in the page, below all the rest, what became of the last gesture. */
export function poserLEtat(): void {
  const ou = document.createElement("div");
  document.body.append(ou);
  createRoot(ou).render(<Etat />);
}
