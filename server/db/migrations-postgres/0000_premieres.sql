CREATE TABLE "contributions" (
	"id" text PRIMARY KEY NOT NULL,
	"recue_le" bigint NOT NULL,
	"etat" text NOT NULL,
	"contenu" "bytea" NOT NULL,
	CONSTRAINT "contributions_id" CHECK (length("contributions"."id") >= 22),
	CONSTRAINT "contributions_recue" CHECK ("contributions"."recue_le" > 0),
	CONSTRAINT "contributions_etat" CHECK ("contributions"."etat" in ('nouvelle', 'reprise', 'écartée')),
	CONSTRAINT "contributions_contenu" CHECK (length("contributions"."contenu") > 28)
);
--> statement-breakpoint
CREATE TABLE "effacement" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"oublier_le" bigint NOT NULL,
	CONSTRAINT "effacement_empreinte" CHECK (length("effacement"."empreinte") = 64),
	CONSTRAINT "effacement_oubli" CHECK ("effacement"."oublier_le" > 0)
);
--> statement-breakpoint
CREATE TABLE "empreinte_de_cle" (
	"empreinte" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pouls" (
	"octets" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulation" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"dossier" "bytea" NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"brand" text NOT NULL,
	CONSTRAINT "simulation_id" CHECK (length("simulation"."id") >= 22),
	CONSTRAINT "simulation_jeton" CHECK (length("simulation"."token_hash") = 64),
	CONSTRAINT "simulation_dossier" CHECK (length("simulation"."dossier") > 28),
	CONSTRAINT "simulation_dates" CHECK ("simulation"."created_at" > 0 and "simulation"."updated_at" >= "simulation"."created_at"),
	CONSTRAINT "simulation_marque" CHECK ("simulation"."brand" in ('neutre', 'banque'))
);
--> statement-breakpoint
CREATE INDEX "contributions_recue_le" ON "contributions" USING btree ("recue_le");--> statement-breakpoint
CREATE INDEX "simulation_created_at" ON "simulation" USING btree ("created_at");