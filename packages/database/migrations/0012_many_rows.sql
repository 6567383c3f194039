CREATE INDEX IF NOT EXISTS "comment_hidden_index" ON "comment" USING btree ("platform_id","id") WHERE "comment"."blinded_at_ms" is not null and "comment"."deleted_at_ms" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "support_ticket_words_index" ON "support_ticket" USING gin (("title" || E'\n' || "text") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "user_coupon_used_index" ON "user_coupon" USING btree ("platform_id","coupon_id") WHERE "user_coupon"."used_at_ms" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "coin_order_provider_index" ON "coin_order" USING btree ("platform_id","provider","created_at_ms");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "webhook_event_received_index" ON "webhook_event" USING btree ("received_at_ms");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "webhook_event_source_index" ON "webhook_event" USING btree ("source","received_at_ms");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log_words_index" ON "audit_log" USING gin ((coalesce("before"::text, '') || E'\n' || coalesce("after"::text, '') || E'\n' || "subject_id") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "app_user_merged_index" ON "app_user" USING btree ("platform_id","merged_into_id") WHERE "app_user"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "rate_limit_beginning_index" ON "rate_limit" USING btree ("key" text_pattern_ops);