import { createServer } from "node:net";
import type { AddressObject } from "mailparser";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { defaultParameters } from "../../../catalogue/situation/context.ts";
import { recordOf } from "../../../machines/journey/replay.ts";
import { openFragment } from "../../../machines/session/carried.ts";
import { ecouter } from "../../../test/ecouter.ts";
import { ouvrirUneBoite, quiRefuse, type Recu } from "../../../test/fixtures/courriel.ts";
import { desResultats, unDroit } from "../../../test/fixtures/droits.ts";
import { facteur, relaisDe } from "../courriel/facteur.ts";
import {
  answerOf,
  bearer,
  cachee,
  complete,
  debut,
  post,
  ditRefus,
  saved,
  testApp,
  refusee,
} from "../../app/test-kit.ts";

const LEA = "lea.martin+aides@exemple.fr";
/** Leads to this machine, under a name that the product cannot know for it. */
const PAS_LA_BOUCLE = "0.0.0.0";
const ORIGINE = "https://aides.exemple.fr";

let recus: Recu[] = [];
const aFermer: (() => Promise<void>)[] = [];
beforeEach(() => void (recus = []));
afterEach(async () => {
  await Promise.all(aFermer.splice(0).map((fermer) => fermer()));
});

/** A real mail service, on this machine. */
async function service(options: SMTPServerOptions = {}): Promise<string> {
  const { smtp, fermer } = await ouvrirUneBoite((recu) => recus.push(recu), options);
  aFermer.push(fermer);
  return smtp;
}

const resultats = desResultats({
  droitsEligibles: [
    unDroit({
      id: "ppa",
      label: "prime d’activité",
      montant: 212,
      institution: { id: "caf", label: "Caf", type: "caisse", telephone: "32 30" },
      teleservice: "https://caf.exemple.fr/ppa?x=1&y=2",
      papiers: ["Relevé d’identité bancaire (RIB)", "Le [cerfa 15481](https://cerfa.exemple.fr)"],
      delaiDemande: { nombre: 3, unite: "mois", apres: "la signature <du> contrat" },
    }),
    unDroit({
      id: "pass",
      label: "pass’Sport",
      montant: 70,
      periodicite: "annuelle",
      certitude: "a_verifier",
      aVerifier: "Êtes-vous inscrit dans un club ?",
      link: "https://sport.exemple.fr",
      papiers: ["RIB"],
      campagne: { etat: "ouverte", jusquAu: "2026-12-31" },
    }),
    unDroit({
      id: "bourse",
      label: "bourse",
      campagne: { etat: "à venir", du: "2027-01-05", au: "2027-02-28" },
    }),
    unDroit({ id: "css", label: "complémentaire santé", besoin: "soigner", montant: 30 }),
    unDroit({ id: "apl", label: "APL", montant: 90, besoin: "loger" }),
    unDroit({
      id: "offre",
      label: "prêt étudiant",
      nature: "prêt",
      montant: 5_000,
      periodicite: "ponctuelle",
      institution: { id: "banque_partenaire", label: "Votre banque", type: "banque" },
    }),
  ],
  presque: [
    {
      id: "jeune",
      label: "contrat jeune",
      institution: { id: "etat", label: "État", type: "national" },
      top: 5,
      manque: { rule: "âge", read: "17 ans", holds: false, reads: [] },
      des: "2027-03-01",
    },
  ],
  incalculables: [
    {
      id: "aah",
      label: "AAH",
      institution: { id: "mdph", label: "MDPH", type: "autre" },
      reason: "La MDPH décide seule.",
      solution: { text: "Appelez-la." },
    },
  ],
});

const dit = (fieldName: string, value: boolean | string[]) => ({
  entityName: "individu" as const,
  id: "demandeur",
  fieldName,
  value,
});

/** The same person, asked what the bank asks besides. */
const completeDeLaBanque = {
  ...complete,
  answers: ((toutes) => ({ all: toutes, current: toutes }))([
    ...complete.answers.all.slice(0, -1),
    dit("_interetVoiture", false),
    dit("_interetLogement", false),
    dit("_interetEmploi", false),
    ...complete.answers.all.slice(-1),
    dit("_aleas", []),
  ]),
};

