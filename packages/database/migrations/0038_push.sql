CREATE TABLE "push_message" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"after_ms" bigint NOT NULL,
	"until_ms" bigint NOT NULL,
	"decided_at_ms" bigint NOT NULL,
	"taken_at_ms" bigint,
	CONSTRAINT "push_message_platform_id_user_id_pk" PRIMARY KEY("platform_id","user_id"),
	CONSTRAINT "push_message_times" CHECK ("push_message"."after_ms" <= "push_message"."until_ms" and "push_message"."until_ms" <= "push_message"."decided_at_ms")
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"taken_push_at_ms" bigint,
	"refusal_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_subscription_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "push_subscription_id_unique" UNIQUE("platform_id","id"),
	CONSTRAINT "push_subscription_id" CHECK ("push_subscription"."id" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "push_subscription_endpoint" CHECK (char_length("push_subscription"."endpoint") between 1 and 1024),
	CONSTRAINT "push_subscription_p256dh" CHECK ("push_subscription"."p256dh" ~ '^[A-Za-z0-9_-]{87}$'),
	CONSTRAINT "push_subscription_auth" CHECK ("push_subscription"."auth" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "push_subscription_refusals" CHECK ("push_subscription"."refusal_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_platform_id_user_id_session_id_user_session_platform_id_user_id_id_fk" FOREIGN KEY ("platform_id","user_id","session_id") REFERENCES "public"."user_session"("platform_id","user_id","id") ON DELETE cascade ON UPDATE no action;