CREATE TABLE `semaine_comptee` (
	`semaine` text NOT NULL,
	`region` text NOT NULL,
	`comptes` text NOT NULL,
	PRIMARY KEY(`semaine`, `region`),
	CONSTRAINT "semaine_comptee_lundi" CHECK(length("semaine_comptee"."semaine") = 10),
	CONSTRAINT "semaine_comptee_region" CHECK(length("semaine_comptee"."region") <= 3)
) STRICT;
