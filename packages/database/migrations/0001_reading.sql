CREATE TABLE "rating_average" (
	"platform_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"average_tenths" integer NOT NULL,
	"rating_count" integer NOT NULL,
	CONSTRAINT "rating_average_platform_id_series_id_pk" PRIMARY KEY("platform_id","series_id"),
	CONSTRAINT "rating_average_platform_id" CHECK ("rating_average"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "rating_average_average" CHECK ("rating_average"."average_tenths" between 10 and 50),
	CONSTRAINT "rating_average_count" CHECK ("rating_average"."rating_count" >= 5)
);
--> statement-breakpoint
CREATE TABLE "reading_mark" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"episode_id" integer NOT NULL,
	"series_id" integer NOT NULL,
	"start_anchor" text NOT NULL,
	"end_anchor" text,
	"quote" text NOT NULL,
	"note" text NOT NULL,
	"colour" text NOT NULL,
	"page_order_no" integer NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "reading_mark_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "reading_mark_id" CHECK ("reading_mark"."id" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
	CONSTRAINT "reading_mark_kind" CHECK ("reading_mark"."kind" in ('BOOKMARK', 'HIGHLIGHT')),
	CONSTRAINT "reading_mark_colour" CHECK ("reading_mark"."colour" in ('YELLOW', 'GREEN', 'BLUE', 'PINK')),
	CONSTRAINT "reading_mark_end" CHECK (("reading_mark"."kind" = 'HIGHLIGHT') = ("reading_mark"."end_anchor" is not null)),
	CONSTRAINT "reading_mark_anchors" CHECK (char_length("reading_mark"."start_anchor") between 1 and 200
        and char_length("reading_mark"."end_anchor") between 1 and 200),
	CONSTRAINT "reading_mark_texts" CHECK (char_length("reading_mark"."quote") <= 500
        and char_length("reading_mark"."note") <= 1000),
	CONSTRAINT "reading_mark_page" CHECK ("reading_mark"."page_order_no" >= 0)
);
--> statement-breakpoint
CREATE TABLE "series_rating" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"stars" integer NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "series_rating_platform_id_user_id_series_id_pk" PRIMARY KEY("platform_id","user_id","series_id"),
	CONSTRAINT "series_rating_stars" CHECK ("series_rating"."stars" between 1 and 5)
);
--> statement-breakpoint
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
ALTER TABLE "support_ticket" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "rating_average" ADD CONSTRAINT "rating_average_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_mark" ADD CONSTRAINT "reading_mark_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_mark" ADD CONSTRAINT "reading_mark_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_mark" ADD CONSTRAINT "reading_mark_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_rating" ADD CONSTRAINT "series_rating_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_rating" ADD CONSTRAINT "series_rating_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_viewer_settings" ADD CONSTRAINT "series_viewer_settings_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_viewer_settings" ADD CONSTRAINT "series_viewer_settings_reader_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewer_settings" ADD CONSTRAINT "viewer_settings_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rating_average_series_index" ON "rating_average" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "reading_mark_reader_series_index" ON "reading_mark" USING btree ("platform_id","user_id","series_id","episode_id");--> statement-breakpoint
CREATE INDEX "reading_mark_latest_index" ON "reading_mark" USING btree ("platform_id","user_id","updated_at_ms");--> statement-breakpoint
CREATE INDEX "reading_mark_episode_index" ON "reading_mark" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "reading_mark_series_index" ON "reading_mark" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "series_rating_series_index" ON "series_rating" USING btree ("platform_id","series_id");--> statement-breakpoint
CREATE INDEX "series_rating_of_series_index" ON "series_rating" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "series_viewer_settings_series_index" ON "series_viewer_settings" USING btree ("series_id");--> statement-breakpoint
ALTER TABLE "reading_position" ADD CONSTRAINT "reading_position_anchor" CHECK (length("reading_position"."anchor") <= 200);--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_place" CHECK ("support_ticket"."place" ~ '^[A-Za-z0-9_-]{1,96}/[A-Za-z0-9_-]{1,128}(#[1-9][0-9]{0,5})?$'
        and ("support_ticket"."place" is null or "support_ticket"."deleted_at_ms" is null));