import { useCallback, useEffect, useRef, useState } from "react";
import { FIRST_STEP } from "../../machines/journey/screens.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { type CeQuiEstFait } from "../../catalogue/results/pointages.ts";
import { LinkRefused, openFragment } from "../../machines/session/carried.ts";
import type { ReplayOptions } from "../../machines/journey/replay.ts";
import type { RestoredJourney } from "../../machines/journey/stored.ts";
import { optionsOf } from "../../machines/session/state.ts";
import { aujourdhui, ecrireJour } from "../cadre/format/dates.ts";
import { pourquoiFerme } from "../garder/phrases.ts";
import { useAller } from "../cadre/navigation/lien.tsx";
import { useTitle } from "../cadre/navigation/titles.ts";
import { useArrival } from "../cadre/navigation/use-arrival.ts";
import { produitsDesPages } from "../produits.ts";
import { page } from "../cadre/navigation/chunk.ts";
import { Facultatif } from "../cadre/shell/crash.tsx";
import { garderLaNote, reprendreCeQuiEstFait } from "../session/appareil.ts";
import { CallError } from "../session/client.ts";
import { ecouterLesLiens, lienRecu, oublierLeLien } from "../session/lien-prive.ts";
import { phraseDesPerdues } from "../session/perdues.ts";
import { useJourney, useJourneyActor } from "../session/use-journey.ts";
import { useSession } from "../session/use-session.tsx";

/** A journey that a link carries, or that somebody hands back with what was done. */
type Rouverte = RestoredJourney & { fait?: CeQuiEstFait | undefined; oublier?: () => void };

const { transmission } = produitsDesPages;
const CodeRendu =
  transmission && page(async () => ({ Component: (await transmission.personne()).CodeRendu }));

/** A link that came, or was typed: the same one once more is another try. */
interface Venu {
  lien: string;
}

/** What became of it: the journey, or why it does not open and what to do. */
interface Lu {
  de: Venu;
  journey?: Rouverte;
  refus?: readonly [string, string];
}

const estUnCode = (lien: string): boolean => /^\d+$/.test(lien);

/** Opens a private link, or what waits under a code. Rejects with a `LinkRefused`, or as a call does. */
async function ouvrirLeLien(lien: string, options: ReplayOptions): Promise<Rouverte> {
  if (!transmission || !estUnCode(lien)) return openFragment(lien, options);
  const { ouvrirLeCode, oublier } = await transmission.personne();
  const { fragment, fait } = await ouvrirLeCode(lien);
  return { ...(await openFragment(fragment, options)), fait, oublier: () => void oublier(lien) };
}

const pourquoi = (error: unknown): readonly [string, string] =>
  error instanceof CallError
    ? [error.message, error.status === 404 ? "Demandez-en un autre à la personne qui vous aide." : ""]
    : pourquoiFerme[error instanceof LinkRefused ? error.why : "sans chiffrement"];

/** Opens the answers that a private link carries (docs/specification.md#lien-prive). */
export function Component() {
  const [venu, setVenu] = useState<Venu>(() => ({ lien: lienRecu() }));
  const [lu, setLu] = useState<Lu>();
  const session = useSession();
  const journeyActor = useJourneyActor();
  const ouvrir = useOuvrir();
  // What a code gave is not asked for again: it serves once.
  const demande = useRef<{ de: Venu; lue: Promise<Rouverte> }>(undefined);
  useEffect(() => ecouterLesLiens(() => setVenu({ lien: lienRecu() })), []);
  useEffect(() => {
    let attendu = true;
    if (demande.current?.de !== venu)
      demande.current = {
        de: venu,
        lue: ouvrirLeLien(venu.lien, optionsOf(session.getSnapshot().context)),
      };
    demande.current.lue.then(
      (journey) => {
        if (!attendu) return;
        if (estCommencee(journeyActor)) setLu({ de: venu, journey });
        else ouvrir(journey);
      },
      (error: unknown) => attendu && setLu({ de: venu, refus: pourquoi(error) }),
    );
    return () => {
      attendu = false;
    };
  }, [venu, session, journeyActor, ouvrir]);
  const { journey, refus } = lu?.de === venu ? lu : {};
  if (refus) return <Refus lien={venu.lien} refus={refus} commencee={estCommencee(journeyActor)} />;
  if (journey) return <Remplacer journey={journey} ouvrir={ouvrir} />;
  return <EnOuverture />;
}

