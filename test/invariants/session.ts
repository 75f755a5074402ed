import fc from "fast-check";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { dossierKey, resultatsAJour, type SessionEvent } from "../../machines/session/state.ts";
import { JOUR } from "../fixtures/foyers.ts";
import { exiger, exigerEgal, invariant } from "./loi.ts";
import { type Appel, ServeurLent } from "./serveur.ts";

/** What was erased, and what each reply should leave. */
interface Attendus {
  /** Rank of the answers: they are erased with `CLEAR`. */
  epoque: number;
  effaces: Set<string>;
  reponses: number;
}

type Commande = fc.AsyncCommand<Attendus, ServeurLent, true>;

const LOIS = {
  uneFois: "jamais deux enregistrements à la fois dans une même région",
  memesReponses: "ce qui est en cours de calcul n’est pas demandé deux fois",
  perimee: "une réponse à un appel abandonné n’est pas prise",
  ajour: "des résultats à jour sont ceux des réponses telles qu’elles sont",
  efface: "ce qui fut effacé n’est plus jamais envoyé ni demandé",
  effaceVite: "tout effacer demande au serveur d’effacer ce qu’il a",
  dit: "un échec est dit",
  retente: "un échec se retente",
} as const;

const etat = ({ actor }: ServeurLent) => {
  const { context, value } = actor.getSnapshot();
  return JSON.stringify([value, { ...context, initial: undefined }]);
};

const enVol = ({ appels }: ServeurLent, service?: Appel["service"]) =>
  appels.filter((un) => !un.fini && !un.signal.aborted && (service === undefined || un.service === service));

/** What holds whatever happened. */
function verifier(reel: ServeurLent, { effaces, epoque }: Attendus): void {
  const { context, value } = reel.actor.getSnapshot();
  const regions = Number(value.calcul === "enregistre") + Number(value.enregistrement === "envoie");
  exiger(
    enVol(reel, "save").length === regions,
    LOIS.uneFois,
    `${enVol(reel, "save").length} pour ${regions}`,
  );
  if (resultatsAJour(context)) {
    const envoye = reel.enregistres.get(context.simulation?.id ?? "");
    exigerEgal(envoye, reel.empreinte(), LOIS.ajour);
    exigerEgal(context.resultats?.dateDeValeur, context.simulation?.id, LOIS.ajour);
  }
  for (const { service, ids, naissances } of reel.nouveaux()) {
    if (service !== "erase")
      exigerEgal(
        ids.filter((id) => effaces.has(id)),
        [],
        LOIS.efface,
      );
    exigerEgal(
      naissances.filter((jour) => !jour.startsWith(String(1990 + epoque))),
      [],
      LOIS.efface,
    );
  }
}

const envoyer = (nom: string, faire: (reel: ServeurLent, attendus: Attendus) => void): Commande => ({
  check: async () => true,
  async run(attendus, reel) {
    faire(reel, attendus);
    await reel.souffler();
    verifier(reel, attendus);
  },
  toString: () => nom,
});

const dire = (event: SessionEvent) => envoyer(event.type, ({ actor }) => actor.send(event));

/** What is being computed is not asked twice. */
const demander = (type: "COMPUTE" | "RECOMPUTE"): Commande =>
  envoyer(type, (reel) => {
    const { context, value } = reel.actor.getSnapshot();
    const enCours =
      (value.calcul === "enregistre" || value.calcul === "calcule") &&
      context.sentKeys.calcul === context.key;
    const avant = reel.appels.length;
    reel.actor.send({ type });
    const apres = reel.actor.getSnapshot();
    if (enCours) exigerEgal(reel.appels.length, avant, LOIS.memesReponses);
    else if (type === "RECOMPUTE" || !resultatsAJour(context)) {
      exigerEgal(reel.appels.length, avant + 1, LOIS.retente);
      exigerEgal(apres.context.error, null, LOIS.retente);
    }
  });

const effacer = envoyer("CLEAR", (reel, attendus) => {
  const { context } = reel.actor.getSnapshot();
  const connus = [context.simulation, context.opened].flatMap((un) => (un ? [un.id] : []));
  for (const { id } of [...context.erasing]) attendus.effaces.add(id);
  for (const id of connus) attendus.effaces.add(id);
  attendus.epoque += 1;
  reel.actor.send({ type: "CLEAR", today: JOUR });
  const [dernier] = reel.appels.slice(-1);
  exigerEgal(dernier?.service, "erase", LOIS.effaceVite);
  exigerEgal(
    connus.filter((id) => !dernier?.ids.includes(id)),
    [],
    LOIS.effaceVite,
  );
  exigerEgal(reel.reponses(), 0, LOIS.efface);
});

