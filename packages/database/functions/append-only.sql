-- Tables whose rows are only ever added, and two (lot, wallet) whose rows never go. Triggers and not privileges, because the
-- owner of a table may do anything that a privilege forbids.
CREATE FUNCTION "refuse_rewriting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: its rows are only ever added', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE TRIGGER "audit_log_no_update_no_delete" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "audit_log_no_truncate" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "movement_no_update_no_delete" BEFORE UPDATE OR DELETE ON "movement" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "movement_no_truncate" BEFORE TRUNCATE ON "movement" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "posting_no_update_no_delete" BEFORE UPDATE OR DELETE ON "posting" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "posting_no_truncate" BEFORE TRUNCATE ON "posting" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "movement_seal_no_update_no_delete" BEFORE UPDATE OR DELETE ON "movement_seal" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "movement_seal_no_truncate" BEFORE TRUNCATE ON "movement_seal" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "lot_no_delete" BEFORE DELETE ON "lot" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "lot_no_truncate" BEFORE TRUNCATE ON "lot" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "wallet_no_delete" BEFORE DELETE ON "wallet" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "wallet_no_truncate" BEFORE TRUNCATE ON "wallet" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "audit_seal_no_update_no_delete" BEFORE UPDATE OR DELETE ON "audit_seal" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "audit_seal_no_truncate" BEFORE TRUNCATE ON "audit_seal" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "seal_head_no_update_no_delete" BEFORE UPDATE OR DELETE ON "seal_head" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "seal_head_no_truncate" BEFORE TRUNCATE ON "seal_head" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
