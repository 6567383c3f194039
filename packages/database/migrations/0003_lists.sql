CREATE TABLE "ranking_entry" (
	"platform_id" text NOT NULL,
	"ranking_type" text NOT NULL,
	"series_id" integer NOT NULL,
	"place" integer,
	"previous_place" integer,
	"score" bigint NOT NULL,
	"computed_at_ms" bigint NOT NULL,
	CONSTRAINT "ranking_entry_platform_id_ranking_type_series_id_pk" PRIMARY KEY("platform_id","ranking_type","series_id"),
	CONSTRAINT "ranking_entry_platform_id" CHECK ("ranking_entry"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "ranking_entry_ranking_type" CHECK ("ranking_entry"."ranking_type" in ('REALTIME', 'WEEKLY', 'MONTHLY', 'TOTAL')),
	CONSTRAINT "ranking_entry_place" CHECK ("ranking_entry"."place" >= 1 and "ranking_entry"."previous_place" >= 1),
	CONSTRAINT "ranking_entry_placed" CHECK ("ranking_entry"."place" is not null or "ranking_entry"."previous_place" is not null),
	CONSTRAINT "ranking_entry_score" CHECK ("ranking_entry"."score" >= 0)
);
--> statement-breakpoint
CREATE TABLE "read_total" (
	"platform_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"read_count" bigint NOT NULL,
	CONSTRAINT "read_total_platform_id_series_id_pk" PRIMARY KEY("platform_id","series_id"),
	CONSTRAINT "read_total_read_count" CHECK ("read_total"."read_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recent_view" (
	"platform_id" text NOT NULL,
	"mark" text NOT NULL,
	"series_id" integer NOT NULL,
	"episode_id" integer NOT NULL,
	"seen_at_ms" bigint NOT NULL,
	CONSTRAINT "recent_view_platform_id_mark_series_id_episode_id_pk" PRIMARY KEY("platform_id","mark","series_id","episode_id"),
	CONSTRAINT "recent_view_mark" CHECK ("recent_view"."mark" ~ '^[A-Za-z0-9_-]{1,64}$')
);
--> statement-breakpoint
CREATE TABLE "series_genre" (
	"series_id" integer NOT NULL,
	"genre" text NOT NULL,
	CONSTRAINT "series_genre_series_id_genre_pk" PRIMARY KEY("series_id","genre"),
	CONSTRAINT "series_genre_genre" CHECK ("series_genre"."genre" in ('ROMANCE', 'ACTION', 'BL', 'FANTASY', 'DRAMA', 'COMEDY', 'THRILLER', 'HORROR', 'MYSTERY', 'SCIENCE_FICTION', 'SLICE_OF_LIFE', 'SPORTS', 'HISTORICAL', 'SCHOOL', 'ADVENTURE', 'CRIME'))
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"platform_id" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"path" text,
	"series_id" integer,
	"phone_asset_id" text,
	"desktop_asset_id" text,
	"is_adult" boolean DEFAULT false NOT NULL,
	"opened_at_ms" bigint NOT NULL,
	"closed_at_ms" bigint,
	"position" integer NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "banner_key_unique" UNIQUE("platform_id","key"),
	CONSTRAINT "banner_platform_id" CHECK ("banner"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "banner_key" CHECK ("banner"."key" <> ''),
	CONSTRAINT "banner_kind" CHECK ("banner"."kind" in ('ONLY_ICON', 'ONLY_TEXT', 'ICON_TEXT', 'TEXT_ICON')),
	CONSTRAINT "banner_leads_somewhere" CHECK ("banner"."path" is not null or "banner"."series_id" is not null),
	CONSTRAINT "banner_path" CHECK ("banner"."path" ~ '^/([^/]|$)'),
	CONSTRAINT "banner_times" CHECK ("banner"."opened_at_ms" < "banner"."closed_at_ms")
);
--> statement-breakpoint
CREATE TABLE "banner_text" (
	"banner_id" integer NOT NULL,
	"locale" text NOT NULL,
	"kicker" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	CONSTRAINT "banner_text_banner_id_locale_pk" PRIMARY KEY("banner_id","locale"),
	CONSTRAINT "banner_text_locale" CHECK ("banner_text"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
	CONSTRAINT "banner_text_title" CHECK ("banner_text"."title" <> '')
);
--> statement-breakpoint
CREATE TABLE "pick" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pick_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"platform_id" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "pick_key_unique" UNIQUE("platform_id","key"),
	CONSTRAINT "pick_platform_id" CHECK ("pick"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "pick_key" CHECK ("pick"."key" <> '')
);
--> statement-breakpoint
CREATE TABLE "pick_item" (
	"pick_id" integer NOT NULL,
	"series_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "pick_item_pick_id_series_id_pk" PRIMARY KEY("pick_id","series_id"),
	CONSTRAINT "pick_item_position_unique" UNIQUE("pick_id","position"),
	CONSTRAINT "pick_item_position" CHECK ("pick_item"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pick_text" (
	"pick_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "pick_text_pick_id_locale_pk" PRIMARY KEY("pick_id","locale"),
	CONSTRAINT "pick_text_locale" CHECK ("pick_text"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
	CONSTRAINT "pick_text_title" CHECK ("pick_text"."title" <> '')
);
--> statement-breakpoint
CREATE TABLE "theme" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "theme_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"platform_id" text NOT NULL,
	"key" text NOT NULL,
	"display_position" text NOT NULL,
	"position" integer NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "theme_key_unique" UNIQUE("platform_id","key"),
	CONSTRAINT "theme_platform_id" CHECK ("theme"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "theme_key" CHECK ("theme"."key" <> ''),
	CONSTRAINT "theme_display_position" CHECK ("theme"."display_position" in ('MAIN', 'DETAIL', 'SEARCH'))
);
--> statement-breakpoint
CREATE TABLE "theme_item" (
	"theme_id" integer NOT NULL,
	"series_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "theme_item_theme_id_series_id_pk" PRIMARY KEY("theme_id","series_id"),
	CONSTRAINT "theme_item_position_unique" UNIQUE("theme_id","position"),
	CONSTRAINT "theme_item_position" CHECK ("theme_item"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "theme_text" (
	"theme_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "theme_text_theme_id_locale_pk" PRIMARY KEY("theme_id","locale"),
	CONSTRAINT "theme_text_locale" CHECK ("theme_text"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
	CONSTRAINT "theme_text_title" CHECK ("theme_text"."title" <> '')
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"platform_id" text NOT NULL,
	"key" text NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "faq_key_unique" UNIQUE("platform_id","key"),
	CONSTRAINT "faq_platform_id" CHECK ("faq"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "faq_texts" CHECK ("faq"."key" <> '' and "faq"."category" <> '')
);
--> statement-breakpoint
CREATE TABLE "faq_text" (
	"faq_id" integer NOT NULL,
	"locale" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "faq_text_faq_id_locale_pk" PRIMARY KEY("faq_id","locale"),
	CONSTRAINT "faq_text_locale" CHECK ("faq_text"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
	CONSTRAINT "faq_text_question" CHECK ("faq_text"."question" <> '')
);
--> statement-breakpoint
ALTER TABLE "ranking_entry" ADD CONSTRAINT "ranking_entry_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_total" ADD CONSTRAINT "read_total_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_genre" ADD CONSTRAINT "series_genre_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_phone_asset_id_asset_id_fk" FOREIGN KEY ("phone_asset_id") REFERENCES "public"."asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_desktop_asset_id_asset_id_fk" FOREIGN KEY ("desktop_asset_id") REFERENCES "public"."asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_text" ADD CONSTRAINT "banner_text_banner_id_banner_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_item" ADD CONSTRAINT "pick_item_pick_id_pick_id_fk" FOREIGN KEY ("pick_id") REFERENCES "public"."pick"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_item" ADD CONSTRAINT "pick_item_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_text" ADD CONSTRAINT "pick_text_pick_id_pick_id_fk" FOREIGN KEY ("pick_id") REFERENCES "public"."pick"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_item" ADD CONSTRAINT "theme_item_theme_id_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."theme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_item" ADD CONSTRAINT "theme_item_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_text" ADD CONSTRAINT "theme_text_theme_id_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."theme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_text" ADD CONSTRAINT "faq_text_faq_id_faq_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ranking_entry_place_index" ON "ranking_entry" USING btree ("platform_id","ranking_type","place");--> statement-breakpoint
CREATE INDEX "ranking_entry_series_index" ON "ranking_entry" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "read_total_series_index" ON "read_total" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "recent_view_seen_index" ON "recent_view" USING btree ("seen_at_ms");--> statement-breakpoint
CREATE INDEX "series_genre_genre_index" ON "series_genre" USING btree ("genre");--> statement-breakpoint
CREATE INDEX "banner_series_index" ON "banner" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "banner_phone_asset_index" ON "banner" USING btree ("phone_asset_id");--> statement-breakpoint
CREATE INDEX "banner_desktop_asset_index" ON "banner" USING btree ("desktop_asset_id");--> statement-breakpoint
CREATE INDEX "pick_item_series_index" ON "pick_item" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "theme_item_series_index" ON "theme_item" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "entitlement_purchase_index" ON "entitlement" USING btree ("platform_id","started_at_ms") WHERE "entitlement"."source" = 'PURCHASE';