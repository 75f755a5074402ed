CREATE TABLE contributions (
  id TEXT PRIMARY KEY NOT NULL CHECK (length(id) >= 22),
  recue_le INTEGER NOT NULL CHECK (recue_le > 0),
  sorte TEXT NOT NULL CHECK (sorte IN ('aide', 'erreur')),
  aide TEXT CHECK (length(aide) <= 200),
  titre TEXT CHECK (length(titre) <= 150),
  organisme TEXT CHECK (length(organisme) <= 150),
  lieu TEXT CHECK (length(lieu) <= 150),
  texte TEXT NOT NULL CHECK (length(texte) BETWEEN 1 AND 4000),
  lien TEXT CHECK (length(lien) <= 500),
  contact TEXT CHECK (length(contact) <= 150),
  etat TEXT NOT NULL CHECK (etat IN ('nouvelle', 'reprise', 'écartée'))
) STRICT;
--> statement-breakpoint
CREATE INDEX contributions_recue_le ON contributions (recue_le);
