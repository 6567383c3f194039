CREATE TABLE "platform_feature" (
	"platform_id" text NOT NULL,
	"feature" text NOT NULL,
	"is_on" boolean NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "platform_feature_platform_id_feature_pk" PRIMARY KEY("platform_id","feature"),
	CONSTRAINT "platform_feature_platform_id" CHECK ("platform_feature"."platform_id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "platform_feature_feature" CHECK ("platform_feature"."feature" in ('freetime'))
);
