CREATE TABLE "named_lock" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "reader_id" text;