/** A site that sends by a service, a stored household, and a way to ask. */
async function site(smtp: string, { marque = "neutre", record = complete, delais = {} } = {}) {
  const env = { SMTP_URL: smtp, COURRIEL_DE: "aides@exemple.fr", PUBLIC_ORIGIN: ORIGINE, BRAND: marque };
  const lines: string[] = [];
  const log = (message: string, fields = {}) => lines.push(`${message} ${JSON.stringify(fields)}`);
  const envoyer = facteur({ smtp, de: env.COURRIEL_DE }, log, { silence: 8_000, enTout: 20_000, ...delais });
  const kit = testApp({ env, facteur: envoyer, compute: async () => resultats });
  const { _id, token } = await saved(kit.app, record);
  const demander = (corps: unknown, jeton = token, id = _id) =>
    post(kit.app, corps, bearer(jeton).headers, `/api/simulation/${id}/courriel`);
  const statuts = async (corps: readonly unknown[]) => {
    const vus: number[] = [];
    for (const un of corps) vus.push((await demander(un)).status);
    return vus;
  };
  return { ...kit, demander, statuts, journal: () => [...kit.lines, ...lines].join("\n"), _id, token };
}

describe("le récapitulatif par courriel", () => {
  test("arrive à une seule adresse, en texte et en HTML, et l’adresse n’est nulle part dans le journal ni la base", async () => {
    const { demander, journal, deps } = await site(await service());
    expect((await demander({ adresse: LEA })).status).toBe(204);
    const [{ de, a, lu, brut }] = recus as [Recu];
    expect([de, a]).toEqual(["aides@exemple.fr", [LEA]]);
    expect([lu.from?.value, (lu.to as AddressObject).value]).toEqual([
      [{ name: "Cap Aides", address: "aides@exemple.fr" }],
      [{ name: "", address: LEA }],
    ]);
    expect([lu.cc, lu.bcc, lu.attachments, lu.subject]).toEqual([
      undefined,
      undefined,
      [],
      "Votre récapitulatif Cap Aides",
    ]);
    expect(lu.headers.get("auto-submitted")).toBe("auto-generated");
    expect(brut).toMatch(/multipart\/alternative/);
    expect(journal()).not.toMatch(/lea|exemple\.fr/i);
    const gardees = await deps.db.read((orm, { simulation }) => orm.select().from(simulation));
    expect(gardees).toHaveLength(1);
    expect(JSON.stringify(gardees)).not.toMatch(/lea/i);
  });

  test("dit chaque aide : montant, certitude, geste et son adresse, échéance, papiers une fois", async () => {
    const { demander } = await site(await service());
    await demander({ adresse: LEA });
    const { text = "" } = recus[0]!.lu;
    expect(text.replaceAll("\u00a0", " ").replace(/arret=\S+/, "arret=…")).toMatchInlineSnapshot(`
      "Cap Aides
      Votre récapitulatif

      Estimation au 20 novembre 2026, d’après vos réponses.
      Environ 330 € par mois.
      Et bientôt 450 € par mois, quand les demandes ouvriront.

      CAF, 32 30 (DÈS QUE POSSIBLE)

      - Prime d’activité : 212 € par mois (sûre)
        Faire la demande en ligne : https://caf.exemple.fr/ppa?x=1&y=2
        À demander au plus tard 3 mois après la signature <du> contrat.

      - Les papiers
        Relevé d’identité bancaire (RIB) à votre nom, pas celui d’un livret (pour Prime d’activité)
        Le cerfa 15481 (https://cerfa.exemple.fr) (pour Prime d’activité)

      AUPRÈS DE : ÉTAT (DÈS QUE POSSIBLE)

      - APL : 90 € par mois (sûre)
        Auprès de : État
      - Complémentaire santé : 30 € par mois (sûre)
        Auprès de : État

      EN LIGNE (JUSQU’AU 31 DÉCEMBRE 2026)

      - Pass’Sport : 70 € par an (à vérifier)
        À vérifier : Êtes-vous inscrit dans un club ?
        Ouvrir le site officiel (accueil) : https://sport.exemple.fr
        Demandes ouvertes jusqu’au 31 décembre 2026.

      - Et, déjà réunis
        Relevé d’identité bancaire (RIB) à votre nom, pas celui d’un livret (pour Pass’Sport)

      PLUS TARD

      - Bourse : 450 € par mois (sûre)
        Auprès de : État
        Demandes fermées : elles ouvrent le 5 janvier 2027, d’ordinaire.

      CE QUI VA CHANGER POUR VOUS

      - Le 1er mars 2027 : Contrat jeune.
        Lire sa fiche : https://aides.exemple.fr/aides/jeune

      À VÉRIFIER AUPRÈS DE L’ORGANISME

      - AAH : La MDPH décide seule. Appelez-la.
        En lire plus : https://aides.exemple.fr/aides/aah

      Refaire une simulation : https://aides.exemple.fr/

      Ce sont des estimations d’après vos réponses : seul l’organisme décide. Une aide n’arrive pas d’elle-même, il faut la demander.

      Nous ne vous demanderons jamais de payer, ni votre mot de passe ou votre numéro de carte. Ce message part d’une machine : personne ne lit les réponses.

      Vous n’avez rien demandé ? Quelqu’un a donné cette adresse par erreur sur aides.exemple.fr : effacez ce message. Nous n’avons pas gardé votre adresse pour l’envoyer, et il n’en amène aucun autre. « Ne plus jamais m’écrire » arrête tout message de ce site à votre adresse, même demandé par un autre : nous n’en gardons qu’une empreinte, qui ne dit pas l’adresse.

      Ne plus jamais m’écrire : https://aides.exemple.fr/suivi#arret=…
      "
    `);
  });

  test("le HTML dit la même chose : ses mots échappés, ses liens ceux du catalogue, sans image ni script", async () => {
    const { demander } = await site(await service());
    await demander({ adresse: LEA });
    const html = String(recus[0]!.lu.html);
    const liens = [...html.matchAll(/href="([^"]*)"/g)].map(([, adresse]) => adresse);
    expect(liens).toEqual([
      "https://caf.exemple.fr/ppa?x=1&amp;y=2",
      "https://sport.exemple.fr",
      ...["jeune", "aah"].map((id) => `${ORIGINE}/aides/${id}`),
      `${ORIGINE}/`,
      expect.stringContaining(`${ORIGINE}/suivi#arret=`),
    ]);
    expect(html).toContain("la signature &lt;du&gt; contrat");
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import/i);
    for (const dit of [
      "Prime d’activité",
      "212\u00a0€ par mois",
      "Demandes ouvertes jusqu’au 31 décembre 2026.",
    ])
      expect(html).toContain(dit);
  });

  test("la banque a son nom et sa couleur ; ses offres commerciales n’y sont pas", async () => {
    const { demander } = await site(await service(), { marque: "banque", record: completeDeLaBanque });
    expect((await demander({ adresse: LEA })).status).toBe(204);
    const { text = "", html, subject } = recus[0]!.lu;
    expect(subject).toBe("Votre récapitulatif Cap Aides, avec votre banque");
    expect(text).toMatch(/^Cap Aides, avec votre banque\n/);
    expect(text + String(html)).not.toMatch(/Prêt étudiant|Offres? /i);
    expect(html).toContain("background:#0b4f4a");
  });

  test("le lien privé n’y est que s’il est demandé ; il rouvre les réponses, et une phrase dit où elles sont alors", async () => {
    const { demander, statuts } = await site(await service());
    expect(await statuts([{ adresse: LEA }, { adresse: LEA, lien: false }])).toEqual([204, 204]);
    for (const { lu } of recus) expect(`${lu.text}${String(lu.html)}`).not.toMatch(/reprendre#/);
    expect((await demander({ adresse: LEA, lien: true })).status).toBe(204);
    const { text = "" } = recus[2]!.lu;
    const [, fragment = ""] = /https:\/\/aides\.exemple\.fr\/simulation\/reprendre#(\S+)/.exec(text) ?? [];
    const rouvert = await openFragment(fragment, { marque: "neutre", parameters: defaultParameters });
    expect(recordOf(rouvert.context, rouvert.path, complete).answers.all).toEqual(complete.answers.all);
    expect(text).toContain("votre boîte aux lettres les garde donc");
  });
});

