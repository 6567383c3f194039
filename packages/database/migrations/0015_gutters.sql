-- Plain rows of a slice of a strip, where it may be cut into screens. A job looks for those of the pages that are stored already.
ALTER TABLE "asset" ADD COLUMN "gutters" jsonb;