CREATE TABLE "renames" (
	"id" serial PRIMARY KEY NOT NULL,
	"portal" text NOT NULL,
	"kind" text NOT NULL,
	"former_key" text NOT NULL,
	"former_name" text NOT NULL,
	"present_key" text NOT NULL,
	"present_name" text NOT NULL,
	"note" text,
	"author_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "renames" ADD CONSTRAINT "renames_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "renames_former" ON "renames" USING btree ("portal","kind","former_key");