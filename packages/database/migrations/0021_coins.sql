CREATE TABLE "account_transfer" (
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
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_payment_birth_month" CHECK ("app_user"."payment_birth_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$');