-- The threes of letters that a text is found by, exactly or nearly. A trusted extension: who may CREATE in the database may do this.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_name" (
	"name" text PRIMARY KEY NOT NULL,
	"letters" text NOT NULL,
	CONSTRAINT "search_name_name" CHECK ("search_name"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "series_search" (
	"platform_id" text NOT NULL,
	"series_id" integer NOT NULL,
	"title" text NOT NULL,
	"tags" text NOT NULL,
	"words" text NOT NULL,
	"title_letters" text NOT NULL,
	"word_letters" text NOT NULL,
	"form" integer NOT NULL,
	CONSTRAINT "series_search_platform_id_series_id_pk" PRIMARY KEY("platform_id","series_id"),
	CONSTRAINT "series_search_lines" CHECK ("series_search"."words" like E'\n%\n' and ("series_search"."tags" = '' or "series_search"."tags" like E'\n%\n'))
);
--> statement-breakpoint
ALTER TABLE "series_search" ADD CONSTRAINT "series_search_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_name_letters_index" ON "search_name" USING gist ("letters" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "series_search_series_index" ON "series_search" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "series_search_words_index" ON "series_search" USING gin ("word_letters" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "series_search_title_index" ON "series_search" USING gist ("title_letters" gist_trgm_ops);