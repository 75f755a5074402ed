import { Hono } from "hono";
import { compress } from "hono/compress";
import * as v from "valibot";
import { champsQuiManquent, type ChampQuiManque } from "../../../catalogue/atelier/apercu/manques.ts";
import { compterPar } from "../../../catalogue/atelier/apercu/compter.ts";
import type { LigneDuTableau, TableauDesAides } from "../../../catalogue/atelier/apercu/tableau.ts";
import { signalementDErreur } from "../../../catalogue/fiches/contribuer/contribution.ts";
import { aObtenir } from "../../../catalogue/atelier/exemples/exemples.ts";
import { placer } from "../../../catalogue/fiches/situer.ts";
import { fraicheurAu } from "../../../catalogue/loi/baremes.ts";
import { garderContribution, lireContributions } from "../../db/contributions.ts";
import type { AppDeps } from "../../deps.ts";
import { jsonBody, jsonOnly } from "../../http/body.ts";
import { pourEditeurs } from "../../http/editeurs.ts";
import { ApiError, notFound } from "../../http/errors.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { jourEnFrance } from "../../../catalogue/situation/jour-en-france.ts";
import { contributionNeuve, lireChamps } from "../../routes/contribuer.ts";
import { routeDoc } from "../../routes/describe.ts";
import { brouillon, erreursDEdition } from "./edition.ts";
import { aideListee } from "../../routes/schemas-aides.ts";

/** Aids of one draft: beyond, an editor reads too much at once, and the body is too long. */
const AU_PLUS = 100;

const lot = v.strictObject({
  fichiers: v.pipe(
    v.array(brouillon),
    v.minLength(1, "Aucune aide."),
    v.maxLength(AU_PLUS, `${AU_PLUS} aides à la fois, au plus.`),
  ),
});

const noms = v.array(v.string());
const lotBody = v.array(
  v.strictObject({
    chemin: v.string(),
    constats: v.array(v.strictObject({ gravite: v.picklist(["erreur", "à vérifier"]), message: v.string() })),
    ligne: v.optional(aideListee),
    changements: noms,
  }),
);

const tableauBody = v.strictObject({
  jour: v.string(),
  aides: v.array(
    v.strictObject({
      ...aideListee.entries,
      chemin: v.string(),
      texte: v.string(),
      manque: v.array(v.picklist(Object.keys(champsQuiManquent) as ChampQuiManque[])),
      morts: noms,
      verifieLe: v.optional(v.string()),
      sourcesDu: v.optional(v.string()),
      aRelire: v.boolean(),
      terminee: v.boolean(),
      cachee: v.boolean(),
      /** Where it is given: names of places, the nearest first. */
      lieux: noms,
      /** What its check doubts of it. */
      doutes: noms,
      /** Told households that obtain it. */
      concernes: v.number(),
      /** Messages of people on it, that wait. */
      signalees: v.number(),
      /** Why nobody is shown it, if so. */
      nonServie: v.optional(v.string()),
    }),
  ),
  /** Scales of the law that are late. */
  baremes: v.array(
    v.strictObject({ nom: v.string(), texte: v.string(), depuis: v.string(), attendu: v.string() }),
  ),
});

const { 415: _type, 413: _taille, 422: _forme, ...sansCorps } = erreursDEdition;

const documentedTable = routeDoc({
  summary: "Liste les fiches des aides, ce qui leur manque, et les barèmes en retard.",
  tag: "édition",
  editeurs: true,
  limited: true,
  success: [200, "Chaque aide, avec le texte de sa fiche.", tableauBody],
  errors: { ...sansCorps, 403: "Le compte n’a pas le rôle des éditeurs." },
});

const documentedLot = routeDoc({
  summary: "Dit ce que feraient plusieurs brouillons, publiés ensemble.",
  tag: "édition",
  body: lot,
  editeurs: true,
  limited: true,
  success: [200, "De chacun, ce qui est refusé, et ce qui change.", lotBody],
  errors: { ...erreursDEdition, 422: "Un brouillon n’est pas un fichier du catalogue, ou ils sont trop." },
});

/** What an editor found of an aid, for the others: kept with what people send, and not counted as theirs. */
const remarque = v.strictObject({
  aide: signalementDErreur.entries.aide,
  texte: signalementDErreur.entries.texte,
});

