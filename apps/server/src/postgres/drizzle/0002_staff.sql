CREATE TABLE "day_marks" (
	"portal" text NOT NULL,
	"day" date NOT NULL,
	"note" text,
	"author_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_marks_portal_day_pk" PRIMARY KEY("portal","day")
);
--> statement-breakpoint
CREATE TABLE "portal_controls" (
	"portal" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone,
	"note" text,
	"author_id" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "day_marks" ADD CONSTRAINT "day_marks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_controls" ADD CONSTRAINT "portal_controls_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;