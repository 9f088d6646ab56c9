CREATE TABLE "collector_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portal" text NOT NULL,
	"trigger" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"detail" text,
	"day" date NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"import_id" uuid,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collectors" (
	"portal" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"rules_key" text,
	"agreed_at" timestamp with time zone,
	"agreed_by" integer,
	"next_run_at" timestamp with time zone,
	"resting_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collectors" ADD CONSTRAINT "collectors_agreed_by_users_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collector_runs_portal" ON "collector_runs" USING btree ("portal","started_at");