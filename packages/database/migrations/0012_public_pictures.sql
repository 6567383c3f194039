-- What is public is a picture made for that (D39). What was shown so far is kept as the source of the new pictures, which a
-- job makes; no page stays where it has a public address. Drawn pictures are made for their place already.
ALTER TABLE "episode" ADD COLUMN "thumbnail_source_id" text;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "cover_source_id" text;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "cover_kind" text;--> statement-breakpoint
ALTER TABLE "episode" ADD CONSTRAINT "episode_thumbnail_source_id_asset_id_fk" FOREIGN KEY ("thumbnail_source_id") REFERENCES "public"."asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_cover_source_id_asset_id_fk" FOREIGN KEY ("cover_source_id") REFERENCES "public"."asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "episode_thumbnail_source_index" ON "episode" USING btree ("thumbnail_source_id");--> statement-breakpoint
CREATE INDEX "episode_thumbnail_due_index" ON "episode" USING btree ("series_id") WHERE "episode"."thumbnail_source_id" is not null and "episode"."thumbnail_asset_id" is null;--> statement-breakpoint
CREATE INDEX "series_cover_source_index" ON "series" USING btree ("cover_source_id");--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_cover_kind" CHECK ("series"."cover_kind" in ('SERIES', 'BOOK', 'PAGE'));--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_cover" CHECK (("series"."cover_source_id" is null) = ("series"."cover_kind" is null));--> statement-breakpoint
UPDATE "series" SET "cover_source_id" = "shown"."asset_id",
  "cover_kind" = CASE WHEN EXISTS (SELECT 1 FROM "page" WHERE "page"."asset_id" = "shown"."asset_id") THEN 'PAGE' ELSE 'BOOK' END
FROM "series_thumbnail" AS "shown"
WHERE "shown"."series_id" = "series"."id" AND "shown"."type" = 'COVER' AND "shown"."asset_id" NOT LIKE 'drawn:%';
--> statement-breakpoint
DELETE FROM "series_thumbnail" USING "series"
WHERE "series"."id" = "series_thumbnail"."series_id"
  AND ("series"."cover_kind" = 'PAGE' OR ("series"."cover_kind" = 'BOOK' AND "series_thumbnail"."type" = 'COVER'));
--> statement-breakpoint
UPDATE "episode" SET "thumbnail_source_id" = "thumbnail_asset_id", "thumbnail_asset_id" = NULL WHERE "thumbnail_asset_id" NOT LIKE 'drawn:%';
--> statement-breakpoint
UPDATE "banner" SET "phone_asset_id" = NULL
WHERE EXISTS (SELECT 1 FROM "page" WHERE "page"."asset_id" = "phone_asset_id") OR EXISTS (SELECT 1 FROM "text_asset" WHERE "text_asset"."asset_id" = "phone_asset_id");
--> statement-breakpoint
UPDATE "banner" SET "desktop_asset_id" = NULL
WHERE EXISTS (SELECT 1 FROM "page" WHERE "page"."asset_id" = "desktop_asset_id") OR EXISTS (SELECT 1 FROM "text_asset" WHERE "text_asset"."asset_id" = "desktop_asset_id");
