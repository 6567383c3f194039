CREATE TABLE "series_viewer_settings" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "series_viewer_settings_platform_id_user_id_series_id_pk" PRIMARY KEY("platform_id","user_id","series_id"),
	CONSTRAINT "series_viewer_settings_settings" CHECK (jsonb_typeof("series_viewer_settings"."settings") = 'object' and octet_length("series_viewer_settings"."settings"::text) <= 4000)
);
--> statement-breakpoint
CREATE TABLE "viewer_settings" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "viewer_settings_platform_id_user_id_pk" PRIMARY KEY("platform_id","user_id"),
	CONSTRAINT "viewer_settings_settings" CHECK (jsonb_typeof("viewer_settings"."settings") = 'object' and octet_length("viewer_settings"."settings"::text) <= 4000)
);
--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "panels" jsonb;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "trim" jsonb;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "regions" jsonb;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "corrected_regions" jsonb;--> statement-breakpoint
ALTER TABLE "reading_position" ADD COLUMN "anchor" text;--> statement-breakpoint
ALTER TABLE "series_viewer_settings" ADD CONSTRAINT "series_viewer_settings_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_viewer_settings" ADD CONSTRAINT "series_viewer_settings_reader_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewer_settings" ADD CONSTRAINT "viewer_settings_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "series_viewer_settings_series_index" ON "series_viewer_settings" USING btree ("series_id");--> statement-breakpoint
ALTER TABLE "reading_position" ADD CONSTRAINT "reading_position_anchor" CHECK (length("reading_position"."anchor") <= 200);