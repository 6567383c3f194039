import type { Database } from '@longstrip/database';
import { expect, vi } from 'vitest';

/** The requests that purchases in a database came from. */
export async function purchasesIn(database: Database): Promise<string[]> {
  const rows = await database.run(
    `select substr(idempotency_key, length('purchase/') + 1) as id from purchase
     join movement on movement.platform_id = purchase.platform_id and movement.id = purchase.movement_id
     where starts_with(idempotency_key, 'purchase/')`,
  );
  return rows.map(({ id }) => String(id));
}

/** Each picture of a work’s page, and of its free episode, has the same bytes at both sites. */
export async function expectSamePictures(site: string, original: string, alias: string): Promise<void> {
  const addressesIn = async (path: string) => {
    const page = (await (await fetch(`${site}${path}`)).text()).replaceAll('&amp;', '&');
    return [...page.matchAll(/ src="(\/_\/image\?url=[^"]+)"/g)].map(([, address]) => String(address));
  };
  // A job prepares them.
  const inDetail = async () => {
    const found = await addressesIn(`/detail/${alias}`);
    return found.length > 0 && found;
  };
  const found = await vi.waitUntil(inDetail, { timeout: 60_000, interval: 200 });
  const addresses = new Set([...found, ...(await addressesIn(`/viewer/${alias}/1`))]);
  expect(addresses.size).toBeGreaterThan(1);
  for (const address of addresses) {
    const [here, there] = await Promise.all(
      [site, original].map(async (origin) => {
        const answer = await fetch(new URL(address, origin));
        return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
      }),
    );
    expect([address, here?.status, here?.bytes.equals(there?.bytes ?? Buffer.alloc(0))]).toEqual([address, 200, true]);
  }
}
