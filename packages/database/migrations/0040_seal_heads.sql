CREATE TABLE "audit_seal" (
	"position" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at_ms" bigint NOT NULL,
	"sealed_before" "xid8" NOT NULL,
	CONSTRAINT "audit_seal_position" CHECK ("audit_seal"."position" >= 1),
	CONSTRAINT "audit_seal_hash" CHECK ("audit_seal"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "seal_delivery" (
	"destination" text NOT NULL,
	"chain" text NOT NULL,
	"number" bigint NOT NULL,
	CONSTRAINT "seal_delivery_destination_chain_pk" PRIMARY KEY("destination","chain")
);
--> statement-breakpoint
CREATE TABLE "seal_head" (
	"chain" text NOT NULL,
	"number" bigint NOT NULL,
	"position" bigint NOT NULL,
	"row_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at_ms" bigint NOT NULL,
	CONSTRAINT "seal_head_chain_number_pk" PRIMARY KEY("chain","number"),
	CONSTRAINT "seal_head_numbers" CHECK ("seal_head"."number" >= 1 and "seal_head"."position" >= 1),
	CONSTRAINT "seal_head_hash" CHECK ("seal_head"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "seal_run" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"ran_at_ms" bigint NOT NULL,
	"ended_below" "xid8" NOT NULL,
	CONSTRAINT "seal_run_one_row" CHECK ("seal_run"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "made_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seal_audit_unique" ON "audit_seal" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_made_in_index" ON "audit_log" USING btree ("made_in");
--> statement-breakpoint
CREATE TRIGGER "audit_seal_no_update_no_delete" BEFORE UPDATE OR DELETE ON "audit_seal" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "audit_seal_no_truncate" BEFORE TRUNCATE ON "audit_seal" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "seal_head_no_update_no_delete" BEFORE UPDATE OR DELETE ON "seal_head" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "seal_head_no_truncate" BEFORE TRUNCATE ON "seal_head" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
-- What operators did before there were seals of it is sealed now, as the program seals it (`seal-hash.ts`; a test compares the two).
-- Transactions that are still open may yet write to the log: the next sealing looks from the beginning on (`sealed_before` 0).
DO $$
DECLARE
  "entry" record;
  "newest" text := repeat('0', 64);
  "place" bigint := 0;
BEGIN
  FOR "entry" IN
    SELECT "id", jsonb_build_array("id", "logged_at_ms", "actor", "actor_role", "action", "subject_type", "subject_id", "before", "after", "request_id")::text AS "content"
    FROM "audit_log" ORDER BY "id"
  LOOP
    "place" := "place" + 1;
    "newest" := encode(sha256(convert_to("newest" || E'\n' || "entry"."content", 'UTF8')), 'hex');
    INSERT INTO "audit_seal" ("position", "audit_id", "hash", "sealed_at_ms", "sealed_before")
    VALUES ("place", "entry"."id", "newest", (extract(epoch FROM now()) * 1000)::bigint, '0');
  END LOOP;
END
$$;
--> statement-breakpoint
INSERT INTO "seal_head" ("chain", "number", "position", "row_id", "hash", "sealed_at_ms")
SELECT 'audit', 1, "position", "audit_id", "hash", "sealed_at_ms" FROM "audit_seal" ORDER BY "position" DESC LIMIT 1;
--> statement-breakpoint
INSERT INTO "seal_head" ("chain", "number", "position", "row_id", "hash", "sealed_at_ms")
SELECT DISTINCT ON ("platform_id") "platform_id", 1, "position", "movement_id", "hash", "sealed_at_ms" FROM "movement_seal" ORDER BY "platform_id", "position" DESC;
