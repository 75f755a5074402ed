import * as v from "valibot";
import { cleSecrete, entierEntre, facultative, adressePostgres, valant } from "./formes.ts";

/** Where answers are kept, and for how long. */
export const garder = {
  DATABASE: valant(
    v.string(),
    "data/cap-aides.sqlite",
    "fichier de la base ; à côté se tiennent sa clé (`.cle`) et 4 Mo à rendre si le disque est plein (`.lest`)",
    "/var/lib/cap-aides/base.sqlite",
  ),
  DATABASE_MAX_MB: valant(
    entierEntre(1, 1_000_000),
    "1024",
    "taille au-delà de laquelle les enregistrements attendent, en mégaoctets",
    "4096",
  ),
  DATABASE_URL: facultative(
    adressePostgres,
    "une base PostgreSQL à la place du fichier, pour plusieurs serveurs",
    "postgres://cap-aides:secret@base.exemple.fr/capaides",
  ),
  DATABASE_CLE: facultative(
    cleSecrete,
    "avec elle, la clé qui scelle, la même sur tous les serveurs : 32 octets en base64url",
    "bm9uLWNlY2ktbi1lc3QtcGFzLXVuZS1ib25uZS1jbGU",
  ),
  SUIVI_DATABASE_URL: facultative(
    adressePostgres,
    "la base PostgreSQL du suivi, des rappels et de qui ne veut plus de courriel : une autre, et mieux, sur un autre serveur",
    "postgres://suivi:secret@autre.exemple.fr/suivi",
  ),
  RETENTION_HOURS: valant(
    entierEntre(1, 24 * 31),
    "24",
    "heures après lesquelles une simulation est effacée",
    "12",
  ),
};
