CREATE TABLE "follower_total" (
	"platform_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"follower_count" integer NOT NULL,
	CONSTRAINT "follower_total_platform_id_series_id_pk" PRIMARY KEY("platform_id","series_id"),
	CONSTRAINT "follower_total_platform_id" CHECK ("follower_total"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "follower_total_count" CHECK ("follower_total"."follower_count" >= 5)
);
--> statement-breakpoint
ALTER TABLE "follower_total" ADD CONSTRAINT "follower_total_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follower_total_series_index" ON "follower_total" USING btree ("series_id");