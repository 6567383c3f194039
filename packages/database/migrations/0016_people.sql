CREATE TABLE "one_time_code" (
	"platform_id" text NOT NULL,
	"id" text NOT NULL,
	"purpose" text NOT NULL,
	"target_hash" text NOT NULL,
	"user_id" text,
	"key_id" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at_ms" bigint,
	CONSTRAINT "one_time_code_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "one_time_code_purpose" CHECK ("one_time_code"."purpose" in ('SIGN_UP_MAIL', 'SIGN_UP_PHONE', 'CONFIRM_MAIL', 'CHANGE_MAIL', 'FIND_ID', 'FIND_PASSWORD', 'RESET_LINK', 'WITHDRAWAL', 'NICE', 'VERIFIED')),
	CONSTRAINT "one_time_code_times" CHECK ("one_time_code"."created_at_ms" < "one_time_code"."expires_at_ms" and "one_time_code"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"platform_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"generation" integer NOT NULL,
	"key_id" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint NOT NULL,
	"used_at_ms" bigint,
	CONSTRAINT "refresh_token_platform_id_token_hash_pk" PRIMARY KEY("platform_id","token_hash"),
	CONSTRAINT "refresh_token_generation" CHECK ("refresh_token"."generation" >= 0)
);
--> statement-breakpoint
CREATE TABLE "request_reply" (
	"platform_id" text NOT NULL,
	"subject" text NOT NULL,
	"request_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" jsonb NOT NULL,
	"created_at_ms" bigint NOT NULL,
	CONSTRAINT "request_reply_platform_id_subject_request_id_pk" PRIMARY KEY("platform_id","subject","request_id")
);
--> statement-breakpoint
CREATE TABLE "sign_up_block" (
	"platform_id" text NOT NULL,
	"id_hash" text NOT NULL,
	"until_ms" bigint NOT NULL,
	CONSTRAINT "sign_up_block_platform_id_id_hash_pk" PRIMARY KEY("platform_id","id_hash")
);
--> statement-breakpoint
CREATE TABLE "user_agreement" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"agreed_at_ms" bigint NOT NULL,
	CONSTRAINT "user_agreement_platform_id_user_id_kind_pk" PRIMARY KEY("platform_id","user_id","kind"),
	CONSTRAINT "user_agreement_kind" CHECK ("user_agreement"."kind" in ('TERMS', 'PRIVACY', 'PAYMENT', 'YOUTH', 'MARKETING'))
);
--> statement-breakpoint
CREATE TABLE "user_password" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"changed_at_ms" bigint NOT NULL,
	CONSTRAINT "user_password_platform_id_user_id_pk" PRIMARY KEY("platform_id","user_id"),
	CONSTRAINT "user_password_hash" CHECK ("user_password"."hash" like '$argon2id$%')
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason_id" text NOT NULL,
	"detail" text,
	"requested_at_ms" bigint NOT NULL,
	"erase_at_ms" bigint NOT NULL,
	CONSTRAINT "withdrawal_platform_id_user_id_pk" PRIMARY KEY("platform_id","user_id")
);
--> statement-breakpoint
DROP INDEX "user_session_family_index";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "email_confirmed_at_ms" bigint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "adult_kr_person_hash" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "erased_at_ms" bigint;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_platform_id_user_id_session_id_user_session_platform_id_user_id_id_fk" FOREIGN KEY ("platform_id","user_id","session_id") REFERENCES "public"."user_session"("platform_id","user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_agreement" ADD CONSTRAINT "user_agreement_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_password" ADD CONSTRAINT "user_password_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_code_target_index" ON "one_time_code" USING btree ("platform_id","purpose","target_hash","created_at_ms");--> statement-breakpoint
CREATE INDEX "one_time_code_expiry_index" ON "one_time_code" USING btree ("expires_at_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_token_generation_unique" ON "refresh_token" USING btree ("platform_id","user_id","session_id","generation");--> statement-breakpoint
CREATE INDEX "request_reply_time_index" ON "request_reply" USING btree ("created_at_ms");--> statement-breakpoint
CREATE INDEX "withdrawal_erase_index" ON "withdrawal" USING btree ("erase_at_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_kr_person_unique" ON "app_user" USING btree ("platform_id","adult_kr_person_hash") WHERE "app_user"."withdrawn_at_ms" is null;--> statement-breakpoint
CREATE INDEX "app_user_phone_index" ON "app_user" USING btree ("platform_id","phone");--> statement-breakpoint
ALTER TABLE "user_session" DROP COLUMN "family_id";--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_phone_form" CHECK ("app_user"."phone" ~ '^[+][1-9][0-9]{6,14}$');--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_erased" CHECK ("app_user"."erased_at_ms" is null or "app_user"."withdrawn_at_ms" is not null);