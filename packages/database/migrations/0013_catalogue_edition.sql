-- One number, raised by each transaction that changes what readers are shown, when it is committed. Triggers write it, so
-- that no program can forget to; what processes keep of the catalogue is valid for one edition.
CREATE TABLE "catalogue_edition" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"edition" bigint NOT NULL,
	CONSTRAINT "catalogue_edition_is_only" CHECK ("catalogue_edition"."is_only")
);
--> statement-breakpoint
INSERT INTO "catalogue_edition" ("edition") VALUES (1);
--> statement-breakpoint
-- It runs for each changed row and does its work for the first of a transaction: the setting ends with that. It runs at
-- commit, so the lock on the one row is short.
CREATE FUNCTION "raise_catalogue_edition"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "raised" bigint;
BEGIN
  IF current_setting('longstrip.edition_is_raised', true) = 'yes' THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('longstrip.edition_is_raised', 'yes', true);
  UPDATE "public"."catalogue_edition" SET "edition" = "edition" + 1 RETURNING "edition" INTO "raised";
  PERFORM pg_notify('catalogue_edition', "raised"::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- For a table whose rows readers are shown. "unshown" names its columns that may change without that readers see it.
CREATE FUNCTION "watch_catalogue_table"("watched" regclass, "unshown" text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "made" CONSTANT text := 'CREATE CONSTRAINT TRIGGER %I AFTER %s ON %s DEFERRABLE INITIALLY DEFERRED FOR EACH ROW %s EXECUTE FUNCTION "public"."raise_catalogue_edition"()';
  "is_other" text := 'WHEN (OLD.* IS DISTINCT FROM NEW.*)';
BEGIN
  IF "unshown" <> '{}' THEN
    "is_other" := format('WHEN ((to_jsonb(OLD) - %1$L::text[]) IS DISTINCT FROM (to_jsonb(NEW) - %1$L::text[]))', "unshown");
  END IF;
  EXECUTE format("made", 'edition_raised', 'INSERT OR DELETE', "watched", '');
  EXECUTE format("made", 'edition_raised_by_update', 'UPDATE', "watched", "is_other");
END
$$;
--> statement-breakpoint
SELECT "watch_catalogue_table"('series', '{view_count}');
--> statement-breakpoint
SELECT "watch_catalogue_table"('ranking_entry', '{score,computed_at_ms}');
--> statement-breakpoint
SELECT "watch_catalogue_table"("watched"::regclass) FROM unnest(ARRAY[
  'banner', 'banner_text', 'creator', 'episode', 'episode_platform', 'faq', 'faq_text', 'notice', 'notice_text', 'page',
  'pick', 'pick_item', 'pick_text', 'platform_feature', 'policy', 'series_creator', 'series_genre', 'series_platform',
  'series_schedule_day', 'series_search', 'series_tag', 'series_thumbnail', 'text_asset', 'theme', 'theme_item', 'theme_text'
]) AS "watched";
