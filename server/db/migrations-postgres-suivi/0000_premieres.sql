CREATE TABLE "a_repondre" (
	"id" text PRIMARY KEY NOT NULL,
	"jour" text NOT NULL,
	"contenu" "bytea" NOT NULL,
	CONSTRAINT "a_repondre_id" CHECK (length("a_repondre"."id") = 64),
	CONSTRAINT "a_repondre_jour" CHECK (length("a_repondre"."jour") = 10),
	CONSTRAINT "a_repondre_contenu" CHECK (length("a_repondre"."contenu") > 28)
);
--> statement-breakpoint
CREATE TABLE "compte" (
	"aide" text NOT NULL,
	"suite" text NOT NULL,
	"motif" text NOT NULL,
	"nombre" bigint NOT NULL,
	CONSTRAINT "compte_aide_suite_motif_pk" PRIMARY KEY("aide","suite","motif"),
	CONSTRAINT "compte_aide" CHECK (length("compte"."aide") between 1 and 200),
	CONSTRAINT "compte_nombre" CHECK ("compte"."nombre" > 0)
);
--> statement-breakpoint
CREATE TABLE "empreinte_de_cle" (
	"empreinte" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rappel" (
	"id" text PRIMARY KEY NOT NULL,
	"jour" text NOT NULL,
	"contenu" "bytea" NOT NULL,
	CONSTRAINT "rappel_id" CHECK (length("rappel"."id") = 64),
	CONSTRAINT "rappel_le" CHECK (length("rappel"."jour") = 10),
	CONSTRAINT "rappel_contenu" CHECK (length("rappel"."contenu") > 28)
);
--> statement-breakpoint
CREATE TABLE "suivi" (
	"id" text PRIMARY KEY NOT NULL,
	"jour" text NOT NULL,
	"etat" text NOT NULL,
	"contenu" "bytea" NOT NULL,
	CONSTRAINT "suivi_id" CHECK (length("suivi"."id") = 64),
	CONSTRAINT "suivi_le" CHECK (length("suivi"."jour") = 10),
	CONSTRAINT "suivi_etat" CHECK ("suivi"."etat" in ('attend', 'part')),
	CONSTRAINT "suivi_contenu" CHECK (length("suivi"."contenu") > 28)
);
--> statement-breakpoint
CREATE INDEX "rappel_jour" ON "rappel" USING btree ("jour");--> statement-breakpoint
CREATE INDEX "suivi_jour" ON "suivi" USING btree ("jour");