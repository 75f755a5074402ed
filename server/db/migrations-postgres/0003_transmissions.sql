CREATE TABLE "transmission" (
	"id" text PRIMARY KEY NOT NULL,
	"scelle" "bytea" NOT NULL,
	"oublier_le" bigint NOT NULL,
	CONSTRAINT "transmission_id" CHECK (length("transmission"."id") = 22)
);
