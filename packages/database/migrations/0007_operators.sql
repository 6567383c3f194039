CREATE TABLE "operator" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"locale" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"disabled_at_ms" bigint,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "operator_texts" CHECK ("operator"."email" <> '' and "operator"."name" <> ''),
	CONSTRAINT "operator_locale" CHECK ("operator"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR'))
);
--> statement-breakpoint
CREATE TABLE "operator_invitation" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint NOT NULL,
	"used_at_ms" bigint,
	CONSTRAINT "operator_invitation_hash" CHECK ("operator_invitation"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "operator_invitation_times" CHECK ("operator_invitation"."created_at_ms" < "operator_invitation"."expires_at_ms")
);
--> statement-breakpoint
CREATE TABLE "operator_role" (
	"operator_id" text NOT NULL,
	"role" text NOT NULL,
	"scope" text NOT NULL,
	CONSTRAINT "operator_role_operator_id_role_scope_pk" PRIMARY KEY("operator_id","role","scope"),
	CONSTRAINT "operator_role_role" CHECK ("operator_role"."role" in ('owner', 'editor', 'merchandiser', 'support', 'viewer')),
	CONSTRAINT "operator_role_scope" CHECK ("operator_role"."scope" ~ '^[a-z0-9-]{1,40}$')
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"id" text PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"step" text NOT NULL,
	"challenge" text,
	"address" text,
	"user_agent" text,
	"created_at_ms" bigint NOT NULL,
	"seen_at_ms" bigint NOT NULL,
	"ended_at_ms" bigint,
	CONSTRAINT "operator_session_step" CHECK ("operator_session"."step" in ('SECOND_FACTOR', 'OPEN')),
	CONSTRAINT "operator_session_hash" CHECK ("operator_session"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "operator_passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"used_at_ms" bigint,
	CONSTRAINT "operator_passkey_name" CHECK ("operator_passkey"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "operator_recovery_code" (
	"operator_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at_ms" bigint,
	CONSTRAINT "operator_recovery_code_operator_id_code_hash_pk" PRIMARY KEY("operator_id","code_hash"),
	CONSTRAINT "operator_recovery_code_hash" CHECK ("operator_recovery_code"."code_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "operator_second_factor" (
	"operator_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"key_id" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"last_step" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_token" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"grants" jsonb NOT NULL,
	"made_by" text,
	"created_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint NOT NULL,
	"used_at_ms" bigint,
	"ended_at_ms" bigint,
	CONSTRAINT "operator_token_texts" CHECK ("operator_token"."name" <> '' and jsonb_array_length("operator_token"."grants") > 0),
	CONSTRAINT "operator_token_hash" CHECK ("operator_token"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "operator_id" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "token_name" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "operator_invitation" ADD CONSTRAINT "operator_invitation_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_role" ADD CONSTRAINT "operator_role_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_passkey" ADD CONSTRAINT "operator_passkey_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_recovery_code" ADD CONSTRAINT "operator_recovery_code_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_second_factor" ADD CONSTRAINT "operator_second_factor_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_token" ADD CONSTRAINT "operator_token_made_by_operator_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_email_unique" ON "operator" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "operator_invitation_operator_index" ON "operator_invitation" USING btree ("operator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_session_token_unique" ON "operator_session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "operator_session_operator_index" ON "operator_session" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_passkey_operator_index" ON "operator_passkey" USING btree ("operator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_token_hash_unique" ON "operator_token" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "operator_token_maker_index" ON "operator_token" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "audit_log_operator_index" ON "audit_log" USING btree ("operator_id");