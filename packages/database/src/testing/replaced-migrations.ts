import type { SqlRunner } from '../database.ts';
import { PROGRAM_SCHEMA } from '../program-schema.ts';

/** Version by version, the names and hashes of the migrations that the baseline replaced. */
export const REPLACED_MIGRATIONS: readonly (readonly [name: string, hash: string])[] = [
  ['0000_catalogue', '24d7880765438fe77a8df76d20111de3f32f43b594e4dc3fcb2c6b391dafeef8'],
  ['0001_guards', 'e2a0bed71b6ff0526d89b57345f7d5b8b2fc6a7041390bfab3f5d13e07c13c37'],
  ['0002_unused_assets', '5bbca1aedfcc0e57bac7cf1c999264b577f157ac83e96643fb432a119ccf6df7'],
  ['0003_lists', '82e3ca0f05b7c1153b0d353884d0c81c3a849e5b84ec3f5b52a5837f34305eb0'],
  ['0004_search', '8b9d9a04afb5e8020da292ee9eeeffd7f2a9e09eb0616fbbdacb3cdd0c1d260f'],
  ['0005_free_episodes', 'e9a4ee8ae02b42262c9d704224053e86e3616f0676107db755c71ee321ed46b3'],
  ['0006_job_progress', 'c74f7c824fbe670ea0b89abcb0257e872e291a21509fde0428c09dc2d5e635fe'],
  ['0007_episode_source', '835e09cdbaa6505c42c4dd8aabe584203b216f3f79205ad2926d5937181fce3a'],
  ['0008_platform_feature', 'e983b8b21bc2d173695c09276567706842c6cf7fe9c412f13b90bbe53ec5d66d'],
  ['0009_search_pieces', '5f660e87c8867e87c853720b7d061c9c54e4833295b659ca2fc628a0d48e5fad'],
  ['0010_book_identifiers', '56753416365c0fe2432dcd45511e7a7b9e33daf1ce54392be096fb131eecf9ba'],
  ['0011_catalogue_change', 'f02d63ee926b55a5ba5d4b2543a989a5c8117bc8e3b35c5524b0283ca0c5c1b6'],
  ['0012_public_pictures', 'a6f2c4563ec0bdd511a54d8c51e514cd5d7bd3b02737cfbca13b41efe2941687'],
  ['0013_catalogue_edition', 'ce2c2076e0edb9093b481aff4c7f4a603d64f33ae11ce3ae303b57f8ece019cb'],
  ['0014_blurred_pictures', '6d65517e931a096ece2c1383974921860240342a87b493339c1650fd99a04c82'],
  ['0015_gutters', 'd6340f9b494e44ad82853d78b9f385e8871996f9cc4fb8f61aee05a730f0c601'],
  ['0016_people', '61167b9170ba53f20aac849bef5ea610da8a026c048973bf6dd2f208bff65f6c'],
  ['0017_people_settings', 'dc1fc69d9da60dff17f65e8148f136d677e2553e652fb603ccd0666a8408bd7c'],
  ['0018_ledger', 'b10a692124a9f995f6ca1575c4b87a5597208cc41b12c466472651f8b4f218d1'],
  ['0019_ledger_guards', 'df35515ffd9f6eb2a3f2d063dda578e98ccd9163687f463d6d0b8d2ba826c985'],
  ['0020_code_ranges', '9cdbc06d708db6ee1bd90cf03ae843af55b729afe1ae5f919f4b95c4de1c7123'],
  ['0021_coins', 'ebcfbdc36b18b8a09411f88d8cac0515c7250e1d25d981aa60a2e12e06f511c1'],
  ['0022_transfer', 'cca8738d1d0d9f873dbd7b54c80c5aa9845383c342db615dedaa7ff4428d3aaa'],
  ['0023_transfer_rules', '899d0e95a34e6b1bfa0814bd3fc391d3ef3b280d64888832721d9327a634b1bb'],
  ['0024_purchase_rules', '6a16146a340fb2958db5bc7c015da976fef4d2e8014c0e5a48e9e4b9bd75c932'],
  ['0025_order_check_out', 'f22769284cbb3040231f139bbaee52d736f28cb9d2188d5379421efa661b7fb3'],
  ['0026_reading_share', '173eed403488f7f38f9da97ed6b03bbcda55374fd1e799b10c799abb081a9c77'],
  ['0027_closed_account_rules', '572a40b3983fe99a54ed16a1146c59e926f57fbf350c030a086a469e656a4854'],
  ['0028_store_product', 'd500962cf5e51255a1f66e49f9e26e77076cc1ce60bbb96e66027292dde13efe'],
  ['0029_forfeit', '631f99f40f311ec83f62b3198d90d2f6b42f5cc9a90e283d23a5d89b71d5ae60'],
  ['0030_co_reading', '63ed96bf06c63885a21e128c11905bc1a96cfb1e305b44cc90f123d56f985138'],
  ['0031_events', '6147ec6d4e44f9b4b75ec32d24ad93da3f5d58edbf366ef89e9c5d70af472685'],
  ['0032_event_edition', 'f7c94489bea6500da8c3c9fe575d92d5068b54a4bd0d5b4570e709cba0e923ee'],
  ['0033_comments', '0d832a6c2d545e2a2981e6d489a4a1f34d7a98ef71952692959e8f09e9cabf1d'],
  ['0034_comment_rules', '7a032574aeb15d6c605d855e92997c75f3123d86893707cf123572498b564ef0'],
  ['0035_support', '22ac715153a6b4ff275733a9cda0da58c9eef517b0ceeecde5dcb16c712addb9'],
  ['0036_notifications', '202482e6da4261bf9143117bcbf1fb1e00b200853b2287bf8d62818f4d4ec903'],
  ['0037_banner_place', 'c2cdd1c3ff36a9a8110a4a031dbbfce2c448ee9add1d4dbf4406f157dbee2dfd'],
  ['0038_push', '00a45b877914fa96374ca1c31beff11242dc48ef4428adefa7b51f8bac9b25fc'],
  ['0039_drafts', 'c19972e3e217fc1b7cfe779bdb4f04fe7895a2f6a20cbc12a13ef9433206b125'],
  ['0040_seal_heads', '8b487300103a2aa507f858494e805bfbd8486a08e466a2d071b957ff9f310053'],
  ['0041_offer_under_lock', '453f3dd688b64ef7bab9ea47596ded69905f58990ecd61ad99a4703a1d416794'],
  ['0042_kept_facts', '4cc3657b24ef4fe9fefa973ce25d24570937b41b75925b1c9cf6b2df6a20187c'],
];