describe("ce qui est refusé", () => {
  const INJECTIONS = [
    `${LEA}\r\nBcc: autre@exemple.fr`,
    `${LEA}\nSubject: gagné`,
    `${LEA},autre@exemple.fr`,
    `${LEA};autre@exemple.fr`,
    `Léa <${LEA}>`,
    `<${LEA}>`,
    `"a b"@exemple.fr`,
    `lea@exemple.fr(autre@exemple.fr)`,
    `lea@[127.0.0.1]`,
    "lea@127.0.0.1",
    "lea@localhost",
    "lea@exemple..fr",
    ".lea@exemple.fr",
    "lea@@exemple.fr",
    "lea\u2028@exemple.fr",
    `${"a".repeat(65)}@exemple.fr`,
    `lea@${"a".repeat(260)}.fr`,
    "",
    " ",
    null,
    12,
    [LEA],
    { address: LEA },
  ];
  test.each(INJECTIONS.map((adresse) => [adresse]))(
    "l’adresse %j : une phrase, rien ne part",
    async (adresse) => {
      const { demander } = await site(await service());
      const [statut, corps] = await answerOf(demander({ adresse }));
      expect([statut, corps]).toEqual([
        422,
        ditRefus(
          422,
          "courriel_invalide",
          "Écrivez une seule adresse électronique, entière : par exemple prenom@exemple.fr.",
          "adresse",
        ),
      ]);
      expect(recus).toEqual([]);
    },
  );

  test("une adresse de deux cent mille lettres, sans qu’on attende", async () => {
    const { demander } = await site(await service());
    for (const adresse of ["a".repeat(200_000), `a@${"a.".repeat(100_000)}`, `a@${"a-".repeat(100_000)}.fr`])
      expect((await demander({ adresse })).status).toBe(422);
  });

  test("un texte, un sujet ou l’adresse d’un lien donnés par qui demande : rien ne part", async () => {
    const { demander } = await site(await service());
    for (const de of [
      { texte: "Gagné !" },
      { sujet: "x" },
      { origine: "https://faux.exemple" },
      { lien: "https://faux.exemple" },
    ])
      expect(await refusee(demander({ adresse: LEA, ...de }))).toEqual([
        422,
        "courriel_invalide",
        "courriel",
      ]);
    expect(recus).toEqual([]);
  });

  test("le `Host` de la demande n’écrit pas les liens", async () => {
    const { app, _id, token } = await site(await service());
    const headers = { ...bearer(token).headers, host: "faux.exemple" };
    const chemin = `https://faux.exemple/api/simulation/${_id}/courriel`;
    const reponse = await post(app, { adresse: LEA, lien: true }, headers, chemin);
    expect(reponse.status).toBe(204);
    expect(recus[0]!.brut).not.toMatch(/faux/);
  });

  test("sans le jeton, avec un autre, ou une simulation inconnue : la même réponse qu’ailleurs", async () => {
    const { demander, _id } = await site(await service());
    for (const [jeton, id] of [
      ["", _id],
      ["x".repeat(43), _id],
      ["x".repeat(43), "inconnue"],
    ])
      expect(await answerOf(demander({ adresse: LEA }, jeton, id))).toEqual([404, cachee]);
    expect(recus).toEqual([]);
  });

  test("un questionnaire inachevé est dit, et un site qui n’envoie rien aussi", async () => {
    const { demander } = await site(await service(), { record: debut });
    expect((await refusee(demander({ adresse: LEA }))).slice(0, 2)).toEqual([409, "simulation_incomplete"]);
    const { app } = testApp();
    const { _id, token } = await saved(app, complete);
    const ferme = post(app, { adresse: LEA }, bearer(token).headers, `/api/simulation/${_id}/courriel`);
    expect((await refusee(ferme)).slice(0, 2)).toEqual([404, "courriel_ferme"]);
  });
});

