ALTER TABLE "app_user" ADD COLUMN "adult_kr_agreed_at_ms" bigint;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "sealed" text;