import { LOCALES, type Locale } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { notice, noticeText } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '../clock/fake-clock.ts';

/** Inserts a notice of a platform with its titles; by default visible and published now. */
export async function addNotice(
  db: Database,
  spec: Partial<typeof notice.$inferInsert> & { platformId: string; key: string },
  titles: Partial<Record<Locale, string>>,
): Promise<number> {
  const [row] = await db.orm
    .insert(notice)
    .values({ publishedAtMs: TEST_NOW_MS, createdAtMs: TEST_NOW_MS, updatedAtMs: TEST_NOW_MS, ...spec })
    .returning({ id: notice.id });
  if (row === undefined) throw new Error('The notice was not written');
  for (const locale of LOCALES) {
    const title = titles[locale];
    if (title === undefined) continue;
    await db.orm.insert(noticeText).values({ noticeId: row.id, locale, title, body: `Body: ${title}` });
  }
  return row.id;
}
