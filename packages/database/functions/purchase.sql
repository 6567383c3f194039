-- What a decision about a purchase needs of its reader beside the wallet: rights to the episodes, the ticket of the series,
-- gifts with something left, whether the account is closed, and the reply that was kept for the request.
CREATE FUNCTION "purchase_facts"("of_platform" text, "of_user" text, "of_request" text, "of_series" integer, "of_episodes" integer[])
RETURNS TABLE ("entitlements" jsonb, "ticket_ready_at_ms" bigint, "gifts" jsonb, "is_closed" boolean, "kept" jsonb) LANGUAGE sql STABLE AS $$
  SELECT
    coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'episodeId', "entitlement"."episode_id", 'scope', "entitlement"."scope", 'source', "entitlement"."source",
        'startedAtMs', "entitlement"."started_at_ms", 'expiresAtMs', "entitlement"."expires_at_ms", 'revokedAtMs', "entitlement"."revoked_at_ms")
        ORDER BY "entitlement"."id")
      FROM "entitlement" WHERE "entitlement"."platform_id" = "of_platform" AND "entitlement"."user_id" = "of_user" AND "entitlement"."episode_id" = ANY ("of_episodes")
    ), '[]'::jsonb),
    (SELECT "freetime_ticket"."ready_at_ms" FROM "freetime_ticket" WHERE "freetime_ticket"."platform_id" = "of_platform" AND "freetime_ticket"."user_id" = "of_user" AND "freetime_ticket"."series_id" = "of_series"),
    coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'giftId', "gift"."id", 'title', "gift"."title", 'type', "gift"."type", 'seriesId', "gift"."series_id", 'issuedCount', "user_gift"."issued_count",
        'usedCount', "user_gift"."used_count", 'startsAtMs', "gift"."starts_at_ms", 'useUntilMs', "user_gift"."use_until_ms")
        ORDER BY "gift"."id")
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

-- The same as `lock_purchase` returns, without a lock, as one value: what a purchase is decided by before its only statement that
-- locks. A wallet that was never asked for has nothing. In plpgsql, whose plans last as long as the connection.
CREATE FUNCTION "purchase_state"("of_platform" text, "of_user" text, "by_key" text, "of_request" text, "of_series" integer, "of_episodes" integer[])
RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  "state" jsonb;
BEGIN
  SELECT to_jsonb("whole") INTO "state" FROM (
    SELECT coalesce("wallet"."debt_coins", 0) AS "debt_coins", coalesce("wallet"."debt_points", 0) AS "debt_points",
      (SELECT "movement"."id" FROM "movement" WHERE "movement"."platform_id" = "of_platform" AND "movement"."user_id" = "of_user" AND "movement"."idempotency_key" = "by_key") AS "repeated_id",
      coalesce((
        SELECT jsonb_agg(jsonb_build_object(
          'id', "lot"."id", 'kind', "lot"."kind", 'source', "lot"."source", 'amount', "lot"."amount", 'remaining', "lot"."remaining",
          'acquiredAtMs', "lot"."acquired_at_ms", 'expiresAtMs', "lot"."expires_at_ms") ORDER BY "lot"."id")
        FROM "lot" WHERE "lot"."platform_id" = "of_platform" AND "lot"."user_id" = "of_user" AND "lot"."remaining" > 0 AND NOT "facts"."is_closed"
      ), '[]'::jsonb) AS "lots",
      "facts".*, "now"."edition"
    FROM "purchase_facts"("of_platform", "of_user", "of_request", "of_series", "of_episodes") AS "facts"
    CROSS JOIN "catalogue_edition" AS "now"
    LEFT JOIN "wallet" ON "wallet"."platform_id" = "of_platform" AND "wallet"."user_id" = "of_user"
  ) AS "whole";
  RETURN "state";
END
$$;

-- Writes a purchase that was decided by a `purchase_state`, if the state is still the same under the wallet's lock: the movement
-- that pays for it, the rights, and the reply to the request, all with the values in "bought". Returns the id of the purchase; null
-- where something changed, or where another transaction has the wallet. It never waits, so that the time it was decided at counts.
CREATE FUNCTION "write_purchase"("of_platform" text, "of_user" text, "by_key" text, "of_request" text, "of_series" integer, "of_episodes" integer[], "seen" text, "bought" jsonb)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  "now_ms" bigint := "bought" ->> 'nowMs';
  "ends_at_ms" bigint := "bought" ->> 'endsAtMs';
  "opened" integer[] := ARRAY(SELECT jsonb_array_elements_text("bought" -> 'episodeIds')::integer);
  "movement_id" bigint;
  "written_id" bigint;
BEGIN
  PERFORM 1 FROM "wallet" WHERE "wallet"."platform_id" = "of_platform" AND "wallet"."user_id" = "of_user" FOR NO KEY UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF md5("purchase_state"("of_platform", "of_user", "by_key", "of_request", "of_series", "of_episodes")::text) <> "seen" THEN
    RETURN NULL;
  END IF;
  INSERT INTO "movement" ("platform_id", "user_id", "type", "cause", "idempotency_key", "created_at_ms", "agreed")
  VALUES ("of_platform", "of_user", "bought" ->> 'movementType', "bought" ->> 'cause', "by_key", "now_ms", "bought" -> 'agreed')
  RETURNING "id" INTO "movement_id";
  INSERT INTO "posting" ("platform_id", "reader_id", "movement_id", "line_no", "account", "user_id", "lot_id", "kind", "amount")
  SELECT "of_platform", "of_user", "movement_id", "line"."lineNo", "line"."account", "line"."userId", "line"."lotId", "line"."kind", "line"."amount"
  FROM jsonb_to_recordset("bought" -> 'lines') AS "line"("lineNo" integer, "account" text, "userId" text, "lotId" bigint, "kind" text, "amount" bigint);
  INSERT INTO "purchase" ("platform_id", "user_id", "type", "series_id", "episode_count", "coins", "movement_id", "created_at_ms", "episode_ids", "rights_end_at_ms")
  VALUES ("of_platform", "of_user", "bought" ->> 'type', "of_series", cardinality("opened"), ("bought" ->> 'price')::integer, "movement_id", "now_ms", "opened", "ends_at_ms")
  RETURNING "id" INTO "written_id";
  INSERT INTO "entitlement" ("platform_id", "user_id", "episode_id", "scope", "source", "started_at_ms", "expires_at_ms", "purchase_id")
  SELECT "of_platform", "of_user", "opening"."episode_id", "bought" ->> 'scope', "bought" ->> 'source', "now_ms", "ends_at_ms", "written_id"
  FROM unnest("opened") AS "opening"("episode_id");
  INSERT INTO "request_reply" ("platform_id", "subject", "request_id", "body_hash", "reply", "created_at_ms")
  VALUES ("of_platform", "of_user", "of_request", "bought" ->> 'bodyHash', ("bought" -> 'reply') || jsonb_build_object('purchaseId', "written_id"), "now_ms");
  RETURN "written_id";
END
$$;