describe("les limites", () => {
  test("trois par jour à une adresse, quelle que soit sa casse ; revient le lendemain", async () => {
    const { statuts, demander, clock } = await site(await service());
    expect(await statuts([LEA, LEA.toUpperCase(), LEA].map((adresse) => ({ adresse })))).toEqual([
      204, 204, 204,
    ]);
    expect((await refusee(demander({ adresse: LEA })))[1]).toBe("trop_de_courriels");
    expect((await demander({ adresse: "autre@exemple.fr" })).status).toBe(204);
    clock.at += 9 * 3_600_000;
    expect((await demander({ adresse: LEA })).status).toBe(204);
  });

  test.each([
    ["un signe plus", (n: number) => `nom+${n}@exemple.fr`],
    [
      "des points, où ils ne comptent pas",
      (n: number) => `${"nom".slice(0, n)}.${"nom".slice(n)}.x+${n}@GoogleMail.com`,
    ],
  ])("soixante noms ne font pas soixante courriels dans une boîte : %s", async (_, nommer) => {
    const { app } = await site(await service());
    const { _id, token } = await saved(app, complete);
    const envoyer = (n: number) =>
      post(app, { adresse: nommer(n) }, bearer(token).headers, `/api/simulation/${_id}/courriel`);
    const statuts: number[] = [];
    for (const n of [1, 2, 1, 2]) statuts.push((await envoyer(n)).status);
    expect([statuts, recus.length]).toEqual([[204, 204, 204, 429], 3]);
  });

  test("cinq par heure et par réseau ; une faute de frappe ne compte pas", async () => {
    const { statuts, demander } = await site(await service());
    expect(await statuts(["x", "y", "z"].map((adresse) => ({ adresse })))).toEqual([422, 422, 422]);
    const cinq = [1, 2, 3, 4, 5].map((n) => ({ adresse: `n${n}@exemple.fr` }));
    expect(await statuts(cinq)).toEqual(cinq.map(() => 204));
    const sixieme = await demander({ adresse: "n6@exemple.fr" });
    expect([sixieme.status, sixieme.headers.get("retry-after")]).toEqual([429, "720"]);
    expect(recus).toHaveLength(5);
  });
});

