CREATE TABLE "alert_backlog" (
	"rule_id" integer NOT NULL,
	"portal" text NOT NULL,
	"since" date NOT NULL,
	"attempts" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_backlog_rule_id_portal_pk" PRIMARY KEY("rule_id","portal")
);
--> statement-breakpoint
CREATE TABLE "background_failures" (
	"id" serial PRIMARY KEY NOT NULL,
	"loop" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone,
	"dismissed_at" timestamp with time zone,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "alert_backlog" ADD CONSTRAINT "alert_backlog_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "background_failures_subject" ON "background_failures" USING btree ("loop","subject");--> statement-breakpoint
CREATE INDEX "background_failures_open" ON "background_failures" USING btree ("resolved_at");