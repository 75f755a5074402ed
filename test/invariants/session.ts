import fc from "fast-check";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { dossierKey, resultatsAJour } from "../../machines/session/state.ts";
import { JOUR } from "../fixtures/foyers.ts";
import { journey } from "../journeys.ts";
import { exiger, exigerEgal } from "./loi.ts";
import { type Appel, type IssueDAppel, ServeurLent } from "./serveur.ts";
import {
  aDemander,
  type Attendus,
  enVol,
  erreurDite,
  estBonne,
  estEnregistree,
  etatDit,
  laisseParUnSucces,
  LOIS,
  traceDe,
  verifierLaSession,
} from "./session-lois.ts";

type Commande = fc.AsyncCommand<Attendus, ServeurLent, true>;

const envoyer = (nom: string, faire: (reel: ServeurLent, attendus: Attendus) => void): Commande => ({
  check: async () => true,
  async run(attendus, reel) {
    faire(reel, attendus);
    await reel.souffler();
    verifierLaSession(reel, attendus);
  },
  toString: () => nom,
});

/** Saving sends the answers as they are. */
const enregistrer = envoyer("SAVE", (reel) => {
  const avant = reel.appels.length;
  reel.actor.send({ type: "SAVE" });
  exigerEgal(
    reel.appels.slice(avant).map(({ service }) => service),
    ["save"],
    LOIS.retente,
  );
  exigerEgal(reel.appels.at(-1)?.empreinte, reel.empreinte(), LOIS.ajour);
  exigerEgal(reel.actor.getSnapshot().context.saveError, null, LOIS.retente);
});

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
    if (enCours || (type === "COMPUTE" && resultatsAJour(context)))
      exigerEgal(reel.appels.length, avant, LOIS.memesReponses);
    else {
      exigerEgal(reel.appels.length, avant + 1, LOIS.retente);
      exigerEgal(reel.appels.at(-1)?.service, aDemander(reel), LOIS.enregistreDAbord);
      exigerEgal(apres.context.error, null, LOIS.retente);
    }
  });

const effacer = envoyer("CLEAR", (reel, attendus) => {
  const { context } = reel.actor.getSnapshot();
  const connus = [context.simulation, context.opened].flatMap((un) => (un ? [un.id] : []));
  for (const { id } of context.erasing) attendus.effaces.add(id);
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
  exigerEgal(
    enVol(reel)
      .map(({ service }) => service)
      .filter((un) => un !== "erase"),
    [],
    LOIS.efface,
  );
});

/** A refusal is forgotten by going on, and nothing else is. */
const continuer = (type: "ACCESS.CLOSE" | "NAVIGATED"): Commande =>
  envoyer(type, ({ actor }) => {
    const avant = actor.getSnapshot();
    actor.send({ type });
    const { context, value } = actor.getSnapshot();
    if (avant.value.accès !== "refusé") return;
    const { openError, opened, error } = context;
    exigerEgal(
      [value.accès, openError, opened, error],
      ["libre", null, null, avant.context.error],
      LOIS.ferme,
    );
  });

/** What the failure of a call leaves. */
function verifierUnEchec(
  reel: ServeurLent,
  appel: Appel,
  issue: IssueDAppel,
  numero: number,
  avant: Avant,
): void {
  const { simulation, savedAgain, opened } = avant;
  const { service } = appel;
  const { context, value } = reel.actor.getSnapshot();
  if (service === "erase") return;
  // What the server lost is saved again, once.
  if (service === "results" && issue === 404 && !savedAgain) {
    const dernier = reel.appels.at(-1);
    return exigerEgal(
      [dernier?.service, dernier?.ids],
      ["save", simulation ? [simulation.id] : []],
      LOIS.retente,
    );
  }
  if (service === "results") exigerEgal(value.calcul, "échec", LOIS.dit);
  // An address that the server does not have is not asked again; another failure may be tried again.
  if (service === "fetch") exigerEgal(context.opened, issue === 404 ? null : opened, LOIS.retente);
  if (service === "save" && estEnregistree(reel)) exigerEgal(context.saveError, null, LOIS.dit);
  for (const erreur of erreurDite(reel, appel)) {
    exiger(erreur !== null, LOIS.dit, `${service} ${issue}`);
    if (issue !== "mal dit") exigerEgal(erreur, { message: `panne ${numero}`, status: issue }, LOIS.dit);
  }
}

type Avant = ReturnType<ServeurLent["actor"]["getSnapshot"]>["context"];

/** One of the calls that wait is answered, whatever came before or after it, abandoned or not. */
const repondre = (lequel: number, issue: IssueDAppel): Commande => ({
  check: async () => true,
  async run(attendus, reel) {
    const ouverts = reel.appels.filter((un) => !un.fini);
    const appel = ouverts[lequel % Math.max(1, ouverts.length)];
    if (!appel) return;
    const abandonne = appel.signal.aborted;
    const [dit, { context }] = [etatDit(reel), reel.actor.getSnapshot()];
    const numero = attendus.reponses++;
    reel.repondre(appel, issue, numero);
    await reel.souffler();
    verifierLaSession(reel, attendus);
    if (abandonne) return exigerEgal(etatDit(reel), dit, LOIS.perimee);
    if (!estBonne(issue)) return verifierUnEchec(reel, appel, issue, numero, context);
    exigerEgal(traceDe(reel, appel, issue), laisseParUnSucces(appel, issue, numero), LOIS.prise);
  },
  toString: () => `répondre ${lequel} ${issue}`,
});

