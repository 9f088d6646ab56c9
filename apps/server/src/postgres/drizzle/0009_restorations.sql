CREATE TABLE "restorations" (
	"id" text PRIMARY KEY NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
