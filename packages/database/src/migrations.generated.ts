// Made by `pnpm generate` from migrations/*.sql; a test compares the two. Do not edit.
import type { Migration } from './migrate.ts';

export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    name: '0000_catalogue',
    hash: '24d7880765438fe77a8df76d20111de3f32f43b594e4dc3fcb2c6b391dafeef8',
    sql: `CREATE TABLE "asset" (
	"id" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" bigint,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"placeholder" text NOT NULL,
	"recipe" jsonb,
	"created_at_ms" bigint NOT NULL,
	CONSTRAINT "asset_id_form" CHECK ("asset"."id" ~ '^([0-9a-f]{64}|drawn:[A-Za-z0-9:/._-]{1,200})$'),
	CONSTRAINT "asset_drawn_has_recipe" CHECK (("asset"."id" like 'drawn:%') = ("asset"."recipe" is not null)),
	CONSTRAINT "asset_media_type" CHECK ("asset"."media_type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "asset_size" CHECK ("asset"."size_bytes" > 0 and ("asset"."size_bytes" is not null or "asset"."recipe" is not null)),
	CONSTRAINT "asset_pixels" CHECK ("asset"."width_px" > 0 and "asset"."height_px" > 0),
	CONSTRAINT "asset_placeholder" CHECK ("asset"."placeholder" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"logged_at_ms" bigint NOT NULL,
	"actor" text NOT NULL,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	CONSTRAINT "audit_log_actor_role" CHECK ("audit_log"."actor_role" in ('owner', 'editor', 'merchandiser', 'support', 'viewer')),
	CONSTRAINT "audit_log_texts" CHECK ("audit_log"."actor" <> '' and "audit_log"."action" <> '' and "audit_log"."subject_id" <> '')
);
--> statement-breakpoint
CREATE TABLE "episode" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "episode_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"series_id" integer NOT NULL,
	"number" text NOT NULL,
	"alias" text NOT NULL,
	"order_no" integer NOT NULL,
	"title" text NOT NULL,
	"sub_title" text,
	"type" text DEFAULT 'GENERAL' NOT NULL,
	"content_type" text NOT NULL,
	"viewer_mode" text NOT NULL,
	"reading_direction" text NOT NULL,
	"writing_mode" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"thumbnail_asset_id" text,
	"published_on" date,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	"removed_at_ms" bigint,
	CONSTRAINT "episode_number_unique" UNIQUE("series_id","number"),
	CONSTRAINT "episode_alias_unique" UNIQUE("series_id","alias"),
	CONSTRAINT "episode_alias_form" CHECK ("episode"."alias" ~ '^[A-Za-z0-9_-]{1,128}$'),
	CONSTRAINT "episode_texts" CHECK ("episode"."number" <> '' and "episode"."title" <> ''),
	CONSTRAINT "episode_order_no" CHECK ("episode"."order_no" >= 1),
	CONSTRAINT "episode_type" CHECK ("episode"."type" in ('GENERAL', 'PREVIEW')),
	CONSTRAINT "episode_content_type" CHECK ("episode"."content_type" in ('IMAGE', 'EPUB', 'TEXT')),
	CONSTRAINT "episode_viewer_mode" CHECK ("episode"."viewer_mode" in ('SCROLL', 'PAPER')),
	CONSTRAINT "episode_reading_direction" CHECK ("episode"."reading_direction" in ('LTR', 'RTL')),
	CONSTRAINT "episode_writing_mode" CHECK ("episode"."writing_mode" in ('HORIZONTAL', 'VERTICAL'))
);
--> statement-breakpoint
CREATE TABLE "episode_platform" (
	"platform_id" text NOT NULL,
	"episode_id" integer NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"opened_at_ms" bigint NOT NULL,
	"has_own_prices" boolean DEFAULT false NOT NULL,
	"rent_coin" integer,
	"possession_coin" integer,
	"is_login_required" boolean DEFAULT false NOT NULL,
	"free_from_ms" bigint,
	"free_until_ms" bigint,
	CONSTRAINT "episode_platform_platform_id_episode_id_pk" PRIMARY KEY("platform_id","episode_id"),
	CONSTRAINT "episode_platform_platform_id" CHECK ("episode_platform"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "episode_platform_prices" CHECK ("episode_platform"."rent_coin" > 0 and "episode_platform"."possession_coin" > 0),
	CONSTRAINT "episode_platform_own_prices" CHECK ("episode_platform"."has_own_prices" or ("episode_platform"."rent_coin" is null and "episode_platform"."possession_coin" is null)),
	CONSTRAINT "episode_platform_free_window" CHECK (("episode_platform"."free_from_ms" is null) = ("episode_platform"."free_until_ms" is null) and "episode_platform"."free_from_ms" < "episode_platform"."free_until_ms")
);
--> statement-breakpoint
CREATE TABLE "page" (
	"episode_id" integer NOT NULL,
	"order_no" integer NOT NULL,
	"kind" text NOT NULL,
	"asset_id" text,
	"html" text,
	"spread" text DEFAULT 'none' NOT NULL,
	"strip_index" integer,
	CONSTRAINT "page_episode_id_order_no_pk" PRIMARY KEY("episode_id","order_no"),
	CONSTRAINT "page_order_no" CHECK ("page"."order_no" >= 1),
	CONSTRAINT "page_kind" CHECK ("page"."kind" in ('image', 'text')),
	CONSTRAINT "page_content" CHECK (("page"."kind" = 'image') = ("page"."asset_id" is not null) and ("page"."kind" = 'text') = ("page"."html" is not null)),
	CONSTRAINT "page_spread" CHECK ("page"."spread" in ('none', 'wide', 'left', 'right', 'center')),
	CONSTRAINT "page_strip_index" CHECK ("page"."strip_index" >= 0)
);
--> statement-breakpoint
CREATE TABLE "text_asset" (
	"episode_id" integer NOT NULL,
	"asset_id" text NOT NULL,
	CONSTRAINT "text_asset_episode_id_asset_id_pk" PRIMARY KEY("episode_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "entitlement" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "entitlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"episode_id" integer NOT NULL,
	"scope" text NOT NULL,
	"source" text NOT NULL,
	"started_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint,
	"revoked_at_ms" bigint,
	CONSTRAINT "entitlement_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "entitlement_scope" CHECK ("entitlement"."scope" in ('POSSESSION', 'PERMANENT', 'RENT', 'FREETIME')),
	CONSTRAINT "entitlement_source" CHECK ("entitlement"."source" in ('PURCHASE', 'GIFT', 'FREETIME', 'ADMIN', 'TRANSFER')),
	CONSTRAINT "entitlement_expiry" CHECK (("entitlement"."scope" in ('POSSESSION', 'PERMANENT')) = ("entitlement"."expires_at_ms" is null) and "entitlement"."started_at_ms" < "entitlement"."expires_at_ms")
);
--> statement-breakpoint
CREATE TABLE "read_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "read_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"platform_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"episode_id" integer NOT NULL,
	"is_paid" boolean NOT NULL,
	"read_at_ms" bigint NOT NULL,
	CONSTRAINT "read_event_platform_id" CHECK ("read_event"."platform_id" ~ '^[a-z0-9-]{1,40}$')
);
--> statement-breakpoint
CREATE TABLE "reading_position" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"episode_id" integer NOT NULL,
	"series_id" integer NOT NULL,
	"page_order_no" integer NOT NULL,
	"offset_permille" integer DEFAULT 0 NOT NULL,
	"finished_at_ms" bigint,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "reading_position_platform_id_user_id_episode_id_pk" PRIMARY KEY("platform_id","user_id","episode_id"),
	CONSTRAINT "reading_position_page" CHECK ("reading_position"."page_order_no" >= 1 and "reading_position"."offset_permille" between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "creator" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "creator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "creator_name_unique" UNIQUE("name"),
	CONSTRAINT "creator_name" CHECK ("creator"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alias" text NOT NULL,
	"series_key" text NOT NULL,
	"language" text NOT NULL,
	"work_key" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"synopsis" text DEFAULT '' NOT NULL,
	"publisher" text,
	"is_adult" boolean DEFAULT false NOT NULL,
	"is_mixed" boolean DEFAULT false NOT NULL,
	"is_original" boolean DEFAULT false NOT NULL,
	"reading_direction" text NOT NULL,
	"writing_mode" text NOT NULL,
	"viewer_mode" text NOT NULL,
	"rental_hours" integer DEFAULT 72 NOT NULL,
	"freetime_enabled" boolean DEFAULT false NOT NULL,
	"freetime_refill_hours" integer DEFAULT 24 NOT NULL,
	"freetime_excluded_newest" integer DEFAULT 0 NOT NULL,
	"view_count" bigint DEFAULT 0 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	"removed_at_ms" bigint,
	CONSTRAINT "series_alias_unique" UNIQUE("alias"),
	CONSTRAINT "series_key_language_unique" UNIQUE("series_key","language"),
	CONSTRAINT "series_alias_form" CHECK ("series"."alias" ~ '^[A-Za-z0-9_-]{1,96}$' and "series"."alias" ~ '[A-Za-z]'),
	CONSTRAINT "series_language_form" CHECK ("series"."language" ~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$'),
	CONSTRAINT "series_texts" CHECK ("series"."series_key" <> '' and "series"."title" <> '' and "series"."work_key" <> ''),
	CONSTRAINT "series_type" CHECK ("series"."type" in ('COMIC', 'NOVEL')),
	CONSTRAINT "series_status" CHECK ("series"."status" in ('COMPLETED', 'SCHEDULED', 'PAUSED')),
	CONSTRAINT "series_reading_direction" CHECK ("series"."reading_direction" in ('LTR', 'RTL')),
	CONSTRAINT "series_writing_mode" CHECK ("series"."writing_mode" in ('HORIZONTAL', 'VERTICAL')),
	CONSTRAINT "series_viewer_mode" CHECK ("series"."viewer_mode" in ('SCROLL', 'PAPER')),
	CONSTRAINT "series_rental_hours" CHECK ("series"."rental_hours" > 0),
	CONSTRAINT "series_freetime_refill_hours" CHECK ("series"."freetime_refill_hours" between 12 and 168),
	CONSTRAINT "series_freetime_excluded_newest" CHECK ("series"."freetime_excluded_newest" >= 0),
	CONSTRAINT "series_view_count" CHECK ("series"."view_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "series_creator" (
	"series_id" integer NOT NULL,
	"creator_id" integer NOT NULL,
	"role" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "series_creator_series_id_creator_id_role_pk" PRIMARY KEY("series_id","creator_id","role"),
	CONSTRAINT "series_creator_role" CHECK ("series_creator"."role" in ('AUTHOR', 'ORIGINAL', 'ARTIST')),
	CONSTRAINT "series_creator_position" CHECK ("series_creator"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "series_platform" (
	"platform_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"title" text,
	"rent_coin" integer,
	"possession_coin" integer,
	"free_episode_count" integer DEFAULT 0 NOT NULL,
	"opened_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "series_platform_platform_id_series_id_pk" PRIMARY KEY("platform_id","series_id"),
	CONSTRAINT "series_platform_platform_id" CHECK ("series_platform"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "series_platform_prices" CHECK ("series_platform"."rent_coin" > 0 and "series_platform"."possession_coin" > 0),
	CONSTRAINT "series_platform_free_episodes" CHECK ("series_platform"."free_episode_count" >= 0),
	CONSTRAINT "series_platform_title" CHECK ("series_platform"."title" <> '')
);
--> statement-breakpoint
CREATE TABLE "series_schedule_day" (
	"series_id" integer NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "series_schedule_day_series_id_day_pk" PRIMARY KEY("series_id","day"),
	CONSTRAINT "series_schedule_day_day" CHECK ("series_schedule_day"."day" in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY', 'TEN'))
);
--> statement-breakpoint
CREATE TABLE "series_tag" (
	"series_id" integer NOT NULL,
	"tag" text NOT NULL,
	"position" integer NOT NULL,
	"is_extra" boolean DEFAULT false NOT NULL,
	CONSTRAINT "series_tag_series_id_tag_pk" PRIMARY KEY("series_id","tag"),
	CONSTRAINT "series_tag_position_unique" UNIQUE("series_id","position"),
	CONSTRAINT "series_tag_tag" CHECK ("series_tag"."tag" <> '' and "series_tag"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "series_thumbnail" (
	"series_id" integer NOT NULL,
	"type" text NOT NULL,
	"asset_id" text NOT NULL,
	CONSTRAINT "series_thumbnail_series_id_type_pk" PRIMARY KEY("series_id","type"),
	CONSTRAINT "series_thumbnail_type" CHECK ("series_thumbnail"."type" in ('VERTICAL', 'MAIN', 'SQUARE', 'DETAIL', 'HORIZONTAL_TYPE_A', 'HORIZONTAL_TYPE_B', 'HORIZONTAL_TYPE_C', 'COVER', 'VERTICAL_NON_ADULT', 'DETAIL_NON_ADULT', 'MAIN_NON_ADULT'))
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"platform_id" text NOT NULL,
	"key" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"published_at_ms" bigint NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "notice_key_unique" UNIQUE("platform_id","key"),
	CONSTRAINT "notice_platform_id" CHECK ("notice"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "notice_key" CHECK ("notice"."key" <> '')
);
--> statement-breakpoint
CREATE TABLE "notice_text" (
	"notice_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "notice_text_notice_id_locale_pk" PRIMARY KEY("notice_id","locale"),
	CONSTRAINT "notice_text_locale" CHECK ("notice_text"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
	CONSTRAINT "notice_text_title" CHECK ("notice_text"."title" <> '')
);
--> statement-breakpoint
CREATE TABLE "policy" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "policy_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"platform_id" text NOT NULL,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"effective_on" date NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at_ms" bigint NOT NULL,
	CONSTRAINT "policy_version_unique" UNIQUE("platform_id","kind","locale","version"),
	CONSTRAINT "policy_platform_id" CHECK ("policy"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "policy_kind" CHECK ("policy"."kind" in ('TERMS', 'PRIVACY', 'PAYMENT', 'YOUTH', 'MARKETING')),
	CONSTRAINT "policy_locale" CHECK ("policy"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
	CONSTRAINT "policy_version" CHECK ("policy"."version" >= 1),
	CONSTRAINT "policy_title" CHECK ("policy"."title" <> '')
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"platform_id" text NOT NULL,
	"id" text NOT NULL,
	"sns_provider" text NOT NULL,
	"sns_id" text NOT NULL,
	"email" text,
	"name" text,
	"nickname" text,
	"birthed_on" date,
	"is_adult" boolean DEFAULT false NOT NULL,
	"adult_verified_at_ms" bigint,
	"is_adult_kr" boolean DEFAULT false NOT NULL,
	"adult_kr_verified_at_ms" bigint,
	"is_adult_toggle" boolean DEFAULT false NOT NULL,
	"is_bl_toggle" boolean DEFAULT false NOT NULL,
	"is_agree_mail" boolean DEFAULT false NOT NULL,
	"is_agree_push" boolean DEFAULT false NOT NULL,
	"is_agree_push_contents" boolean DEFAULT false NOT NULL,
	"is_agree_push_freetime" boolean DEFAULT false NOT NULL,
	"is_agree_push_night" boolean DEFAULT false NOT NULL,
	"coin_purchase_count" integer DEFAULT 0 NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	"withdrawn_at_ms" bigint,
	CONSTRAINT "app_user_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "app_user_platform_id" CHECK ("app_user"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "app_user_id_form" CHECK ("app_user"."id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "app_user_sns_provider" CHECK ("app_user"."sns_provider" in ('email', 'phone', 'google', 'facebook', 'twitter', 'apple', 'apple_guest')),
	CONSTRAINT "app_user_adult" CHECK (not "app_user"."is_adult" or "app_user"."adult_verified_at_ms" is not null),
	CONSTRAINT "app_user_adult_kr" CHECK (not "app_user"."is_adult_kr" or "app_user"."adult_kr_verified_at_ms" is not null),
	CONSTRAINT "app_user_purchase_count" CHECK ("app_user"."coin_purchase_count" >= 0),
	CONSTRAINT "app_user_guest_has_no_email" CHECK ("app_user"."sns_provider" <> 'apple_guest' or "app_user"."email" is null)
);
--> statement-breakpoint
CREATE TABLE "user_session" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"family_id" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint NOT NULL,
	"revoked_at_ms" bigint,
	CONSTRAINT "user_session_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "user_session_times" CHECK ("user_session"."created_at_ms" < "user_session"."expires_at_ms")
);
--> statement-breakpoint
ALTER TABLE "episode" ADD CONSTRAINT "episode_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episode" ADD CONSTRAINT "episode_thumbnail_asset_id_asset_id_fk" FOREIGN KEY ("thumbnail_asset_id") REFERENCES "public"."asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episode_platform" ADD CONSTRAINT "episode_platform_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_asset_id_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_asset" ADD CONSTRAINT "text_asset_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_asset" ADD CONSTRAINT "text_asset_asset_id_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_event" ADD CONSTRAINT "read_event_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_event" ADD CONSTRAINT "read_event_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_position" ADD CONSTRAINT "reading_position_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_position" ADD CONSTRAINT "reading_position_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_position" ADD CONSTRAINT "reading_position_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_creator" ADD CONSTRAINT "series_creator_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_creator" ADD CONSTRAINT "series_creator_creator_id_creator_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_platform" ADD CONSTRAINT "series_platform_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_schedule_day" ADD CONSTRAINT "series_schedule_day_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_tag" ADD CONSTRAINT "series_tag_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_thumbnail" ADD CONSTRAINT "series_thumbnail_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_thumbnail" ADD CONSTRAINT "series_thumbnail_asset_id_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_text" ADD CONSTRAINT "notice_text_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject_index" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_time_index" ON "audit_log" USING btree ("logged_at_ms");--> statement-breakpoint
CREATE INDEX "episode_thumbnail_index" ON "episode" USING btree ("thumbnail_asset_id");--> statement-breakpoint
CREATE INDEX "episode_platform_episode_index" ON "episode_platform" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "episode_platform_opened_index" ON "episode_platform" USING btree ("platform_id","opened_at_ms");--> statement-breakpoint
CREATE INDEX "page_asset_index" ON "page" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "text_asset_asset_index" ON "text_asset" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "entitlement_reader_episode_index" ON "entitlement" USING btree ("platform_id","user_id","episode_id");--> statement-breakpoint
CREATE INDEX "entitlement_episode_index" ON "entitlement" USING btree ("episode_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlement_owned_once" ON "entitlement" USING btree ("platform_id","user_id","episode_id") WHERE "entitlement"."expires_at_ms" is null and "entitlement"."revoked_at_ms" is null;--> statement-breakpoint
CREATE INDEX "read_event_window_index" ON "read_event" USING btree ("platform_id","read_at_ms");--> statement-breakpoint
CREATE INDEX "read_event_series_index" ON "read_event" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "read_event_episode_index" ON "read_event" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "reading_position_recent_index" ON "reading_position" USING btree ("platform_id","user_id","updated_at_ms");--> statement-breakpoint
CREATE INDEX "reading_position_episode_index" ON "reading_position" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "reading_position_series_index" ON "reading_position" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "series_work_key_index" ON "series" USING btree ("work_key");--> statement-breakpoint
CREATE INDEX "series_creator_creator_index" ON "series_creator" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "series_platform_series_index" ON "series_platform" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "series_platform_opened_index" ON "series_platform" USING btree ("platform_id","opened_at_ms");--> statement-breakpoint
CREATE INDEX "series_schedule_day_day_index" ON "series_schedule_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "series_tag_tag_index" ON "series_tag" USING btree ("tag");--> statement-breakpoint
CREATE INDEX "series_thumbnail_asset_index" ON "series_thumbnail" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "notice_published_index" ON "notice" USING btree ("platform_id","published_at_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_sns_unique" ON "app_user" USING btree ("platform_id","sns_provider","sns_id") WHERE "app_user"."withdrawn_at_ms" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email_unique" ON "app_user" USING btree ("platform_id",lower("email")) WHERE "app_user"."withdrawn_at_ms" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_nickname_unique" ON "app_user" USING btree ("platform_id",lower("nickname")) WHERE "app_user"."withdrawn_at_ms" is null;--> statement-breakpoint
CREATE INDEX "user_session_family_index" ON "user_session" USING btree ("platform_id","family_id");`,
  },
  {
    version: 2,
    name: '0001_guards',
    hash: 'e2a0bed71b6ff0526d89b57345f7d5b8b2fc6a7041390bfab3f5d13e07c13c37',
    sql: `-- What the Drizzle schema cannot say: a place in the series that may be renumbered within a transaction, and a log that
-- nobody rewrites. Triggers and not privileges, because the owner of a table may do anything that a privilege forbids.
ALTER TABLE "episode" ADD CONSTRAINT "episode_order_no_unique" UNIQUE ("series_id", "order_no") DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
CREATE FUNCTION "refuse_rewriting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: its rows are only ever added', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_no_update_no_delete" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_no_truncate" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
`,
  },
  {
    version: 3,
    name: '0002_unused_assets',
    hash: '5bbca1aedfcc0e57bac7cf1c999264b577f157ac83e96643fb432a119ccf6df7',
    sql: `ALTER TABLE "asset" ADD COLUMN "unused_since_ms" bigint;--> statement-breakpoint
CREATE INDEX "asset_unused_index" ON "asset" USING btree ("unused_since_ms") WHERE "asset"."unused_since_ms" is not null;`,
  },
  {
    version: 4,
    name: '0003_lists',
    hash: '82e3ca0f05b7c1153b0d353884d0c81c3a849e5b84ec3f5b52a5837f34305eb0',
    sql: `CREATE TABLE "ranking_entry" (
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
CREATE INDEX "entitlement_purchase_index" ON "entitlement" USING btree ("platform_id","started_at_ms") WHERE "entitlement"."source" = 'PURCHASE';`,
  },
  {
    version: 5,
    name: '0004_search',
    hash: '8b9d9a04afb5e8020da292ee9eeeffd7f2a9e09eb0616fbbdacb3cdd0c1d260f',
    sql: `-- The threes of letters that a text is found by, exactly or nearly. A trusted extension: who may CREATE in the database may do this.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_name" (
	"name" text PRIMARY KEY NOT NULL,
	"letters" text NOT NULL,
	CONSTRAINT "search_name_name" CHECK ("search_name"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "series_search" (
	"platform_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"title" text NOT NULL,
	"tags" text NOT NULL,
	"words" text NOT NULL,
	"title_letters" text NOT NULL,
	"word_letters" text NOT NULL,
	"form" integer NOT NULL,
	CONSTRAINT "series_search_platform_id_series_id_pk" PRIMARY KEY("platform_id","series_id"),
	CONSTRAINT "series_search_lines" CHECK ("series_search"."words" like E'\\n%\\n' and ("series_search"."tags" = '' or "series_search"."tags" like E'\\n%\\n'))
);
--> statement-breakpoint
ALTER TABLE "series_search" ADD CONSTRAINT "series_search_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_name_letters_index" ON "search_name" USING gist ("letters" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "series_search_series_index" ON "series_search" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "series_search_words_index" ON "series_search" USING gin ("word_letters" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "series_search_title_index" ON "series_search" USING gist ("title_letters" gist_trgm_ops);`,
  },
  {
    version: 6,
    name: '0005_free_episodes',
    hash: 'e9a4ee8ae02b42262c9d704224053e86e3616f0676107db755c71ee321ed46b3',
    sql: `CREATE INDEX "episode_sample_index" ON "episode" USING btree ("series_id") WHERE "episode"."is_sample" or "episode"."type" = 'PREVIEW';--> statement-breakpoint
CREATE INDEX "episode_platform_free_from_index" ON "episode_platform" USING btree ("platform_id","free_from_ms") WHERE "episode_platform"."free_from_ms" is not null;--> statement-breakpoint
CREATE INDEX "episode_platform_free_until_index" ON "episode_platform" USING btree ("platform_id","free_until_ms") WHERE "episode_platform"."free_until_ms" is not null;`,
  },
  {
    version: 7,
    name: '0006_job_progress',
    hash: 'c74f7c824fbe670ea0b89abcb0257e872e291a21509fde0428c09dc2d5e635fe',
    sql: `CREATE TABLE "job_progress" (
	"job" text PRIMARY KEY NOT NULL,
	"done_until_ms" bigint NOT NULL,
	CONSTRAINT "job_progress_job" CHECK ("job_progress"."job" <> '')
);
`,
  },
  {
    version: 8,
    name: '0007_episode_source',
    hash: '835e09cdbaa6505c42c4dd8aabe584203b216f3f79205ad2926d5937181fce3a',
    sql: `ALTER TABLE "episode" ADD COLUMN "source_identifier" text;--> statement-breakpoint
ALTER TABLE "episode" ADD COLUMN "source_title" text;--> statement-breakpoint
ALTER TABLE "episode" ADD COLUMN "source_part" integer;`,
  },
  {
    version: 9,
    name: '0008_platform_feature',
    hash: 'e983b8b21bc2d173695c09276567706842c6cf7fe9c412f13b90bbe53ec5d66d',
    sql: `CREATE TABLE "platform_feature" (
	"platform_id" text NOT NULL,
	"feature" text NOT NULL,
	"is_on" boolean NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "platform_feature_platform_id_feature_pk" PRIMARY KEY("platform_id","feature"),
	CONSTRAINT "platform_feature_platform_id" CHECK ("platform_feature"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "platform_feature_feature" CHECK ("platform_feature"."feature" in ('freetime'))
);
`,
  },
  {
    version: 10,
    name: '0009_search_pieces',
    hash: '5f660e87c8867e87c853720b7d061c9c54e4833295b659ca2fc628a0d48e5fad',
    sql: `-- What nearly fits is found by pieces of its words, in the letters that are there anyway.
DROP TABLE "search_name";--> statement-breakpoint
DROP INDEX "series_search_title_index";--> statement-breakpoint
ALTER TABLE "series_search" DROP COLUMN "title_letters";
`,
  },
  {
    version: 11,
    name: '0010_book_identifiers',
    hash: '56753416365c0fe2432dcd45511e7a7b9e33daf1ce54392be096fb131eecf9ba',
    sql: `CREATE INDEX "episode_source_index" ON "episode" USING btree ("source_identifier") WHERE "episode"."source_identifier" is not null;`,
  },
  {
    version: 12,
    name: '0011_catalogue_change',
    hash: 'f02d63ee926b55a5ba5d4b2543a989a5c8117bc8e3b35c5524b0283ca0c5c1b6',
    sql: `-- Which series changed, in which transaction: the table that processes read to keep what they know of the catalogue up to
-- date. Triggers write it, so that no program can forget to.
CREATE TABLE "catalogue_change" (
	"series_id" integer PRIMARY KEY NOT NULL,
	"changed_in" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_change_index" ON "catalogue_change" USING btree ("changed_in");--> statement-breakpoint
CREATE FUNCTION "note_catalogue_change"("changed_series" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "catalogue_change" AS "known" ("series_id", "changed_in") VALUES ("changed_series", pg_current_xact_id())
  ON CONFLICT ("series_id") DO UPDATE SET "changed_in" = excluded."changed_in" WHERE "known"."changed_in" <> excluded."changed_in"
$$;
--> statement-breakpoint
CREATE FUNCTION "note_series"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_catalogue_change"(NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "note_row_of_series"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM "note_catalogue_change"(OLD."series_id");
  ELSE
    PERFORM "note_catalogue_change"(NEW."series_id");
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "note_rows_of_episodes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_catalogue_change"("changed"."series_id") FROM (
    SELECT DISTINCT "episode"."series_id" FROM "changed_rows"
    JOIN "episode" ON "episode"."id" = "changed_rows"."episode_id" ORDER BY 1
  ) AS "changed";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "series_noted" AFTER UPDATE OF "removed_at_ms", "is_adult" ON "series" FOR EACH ROW EXECUTE FUNCTION "note_series"();
--> statement-breakpoint
CREATE TRIGGER "series_platform_noted" AFTER INSERT OR UPDATE OR DELETE ON "series_platform" FOR EACH ROW EXECUTE FUNCTION "note_row_of_series"();
--> statement-breakpoint
CREATE TRIGGER "episode_noted" AFTER INSERT OR DELETE OR UPDATE OF "order_no", "type", "is_sample", "removed_at_ms" ON "episode" FOR EACH ROW EXECUTE FUNCTION "note_row_of_series"();
--> statement-breakpoint
CREATE TRIGGER "episode_platform_inserted" AFTER INSERT ON "episode_platform" REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_rows_of_episodes"();
--> statement-breakpoint
CREATE TRIGGER "episode_platform_updated" AFTER UPDATE ON "episode_platform" REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_rows_of_episodes"();
--> statement-breakpoint
CREATE TRIGGER "episode_platform_deleted" AFTER DELETE ON "episode_platform" REFERENCING OLD TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_rows_of_episodes"();
--> statement-breakpoint
CREATE TRIGGER "page_inserted" AFTER INSERT ON "page" REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_rows_of_episodes"();
--> statement-breakpoint
CREATE TRIGGER "page_updated" AFTER UPDATE ON "page" REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_rows_of_episodes"();
--> statement-breakpoint
CREATE TRIGGER "text_asset_inserted" AFTER INSERT ON "text_asset" REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_rows_of_episodes"();
`,
  },
  {
    version: 13,
    name: '0012_public_pictures',
    hash: 'a6f2c4563ec0bdd511a54d8c51e514cd5d7bd3b02737cfbca13b41efe2941687',
    sql: `-- What is public is a picture made for that (D39). What was shown so far is kept as the source of the new pictures, which a
-- job makes; no page stays where it has a public address. Drawn pictures are made for their place already.
ALTER TABLE "episode" ADD COLUMN "thumbnail_source_id" text;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "cover_source_id" text;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "cover_kind" text;--> statement-breakpoint
ALTER TABLE "episode" ADD CONSTRAINT "episode_thumbnail_source_id_asset_id_fk" FOREIGN KEY ("thumbnail_source_id") REFERENCES "public"."asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_cover_source_id_asset_id_fk" FOREIGN KEY ("cover_source_id") REFERENCES "public"."asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "episode_thumbnail_source_index" ON "episode" USING btree ("thumbnail_source_id");--> statement-breakpoint
CREATE INDEX "episode_thumbnail_due_index" ON "episode" USING btree ("series_id") WHERE "episode"."thumbnail_source_id" is not null and "episode"."thumbnail_asset_id" is null;--> statement-breakpoint
CREATE INDEX "series_cover_source_index" ON "series" USING btree ("cover_source_id");--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_cover_kind" CHECK ("series"."cover_kind" in ('SERIES', 'BOOK', 'PAGE'));--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_cover" CHECK (("series"."cover_source_id" is null) = ("series"."cover_kind" is null));--> statement-breakpoint
UPDATE "series" SET "cover_source_id" = "shown"."asset_id",
  "cover_kind" = CASE WHEN EXISTS (SELECT 1 FROM "page" WHERE "page"."asset_id" = "shown"."asset_id") THEN 'PAGE' ELSE 'BOOK' END
FROM "series_thumbnail" AS "shown"
WHERE "shown"."series_id" = "series"."id" AND "shown"."type" = 'COVER' AND "shown"."asset_id" NOT LIKE 'drawn:%';
--> statement-breakpoint
DELETE FROM "series_thumbnail" USING "series"
WHERE "series"."id" = "series_thumbnail"."series_id"
  AND ("series"."cover_kind" = 'PAGE' OR ("series"."cover_kind" = 'BOOK' AND "series_thumbnail"."type" = 'COVER'));
--> statement-breakpoint
UPDATE "episode" SET "thumbnail_source_id" = "thumbnail_asset_id", "thumbnail_asset_id" = NULL WHERE "thumbnail_asset_id" NOT LIKE 'drawn:%';
--> statement-breakpoint
UPDATE "banner" SET "phone_asset_id" = NULL
WHERE EXISTS (SELECT 1 FROM "page" WHERE "page"."asset_id" = "phone_asset_id") OR EXISTS (SELECT 1 FROM "text_asset" WHERE "text_asset"."asset_id" = "phone_asset_id");
--> statement-breakpoint
UPDATE "banner" SET "desktop_asset_id" = NULL
WHERE EXISTS (SELECT 1 FROM "page" WHERE "page"."asset_id" = "desktop_asset_id") OR EXISTS (SELECT 1 FROM "text_asset" WHERE "text_asset"."asset_id" = "desktop_asset_id");
`,
  },
  {
    version: 14,
    name: '0013_catalogue_edition',
    hash: 'ce2c2076e0edb9093b481aff4c7f4a603d64f33ae11ce3ae303b57f8ece019cb',
    sql: `-- One number, raised by each transaction that changes what readers are shown, when it is committed. Triggers write it, so
-- that no program can forget to; what processes keep of the catalogue is valid for one edition.
CREATE TABLE "catalogue_edition" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"edition" bigint NOT NULL,
	CONSTRAINT "catalogue_edition_is_only" CHECK ("catalogue_edition"."is_only")
);
--> statement-breakpoint
INSERT INTO "catalogue_edition" ("edition") VALUES (1);
--> statement-breakpoint
-- It runs for each changed row and does its work for the first of a transaction: the setting ends with that. It runs at
-- commit, so the lock on the one row is short.
CREATE FUNCTION "raise_catalogue_edition"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "raised" bigint;
BEGIN
  IF current_setting('longstrip.edition_is_raised', true) = 'yes' THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('longstrip.edition_is_raised', 'yes', true);
  UPDATE "public"."catalogue_edition" SET "edition" = "edition" + 1 RETURNING "edition" INTO "raised";
  PERFORM pg_notify('catalogue_edition', "raised"::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- For a table whose rows readers are shown. "unshown" names its columns that may change without that readers see it.
CREATE FUNCTION "watch_catalogue_table"("watched" regclass, "unshown" text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "made" CONSTANT text := 'CREATE CONSTRAINT TRIGGER %I AFTER %s ON %s DEFERRABLE INITIALLY DEFERRED FOR EACH ROW %s EXECUTE FUNCTION "public"."raise_catalogue_edition"()';
  "is_other" text := 'WHEN (OLD.* IS DISTINCT FROM NEW.*)';
BEGIN
  IF "unshown" <> '{}' THEN
    "is_other" := format('WHEN ((to_jsonb(OLD) - %1$L::text[]) IS DISTINCT FROM (to_jsonb(NEW) - %1$L::text[]))', "unshown");
  END IF;
  EXECUTE format("made", 'edition_raised', 'INSERT OR DELETE', "watched", '');
  EXECUTE format("made", 'edition_raised_by_update', 'UPDATE', "watched", "is_other");
END
$$;
--> statement-breakpoint
SELECT "watch_catalogue_table"('series', '{view_count}');
--> statement-breakpoint
SELECT "watch_catalogue_table"('ranking_entry', '{score,computed_at_ms}');
--> statement-breakpoint
SELECT "watch_catalogue_table"("watched"::regclass) FROM unnest(ARRAY[
  'banner', 'banner_text', 'creator', 'episode', 'episode_platform', 'faq', 'faq_text', 'notice', 'notice_text', 'page',
  'pick', 'pick_item', 'pick_text', 'platform_feature', 'policy', 'series_creator', 'series_genre', 'series_platform',
  'series_schedule_day', 'series_search', 'series_tag', 'series_thumbnail', 'text_asset', 'theme', 'theme_item', 'theme_text'
]) AS "watched";
`,
  },
  {
    version: 15,
    name: '0014_blurred_pictures',
    hash: '6d65517e931a096ece2c1383974921860240342a87b493339c1650fd99a04c82',
    sql: `-- A picture of a few pixels beside the colour of a page, shown until the page has come. A job makes those of the pages that
-- are stored already.
ALTER TABLE "asset" ADD COLUMN "blurred" text;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_blurred" CHECK (length("asset"."blurred") <= 300 and "asset"."blurred" ~ '^data:image/webp.base64,[A-Za-z0-9+/]+=*$');`,
  },
  {
    version: 16,
    name: '0015_gutters',
    hash: 'd6340f9b494e44ad82853d78b9f385e8871996f9cc4fb8f61aee05a730f0c601',
    sql: `-- Plain rows of a slice of a strip, where it may be cut into screens. A job looks for those of the pages that are stored already.
ALTER TABLE "asset" ADD COLUMN "gutters" jsonb;`,
  },
  {
    version: 17,
    name: '0016_people',
    hash: '61167b9170ba53f20aac849bef5ea610da8a026c048973bf6dd2f208bff65f6c',
    sql: `CREATE TABLE "one_time_code" (
	"platform_id" text NOT NULL,
	"id" text NOT NULL,
	"purpose" text NOT NULL,
	"target_hash" text NOT NULL,
	"user_id" text,
	"key_id" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at_ms" bigint,
	CONSTRAINT "one_time_code_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "one_time_code_purpose" CHECK ("one_time_code"."purpose" in ('SIGN_UP_MAIL', 'SIGN_UP_PHONE', 'CONFIRM_MAIL', 'CHANGE_MAIL', 'FIND_ID', 'FIND_PASSWORD', 'RESET_LINK', 'WITHDRAWAL', 'NICE', 'VERIFIED')),
	CONSTRAINT "one_time_code_times" CHECK ("one_time_code"."created_at_ms" < "one_time_code"."expires_at_ms" and "one_time_code"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"platform_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"generation" integer NOT NULL,
	"key_id" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint NOT NULL,
	"used_at_ms" bigint,
	CONSTRAINT "refresh_token_platform_id_token_hash_pk" PRIMARY KEY("platform_id","token_hash"),
	CONSTRAINT "refresh_token_generation" CHECK ("refresh_token"."generation" >= 0)
);
--> statement-breakpoint
CREATE TABLE "request_reply" (
	"platform_id" text NOT NULL,
	"subject" text NOT NULL,
	"request_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" jsonb NOT NULL,
	"created_at_ms" bigint NOT NULL,
	CONSTRAINT "request_reply_platform_id_subject_request_id_pk" PRIMARY KEY("platform_id","subject","request_id")
);
--> statement-breakpoint
CREATE TABLE "sign_up_block" (
	"platform_id" text NOT NULL,
	"id_hash" text NOT NULL,
	"until_ms" bigint NOT NULL,
	CONSTRAINT "sign_up_block_platform_id_id_hash_pk" PRIMARY KEY("platform_id","id_hash")
);
--> statement-breakpoint
CREATE TABLE "user_agreement" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"agreed_at_ms" bigint NOT NULL,
	CONSTRAINT "user_agreement_platform_id_user_id_kind_pk" PRIMARY KEY("platform_id","user_id","kind"),
	CONSTRAINT "user_agreement_kind" CHECK ("user_agreement"."kind" in ('TERMS', 'PRIVACY', 'PAYMENT', 'YOUTH', 'MARKETING'))
);
--> statement-breakpoint
CREATE TABLE "user_password" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"changed_at_ms" bigint NOT NULL,
	CONSTRAINT "user_password_platform_id_user_id_pk" PRIMARY KEY("platform_id","user_id"),
	CONSTRAINT "user_password_hash" CHECK ("user_password"."hash" like '$argon2id$%')
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason_id" text NOT NULL,
	"detail" text,
	"requested_at_ms" bigint NOT NULL,
	"erase_at_ms" bigint NOT NULL,
	CONSTRAINT "withdrawal_platform_id_user_id_pk" PRIMARY KEY("platform_id","user_id")
);
--> statement-breakpoint
DROP INDEX "user_session_family_index";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "email_confirmed_at_ms" bigint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "adult_kr_person_hash" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "erased_at_ms" bigint;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_platform_id_user_id_session_id_user_session_platform_id_user_id_id_fk" FOREIGN KEY ("platform_id","user_id","session_id") REFERENCES "public"."user_session"("platform_id","user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_agreement" ADD CONSTRAINT "user_agreement_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_password" ADD CONSTRAINT "user_password_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_code_target_index" ON "one_time_code" USING btree ("platform_id","purpose","target_hash","created_at_ms");--> statement-breakpoint
CREATE INDEX "one_time_code_expiry_index" ON "one_time_code" USING btree ("expires_at_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_token_generation_unique" ON "refresh_token" USING btree ("platform_id","user_id","session_id","generation");--> statement-breakpoint
CREATE INDEX "request_reply_time_index" ON "request_reply" USING btree ("created_at_ms");--> statement-breakpoint
CREATE INDEX "withdrawal_erase_index" ON "withdrawal" USING btree ("erase_at_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_kr_person_unique" ON "app_user" USING btree ("platform_id","adult_kr_person_hash") WHERE "app_user"."withdrawn_at_ms" is null;--> statement-breakpoint
CREATE INDEX "app_user_phone_index" ON "app_user" USING btree ("platform_id","phone");--> statement-breakpoint
ALTER TABLE "user_session" DROP COLUMN "family_id";--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_phone_form" CHECK ("app_user"."phone" ~ '^[+][1-9][0-9]{6,14}$');--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_erased" CHECK ("app_user"."erased_at_ms" is null or "app_user"."withdrawn_at_ms" is not null);`,
  },
  {
    version: 18,
    name: '0017_people_settings',
    hash: 'dc1fc69d9da60dff17f65e8148f136d677e2553e652fb603ccd0666a8408bd7c',
    sql: `ALTER TABLE "app_user" ADD COLUMN "adult_kr_agreed_at_ms" bigint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "agreed_push_night_at_ms" bigint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "user_agreement" ADD COLUMN "policy_version" integer;--> statement-breakpoint
ALTER TABLE "user_agreement" ADD COLUMN "policy_locale" text;--> statement-breakpoint
CREATE INDEX "refresh_token_expiry_index" ON "refresh_token" USING btree ("expires_at_ms");--> statement-breakpoint
CREATE INDEX "sign_up_block_until_index" ON "sign_up_block" USING btree ("until_ms");--> statement-breakpoint
CREATE INDEX "user_session_expiry_index" ON "user_session" USING btree ("expires_at_ms");--> statement-breakpoint
ALTER TABLE "user_agreement" ADD CONSTRAINT "user_agreement_policy_locale" CHECK ("user_agreement"."policy_locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR'));--> statement-breakpoint
ALTER TABLE "user_agreement" ADD CONSTRAINT "user_agreement_policy_version" CHECK ("user_agreement"."policy_version" >= 1 and ("user_agreement"."policy_version" is null) = ("user_agreement"."policy_locale" is null));`,
  },
  {
    version: 19,
    name: '0018_ledger',
    hash: 'b10a692124a9f995f6ca1575c4b87a5597208cc41b12c466472651f8b4f218d1',
    sql: `CREATE TABLE "lot" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"remaining" bigint DEFAULT 0 NOT NULL,
	"acquired_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint,
	"movement_id" bigint NOT NULL,
	"lot_no" integer NOT NULL,
	"origin_lot_id" bigint,
	CONSTRAINT "lot_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "lot_kind" CHECK ("lot"."kind" in ('COIN', 'FREE_COIN', 'BONUS', 'MILEAGE')),
	CONSTRAINT "lot_source" CHECK ("lot"."source" in ('PAYMENT', 'COUPON', 'MILEAGE', 'REWARD', 'EVENT', 'ADMIN', 'OFFERWALL')),
	CONSTRAINT "lot_remaining" CHECK ("lot"."remaining" between 0 and "lot"."amount"),
	CONSTRAINT "lot_amount" CHECK ("lot"."amount" > 0 and "lot"."amount" <= 9007199254740991),
	CONSTRAINT "lot_times" CHECK ("lot"."acquired_at_ms" > 0 and "lot"."acquired_at_ms" < "lot"."expires_at_ms"),
	CONSTRAINT "lot_bonus_ends" CHECK ("lot"."kind" <> 'BONUS' or "lot"."expires_at_ms" is not null)
);
--> statement-breakpoint
CREATE TABLE "movement" (
	"platform_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"cause" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"event_id" text,
	"reverses_id" bigint,
	"created_at_ms" bigint NOT NULL,
	"made_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "movement_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "movement_type" CHECK ("movement"."type" in ('CHARGE', 'USE', 'EXPIRE', 'CANCEL', 'REFUND_PURCHASE', 'EXCHANGE', 'MERGE')),
	CONSTRAINT "movement_cause" CHECK ("movement"."cause" ~ '^[^[:cntrl:]]{1,200}$'),
	CONSTRAINT "movement_key" CHECK ("movement"."idempotency_key" ~ '^[^[:cntrl:]]{1,200}$'),
	CONSTRAINT "movement_event" CHECK ("movement"."event_id" ~ '^[^[:cntrl:]]{1,200}$'),
	CONSTRAINT "movement_created_at" CHECK ("movement"."created_at_ms" > 0)
);
--> statement-breakpoint
CREATE TABLE "movement_seal" (
	"platform_id" text NOT NULL,
	"position" bigint NOT NULL,
	"movement_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at_ms" bigint NOT NULL,
	"sealed_before" "xid8" NOT NULL,
	CONSTRAINT "movement_seal_platform_id_position_pk" PRIMARY KEY("platform_id","position"),
	CONSTRAINT "movement_seal_position" CHECK ("movement_seal"."position" >= 1),
	CONSTRAINT "movement_seal_hash" CHECK ("movement_seal"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "posting" (
	"platform_id" text NOT NULL,
	"movement_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"account" text NOT NULL,
	"user_id" text,
	"lot_id" bigint,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "posting_platform_id_movement_id_line_no_pk" PRIMARY KEY("platform_id","movement_id","line_no"),
	CONSTRAINT "posting_account" CHECK ("posting"."account" in ('WALLET', 'DEBT', 'ISSUED', 'USED', 'EXPIRED', 'CANCELLED', 'EXCHANGED')),
	CONSTRAINT "posting_kind" CHECK ("posting"."kind" in ('COIN', 'FREE_COIN', 'BONUS', 'MILEAGE')),
	CONSTRAINT "posting_amount" CHECK ("posting"."amount" <> 0 and abs("posting"."amount") <= 9007199254740991),
	CONSTRAINT "posting_owner" CHECK (("posting"."account" in ('WALLET', 'DEBT')) = ("posting"."user_id" is not null) and ("posting"."account" = 'WALLET') = ("posting"."lot_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"debt_coins" bigint DEFAULT 0 NOT NULL,
	"debt_points" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallet_platform_id_user_id_pk" PRIMARY KEY("platform_id","user_id"),
	CONSTRAINT "wallet_debt" CHECK ("wallet"."debt_coins" >= 0 and "wallet"."debt_points" >= 0)
);
--> statement-breakpoint
ALTER TABLE "lot" ADD CONSTRAINT "lot_platform_id_user_id_wallet_platform_id_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."wallet"("platform_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot" ADD CONSTRAINT "lot_platform_id_movement_id_movement_platform_id_id_fk" FOREIGN KEY ("platform_id","movement_id") REFERENCES "public"."movement"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_platform_id_user_id_wallet_platform_id_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."wallet"("platform_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_platform_id_movement_id_movement_platform_id_id_fk" FOREIGN KEY ("platform_id","movement_id") REFERENCES "public"."movement"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_lot_fk" FOREIGN KEY ("platform_id","user_id","lot_id") REFERENCES "public"."lot"("platform_id","user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet" ADD CONSTRAINT "wallet_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lot_movement_unique" ON "lot" USING btree ("platform_id","movement_id","lot_no");--> statement-breakpoint
CREATE INDEX "lot_expiry_index" ON "lot" USING btree ("expires_at_ms") WHERE "lot"."expires_at_ms" is not null;--> statement-breakpoint
CREATE INDEX "lot_origin_index" ON "lot" USING btree ("platform_id","origin_lot_id") WHERE "lot"."origin_lot_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "movement_key_unique" ON "movement" USING btree ("platform_id","user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "movement_event_unique" ON "movement" USING btree ("platform_id","event_id") WHERE "movement"."event_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "movement_reverses_unique" ON "movement" USING btree ("platform_id","reverses_id") WHERE "movement"."reverses_id" is not null;--> statement-breakpoint
CREATE INDEX "movement_made_in_index" ON "movement" USING btree ("platform_id","made_in");--> statement-breakpoint
CREATE UNIQUE INDEX "movement_seal_movement_unique" ON "movement_seal" USING btree ("platform_id","movement_id");--> statement-breakpoint
CREATE INDEX "posting_lot_index" ON "posting" USING btree ("platform_id","user_id","lot_id") WHERE "posting"."user_id" is not null;`,
  },
  {
    version: 20,
    name: '0019_ledger_guards',
    hash: 'df35515ffd9f6eb2a3f2d063dda578e98ccd9163687f463d6d0b8d2ba826c985',
    sql: `-- What the Drizzle schema cannot say of the ledger: rows that are only ever added, amounts that follow postings alone, and
-- how a wallet is locked. Triggers and not privileges, because the owner of a table may do anything that a privilege forbids.
-- A row that is updated stays in its page: room for that.
ALTER TABLE "lot" SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE "wallet" SET (fillfactor = 70);
--> statement-breakpoint
CREATE TRIGGER "movement_no_update_no_delete" BEFORE UPDATE OR DELETE ON "movement" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "movement_no_truncate" BEFORE TRUNCATE ON "movement" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "posting_no_update_no_delete" BEFORE UPDATE OR DELETE ON "posting" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "posting_no_truncate" BEFORE TRUNCATE ON "posting" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "movement_seal_no_update_no_delete" BEFORE UPDATE OR DELETE ON "movement_seal" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "movement_seal_no_truncate" BEFORE TRUNCATE ON "movement_seal" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "lot_no_delete" BEFORE DELETE ON "lot" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "lot_no_truncate" BEFORE TRUNCATE ON "lot" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "wallet_no_delete" BEFORE DELETE ON "wallet" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "wallet_no_truncate" BEFORE TRUNCATE ON "wallet" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE FUNCTION "refuse_unposted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: only postings change what is left or owed, and nothing else of it changes', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
-- The depth is 0 for a statement of a program, and 1 for one of the trigger on postings.
CREATE TRIGGER "lot_begins_empty" BEFORE INSERT ON "lot" FOR EACH ROW WHEN (NEW."remaining" <> 0) EXECUTE FUNCTION "refuse_unposted"();
--> statement-breakpoint
CREATE TRIGGER "lot_follows_postings" BEFORE UPDATE ON "lot" FOR EACH ROW WHEN (
  pg_trigger_depth() = 0
  OR (OLD."platform_id", OLD."user_id", OLD."id", OLD."kind", OLD."source", OLD."amount", OLD."acquired_at_ms", OLD."expires_at_ms", OLD."movement_id", OLD."lot_no", OLD."origin_lot_id")
  IS DISTINCT FROM (NEW."platform_id", NEW."user_id", NEW."id", NEW."kind", NEW."source", NEW."amount", NEW."acquired_at_ms", NEW."expires_at_ms", NEW."movement_id", NEW."lot_no", NEW."origin_lot_id")
) EXECUTE FUNCTION "refuse_unposted"();
--> statement-breakpoint
CREATE TRIGGER "wallet_begins_empty" BEFORE INSERT ON "wallet" FOR EACH ROW WHEN (NEW."debt_coins" <> 0 OR NEW."debt_points" <> 0) EXECUTE FUNCTION "refuse_unposted"();
--> statement-breakpoint
CREATE TRIGGER "wallet_follows_postings" BEFORE UPDATE ON "wallet" FOR EACH ROW WHEN (
  pg_trigger_depth() = 0 OR (OLD."platform_id", OLD."user_id") IS DISTINCT FROM (NEW."platform_id", NEW."user_id")
) EXECUTE FUNCTION "refuse_unposted"();
--> statement-breakpoint
-- Checks the postings of a statement and brings lots and debts up to date. Postings come in the transaction of their
-- movement, add up to zero in coins and in points, and name a lot of their reader and kind. A lot is not spent from once it
-- has ended, and does not expire before.
CREATE FUNCTION "apply_postings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "named" bigint;
  "wanted" bigint;
  "applied" bigint;
BEGIN
  SELECT "added"."movement_id" INTO "named" FROM "added"
  JOIN "movement" ON "movement"."platform_id" = "added"."platform_id" AND "movement"."id" = "added"."movement_id"
  WHERE "movement"."made_in" <> pg_current_xact_id() LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'movement % was made before its posting', "named" USING ERRCODE = 'check_violation', CONSTRAINT = 'posting_with_movement';
  END IF;

  SELECT "movement_id" INTO "named" FROM "added"
  GROUP BY "platform_id", "movement_id", "kind" = 'MILEAGE' HAVING sum("amount") <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the postings of movement % do not add up to zero', "named" USING ERRCODE = 'check_violation', CONSTRAINT = 'posting_sum';
  END IF;

  WITH "part" AS (
    SELECT "added"."platform_id", "added"."user_id", "added"."lot_id", "added"."kind", "movement"."type", "movement"."created_at_ms", sum("added"."amount") AS "amount"
    FROM "added"
    JOIN "movement" ON "movement"."platform_id" = "added"."platform_id" AND "movement"."id" = "added"."movement_id"
    WHERE "added"."account" = 'WALLET' GROUP BY 1, 2, 3, 4, 5, 6
  ), "changed" AS (
    UPDATE "lot" SET "remaining" = "lot"."remaining" + "part"."amount" FROM "part"
    WHERE "lot"."platform_id" = "part"."platform_id" AND "lot"."user_id" = "part"."user_id" AND "lot"."id" = "part"."lot_id"
      AND "lot"."kind" = "part"."kind"
      AND ("part"."type" NOT IN ('USE', 'EXCHANGE') OR "lot"."expires_at_ms" IS NULL OR "part"."created_at_ms" < "lot"."expires_at_ms")
      AND ("part"."type" <> 'EXPIRE' OR "lot"."expires_at_ms" <= "part"."created_at_ms")
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM "part"), (SELECT count(*) FROM "changed") INTO "wanted", "applied";
  IF "wanted" <> "applied" THEN
    RAISE EXCEPTION 'a posting names a lot that is not its reader’s, is of another kind, or has ended' USING ERRCODE = 'check_violation', CONSTRAINT = 'posting_lot';
  END IF;

  IF EXISTS (SELECT 1 FROM "added" WHERE "account" = 'DEBT') THEN
    WITH "part" AS (
      SELECT "platform_id", "user_id",
        coalesce(sum("amount") FILTER (WHERE "kind" <> 'MILEAGE'), 0) AS "coins",
        coalesce(sum("amount") FILTER (WHERE "kind" = 'MILEAGE'), 0) AS "points"
      FROM "added" WHERE "account" = 'DEBT' GROUP BY 1, 2
    ), "changed" AS (
      UPDATE "wallet" SET "debt_coins" = "wallet"."debt_coins" - "part"."coins", "debt_points" = "wallet"."debt_points" - "part"."points"
      FROM "part" WHERE "wallet"."platform_id" = "part"."platform_id" AND "wallet"."user_id" = "part"."user_id"
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM "part"), (SELECT count(*) FROM "changed") INTO "wanted", "applied";
    IF "wanted" <> "applied" THEN
      RAISE EXCEPTION 'a posting names a debt of nobody' USING ERRCODE = 'check_violation', CONSTRAINT = 'posting_debt';
    END IF;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "posting_applied" AFTER INSERT ON "posting" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "apply_postings"();
--> statement-breakpoint
-- Locks a reader's wallet, which is made when it is first asked for, and returns what a decision about it needs. A function
-- and not a query: under READ COMMITTED a query that waits for the lock would read the lots as they were before it waited,
-- while each statement of a function sees what was committed until then.
CREATE FUNCTION "lock_wallet"("of_platform" text, "of_user" text, "by_key" text)
RETURNS TABLE ("debt_coins" bigint, "debt_points" bigint, "repeated_id" bigint, "lots" jsonb) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM 1 FROM "wallet" WHERE "platform_id" = "of_platform" AND "user_id" = "of_user" FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO "wallet" ("platform_id", "user_id") VALUES ("of_platform", "of_user") ON CONFLICT DO NOTHING;
    PERFORM 1 FROM "wallet" WHERE "platform_id" = "of_platform" AND "user_id" = "of_user" FOR NO KEY UPDATE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the wallet was made meanwhile' USING ERRCODE = 'serialization_failure';
    END IF;
  END IF;
  RETURN QUERY
  SELECT "wallet"."debt_coins", "wallet"."debt_points",
    (SELECT "movement"."id" FROM "movement" WHERE "movement"."platform_id" = "of_platform" AND "movement"."user_id" = "of_user" AND "movement"."idempotency_key" = "by_key"),
    coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'id', "lot"."id", 'kind', "lot"."kind", 'source', "lot"."source", 'amount', "lot"."amount", 'remaining', "lot"."remaining",
        'acquiredAtMs', "lot"."acquired_at_ms", 'expiresAtMs', "lot"."expires_at_ms"))
      FROM "lot" WHERE "lot"."platform_id" = "of_platform" AND "lot"."user_id" = "of_user" AND "lot"."remaining" > 0
    ), '[]'::jsonb)
  FROM "wallet" WHERE "wallet"."platform_id" = "of_platform" AND "wallet"."user_id" = "of_user";
END
$$;
`,
  },
  {
    version: 21,
    name: '0020_code_ranges',
    hash: '9cdbc06d708db6ee1bd90cf03ae843af55b729afe1ae5f919f4b95c4de1c7123',
    sql: `ALTER TABLE "one_time_code" ADD COLUMN "asked_from_hash" text;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "is_long" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "other_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_other_tries" CHECK ("one_time_code"."other_tries" >= 0);`,
  },
  {
    version: 22,
    name: '0021_coins',
    hash: 'ebcfbdc36b18b8a09411f88d8cac0515c7250e1d25d981aa60a2e12e06f511c1',
    sql: `CREATE TABLE "account_transfer" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"target_platform_id" text NOT NULL,
	"target_user_id" text NOT NULL,
	"state" text NOT NULL,
	"confirmed_at_ms" bigint NOT NULL,
	"done_at_ms" bigint,
	"leaving_movement_id" bigint,
	"arriving_movement_id" bigint,
	"summary" jsonb NOT NULL,
	CONSTRAINT "account_transfer_platform_id_user_id_pk" PRIMARY KEY("platform_id","user_id"),
	CONSTRAINT "account_transfer_state" CHECK ("account_transfer"."state" in ('confirmed', 'coins', 'library', 'done')),
	CONSTRAINT "account_transfer_platforms" CHECK ("account_transfer"."platform_id" <> "account_transfer"."target_platform_id"),
	CONSTRAINT "account_transfer_done" CHECK (("account_transfer"."state" = 'done') = ("account_transfer"."done_at_ms" is not null))
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"platform_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"code" text,
	"percent" integer,
	"amount_minor_units" integer,
	"minimum_minor_units" integer DEFAULT 0 NOT NULL,
	"value" integer,
	"clients" jsonb NOT NULL,
	"starts_at_ms" bigint NOT NULL,
	"ends_at_ms" bigint NOT NULL,
	"total_limit" integer,
	"per_user_limit" integer DEFAULT 1 NOT NULL,
	"issued_count" integer DEFAULT 0 NOT NULL,
	"is_event" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "coupon_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "coupon_platform_id" CHECK ("coupon"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "coupon_id" CHECK ("coupon"."id" ~ '^[A-Za-z0-9_-]{1,40}$'),
	CONSTRAINT "coupon_type" CHECK ("coupon"."type" in ('DISCOUNT', 'EXTRA_POINT', 'FREE_COIN', 'FREE_MILEAGE', 'FREE_ROULETTE')),
	CONSTRAINT "coupon_title" CHECK ("coupon"."title" <> ''),
	CONSTRAINT "coupon_code" CHECK ("coupon"."code" ~ '^[A-Z0-9]{3,40}$'),
	CONSTRAINT "coupon_value" CHECK (case when "coupon"."type" = 'DISCOUNT' then num_nonnulls("coupon"."percent", "coupon"."amount_minor_units") = 1 and "coupon"."value" is null
        else num_nonnulls("coupon"."percent", "coupon"."amount_minor_units") = 0 and "coupon"."value" > 0 end),
	CONSTRAINT "coupon_percent" CHECK ("coupon"."percent" between 1 and 100 and "coupon"."minimum_minor_units" >= 0),
	CONSTRAINT "coupon_amount" CHECK ("coupon"."amount_minor_units" > 0),
	CONSTRAINT "coupon_times" CHECK ("coupon"."starts_at_ms" < "coupon"."ends_at_ms"),
	CONSTRAINT "coupon_limits" CHECK ("coupon"."per_user_limit" >= 1 and "coupon"."issued_count" >= 0 and "coupon"."issued_count" <= "coupon"."total_limit")
);
--> statement-breakpoint
CREATE TABLE "user_coupon" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "user_coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_id" text NOT NULL,
	"received_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint NOT NULL,
	"order_id" text,
	"used_at_ms" bigint,
	"seen_at_ms" bigint,
	CONSTRAINT "user_coupon_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "user_coupon_times" CHECK ("user_coupon"."received_at_ms" <= "user_coupon"."expires_at_ms")
);
--> statement-breakpoint
CREATE TABLE "gift" (
	"platform_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"series_id" integer,
	"episode_count" integer DEFAULT 1 NOT NULL,
	"target" text NOT NULL,
	"starts_at_ms" bigint NOT NULL,
	"receive_until_ms" bigint NOT NULL,
	"use_until_ms" bigint NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "gift_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "gift_platform_id" CHECK ("gift"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "gift_id" CHECK ("gift"."id" ~ '^[A-Za-z0-9_-]{1,40}$'),
	CONSTRAINT "gift_type" CHECK ("gift"."type" in ('RENTAL_TICKET', 'FREE_TICKET')),
	CONSTRAINT "gift_title" CHECK ("gift"."title" <> ''),
	CONSTRAINT "gift_target" CHECK ("gift"."target" in ('ALL', 'MINORS', 'ADULTS', 'NEW', 'NAMED')),
	CONSTRAINT "gift_episode_count" CHECK ("gift"."episode_count" >= 1),
	CONSTRAINT "gift_times" CHECK ("gift"."starts_at_ms" < "gift"."receive_until_ms" and "gift"."receive_until_ms" <= "gift"."use_until_ms")
);
--> statement-breakpoint
CREATE TABLE "gift_target" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"gift_id" text NOT NULL,
	CONSTRAINT "gift_target_platform_id_user_id_gift_id_pk" PRIMARY KEY("platform_id","user_id","gift_id")
);
--> statement-breakpoint
CREATE TABLE "user_gift" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"gift_id" text NOT NULL,
	"received_at_ms" bigint NOT NULL,
	"issued_count" integer NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"use_until_ms" bigint NOT NULL,
	"seen_at_ms" bigint,
	CONSTRAINT "user_gift_platform_id_user_id_gift_id_pk" PRIMARY KEY("platform_id","user_id","gift_id"),
	CONSTRAINT "user_gift_counts" CHECK ("user_gift"."used_count" between 0 and "user_gift"."issued_count" and "user_gift"."issued_count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "favorite" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"created_at_ms" bigint NOT NULL,
	CONSTRAINT "favorite_platform_id_user_id_series_id_pk" PRIMARY KEY("platform_id","user_id","series_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_discount" (
	"platform_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"sale_type" text NOT NULL,
	"minimum_episodes" integer NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "bulk_discount_platform_id_series_id_sale_type_minimum_episodes_pk" PRIMARY KEY("platform_id","series_id","sale_type","minimum_episodes"),
	CONSTRAINT "bulk_discount_platform_id" CHECK ("bulk_discount"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "bulk_discount_sale_type" CHECK ("bulk_discount"."sale_type" in ('RENT', 'POSSESSION')),
	CONSTRAINT "bulk_discount_minimum_episodes" CHECK ("bulk_discount"."minimum_episodes" >= 2),
	CONSTRAINT "bulk_discount_percent" CHECK ("bulk_discount"."percent" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "freetime_ticket" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"used_at_ms" bigint NOT NULL,
	"ready_at_ms" bigint NOT NULL,
	CONSTRAINT "freetime_ticket_platform_id_user_id_series_id_pk" PRIMARY KEY("platform_id","user_id","series_id"),
	CONSTRAINT "freetime_ticket_times" CHECK ("freetime_ticket"."used_at_ms" < "freetime_ticket"."ready_at_ms")
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "purchase_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"series_id" integer NOT NULL,
	"episode_count" integer NOT NULL,
	"coins" integer NOT NULL,
	"movement_id" bigint,
	"gift_id" text,
	"created_at_ms" bigint NOT NULL,
	"undone_at_ms" bigint,
	CONSTRAINT "purchase_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "purchase_type" CHECK ("purchase"."type" in ('RENT', 'POSSESSION', 'RENT_GIFT', 'POSSESSION_GIFT', 'FREETIME', 'ALL_RENT', 'ALL_POSSESSION', 'PERMANENT')),
	CONSTRAINT "purchase_episode_count" CHECK ("purchase"."episode_count" >= 1),
	CONSTRAINT "purchase_coins" CHECK ("purchase"."coins" >= 0 and ("purchase"."coins" > 0) = ("purchase"."movement_id" is not null)),
	CONSTRAINT "purchase_gift" CHECK (("purchase"."type" in ('RENT_GIFT', 'POSSESSION_GIFT')) = ("purchase"."gift_id" is not null) and ("purchase"."gift_id" is null or "purchase"."coins" = 0))
);
--> statement-breakpoint
CREATE TABLE "roulette" (
	"platform_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"audience" text DEFAULT 'ALL' NOT NULL,
	"starts_at_ms" bigint NOT NULL,
	"ends_at_ms" bigint NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "roulette_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "roulette_platform_id" CHECK ("roulette"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "roulette_id" CHECK ("roulette"."id" ~ '^[A-Za-z0-9_-]{1,40}$'),
	CONSTRAINT "roulette_title" CHECK ("roulette"."title" <> ''),
	CONSTRAINT "roulette_audience" CHECK ("roulette"."audience" in ('ALL', 'MINORS', 'ADULTS')),
	CONSTRAINT "roulette_times" CHECK ("roulette"."starts_at_ms" < "roulette"."ends_at_ms")
);
--> statement-breakpoint
CREATE TABLE "roulette_prize" (
	"platform_id" text NOT NULL,
	"roulette_id" text NOT NULL,
	"prize_no" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"weight" integer NOT NULL,
	"stock" integer,
	"given_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "roulette_prize_platform_id_roulette_id_prize_no_pk" PRIMARY KEY("platform_id","roulette_id","prize_no"),
	CONSTRAINT "roulette_prize_kind" CHECK ("roulette_prize"."kind" in ('FREE_COIN', 'BONUS', 'MILEAGE', 'NOTHING')),
	CONSTRAINT "roulette_prize_amount" CHECK ("roulette_prize"."amount" >= 0 and ("roulette_prize"."kind" = 'NOTHING') = ("roulette_prize"."amount" = 0)),
	CONSTRAINT "roulette_prize_weight" CHECK ("roulette_prize"."weight" >= 1),
	CONSTRAINT "roulette_prize_stock" CHECK ("roulette_prize"."given_count" >= 0 and "roulette_prize"."given_count" <= "roulette_prize"."stock")
);
--> statement-breakpoint
CREATE TABLE "roulette_ticket" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "roulette_ticket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"received_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint,
	"used_at_ms" bigint,
	"roulette_id" text,
	"prize_no" integer,
	"movement_id" bigint,
	CONSTRAINT "roulette_ticket_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "roulette_ticket_source" CHECK ("roulette_ticket"."source" in ('COUPON', 'EVENT', 'ADMIN', 'REWARD')),
	CONSTRAINT "roulette_ticket_used" CHECK (("roulette_ticket"."used_at_ms" is null) = ("roulette_ticket"."prize_no" is null) and ("roulette_ticket"."prize_no" is null) = ("roulette_ticket"."roulette_id" is null))
);
--> statement-breakpoint
CREATE TABLE "coin_order" (
	"platform_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"client_platform" text NOT NULL,
	"provider_reference" text,
	"price_minor_units" integer NOT NULL,
	"discount_minor_units" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"coins" integer NOT NULL,
	"bonus_coins" integer DEFAULT 0 NOT NULL,
	"mileage" integer DEFAULT 0 NOT NULL,
	"user_coupon_id" bigint,
	"return_to" text DEFAULT '/shop' NOT NULL,
	"marketing_code" text,
	"has_conversion_consent" boolean DEFAULT false NOT NULL,
	"agreed_at_ms" bigint NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint NOT NULL,
	"paid_at_ms" bigint,
	"charge_movement_id" bigint,
	"cancel_movement_id" bigint,
	"refund_asked_at_ms" bigint,
	"refunded_at_ms" bigint,
	CONSTRAINT "coin_order_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "coin_order_id" CHECK ("coin_order"."id" ~ '^[A-Za-z0-9-]{8,27}$'),
	CONSTRAINT "coin_order_state" CHECK ("coin_order"."state" in ('created', 'pending', 'paid', 'declined', 'cancelled', 'expired', 'refunded', 'disputed')),
	CONSTRAINT "coin_order_provider" CHECK ("coin_order"."provider" in ('sandbox', 'stripe', 'gmo', 'apple', 'google')),
	CONSTRAINT "coin_order_client_platform" CHECK ("coin_order"."client_platform" in ('WEB', 'AND_PLAY', 'AND_PLUS', 'IOS_APP')),
	CONSTRAINT "coin_order_currency" CHECK ("coin_order"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "coin_order_price" CHECK ("coin_order"."price_minor_units" > 0 and "coin_order"."discount_minor_units" between 0 and "coin_order"."price_minor_units"),
	CONSTRAINT "coin_order_coins" CHECK ("coin_order"."coins" > 0 and "coin_order"."bonus_coins" >= 0 and "coin_order"."mileage" >= 0),
	CONSTRAINT "coin_order_paid" CHECK (("coin_order"."state" in ('paid', 'refunded', 'disputed')) = ("coin_order"."paid_at_ms" is not null)),
	CONSTRAINT "coin_order_charged" CHECK ("coin_order"."charge_movement_id" is null or "coin_order"."paid_at_ms" is not null)
);
--> statement-breakpoint
CREATE TABLE "coin_product" (
	"platform_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"price_minor_units" integer NOT NULL,
	"currency" text NOT NULL,
	"coins" integer NOT NULL,
	"bonus_coins" integer DEFAULT 0 NOT NULL,
	"mileage" integer DEFAULT 0 NOT NULL,
	"is_first_purchase_only" boolean DEFAULT false NOT NULL,
	"stock" integer,
	"taken_count" integer DEFAULT 0 NOT NULL,
	"per_user_limit" integer,
	"is_visible" boolean DEFAULT true NOT NULL,
	"starts_at_ms" bigint,
	"ends_at_ms" bigint,
	"order_no" integer DEFAULT 0 NOT NULL,
	"apple_product_id" text,
	"google_product_id" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "coin_product_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "coin_product_platform_id" CHECK ("coin_product"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "coin_product_id" CHECK ("coin_product"."id" ~ '^[A-Za-z0-9_-]{1,40}$'),
	CONSTRAINT "coin_product_title" CHECK ("coin_product"."title" <> ''),
	CONSTRAINT "coin_product_currency" CHECK ("coin_product"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "coin_product_price" CHECK ("coin_product"."price_minor_units" > 0),
	CONSTRAINT "coin_product_coins" CHECK ("coin_product"."coins" > 0 and "coin_product"."bonus_coins" >= 0 and "coin_product"."mileage" >= 0),
	CONSTRAINT "coin_product_taken" CHECK ("coin_product"."taken_count" >= 0 and "coin_product"."taken_count" <= "coin_product"."stock"),
	CONSTRAINT "coin_product_per_user" CHECK ("coin_product"."per_user_limit" >= 1),
	CONSTRAINT "coin_product_times" CHECK ("coin_product"."starts_at_ms" < "coin_product"."ends_at_ms")
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"source" text NOT NULL,
	"event_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at_ms" bigint NOT NULL,
	"worked_at_ms" bigint,
	"outcome" text,
	CONSTRAINT "webhook_event_source_event_id_pk" PRIMARY KEY("source","event_id"),
	CONSTRAINT "webhook_event_source" CHECK ("webhook_event"."source" in ('sandbox', 'stripe', 'gmo', 'apple', 'google', 'tapjoy')),
	CONSTRAINT "webhook_event_id" CHECK (length("webhook_event"."event_id") between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "entitlement" ADD COLUMN "purchase_id" bigint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "payment_birth_month" text;--> statement-breakpoint
ALTER TABLE "account_transfer" ADD CONSTRAINT "account_transfer_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_transfer" ADD CONSTRAINT "account_transfer_target_fk" FOREIGN KEY ("target_platform_id","target_user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupon" ADD CONSTRAINT "user_coupon_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupon" ADD CONSTRAINT "user_coupon_platform_id_coupon_id_coupon_platform_id_id_fk" FOREIGN KEY ("platform_id","coupon_id") REFERENCES "public"."coupon"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift" ADD CONSTRAINT "gift_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_target" ADD CONSTRAINT "gift_target_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_target" ADD CONSTRAINT "gift_target_platform_id_gift_id_gift_platform_id_id_fk" FOREIGN KEY ("platform_id","gift_id") REFERENCES "public"."gift"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_gift" ADD CONSTRAINT "user_gift_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_gift" ADD CONSTRAINT "user_gift_platform_id_gift_id_gift_platform_id_id_fk" FOREIGN KEY ("platform_id","gift_id") REFERENCES "public"."gift"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_discount" ADD CONSTRAINT "bulk_discount_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freetime_ticket" ADD CONSTRAINT "freetime_ticket_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freetime_ticket" ADD CONSTRAINT "freetime_ticket_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_platform_id_movement_id_movement_platform_id_id_fk" FOREIGN KEY ("platform_id","movement_id") REFERENCES "public"."movement"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_prize" ADD CONSTRAINT "roulette_prize_platform_id_roulette_id_roulette_platform_id_id_fk" FOREIGN KEY ("platform_id","roulette_id") REFERENCES "public"."roulette"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_ticket" ADD CONSTRAINT "roulette_ticket_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_ticket" ADD CONSTRAINT "roulette_ticket_prize_fk" FOREIGN KEY ("platform_id","roulette_id","prize_no") REFERENCES "public"."roulette_prize"("platform_id","roulette_id","prize_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_ticket" ADD CONSTRAINT "roulette_ticket_platform_id_movement_id_movement_platform_id_id_fk" FOREIGN KEY ("platform_id","movement_id") REFERENCES "public"."movement"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_order" ADD CONSTRAINT "coin_order_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_order" ADD CONSTRAINT "coin_order_charge_fk" FOREIGN KEY ("platform_id","charge_movement_id") REFERENCES "public"."movement"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_order" ADD CONSTRAINT "coin_order_cancel_fk" FOREIGN KEY ("platform_id","cancel_movement_id") REFERENCES "public"."movement"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_transfer_leaving_unique" ON "account_transfer" USING btree ("platform_id","leaving_movement_id") WHERE "account_transfer"."leaving_movement_id" is not null;--> statement-breakpoint
CREATE INDEX "account_transfer_target_index" ON "account_transfer" USING btree ("target_platform_id","target_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code_unique" ON "coupon" USING btree ("platform_id","code") WHERE "coupon"."code" is not null;--> statement-breakpoint
CREATE INDEX "user_coupon_coupon_index" ON "user_coupon" USING btree ("platform_id","coupon_id","user_id");--> statement-breakpoint
CREATE INDEX "user_coupon_expiry_index" ON "user_coupon" USING btree ("expires_at_ms") WHERE "user_coupon"."used_at_ms" is null;--> statement-breakpoint
CREATE INDEX "gift_series_index" ON "gift" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "gift_target_gift_index" ON "gift_target" USING btree ("platform_id","gift_id");--> statement-breakpoint
CREATE INDEX "user_gift_gift_index" ON "user_gift" USING btree ("platform_id","gift_id");--> statement-breakpoint
CREATE INDEX "user_gift_use_index" ON "user_gift" USING btree ("use_until_ms") WHERE "user_gift"."used_count" < "user_gift"."issued_count";--> statement-breakpoint
CREATE INDEX "favorite_series_index" ON "favorite" USING btree ("platform_id","series_id");--> statement-breakpoint
CREATE INDEX "favorite_of_series_index" ON "favorite" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "bulk_discount_series_index" ON "bulk_discount" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "freetime_ticket_series_index" ON "freetime_ticket" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "freetime_ticket_ready_index" ON "freetime_ticket" USING btree ("ready_at_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_movement_unique" ON "purchase" USING btree ("platform_id","movement_id") WHERE "purchase"."movement_id" is not null;--> statement-breakpoint
CREATE INDEX "purchase_time_index" ON "purchase" USING btree ("platform_id","user_id","created_at_ms");--> statement-breakpoint
CREATE INDEX "purchase_series_index" ON "purchase" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "roulette_ticket_open_index" ON "roulette_ticket" USING btree ("platform_id","user_id") WHERE "roulette_ticket"."used_at_ms" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_order_reference_unique" ON "coin_order" USING btree ("platform_id","provider","provider_reference") WHERE "coin_order"."provider_reference" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_order_charge_unique" ON "coin_order" USING btree ("platform_id","charge_movement_id") WHERE "coin_order"."charge_movement_id" is not null;--> statement-breakpoint
CREATE INDEX "coin_order_reader_index" ON "coin_order" USING btree ("platform_id","user_id","created_at_ms");--> statement-breakpoint
CREATE INDEX "coin_order_open_index" ON "coin_order" USING btree ("expires_at_ms") WHERE "coin_order"."state" in ('created', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "coin_product_apple_unique" ON "coin_product" USING btree ("platform_id","apple_product_id") WHERE "coin_product"."apple_product_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_product_google_unique" ON "coin_product" USING btree ("platform_id","google_product_id") WHERE "coin_product"."google_product_id" is not null;--> statement-breakpoint
CREATE INDEX "webhook_event_waiting_index" ON "webhook_event" USING btree ("received_at_ms") WHERE "webhook_event"."worked_at_ms" is null;--> statement-breakpoint
CREATE INDEX "entitlement_purchase_of_index" ON "entitlement" USING btree ("platform_id","user_id","purchase_id") WHERE "entitlement"."purchase_id" is not null;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_payment_birth_month" CHECK ("app_user"."payment_birth_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$');`,
  },
  {
    version: 23,
    name: '0022_transfer',
    hash: 'cca8738d1d0d9f873dbd7b54c80c5aa9845383c342db615dedaa7ff4428d3aaa',
    sql: `ALTER TABLE "account_transfer" DROP CONSTRAINT "account_transfer_state";--> statement-breakpoint
ALTER TABLE "movement" DROP CONSTRAINT "movement_type";--> statement-breakpoint
ALTER TABLE "posting" DROP CONSTRAINT "posting_account";--> statement-breakpoint
ALTER TABLE "one_time_code" DROP CONSTRAINT "one_time_code_purpose";--> statement-breakpoint
ALTER TABLE "account_transfer" ALTER COLUMN "confirmed_at_ms" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_transfer" ALTER COLUMN "summary" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_transfer" ADD COLUMN "chosen_at_ms" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "account_transfer" ADD CONSTRAINT "account_transfer_confirmed" CHECK (("account_transfer"."state" = 'chosen') = ("account_transfer"."confirmed_at_ms" is null) and ("account_transfer"."state" = 'chosen') = ("account_transfer"."summary" is null));--> statement-breakpoint
ALTER TABLE "account_transfer" ADD CONSTRAINT "account_transfer_state" CHECK ("account_transfer"."state" in ('chosen', 'confirmed', 'coins', 'done'));--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_type" CHECK ("movement"."type" in ('CHARGE', 'USE', 'EXPIRE', 'CANCEL', 'REFUND_PURCHASE', 'EXCHANGE', 'MERGE', 'TRANSFER'));--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_account" CHECK ("posting"."account" in ('WALLET', 'DEBT', 'ISSUED', 'USED', 'EXPIRED', 'CANCELLED', 'EXCHANGED', 'CLEARING'));--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_purpose" CHECK ("one_time_code"."purpose" in ('SIGN_UP_MAIL', 'SIGN_UP_PHONE', 'CONFIRM_MAIL', 'CHANGE_MAIL', 'FIND_ID', 'FIND_PASSWORD', 'RESET_LINK', 'WITHDRAWAL', 'NICE', 'TRANSFER', 'VERIFIED'));`,
  },
  {
    version: 24,
    name: '0023_transfer_rules',
    hash: '899d0e95a34e6b1bfa0814bd3fc391d3ef3b280d64888832721d9327a634b1bb',
    sql: `-- A wallet whose account is moving to another platform (D34) has nothing to spend from the moment of the confirmation: its lots
-- are left out for everybody but the move itself.
DROP FUNCTION "lock_wallet"(text, text, text);
--> statement-breakpoint
CREATE FUNCTION "lock_wallet"("of_platform" text, "of_user" text, "by_key" text, "is_for_transfer" boolean DEFAULT false)
RETURNS TABLE ("debt_coins" bigint, "debt_points" bigint, "repeated_id" bigint, "lots" jsonb) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM 1 FROM "wallet" WHERE "platform_id" = "of_platform" AND "user_id" = "of_user" FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO "wallet" ("platform_id", "user_id") VALUES ("of_platform", "of_user") ON CONFLICT DO NOTHING;
    PERFORM 1 FROM "wallet" WHERE "platform_id" = "of_platform" AND "user_id" = "of_user" FOR NO KEY UPDATE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the wallet was made meanwhile' USING ERRCODE = 'serialization_failure';
    END IF;
  END IF;
  RETURN QUERY
  SELECT "wallet"."debt_coins", "wallet"."debt_points",
    (SELECT "movement"."id" FROM "movement" WHERE "movement"."platform_id" = "of_platform" AND "movement"."user_id" = "of_user" AND "movement"."idempotency_key" = "by_key"),
    coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'id', "lot"."id", 'kind', "lot"."kind", 'source', "lot"."source", 'amount', "lot"."amount", 'remaining', "lot"."remaining",
        'acquiredAtMs', "lot"."acquired_at_ms", 'expiresAtMs', "lot"."expires_at_ms"))
      FROM "lot" WHERE "lot"."platform_id" = "of_platform" AND "lot"."user_id" = "of_user" AND "lot"."remaining" > 0
        AND ("is_for_transfer" OR NOT EXISTS (
          SELECT 1 FROM "account_transfer"
          WHERE "account_transfer"."platform_id" = "of_platform" AND "account_transfer"."user_id" = "of_user" AND "account_transfer"."state" <> 'chosen'
        ))
    ), '[]'::jsonb)
  FROM "wallet" WHERE "wallet"."platform_id" = "of_platform" AND "wallet"."user_id" = "of_user";
END
$$;
`,
  },
  {
    version: 25,
    name: '0024_purchase_rules',
    hash: '6a16146a340fb2958db5bc7c015da976fef4d2e8014c0e5a48e9e4b9bd75c932',
    sql: `-- What a decision about a purchase needs of its reader beside the wallet: rights to the episodes, the ticket of the series,
-- gifts with something left, and the reply that was kept for the request.
CREATE FUNCTION "purchase_facts"("of_platform" text, "of_user" text, "of_request" text, "of_series" integer, "of_episodes" integer[])
RETURNS TABLE ("entitlements" jsonb, "ticket_ready_at_ms" bigint, "gifts" jsonb, "kept" jsonb) LANGUAGE sql STABLE AS $$
  SELECT
    coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'episodeId', "entitlement"."episode_id", 'scope', "entitlement"."scope", 'source', "entitlement"."source",
        'startedAtMs', "entitlement"."started_at_ms", 'expiresAtMs', "entitlement"."expires_at_ms", 'revokedAtMs', "entitlement"."revoked_at_ms"))
      FROM "entitlement" WHERE "entitlement"."platform_id" = "of_platform" AND "entitlement"."user_id" = "of_user" AND "entitlement"."episode_id" = ANY ("of_episodes")
    ), '[]'::jsonb),
    (SELECT "freetime_ticket"."ready_at_ms" FROM "freetime_ticket" WHERE "freetime_ticket"."platform_id" = "of_platform" AND "freetime_ticket"."user_id" = "of_user" AND "freetime_ticket"."series_id" = "of_series"),
    coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'giftId', "gift"."id", 'title', "gift"."title", 'type', "gift"."type", 'seriesId', "gift"."series_id", 'issuedCount', "user_gift"."issued_count",
        'usedCount', "user_gift"."used_count", 'startsAtMs', "gift"."starts_at_ms", 'useUntilMs', "user_gift"."use_until_ms"))
      FROM "user_gift" JOIN "gift" ON "gift"."platform_id" = "user_gift"."platform_id" AND "gift"."id" = "user_gift"."gift_id"
      WHERE "user_gift"."platform_id" = "of_platform" AND "user_gift"."user_id" = "of_user" AND "user_gift"."used_count" < "user_gift"."issued_count"
    ), '[]'::jsonb),
    (SELECT jsonb_build_object('bodyHash', "request_reply"."body_hash", 'reply', "request_reply"."reply") FROM "request_reply" WHERE "request_reply"."platform_id" = "of_platform" AND "request_reply"."subject" = "of_user" AND "request_reply"."request_id" = "of_request")
$$;
--> statement-breakpoint
-- Locks a reader's wallet and returns all that a decision about a purchase needs. The rights are read by a statement after the
-- one that waits for the lock, so that it sees what the purchase before committed.
CREATE FUNCTION "lock_purchase"("of_platform" text, "of_user" text, "by_key" text, "of_request" text, "of_series" integer, "of_episodes" integer[])
RETURNS TABLE ("debt_coins" bigint, "debt_points" bigint, "repeated_id" bigint, "lots" jsonb, "entitlements" jsonb, "ticket_ready_at_ms" bigint, "gifts" jsonb, "kept" jsonb) LANGUAGE plpgsql AS $$
DECLARE
  "locked" record;
BEGIN
  SELECT * INTO "locked" FROM "lock_wallet"("of_platform", "of_user", "by_key");
  RETURN QUERY
  SELECT "locked"."debt_coins", "locked"."debt_points", "locked"."repeated_id", "locked"."lots", "facts".*
  FROM "purchase_facts"("of_platform", "of_user", "of_request", "of_series", "of_episodes") AS "facts";
END
$$;
`,
  },
  {
    version: 26,
    name: '0025_order_check_out',
    hash: 'f22769284cbb3040231f139bbaee52d736f28cb9d2188d5379421efa661b7fb3',
    sql: `ALTER TABLE "coin_order" ADD COLUMN "checkout_url" text;--> statement-breakpoint
ALTER TABLE "coin_order" ADD COLUMN "store_number" text;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_order_id_unique" ON "coin_order" USING btree ("id");`,
  },
  {
    version: 27,
    name: '0026_reading_share',
    hash: '173eed403488f7f38f9da97ed6b03bbcda55374fd1e799b10c799abb081a9c77',
    sql: `ALTER TABLE "reading_position" DROP CONSTRAINT "reading_position_page";--> statement-breakpoint
ALTER TABLE "reading_position" ADD COLUMN "share_permille" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reading_position" ADD CONSTRAINT "reading_position_page" CHECK ("reading_position"."page_order_no" >= 0 and "reading_position"."offset_permille" between 0 and 1000 and "reading_position"."share_permille" between 0 and 1000);`,
  },
  {
    version: 28,
    name: '0027_closed_account_rules',
    hash: '572a40b3983fe99a54ed16a1146c59e926f57fbf350c030a086a469e656a4854',
    sql: `-- Whether an account has confirmed its move to another platform (D34): from then on it spends nothing.
CREATE FUNCTION "is_account_closed"("of_platform" text, "of_user" text)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM "account_transfer"
    WHERE "account_transfer"."platform_id" = "of_platform" AND "account_transfer"."user_id" = "of_user" AND "account_transfer"."state" <> 'chosen'
  )
$$;
--> statement-breakpoint
DROP FUNCTION "lock_purchase"(text, text, text, text, integer, integer[]);
--> statement-breakpoint
DROP FUNCTION "purchase_facts"(text, text, text, integer, integer[]);
--> statement-breakpoint
-- What a decision about a purchase needs of its reader beside the wallet: rights to the episodes, the ticket of the series,
-- gifts with something left, whether the account is closed, and the reply that was kept for the request.
CREATE FUNCTION "purchase_facts"("of_platform" text, "of_user" text, "of_request" text, "of_series" integer, "of_episodes" integer[])
RETURNS TABLE ("entitlements" jsonb, "ticket_ready_at_ms" bigint, "gifts" jsonb, "is_closed" boolean, "kept" jsonb) LANGUAGE sql STABLE AS $$
  SELECT
    coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'episodeId', "entitlement"."episode_id", 'scope', "entitlement"."scope", 'source', "entitlement"."source",
        'startedAtMs', "entitlement"."started_at_ms", 'expiresAtMs', "entitlement"."expires_at_ms", 'revokedAtMs', "entitlement"."revoked_at_ms"))
      FROM "entitlement" WHERE "entitlement"."platform_id" = "of_platform" AND "entitlement"."user_id" = "of_user" AND "entitlement"."episode_id" = ANY ("of_episodes")
    ), '[]'::jsonb),
    (SELECT "freetime_ticket"."ready_at_ms" FROM "freetime_ticket" WHERE "freetime_ticket"."platform_id" = "of_platform" AND "freetime_ticket"."user_id" = "of_user" AND "freetime_ticket"."series_id" = "of_series"),
    coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'giftId', "gift"."id", 'title', "gift"."title", 'type', "gift"."type", 'seriesId', "gift"."series_id", 'issuedCount', "user_gift"."issued_count",
        'usedCount', "user_gift"."used_count", 'startsAtMs', "gift"."starts_at_ms", 'useUntilMs', "user_gift"."use_until_ms"))
      FROM "user_gift" JOIN "gift" ON "gift"."platform_id" = "user_gift"."platform_id" AND "gift"."id" = "user_gift"."gift_id"
      WHERE "user_gift"."platform_id" = "of_platform" AND "user_gift"."user_id" = "of_user" AND "user_gift"."used_count" < "user_gift"."issued_count"
    ), '[]'::jsonb),
    "is_account_closed"("of_platform", "of_user"),
    (SELECT jsonb_build_object('bodyHash', "request_reply"."body_hash", 'reply', "request_reply"."reply") FROM "request_reply" WHERE "request_reply"."platform_id" = "of_platform" AND "request_reply"."subject" = "of_user" AND "request_reply"."request_id" = "of_request")
$$;
--> statement-breakpoint
-- Locks a reader's wallet and returns all that a decision about a purchase needs. The rights are read by a statement after the
-- one that waits for the lock, so that it sees what the purchase before committed.
CREATE FUNCTION "lock_purchase"("of_platform" text, "of_user" text, "by_key" text, "of_request" text, "of_series" integer, "of_episodes" integer[])
RETURNS TABLE ("debt_coins" bigint, "debt_points" bigint, "repeated_id" bigint, "lots" jsonb, "entitlements" jsonb, "ticket_ready_at_ms" bigint, "gifts" jsonb, "is_closed" boolean, "kept" jsonb) LANGUAGE plpgsql AS $$
DECLARE
  "locked" record;
BEGIN
  SELECT * INTO "locked" FROM "lock_wallet"("of_platform", "of_user", "by_key");
  RETURN QUERY
  SELECT "locked"."debt_coins", "locked"."debt_points", "locked"."repeated_id", "locked"."lots", "facts".*
  FROM "purchase_facts"("of_platform", "of_user", "of_request", "of_series", "of_episodes") AS "facts";
END
$$;
`,
  },
  {
    version: 29,
    name: '0028_store_product',
    hash: 'd500962cf5e51255a1f66e49f9e26e77076cc1ce60bbb96e66027292dde13efe',
    sql: `ALTER TABLE "coin_order" ADD COLUMN "store_product_id" text;`,
  },
  {
    version: 30,
    name: '0029_forfeit',
    hash: '631f99f40f311ec83f62b3198d90d2f6b42f5cc9a90e283d23a5d89b71d5ae60',
    sql: `ALTER TABLE "movement" DROP CONSTRAINT "movement_type";--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_type" CHECK ("movement"."type" in ('CHARGE', 'USE', 'EXPIRE', 'CANCEL', 'REFUND_PURCHASE', 'EXCHANGE', 'MERGE', 'TRANSFER', 'FORFEIT'));`,
  },
  {
    version: 31,
    name: '0030_co_reading',
    hash: '63ed96bf06c63885a21e128c11905bc1a96cfb1e305b44cc90f123d56f985138',
    sql: `CREATE TABLE "co_read" (
	"platform_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"reader_count" integer NOT NULL,
	"score" double precision NOT NULL,
	CONSTRAINT "co_read_platform_id_series_id_other_id_pk" PRIMARY KEY("platform_id","series_id","other_id"),
	CONSTRAINT "co_read_platform_id" CHECK ("co_read"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "co_read_others" CHECK ("co_read"."series_id" <> "co_read"."other_id"),
	CONSTRAINT "co_read_counts" CHECK ("co_read"."reader_count" > 0 and "co_read"."score" > 0)
);
--> statement-breakpoint
ALTER TABLE "co_read" ADD CONSTRAINT "co_read_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_read" ADD CONSTRAINT "co_read_other_id_series_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "co_read_series_index" ON "co_read" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "co_read_other_index" ON "co_read" USING btree ("other_id");--> statement-breakpoint
SELECT "watch_catalogue_table"('co_read', '{reader_count,score}');`,
  },
  {
    version: 32,
    name: '0031_events',
    hash: '6147ec6d4e44f9b4b75ec32d24ad93da3f5d58edbf366ef89e9c5d70af472685',
    sql: `CREATE TABLE "event" (
	"platform_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"audience" text DEFAULT 'ALL' NOT NULL,
	"starts_at_ms" bigint NOT NULL,
	"ends_at_ms" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"asset_id" text,
	"coupon_id" text,
	"ticket_mode" text,
	"ticket_total" integer,
	"taken_count" integer DEFAULT 0 NOT NULL,
	"winner_count" integer,
	"drawn_at_ms" bigint,
	"needs_address" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "event_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "event_platform_id" CHECK ("event"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "event_id" CHECK ("event"."id" ~ '^[A-Za-z0-9_-]{1,40}$' and lower("event"."id") <> 'roulette'),
	CONSTRAINT "event_kind" CHECK ("event"."kind" in ('BANNER', 'ATTENDANCE', 'COUPON', 'TICKET')),
	CONSTRAINT "event_audience" CHECK ("event"."audience" in ('ALL', 'MINORS', 'ADULTS')),
	CONSTRAINT "event_times" CHECK ("event"."starts_at_ms" < "event"."ends_at_ms"),
	CONSTRAINT "event_coupon" CHECK (("event"."kind" = 'COUPON') = ("event"."coupon_id" is not null)),
	CONSTRAINT "event_ticket_mode" CHECK ("event"."ticket_mode" in ('FIRST_COME', 'DRAW')),
	CONSTRAINT "event_ticket" CHECK (("event"."kind" = 'TICKET') = ("event"."ticket_mode" is not null) and ("event"."ticket_mode" is null) = ("event"."ticket_total" is null)
        and ("event"."kind" = 'TICKET' or not "event"."needs_address")),
	CONSTRAINT "event_taken" CHECK ("event"."taken_count" between 0 and coalesce("event"."ticket_total", 0) and ("event"."ticket_total" is null or "event"."ticket_total" >= 1)),
	CONSTRAINT "event_draw" CHECK (("event"."winner_count" is not null) = ("event"."ticket_mode" is not distinct from 'DRAW') and "event"."winner_count" between 1 and "event"."ticket_total"),
	CONSTRAINT "event_drawn" CHECK ("event"."drawn_at_ms" is null or ("event"."winner_count" is not null and "event"."drawn_at_ms" >= "event"."ends_at_ms"))
);
--> statement-breakpoint
CREATE TABLE "event_address" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"event_id" text NOT NULL,
	"name" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"phone" text NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "event_address_platform_id_user_id_event_id_pk" PRIMARY KEY("platform_id","user_id","event_id"),
	CONSTRAINT "event_address_filled" CHECK ("event_address"."name" <> '' and "event_address"."zip_code" <> '' and "event_address"."city" <> '' and "event_address"."address1" <> '' and "event_address"."phone" <> ''),
	CONSTRAINT "event_address_lengths" CHECK (length("event_address"."name") <= 80 and length("event_address"."zip_code") <= 16 and length("event_address"."city") <= 80
        and length("event_address"."address1") <= 120 and length("event_address"."address2") <= 120 and length("event_address"."phone") <= 30)
);
--> statement-breakpoint
CREATE TABLE "event_entry" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"event_id" text NOT NULL,
	"ticket_no" integer NOT NULL,
	"joined_at_ms" bigint NOT NULL,
	"is_winner" boolean,
	CONSTRAINT "event_entry_platform_id_user_id_event_id_pk" PRIMARY KEY("platform_id","user_id","event_id"),
	CONSTRAINT "event_entry_ticket_no" CHECK ("event_entry"."ticket_no" >= 1)
);
--> statement-breakpoint
CREATE TABLE "event_given" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"event_id" text NOT NULL,
	"at_count" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"given_at_ms" bigint NOT NULL,
	"movement_id" bigint,
	CONSTRAINT "event_given_platform_id_user_id_event_id_at_count_pk" PRIMARY KEY("platform_id","user_id","event_id","at_count"),
	CONSTRAINT "event_given_kind" CHECK ("event_given"."kind" in ('FREE_COIN', 'MILEAGE', 'ROULETTE_TICKET')),
	CONSTRAINT "event_given_counts" CHECK ("event_given"."at_count" >= 1 and "event_given"."amount" >= 1),
	CONSTRAINT "event_given_movement" CHECK (("event_given"."movement_id" is null) = ("event_given"."kind" = 'ROULETTE_TICKET'))
);
--> statement-breakpoint
CREATE TABLE "event_reward" (
	"platform_id" text NOT NULL,
	"event_id" text NOT NULL,
	"at_count" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "event_reward_platform_id_event_id_at_count_pk" PRIMARY KEY("platform_id","event_id","at_count"),
	CONSTRAINT "event_reward_kind" CHECK ("event_reward"."kind" in ('FREE_COIN', 'MILEAGE', 'ROULETTE_TICKET')),
	CONSTRAINT "event_reward_counts" CHECK ("event_reward"."at_count" >= 1 and "event_reward"."amount" >= 1)
);
--> statement-breakpoint
CREATE TABLE "event_series" (
	"platform_id" text NOT NULL,
	"event_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "event_series_platform_id_event_id_series_id_pk" PRIMARY KEY("platform_id","event_id","series_id"),
	CONSTRAINT "event_series_position" CHECK ("event_series"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_stamp" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"event_id" text NOT NULL,
	"day" text NOT NULL,
	"stamped_at_ms" bigint NOT NULL,
	CONSTRAINT "event_stamp_platform_id_user_id_event_id_day_pk" PRIMARY KEY("platform_id","user_id","event_id","day"),
	CONSTRAINT "event_stamp_day" CHECK ("event_stamp"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "event_text" (
	"platform_id" text NOT NULL,
	"event_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	CONSTRAINT "event_text_platform_id_event_id_locale_pk" PRIMARY KEY("platform_id","event_id","locale"),
	CONSTRAINT "event_text_locale" CHECK ("event_text"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
	CONSTRAINT "event_text_title" CHECK ("event_text"."title" <> '')
);
--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_asset_id_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_platform_id_coupon_id_coupon_platform_id_id_fk" FOREIGN KEY ("platform_id","coupon_id") REFERENCES "public"."coupon"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_address" ADD CONSTRAINT "event_address_entry_fk" FOREIGN KEY ("platform_id","user_id","event_id") REFERENCES "public"."event_entry"("platform_id","user_id","event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_entry" ADD CONSTRAINT "event_entry_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_entry" ADD CONSTRAINT "event_entry_platform_id_event_id_event_platform_id_id_fk" FOREIGN KEY ("platform_id","event_id") REFERENCES "public"."event"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_given" ADD CONSTRAINT "event_given_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_given" ADD CONSTRAINT "event_given_platform_id_event_id_event_platform_id_id_fk" FOREIGN KEY ("platform_id","event_id") REFERENCES "public"."event"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_given" ADD CONSTRAINT "event_given_platform_id_movement_id_movement_platform_id_id_fk" FOREIGN KEY ("platform_id","movement_id") REFERENCES "public"."movement"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reward" ADD CONSTRAINT "event_reward_platform_id_event_id_event_platform_id_id_fk" FOREIGN KEY ("platform_id","event_id") REFERENCES "public"."event"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_series" ADD CONSTRAINT "event_series_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_series" ADD CONSTRAINT "event_series_platform_id_event_id_event_platform_id_id_fk" FOREIGN KEY ("platform_id","event_id") REFERENCES "public"."event"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_stamp" ADD CONSTRAINT "event_stamp_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_stamp" ADD CONSTRAINT "event_stamp_platform_id_event_id_event_platform_id_id_fk" FOREIGN KEY ("platform_id","event_id") REFERENCES "public"."event"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_text" ADD CONSTRAINT "event_text_platform_id_event_id_event_platform_id_id_fk" FOREIGN KEY ("platform_id","event_id") REFERENCES "public"."event"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_asset_index" ON "event" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "event_end_index" ON "event" USING btree ("platform_id","ends_at_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "event_entry_ticket_unique" ON "event_entry" USING btree ("platform_id","event_id","ticket_no");--> statement-breakpoint
CREATE INDEX "event_given_event_index" ON "event_given" USING btree ("platform_id","event_id");--> statement-breakpoint
CREATE INDEX "event_series_series_index" ON "event_series" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "event_stamp_event_index" ON "event_stamp" USING btree ("platform_id","event_id");`,
  },
  {
    version: 33,
    name: '0032_event_edition',
    hash: 'f7c94489bea6500da8c3c9fe575d92d5068b54a4bd0d5b4570e709cba0e923ee',
    sql: `-- What is known of public pictures follows from events too. How many tickets are taken changes without that readers of the
-- catalogue see it.
SELECT "watch_catalogue_table"('event', '{taken_count,drawn_at_ms,updated_at_ms}');
`,
  },
  {
    version: 34,
    name: '0033_comments',
    hash: '0d832a6c2d545e2a2981e6d489a4a1f34d7a98ef71952692959e8f09e9cabf1d',
    sql: `CREATE TABLE "blocked_reader" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"blocked_user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "blocked_reader_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at_ms" bigint NOT NULL,
	CONSTRAINT "blocked_reader_platform_id_user_id_blocked_user_id_pk" PRIMARY KEY("platform_id","user_id","blocked_user_id"),
	CONSTRAINT "blocked_reader_other" CHECK ("blocked_reader"."user_id" <> "blocked_reader"."blocked_user_id")
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"series_id" integer NOT NULL,
	"episode_id" integer NOT NULL,
	"parent_id" bigint,
	"text" text NOT NULL,
	"emoticon_id" text,
	"is_spoiler" boolean DEFAULT false NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"blinded_at_ms" bigint,
	"deleted_at_ms" bigint,
	CONSTRAINT "comment_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "comment_id_unique" UNIQUE("platform_id","id"),
	CONSTRAINT "comment_emoticon_id" CHECK ("comment"."emoticon_id" in ('SMILE', 'LAUGH', 'LOVE', 'CHEER', 'WOW', 'TEARS', 'ANGRY', 'SLEEPY')),
	CONSTRAINT "comment_words" CHECK (case when "comment"."deleted_at_ms" is null then "comment"."text" <> '' or "comment"."emoticon_id" is not null
        else "comment"."text" = '' and "comment"."emoticon_id" is null end),
	CONSTRAINT "comment_length" CHECK (char_length("comment"."text") <= 2000),
	CONSTRAINT "comment_counts" CHECK ("comment"."like_count" >= 0 and "comment"."reply_count" >= 0),
	CONSTRAINT "comment_reply_of_other" CHECK ("comment"."parent_id" <> "comment"."id")
);
--> statement-breakpoint
CREATE TABLE "comment_like" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"comment_id" bigint NOT NULL,
	"created_at_ms" bigint NOT NULL,
	CONSTRAINT "comment_like_platform_id_user_id_comment_id_pk" PRIMARY KEY("platform_id","user_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "comment_report" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"comment_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"settled_at_ms" bigint,
	CONSTRAINT "comment_report_platform_id_user_id_comment_id_pk" PRIMARY KEY("platform_id","user_id","comment_id"),
	CONSTRAINT "comment_report_reason" CHECK ("comment_report"."reason" in ('ABUSE', 'SPOILER', 'SPAM', 'SEXUAL', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "prohibited_word_list" (
	"platform_id" text NOT NULL,
	"locale" text NOT NULL,
	"words" jsonb NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "prohibited_word_list_platform_id_locale_pk" PRIMARY KEY("platform_id","locale"),
	CONSTRAINT "prohibited_word_list_platform_id" CHECK ("prohibited_word_list"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "prohibited_word_list_locale" CHECK ("prohibited_word_list"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR'))
);
--> statement-breakpoint
ALTER TABLE "blocked_reader" ADD CONSTRAINT "blocked_reader_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_reader" ADD CONSTRAINT "blocked_reader_blocked_fk" FOREIGN KEY ("platform_id","blocked_user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_parent_fk" FOREIGN KEY ("platform_id","parent_id") REFERENCES "public"."comment"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_comment_fk" FOREIGN KEY ("platform_id","comment_id") REFERENCES "public"."comment"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_report" ADD CONSTRAINT "comment_report_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_report" ADD CONSTRAINT "comment_report_comment_fk" FOREIGN KEY ("platform_id","comment_id") REFERENCES "public"."comment"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_reader_blocked_index" ON "blocked_reader" USING btree ("platform_id","blocked_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_reader_id_unique" ON "blocked_reader" USING btree ("platform_id","user_id","id");--> statement-breakpoint
CREATE INDEX "comment_newest_index" ON "comment" USING btree ("platform_id","episode_id","id" DESC NULLS LAST) WHERE "comment"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comment_best_index" ON "comment" USING btree ("platform_id","episode_id","like_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "comment"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comment_reply_index" ON "comment" USING btree ("platform_id","parent_id","id");--> statement-breakpoint
CREATE INDEX "comment_episode_index" ON "comment" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "comment_series_index" ON "comment" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "comment_like_comment_index" ON "comment_like" USING btree ("platform_id","comment_id");--> statement-breakpoint
CREATE INDEX "comment_report_comment_index" ON "comment_report" USING btree ("platform_id","comment_id");--> statement-breakpoint
CREATE INDEX "comment_report_open_index" ON "comment_report" USING btree ("platform_id","created_at_ms") WHERE "comment_report"."settled_at_ms" is null;`,
  },
  {
    version: 35,
    name: '0034_comment_rules',
    hash: '7a032574aeb15d6c605d855e92997c75f3123d86893707cf123572498b564ef0',
    sql: `-- A reply is to a comment of the same episode, which is no reply itself; who wrote what about which episode never changes.
CREATE FUNCTION "guard_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW."platform_id", NEW."user_id", NEW."id", NEW."series_id", NEW."episode_id", NEW."created_at_ms")
      IS DISTINCT FROM (OLD."platform_id", OLD."user_id", OLD."id", OLD."series_id", OLD."episode_id", OLD."created_at_ms")
      OR NEW."parent_id" IS DISTINCT FROM OLD."parent_id" THEN
      RAISE EXCEPTION 'a comment stays where it was written' USING ERRCODE = 'check_violation', CONSTRAINT = 'comment_stays';
    END IF;
    IF OLD."deleted_at_ms" IS NOT NULL AND NEW."deleted_at_ms" IS DISTINCT FROM OLD."deleted_at_ms" THEN
      RAISE EXCEPTION 'a deleted comment does not come back' USING ERRCODE = 'check_violation', CONSTRAINT = 'comment_deleted_stays';
    END IF;
  ELSIF NEW."parent_id" IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM "comment" AS "parent"
    WHERE "parent"."platform_id" = NEW."platform_id" AND "parent"."id" = NEW."parent_id"
      AND "parent"."episode_id" = NEW."episode_id" AND "parent"."parent_id" IS NULL
  ) THEN
    RAISE EXCEPTION 'a reply is to a comment of the same episode' USING ERRCODE = 'check_violation', CONSTRAINT = 'comment_reply_place';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "comment_guard" BEFORE INSERT OR UPDATE ON "comment" FOR EACH ROW EXECUTE FUNCTION "guard_comment"();
`,
  },
  {
    version: 36,
    name: '0035_support',
    hash: '22ac715153a6b4ff275733a9cda0da58c9eef517b0ceeecde5dcb16c712addb9',
    sql: `CREATE TABLE "alarm" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"read_at_ms" bigint,
	CONSTRAINT "alarm_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "alarm_subject_unique" UNIQUE("platform_id","user_id","kind","subject_id"),
	CONSTRAINT "alarm_id" CHECK ("alarm"."id" ~ '^[A-Za-z0-9-]{1,64}$'),
	CONSTRAINT "alarm_kind" CHECK ("alarm"."kind" ~ '^[A-Z][A-Z_]{0,39}$'),
	CONSTRAINT "alarm_subject" CHECK (char_length("alarm"."subject_id") between 1 and 200),
	CONSTRAINT "alarm_parameters" CHECK (jsonb_typeof("alarm"."parameters") = 'object' and octet_length("alarm"."parameters"::text) <= 4000),
	CONSTRAINT "alarm_times" CHECK ("alarm"."created_at_ms" <= "alarm"."read_at_ms")
);
--> statement-breakpoint
CREATE TABLE "support_picture" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"order_no" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "support_picture_platform_id_user_id_ticket_id_order_no_pk" PRIMARY KEY("platform_id","user_id","ticket_id","order_no"),
	CONSTRAINT "support_picture_order" CHECK ("support_picture"."order_no" between 1 and 10),
	CONSTRAINT "support_picture_size" CHECK ("support_picture"."width_px" >= 1 and "support_picture"."height_px" >= 1),
	CONSTRAINT "support_picture_bytes" CHECK (octet_length("support_picture"."bytes") between 1 and 4194304)
);
--> statement-breakpoint
CREATE TABLE "support_ticket" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'WAIT' NOT NULL,
	"sent_on" text NOT NULL,
	"day_order" integer NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"answer" text,
	"answered_at_ms" bigint,
	"deleted_at_ms" bigint,
	CONSTRAINT "support_ticket_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "support_ticket_day_unique" UNIQUE("platform_id","user_id","sent_on","day_order"),
	CONSTRAINT "support_ticket_id" CHECK ("support_ticket"."id" ~ '^[A-Za-z0-9-]{1,64}$'),
	CONSTRAINT "support_ticket_category" CHECK ("support_ticket"."category" in ('ACCOUNT', 'COIN', 'READING', 'CONTENTS', 'APP', 'OTHER')),
	CONSTRAINT "support_ticket_locale" CHECK ("support_ticket"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
	CONSTRAINT "support_ticket_status" CHECK ("support_ticket"."status" in ('WAIT', 'COMPLETED')),
	CONSTRAINT "support_ticket_texts" CHECK (case when "support_ticket"."deleted_at_ms" is null
        then char_length("support_ticket"."title") between 1 and 80
          and char_length("support_ticket"."text") between 1 and 1500
        else "support_ticket"."title" = '' and "support_ticket"."text" = '' and "support_ticket"."status" = 'WAIT' end),
	CONSTRAINT "support_ticket_day" CHECK ("support_ticket"."sent_on" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and "support_ticket"."day_order" >= 1),
	CONSTRAINT "support_ticket_answer" CHECK (case when "support_ticket"."status" = 'COMPLETED' then num_nonnulls("support_ticket"."answer", "support_ticket"."answered_at_ms") = 2
        and char_length("support_ticket"."answer") between 1 and 4000
        else num_nonnulls("support_ticket"."answer", "support_ticket"."answered_at_ms") = 0 end)
);
--> statement-breakpoint
ALTER TABLE "alarm" ADD CONSTRAINT "alarm_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_picture" ADD CONSTRAINT "support_picture_ticket_fk" FOREIGN KEY ("platform_id","user_id","ticket_id") REFERENCES "public"."support_ticket"("platform_id","user_id","id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alarm_reader_index" ON "alarm" USING btree ("platform_id","user_id","created_at_ms");--> statement-breakpoint
CREATE INDEX "alarm_age_index" ON "alarm" USING btree ("created_at_ms");--> statement-breakpoint
CREATE INDEX "support_picture_ticket_index" ON "support_picture" USING btree ("platform_id","ticket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_ticket_id_unique" ON "support_ticket" USING btree ("platform_id","id");--> statement-breakpoint
CREATE INDEX "support_ticket_reader_index" ON "support_ticket" USING btree ("platform_id","user_id","created_at_ms");--> statement-breakpoint
CREATE INDEX "support_ticket_queue_index" ON "support_ticket" USING btree ("platform_id","status","created_at_ms");--> statement-breakpoint
CREATE INDEX "support_ticket_deleted_index" ON "support_ticket" USING btree ("deleted_at_ms") WHERE "support_ticket"."deleted_at_ms" is not null;`,
  },
  {
    version: 37,
    name: '0036_notifications',
    hash: '202482e6da4261bf9143117bcbf1fb1e00b200853b2287bf8d62818f4d4ec903',
    sql: `CREATE TABLE "mail_digest" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"after_ms" bigint NOT NULL,
	"until_ms" bigint NOT NULL,
	"decided_at_ms" bigint NOT NULL,
	"taken_at_ms" bigint,
	CONSTRAINT "mail_digest_platform_id_user_id_pk" PRIMARY KEY("platform_id","user_id"),
	CONSTRAINT "mail_digest_times" CHECK ("mail_digest"."after_ms" <= "mail_digest"."until_ms" and "mail_digest"."until_ms" <= "mail_digest"."decided_at_ms")
);
--> statement-breakpoint
CREATE TABLE "told_episode" (
	"platform_id" text NOT NULL,
	"episode_id" integer NOT NULL,
	"told_at_ms" bigint NOT NULL,
	CONSTRAINT "told_episode_platform_id_episode_id_pk" PRIMARY KEY("platform_id","episode_id")
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "is_korean_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_digest" ADD CONSTRAINT "mail_digest_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_episode" ADD CONSTRAINT "told_episode_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "told_episode_episode_index" ON "told_episode" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "told_episode_age_index" ON "told_episode" USING btree ("told_at_ms");--> statement-breakpoint
CREATE INDEX "alarm_unread_index" ON "alarm" USING btree ("platform_id","user_id","created_at_ms") WHERE "alarm"."read_at_ms" is null;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_locale" CHECK ("app_user"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR'));`,
  },
  {
    version: 38,
    name: '0037_banner_place',
    hash: 'c2cdd1c3ff36a9a8110a4a031dbbfce2c448ee9add1d4dbf4406f157dbee2dfd',
    sql: `ALTER TABLE "banner" ADD COLUMN "place" text DEFAULT 'MAIN' NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_place" CHECK ("banner"."place" in ('MAIN', 'POPUP'));`,
  },
  {
    version: 39,
    name: '0038_push',
    hash: '00a45b877914fa96374ca1c31beff11242dc48ef4428adefa7b51f8bac9b25fc',
    sql: `CREATE TABLE "push_message" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"after_ms" bigint NOT NULL,
	"until_ms" bigint NOT NULL,
	"decided_at_ms" bigint NOT NULL,
	"taken_at_ms" bigint,
	CONSTRAINT "push_message_platform_id_user_id_pk" PRIMARY KEY("platform_id","user_id"),
	CONSTRAINT "push_message_times" CHECK ("push_message"."after_ms" <= "push_message"."until_ms" and "push_message"."until_ms" <= "push_message"."decided_at_ms")
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"taken_push_at_ms" bigint,
	"refusal_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_subscription_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "push_subscription_id_unique" UNIQUE("platform_id","id"),
	CONSTRAINT "push_subscription_id" CHECK ("push_subscription"."id" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "push_subscription_endpoint" CHECK (char_length("push_subscription"."endpoint") between 1 and 1024),
	CONSTRAINT "push_subscription_p256dh" CHECK ("push_subscription"."p256dh" ~ '^[A-Za-z0-9_-]{87}$'),
	CONSTRAINT "push_subscription_auth" CHECK ("push_subscription"."auth" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "push_subscription_refusals" CHECK ("push_subscription"."refusal_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_platform_id_user_id_session_id_user_session_platform_id_user_id_id_fk" FOREIGN KEY ("platform_id","user_id","session_id") REFERENCES "public"."user_session"("platform_id","user_id","id") ON DELETE cascade ON UPDATE no action;`,
  },
  {
    version: 40,
    name: '0039_drafts',
    hash: 'c19972e3e217fc1b7cfe779bdb4f04fe7895a2f6a20cbc12a13ef9433206b125',
    sql: `ALTER TABLE "episode_platform" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "series_platform" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "episode_platform" ADD CONSTRAINT "episode_platform_draft" CHECK (not ("episode_platform"."is_draft" and "episode_platform"."is_visible"));--> statement-breakpoint
ALTER TABLE "series_platform" ADD CONSTRAINT "series_platform_draft" CHECK (not ("series_platform"."is_draft" and "series_platform"."is_visible"));`,
  },
  {
    version: 41,
    name: '0040_seal_heads',
    hash: '8b487300103a2aa507f858494e805bfbd8486a08e466a2d071b957ff9f310053',
    sql: `CREATE TABLE "audit_seal" (
	"position" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at_ms" bigint NOT NULL,
	"sealed_before" "xid8" NOT NULL,
	CONSTRAINT "audit_seal_position" CHECK ("audit_seal"."position" >= 1),
	CONSTRAINT "audit_seal_hash" CHECK ("audit_seal"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "seal_delivery" (
	"destination" text NOT NULL,
	"chain" text NOT NULL,
	"number" bigint NOT NULL,
	CONSTRAINT "seal_delivery_destination_chain_pk" PRIMARY KEY("destination","chain")
);
--> statement-breakpoint
CREATE TABLE "seal_head" (
	"chain" text NOT NULL,
	"number" bigint NOT NULL,
	"position" bigint NOT NULL,
	"row_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at_ms" bigint NOT NULL,
	CONSTRAINT "seal_head_chain_number_pk" PRIMARY KEY("chain","number"),
	CONSTRAINT "seal_head_numbers" CHECK ("seal_head"."number" >= 1 and "seal_head"."position" >= 1),
	CONSTRAINT "seal_head_hash" CHECK ("seal_head"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "seal_run" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"ran_at_ms" bigint NOT NULL,
	"ended_below" "xid8" NOT NULL,
	CONSTRAINT "seal_run_one_row" CHECK ("seal_run"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "made_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seal_audit_unique" ON "audit_seal" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_made_in_index" ON "audit_log" USING btree ("made_in");
--> statement-breakpoint
CREATE TRIGGER "audit_seal_no_update_no_delete" BEFORE UPDATE OR DELETE ON "audit_seal" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "audit_seal_no_truncate" BEFORE TRUNCATE ON "audit_seal" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "seal_head_no_update_no_delete" BEFORE UPDATE OR DELETE ON "seal_head" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "seal_head_no_truncate" BEFORE TRUNCATE ON "seal_head" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
-- What operators did before there were seals of it is sealed now, as the program seals it (\`seal-hash.ts\`; a test compares the two).
-- Transactions that are still open may yet write to the log: the next sealing looks from the beginning on (\`sealed_before\` 0).
DO $$
DECLARE
  "entry" record;
  "newest" text := repeat('0', 64);
  "place" bigint := 0;
BEGIN
  FOR "entry" IN
    SELECT "id", jsonb_build_array("id", "logged_at_ms", "actor", "actor_role", "action", "subject_type", "subject_id", "before", "after", "request_id")::text AS "content"
    FROM "audit_log" ORDER BY "id"
  LOOP
    "place" := "place" + 1;
    "newest" := encode(sha256(convert_to("newest" || E'\\n' || "entry"."content", 'UTF8')), 'hex');
    INSERT INTO "audit_seal" ("position", "audit_id", "hash", "sealed_at_ms", "sealed_before")
    VALUES ("place", "entry"."id", "newest", (extract(epoch FROM now()) * 1000)::bigint, '0');
  END LOOP;
END
$$;
--> statement-breakpoint
INSERT INTO "seal_head" ("chain", "number", "position", "row_id", "hash", "sealed_at_ms")
SELECT 'audit', 1, "position", "audit_id", "hash", "sealed_at_ms" FROM "audit_seal" ORDER BY "position" DESC LIMIT 1;
--> statement-breakpoint
INSERT INTO "seal_head" ("chain", "number", "position", "row_id", "hash", "sealed_at_ms")
SELECT DISTINCT ON ("platform_id") "platform_id", 1, "position", "movement_id", "hash", "sealed_at_ms" FROM "movement_seal" ORDER BY "platform_id", "position" DESC;
`,
  },
  {
    version: 42,
    name: '0041_offer_under_lock',
    hash: '453f3dd688b64ef7bab9ea47596ded69905f58990ecd61ad99a4703a1d416794',
    sql: `ALTER TABLE "coin_order" DROP CONSTRAINT "coin_order_provider";--> statement-breakpoint
ALTER TABLE "coin_order" ADD CONSTRAINT "coin_order_free" CHECK ("coin_order"."provider" <> 'none' or "coin_order"."discount_minor_units" = "coin_order"."price_minor_units");--> statement-breakpoint
ALTER TABLE "coin_order" ADD CONSTRAINT "coin_order_provider" CHECK ("coin_order"."provider" in ('sandbox', 'stripe', 'gmo', 'apple', 'google', 'none'));
--> statement-breakpoint
-- A discount for buying all is part of what a series offers.
SELECT "watch_catalogue_table"('bulk_discount');
--> statement-breakpoint
DROP FUNCTION "lock_purchase"(text, text, text, text, integer, integer[]);
--> statement-breakpoint
-- Locks a reader's wallet and returns all that a decision about a purchase needs. The rights and the catalogue edition are read
-- by a statement after the one that waits for the lock, so that it sees what was committed meanwhile.
CREATE FUNCTION "lock_purchase"("of_platform" text, "of_user" text, "by_key" text, "of_request" text, "of_series" integer, "of_episodes" integer[])
RETURNS TABLE ("debt_coins" bigint, "debt_points" bigint, "repeated_id" bigint, "lots" jsonb, "entitlements" jsonb, "ticket_ready_at_ms" bigint, "gifts" jsonb, "is_closed" boolean, "kept" jsonb, "edition" bigint) LANGUAGE plpgsql AS $$
DECLARE
  "locked" record;
BEGIN
  SELECT * INTO "locked" FROM "lock_wallet"("of_platform", "of_user", "by_key");
  RETURN QUERY
  SELECT "locked"."debt_coins", "locked"."debt_points", "locked"."repeated_id", "locked"."lots", "facts".*, "now"."edition"
  FROM "purchase_facts"("of_platform", "of_user", "of_request", "of_series", "of_episodes") AS "facts", "catalogue_edition" AS "now";
END
$$;
`,
  },
  {
    version: 43,
    name: '0042_kept_facts',
    hash: '4cc3657b24ef4fe9fefa973ce25d24570937b41b75925b1c9cf6b2df6a20187c',
    sql: `ALTER TABLE "account_transfer" ADD COLUMN "arrived_rights" jsonb;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "erased_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "erased_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift" ADD COLUMN "taken_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "movement" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "episode_ids" integer[];--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "rights_end_at_ms" bigint;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "ticket_ready_at_ms" bigint;--> statement-breakpoint
ALTER TABLE "roulette_prize" ADD COLUMN "erased_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "merged_into_id" text;
--> statement-breakpoint
-- What is there already counts as what was given: only what changes from now on shows.
UPDATE "purchase" SET "episode_ids" = "opened"."episodes", "rights_end_at_ms" = "opened"."end"
FROM (
  SELECT "platform_id", "purchase_id", array_agg("episode_id" ORDER BY "id") AS "episodes", max("expires_at_ms") AS "end"
  FROM "entitlement" WHERE "purchase_id" IS NOT NULL GROUP BY 1, 2
) AS "opened"
WHERE "opened"."platform_id" = "purchase"."platform_id" AND "opened"."purchase_id" = "purchase"."id";--> statement-breakpoint
UPDATE "purchase" SET "ticket_ready_at_ms" = "freetime_ticket"."ready_at_ms" FROM "freetime_ticket"
WHERE "purchase"."type" = 'FREETIME' AND "freetime_ticket"."platform_id" = "purchase"."platform_id" AND "freetime_ticket"."user_id" = "purchase"."user_id"
  AND "freetime_ticket"."series_id" = "purchase"."series_id" AND "freetime_ticket"."used_at_ms" = "purchase"."created_at_ms";--> statement-breakpoint
UPDATE "purchase" SET "ticket_ready_at_ms" = "created_at_ms" WHERE "type" = 'FREETIME' AND "ticket_ready_at_ms" IS NULL;--> statement-breakpoint
UPDATE "coupon" SET "erased_count" = greatest(0, "coupon"."issued_count" - (
  SELECT count(*) FROM "user_coupon" WHERE "user_coupon"."platform_id" = "coupon"."platform_id" AND "user_coupon"."coupon_id" = "coupon"."id"));--> statement-breakpoint
UPDATE "gift" SET "taken_count" = (
  SELECT count(*) FROM "user_gift" WHERE "user_gift"."platform_id" = "gift"."platform_id" AND "user_gift"."gift_id" = "gift"."id");--> statement-breakpoint
UPDATE "event" SET "erased_count" = greatest(0, "event"."taken_count" - (
  SELECT count(*) FROM "event_entry" WHERE "event_entry"."platform_id" = "event"."platform_id" AND "event_entry"."event_id" = "event"."id"));--> statement-breakpoint
UPDATE "roulette_prize" SET "erased_count" = greatest(0, "roulette_prize"."given_count" - (
  SELECT count(*) FROM "roulette_ticket" WHERE "roulette_ticket"."platform_id" = "roulette_prize"."platform_id"
    AND "roulette_ticket"."roulette_id" = "roulette_prize"."roulette_id" AND "roulette_ticket"."prize_no" = "roulette_prize"."prize_no"));--> statement-breakpoint
UPDATE "app_user" SET "merged_into_id" = "movement"."user_id" FROM "movement"
WHERE "movement"."type" = 'MERGE' AND "movement"."platform_id" = "app_user"."platform_id" AND "movement"."cause" = 'user/' || "app_user"."id";--> statement-breakpoint
UPDATE "account_transfer" SET "arrived_rights" = coalesce((
  SELECT jsonb_agg(jsonb_build_array("episode_id", "scope", "started_at_ms", "expires_at_ms") ORDER BY "id") FROM "entitlement"
  WHERE "entitlement"."source" = 'TRANSFER' AND "entitlement"."platform_id" = "account_transfer"."target_platform_id"
    AND "entitlement"."user_id" = "account_transfer"."target_user_id"), '[]'::jsonb)
WHERE "state" = 'done';
`,
  },
];
