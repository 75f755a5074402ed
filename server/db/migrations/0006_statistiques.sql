CREATE TABLE `statistique` (
	`jour` text NOT NULL,
	`sorte` text NOT NULL,
	`sujet` text NOT NULL,
	`geste` text NOT NULL,
	`departement` text NOT NULL,
	`nombre` integer NOT NULL,
	PRIMARY KEY(`jour`, `sorte`, `sujet`, `geste`, `departement`),
	CONSTRAINT "statistique_jour" CHECK(length("statistique"."jour") = 10),
	CONSTRAINT "statistique_nombre" CHECK("statistique"."nombre" > 0)
) STRICT, WITHOUT ROWID;
