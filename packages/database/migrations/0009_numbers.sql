CREATE TABLE "publisher_contract" (
	"platform_id" text NOT NULL,
	"id" text NOT NULL,
	"publisher" text NOT NULL,
	"series_id" integer,
	"share_basis_points" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "publisher_contract_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "publisher_contract_platform_id" CHECK ("publisher_contract"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "publisher_contract_publisher" CHECK (char_length("publisher_contract"."publisher") between 1 and 200),
	CONSTRAINT "publisher_contract_share" CHECK ("publisher_contract"."share_basis_points" between 0 and 10000),
	CONSTRAINT "publisher_contract_times" CHECK ("publisher_contract"."starts_on" < "publisher_contract"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "report_coin" (
	"platform_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"movement_type" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"acquired_in" text NOT NULL,
	"currency" text NOT NULL,
	"paid_minor_units" integer NOT NULL,
	"paid_coins" integer NOT NULL,
	"came" bigint DEFAULT 0 NOT NULL,
	"went_away" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "report_coin_pk" PRIMARY KEY("platform_id","starts_on","movement_type","account","kind","source","acquired_in","currency","paid_minor_units","paid_coins"),
	CONSTRAINT "report_coin_type" CHECK ("report_coin"."movement_type" in ('CHARGE', 'USE', 'EXPIRE', 'CANCEL', 'REFUND_PURCHASE', 'EXCHANGE', 'MERGE', 'TRANSFER', 'FORFEIT')),
	CONSTRAINT "report_coin_account" CHECK ("report_coin"."account" in ('WALLET', 'DEBT', 'ISSUED', 'USED', 'EXPIRED', 'CANCELLED', 'EXCHANGED', 'CLEARING')),
	CONSTRAINT "report_coin_kind" CHECK ("report_coin"."kind" in ('COIN', 'FREE_COIN', 'BONUS', 'MILEAGE')),
	CONSTRAINT "report_coin_sums" CHECK ("report_coin"."came" >= 0 and "report_coin"."went_away" >= 0)
);
--> statement-breakpoint
CREATE TABLE "report_order" (
	"platform_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"provider" text NOT NULL,
	"currency" text NOT NULL,
	"product_id" text NOT NULL,
	"orders" bigint DEFAULT 0 NOT NULL,
	"paid_minor_units" bigint DEFAULT 0 NOT NULL,
	"discount_minor_units" bigint DEFAULT 0 NOT NULL,
	"coins" bigint DEFAULT 0 NOT NULL,
	"bonus_coins" bigint DEFAULT 0 NOT NULL,
	"mileage" bigint DEFAULT 0 NOT NULL,
	"taken_back" bigint DEFAULT 0 NOT NULL,
	"taken_back_minor_units" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "report_order_pk" PRIMARY KEY("platform_id","starts_on","provider","currency","product_id"),
	CONSTRAINT "report_order_provider" CHECK ("report_order"."provider" in ('sandbox', 'stripe', 'gmo', 'apple', 'google', 'none'))
);
--> statement-breakpoint
CREATE TABLE "report_read" (
	"platform_id" text NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"series_id" integer NOT NULL,
	"reads" bigint DEFAULT 0 NOT NULL,
	"paid_reads" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "report_read_pk" PRIMARY KEY("platform_id","period","starts_on","series_id"),
	CONSTRAINT "report_read_period" CHECK ("report_read"."period" in ('day', 'month'))
);
--> statement-breakpoint
CREATE TABLE "report_reader" (
	"platform_id" text NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"new_readers" bigint DEFAULT 0 NOT NULL,
	"active_readers" bigint DEFAULT 0 NOT NULL,
	"buyers" bigint DEFAULT 0 NOT NULL,
	"spenders" bigint DEFAULT 0 NOT NULL,
	"ticket_readers" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "report_reader_pk" PRIMARY KEY("platform_id","period","starts_on"),
	CONSTRAINT "report_reader_period" CHECK ("report_reader"."period" in ('day', 'month'))
);
--> statement-breakpoint
CREATE TABLE "report_retention" (
	"platform_id" text NOT NULL,
	"cohort_on" date NOT NULL,
	"week_no" integer NOT NULL,
	"readers" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "report_retention_pk" PRIMARY KEY("platform_id","cohort_on","week_no"),
	CONSTRAINT "report_retention_week" CHECK ("report_retention"."week_no" between 0 and 520)
);
--> statement-breakpoint
CREATE TABLE "report_run" (
	"platform_id" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"position" bigint NOT NULL,
	"counted_until" date,
	"ran_at_ms" bigint NOT NULL,
	CONSTRAINT "report_run_platform_id" CHECK ("report_run"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "report_run_position" CHECK ("report_run"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "report_sale" (
	"platform_id" text NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"series_id" integer NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"currency" text NOT NULL,
	"paid_minor_units" integer NOT NULL,
	"paid_coins" integer NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"purchases" bigint DEFAULT 0 NOT NULL,
	"undone" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "report_sale_pk" PRIMARY KEY("platform_id","period","starts_on","series_id","type","kind","source","currency","paid_minor_units","paid_coins"),
	CONSTRAINT "report_sale_period" CHECK ("report_sale"."period" in ('day', 'month')),
	CONSTRAINT "report_sale_kind" CHECK ("report_sale"."kind" in ('', 'COIN', 'FREE_COIN', 'BONUS', 'MILEAGE')),
	CONSTRAINT "report_sale_sums" CHECK ("report_sale"."spent" >= 0 and "report_sale"."returned" >= 0)
);
--> statement-breakpoint
CREATE INDEX "report_read_series_index" ON "report_read" USING btree ("platform_id","series_id","period","starts_on");--> statement-breakpoint
CREATE INDEX "report_sale_series_index" ON "report_sale" USING btree ("platform_id","series_id","period","starts_on");--> statement-breakpoint
CREATE INDEX "episode_present_index" ON "episode" USING btree ("series_id") WHERE "episode"."removed_at_ms" is null;--> statement-breakpoint
CREATE INDEX "coin_order_state_index" ON "coin_order" USING btree ("platform_id","state","created_at_ms");--> statement-breakpoint
CREATE INDEX "coin_order_nothing_taken_index" ON "coin_order" USING btree ("platform_id") WHERE "coin_order"."state" = 'refunded' and "coin_order"."charge_movement_id" is not null and "coin_order"."cancel_movement_id" is null;