ALTER TABLE "one_time_code" ADD COLUMN "asked_from_hash" text;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "is_long" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "other_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_other_tries" CHECK ("one_time_code"."other_tries" >= 0);