ALTER TABLE simulation ADD COLUMN snapshot BLOB CHECK (snapshot IS NULL OR length(snapshot) > 28);
--> statement-breakpoint
-- The version of the journey is in the snapshot.
ALTER TABLE simulation DROP COLUMN machine_version;
