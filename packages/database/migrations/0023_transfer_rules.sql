-- A wallet whose account is moving to another platform (D34) has nothing to spend from the moment of the confirmation: its lots
-- are left out for everybody but the move itself.
DROP FUNCTION "lock_wallet"(text, text, text);
--> statement-breakpoint
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
