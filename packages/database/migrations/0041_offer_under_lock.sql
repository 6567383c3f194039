ALTER TABLE "coin_order" DROP CONSTRAINT "coin_order_provider";--> statement-breakpoint
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
