ALTER TABLE "coin_order" ADD COLUMN "checkout_url" text;--> statement-breakpoint
ALTER TABLE "coin_order" ADD COLUMN "store_number" text;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_order_id_unique" ON "coin_order" USING btree ("id");