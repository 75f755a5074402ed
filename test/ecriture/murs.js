import { dirname, relative, resolve } from "node:path";

/**
 * The walls of the house: which file may import which. The first wall that an import crosses is told, with the door to
 * use instead. For oxlint (`.oxlintrc.json`); the table of the README says the same in words.
 */

/** Where a product beside the core stands, in any room. */
const PRODUIT = /^(?:catalogue|machines|server|ui)\/(?:atelier|studio|relais)\//;
/** Where the core and its products are put together. */
const ASSEMBLAGE = /^(?:server\/(?:main|produits)|server\/build\/produits|ui\/produits)\.ts$/;
const ESSAI = /\.test(?:-d)?\.tsx?$|^test\/|^scripts\/|\/test-kit\.ts$/;

/** `de`: files it is about, but those of `sauf`. `vers`: what they may not import, a path from the root or a package. */
const MURS = [
  {
    de: /\.test\.tsx?$|^test\//,
    vers: /^scripts\//,
    dit: "Un verbe appelle ; rien ne l’importe.",
  },
  {
    de: /^catalogue\//,
    sauf: ESSAI,
    vers: /^(?:machines|ui|server|scripts)\//,
    dit: "catalogue/ n’importe aucune autre pièce.",
  },
  {
    de: /^catalogue\//,
    sauf: ESSAI,
    vers: /^(?:node:|react|xstate|hono)/,
    dit: "catalogue/ tourne partout, sans Node ni page.",
  },
  {
    de: /^catalogue\/(?:situation|schema|conditions\/predicate)\//,
    sauf: ESSAI,
    vers: /^catalogue\/(?:loi|results|fiches\/(?!phrases)|fiches\/phrases\/(?:nombres|trace))/,
    dit: "Cette pièce est sous celle-ci : l’import va dans l’autre sens.",
  },
  {
    de: /^machines\//,
    sauf: ESSAI,
    vers: /^(?:ui|server|scripts)\//,
    dit: "machines/ n’importe que catalogue/.",
  },
  {
    de: /^machines\//,
    sauf: ESSAI,
    vers: /^(?:node:|react|hono)/,
    dit: "machines/ tourne partout, sans Node ni page.",
  },
  {
    de: /^ui\//,
    // Run by the server, which writes pages with it.
    sauf: new RegExp(`^ui/pages/ecrire\\.tsx$|${ESSAI.source}`),
    vers: /^(?:server\/(?!produits\.ts$)|scripts\/|node:|catalogue\/lire\/load|catalogue\/results\/velos\/)/,
    dit: "ui/ lit machines/ et les types de catalogue/.",
  },
  {
    de: /^ui\//,
    sauf: /^ui\/session\/client\.ts$|\.test\.tsx?$/,
    vers: /^server\//,
    dit: "Du serveur, ui/ ne lit que le type de ses routes, dans ui/session/client.ts seulement.",
  },
  {
    de: /^ui\/cadre\/navigation\//,
    vers: /^ui\/(?:session|cadre\/shell|cadre\/mesure|pages|resultats)\//,
    dit: "Cette pièce est sous celle-ci : l’import va dans l’autre sens.",
  },
  {
    de: /^ui\/cadre\/shell\//,
    vers: /^ui\/(?:pages|resultats|garder|guichet)\//,
    dit: "Cette pièce est sous celle-ci : l’import va dans l’autre sens.",
  },
  {
    de: /^ui\/aides\//,
    sauf: /^ui\/aides\/(?:fiche|lieux|urgence)\//,
    vers: /^ui\/(?:site|resultats|aides\/fiche|pages)\//,
    dit: "Cette pièce est sous celle-ci : l’import va dans l’autre sens.",
  },
  {
    de: /^ui\/questions\/controls\//,
    vers: /^ui\/(?:pages|guichet)\//,
    dit: "Cette pièce est sous celle-ci : l’import va dans l’autre sens.",
  },
  {
    de: /^server\//,
    sauf: ESSAI,
    vers: /^(?:ui|scripts)\//,
    dit: "server/ n’importe que machines/ et catalogue/.",
  },
  {
    de: /^(?!catalogue\/(?:loi|atelier)\/|ui\/atelier\/)/,
    sauf: ESSAI,
    vers: /^catalogue\/loi\/[^/]+\//,
    dit: "La loi s’ouvre par ses portes : catalogue/loi/*.ts.",
  },
  {
    de: /^(?!(?:catalogue\/results|ui\/resultats)\/demarches\/)/,
    sauf: ESSAI,
    vers: /\/demarches\/(?!(?:plan|plan-dit|plan-en-parties|plan-en-texte|moments|prete)\.ts$|(?:page|rendez-vous|moments|idees-recues|demande\/page|avis\/portes|repondu\/(?:page|mener))\.tsx$|garde\/(?:garde\.ts|(?:garder-ici|transmettre)\.tsx)$)/,
    dit: "Les démarches s’ouvrent par leurs portes : plan.ts, plan-dit.ts et ses écritures, moments.ts, prete.ts, ce qui se montre (page.tsx, rendez-vous.tsx, moments.tsx, idees-recues.tsx, demande/page.tsx, avis/portes.tsx, repondu/page.tsx, repondu/mener.tsx), et ce que l’appareil garde (garde/).",
  },
  {
    de: /^(?:catalogue|machines|server|ui)\//,
    sauf: new RegExp(`${PRODUIT.source}|${ASSEMBLAGE.source}|${ESSAI.source}`),
    vers: PRODUIT,
    dit: "Le cœur n’importe aucun produit : celui-ci entre par server/produits.ts, ui/produits.ts ou ce qu’il ajoute à la construction (server/build/produits.ts).",
  },
];

const create = (context) => {
  const racine = process.cwd();
  const fichier = relative(racine, context.filename);
  const siens = MURS.filter(({ de, sauf }) => de.test(fichier) && !sauf?.test(fichier));
  const voir = (node) => {
    const source = node.source?.value;
    if (typeof source !== "string") return;
    const chemin = source.startsWith(".")
      ? relative(racine, resolve(dirname(context.filename), source))
      : source;
    const mur = siens.find(({ vers }) => vers.test(chemin));
    if (mur) context.report({ node, message: mur.dit });
  };
  return {
    ImportDeclaration: voir,
    ExportNamedDeclaration: voir,
    ExportAllDeclaration: voir,
    ImportExpression: voir,
  };
};

export default { meta: { name: "maison" }, rules: { murs: { create } } };
