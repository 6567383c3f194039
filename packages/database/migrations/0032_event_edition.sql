-- What is known of public pictures follows from events too. How many tickets are taken changes without that readers of the
-- catalogue see it.
SELECT "watch_catalogue_table"('event', '{taken_count,drawn_at_ms,updated_at_ms}');
