CREATE TABLE "alarm" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"read_at_ms" bigint,
	CONSTRAINT "alarm_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "alarm_subject_unique" UNIQUE("platform_id","user_id","kind","subject_id"),
	CONSTRAINT "alarm_id" CHECK ("alarm"."id" ~ '^[A-Za-z0-9-]{1,64}$'),
	CONSTRAINT "alarm_kind" CHECK ("alarm"."kind" ~ '^[A-Z][A-Z_]{0,39}$'),
	CONSTRAINT "alarm_subject" CHECK (char_length("alarm"."subject_id") between 1 and 200),
	CONSTRAINT "alarm_parameters" CHECK (jsonb_typeof("alarm"."parameters") = 'object' and octet_length("alarm"."parameters"::text) <= 4000),
	CONSTRAINT "alarm_times" CHECK ("alarm"."created_at_ms" <= "alarm"."read_at_ms")
);
--> statement-breakpoint
CREATE TABLE "support_picture" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"order_no" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "support_picture_platform_id_user_id_ticket_id_order_no_pk" PRIMARY KEY("platform_id","user_id","ticket_id","order_no"),
	CONSTRAINT "support_picture_order" CHECK ("support_picture"."order_no" between 1 and 10),
	CONSTRAINT "support_picture_size" CHECK ("support_picture"."width_px" >= 1 and "support_picture"."height_px" >= 1),
	CONSTRAINT "support_picture_bytes" CHECK (octet_length("support_picture"."bytes") between 1 and 4194304)
);
--> statement-breakpoint
CREATE TABLE "support_ticket" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'WAIT' NOT NULL,
	"sent_on" text NOT NULL,
	"day_order" integer NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"answer" text,
	"answered_at_ms" bigint,
	"deleted_at_ms" bigint,
	CONSTRAINT "support_ticket_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "support_ticket_day_unique" UNIQUE("platform_id","user_id","sent_on","day_order"),
	CONSTRAINT "support_ticket_id" CHECK ("support_ticket"."id" ~ '^[A-Za-z0-9-]{1,64}$'),
	CONSTRAINT "support_ticket_category" CHECK ("support_ticket"."category" in ('ACCOUNT', 'COIN', 'READING', 'CONTENTS', 'APP', 'OTHER')),
	CONSTRAINT "support_ticket_locale" CHECK ("support_ticket"."locale" in ('en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR')),
	CONSTRAINT "support_ticket_status" CHECK ("support_ticket"."status" in ('WAIT', 'COMPLETED')),
	CONSTRAINT "support_ticket_texts" CHECK (case when "support_ticket"."deleted_at_ms" is null
        then char_length("support_ticket"."title") between 1 and 80
          and char_length("support_ticket"."text") between 1 and 1500
        else "support_ticket"."title" = '' and "support_ticket"."text" = '' and "support_ticket"."status" = 'WAIT' end),
	CONSTRAINT "support_ticket_day" CHECK ("support_ticket"."sent_on" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and "support_ticket"."day_order" >= 1),
	CONSTRAINT "support_ticket_answer" CHECK (case when "support_ticket"."status" = 'COMPLETED' then num_nonnulls("support_ticket"."answer", "support_ticket"."answered_at_ms") = 2
        and char_length("support_ticket"."answer") between 1 and 4000
        else num_nonnulls("support_ticket"."answer", "support_ticket"."answered_at_ms") = 0 end)
);
--> statement-breakpoint
ALTER TABLE "alarm" ADD CONSTRAINT "alarm_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_picture" ADD CONSTRAINT "support_picture_ticket_fk" FOREIGN KEY ("platform_id","user_id","ticket_id") REFERENCES "public"."support_ticket"("platform_id","user_id","id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alarm_reader_index" ON "alarm" USING btree ("platform_id","user_id","created_at_ms");--> statement-breakpoint
CREATE INDEX "alarm_age_index" ON "alarm" USING btree ("created_at_ms");--> statement-breakpoint
CREATE INDEX "support_picture_ticket_index" ON "support_picture" USING btree ("platform_id","ticket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_ticket_id_unique" ON "support_ticket" USING btree ("platform_id","id");--> statement-breakpoint
CREATE INDEX "support_ticket_reader_index" ON "support_ticket" USING btree ("platform_id","user_id","created_at_ms");--> statement-breakpoint
CREATE INDEX "support_ticket_queue_index" ON "support_ticket" USING btree ("platform_id","status","created_at_ms");--> statement-breakpoint
CREATE INDEX "support_ticket_deleted_index" ON "support_ticket" USING btree ("deleted_at_ms") WHERE "support_ticket"."deleted_at_ms" is not null;