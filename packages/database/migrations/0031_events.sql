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
CREATE INDEX "event_stamp_event_index" ON "event_stamp" USING btree ("platform_id","event_id");