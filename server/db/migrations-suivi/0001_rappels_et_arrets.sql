-- Before, the id was the print of the number: what is kept of it opens nothing any more.
ALTER TABLE `rappel` ADD `numero` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `rappel` ADD `rang` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `rappel_numero` ON `rappel` (`numero`);--> statement-breakpoint
UPDATE `rappel` SET `numero` = `id`;
--> statement-breakpoint
CREATE TABLE `plus_jamais` (
	`id` text PRIMARY KEY NOT NULL,
	CONSTRAINT "plus_jamais_id" CHECK(length("plus_jamais"."id") = 64)
) STRICT, WITHOUT ROWID;
