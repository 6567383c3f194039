-- A reply is to a comment of the same episode, which is no reply itself; who wrote what about which episode never changes.
CREATE FUNCTION "guard_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW."platform_id", NEW."user_id", NEW."id", NEW."series_id", NEW."episode_id", NEW."created_at_ms")
      IS DISTINCT FROM (OLD."platform_id", OLD."user_id", OLD."id", OLD."series_id", OLD."episode_id", OLD."created_at_ms")
      OR NEW."parent_id" IS DISTINCT FROM OLD."parent_id" THEN
      RAISE EXCEPTION 'a comment stays where it was written' USING ERRCODE = 'check_violation', CONSTRAINT = 'comment_stays';
    END IF;
    IF OLD."deleted_at_ms" IS NOT NULL AND NEW."deleted_at_ms" IS DISTINCT FROM OLD."deleted_at_ms" THEN
      RAISE EXCEPTION 'a deleted comment does not come back' USING ERRCODE = 'check_violation', CONSTRAINT = 'comment_deleted_stays';
    END IF;
  ELSIF NEW."parent_id" IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM "comment" AS "parent"
    WHERE "parent"."platform_id" = NEW."platform_id" AND "parent"."id" = NEW."parent_id"
      AND "parent"."episode_id" = NEW."episode_id" AND "parent"."parent_id" IS NULL
  ) THEN
    RAISE EXCEPTION 'a reply is to a comment of the same episode' USING ERRCODE = 'check_violation', CONSTRAINT = 'comment_reply_place';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER "comment_guard" BEFORE INSERT OR UPDATE ON "comment" FOR EACH ROW EXECUTE FUNCTION "guard_comment"();
