ALTER TABLE "banner" ADD COLUMN "place" text DEFAULT 'MAIN' NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_place" CHECK ("banner"."place" in ('MAIN', 'POPUP'));