-- Texts of functions that newer ones have replaced: a process of the version before does not bring them back.
ALTER TABLE "schema_function" ADD COLUMN "superseded" text[] DEFAULT '{}' NOT NULL;