const documentedRemark = routeDoc({
  summary: "Garde ce qu’une relecture a trouvé d’une aide, pour les autres éditeurs.",
  tag: "édition",
  body: remarque,
  editeurs: true,
  limited: true,
  success: [201, "Elle est avec les contributions reçues.", v.strictObject({ id: v.string() })],
  errors: { ...erreursDEdition, 422: "Aucune aide n’a ce nom, ou rien n’en est dit." },
});

/** Why nobody is shown an aid: it is not in the catalogue that is served, it is hidden, or no household may have it. */
function direNonServie({ catalogue, exemples }: AppDeps): (ligne: LigneDuTableau) => string | undefined {
  const attendues = new Set(aObtenir(catalogue));
  return ({ id, cachee, terminee }) => {
    const compiled = catalogue.byId.get(id);
    if (!compiled) return "publiée, pas encore servie";
    if (cachee) return "cachée";
    const attendue = !terminee && attendues.has(compiled);
    return attendue && !exemples.has(id) ? "personne ne peut l’obtenir" : undefined;
  };
}

/** Names of the places where an aid is given: those of its rules, of who gives it, and those around. */
function lieuxDeLaLigne(ligne: LigneDuTableau, { catalogue, noms, situer }: AppDeps): string[] {
  const institution = catalogue.institutions.get(ligne.institutionId);
  const place = institution && placer(institution, { noms, situer });
  const { departements = [] } = ligne;
  const regions = [
    ...(ligne.regions ?? []),
    ...departements.flatMap((code) => situer("departement", code).region ?? []),
  ];
  const deSesRegles = [
    ...departements.flatMap((code) => noms.lieu("menage.departement", code) ?? []),
    ...regions.flatMap((code) => noms.lieu("menage.region", code) ?? []),
  ];
  const autour = place ? [place.territoire, ...place.autour.map(({ nom }) => nom)] : [];
  return [...new Set([...deSesRegles, ...autour])];
}

/** How many messages of people wait on each aid. */
async function signaleesPar({ db }: AppDeps): Promise<ReadonlyMap<string, number>> {
  const { lues } = await lireContributions(db);
  return compterPar(
    lues.flatMap(({ etat, dite }) => (etat === "nouvelle" && "aide" in dite && dite.aide ? [dite.aide] : [])),
  );
}

/** What editors ask of many aids at once; closed where editing is. */
export function tableauRoutes(deps: AppDeps) {
  const { brouillons, now } = deps;
  const [limited, editeurs] = [rateLimit("calculs", deps), pourEditeurs(deps)];
  const parEditeur = rateLimit("editeurs", deps);
  return new Hono()
    .get("/editer/aides", documentedTable, limited, editeurs, compress(), async (c) => {
      if (!brouillons) throw notFound();
      const jour = jourEnFrance(now());
      const lignes = await (await brouillons()).lireLeTableau(jour);
      const nonServie = direNonServie(deps);
      const signalees = await signaleesPar(deps);
      const aides = lignes.map((ligne) => {
        const pourquoi = nonServie(ligne);
        return {
          ...ligne,
          lieux: lieuxDeLaLigne(ligne, deps),
          signalees: signalees.get(ligne.id) ?? 0,
          ...(pourquoi && { nonServie: pourquoi }),
        };
      });
      return c.json({ jour, aides, baremes: fraicheurAu(jour).dus } satisfies TableauDesAides);
    })
    .post("/editer/lot", documentedLot, limited, editeurs, jsonOnly, async (c) => {
      if (!brouillons) throw notFound();
      const lu = v.safeParse(lot, await jsonBody(c));
      if (!lu.success) throw new ApiError(422, "brouillon_invalide", lu.issues[0].message, "fichiers");
      const files = lu.output.fichiers.map(({ chemin, texte }) => ({ path: chemin, content: texte }));
      return c.json(await (await brouillons()).apercevoirUnLot(files, jourEnFrance(now())));
    })
    .post("/editer/remarques", documentedRemark, parEditeur, editeurs, jsonOnly, async (c) => {
      const { aide, texte } = lireChamps(remarque, await jsonBody(c));
      if (!deps.catalogue.byId.has(aide))
        throw new ApiError(422, "contribution_invalide", "Cette aide n’existe pas.", "aide");
      const neuve = contributionNeuve({ sorte: "erreur", aide, texte }, deps);
      await garderContribution(deps.db, neuve, Number.POSITIVE_INFINITY);
      return c.json({ id: neuve.id }, 201);
    });
}