/** With the network back, what it had failed starts again, and nothing else does. */
const enLigne = envoyer("ONLINE", (reel) => {
  const { context, value } = reel.actor.getSnapshot();
  const perdu = context.error?.status === 0;
  const attendus =
    Number(value.calcul === "échec" && perdu) +
    Number(value.accès === "refusé" && context.openError?.status === 0) +
    Number(value.effacement === "échec");
  const avant = reel.appels.length;
  const dabord = aDemander(reel);
  reel.actor.send({ type: "ONLINE" });
  exigerEgal(reel.appels.length - avant, attendus, LOIS.retente);
  if (value.calcul === "échec" && perdu)
    exiger(
      reel.appels.slice(avant).some(({ service }) => service === dabord),
      LOIS.enregistreDAbord,
      dabord,
    );
});

/** What the server says it lost is saved again, unless that is being done. */
const perdue = envoyer("GONE", (reel) => {
  const { context, value } = reel.actor.getSnapshot();
  const enCours =
    (value.calcul === "enregistre" || value.calcul === "calcule") && context.sentKeys.calcul === context.key;
  const avant = reel.appels.length;
  reel.actor.send({ type: "GONE", id: context.simulation?.id ?? "" });
  const services = reel.appels.slice(avant).map(({ service }) => service);
  exigerEgal(services, context.simulation && !enCours ? ["save"] : [], LOIS.retente);
});

const inconnue = envoyer("GONE d’une autre", (reel) => {
  const avant = reel.appels.length;
  reel.actor.send({ type: "GONE", id: "jamais vue" });
  exigerEgal(reel.appels.length, avant, LOIS.memesReponses);
});

/** An address that is not whole asks the server nothing. */
const incomplete = envoyer("FETCH incomplet", (reel) => {
  const avant = reel.appels.length;
  reel.actor.send({ type: "FETCH", id: "autre", token: "" });
  const { context, value } = reel.actor.getSnapshot();
  exigerEgal([reel.appels.length, value.accès, context.opened], [avant, "refusé", null], LOIS.prise);
  exiger(context.openError !== null, LOIS.dit, "adresse incomplète");
});

/** What a private link carries replaces the answers, asks the server nothing, and has no results yet. */
const reprendre = (n: number): Commande =>
  envoyer(`RESUME ${n}`, (reel, { epoque }) => {
    const avant = reel.appels.length;
    const { context, path } = journey().answer(`${1990 + epoque}-02-0${n + 1}`);
    reel.actor.send({ type: "RESUME", journey: { context, path } });
    exigerEgal(
      enVol(reel)
        .map(({ service }) => service)
        .filter((un) => un !== "erase"),
      [],
      LOIS.perimee,
    );
    // The same answers may be of another day: what the server has of them counts for nothing.
    reel.enregistres.clear();
    const { context: apres, value } = reel.actor.getSnapshot();
    exigerEgal(
      [reel.appels.length, value.calcul, value.accès, apres.resultats, reel.reponses()],
      [avant, "repos", "libre", undefined, 1],
      LOIS.reprise,
    );
  });

const PANNES: readonly IssueDAppel[] = ["mal dit", 0, 0, 403, 404, 500];
const issues = fc.constantFrom<IssueDAppel>(
  "bien",
  "bien",
  "bien",
  "bien",
  "bien, résultats joints",
  ...PANNES,
);

const reponses = fc.tuple(fc.nat(9), issues).map(([lequel, issue]) => repondre(lequel, issue));

const commandes = [
  fc
    .nat(363)
    .map((jour) => envoyer(`naissance ${jour}`, (reel, { epoque }) => reel.naitre(1990 + epoque, jour))),
  fc.constantFrom(demander("COMPUTE"), demander("RECOMPUTE")),
  fc.constantFrom(demander("COMPUTE"), enregistrer),
  // A good reply, then a bad one to what it asks next: both are to come before anything else.
  ...Array.from({ length: 6 }, () => reponses),
  fc.constant(enLigne),
  fc.constantFrom(effacer, enLigne, continuer("ACCESS.CLOSE"), continuer("NAVIGATED")),
  fc.nat(3).map((n) =>
    envoyer(`FETCH ${n}`, ({ actor }, { epoque }) => {
      actor.send({ type: "FETCH", id: `autre ${epoque} ${n}`, token: "jeton" });
      exigerEgal(actor.getSnapshot().value.calcul, "repos", LOIS.perimee);
    }),
  ),
  fc.constantFrom(perdue, inconnue, incomplete),
  fc.nat(3).map(reprendre),
];

/** A session and a server that answers late, out of order, badly or not at all. */
export const session = fc.asyncProperty(
  fc.commands(commandes, { maxCommands: 40, size: "max" }),
  async (suite) => {
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
  },
);
