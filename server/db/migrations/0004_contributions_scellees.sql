-- Sealed, then erased, when the database is opened (`contributions.ts`).
DROP INDEX contributions_recue_le;
--> statement-breakpoint
ALTER TABLE contributions RENAME TO contributions_en_clair;
--> statement-breakpoint
CREATE TABLE contributions (
  id TEXT PRIMARY KEY NOT NULL CHECK (length(id) >= 22),
  recue_le INTEGER NOT NULL CHECK (recue_le > 0),
  etat TEXT NOT NULL CHECK (etat IN ('nouvelle', 'reprise', 'écartée')),
  contenu BLOB NOT NULL CHECK (length(contenu) > 28)
) STRICT;
--> statement-breakpoint
CREATE INDEX contributions_recue_le ON contributions (recue_le);
--> statement-breakpoint
CREATE TABLE effacement (
  empreinte TEXT PRIMARY KEY NOT NULL CHECK (length(empreinte) = 64),
  oublier_le INTEGER NOT NULL CHECK (oublier_le > 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE pouls (octets BLOB NOT NULL) STRICT;
