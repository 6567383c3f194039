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
