-- `catalogue_edition` is one number, raised by each transaction that changes what readers are shown, when it is committed
-- (record 0049). Triggers write it, so that no program can forget to; what processes keep of the catalogue is valid for one edition.

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

-- The tables that readers are shown, each once. A test walks all tables: one that is neither here nor named there fails it.
SELECT "watch_catalogue_table"("watched"::regclass) FROM unnest(ARRAY[
  'banner', 'banner_text', 'bulk_discount', 'creator', 'episode', 'episode_platform', 'faq', 'faq_text', 'notice', 'notice_text',
  'page', 'pick', 'pick_item', 'pick_text', 'platform_feature', 'policy', 'series_creator', 'series_genre', 'series_platform',
  'series_schedule_day', 'series_search', 'series_tag', 'series_thumbnail', 'text_asset', 'theme', 'theme_item', 'theme_text'
]) AS "watched";
SELECT "watch_catalogue_table"('series', '{view_count}');
SELECT "watch_catalogue_table"('ranking_entry', '{score,computed_at_ms}');
SELECT "watch_catalogue_table"('co_read', '{reader_count,score}');
-- A count alone may be shown late.
SELECT "watch_catalogue_table"('rating_average', '{rating_count}');
SELECT "watch_catalogue_table"('follower_total', '{follower_count}');
-- What is known of public pictures follows from events too. How many tickets are taken is not shown.
SELECT "watch_catalogue_table"('event', '{taken_count,drawn_at_ms,updated_at_ms}');
