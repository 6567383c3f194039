CREATE TABLE "reading_lease" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"device_id" text NOT NULL,
	"episode_id" integer NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"ends_at_ms" bigint NOT NULL,
	CONSTRAINT "reading_lease_platform_id_user_id_device_id_episode_id_pk" PRIMARY KEY("platform_id","user_id","device_id","episode_id"),
	CONSTRAINT "reading_lease_device" CHECK ("reading_lease"."device_id" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
);
--> statement-breakpoint
ALTER TABLE "reading_lease" ADD CONSTRAINT "reading_lease_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_lease" ADD CONSTRAINT "reading_lease_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_lease_episode_index" ON "reading_lease" USING btree ("episode_id");