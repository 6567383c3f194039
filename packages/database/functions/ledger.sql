-- What the Drizzle schema cannot say of the ledger (record 0062): amounts that follow postings alone, and how a wallet is locked.
-- Rows that are only ever added are the subject of append-only.sql.
CREATE FUNCTION "refuse_unposted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: only postings change what is left or owed, and nothing else of it changes', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;

-- The depth is 0 for a statement of a program, and 1 for one of the trigger on postings.
CREATE TRIGGER "lot_begins_empty" BEFORE INSERT ON "lot" FOR EACH ROW WHEN (NEW."remaining" <> 0) EXECUTE FUNCTION "refuse_unposted"();
CREATE TRIGGER "lot_follows_postings" BEFORE UPDATE ON "lot" FOR EACH ROW WHEN (
  pg_trigger_depth() = 0
  OR (OLD."platform_id", OLD."user_id", OLD."id", OLD."kind", OLD."source", OLD."amount", OLD."acquired_at_ms", OLD."expires_at_ms", OLD."movement_id", OLD."lot_no", OLD."origin_lot_id")
  IS DISTINCT FROM (NEW."platform_id", NEW."user_id", NEW."id", NEW."kind", NEW."source", NEW."amount", NEW."acquired_at_ms", NEW."expires_at_ms", NEW."movement_id", NEW."lot_no", NEW."origin_lot_id")
) EXECUTE FUNCTION "refuse_unposted"();
CREATE TRIGGER "wallet_begins_empty" BEFORE INSERT ON "wallet" FOR EACH ROW WHEN (NEW."debt_coins" <> 0 OR NEW."debt_points" <> 0) EXECUTE FUNCTION "refuse_unposted"();
CREATE TRIGGER "wallet_follows_postings" BEFORE UPDATE ON "wallet" FOR EACH ROW WHEN (
  pg_trigger_depth() = 0 OR (OLD."platform_id", OLD."user_id") IS DISTINCT FROM (NEW."platform_id", NEW."user_id")
) EXECUTE FUNCTION "refuse_unposted"();

-- Checks the postings of a statement and brings lots and debts up to date. Postings come in the transaction of their
-- movement, name its reader, add up to zero in coins and in points, and name a lot of their reader and kind. A lot is not spent from once it
-- has ended, and does not expire before.
CREATE FUNCTION "apply_postings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "named" bigint;
  "wanted" bigint;
  "applied" bigint;
BEGIN
  SELECT "added"."movement_id" INTO "named" FROM "added"
  LEFT JOIN "movement" ON "movement"."platform_id" = "added"."platform_id" AND "movement"."user_id" = "added"."reader_id" AND "movement"."id" = "added"."movement_id"
  WHERE "movement"."made_in" IS DISTINCT FROM pg_current_xact_id() LIMIT 1;
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
    JOIN "movement" ON "movement"."platform_id" = "added"."platform_id" AND "movement"."user_id" = "added"."reader_id" AND "movement"."id" = "added"."movement_id"
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

CREATE TRIGGER "posting_applied" AFTER INSERT ON "posting" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "apply_postings"();

-- Locks a reader's wallet, which is made when it is first asked for, and returns what a decision about it needs. A function
-- and not a query: under READ COMMITTED a query that waits for the lock would read the lots as they were before it waited,
-- while each statement of a function sees what was committed until then. A wallet whose account is moving to another platform
-- (D34) has nothing to spend from the moment of the confirmation: its lots are left out, except for the move itself.
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