/** True when this tab holds answers. */
const estCommencee = (actor: ReturnType<typeof useJourneyActor>): boolean =>
  parcoursDe(actor.getSnapshot().context).situation.demandeur.date_naissance !== undefined;

/** Takes up a journey in the place of the one there, and goes where it stood. */
function useOuvrir() {
  const session = useSession();
  const aller = useAller();
  return useCallback(
    ({ context, path, lost, fait, oublier }: Rouverte) => {
      oublierLeLien();
      // The note is of the answers that it came with.
      if (fait) reprendreCeQuiEstFait(fait);
      else garderLaNote(undefined);
      oublier?.();
      session.send({ type: "RESUME", journey: { context, path } });
      const perdues = phraseDesPerdues(lost);
      const text = [phraseDuJour(context.dateDeValeur), perdues].filter(Boolean).join(" ");
      session.send({ type: "MESSAGE.SHOW", text, kind: perdues ? "warning" : "info", enRoute: true });
      aller(path, { replace: true });
    },
    [session, aller],
  );
}

/** That they are open; and of which day they are, when it is not today. */
const phraseDuJour = (jour: string) =>
  jour === aujourdhui()
    ? "Vos réponses sont rouvertes."
    : `Vos réponses du ${ecrireJour(jour)} sont rouvertes : l’estimation est faite à cette date. Corrigez ce qui a changé.`;

function EnOuverture() {
  useTitle("Ouverture de vos réponses");
  return (
    <main id="contenu" className="page">
      <section role="status">
        <h1>Nous ouvrons vos réponses…</h1>
      </section>
    </main>
  );
}

/** The tab holds answers: they are not replaced without a word. */
function Remplacer({ journey, ouvrir }: { journey: Rouverte; ouvrir: (un: Rouverte) => void }) {
  useTitle("Remplacer vos réponses ?");
  useArrival();
  const aller = useAller();
  const { path } = useJourney();
  const jour = ecrireJour(journey.context.dateDeValeur);
  return (
    <main id="contenu" className="page">
      <h1>Remplacer vos réponses ?</h1>
      <p>
        {journey.fait
          ? `Cet onglet garde vos réponses d’avant. Celles qui vous sont rendues, du ${jour}, prennent leur place, avec ce qui est décidé.`
          : `Cet onglet garde déjà des réponses. Si vous ouvrez le lien, celles du lien, données le ${jour}, prennent leur place.`}
      </p>
      <p className="actions">
        <button type="button" className="button" onClick={() => ouvrir(journey)}>
          {journey.fait ? "Ouvrir ce qui m’est rendu" : "Ouvrir le lien"}
        </button>
        <button
          type="button"
          className="button secondary"
          onClick={() => {
            oublierLeLien();
            aller(path, { replace: true });
          }}
        >
          Garder celles de cet onglet
        </button>
      </p>
    </main>
  );
}

function Refus({
  lien,
  refus: [arrive, faire],
  commencee,
}: Venu & Required<Pick<Lu, "refus">> & { commencee: boolean }) {
  useTitle("Lien non ouvert");
  useArrival();
  const aller = useAller();
  const { path } = useJourney();
  return (
    <main id="contenu" className="page">
      <h1>
        {lien === "" ? "Reprendre" : estUnCode(lien) ? "Ce code ne s’ouvre pas" : "Ce lien ne s’ouvre pas"}
      </h1>
      <p {...(lien !== "" && { role: "alert" })}>
        {lien === "" && <span>Vous suiviez un lien privé ? </span>}
        {arrive} {faire}
      </p>
      {(lien === "" || estUnCode(lien)) && <Facultatif>{CodeRendu && <CodeRendu />}</Facultatif>}
      <p className="actions">
        <button type="button" className="button" onClick={() => aller(commencee ? path : FIRST_STEP)}>
          {commencee ? "Reprendre mes réponses" : "Commencer une simulation"}
        </button>
      </p>
    </main>
  );
}
