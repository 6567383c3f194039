-- What nearly fits is found by pieces of its words, in the letters that are there anyway.
DROP TABLE "search_name";--> statement-breakpoint
DROP INDEX "series_search_title_index";--> statement-breakpoint
ALTER TABLE "series_search" DROP COLUMN "title_letters";
