ALTER TABLE "account_transfer" ADD COLUMN "arrived_rights" jsonb;--> statement-breakpoint
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
