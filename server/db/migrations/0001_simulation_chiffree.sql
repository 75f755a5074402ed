-- Rows stored in clear are erased: they would have lived a day at most.
DELETE FROM simulation;
--> statement-breakpoint
DROP TABLE simulation;
--> statement-breakpoint
CREATE TABLE simulation (
  id TEXT PRIMARY KEY NOT NULL CHECK (length(id) >= 22),
  token_hash TEXT NOT NULL CHECK (length(token_hash) = 64),
  record BLOB NOT NULL CHECK (length(record) > 28),
  created_at INTEGER NOT NULL CHECK (created_at > 0),
  updated_at INTEGER NOT NULL CHECK (updated_at >= created_at),
  machine_version INTEGER NOT NULL CHECK (machine_version > 0),
  brand TEXT NOT NULL CHECK (brand IN ('neutre', 'banque'))
) STRICT;
--> statement-breakpoint
CREATE INDEX simulation_created_at ON simulation (created_at);
