-- The tables of the product, with their constraints and indexes. Functions and triggers are in functions/*.sql, applied behind
-- the migrations. What the Drizzle schema cannot say is here alone: the extension, a place in the series that may be renumbered
-- within a transaction (episode_order_no_unique), room in the pages of rows that are updated often (fillfactor), and one row.

-- The threes of letters that a text is found by, exactly or nearly. A trusted extension: who may CREATE in the database may do this.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Pictures of every kind: pages, covers, thumbnails, drawn ones.

CREATE TABLE "asset" (
  "id" text PRIMARY KEY,
  "media_type" text NOT NULL,
  "size_bytes" bigint,
  "width_px" integer NOT NULL,
  "height_px" integer NOT NULL,
  "placeholder" text NOT NULL,
  "blurred" text,
  "gutters" jsonb,
  "recipe" jsonb,
  "created_at_ms" bigint NOT NULL,
  "unused_since_ms" bigint,
  CONSTRAINT "asset_id_form" CHECK ("id" ~ '^([0-9a-f]{64}|drawn:[A-Za-z0-9:/._-]{1,200})$'),
  CONSTRAINT "asset_drawn_has_recipe" CHECK (("id" like 'drawn:%') = ("recipe" is not null)),
  CONSTRAINT "asset_media_type" CHECK ("media_type" in ('image/jpeg', 'image/png', 'image/webp')),
  CONSTRAINT "asset_size" CHECK ("size_bytes" > 0 and ("size_bytes" is not null or "recipe" is not null)),
  CONSTRAINT "asset_pixels" CHECK ("width_px" > 0 and "height_px" > 0),
  CONSTRAINT "asset_placeholder" CHECK ("placeholder" ~ '^#[0-9a-f]{6}$'),
  CONSTRAINT "asset_blurred" CHECK (length("blurred") <= 300 and "blurred" ~ '^data:image/webp.base64,[A-Za-z0-9+/]+=*$')
);
CREATE INDEX "asset_unused_index" ON "asset" ("unused_since_ms") WHERE "unused_since_ms" is not null;

-- Series: what a work is, where it is offered, who made it.

CREATE TABLE "series" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
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
  "cover_source_id" text,
  "cover_kind" text,
  "is_demo" boolean DEFAULT false NOT NULL,
  "created_at_ms" bigint NOT NULL,
  "updated_at_ms" bigint NOT NULL,
  "removed_at_ms" bigint,
  CONSTRAINT "series_alias_unique" UNIQUE ("alias"),
  CONSTRAINT "series_key_language_unique" UNIQUE ("series_key", "language"),
  CONSTRAINT "series_cover_source_id_asset_id_fk" FOREIGN KEY ("cover_source_id") REFERENCES "asset" ("id"),
  CONSTRAINT "series_alias_form" CHECK ("alias" ~ '^[A-Za-z0-9_-]{1,96}$' and "alias" ~ '[A-Za-z]'),
  CONSTRAINT "series_language_form" CHECK ("language" ~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$'),
  CONSTRAINT "series_texts" CHECK ("series_key" <> '' and "title" <> '' and "work_key" <> ''),
  CONSTRAINT "series_type" CHECK ("type" in ('COMIC', 'NOVEL')),
  CONSTRAINT "series_status" CHECK ("status" in ('COMPLETED', 'SCHEDULED', 'PAUSED')),
  CONSTRAINT "series_reading_direction" CHECK ("reading_direction" in ('LTR', 'RTL')),
  CONSTRAINT "series_writing_mode" CHECK ("writing_mode" in ('HORIZONTAL', 'VERTICAL')),
  CONSTRAINT "series_viewer_mode" CHECK ("viewer_mode" in ('SCROLL', 'PAPER')),
  CONSTRAINT "series_rental_hours" CHECK ("rental_hours" > 0),
  CONSTRAINT "series_freetime_refill_hours" CHECK ("freetime_refill_hours" between 12 and 168),
  CONSTRAINT "series_freetime_excluded_newest" CHECK ("freetime_excluded_newest" >= 0),
  CONSTRAINT "series_view_count" CHECK ("view_count" >= 0),
  CONSTRAINT "series_cover_kind" CHECK ("cover_kind" in ('SERIES', 'BOOK', 'PAGE')),
  CONSTRAINT "series_cover" CHECK (("cover_source_id" is null) = ("cover_kind" is null))
);
CREATE INDEX "series_work_key_index" ON "series" ("work_key");
CREATE INDEX "series_cover_source_index" ON "series" ("cover_source_id");

CREATE TABLE "creator" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "name" text NOT NULL,
  CONSTRAINT "creator_name_unique" UNIQUE ("name"),
  CONSTRAINT "creator_name" CHECK ("name" <> '')
);

CREATE TABLE "series_creator" (
  "series_id" integer NOT NULL,
  "creator_id" integer NOT NULL,
  "role" text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT "series_creator_series_id_creator_id_role_pk" PRIMARY KEY ("series_id", "creator_id", "role"),
  CONSTRAINT "series_creator_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "series_creator_creator_id_creator_id_fk" FOREIGN KEY ("creator_id") REFERENCES "creator" ("id"),
  CONSTRAINT "series_creator_role" CHECK ("role" in ('AUTHOR', 'ORIGINAL', 'ARTIST')),
  CONSTRAINT "series_creator_position" CHECK ("position" >= 0)
);
CREATE INDEX "series_creator_creator_index" ON "series_creator" ("creator_id");

CREATE TABLE "series_tag" (
  "series_id" integer NOT NULL,
  "tag" text NOT NULL,
  "position" integer NOT NULL,
  "is_extra" boolean DEFAULT false NOT NULL,
  CONSTRAINT "series_tag_series_id_tag_pk" PRIMARY KEY ("series_id", "tag"),
  CONSTRAINT "series_tag_position_unique" UNIQUE ("series_id", "position"),
  CONSTRAINT "series_tag_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "series_tag_tag" CHECK ("tag" <> '' and "position" >= 0)
);
CREATE INDEX "series_tag_tag_index" ON "series_tag" ("tag");

CREATE TABLE "series_genre" (
  "series_id" integer NOT NULL,
  "genre" text NOT NULL,
  CONSTRAINT "series_genre_series_id_genre_pk" PRIMARY KEY ("series_id", "genre"),
  CONSTRAINT "series_genre_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "series_genre_genre" CHECK ("genre" in ('ROMANCE', 'ACTION', 'BL', 'FANTASY', 'DRAMA', 'COMEDY', 'THRILLER', 'HORROR', 'MYSTERY', 'SCIENCE_FICTION', 'SLICE_OF_LIFE', 'SPORTS', 'HISTORICAL', 'SCHOOL', 'ADVENTURE', 'CRIME'))
);
CREATE INDEX "series_genre_genre_index" ON "series_genre" ("genre");

CREATE TABLE "series_schedule_day" (
  "series_id" integer NOT NULL,
  "day" text NOT NULL,
  CONSTRAINT "series_schedule_day_series_id_day_pk" PRIMARY KEY ("series_id", "day"),
  CONSTRAINT "series_schedule_day_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "series_schedule_day_day" CHECK ("day" in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY', 'TEN'))
);
CREATE INDEX "series_schedule_day_day_index" ON "series_schedule_day" ("day");

CREATE TABLE "series_thumbnail" (
  "series_id" integer NOT NULL,
  "type" text NOT NULL,
  "asset_id" text NOT NULL,
  CONSTRAINT "series_thumbnail_series_id_type_pk" PRIMARY KEY ("series_id", "type"),
  CONSTRAINT "series_thumbnail_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "series_thumbnail_asset_id_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "asset" ("id"),
  CONSTRAINT "series_thumbnail_type" CHECK ("type" in ('VERTICAL', 'MAIN', 'SQUARE', 'DETAIL', 'HORIZONTAL_TYPE_A', 'HORIZONTAL_TYPE_B', 'HORIZONTAL_TYPE_C', 'COVER', 'VERTICAL_NON_ADULT', 'DETAIL_NON_ADULT', 'MAIN_NON_ADULT'))
);
CREATE INDEX "series_thumbnail_asset_index" ON "series_thumbnail" ("asset_id");

CREATE TABLE "series_platform" (
  "platform_id" text NOT NULL,
  "series_id" integer NOT NULL,
  "is_visible" boolean DEFAULT true NOT NULL,
  "is_draft" boolean DEFAULT false NOT NULL,
  "title" text,
  "rent_coin" integer,
  "possession_coin" integer,
  "free_episode_count" integer DEFAULT 0 NOT NULL,
  "opened_at_ms" bigint NOT NULL,
  "updated_at_ms" bigint NOT NULL,
  CONSTRAINT "series_platform_platform_id_series_id_pk" PRIMARY KEY ("platform_id", "series_id"),
  CONSTRAINT "series_platform_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "series_platform_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "series_platform_draft" CHECK (not ("is_draft" and "is_visible")),
  CONSTRAINT "series_platform_prices" CHECK ("rent_coin" > 0 and "possession_coin" > 0),
  CONSTRAINT "series_platform_free_episodes" CHECK ("free_episode_count" >= 0),
  CONSTRAINT "series_platform_title" CHECK ("title" <> '')
);
CREATE INDEX "series_platform_series_index" ON "series_platform" ("series_id");
CREATE INDEX "series_platform_opened_index" ON "series_platform" ("platform_id", "opened_at_ms");

-- Episodes and their pages.

CREATE TABLE "episode" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
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
  "thumbnail_source_id" text,
  "published_on" date,
  "source_identifier" text,
  "source_title" text,
  "source_part" integer,
  "created_at_ms" bigint NOT NULL,
  "updated_at_ms" bigint NOT NULL,
  "removed_at_ms" bigint,
  CONSTRAINT "episode_number_unique" UNIQUE ("series_id", "number"),
  CONSTRAINT "episode_alias_unique" UNIQUE ("series_id", "alias"),
  CONSTRAINT "episode_order_no_unique" UNIQUE ("series_id", "order_no") DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT "episode_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "episode_thumbnail_asset_id_asset_id_fk" FOREIGN KEY ("thumbnail_asset_id") REFERENCES "asset" ("id"),
  CONSTRAINT "episode_thumbnail_source_id_asset_id_fk" FOREIGN KEY ("thumbnail_source_id") REFERENCES "asset" ("id"),
  CONSTRAINT "episode_alias_form" CHECK ("alias" ~ '^[A-Za-z0-9_-]{1,128}$'),
  CONSTRAINT "episode_texts" CHECK ("number" <> '' and "title" <> ''),
  CONSTRAINT "episode_order_no" CHECK ("order_no" >= 1),
  CONSTRAINT "episode_type" CHECK ("type" in ('GENERAL', 'PREVIEW')),
  CONSTRAINT "episode_content_type" CHECK ("content_type" in ('IMAGE', 'EPUB', 'TEXT')),
  CONSTRAINT "episode_viewer_mode" CHECK ("viewer_mode" in ('SCROLL', 'PAPER')),
  CONSTRAINT "episode_reading_direction" CHECK ("reading_direction" in ('LTR', 'RTL')),
  CONSTRAINT "episode_writing_mode" CHECK ("writing_mode" in ('HORIZONTAL', 'VERTICAL'))
);
CREATE INDEX "episode_thumbnail_index" ON "episode" ("thumbnail_asset_id");
CREATE INDEX "episode_thumbnail_source_index" ON "episode" ("thumbnail_source_id");
CREATE INDEX "episode_thumbnail_due_index" ON "episode" ("series_id") WHERE "thumbnail_source_id" is not null and "thumbnail_asset_id" is null;
CREATE INDEX "episode_sample_index" ON "episode" ("series_id") WHERE "is_sample" or "type" = 'PREVIEW';
CREATE INDEX "episode_source_index" ON "episode" ("source_identifier") WHERE "source_identifier" is not null;

CREATE TABLE "episode_platform" (
  "platform_id" text NOT NULL,
  "episode_id" integer NOT NULL,
  "is_visible" boolean DEFAULT true NOT NULL,
  "is_draft" boolean DEFAULT false NOT NULL,
  "opened_at_ms" bigint NOT NULL,
  "has_own_prices" boolean DEFAULT false NOT NULL,
  "rent_coin" integer,
  "possession_coin" integer,
  "is_login_required" boolean DEFAULT false NOT NULL,
  "free_from_ms" bigint,
  "free_until_ms" bigint,
  CONSTRAINT "episode_platform_platform_id_episode_id_pk" PRIMARY KEY ("platform_id", "episode_id"),
  CONSTRAINT "episode_platform_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "episode" ("id"),
  CONSTRAINT "episode_platform_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "episode_platform_draft" CHECK (not ("is_draft" and "is_visible")),
  CONSTRAINT "episode_platform_prices" CHECK ("rent_coin" > 0 and "possession_coin" > 0),
  CONSTRAINT "episode_platform_own_prices" CHECK ("has_own_prices" or ("rent_coin" is null and "possession_coin" is null)),
  CONSTRAINT "episode_platform_free_window" CHECK (("free_from_ms" is null) = ("free_until_ms" is null) and "free_from_ms" < "free_until_ms")
);
CREATE INDEX "episode_platform_episode_index" ON "episode_platform" ("episode_id");
CREATE INDEX "episode_platform_opened_index" ON "episode_platform" ("platform_id", "opened_at_ms");
CREATE INDEX "episode_platform_free_from_index" ON "episode_platform" ("platform_id", "free_from_ms") WHERE "free_from_ms" is not null;
CREATE INDEX "episode_platform_free_until_index" ON "episode_platform" ("platform_id", "free_until_ms") WHERE "free_until_ms" is not null;

CREATE TABLE "page" (
  "episode_id" integer NOT NULL,
  "order_no" integer NOT NULL,
  "kind" text NOT NULL,
  "asset_id" text,
  "html" text,
  "spread" text DEFAULT 'none' NOT NULL,
  "strip_index" integer,
  CONSTRAINT "page_episode_id_order_no_pk" PRIMARY KEY ("episode_id", "order_no"),
  CONSTRAINT "page_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "episode" ("id"),
  CONSTRAINT "page_asset_id_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "asset" ("id"),
  CONSTRAINT "page_order_no" CHECK ("order_no" >= 1),
  CONSTRAINT "page_kind" CHECK ("kind" in ('image', 'text')),
  CONSTRAINT "page_content" CHECK (("kind" = 'image') = ("asset_id" is not null) and ("kind" = 'text') = ("html" is not null)),
  CONSTRAINT "page_spread" CHECK ("spread" in ('none', 'wide', 'left', 'right', 'center')),
  CONSTRAINT "page_strip_index" CHECK ("strip_index" >= 0)
);
CREATE INDEX "page_asset_index" ON "page" ("asset_id");

CREATE TABLE "text_asset" (
  "episode_id" integer NOT NULL,
  "asset_id" text NOT NULL,
  CONSTRAINT "text_asset_episode_id_asset_id_pk" PRIMARY KEY ("episode_id", "asset_id"),
  CONSTRAINT "text_asset_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "episode" ("id"),
  CONSTRAINT "text_asset_asset_id_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "asset" ("id")
);
CREATE INDEX "text_asset_asset_index" ON "text_asset" ("asset_id");

-- What the catalogue is found by, and what follows from reading it.

CREATE TABLE "series_search" (
  "platform_id" text NOT NULL,
  "series_id" integer NOT NULL,
  "title" text NOT NULL,
  "tags" text NOT NULL,
  "words" text NOT NULL,
  "word_letters" text NOT NULL,
  "form" integer NOT NULL,
  CONSTRAINT "series_search_platform_id_series_id_pk" PRIMARY KEY ("platform_id", "series_id"),
  CONSTRAINT "series_search_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "series_search_lines" CHECK ("words" like E'\n%\n' and ("tags" = '' or "tags" like E'\n%\n'))
);
CREATE INDEX "series_search_series_index" ON "series_search" ("series_id");
CREATE INDEX "series_search_words_index" ON "series_search" USING gin ("word_letters" gin_trgm_ops) WITH (fastupdate=false);

CREATE TABLE "ranking_entry" (
  "platform_id" text NOT NULL,
  "ranking_type" text NOT NULL,
  "series_id" integer NOT NULL,
  "place" integer,
  "previous_place" integer,
  "score" bigint NOT NULL,
  "computed_at_ms" bigint NOT NULL,
  CONSTRAINT "ranking_entry_platform_id_ranking_type_series_id_pk" PRIMARY KEY ("platform_id", "ranking_type", "series_id"),
  CONSTRAINT "ranking_entry_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "ranking_entry_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "ranking_entry_ranking_type" CHECK ("ranking_type" in ('REALTIME', 'WEEKLY', 'MONTHLY', 'TOTAL')),
  CONSTRAINT "ranking_entry_place" CHECK ("place" >= 1 and "previous_place" >= 1),
  CONSTRAINT "ranking_entry_placed" CHECK ("place" is not null or "previous_place" is not null),
  CONSTRAINT "ranking_entry_score" CHECK ("score" >= 0)
);
CREATE INDEX "ranking_entry_place_index" ON "ranking_entry" ("platform_id", "ranking_type", "place");
CREATE INDEX "ranking_entry_series_index" ON "ranking_entry" ("series_id");

CREATE TABLE "read_total" (
  "platform_id" text NOT NULL,
  "series_id" integer NOT NULL,
  "read_count" bigint NOT NULL,
  CONSTRAINT "read_total_platform_id_series_id_pk" PRIMARY KEY ("platform_id", "series_id"),
  CONSTRAINT "read_total_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "read_total_read_count" CHECK ("read_count" >= 0)
);
CREATE INDEX "read_total_series_index" ON "read_total" ("series_id");

CREATE TABLE "read_event" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "platform_id" text NOT NULL,
  "series_id" integer NOT NULL,
  "episode_id" integer NOT NULL,
  "is_paid" boolean NOT NULL,
  "read_at_ms" bigint NOT NULL,
  CONSTRAINT "read_event_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "read_event_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "episode" ("id"),
  CONSTRAINT "read_event_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$')
);
CREATE INDEX "read_event_window_index" ON "read_event" ("platform_id", "read_at_ms");
CREATE INDEX "read_event_series_index" ON "read_event" ("series_id");
CREATE INDEX "read_event_episode_index" ON "read_event" ("episode_id");

CREATE TABLE "co_read" (
  "platform_id" text NOT NULL,
  "series_id" integer NOT NULL,
  "other_id" integer NOT NULL,
  "reader_count" integer NOT NULL,
  "score" double precision NOT NULL,
  CONSTRAINT "co_read_platform_id_series_id_other_id_pk" PRIMARY KEY ("platform_id", "series_id", "other_id"),
  CONSTRAINT "co_read_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "co_read_other_id_series_id_fk" FOREIGN KEY ("other_id") REFERENCES "series" ("id"),
  CONSTRAINT "co_read_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "co_read_others" CHECK ("series_id" <> "other_id"),
  CONSTRAINT "co_read_counts" CHECK ("reader_count" > 0 and "score" > 0)
);
CREATE INDEX "co_read_series_index" ON "co_read" ("series_id");
CREATE INDEX "co_read_other_index" ON "co_read" ("other_id");

CREATE TABLE "recent_view" (
  "platform_id" text NOT NULL,
  "mark" text NOT NULL,
  "series_id" integer NOT NULL,
  "episode_id" integer NOT NULL,
  "seen_at_ms" bigint NOT NULL,
  CONSTRAINT "recent_view_platform_id_mark_series_id_episode_id_pk" PRIMARY KEY ("platform_id", "mark", "series_id", "episode_id"),
  CONSTRAINT "recent_view_mark" CHECK ("mark" ~ '^[A-Za-z0-9_-]{1,64}$')
);
CREATE INDEX "recent_view_seen_index" ON "recent_view" ("seen_at_ms");

-- What a site shows beside the catalogue.

CREATE TABLE "pick" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "platform_id" text NOT NULL,
  "key" text NOT NULL,
  "position" integer NOT NULL,
  "is_visible" boolean DEFAULT true NOT NULL,
  "is_demo" boolean DEFAULT false NOT NULL,
  "created_at_ms" bigint NOT NULL,
  "updated_at_ms" bigint NOT NULL,
  CONSTRAINT "pick_key_unique" UNIQUE ("platform_id", "key"),
  CONSTRAINT "pick_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "pick_key" CHECK ("key" <> '')
);

CREATE TABLE "pick_text" (
  "pick_id" integer NOT NULL,
  "locale" text NOT NULL,
  "title" text NOT NULL,
  "description" text DEFAULT '' NOT NULL,
  CONSTRAINT "pick_text_pick_id_locale_pk" PRIMARY KEY ("pick_id", "locale"),
  CONSTRAINT "pick_text_pick_id_pick_id_fk" FOREIGN KEY ("pick_id") REFERENCES "pick" ("id"),
  CONSTRAINT "pick_text_locale" CHECK ("locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
  CONSTRAINT "pick_text_title" CHECK ("title" <> '')
);

CREATE TABLE "pick_item" (
  "pick_id" integer NOT NULL,
  "series_id" integer NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT "pick_item_pick_id_series_id_pk" PRIMARY KEY ("pick_id", "series_id"),
  CONSTRAINT "pick_item_position_unique" UNIQUE ("pick_id", "position"),
  CONSTRAINT "pick_item_pick_id_pick_id_fk" FOREIGN KEY ("pick_id") REFERENCES "pick" ("id"),
  CONSTRAINT "pick_item_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "pick_item_position" CHECK ("position" >= 0)
);
CREATE INDEX "pick_item_series_index" ON "pick_item" ("series_id");

CREATE TABLE "theme" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "platform_id" text NOT NULL,
  "key" text NOT NULL,
  "display_position" text NOT NULL,
  "position" integer NOT NULL,
  "is_visible" boolean DEFAULT true NOT NULL,
  "is_demo" boolean DEFAULT false NOT NULL,
  "created_at_ms" bigint NOT NULL,
  "updated_at_ms" bigint NOT NULL,
  CONSTRAINT "theme_key_unique" UNIQUE ("platform_id", "key"),
  CONSTRAINT "theme_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "theme_key" CHECK ("key" <> ''),
  CONSTRAINT "theme_display_position" CHECK ("display_position" in ('MAIN', 'DETAIL', 'SEARCH'))
);

CREATE TABLE "theme_text" (
  "theme_id" integer NOT NULL,
  "locale" text NOT NULL,
  "title" text NOT NULL,
  CONSTRAINT "theme_text_theme_id_locale_pk" PRIMARY KEY ("theme_id", "locale"),
  CONSTRAINT "theme_text_theme_id_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "theme" ("id"),
  CONSTRAINT "theme_text_locale" CHECK ("locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
  CONSTRAINT "theme_text_title" CHECK ("title" <> '')
);

CREATE TABLE "theme_item" (
  "theme_id" integer NOT NULL,
  "series_id" integer NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT "theme_item_theme_id_series_id_pk" PRIMARY KEY ("theme_id", "series_id"),
  CONSTRAINT "theme_item_position_unique" UNIQUE ("theme_id", "position"),
  CONSTRAINT "theme_item_theme_id_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "theme" ("id"),
  CONSTRAINT "theme_item_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "theme_item_position" CHECK ("position" >= 0)
);
CREATE INDEX "theme_item_series_index" ON "theme_item" ("series_id");

CREATE TABLE "banner" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "platform_id" text NOT NULL,
  "key" text NOT NULL,
  "kind" text NOT NULL,
  "place" text DEFAULT 'MAIN' NOT NULL,
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
  CONSTRAINT "banner_key_unique" UNIQUE ("platform_id", "key"),
  CONSTRAINT "banner_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "banner_phone_asset_id_asset_id_fk" FOREIGN KEY ("phone_asset_id") REFERENCES "asset" ("id"),
  CONSTRAINT "banner_desktop_asset_id_asset_id_fk" FOREIGN KEY ("desktop_asset_id") REFERENCES "asset" ("id"),
  CONSTRAINT "banner_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "banner_key" CHECK ("key" <> ''),
  CONSTRAINT "banner_kind" CHECK ("kind" in ('ONLY_ICON', 'ONLY_TEXT', 'ICON_TEXT', 'TEXT_ICON')),
  CONSTRAINT "banner_place" CHECK ("place" in ('MAIN', 'POPUP')),
  CONSTRAINT "banner_leads_somewhere" CHECK ("path" is not null or "series_id" is not null),
  CONSTRAINT "banner_path" CHECK ("path" ~ '^/([^/]|$)'),
  CONSTRAINT "banner_times" CHECK ("opened_at_ms" < "closed_at_ms")
);
CREATE INDEX "banner_series_index" ON "banner" ("series_id");
CREATE INDEX "banner_phone_asset_index" ON "banner" ("phone_asset_id");
CREATE INDEX "banner_desktop_asset_index" ON "banner" ("desktop_asset_id");

CREATE TABLE "banner_text" (
  "banner_id" integer NOT NULL,
  "locale" text NOT NULL,
  "kicker" text DEFAULT '' NOT NULL,
  "title" text NOT NULL,
  "line" text DEFAULT '' NOT NULL,
  CONSTRAINT "banner_text_banner_id_locale_pk" PRIMARY KEY ("banner_id", "locale"),
  CONSTRAINT "banner_text_banner_id_banner_id_fk" FOREIGN KEY ("banner_id") REFERENCES "banner" ("id"),
  CONSTRAINT "banner_text_locale" CHECK ("locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
  CONSTRAINT "banner_text_title" CHECK ("title" <> '')
);

CREATE TABLE "notice" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "platform_id" text NOT NULL,
  "key" text NOT NULL,
  "is_pinned" boolean DEFAULT false NOT NULL,
  "is_visible" boolean DEFAULT true NOT NULL,
  "is_demo" boolean DEFAULT false NOT NULL,
  "published_at_ms" bigint NOT NULL,
  "created_at_ms" bigint NOT NULL,
  "updated_at_ms" bigint NOT NULL,
  CONSTRAINT "notice_key_unique" UNIQUE ("platform_id", "key"),
  CONSTRAINT "notice_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "notice_key" CHECK ("key" <> '')
);
CREATE INDEX "notice_published_index" ON "notice" ("platform_id", "published_at_ms");

CREATE TABLE "notice_text" (
  "notice_id" integer NOT NULL,
  "locale" text NOT NULL,
  "title" text NOT NULL,
  "body" text NOT NULL,
  CONSTRAINT "notice_text_notice_id_locale_pk" PRIMARY KEY ("notice_id", "locale"),
  CONSTRAINT "notice_text_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "notice" ("id"),
  CONSTRAINT "notice_text_locale" CHECK ("locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
  CONSTRAINT "notice_text_title" CHECK ("title" <> '')
);

CREATE TABLE "faq" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "platform_id" text NOT NULL,
  "key" text NOT NULL,
  "category" text NOT NULL,
  "position" integer NOT NULL,
  "is_visible" boolean DEFAULT true NOT NULL,
  "is_demo" boolean DEFAULT false NOT NULL,
  "created_at_ms" bigint NOT NULL,
  "updated_at_ms" bigint NOT NULL,
  CONSTRAINT "faq_key_unique" UNIQUE ("platform_id", "key"),
  CONSTRAINT "faq_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "faq_texts" CHECK ("key" <> '' and "category" <> '')
);

CREATE TABLE "faq_text" (
  "faq_id" integer NOT NULL,
  "locale" text NOT NULL,
  "question" text NOT NULL,
  "answer" text NOT NULL,
  CONSTRAINT "faq_text_faq_id_locale_pk" PRIMARY KEY ("faq_id", "locale"),
  CONSTRAINT "faq_text_faq_id_faq_id_fk" FOREIGN KEY ("faq_id") REFERENCES "faq" ("id"),
  CONSTRAINT "faq_text_locale" CHECK ("locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
  CONSTRAINT "faq_text_question" CHECK ("question" <> '')
);

CREATE TABLE "policy" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "platform_id" text NOT NULL,
  "kind" text NOT NULL,
  "locale" text NOT NULL,
  "version" integer NOT NULL,
  "title" text NOT NULL,
  "body" text NOT NULL,
  "effective_on" date NOT NULL,
  "is_demo" boolean DEFAULT false NOT NULL,
  "created_at_ms" bigint NOT NULL,
  CONSTRAINT "policy_version_unique" UNIQUE ("platform_id", "kind", "locale", "version"),
  CONSTRAINT "policy_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "policy_kind" CHECK ("kind" in ('TERMS', 'PRIVACY', 'PAYMENT', 'YOUTH', 'MARKETING')),
  CONSTRAINT "policy_locale" CHECK ("locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
  CONSTRAINT "policy_version" CHECK ("version" >= 1),
  CONSTRAINT "policy_title" CHECK ("title" <> '')
);

CREATE TABLE "platform_feature" (
  "platform_id" text NOT NULL,
  "feature" text NOT NULL,
  "is_on" boolean NOT NULL,
  "is_demo" boolean DEFAULT false NOT NULL,
  "updated_at_ms" bigint NOT NULL,
  CONSTRAINT "platform_feature_platform_id_feature_pk" PRIMARY KEY ("platform_id", "feature"),
  CONSTRAINT "platform_feature_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "platform_feature_feature" CHECK ("feature" in ('freetime'))
);

-- What processes follow to keep what they know of the catalogue valid. Triggers write both (functions/catalogue-*.sql).

CREATE TABLE "catalogue_change" (
  "series_id" integer PRIMARY KEY,
  "changed_in" xid8 NOT NULL
);
CREATE INDEX "catalogue_change_index" ON "catalogue_change" ("changed_in");

CREATE TABLE "catalogue_edition" (
  "is_only" boolean PRIMARY KEY DEFAULT true,
  "edition" bigint NOT NULL,
  CONSTRAINT "catalogue_edition_is_only" CHECK ("is_only")
);
INSERT INTO "catalogue_edition" ("edition") VALUES (1);

-- Accounts and how they sign in.

CREATE TABLE "app_user" (
  "platform_id" text NOT NULL,
  "id" text NOT NULL,
  "sns_provider" text NOT NULL,
  "sns_id" text NOT NULL,
  "email" text,
  "email_confirmed_at_ms" bigint,
  "phone" text,
  "name" text,
  "nickname" text,
  "birthed_on" date,
  "payment_birth_month" text,
  "is_adult" boolean DEFAULT false NOT NULL,
  "adult_verified_at_ms" bigint,
  "is_adult_kr" boolean DEFAULT false NOT NULL,
  "adult_kr_verified_at_ms" bigint,
  "adult_kr_agreed_at_ms" bigint,
  "adult_kr_person_hash" text,
  "is_adult_toggle" boolean DEFAULT false NOT NULL,
  "is_bl_toggle" boolean DEFAULT false NOT NULL,
  "is_agree_mail" boolean DEFAULT false NOT NULL,
  "is_agree_push" boolean DEFAULT false NOT NULL,
  "is_agree_push_contents" boolean DEFAULT false NOT NULL,
  "is_agree_push_freetime" boolean DEFAULT false NOT NULL,
  "is_agree_push_night" boolean DEFAULT false NOT NULL,
  "agreed_push_night_at_ms" bigint,
  "locale" text,
  "is_korean_address" boolean DEFAULT false NOT NULL,
  "coin_purchase_count" integer DEFAULT 0 NOT NULL,
  "is_demo" boolean DEFAULT false NOT NULL,
  "created_at_ms" bigint NOT NULL,
  "updated_at_ms" bigint NOT NULL,
  "withdrawn_at_ms" bigint,
  "merged_into_id" text,
  "erased_at_ms" bigint,
  CONSTRAINT "app_user_platform_id_id_pk" PRIMARY KEY ("platform_id", "id"),
  CONSTRAINT "app_user_payment_birth_month" CHECK ("payment_birth_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  CONSTRAINT "app_user_phone_form" CHECK ("phone" ~ '^[+][1-9][0-9]{6,14}$'),
  CONSTRAINT "app_user_erased" CHECK ("erased_at_ms" is null or "withdrawn_at_ms" is not null),
  CONSTRAINT "app_user_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "app_user_id_form" CHECK ("id" ~ '^[A-Za-z0-9_-]{1,64}$'),
  CONSTRAINT "app_user_locale" CHECK ("locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
  CONSTRAINT "app_user_sns_provider" CHECK ("sns_provider" in ('email', 'phone', 'google', 'facebook', 'twitter', 'apple', 'apple_guest')),
  CONSTRAINT "app_user_adult" CHECK (not "is_adult" or "adult_verified_at_ms" is not null),
  CONSTRAINT "app_user_adult_kr" CHECK (not "is_adult_kr" or "adult_kr_verified_at_ms" is not null),
  CONSTRAINT "app_user_purchase_count" CHECK ("coin_purchase_count" >= 0),
  CONSTRAINT "app_user_guest_has_no_email" CHECK ("sns_provider" <> 'apple_guest' or "email" is null)
);
CREATE UNIQUE INDEX "app_user_sns_unique" ON "app_user" ("platform_id", "sns_provider", "sns_id") WHERE "withdrawn_at_ms" is null;
CREATE UNIQUE INDEX "app_user_email_unique" ON "app_user" ("platform_id", lower("email")) WHERE "withdrawn_at_ms" is null;
CREATE UNIQUE INDEX "app_user_nickname_unique" ON "app_user" ("platform_id", lower("nickname")) WHERE "withdrawn_at_ms" is null;
CREATE UNIQUE INDEX "app_user_kr_person_unique" ON "app_user" ("platform_id", "adult_kr_person_hash") WHERE "withdrawn_at_ms" is null;
CREATE INDEX "app_user_phone_index" ON "app_user" ("platform_id", "phone");

CREATE TABLE "user_session" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "id" text NOT NULL,
  "created_at_ms" bigint NOT NULL,
  "expires_at_ms" bigint NOT NULL,
  "revoked_at_ms" bigint,
  CONSTRAINT "user_session_platform_id_user_id_id_pk" PRIMARY KEY ("platform_id", "user_id", "id"),
  CONSTRAINT "user_session_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "user_session_times" CHECK ("created_at_ms" < "expires_at_ms")
);
CREATE INDEX "user_session_expiry_index" ON "user_session" ("expires_at_ms");

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
  CONSTRAINT "refresh_token_platform_id_token_hash_pk" PRIMARY KEY ("platform_id", "token_hash"),
  CONSTRAINT "refresh_token_platform_id_user_id_session_id_user_session_platform_id_user_id_id_fk" FOREIGN KEY ("platform_id", "user_id", "session_id") REFERENCES "user_session" ("platform_id", "user_id", "id"),
  CONSTRAINT "refresh_token_generation" CHECK ("generation" >= 0)
);
CREATE UNIQUE INDEX "refresh_token_generation_unique" ON "refresh_token" ("platform_id", "user_id", "session_id", "generation");
CREATE INDEX "refresh_token_expiry_index" ON "refresh_token" ("expires_at_ms");

CREATE TABLE "user_password" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "hash" text NOT NULL,
  "changed_at_ms" bigint NOT NULL,
  CONSTRAINT "user_password_platform_id_user_id_pk" PRIMARY KEY ("platform_id", "user_id"),
  CONSTRAINT "user_password_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "user_password_hash" CHECK ("hash" like '$argon2id$%')
);

CREATE TABLE "user_agreement" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "kind" text NOT NULL,
  "policy_version" integer,
  "policy_locale" text,
  "agreed_at_ms" bigint NOT NULL,
  CONSTRAINT "user_agreement_platform_id_user_id_kind_pk" PRIMARY KEY ("platform_id", "user_id", "kind"),
  CONSTRAINT "user_agreement_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "user_agreement_kind" CHECK ("kind" in ('TERMS', 'PRIVACY', 'PAYMENT', 'YOUTH', 'MARKETING')),
  CONSTRAINT "user_agreement_policy_locale" CHECK ("policy_locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
  CONSTRAINT "user_agreement_policy_version" CHECK ("policy_version" >= 1 and ("policy_version" is null) = ("policy_locale" is null))
);

CREATE TABLE "one_time_code" (
  "platform_id" text NOT NULL,
  "id" text NOT NULL,
  "purpose" text NOT NULL,
  "target_hash" text NOT NULL,
  "user_id" text,
  "key_id" text NOT NULL,
  "sealed" text,
  "created_at_ms" bigint NOT NULL,
  "expires_at_ms" bigint NOT NULL,
  "asked_from_hash" text,
  "is_long" boolean DEFAULT false NOT NULL,
  "tries" integer DEFAULT 0 NOT NULL,
  "other_tries" integer DEFAULT 0 NOT NULL,
  "used_at_ms" bigint,
  CONSTRAINT "one_time_code_platform_id_id_pk" PRIMARY KEY ("platform_id", "id"),
  CONSTRAINT "one_time_code_purpose" CHECK ("purpose" in ('SIGN_UP_MAIL', 'SIGN_UP_PHONE', 'CONFIRM_MAIL', 'CHANGE_MAIL', 'FIND_ID', 'FIND_PASSWORD', 'RESET_LINK', 'WITHDRAWAL', 'NICE', 'TRANSFER', 'VERIFIED')),
  CONSTRAINT "one_time_code_times" CHECK ("created_at_ms" < "expires_at_ms" and "tries" >= 0),
  CONSTRAINT "one_time_code_other_tries" CHECK ("other_tries" >= 0)
);
CREATE INDEX "one_time_code_target_index" ON "one_time_code" ("platform_id", "purpose", "target_hash", "created_at_ms");
CREATE INDEX "one_time_code_expiry_index" ON "one_time_code" ("expires_at_ms");

CREATE TABLE "sign_up_block" (
  "platform_id" text NOT NULL,
  "id_hash" text NOT NULL,
  "until_ms" bigint NOT NULL,
  CONSTRAINT "sign_up_block_platform_id_id_hash_pk" PRIMARY KEY ("platform_id", "id_hash")
);
CREATE INDEX "sign_up_block_until_index" ON "sign_up_block" ("until_ms");

CREATE TABLE "withdrawal" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "reason_id" text NOT NULL,
  "detail" text,
  "requested_at_ms" bigint NOT NULL,
  "erase_at_ms" bigint NOT NULL,
  CONSTRAINT "withdrawal_platform_id_user_id_pk" PRIMARY KEY ("platform_id", "user_id"),
  CONSTRAINT "withdrawal_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id")
);
CREATE INDEX "withdrawal_erase_index" ON "withdrawal" ("erase_at_ms");

CREATE TABLE "request_reply" (
  "platform_id" text NOT NULL,
  "subject" text NOT NULL,
  "request_id" text NOT NULL,
  "body_hash" text NOT NULL,
  "reply" jsonb NOT NULL,
  "created_at_ms" bigint NOT NULL,
  CONSTRAINT "request_reply_platform_id_subject_request_id_pk" PRIMARY KEY ("platform_id", "subject", "request_id")
);
CREATE INDEX "request_reply_time_index" ON "request_reply" ("created_at_ms");

CREATE TABLE "rate_limit" (
  "key" text PRIMARY KEY,
  "points" integer DEFAULT 0 NOT NULL,
  "expire" bigint
);

-- The ledger (record 0062): coins, and what moved them. Triggers guard it (functions/ledger.sql, functions/append-only.sql).

CREATE TABLE "wallet" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "debt_coins" bigint DEFAULT 0 NOT NULL,
  "debt_points" bigint DEFAULT 0 NOT NULL,
  CONSTRAINT "wallet_platform_id_user_id_pk" PRIMARY KEY ("platform_id", "user_id"),
  CONSTRAINT "wallet_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "wallet_debt" CHECK ("debt_coins" >= 0 and "debt_points" >= 0)
) WITH (fillfactor = 70);

CREATE TABLE "movement" (
  "platform_id" text NOT NULL,
  "id" bigint GENERATED ALWAYS AS IDENTITY,
  "user_id" text NOT NULL,
  "type" text NOT NULL,
  "cause" text NOT NULL,
  "idempotency_key" text NOT NULL,
  "event_id" text,
  "reverses_id" bigint,
  "created_at_ms" bigint NOT NULL,
  "made_in" xid8 DEFAULT pg_current_xact_id() NOT NULL,
  "agreed" jsonb,
  CONSTRAINT "movement_platform_id_id_pk" PRIMARY KEY ("platform_id", "id"),
  CONSTRAINT "movement_platform_id_user_id_wallet_platform_id_user_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "wallet" ("platform_id", "user_id"),
  CONSTRAINT "movement_type" CHECK ("type" in ('CHARGE', 'USE', 'EXPIRE', 'CANCEL', 'REFUND_PURCHASE', 'EXCHANGE', 'MERGE', 'TRANSFER', 'FORFEIT')),
  CONSTRAINT "movement_cause" CHECK ("cause" ~ '^[^[:cntrl:]]{1,200}$'),
  CONSTRAINT "movement_key" CHECK ("idempotency_key" ~ '^[^[:cntrl:]]{1,200}$'),
  CONSTRAINT "movement_event" CHECK ("event_id" ~ '^[^[:cntrl:]]{1,200}$'),
  CONSTRAINT "movement_created_at" CHECK ("created_at_ms" > 0)
);
CREATE UNIQUE INDEX "movement_key_unique" ON "movement" ("platform_id", "user_id", "idempotency_key");
CREATE UNIQUE INDEX "movement_event_unique" ON "movement" ("platform_id", "event_id") WHERE "event_id" is not null;
CREATE UNIQUE INDEX "movement_reverses_unique" ON "movement" ("platform_id", "reverses_id") WHERE "reverses_id" is not null;
CREATE INDEX "movement_made_in_index" ON "movement" ("platform_id", "made_in");

CREATE TABLE "lot" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "id" bigint GENERATED ALWAYS AS IDENTITY,
  "kind" text NOT NULL,
  "source" text NOT NULL,
  "amount" bigint NOT NULL,
  "remaining" bigint DEFAULT 0 NOT NULL,
  "acquired_at_ms" bigint NOT NULL,
  "expires_at_ms" bigint,
  "movement_id" bigint NOT NULL,
  "lot_no" integer NOT NULL,
  "origin_lot_id" bigint,
  CONSTRAINT "lot_platform_id_user_id_id_pk" PRIMARY KEY ("platform_id", "user_id", "id"),
  CONSTRAINT "lot_platform_id_user_id_wallet_platform_id_user_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "wallet" ("platform_id", "user_id"),
  CONSTRAINT "lot_platform_id_movement_id_movement_platform_id_id_fk" FOREIGN KEY ("platform_id", "movement_id") REFERENCES "movement" ("platform_id", "id"),
  CONSTRAINT "lot_kind" CHECK ("kind" in ('COIN', 'FREE_COIN', 'BONUS', 'MILEAGE')),
  CONSTRAINT "lot_source" CHECK ("source" in ('PAYMENT', 'COUPON', 'MILEAGE', 'REWARD', 'EVENT', 'ADMIN', 'OFFERWALL')),
  CONSTRAINT "lot_remaining" CHECK ("remaining" between 0 and "amount"),
  CONSTRAINT "lot_amount" CHECK ("amount" > 0 and "amount" <= 9007199254740991),
  CONSTRAINT "lot_times" CHECK ("acquired_at_ms" > 0 and "acquired_at_ms" < "expires_at_ms"),
  CONSTRAINT "lot_bonus_ends" CHECK ("kind" <> 'BONUS' or "expires_at_ms" is not null)
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX "lot_movement_unique" ON "lot" ("platform_id", "movement_id", "lot_no");
CREATE INDEX "lot_expiry_index" ON "lot" ("expires_at_ms") WHERE "expires_at_ms" is not null;
CREATE INDEX "lot_origin_index" ON "lot" ("platform_id", "origin_lot_id") WHERE "origin_lot_id" is not null;

CREATE TABLE "posting" (
  "platform_id" text NOT NULL,
  "movement_id" bigint NOT NULL,
  "line_no" integer NOT NULL,
  "account" text NOT NULL,
  "user_id" text,
  "lot_id" bigint,
  "kind" text NOT NULL,
  "amount" bigint NOT NULL,
  CONSTRAINT "posting_platform_id_movement_id_line_no_pk" PRIMARY KEY ("platform_id", "movement_id", "line_no"),
  CONSTRAINT "posting_platform_id_movement_id_movement_platform_id_id_fk" FOREIGN KEY ("platform_id", "movement_id") REFERENCES "movement" ("platform_id", "id"),
  CONSTRAINT "posting_lot_fk" FOREIGN KEY ("platform_id", "user_id", "lot_id") REFERENCES "lot" ("platform_id", "user_id", "id"),
  CONSTRAINT "posting_account" CHECK ("account" in ('WALLET', 'DEBT', 'ISSUED', 'USED', 'EXPIRED', 'CANCELLED', 'EXCHANGED', 'CLEARING')),
  CONSTRAINT "posting_kind" CHECK ("kind" in ('COIN', 'FREE_COIN', 'BONUS', 'MILEAGE')),
  CONSTRAINT "posting_amount" CHECK ("amount" <> 0 and abs("amount") <= 9007199254740991),
  CONSTRAINT "posting_owner" CHECK (("account" in ('WALLET', 'DEBT')) = ("user_id" is not null) and ("account" = 'WALLET') = ("lot_id" is not null))
);
CREATE INDEX "posting_lot_index" ON "posting" ("platform_id", "user_id", "lot_id") WHERE "user_id" is not null;

CREATE TABLE "movement_seal" (
  "platform_id" text NOT NULL,
  "position" bigint NOT NULL,
  "movement_id" bigint NOT NULL,
  "hash" text NOT NULL,
  "sealed_at_ms" bigint NOT NULL,
  "sealed_before" xid8 NOT NULL,
  CONSTRAINT "movement_seal_platform_id_position_pk" PRIMARY KEY ("platform_id", "position"),
  CONSTRAINT "movement_seal_position" CHECK ("position" >= 1),
  CONSTRAINT "movement_seal_hash" CHECK ("hash" ~ '^[0-9a-f]{64}$')
);
CREATE UNIQUE INDEX "movement_seal_movement_unique" ON "movement_seal" ("platform_id", "movement_id");

-- What operators did, and the seals of the chains (record 0098).

CREATE TABLE "audit_log" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "logged_at_ms" bigint NOT NULL,
  "actor" text NOT NULL,
  "actor_role" text NOT NULL,
  "action" text NOT NULL,
  "subject_type" text NOT NULL,
  "subject_id" text NOT NULL,
  "before" jsonb,
  "after" jsonb,
  "request_id" text,
  "made_in" xid8 DEFAULT pg_current_xact_id() NOT NULL,
  CONSTRAINT "audit_log_actor_role" CHECK ("actor_role" in ('owner', 'editor', 'merchandiser', 'support', 'viewer')),
  CONSTRAINT "audit_log_texts" CHECK ("actor" <> '' and "action" <> '' and "subject_id" <> '')
);
CREATE INDEX "audit_log_subject_index" ON "audit_log" ("subject_type", "subject_id");
CREATE INDEX "audit_log_time_index" ON "audit_log" ("logged_at_ms");
CREATE INDEX "audit_log_made_in_index" ON "audit_log" ("made_in");

CREATE TABLE "audit_seal" (
  "position" bigint PRIMARY KEY,
  "audit_id" bigint NOT NULL,
  "hash" text NOT NULL,
  "sealed_at_ms" bigint NOT NULL,
  "sealed_before" xid8 NOT NULL,
  CONSTRAINT "audit_seal_position" CHECK ("position" >= 1),
  CONSTRAINT "audit_seal_hash" CHECK ("hash" ~ '^[0-9a-f]{64}$')
);
CREATE UNIQUE INDEX "audit_seal_audit_unique" ON "audit_seal" ("audit_id");

CREATE TABLE "seal_head" (
  "chain" text NOT NULL,
  "number" bigint NOT NULL,
  "position" bigint NOT NULL,
  "row_id" bigint NOT NULL,
  "hash" text NOT NULL,
  "sealed_at_ms" bigint NOT NULL,
  CONSTRAINT "seal_head_chain_number_pk" PRIMARY KEY ("chain", "number"),
  CONSTRAINT "seal_head_numbers" CHECK ("number" >= 1 and "position" >= 1),
  CONSTRAINT "seal_head_hash" CHECK ("hash" ~ '^[0-9a-f]{64}$')
);

CREATE TABLE "seal_run" (
  "id" integer PRIMARY KEY DEFAULT 1,
  "ran_at_ms" bigint NOT NULL,
  "ended_below" xid8 NOT NULL,
  CONSTRAINT "seal_run_one_row" CHECK ("id" = 1)
);

CREATE TABLE "seal_delivery" (
  "destination" text NOT NULL,
  "chain" text NOT NULL,
  "number" bigint NOT NULL,
  CONSTRAINT "seal_delivery_destination_chain_pk" PRIMARY KEY ("destination", "chain")
);

-- Coupons, gifts and the roulette.

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
  "erased_count" integer DEFAULT 0 NOT NULL,
  "is_event" boolean DEFAULT false NOT NULL,
  "is_demo" boolean DEFAULT false NOT NULL,
  "created_at_ms" bigint NOT NULL,
  "updated_at_ms" bigint NOT NULL,
  CONSTRAINT "coupon_platform_id_id_pk" PRIMARY KEY ("platform_id", "id"),
  CONSTRAINT "coupon_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "coupon_id" CHECK ("id" ~ '^[A-Za-z0-9_-]{1,40}$'),
  CONSTRAINT "coupon_type" CHECK ("type" in ('DISCOUNT', 'EXTRA_POINT', 'FREE_COIN', 'FREE_MILEAGE', 'FREE_ROULETTE')),
  CONSTRAINT "coupon_title" CHECK ("title" <> ''),
  CONSTRAINT "coupon_code" CHECK ("code" ~ '^[A-Z0-9]{3,40}$'),
  CONSTRAINT "coupon_value" CHECK (case when "type" = 'DISCOUNT' then num_nonnulls("percent", "amount_minor_units") = 1 and "value" is null
    else num_nonnulls("percent", "amount_minor_units") = 0 and "value" > 0 end),
  CONSTRAINT "coupon_percent" CHECK ("percent" between 1 and 100 and "minimum_minor_units" >= 0),
  CONSTRAINT "coupon_amount" CHECK ("amount_minor_units" > 0),
  CONSTRAINT "coupon_times" CHECK ("starts_at_ms" < "ends_at_ms"),
  CONSTRAINT "coupon_limits" CHECK ("per_user_limit" >= 1 and "issued_count" >= 0 and "issued_count" <= "total_limit")
);
CREATE UNIQUE INDEX "coupon_code_unique" ON "coupon" ("platform_id", "code") WHERE "code" is not null;

CREATE TABLE "user_coupon" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "id" bigint GENERATED ALWAYS AS IDENTITY,
  "coupon_id" text NOT NULL,
  "received_at_ms" bigint NOT NULL,
  "expires_at_ms" bigint NOT NULL,
  "order_id" text,
  "used_at_ms" bigint,
  "seen_at_ms" bigint,
  CONSTRAINT "user_coupon_platform_id_user_id_id_pk" PRIMARY KEY ("platform_id", "user_id", "id"),
  CONSTRAINT "user_coupon_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "user_coupon_platform_id_coupon_id_coupon_platform_id_id_fk" FOREIGN KEY ("platform_id", "coupon_id") REFERENCES "coupon" ("platform_id", "id"),
  CONSTRAINT "user_coupon_times" CHECK ("received_at_ms" <= "expires_at_ms")
);
CREATE INDEX "user_coupon_coupon_index" ON "user_coupon" ("platform_id", "coupon_id", "user_id");
CREATE INDEX "user_coupon_expiry_index" ON "user_coupon" ("expires_at_ms") WHERE "used_at_ms" is null;

CREATE TABLE "gift" (
  "platform_id" text NOT NULL,
  "id" text NOT NULL,
  "type" text NOT NULL,
  "title" text NOT NULL,
  "series_id" integer,
  "episode_count" integer DEFAULT 1 NOT NULL,
  "taken_count" integer DEFAULT 0 NOT NULL,
  "target" text NOT NULL,
  "starts_at_ms" bigint NOT NULL,
  "receive_until_ms" bigint NOT NULL,
  "use_until_ms" bigint NOT NULL,
  "is_demo" boolean DEFAULT false NOT NULL,
  "created_at_ms" bigint NOT NULL,
  "updated_at_ms" bigint NOT NULL,
  CONSTRAINT "gift_platform_id_id_pk" PRIMARY KEY ("platform_id", "id"),
  CONSTRAINT "gift_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "gift_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "gift_id" CHECK ("id" ~ '^[A-Za-z0-9_-]{1,40}$'),
  CONSTRAINT "gift_type" CHECK ("type" in ('RENTAL_TICKET', 'FREE_TICKET')),
  CONSTRAINT "gift_title" CHECK ("title" <> ''),
  CONSTRAINT "gift_target" CHECK ("target" in ('ALL', 'MINORS', 'ADULTS', 'NEW', 'NAMED')),
  CONSTRAINT "gift_episode_count" CHECK ("episode_count" >= 1),
  CONSTRAINT "gift_times" CHECK ("starts_at_ms" < "receive_until_ms" and "receive_until_ms" <= "use_until_ms")
);
CREATE INDEX "gift_series_index" ON "gift" ("series_id");

CREATE TABLE "gift_target" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "gift_id" text NOT NULL,
  CONSTRAINT "gift_target_platform_id_user_id_gift_id_pk" PRIMARY KEY ("platform_id", "user_id", "gift_id"),
  CONSTRAINT "gift_target_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "gift_target_platform_id_gift_id_gift_platform_id_id_fk" FOREIGN KEY ("platform_id", "gift_id") REFERENCES "gift" ("platform_id", "id")
);
CREATE INDEX "gift_target_gift_index" ON "gift_target" ("platform_id", "gift_id");

CREATE TABLE "user_gift" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "gift_id" text NOT NULL,
  "received_at_ms" bigint NOT NULL,
  "issued_count" integer NOT NULL,
  "used_count" integer DEFAULT 0 NOT NULL,
  "use_until_ms" bigint NOT NULL,
  "seen_at_ms" bigint,
  CONSTRAINT "user_gift_platform_id_user_id_gift_id_pk" PRIMARY KEY ("platform_id", "user_id", "gift_id"),
  CONSTRAINT "user_gift_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "user_gift_platform_id_gift_id_gift_platform_id_id_fk" FOREIGN KEY ("platform_id", "gift_id") REFERENCES "gift" ("platform_id", "id"),
  CONSTRAINT "user_gift_counts" CHECK ("used_count" between 0 and "issued_count" and "issued_count" >= 1)
);
CREATE INDEX "user_gift_gift_index" ON "user_gift" ("platform_id", "gift_id");
CREATE INDEX "user_gift_use_index" ON "user_gift" ("use_until_ms") WHERE "used_count" < "issued_count";

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
  CONSTRAINT "roulette_platform_id_id_pk" PRIMARY KEY ("platform_id", "id"),
  CONSTRAINT "roulette_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "roulette_id" CHECK ("id" ~ '^[A-Za-z0-9_-]{1,40}$'),
  CONSTRAINT "roulette_title" CHECK ("title" <> ''),
  CONSTRAINT "roulette_audience" CHECK ("audience" in ('ALL', 'MINORS', 'ADULTS')),
  CONSTRAINT "roulette_times" CHECK ("starts_at_ms" < "ends_at_ms")
);

CREATE TABLE "roulette_prize" (
  "platform_id" text NOT NULL,
  "roulette_id" text NOT NULL,
  "prize_no" integer NOT NULL,
  "kind" text NOT NULL,
  "amount" integer NOT NULL,
  "weight" integer NOT NULL,
  "stock" integer,
  "given_count" integer DEFAULT 0 NOT NULL,
  "erased_count" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "roulette_prize_platform_id_roulette_id_prize_no_pk" PRIMARY KEY ("platform_id", "roulette_id", "prize_no"),
  CONSTRAINT "roulette_prize_platform_id_roulette_id_roulette_platform_id_id_fk" FOREIGN KEY ("platform_id", "roulette_id") REFERENCES "roulette" ("platform_id", "id"),
  CONSTRAINT "roulette_prize_kind" CHECK ("kind" in ('FREE_COIN', 'BONUS', 'MILEAGE', 'NOTHING')),
  CONSTRAINT "roulette_prize_amount" CHECK ("amount" >= 0 and ("kind" = 'NOTHING') = ("amount" = 0)),
  CONSTRAINT "roulette_prize_weight" CHECK ("weight" >= 1),
  CONSTRAINT "roulette_prize_stock" CHECK ("given_count" >= 0 and "given_count" <= "stock")
);

CREATE TABLE "roulette_ticket" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "id" bigint GENERATED ALWAYS AS IDENTITY,
  "source" text NOT NULL,
  "received_at_ms" bigint NOT NULL,
  "expires_at_ms" bigint,
  "used_at_ms" bigint,
  "roulette_id" text,
  "prize_no" integer,
  "movement_id" bigint,
  CONSTRAINT "roulette_ticket_platform_id_user_id_id_pk" PRIMARY KEY ("platform_id", "user_id", "id"),
  CONSTRAINT "roulette_ticket_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "roulette_ticket_prize_fk" FOREIGN KEY ("platform_id", "roulette_id", "prize_no") REFERENCES "roulette_prize" ("platform_id", "roulette_id", "prize_no"),
  CONSTRAINT "roulette_ticket_platform_id_movement_id_movement_platform_id_id_fk" FOREIGN KEY ("platform_id", "movement_id") REFERENCES "movement" ("platform_id", "id"),
  CONSTRAINT "roulette_ticket_source" CHECK ("source" in ('COUPON', 'EVENT', 'ADMIN', 'REWARD')),
  CONSTRAINT "roulette_ticket_used" CHECK (("used_at_ms" is null) = ("prize_no" is null) and ("prize_no" is null) = ("roulette_id" is null))
);
CREATE INDEX "roulette_ticket_open_index" ON "roulette_ticket" ("platform_id", "user_id") WHERE "used_at_ms" is null;

-- Packs of coins and what providers say of their orders.

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
  CONSTRAINT "coin_product_platform_id_id_pk" PRIMARY KEY ("platform_id", "id"),
  CONSTRAINT "coin_product_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "coin_product_id" CHECK ("id" ~ '^[A-Za-z0-9_-]{1,40}$'),
  CONSTRAINT "coin_product_title" CHECK ("title" <> ''),
  CONSTRAINT "coin_product_currency" CHECK ("currency" ~ '^[A-Z]{3}$'),
  CONSTRAINT "coin_product_price" CHECK ("price_minor_units" > 0),
  CONSTRAINT "coin_product_coins" CHECK ("coins" > 0 and "bonus_coins" >= 0 and "mileage" >= 0),
  CONSTRAINT "coin_product_taken" CHECK ("taken_count" >= 0 and "taken_count" <= "stock"),
  CONSTRAINT "coin_product_per_user" CHECK ("per_user_limit" >= 1),
  CONSTRAINT "coin_product_times" CHECK ("starts_at_ms" < "ends_at_ms")
);
CREATE UNIQUE INDEX "coin_product_apple_unique" ON "coin_product" ("platform_id", "apple_product_id") WHERE "apple_product_id" is not null;
CREATE UNIQUE INDEX "coin_product_google_unique" ON "coin_product" ("platform_id", "google_product_id") WHERE "google_product_id" is not null;

CREATE TABLE "coin_order" (
  "platform_id" text NOT NULL,
  "id" text NOT NULL,
  "user_id" text NOT NULL,
  "product_id" text NOT NULL,
  "store_product_id" text,
  "title" text NOT NULL,
  "state" text NOT NULL,
  "provider" text NOT NULL,
  "client_platform" text NOT NULL,
  "provider_reference" text,
  "checkout_url" text,
  "store_number" text,
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
  CONSTRAINT "coin_order_platform_id_id_pk" PRIMARY KEY ("platform_id", "id"),
  CONSTRAINT "coin_order_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "coin_order_charge_fk" FOREIGN KEY ("platform_id", "charge_movement_id") REFERENCES "movement" ("platform_id", "id"),
  CONSTRAINT "coin_order_cancel_fk" FOREIGN KEY ("platform_id", "cancel_movement_id") REFERENCES "movement" ("platform_id", "id"),
  CONSTRAINT "coin_order_id" CHECK ("id" ~ '^[A-Za-z0-9-]{8,27}$'),
  CONSTRAINT "coin_order_state" CHECK ("state" in ('created', 'pending', 'paid', 'declined', 'cancelled', 'expired', 'refunded', 'disputed')),
  CONSTRAINT "coin_order_provider" CHECK ("provider" in ('sandbox', 'stripe', 'gmo', 'apple', 'google', 'none')),
  CONSTRAINT "coin_order_free" CHECK ("provider" <> 'none' or "discount_minor_units" = "price_minor_units"),
  CONSTRAINT "coin_order_client_platform" CHECK ("client_platform" in ('WEB', 'AND_PLAY', 'AND_PLUS', 'IOS_APP')),
  CONSTRAINT "coin_order_currency" CHECK ("currency" ~ '^[A-Z]{3}$'),
  CONSTRAINT "coin_order_price" CHECK ("price_minor_units" > 0 and "discount_minor_units" between 0 and "price_minor_units"),
  CONSTRAINT "coin_order_coins" CHECK ("coins" > 0 and "bonus_coins" >= 0 and "mileage" >= 0),
  CONSTRAINT "coin_order_paid" CHECK (("state" in ('paid', 'refunded', 'disputed')) = ("paid_at_ms" is not null)),
  CONSTRAINT "coin_order_charged" CHECK ("charge_movement_id" is null or "paid_at_ms" is not null)
);
CREATE UNIQUE INDEX "coin_order_id_unique" ON "coin_order" ("id");
CREATE UNIQUE INDEX "coin_order_reference_unique" ON "coin_order" ("platform_id", "provider", "provider_reference") WHERE "provider_reference" is not null;
CREATE UNIQUE INDEX "coin_order_charge_unique" ON "coin_order" ("platform_id", "charge_movement_id") WHERE "charge_movement_id" is not null;
CREATE INDEX "coin_order_reader_index" ON "coin_order" ("platform_id", "user_id", "created_at_ms");
CREATE INDEX "coin_order_open_index" ON "coin_order" ("expires_at_ms") WHERE "state" in ('created', 'pending');

CREATE TABLE "webhook_event" (
  "source" text NOT NULL,
  "event_id" text NOT NULL,
  "body_hash" text NOT NULL,
  "payload" jsonb NOT NULL,
  "received_at_ms" bigint NOT NULL,
  "worked_at_ms" bigint,
  "outcome" text,
  CONSTRAINT "webhook_event_source_event_id_pk" PRIMARY KEY ("source", "event_id"),
  CONSTRAINT "webhook_event_source" CHECK ("source" in ('sandbox', 'stripe', 'gmo', 'apple', 'google', 'tapjoy')),
  CONSTRAINT "webhook_event_id" CHECK (length("event_id") between 1 and 300)
);
CREATE INDEX "webhook_event_waiting_index" ON "webhook_event" ("received_at_ms") WHERE "worked_at_ms" is null;

-- Purchases, rights and reading.

CREATE TABLE "bulk_discount" (
  "platform_id" text NOT NULL,
  "series_id" integer NOT NULL,
  "sale_type" text NOT NULL,
  "minimum_episodes" integer NOT NULL,
  "percent" integer NOT NULL,
  CONSTRAINT "bulk_discount_platform_id_series_id_sale_type_minimum_episodes_pk" PRIMARY KEY ("platform_id", "series_id", "sale_type", "minimum_episodes"),
  CONSTRAINT "bulk_discount_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "bulk_discount_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "bulk_discount_sale_type" CHECK ("sale_type" in ('RENT', 'POSSESSION')),
  CONSTRAINT "bulk_discount_minimum_episodes" CHECK ("minimum_episodes" >= 2),
  CONSTRAINT "bulk_discount_percent" CHECK ("percent" between 1 and 90)
);
CREATE INDEX "bulk_discount_series_index" ON "bulk_discount" ("series_id");

CREATE TABLE "purchase" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "id" bigint GENERATED ALWAYS AS IDENTITY,
  "type" text NOT NULL,
  "series_id" integer NOT NULL,
  "episode_count" integer NOT NULL,
  "episode_ids" integer[],
  "rights_end_at_ms" bigint,
  "ticket_ready_at_ms" bigint,
  "coins" integer NOT NULL,
  "movement_id" bigint,
  "gift_id" text,
  "created_at_ms" bigint NOT NULL,
  "undone_at_ms" bigint,
  CONSTRAINT "purchase_platform_id_user_id_id_pk" PRIMARY KEY ("platform_id", "user_id", "id"),
  CONSTRAINT "purchase_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "purchase_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "purchase_platform_id_movement_id_movement_platform_id_id_fk" FOREIGN KEY ("platform_id", "movement_id") REFERENCES "movement" ("platform_id", "id"),
  CONSTRAINT "purchase_type" CHECK ("type" in ('RENT', 'POSSESSION', 'RENT_GIFT', 'POSSESSION_GIFT', 'FREETIME', 'ALL_RENT', 'ALL_POSSESSION', 'PERMANENT')),
  CONSTRAINT "purchase_episode_count" CHECK ("episode_count" >= 1),
  CONSTRAINT "purchase_coins" CHECK ("coins" >= 0 and ("coins" > 0) = ("movement_id" is not null)),
  CONSTRAINT "purchase_gift" CHECK (("type" in ('RENT_GIFT', 'POSSESSION_GIFT')) = ("gift_id" is not null) and ("gift_id" is null or "coins" = 0))
);
CREATE UNIQUE INDEX "purchase_movement_unique" ON "purchase" ("platform_id", "movement_id") WHERE "movement_id" is not null;
CREATE INDEX "purchase_time_index" ON "purchase" ("platform_id", "user_id", "created_at_ms");
CREATE INDEX "purchase_series_index" ON "purchase" ("series_id");

CREATE TABLE "freetime_ticket" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "series_id" integer NOT NULL,
  "used_at_ms" bigint NOT NULL,
  "ready_at_ms" bigint NOT NULL,
  CONSTRAINT "freetime_ticket_platform_id_user_id_series_id_pk" PRIMARY KEY ("platform_id", "user_id", "series_id"),
  CONSTRAINT "freetime_ticket_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "freetime_ticket_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "freetime_ticket_times" CHECK ("used_at_ms" < "ready_at_ms")
);
CREATE INDEX "freetime_ticket_series_index" ON "freetime_ticket" ("series_id");
CREATE INDEX "freetime_ticket_ready_index" ON "freetime_ticket" ("ready_at_ms");

CREATE TABLE "entitlement" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "id" bigint GENERATED ALWAYS AS IDENTITY,
  "episode_id" integer NOT NULL,
  "scope" text NOT NULL,
  "source" text NOT NULL,
  "started_at_ms" bigint NOT NULL,
  "expires_at_ms" bigint,
  "revoked_at_ms" bigint,
  "purchase_id" bigint,
  CONSTRAINT "entitlement_platform_id_user_id_id_pk" PRIMARY KEY ("platform_id", "user_id", "id"),
  CONSTRAINT "entitlement_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "episode" ("id"),
  CONSTRAINT "entitlement_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "entitlement_scope" CHECK ("scope" in ('POSSESSION', 'PERMANENT', 'RENT', 'FREETIME')),
  CONSTRAINT "entitlement_source" CHECK ("source" in ('PURCHASE', 'GIFT', 'FREETIME', 'ADMIN', 'TRANSFER')),
  CONSTRAINT "entitlement_expiry" CHECK (("scope" in ('POSSESSION', 'PERMANENT')) = ("expires_at_ms" is null) and "started_at_ms" < "expires_at_ms")
);
CREATE INDEX "entitlement_reader_episode_index" ON "entitlement" ("platform_id", "user_id", "episode_id");
CREATE INDEX "entitlement_episode_index" ON "entitlement" ("episode_id");
CREATE INDEX "entitlement_purchase_of_index" ON "entitlement" ("platform_id", "user_id", "purchase_id") WHERE "purchase_id" is not null;
CREATE INDEX "entitlement_purchase_index" ON "entitlement" ("platform_id", "started_at_ms") WHERE "source" = 'PURCHASE';
CREATE UNIQUE INDEX "entitlement_owned_once" ON "entitlement" ("platform_id", "user_id", "episode_id") WHERE "expires_at_ms" is null and "revoked_at_ms" is null;

CREATE TABLE "reading_position" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "episode_id" integer NOT NULL,
  "series_id" integer NOT NULL,
  "page_order_no" integer NOT NULL,
  "offset_permille" integer DEFAULT 0 NOT NULL,
  "share_permille" integer DEFAULT 0 NOT NULL,
  "finished_at_ms" bigint,
  "updated_at_ms" bigint NOT NULL,
  CONSTRAINT "reading_position_platform_id_user_id_episode_id_pk" PRIMARY KEY ("platform_id", "user_id", "episode_id"),
  CONSTRAINT "reading_position_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "episode" ("id"),
  CONSTRAINT "reading_position_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "reading_position_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "reading_position_page" CHECK ("page_order_no" >= 0 and "offset_permille" between 0 and 1000 and "share_permille" between 0 and 1000)
);
CREATE INDEX "reading_position_recent_index" ON "reading_position" ("platform_id", "user_id", "updated_at_ms");
CREATE INDEX "reading_position_episode_index" ON "reading_position" ("episode_id");
CREATE INDEX "reading_position_series_index" ON "reading_position" ("series_id");

CREATE TABLE "favorite" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "series_id" integer NOT NULL,
  "created_at_ms" bigint NOT NULL,
  CONSTRAINT "favorite_platform_id_user_id_series_id_pk" PRIMARY KEY ("platform_id", "user_id", "series_id"),
  CONSTRAINT "favorite_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "favorite_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id")
);
CREATE INDEX "favorite_series_index" ON "favorite" ("platform_id", "series_id");
CREATE INDEX "favorite_of_series_index" ON "favorite" ("series_id");

-- Accounts that move to another platform (D34).

CREATE TABLE "account_transfer" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "target_platform_id" text NOT NULL,
  "target_user_id" text NOT NULL,
  "state" text NOT NULL,
  "chosen_at_ms" bigint NOT NULL,
  "confirmed_at_ms" bigint,
  "done_at_ms" bigint,
  "leaving_movement_id" bigint,
  "arriving_movement_id" bigint,
  "summary" jsonb,
  "arrived_rights" jsonb,
  CONSTRAINT "account_transfer_platform_id_user_id_pk" PRIMARY KEY ("platform_id", "user_id"),
  CONSTRAINT "account_transfer_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "account_transfer_target_fk" FOREIGN KEY ("target_platform_id", "target_user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "account_transfer_state" CHECK ("state" in ('chosen', 'confirmed', 'coins', 'done')),
  CONSTRAINT "account_transfer_platforms" CHECK ("platform_id" <> "target_platform_id"),
  CONSTRAINT "account_transfer_confirmed" CHECK (("state" = 'chosen') = ("confirmed_at_ms" is null) and ("state" = 'chosen') = ("summary" is null)),
  CONSTRAINT "account_transfer_done" CHECK (("state" = 'done') = ("done_at_ms" is not null))
);
CREATE UNIQUE INDEX "account_transfer_leaving_unique" ON "account_transfer" ("platform_id", "leaving_movement_id") WHERE "leaving_movement_id" is not null;
CREATE INDEX "account_transfer_target_index" ON "account_transfer" ("target_platform_id", "target_user_id");

-- Events.

CREATE TABLE "event" (
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
  "erased_count" integer DEFAULT 0 NOT NULL,
  "winner_count" integer,
  "drawn_at_ms" bigint,
  "needs_address" boolean DEFAULT false NOT NULL,
  "is_demo" boolean DEFAULT false NOT NULL,
  "created_at_ms" bigint NOT NULL,
  "updated_at_ms" bigint NOT NULL,
  CONSTRAINT "event_platform_id_id_pk" PRIMARY KEY ("platform_id", "id"),
  CONSTRAINT "event_asset_id_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "asset" ("id"),
  CONSTRAINT "event_platform_id_coupon_id_coupon_platform_id_id_fk" FOREIGN KEY ("platform_id", "coupon_id") REFERENCES "coupon" ("platform_id", "id"),
  CONSTRAINT "event_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "event_id" CHECK ("id" ~ '^[A-Za-z0-9_-]{1,40}$' and lower("id") <> 'roulette'),
  CONSTRAINT "event_kind" CHECK ("kind" in ('BANNER', 'ATTENDANCE', 'COUPON', 'TICKET')),
  CONSTRAINT "event_audience" CHECK ("audience" in ('ALL', 'MINORS', 'ADULTS')),
  CONSTRAINT "event_times" CHECK ("starts_at_ms" < "ends_at_ms"),
  CONSTRAINT "event_coupon" CHECK (("kind" = 'COUPON') = ("coupon_id" is not null)),
  CONSTRAINT "event_ticket_mode" CHECK ("ticket_mode" in ('FIRST_COME', 'DRAW')),
  CONSTRAINT "event_ticket" CHECK (("kind" = 'TICKET') = ("ticket_mode" is not null) and ("ticket_mode" is null) = ("ticket_total" is null)
    and ("kind" = 'TICKET' or not "needs_address")),
  CONSTRAINT "event_taken" CHECK ("taken_count" between 0 and coalesce("ticket_total", 0) and ("ticket_total" is null or "ticket_total" >= 1)),
  CONSTRAINT "event_draw" CHECK (("winner_count" is not null) = ("ticket_mode" is not distinct from 'DRAW') and "winner_count" between 1 and "ticket_total"),
  CONSTRAINT "event_drawn" CHECK ("drawn_at_ms" is null or ("winner_count" is not null and "drawn_at_ms" >= "ends_at_ms"))
);
CREATE INDEX "event_asset_index" ON "event" ("asset_id");
CREATE INDEX "event_end_index" ON "event" ("platform_id", "ends_at_ms");

CREATE TABLE "event_text" (
  "platform_id" text NOT NULL,
  "event_id" text NOT NULL,
  "locale" text NOT NULL,
  "title" text NOT NULL,
  "line" text DEFAULT '' NOT NULL,
  "body" text DEFAULT '' NOT NULL,
  CONSTRAINT "event_text_platform_id_event_id_locale_pk" PRIMARY KEY ("platform_id", "event_id", "locale"),
  CONSTRAINT "event_text_platform_id_event_id_event_platform_id_id_fk" FOREIGN KEY ("platform_id", "event_id") REFERENCES "event" ("platform_id", "id"),
  CONSTRAINT "event_text_locale" CHECK ("locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
  CONSTRAINT "event_text_title" CHECK ("title" <> '')
);

CREATE TABLE "event_series" (
  "platform_id" text NOT NULL,
  "event_id" text NOT NULL,
  "series_id" integer NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT "event_series_platform_id_event_id_series_id_pk" PRIMARY KEY ("platform_id", "event_id", "series_id"),
  CONSTRAINT "event_series_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "event_series_platform_id_event_id_event_platform_id_id_fk" FOREIGN KEY ("platform_id", "event_id") REFERENCES "event" ("platform_id", "id"),
  CONSTRAINT "event_series_position" CHECK ("position" >= 0)
);
CREATE INDEX "event_series_series_index" ON "event_series" ("series_id");

CREATE TABLE "event_reward" (
  "platform_id" text NOT NULL,
  "event_id" text NOT NULL,
  "at_count" integer NOT NULL,
  "kind" text NOT NULL,
  "amount" integer NOT NULL,
  CONSTRAINT "event_reward_platform_id_event_id_at_count_pk" PRIMARY KEY ("platform_id", "event_id", "at_count"),
  CONSTRAINT "event_reward_platform_id_event_id_event_platform_id_id_fk" FOREIGN KEY ("platform_id", "event_id") REFERENCES "event" ("platform_id", "id"),
  CONSTRAINT "event_reward_kind" CHECK ("kind" in ('FREE_COIN', 'MILEAGE', 'ROULETTE_TICKET')),
  CONSTRAINT "event_reward_counts" CHECK ("at_count" >= 1 and "amount" >= 1)
);

CREATE TABLE "event_entry" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "event_id" text NOT NULL,
  "ticket_no" integer NOT NULL,
  "joined_at_ms" bigint NOT NULL,
  "is_winner" boolean,
  CONSTRAINT "event_entry_platform_id_user_id_event_id_pk" PRIMARY KEY ("platform_id", "user_id", "event_id"),
  CONSTRAINT "event_entry_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "event_entry_platform_id_event_id_event_platform_id_id_fk" FOREIGN KEY ("platform_id", "event_id") REFERENCES "event" ("platform_id", "id"),
  CONSTRAINT "event_entry_ticket_no" CHECK ("ticket_no" >= 1)
);
CREATE UNIQUE INDEX "event_entry_ticket_unique" ON "event_entry" ("platform_id", "event_id", "ticket_no");

CREATE TABLE "event_stamp" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "event_id" text NOT NULL,
  "day" text NOT NULL,
  "stamped_at_ms" bigint NOT NULL,
  CONSTRAINT "event_stamp_platform_id_user_id_event_id_day_pk" PRIMARY KEY ("platform_id", "user_id", "event_id", "day"),
  CONSTRAINT "event_stamp_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "event_stamp_platform_id_event_id_event_platform_id_id_fk" FOREIGN KEY ("platform_id", "event_id") REFERENCES "event" ("platform_id", "id"),
  CONSTRAINT "event_stamp_day" CHECK ("day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
CREATE INDEX "event_stamp_event_index" ON "event_stamp" ("platform_id", "event_id");

CREATE TABLE "event_given" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "event_id" text NOT NULL,
  "at_count" integer NOT NULL,
  "kind" text NOT NULL,
  "amount" integer NOT NULL,
  "given_at_ms" bigint NOT NULL,
  "movement_id" bigint,
  CONSTRAINT "event_given_platform_id_user_id_event_id_at_count_pk" PRIMARY KEY ("platform_id", "user_id", "event_id", "at_count"),
  CONSTRAINT "event_given_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "event_given_platform_id_event_id_event_platform_id_id_fk" FOREIGN KEY ("platform_id", "event_id") REFERENCES "event" ("platform_id", "id"),
  CONSTRAINT "event_given_platform_id_movement_id_movement_platform_id_id_fk" FOREIGN KEY ("platform_id", "movement_id") REFERENCES "movement" ("platform_id", "id"),
  CONSTRAINT "event_given_kind" CHECK ("kind" in ('FREE_COIN', 'MILEAGE', 'ROULETTE_TICKET')),
  CONSTRAINT "event_given_counts" CHECK ("at_count" >= 1 and "amount" >= 1),
  CONSTRAINT "event_given_movement" CHECK (("movement_id" is null) = ("kind" = 'ROULETTE_TICKET'))
);
CREATE INDEX "event_given_event_index" ON "event_given" ("platform_id", "event_id");

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
  CONSTRAINT "event_address_platform_id_user_id_event_id_pk" PRIMARY KEY ("platform_id", "user_id", "event_id"),
  CONSTRAINT "event_address_entry_fk" FOREIGN KEY ("platform_id", "user_id", "event_id") REFERENCES "event_entry" ("platform_id", "user_id", "event_id"),
  CONSTRAINT "event_address_filled" CHECK ("name" <> '' and "zip_code" <> '' and "city" <> '' and "address1" <> '' and "phone" <> ''),
  CONSTRAINT "event_address_lengths" CHECK (length("name") <= 80 and length("zip_code") <= 16 and length("city") <= 80
    and length("address1") <= 120 and length("address2") <= 120 and length("phone") <= 30)
);

-- Comments.

CREATE TABLE "comment" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "id" bigint GENERATED ALWAYS AS IDENTITY,
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
  CONSTRAINT "comment_platform_id_user_id_id_pk" PRIMARY KEY ("platform_id", "user_id", "id"),
  CONSTRAINT "comment_id_unique" UNIQUE ("platform_id", "id"),
  CONSTRAINT "comment_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "series" ("id"),
  CONSTRAINT "comment_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "episode" ("id"),
  CONSTRAINT "comment_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "comment_parent_fk" FOREIGN KEY ("platform_id", "parent_id") REFERENCES "comment" ("platform_id", "id"),
  CONSTRAINT "comment_emoticon_id" CHECK ("emoticon_id" in ('SMILE', 'LAUGH', 'LOVE', 'CHEER', 'WOW', 'TEARS', 'ANGRY', 'SLEEPY')),
  CONSTRAINT "comment_words" CHECK (case when "deleted_at_ms" is null then "text" <> '' or "emoticon_id" is not null
    else "text" = '' and "emoticon_id" is null end),
  CONSTRAINT "comment_length" CHECK (char_length("text") <= 2000),
  CONSTRAINT "comment_counts" CHECK ("like_count" >= 0 and "reply_count" >= 0),
  CONSTRAINT "comment_reply_of_other" CHECK ("parent_id" <> "id")
);
CREATE INDEX "comment_newest_index" ON "comment" ("platform_id", "episode_id", "id" DESC NULLS LAST) WHERE "parent_id" is null;
CREATE INDEX "comment_best_index" ON "comment" ("platform_id", "episode_id", "like_count" DESC NULLS LAST, "id" DESC NULLS LAST) WHERE "parent_id" is null;
CREATE INDEX "comment_reply_index" ON "comment" ("platform_id", "parent_id", "id");
CREATE INDEX "comment_episode_index" ON "comment" ("episode_id");
CREATE INDEX "comment_series_index" ON "comment" ("series_id");

CREATE TABLE "comment_like" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "comment_id" bigint NOT NULL,
  "created_at_ms" bigint NOT NULL,
  CONSTRAINT "comment_like_platform_id_user_id_comment_id_pk" PRIMARY KEY ("platform_id", "user_id", "comment_id"),
  CONSTRAINT "comment_like_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "comment_like_comment_fk" FOREIGN KEY ("platform_id", "comment_id") REFERENCES "comment" ("platform_id", "id")
);
CREATE INDEX "comment_like_comment_index" ON "comment_like" ("platform_id", "comment_id");

CREATE TABLE "comment_report" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "comment_id" bigint NOT NULL,
  "reason" text NOT NULL,
  "created_at_ms" bigint NOT NULL,
  "settled_at_ms" bigint,
  CONSTRAINT "comment_report_platform_id_user_id_comment_id_pk" PRIMARY KEY ("platform_id", "user_id", "comment_id"),
  CONSTRAINT "comment_report_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "comment_report_comment_fk" FOREIGN KEY ("platform_id", "comment_id") REFERENCES "comment" ("platform_id", "id"),
  CONSTRAINT "comment_report_reason" CHECK ("reason" in ('ABUSE', 'SPOILER', 'SPAM', 'SEXUAL', 'OTHER'))
);
CREATE INDEX "comment_report_comment_index" ON "comment_report" ("platform_id", "comment_id");
CREATE INDEX "comment_report_open_index" ON "comment_report" ("platform_id", "created_at_ms") WHERE "settled_at_ms" is null;

CREATE TABLE "blocked_reader" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "blocked_user_id" text NOT NULL,
  "id" bigint GENERATED ALWAYS AS IDENTITY,
  "created_at_ms" bigint NOT NULL,
  CONSTRAINT "blocked_reader_platform_id_user_id_blocked_user_id_pk" PRIMARY KEY ("platform_id", "user_id", "blocked_user_id"),
  CONSTRAINT "blocked_reader_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "blocked_reader_blocked_fk" FOREIGN KEY ("platform_id", "blocked_user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "blocked_reader_other" CHECK ("user_id" <> "blocked_user_id")
);
CREATE INDEX "blocked_reader_blocked_index" ON "blocked_reader" ("platform_id", "blocked_user_id");
CREATE UNIQUE INDEX "blocked_reader_id_unique" ON "blocked_reader" ("platform_id", "user_id", "id");

CREATE TABLE "prohibited_word_list" (
  "platform_id" text NOT NULL,
  "locale" text NOT NULL,
  "words" jsonb NOT NULL,
  "is_demo" boolean DEFAULT false NOT NULL,
  "updated_at_ms" bigint NOT NULL,
  CONSTRAINT "prohibited_word_list_platform_id_locale_pk" PRIMARY KEY ("platform_id", "locale"),
  CONSTRAINT "prohibited_word_list_platform_id" CHECK ("platform_id" ~ '^[a-z0-9-]{1,40}$'),
  CONSTRAINT "prohibited_word_list_locale" CHECK ("locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR'))
);

-- Customer service.

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
  CONSTRAINT "support_ticket_platform_id_user_id_id_pk" PRIMARY KEY ("platform_id", "user_id", "id"),
  CONSTRAINT "support_ticket_day_unique" UNIQUE ("platform_id", "user_id", "sent_on", "day_order"),
  CONSTRAINT "support_ticket_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "support_ticket_id" CHECK ("id" ~ '^[A-Za-z0-9-]{1,64}$'),
  CONSTRAINT "support_ticket_category" CHECK ("category" in ('ACCOUNT', 'COIN', 'READING', 'CONTENTS', 'APP', 'OTHER')),
  CONSTRAINT "support_ticket_locale" CHECK ("locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
  CONSTRAINT "support_ticket_status" CHECK ("status" in ('WAIT', 'COMPLETED')),
  CONSTRAINT "support_ticket_texts" CHECK (case when "deleted_at_ms" is null
    then char_length("title") between 1 and 80
    and char_length("text") between 1 and 1500
    else "title" = '' and "text" = '' and "status" = 'WAIT' end),
  CONSTRAINT "support_ticket_day" CHECK ("sent_on" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and "day_order" >= 1),
  CONSTRAINT "support_ticket_answer" CHECK (case when "status" = 'COMPLETED' then num_nonnulls("answer", "answered_at_ms") = 2
    and char_length("answer") between 1 and 4000
    else num_nonnulls("answer", "answered_at_ms") = 0 end)
);
CREATE UNIQUE INDEX "support_ticket_id_unique" ON "support_ticket" ("platform_id", "id");
CREATE INDEX "support_ticket_reader_index" ON "support_ticket" ("platform_id", "user_id", "created_at_ms");
CREATE INDEX "support_ticket_queue_index" ON "support_ticket" ("platform_id", "status", "created_at_ms");
CREATE INDEX "support_ticket_deleted_index" ON "support_ticket" ("deleted_at_ms") WHERE "deleted_at_ms" is not null;

CREATE TABLE "support_picture" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "ticket_id" text NOT NULL,
  "order_no" integer NOT NULL,
  "width_px" integer NOT NULL,
  "height_px" integer NOT NULL,
  "bytes" bytea NOT NULL,
  CONSTRAINT "support_picture_platform_id_user_id_ticket_id_order_no_pk" PRIMARY KEY ("platform_id", "user_id", "ticket_id", "order_no"),
  CONSTRAINT "support_picture_ticket_fk" FOREIGN KEY ("platform_id", "user_id", "ticket_id") REFERENCES "support_ticket" ("platform_id", "user_id", "id") ON UPDATE CASCADE,
  CONSTRAINT "support_picture_order" CHECK ("order_no" between 1 and 10),
  CONSTRAINT "support_picture_size" CHECK ("width_px" >= 1 and "height_px" >= 1),
  CONSTRAINT "support_picture_bytes" CHECK (octet_length("bytes") between 1 and 4194304)
);
CREATE INDEX "support_picture_ticket_index" ON "support_picture" ("platform_id", "ticket_id");

-- Alarms, digests and push messages.

CREATE TABLE "alarm" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "id" text NOT NULL,
  "kind" text NOT NULL,
  "subject_id" text NOT NULL,
  "parameters" jsonb NOT NULL,
  "created_at_ms" bigint NOT NULL,
  "read_at_ms" bigint,
  CONSTRAINT "alarm_platform_id_user_id_id_pk" PRIMARY KEY ("platform_id", "user_id", "id"),
  CONSTRAINT "alarm_subject_unique" UNIQUE ("platform_id", "user_id", "kind", "subject_id"),
  CONSTRAINT "alarm_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "alarm_id" CHECK ("id" ~ '^[A-Za-z0-9-]{1,64}$'),
  CONSTRAINT "alarm_kind" CHECK ("kind" ~ '^[A-Z][A-Z_]{0,39}$'),
  CONSTRAINT "alarm_subject" CHECK (char_length("subject_id") between 1 and 200),
  CONSTRAINT "alarm_parameters" CHECK (jsonb_typeof("parameters") = 'object' and octet_length("parameters"::text) <= 4000),
  CONSTRAINT "alarm_times" CHECK ("created_at_ms" <= "read_at_ms")
);
CREATE INDEX "alarm_reader_index" ON "alarm" ("platform_id", "user_id", "created_at_ms");
CREATE INDEX "alarm_age_index" ON "alarm" ("created_at_ms");
CREATE INDEX "alarm_unread_index" ON "alarm" ("platform_id", "user_id", "created_at_ms") WHERE "read_at_ms" is null;

CREATE TABLE "told_episode" (
  "platform_id" text NOT NULL,
  "episode_id" integer NOT NULL,
  "told_at_ms" bigint NOT NULL,
  CONSTRAINT "told_episode_platform_id_episode_id_pk" PRIMARY KEY ("platform_id", "episode_id"),
  CONSTRAINT "told_episode_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "episode" ("id") ON DELETE CASCADE
);
CREATE INDEX "told_episode_episode_index" ON "told_episode" ("episode_id");
CREATE INDEX "told_episode_age_index" ON "told_episode" ("told_at_ms");

CREATE TABLE "mail_digest" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "day" date NOT NULL,
  "after_ms" bigint NOT NULL,
  "until_ms" bigint NOT NULL,
  "decided_at_ms" bigint NOT NULL,
  "taken_at_ms" bigint,
  CONSTRAINT "mail_digest_platform_id_user_id_pk" PRIMARY KEY ("platform_id", "user_id"),
  CONSTRAINT "mail_digest_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "mail_digest_times" CHECK ("after_ms" <= "until_ms" and "until_ms" <= "decided_at_ms")
);

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
  CONSTRAINT "push_subscription_platform_id_user_id_id_pk" PRIMARY KEY ("platform_id", "user_id", "id"),
  CONSTRAINT "push_subscription_id_unique" UNIQUE ("platform_id", "id"),
  CONSTRAINT "push_subscription_platform_id_user_id_session_id_user_session_platform_id_user_id_id_fk" FOREIGN KEY ("platform_id", "user_id", "session_id") REFERENCES "user_session" ("platform_id", "user_id", "id") ON DELETE CASCADE,
  CONSTRAINT "push_subscription_id" CHECK ("id" ~ '^[A-Za-z0-9_-]{43}$'),
  CONSTRAINT "push_subscription_endpoint" CHECK (char_length("endpoint") between 1 and 1024),
  CONSTRAINT "push_subscription_p256dh" CHECK ("p256dh" ~ '^[A-Za-z0-9_-]{87}$'),
  CONSTRAINT "push_subscription_auth" CHECK ("auth" ~ '^[A-Za-z0-9_-]{22}$'),
  CONSTRAINT "push_subscription_refusals" CHECK ("refusal_count" >= 0)
);

CREATE TABLE "push_message" (
  "platform_id" text NOT NULL,
  "user_id" text NOT NULL,
  "after_ms" bigint NOT NULL,
  "until_ms" bigint NOT NULL,
  "decided_at_ms" bigint NOT NULL,
  "taken_at_ms" bigint,
  CONSTRAINT "push_message_platform_id_user_id_pk" PRIMARY KEY ("platform_id", "user_id"),
  CONSTRAINT "push_message_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id", "user_id") REFERENCES "app_user" ("platform_id", "id"),
  CONSTRAINT "push_message_times" CHECK ("after_ms" <= "until_ms" and "until_ms" <= "decided_at_ms")
);

-- How far repeating jobs have come.

CREATE TABLE "job_progress" (
  "job" text PRIMARY KEY,
  "done_until_ms" bigint NOT NULL,
  CONSTRAINT "job_progress_job" CHECK ("job" <> '')
);