/** A table, a column or an index that a migration makes, as drizzle writes it. */
const MADE = /^CREATE TABLE "(\w+)"|^ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"|^CREATE (?:UNIQUE )?INDEX "(\w+)"/gm;

/**
 * Makes a migrated test database look like one that the last version before the baseline has left: without what later
 * migrations have made.
 *
 * @param applied the migrations that it should list, by default all of them
 */
export async function returnToReplacedMigrations(
  runner: SqlRunner,
  applied: readonly (readonly [name: string, hash: string])[] = REPLACED_MIGRATIONS,
): Promise<void> {
  await runner.run('delete from schema_migration');
  for (const [, table, of, column, index] of PROGRAM_SCHEMA.migrations
    .slice(1)
    .flatMap(({ sql }) => [...sql.matchAll(MADE)])) {
    if (of !== undefined) await runner.run(`alter table if exists "${of}" drop column if exists "${column}" cascade`);
    else if (index !== undefined) await runner.run(`drop index if exists "${index}"`);
    else await runner.run(`drop table if exists "${table}" cascade`);
  }
  await runner.run('drop table schema_function');
  for (const [index, [name, hash]] of applied.entries()) {
    await runner.run('insert into schema_migration (version, name, hash, applied_at_ms) values ($1, $2, $3, 1)', [
      index + 1,
      name,
      hash,
    ]);
  }
}
