-- None of these tables has a hidden number by which rows of two tables, or of another base, could be put in order.
CREATE TABLE suivi (
  id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 64),
  jour TEXT NOT NULL CHECK (jour GLOB '????-??-??'),
  etat TEXT NOT NULL CHECK (etat IN ('attend', 'part')),
  contenu BLOB NOT NULL CHECK (length(contenu) > 28)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX suivi_jour ON suivi (jour);
--> statement-breakpoint
CREATE TABLE a_repondre (
  id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 64),
  jour TEXT NOT NULL CHECK (jour GLOB '????-??-??'),
  contenu BLOB NOT NULL CHECK (length(contenu) > 28)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE compte (
  aide TEXT NOT NULL CHECK (length(aide) BETWEEN 1 AND 200),
  suite TEXT NOT NULL,
  motif TEXT NOT NULL,
  nombre INTEGER NOT NULL CHECK (nombre > 0),
  PRIMARY KEY (aide, suite, motif)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE rappel (
  id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 64),
  jour TEXT NOT NULL CHECK (jour GLOB '????-??-??'),
  contenu BLOB NOT NULL CHECK (length(contenu) > 28)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX rappel_jour ON rappel (jour);
