CREATE TABLE "named_lock" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "named_lock" ("name") VALUES ('files');--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "reader_id" text;--> statement-breakpoint
ALTER TABLE "posting" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "posting" SET "reader_id" = "movement"."user_id" FROM "movement" WHERE "movement"."platform_id" = "posting"."platform_id" AND "movement"."id" = "posting"."movement_id";--> statement-breakpoint
ALTER TABLE "posting" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "posting" ALTER COLUMN "reader_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "coin_order_unrefunded_index" ON "coin_order" USING btree ("refund_asked_at_ms") WHERE "coin_order"."state" = 'refunded' and "coin_order"."refunded_at_ms" is null;