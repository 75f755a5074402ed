import ipaddr from "ipaddr.js";
import { rangsProches } from "../../catalogue/lieux/communes/ressemble.ts";
import { environnement } from "./variables.ts";

/** Variables that are given, those that are empty left out. */
export type ReglagesDonnes = Readonly<Record<string, string>>;

const NOMS = Object.keys(environnement.entries);

/** Names that begin so can only be meant for this server. */
const A_NOUS =
  /^(?:ADMIN_(?:APPROVAL|PROXY)|CODE_HOST|DATABASE_MAX|DEMO_PULL|ETABLISSEMENTS|GIT_(?:GATEWAY|IDENTITY)|RAPPEL_MAX|RETENTION|REVIEW_ANSWERS?|SUIVI_(?:APRES|DATABASE)|VELOS)_/;

/** What Kubernetes and Docker write of a neighbour, whatever its name. */
const VOISIN = /_SERVICE_(?:HOST|PORT)|_PORT_\d+_/;

const inconnue = (nom: string, texte: string): boolean =>
  !NOMS.includes(nom) && !VOISIN.test(nom) && !/^(?:tcp|udp|sctp):\/\//.test(texte);

/** Names that nothing reads although they are ours but for a letter, or for their end. */
const inconnues = (donnees: ReglagesDonnes): string[] =>
  Object.entries(donnees)
    .filter(([nom, texte]) => inconnue(nom, texte))
    .flatMap(([nom]) => {
      const [rang] = rangsProches(nom.toUpperCase(), NOMS, true);
      if (rang !== undefined) return [`${nom} : variable inconnue ; est-ce ${NOMS[rang]} ?`];
      return A_NOUS.test(nom)
        ? [`${nom} : variable inconnue ; docs/exploiter.md dit celles qui existent`]
        : [];
    });

/** Each of these is of no use without the other. */
const ENSEMBLE = [
  ["OPENFISCA_REPLI", "OPENFISCA_URL"],
  ["MATOMO_URL", "MATOMO_SITE_ID"],
  ["MATOMO_SITE_ID", "MATOMO_URL"],
  ["GIT_GATEWAY_URL", "GIT_IDENTITY_URL"],
  ["GIT_IDENTITY_URL", "GIT_GATEWAY_URL"],
  ["GIT_ROLES", "GIT_GATEWAY_URL"],
  ["CODE_HOST_URL", "DEMO_PULL_REQUEST"],
  ["METRICS_HOST", "METRICS_PORT"],
  ["SMTP_URL", "COURRIEL_DE"],
  ["COURRIEL_DE", "SMTP_URL"],
  ["SMTP_URL", "PUBLIC_ORIGIN"],
  ["SUIVI_APRES_JOURS", "SMTP_URL"],
  ["DATABASE_CLE", "DATABASE_URL"],
  ["SUIVI_DATABASE_URL", "DATABASE_URL"],
] as const;

/** True for an address, or a name, by which a machine calls itself alone. */
export function estBoucle(hote: string): boolean {
  const nu = hote.replace(/^\[(.*)\]$/, "$1");
  return nu === "localhost" || (ipaddr.isValid(nu) && ipaddr.process(nu).range() === "loopback");
}

const ailleurs = (adresse: string): boolean => URL.canParse(adresse) && !estBoucle(new URL(adresse).hostname);

/** What would open to others an edition that asks for no account. */
function ouvertures({ HOST, TRUST_PROXY, PUBLIC_ORIGIN = "", ADMIN_PROXY_URL }: ReglagesDonnes): string[] {
  if (ADMIN_PROXY_URL === undefined) return [];
  const sansCompte = "ADMIN_PROXY_URL : l’édition sans compte n’est que pour sa propre machine";
  return [
    ...(HOST && !estBoucle(HOST) ? [`${sansCompte}, et HOST l’ouvre au réseau`] : []),
    ...(Number(TRUST_PROXY) > 0 ? [`${sansCompte}, et TRUST_PROXY dit qu’un mandataire l’ouvre`] : []),
    ...(PUBLIC_ORIGIN.split(",").some((une) => ailleurs(une.trim()))
      ? [`${sansCompte}, et PUBLIC_ORIGIN lui donne une adresse publique`]
      : []),
    ...(ailleurs(ADMIN_PROXY_URL) ? [`${sansCompte}, et cette adresse est celle d’une autre`] : []),
  ];
}

const base = (adresse: string): string => {
  const { host, pathname } = new URL(adresse);
  return host + pathname;
};

/** What a base on PostgreSQL lacks, or what is set for a file. */
function basesFausses({
  DATABASE_MAX_MB,
  DATABASE_URL,
  DATABASE_CLE,
  SUIVI_DATABASE_URL,
  SMTP_URL,
  RAPPEL_MAX_PAR_JOUR,
}: ReglagesDonnes): string[] {
  if (DATABASE_URL === undefined) return [];
  const suit = SMTP_URL !== undefined || RAPPEL_MAX_PAR_JOUR !== undefined;
  const meme =
    [DATABASE_URL, SUIVI_DATABASE_URL].every((une) => une !== undefined && URL.canParse(une)) &&
    base(DATABASE_URL) === base(SUIVI_DATABASE_URL ?? "");
  return [
    ...(DATABASE_MAX_MB ? ["DATABASE_MAX_MB : la place d’une base PostgreSQL se borne sur son serveur"] : []),
    ...(DATABASE_CLE ? [] : ["DATABASE_CLE manque : avec DATABASE_URL, la clé n’est pas dans un fichier"]),
    ...(suit && SUIVI_DATABASE_URL === undefined
      ? [
          "SUIVI_DATABASE_URL manque : le suivi, les rappels et qui ne veut plus de courriel ont leur propre base",
        ]
      : []),
    ...(meme
      ? ["SUIVI_DATABASE_URL : rien ne doit joindre le suivi aux réponses, il lui faut une autre base"]
      : []),
  ];
}

function doubles({
  ADMIN_PROXY_URL,
  GIT_GATEWAY_URL,
  METRICS_PORT,
  PORT = "3000",
}: ReglagesDonnes): string[] {
  return [
    ...(ADMIN_PROXY_URL && GIT_GATEWAY_URL
      ? ["ADMIN_PROXY_URL et GIT_GATEWAY_URL : on édite sur sa machine ou par une passerelle, pas les deux"]
      : []),
    ...(METRICS_PORT === PORT && Number(PORT) > 0
      ? ["METRICS_PORT et PORT : les mesures ont leur propre port"]
      : []),
  ];
}

/** What is unknown, contradictory or dangerous in an environment, a French sentence each. */
export const refusDesReglages = (donnees: ReglagesDonnes): string[] => [
  ...inconnues(donnees),
  ...ENSEMBLE.filter(([une, autre]) => donnees[une] !== undefined && donnees[autre] === undefined).map(
    ([une, autre]) => `${une} : ne sert à rien sans ${autre}`,
  ),
  ...doubles(donnees),
  ...basesFausses(donnees),
  ...ouvertures(donnees),
];
