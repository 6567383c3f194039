-- Whether an account has confirmed its move to another platform (D34): from then on it spends nothing.
CREATE FUNCTION "is_account_closed"("of_platform" text, "of_user" text)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM "account_transfer"
    WHERE "account_transfer"."platform_id" = "of_platform" AND "account_transfer"."user_id" = "of_user" AND "account_transfer"."state" <> 'chosen'
  )
$$;
