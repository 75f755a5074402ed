CREATE TABLE `transmission` (
	`id` text PRIMARY KEY NOT NULL,
	`scelle` blob NOT NULL,
	`oublier_le` integer NOT NULL,
	CONSTRAINT "transmission_id" CHECK(length("transmission"."id") = 22)
) STRICT, WITHOUT ROWID;
