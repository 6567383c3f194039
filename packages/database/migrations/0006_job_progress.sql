CREATE TABLE "job_progress" (
	"job" text PRIMARY KEY NOT NULL,
	"done_until_ms" bigint NOT NULL,
	CONSTRAINT "job_progress_job" CHECK ("job_progress"."job" <> '')
);
