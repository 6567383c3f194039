-- A picture of a few pixels beside the colour of a page, shown until the page has come. A job makes those of the pages that
-- are stored already.
ALTER TABLE "asset" ADD COLUMN "blurred" text;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_blurred" CHECK (length("asset"."blurred") <= 300 and "asset"."blurred" ~ '^data:image/webp.base64,[A-Za-z0-9+/]+=*$');