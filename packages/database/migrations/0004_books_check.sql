CREATE TABLE "books_check" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_at_ms" bigint NOT NULL,
	"broken_count" integer NOT NULL,
	CONSTRAINT "books_check_one_row" CHECK ("books_check"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "coin_order_updated_index" ON "coin_order" USING btree ("updated_at_ms");