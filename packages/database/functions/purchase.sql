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

-- Writes purchases of several readers, each decided by a `purchase_state`, in one transaction: for each whose state is still the same
-- under its wallet's lock the movement that pays for it, the rights, and the reply to its request. Returns the numbers and ids of
-- those that were written. Nothing is written where something changed, where another transaction has the wallet, or for a second
-- purchase from one wallet. It waits for no wallet, so that the times they were decided at count, and hardly for anything else,
-- since they wait for each other.
CREATE FUNCTION "write_purchases"("asked" jsonb)
RETURNS TABLE ("no" integer, "purchase_id" bigint) LANGUAGE plpgsql SET lock_timeout = '1s' AS $$
#variable_conflict use_column
DECLARE
  "entry" jsonb;
  "ready" jsonb := '[]';
BEGIN
  FOR "entry" IN SELECT jsonb_array_elements("asked") LOOP
    PERFORM 1 FROM "wallet" WHERE "wallet"."platform_id" = "entry" ->> 'platformId' AND "wallet"."user_id" = "entry" ->> 'userId' FOR NO KEY UPDATE SKIP LOCKED;
    IF FOUND AND "entry" ->> 'seen' = md5("purchase_state"("entry" ->> 'platformId', "entry" ->> 'userId', "entry" ->> 'key', "entry" ->> 'requestId',
        ("entry" -> 'seriesId')::integer, ARRAY(SELECT jsonb_array_elements_text("entry" -> 'readIds')::integer))::text) THEN
      "ready" := "ready" || "entry";
    END IF;
  END LOOP;
  IF "ready" = '[]' THEN
    RETURN;
  END IF;
  RETURN QUERY
  WITH "planned" AS MATERIALIZED (
    SELECT DISTINCT ON ("given"."platformId", "given"."userId") "given".*
    FROM jsonb_to_recordset("ready") AS "given"("no" integer, "platformId" text, "userId" text, "key" text, "requestId" text, "seriesId" integer, "type" text,
      "movementType" text, "cause" text, "agreed" jsonb, "lines" jsonb, "episodeIds" integer[], "price" integer, "scope" text, "source" text,
      "endsAtMs" bigint, "nowMs" bigint, "bodyHash" text, "reply" jsonb)
    ORDER BY "given"."platformId", "given"."userId", "given"."no"
  ), "made" AS (
    INSERT INTO "movement" ("platform_id", "user_id", "type", "cause", "idempotency_key", "created_at_ms", "agreed")
    SELECT "planned"."platformId", "planned"."userId", "planned"."movementType", "planned"."cause", "planned"."key", "planned"."nowMs", "planned"."agreed"
    FROM "planned"
    RETURNING "movement"."platform_id", "movement"."user_id", "movement"."id"
  ), "posted" AS (
    INSERT INTO "posting" ("platform_id", "reader_id", "movement_id", "line_no", "account", "user_id", "lot_id", "kind", "amount")
    SELECT "made"."platform_id", "made"."user_id", "made"."id", "line"."lineNo", "line"."account", "line"."userId", "line"."lotId", "line"."kind", "line"."amount"
    FROM "planned" JOIN "made" ON "made"."platform_id" = "planned"."platformId" AND "made"."user_id" = "planned"."userId"
    CROSS JOIN jsonb_to_recordset("planned"."lines") AS "line"("lineNo" integer, "account" text, "userId" text, "lotId" bigint, "kind" text, "amount" bigint)
  ), "bought" AS (
    INSERT INTO "purchase" ("platform_id", "user_id", "type", "series_id", "episode_count", "coins", "movement_id", "created_at_ms", "episode_ids", "rights_end_at_ms")
    SELECT "made"."platform_id", "made"."user_id", "planned"."type", "planned"."seriesId", cardinality("planned"."episodeIds"), "planned"."price", "made"."id",
      "planned"."nowMs", "planned"."episodeIds", "planned"."endsAtMs"
    FROM "planned" JOIN "made" ON "made"."platform_id" = "planned"."platformId" AND "made"."user_id" = "planned"."userId"
    RETURNING "purchase"."platform_id", "purchase"."user_id", "purchase"."id"
  ), "written" AS (
    SELECT "planned".*, "bought"."id" FROM "planned" JOIN "bought" ON "bought"."platform_id" = "planned"."platformId" AND "bought"."user_id" = "planned"."userId"
  ), "opened" AS (
    INSERT INTO "entitlement" ("platform_id", "user_id", "episode_id", "scope", "source", "started_at_ms", "expires_at_ms", "purchase_id")
    SELECT "written"."platformId", "written"."userId", "opening"."episode_id", "written"."scope", "written"."source", "written"."nowMs", "written"."endsAtMs", "written"."id"
    FROM "written" CROSS JOIN unnest("written"."episodeIds") AS "opening"("episode_id")
  ), "answered" AS (
    INSERT INTO "request_reply" ("platform_id", "subject", "request_id", "body_hash", "reply", "created_at_ms")
    SELECT "written"."platformId", "written"."userId", "written"."requestId", "written"."bodyHash", "written"."reply" || jsonb_build_object('purchaseId', "written"."id"),
      "written"."nowMs"
    FROM "written"
  )
  SELECT "written"."no", "written"."id" FROM "written";
END
$$;

-- The same for one purchase, as processes of the version before ask for it. It goes with the next contract.
CREATE FUNCTION "write_purchase"("of_platform" text, "of_user" text, "by_key" text, "of_request" text, "of_series" integer, "of_episodes" integer[], "seen" text, "bought" jsonb)
RETURNS bigint LANGUAGE sql AS $$
  SELECT "purchase_id" FROM "write_purchases"(jsonb_build_array("bought" || jsonb_build_object('no', 0, 'platformId', "of_platform", 'userId', "of_user",
    'key', "by_key", 'requestId', "of_request", 'seriesId', "of_series", 'readIds', "of_episodes", 'seen', "seen")))
$$;
