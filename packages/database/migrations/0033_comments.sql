CREATE TABLE "blocked_reader" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"blocked_user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "blocked_reader_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at_ms" bigint NOT NULL,
	CONSTRAINT "blocked_reader_platform_id_user_id_blocked_user_id_pk" PRIMARY KEY("platform_id","user_id","blocked_user_id"),
	CONSTRAINT "blocked_reader_other" CHECK ("blocked_reader"."user_id" <> "blocked_reader"."blocked_user_id")
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"series_id" integer NOT NULL,
	"episode_id" integer NOT NULL,
	"parent_id" bigint,
	"text" text NOT NULL,
	"emoticon_id" text,
	"is_spoiler" boolean DEFAULT false NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"blinded_at_ms" bigint,
	"deleted_at_ms" bigint,
	CONSTRAINT "comment_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "comment_id_unique" UNIQUE("platform_id","id"),
	CONSTRAINT "comment_emoticon_id" CHECK ("comment"."emoticon_id" in ('SMILE', 'LAUGH', 'LOVE', 'CHEER', 'WOW', 'TEARS', 'ANGRY', 'SLEEPY')),
	CONSTRAINT "comment_words" CHECK (case when "comment"."deleted_at_ms" is null then "comment"."text" <> '' or "comment"."emoticon_id" is not null
        else "comment"."text" = '' and "comment"."emoticon_id" is null end),
	CONSTRAINT "comment_length" CHECK (char_length("comment"."text") <= 2000),
	CONSTRAINT "comment_counts" CHECK ("comment"."like_count" >= 0 and "comment"."reply_count" >= 0),
	CONSTRAINT "comment_reply_of_other" CHECK ("comment"."parent_id" <> "comment"."id")
);
--> statement-breakpoint
CREATE TABLE "comment_like" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"comment_id" bigint NOT NULL,
	"created_at_ms" bigint NOT NULL,
	CONSTRAINT "comment_like_platform_id_user_id_comment_id_pk" PRIMARY KEY("platform_id","user_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "comment_report" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"comment_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"settled_at_ms" bigint,
	CONSTRAINT "comment_report_platform_id_user_id_comment_id_pk" PRIMARY KEY("platform_id","user_id","comment_id"),
	CONSTRAINT "comment_report_reason" CHECK ("comment_report"."reason" in ('ABUSE', 'SPOILER', 'SPAM', 'SEXUAL', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "prohibited_word_list" (
	"platform_id" text NOT NULL,
	"locale" text NOT NULL,
	"words" jsonb NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "prohibited_word_list_platform_id_locale_pk" PRIMARY KEY("platform_id","locale"),
	CONSTRAINT "prohibited_word_list_platform_id" CHECK ("prohibited_word_list"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "prohibited_word_list_locale" CHECK ("prohibited_word_list"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR'))
);
--> statement-breakpoint
ALTER TABLE "blocked_reader" ADD CONSTRAINT "blocked_reader_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_reader" ADD CONSTRAINT "blocked_reader_blocked_fk" FOREIGN KEY ("platform_id","blocked_user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_parent_fk" FOREIGN KEY ("platform_id","parent_id") REFERENCES "public"."comment"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_comment_fk" FOREIGN KEY ("platform_id","comment_id") REFERENCES "public"."comment"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_report" ADD CONSTRAINT "comment_report_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_report" ADD CONSTRAINT "comment_report_comment_fk" FOREIGN KEY ("platform_id","comment_id") REFERENCES "public"."comment"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_reader_blocked_index" ON "blocked_reader" USING btree ("platform_id","blocked_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_reader_id_unique" ON "blocked_reader" USING btree ("platform_id","user_id","id");--> statement-breakpoint
CREATE INDEX "comment_newest_index" ON "comment" USING btree ("platform_id","episode_id","id" DESC NULLS LAST) WHERE "comment"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comment_best_index" ON "comment" USING btree ("platform_id","episode_id","like_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "comment"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comment_reply_index" ON "comment" USING btree ("platform_id","parent_id","id");--> statement-breakpoint
CREATE INDEX "comment_episode_index" ON "comment" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "comment_series_index" ON "comment" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "comment_like_comment_index" ON "comment_like" USING btree ("platform_id","comment_id");--> statement-breakpoint
CREATE INDEX "comment_report_comment_index" ON "comment_report" USING btree ("platform_id","comment_id");--> statement-breakpoint
CREATE INDEX "comment_report_open_index" ON "comment_report" USING btree ("platform_id","created_at_ms") WHERE "comment_report"."settled_at_ms" is null;