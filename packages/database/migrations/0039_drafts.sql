ALTER TABLE "episode_platform" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "series_platform" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "episode_platform" ADD CONSTRAINT "episode_platform_draft" CHECK (not ("episode_platform"."is_draft" and "episode_platform"."is_visible"));--> statement-breakpoint
ALTER TABLE "series_platform" ADD CONSTRAINT "series_platform_draft" CHECK (not ("series_platform"."is_draft" and "series_platform"."is_visible"));