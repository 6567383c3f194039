CREATE TABLE "blocked_writer" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"until_ms" bigint,
	"reason" text NOT NULL,
	"blocked_by" text NOT NULL,
	"blocked_at_ms" bigint NOT NULL,
	CONSTRAINT "blocked_writer_platform_id_user_id_pk" PRIMARY KEY("platform_id","user_id"),
	CONSTRAINT "blocked_writer_reason" CHECK (char_length("blocked_writer"."reason") between 1 and 1000),
	CONSTRAINT "blocked_writer_times" CHECK ("blocked_writer"."blocked_at_ms" < "blocked_writer"."until_ms")
);
--> statement-breakpoint
CREATE TABLE "reader_note" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	CONSTRAINT "reader_note_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "reader_note_text" CHECK (char_length("reader_note"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "saved_reply" (
	"platform_id" text NOT NULL,
	"id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "saved_reply_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "saved_reply_platform_id" CHECK ("saved_reply"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "saved_reply_locale" CHECK ("saved_reply"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
	CONSTRAINT "saved_reply_texts" CHECK (char_length("saved_reply"."title") between 1 and 80
        and char_length("saved_reply"."text") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "operator_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"why" text NOT NULL,
	"scope" text NOT NULL,
	"reader_id" text,
	"asked" jsonb NOT NULL,
	"asked_by" text,
	"asked_name" text NOT NULL,
	"asked_role" text NOT NULL,
	"asked_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint NOT NULL,
	"decision" text,
	"decided_by" text,
	"decided_name" text,
	"decided_at_ms" bigint,
	"decided_reason" text,
	"result" jsonb,
	CONSTRAINT "operator_request_kind" CHECK ("operator_request"."kind" in ('refund', 'grant', 'apply')),
	CONSTRAINT "operator_request_why" CHECK ("operator_request"."why" in ('AGAINST_THE_RULE', 'ABOVE_LIMIT', 'MASS_GIFT', 'PRICES_OF_MANY')),
	CONSTRAINT "operator_request_scope" CHECK ("operator_request"."scope" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "operator_request_role" CHECK ("operator_request"."asked_role" in ('owner', 'editor', 'merchandiser', 'support', 'viewer')),
	CONSTRAINT "operator_request_times" CHECK ("operator_request"."asked_at_ms" < "operator_request"."expires_at_ms"),
	CONSTRAINT "operator_request_decision" CHECK ("operator_request"."decision" in ('DONE', 'REFUSED', 'FAILED') and num_nonnulls("operator_request"."decision", "operator_request"."decided_by",
        "operator_request"."decided_name", "operator_request"."decided_at_ms", "operator_request"."decided_reason") in (0, 5)),
	CONSTRAINT "operator_request_other" CHECK ("operator_request"."decided_by" <> "operator_request"."asked_by")
);
--> statement-breakpoint
ALTER TABLE "blocked_writer" ADD CONSTRAINT "blocked_writer_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_note" ADD CONSTRAINT "reader_note_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_request_scope_index" ON "operator_request" USING btree ("scope","id");--> statement-breakpoint
CREATE INDEX "operator_request_waiting_index" ON "operator_request" USING btree ("expires_at_ms") WHERE "operator_request"."decision" is null;--> statement-breakpoint
CREATE INDEX "episode_title_search_index" ON "episode" USING btree (lower("title") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "purchase_id_index" ON "purchase" USING btree ("platform_id","id");--> statement-breakpoint
CREATE INDEX "coin_order_created_index" ON "coin_order" USING btree ("platform_id","created_at_ms");--> statement-breakpoint
CREATE INDEX "app_user_email_search_index" ON "app_user" USING btree ("platform_id",lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "app_user_nickname_search_index" ON "app_user" USING btree ("platform_id",lower("nickname") text_pattern_ops);