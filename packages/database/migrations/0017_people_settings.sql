ALTER TABLE "app_user" ADD COLUMN "adult_kr_agreed_at_ms" bigint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "agreed_push_night_at_ms" bigint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "user_agreement" ADD COLUMN "policy_version" integer;--> statement-breakpoint
ALTER TABLE "user_agreement" ADD COLUMN "policy_locale" text;--> statement-breakpoint
CREATE INDEX "refresh_token_expiry_index" ON "refresh_token" USING btree ("expires_at_ms");--> statement-breakpoint
CREATE INDEX "sign_up_block_until_index" ON "sign_up_block" USING btree ("until_ms");--> statement-breakpoint
CREATE INDEX "user_session_expiry_index" ON "user_session" USING btree ("expires_at_ms");--> statement-breakpoint
ALTER TABLE "user_agreement" ADD CONSTRAINT "user_agreement_policy_locale" CHECK ("user_agreement"."policy_locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR'));--> statement-breakpoint
ALTER TABLE "user_agreement" ADD CONSTRAINT "user_agreement_policy_version" CHECK ("user_agreement"."policy_version" >= 1 and ("user_agreement"."policy_version" is null) = ("user_agreement"."policy_locale" is null));