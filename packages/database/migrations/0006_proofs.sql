CREATE TABLE "proof_begin" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"before_ms" bigint NOT NULL,
	"proof" text NOT NULL,
	CONSTRAINT "proof_begin_one_row" CHECK ("proof_begin"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "coin_order" ADD COLUMN "event_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_order" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "webhook_event" ADD COLUMN "proof" text;