describe("le service d’envoi", () => {
  test("est joint chiffré, sauf sur cette machine ; son mot de passe vient de l’adresse", () => {
    expect(relaisDe("smtps://lea%40x:s%3Aecret@smtp.exemple.fr")).toEqual({
      host: "smtp.exemple.fr",
      secure: true,
      requireTLS: true,
      auth: { user: "lea@x", pass: "s:ecret" },
    });
    expect(relaisDe("smtp://10.0.0.5:25?requireTLS=false")).toMatchObject({
      secure: false,
      requireTLS: true,
    });
    expect(relaisDe("smtp://[::1]:25")).toEqual({ host: "::1", port: 25, secure: false, requireTLS: false });
  });

  test("qui ne sait pas chiffrer alors qu’il le faut ne reçoit rien", async () => {
    const smtp = await service();
    const { port } = new URL(smtp);
    // The network name of this machine is not its loop for the product, though it leads there.
    const { demander } = await site(`smtp://${PAS_LA_BOUCLE}:${port}`);
    expect((await refusee(demander({ adresse: LEA })))[1]).toBe("courriel_pas_parti");
    expect(recus).toEqual([]);
  });
});

describe("un service d’envoi en panne", () => {
  test("éteint : une phrase, la simulation est toujours là, l’essai ne compte pas pour l’adresse", async () => {
    const smtp = await service();
    await Promise.all(aFermer.splice(0).map((fermer) => fermer()));
    const { statuts, demander, journal, app, _id, token } = await site(smtp);
    expect(await statuts([1, 2, 3, 4].map(() => ({ adresse: LEA })))).toEqual([503, 503, 503, 503]);
    const reponse = await demander({ adresse: LEA });
    expect([reponse.headers.get("retry-after"), await reponse.json()]).toEqual([
      "60",
      ditRefus(503, "courriel_pas_parti", expect.stringMatching(/toujours là\. Réessayez/) as string),
    ]);
    expect(journal()).toMatch(/courriel non envoyé \{"code":"\w+","reponse":0\}/);
    expect(journal()).not.toMatch(/lea/i);
    expect((await app.request(`/api/simulation/${_id}`, bearer(token))).status).toBe(200);
  });

  test("muet : la réponse vient avant que la page n’attende trop", async () => {
    const muet = createServer((socket) => void aFermer.push(async () => void socket.destroy()));
    const smtp = (await ecouter(muet)).replace("http:", "smtp:");
    const { demander } = await site(smtp, { delais: { silence: 400, enTout: 3_000 } });
    expect((await refusee(demander({ adresse: LEA })))[1]).toBe("courriel_pas_parti");
  });

  test("qui traîne après avoir tout reçu : on dit de regarder sa boîte", async () => {
    const smtp = await service({ onData: (flux) => void flux.resume() });
    const { demander } = await site(smtp, { delais: { silence: 2_000, enTout: 300 } });
    expect((await refusee(demander({ adresse: LEA })))[1]).toBe("courriel_incertain");
  });

  test("qui refuse l’adresse pour de bon : elle est à relire ; pour l’instant : à réessayer", async () => {
    const definitif = await site(await service(quiRefuse(550)));
    expect(await refusee(definitif.demander({ adresse: LEA }))).toEqual([422, "adresse_refusee", "adresse"]);
    const passager = await site(await service(quiRefuse(451)));
    expect((await refusee(passager.demander({ adresse: LEA }))).slice(0, 2)).toEqual([
      503,
      "courriel_pas_parti",
    ]);
  });
});
