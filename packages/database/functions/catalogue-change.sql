-- `catalogue_change` says which series changed, in which transaction: what processes read to keep what they know of the
-- catalogue up to date. Triggers write it, so that no program can forget to.
CREATE FUNCTION "note_catalogue_change"("changed_series" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "catalogue_change" AS "known" ("series_id", "changed_in") VALUES ("changed_series", pg_current_xact_id())
  ON CONFLICT ("series_id") DO UPDATE SET "changed_in" = excluded."changed_in" WHERE "known"."changed_in" <> excluded."changed_in"
$$;

CREATE FUNCTION "note_series"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_catalogue_change"(NEW."id");
  RETURN NULL;
END
$$;

CREATE TRIGGER "series_noted" AFTER UPDATE OF "removed_at_ms", "is_adult" ON "series" FOR EACH ROW EXECUTE FUNCTION "note_series"();

CREATE FUNCTION "note_row_of_series"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM "note_catalogue_change"(OLD."series_id");
  ELSE
    PERFORM "note_catalogue_change"(NEW."series_id");
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "series_platform_noted" AFTER INSERT OR UPDATE OR DELETE ON "series_platform" FOR EACH ROW EXECUTE FUNCTION "note_row_of_series"();
CREATE TRIGGER "episode_noted" AFTER INSERT OR DELETE OR UPDATE OF "order_no", "type", "is_sample", "removed_at_ms" ON "episode" FOR EACH ROW EXECUTE FUNCTION "note_row_of_series"();

CREATE FUNCTION "note_rows_of_episodes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_catalogue_change"("changed"."series_id") FROM (
    SELECT DISTINCT "episode"."series_id" FROM "changed_rows"
    JOIN "episode" ON "episode"."id" = "changed_rows"."episode_id" ORDER BY 1
  ) AS "changed";
  RETURN NULL;
END
$$;

CREATE TRIGGER "episode_platform_inserted" AFTER INSERT ON "episode_platform" REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_rows_of_episodes"();
CREATE TRIGGER "episode_platform_updated" AFTER UPDATE ON "episode_platform" REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_rows_of_episodes"();
CREATE TRIGGER "episode_platform_deleted" AFTER DELETE ON "episode_platform" REFERENCING OLD TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_rows_of_episodes"();
CREATE TRIGGER "page_inserted" AFTER INSERT ON "page" REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_rows_of_episodes"();
CREATE TRIGGER "page_updated" AFTER UPDATE ON "page" REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_rows_of_episodes"();
CREATE TRIGGER "text_asset_inserted" AFTER INSERT ON "text_asset" REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_rows_of_episodes"();
