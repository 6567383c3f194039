CREATE TABLE "lot" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"remaining" bigint DEFAULT 0 NOT NULL,
	"acquired_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint,
	"movement_id" bigint NOT NULL,
	"lot_no" integer NOT NULL,
	"origin_lot_id" bigint,
	CONSTRAINT "lot_platform_id_user_id_id_pk" PRIMARY KEY("platform_id","user_id","id"),
	CONSTRAINT "lot_kind" CHECK ("lot"."kind" in ('COIN', 'FREE_COIN', 'BONUS', 'MILEAGE')),
	CONSTRAINT "lot_source" CHECK ("lot"."source" in ('PAYMENT', 'COUPON', 'MILEAGE', 'REWARD', 'EVENT', 'ADMIN', 'OFFERWALL')),
	CONSTRAINT "lot_remaining" CHECK ("lot"."remaining" between 0 and "lot"."amount"),
	CONSTRAINT "lot_amount" CHECK ("lot"."amount" > 0 and "lot"."amount" <= 9007199254740991),
	CONSTRAINT "lot_times" CHECK ("lot"."acquired_at_ms" > 0 and "lot"."acquired_at_ms" < "lot"."expires_at_ms"),
	CONSTRAINT "lot_bonus_ends" CHECK ("lot"."kind" <> 'BONUS' or "lot"."expires_at_ms" is not null)
);
--> statement-breakpoint
CREATE TABLE "movement" (
	"platform_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"cause" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"event_id" text,
	"reverses_id" bigint,
	"created_at_ms" bigint NOT NULL,
	"made_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "movement_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "movement_type" CHECK ("movement"."type" in ('CHARGE', 'USE', 'EXPIRE', 'CANCEL', 'REFUND_PURCHASE', 'EXCHANGE', 'MERGE')),
	CONSTRAINT "movement_cause" CHECK ("movement"."cause" ~ '^[^[:cntrl:]]{1,200}$'),
	CONSTRAINT "movement_key" CHECK ("movement"."idempotency_key" ~ '^[^[:cntrl:]]{1,200}$'),
	CONSTRAINT "movement_event" CHECK ("movement"."event_id" ~ '^[^[:cntrl:]]{1,200}$'),
	CONSTRAINT "movement_created_at" CHECK ("movement"."created_at_ms" > 0)
);
--> statement-breakpoint
CREATE TABLE "movement_seal" (
	"platform_id" text NOT NULL,
	"position" bigint NOT NULL,
	"movement_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at_ms" bigint NOT NULL,
	"sealed_before" "xid8" NOT NULL,
	CONSTRAINT "movement_seal_platform_id_position_pk" PRIMARY KEY("platform_id","position"),
	CONSTRAINT "movement_seal_position" CHECK ("movement_seal"."position" >= 1),
	CONSTRAINT "movement_seal_hash" CHECK ("movement_seal"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "posting" (
	"platform_id" text NOT NULL,
	"movement_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"account" text NOT NULL,
	"user_id" text,
	"lot_id" bigint,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "posting_platform_id_movement_id_line_no_pk" PRIMARY KEY("platform_id","movement_id","line_no"),
	CONSTRAINT "posting_account" CHECK ("posting"."account" in ('WALLET', 'DEBT', 'ISSUED', 'USED', 'EXPIRED', 'CANCELLED', 'EXCHANGED')),
	CONSTRAINT "posting_kind" CHECK ("posting"."kind" in ('COIN', 'FREE_COIN', 'BONUS', 'MILEAGE')),
	CONSTRAINT "posting_amount" CHECK ("posting"."amount" <> 0 and abs("posting"."amount") <= 9007199254740991),
	CONSTRAINT "posting_owner" CHECK (("posting"."account" in ('WALLET', 'DEBT')) = ("posting"."user_id" is not null) and ("posting"."account" = 'WALLET') = ("posting"."lot_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"platform_id" text NOT NULL,
	"user_id" text NOT NULL,
	"debt_coins" bigint DEFAULT 0 NOT NULL,
	"debt_points" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallet_platform_id_user_id_pk" PRIMARY KEY("platform_id","user_id"),
	CONSTRAINT "wallet_debt" CHECK ("wallet"."debt_coins" >= 0 and "wallet"."debt_points" >= 0)
);
--> statement-breakpoint
ALTER TABLE "lot" ADD CONSTRAINT "lot_platform_id_user_id_wallet_platform_id_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."wallet"("platform_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot" ADD CONSTRAINT "lot_platform_id_movement_id_movement_platform_id_id_fk" FOREIGN KEY ("platform_id","movement_id") REFERENCES "public"."movement"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_platform_id_user_id_wallet_platform_id_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."wallet"("platform_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_platform_id_movement_id_movement_platform_id_id_fk" FOREIGN KEY ("platform_id","movement_id") REFERENCES "public"."movement"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_lot_fk" FOREIGN KEY ("platform_id","user_id","lot_id") REFERENCES "public"."lot"("platform_id","user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet" ADD CONSTRAINT "wallet_platform_id_user_id_app_user_platform_id_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."app_user"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lot_movement_unique" ON "lot" USING btree ("platform_id","movement_id","lot_no");--> statement-breakpoint
CREATE INDEX "lot_expiry_index" ON "lot" USING btree ("expires_at_ms") WHERE "lot"."expires_at_ms" is not null;--> statement-breakpoint
CREATE INDEX "lot_origin_index" ON "lot" USING btree ("platform_id","origin_lot_id") WHERE "lot"."origin_lot_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "movement_key_unique" ON "movement" USING btree ("platform_id","user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "movement_event_unique" ON "movement" USING btree ("platform_id","event_id") WHERE "movement"."event_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "movement_reverses_unique" ON "movement" USING btree ("platform_id","reverses_id") WHERE "movement"."reverses_id" is not null;--> statement-breakpoint
CREATE INDEX "movement_made_in_index" ON "movement" USING btree ("platform_id","made_in");--> statement-breakpoint
CREATE UNIQUE INDEX "movement_seal_movement_unique" ON "movement_seal" USING btree ("platform_id","movement_id");--> statement-breakpoint
CREATE INDEX "posting_lot_index" ON "posting" USING btree ("platform_id","user_id","lot_id") WHERE "posting"."user_id" is not null;