CREATE TABLE "co_read" (
	"platform_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"reader_count" integer NOT NULL,
	"score" double precision NOT NULL,
	CONSTRAINT "co_read_platform_id_series_id_other_id_pk" PRIMARY KEY("platform_id","series_id","other_id"),
	CONSTRAINT "co_read_platform_id" CHECK ("co_read"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "co_read_others" CHECK ("co_read"."series_id" <> "co_read"."other_id"),
	CONSTRAINT "co_read_counts" CHECK ("co_read"."reader_count" > 0 and "co_read"."score" > 0)
);
--> statement-breakpoint
ALTER TABLE "co_read" ADD CONSTRAINT "co_read_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_read" ADD CONSTRAINT "co_read_other_id_series_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "co_read_series_index" ON "co_read" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "co_read_other_index" ON "co_read" USING btree ("other_id");--> statement-breakpoint
SELECT "watch_catalogue_table"('co_read', '{reader_count,score}');