type Issue = "bien" | "mal dit" | 0 | 403 | 404 | 500;

/** Where an error of that call is said. */
function erreurDite(reel: ServeurLent, { service, region }: Appel) {
  const { error, saveError } = reel.actor.getSnapshot().context;
  if (service === "save") return region === "calcul" ? [error, saveError] : [saveError];
  return [error];
}

/** One of the calls that wait is answered, whatever came before or after it, abandoned or not. */
const repondre = (lequel: number, issue: Issue): Commande =>
  envoyer(`répondre ${lequel} ${issue}`, (reel, attendus) => {
    const ouverts = reel.appels.filter((un) => !un.fini);
    const appel = ouverts[lequel % Math.max(1, ouverts.length)];
    if (appel) reel.repondre(appel, issue, attendus.reponses++);
  });

/** The same, looking at what the reply changes. */
const observer = (commande: Commande, lequel: number, issue: Issue): Commande => ({
  ...commande,
  async run(attendus, reel) {
    const ouverts = reel.appels.filter((un) => !un.fini);
    const appel = ouverts[lequel % Math.max(1, ouverts.length)];
    if (!appel) return;
    const abandonne = appel.signal.aborted;
    const [avant, { simulation, savedAgain }] = [etat(reel), reel.actor.getSnapshot().context];
    await commande.run(attendus, reel);
    if (abandonne) return exigerEgal(etat(reel), avant, LOIS.perimee);
    if (issue === "bien" || appel.service === "erase") return;
    // What the server lost is saved again, once.
    if (appel.service === "results" && issue === 404 && !savedAgain)
      return exigerEgal(reel.appels.at(-1)?.ids, simulation ? [simulation.id] : [], LOIS.retente);
    for (const erreur of erreurDite(reel, appel)) {
      exiger(erreur !== null, LOIS.dit, `${appel.service} ${issue}`);
      if (issue !== "mal dit")
        exigerEgal(erreur, { message: `panne ${attendus.reponses - 1}`, status: issue }, LOIS.dit);
    }
  },
});

/** With the network back, what it had failed starts again, and nothing else does. */
const enLigne = envoyer("ONLINE", (reel) => {
  const { context, value } = reel.actor.getSnapshot();
  const perdu = context.error?.status === 0;
  const attendus =
    Number(value.calcul === "échec" && perdu) +
    Number(value.accès === "refusé" && perdu) +
    Number(value.effacement === "échec");
  const avant = reel.appels.length;
  reel.actor.send({ type: "ONLINE" });
  exigerEgal(reel.appels.length - avant, attendus, LOIS.retente);
});

const issues = fc.constantFrom<Issue>("bien", "bien", "bien", "mal dit", 0, 403, 404, 500);

const commandes = [
  fc
    .nat(363)
    .map((jour) => envoyer(`naissance ${jour}`, (reel, { epoque }) => reel.naitre(1990 + epoque, jour))),
  fc.constantFrom(demander("COMPUTE"), demander("RECOMPUTE")),
  fc.constantFrom(demander("COMPUTE"), dire({ type: "SAVE" })),
  fc.tuple(fc.nat(9), issues).map(([lequel, issue]) => observer(repondre(lequel, issue), lequel, issue)),
  fc.tuple(fc.nat(9), issues).map(([lequel, issue]) => observer(repondre(lequel, issue), lequel, issue)),
  fc.constantFrom(effacer, enLigne, dire({ type: "ACCESS.CLOSE" }), dire({ type: "NAVIGATED" })),
  fc
    .nat(3)
    .map((n) =>
      envoyer(`FETCH ${n}`, ({ actor }, { epoque }) =>
        actor.send({ type: "FETCH", id: `autre ${epoque} ${n}`, token: "jeton" }),
      ),
    ),
  fc.constant(
    envoyer("GONE", ({ actor }) =>
      actor.send({ type: "GONE", id: actor.getSnapshot().context.simulation?.id ?? "" }),
    ),
  ),
];

/** A session and a server that answers late, out of order, badly or not at all. */
export const session = invariant(
  "Session",
  fc.asyncProperty(fc.commands(commandes, { maxCommands: 40, size: "max" }), async (suite) => {
    const reel = new ServeurLent(
      { today: JOUR, marque: "neutre", parameters: defaultParameters },
      dossierKey,
    );
    try {
      await fc.asyncModelRun(
        () => ({ model: { epoque: 0, effaces: new Set<string>(), reponses: 0 }, real: reel }),
        suite,
      );
    } finally {
      reel.actor.stop();
    }
  }),
);
