-- What the Drizzle schema cannot say: a place in the series that may be renumbered within a transaction, and a log that
-- nobody rewrites. Triggers and not privileges, because the owner of a table may do anything that a privilege forbids.
ALTER TABLE "episode" ADD CONSTRAINT "episode_order_no_unique" UNIQUE ("series_id", "order_no") DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
CREATE FUNCTION "refuse_rewriting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: its rows are only ever added', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_no_update_no_delete" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_no_truncate" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
