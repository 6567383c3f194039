CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"state" text NOT NULL,
	"options" jsonb NOT NULL,
	"mends" jsonb NOT NULL,
	"operator" jsonb,
	"progress" jsonb,
	"result" jsonb,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "upload_state" CHECK ("upload"."state" in ('OPEN', 'CHECKING', 'CHECKED', 'IMPORTING', 'IMPORTED', 'CANCELLED', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "upload_file" (
	"id" text PRIMARY KEY NOT NULL,
	"upload_id" text NOT NULL,
	"path" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	"created_at_ms" bigint NOT NULL,
	CONSTRAINT "upload_file_path_unique" UNIQUE("upload_id","path"),
	CONSTRAINT "upload_file_size" CHECK ("upload_file"."size_bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "upload_file" ADD CONSTRAINT "upload_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_owner_index" ON "upload" USING btree ("owner","created_at_ms");--> statement-breakpoint
CREATE INDEX "upload_updated_index" ON "upload" USING btree ("updated_at_ms");