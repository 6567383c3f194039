ALTER TABLE "account_transfer" DROP CONSTRAINT "account_transfer_state";--> statement-breakpoint
ALTER TABLE "movement" DROP CONSTRAINT "movement_type";--> statement-breakpoint
ALTER TABLE "posting" DROP CONSTRAINT "posting_account";--> statement-breakpoint
ALTER TABLE "one_time_code" DROP CONSTRAINT "one_time_code_purpose";--> statement-breakpoint
ALTER TABLE "account_transfer" ALTER COLUMN "confirmed_at_ms" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_transfer" ALTER COLUMN "summary" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_transfer" ADD COLUMN "chosen_at_ms" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "account_transfer" ADD CONSTRAINT "account_transfer_confirmed" CHECK (("account_transfer"."state" = 'chosen') = ("account_transfer"."confirmed_at_ms" is null) and ("account_transfer"."state" = 'chosen') = ("account_transfer"."summary" is null));--> statement-breakpoint
ALTER TABLE "account_transfer" ADD CONSTRAINT "account_transfer_state" CHECK ("account_transfer"."state" in ('chosen', 'confirmed', 'coins', 'done'));--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_type" CHECK ("movement"."type" in ('CHARGE', 'USE', 'EXPIRE', 'CANCEL', 'REFUND_PURCHASE', 'EXCHANGE', 'MERGE', 'TRANSFER'));--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_account" CHECK ("posting"."account" in ('WALLET', 'DEBT', 'ISSUED', 'USED', 'EXPIRED', 'CANCELLED', 'EXCHANGED', 'CLEARING'));--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_purpose" CHECK ("one_time_code"."purpose" in ('SIGN_UP_MAIL', 'SIGN_UP_PHONE', 'CONFIRM_MAIL', 'CHANGE_MAIL', 'FIND_ID', 'FIND_PASSWORD', 'RESET_LINK', 'WITHDRAWAL', 'NICE', 'TRANSFER', 'VERIFIED'));