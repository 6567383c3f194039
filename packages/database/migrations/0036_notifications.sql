CREATE TABLE "mail_digest" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"after_ms" bigint NOT NULL,
	"until_ms" bigint NOT NULL,
	"decided_at_ms" bigint NOT NULL,
	"taken_at_ms" bigint,
	CONSTRAINT "mail_digest_platform_id_user_id_pk" PRIMARY KEY("platform_id","user_id"),
	CONSTRAINT "mail_digest_times" CHECK ("mail_digest"."after_ms" <= "mail_digest"."until_ms" and "mail_digest"."until_ms" <= "mail_digest"."decided_at_ms")
);
--> statement-breakpoint
CREATE TABLE "told_episode" (
	"platform_id" text NOT NULL,
	"episode_id" integer NOT NULL,
	"told_at_ms" bigint NOT NULL,
	CONSTRAINT "told_episode_platform_id_episode_id_pk" PRIMARY KEY("platform_id","episode_id")
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "is_korean_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_digest" ADD CONSTRAINT "mail_digest_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_episode" ADD CONSTRAINT "told_episode_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "told_episode_episode_index" ON "told_episode" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "told_episode_age_index" ON "told_episode" USING btree ("told_at_ms");--> statement-breakpoint
CREATE INDEX "alarm_unread_index" ON "alarm" USING btree ("platform_id","user_id","created_at_ms") WHERE "alarm"."read_at_ms" is null;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_locale" CHECK ("app_user"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR'));