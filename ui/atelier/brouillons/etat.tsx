import { typographier } from "../../../catalogue/schema/typographie.ts";
import { partage } from "../poser.ts";
import type { IssueDuGeste } from "./surement.ts";

const HEURE = new Intl.DateTimeFormat("fr-FR", { timeStyle: "short" });

const derniere = partage<(IssueDuGeste & { heure: string }) | undefined>(undefined);

/** Says, until the next, what became of the last gesture. */
export const direLIssue = (issue: IssueDuGeste | undefined): void =>
  derniere.dire(issue && { ...issue, heure: HEURE.format(new Date()) });

/** The library’s own button does the saving: it then knows that it is done. Elsewhere the page is read again. */
async function reessayer({ geste, encore }: NonNullable<IssueDuGeste["reessayer"]>): Promise<void> {
  const boutons = [...document.querySelectorAll("button")];
  const enregistrer = boutons.find(({ textContent }) => textContent === "Enregistrer");
  if (geste === "persistEntry" && enregistrer) return enregistrer.click();
  direLIssue({ mots: "Nouvel essai…", faute: false });
  await encore().then(
    () => location.reload(),
    () => undefined,
  );
}

/** What became of the last gesture, below all the rest. */
export function EtatDuGeste() {
  const issue = derniere.useLu();
  if (!issue) return null;
  const { mots, faute, heure, reessayer: suite } = issue;
  return (
    <div className={faute ? "issue faute" : "issue"} role={faute ? "alert" : "status"}>
      <p>
        <span>{typographier(`${heure} : ${mots}`)}</span>{" "}
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
