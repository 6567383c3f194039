ALTER TABLE "asset" ADD COLUMN "panels" jsonb;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "trim" jsonb;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "regions" jsonb;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "corrected_regions" jsonb;