ALTER TABLE "episode" ADD COLUMN "source_identifier" text;--> statement-breakpoint
ALTER TABLE "episode" ADD COLUMN "source_title" text;--> statement-breakpoint
ALTER TABLE "episode" ADD COLUMN "source_part" integer;