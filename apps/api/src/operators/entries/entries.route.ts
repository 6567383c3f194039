import { randomInt } from 'node:crypto';
import { OPERATOR_CALLS, type OperatorCall } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import type { Database, JobQueue } from '@longstrip/database';
import { isPlatformId } from '@longstrip/platform-config';
import * as v from 'valibot';
import { type AssetSource, type FileStore, readPublicPicture, storePublicPicture } from '../../catalogue/index.ts';
import { recodePicture } from '../../community/index.ts';
import { EVENT_OPERATOR_SENTENCES } from '../../money/index.ts';
import { type OperatorDecision, refusalBody, refuseOperator } from '../../shared/operator.ts';
import { answerTable, tableResponse } from '../access/answer-table.ts';
import { addCommand, addQuestion, below, malformed } from '../access/asked-routes.ts';
import { type AdminApp, readBody } from '../access/operator-guard.ts';
import { makeCouponCodes, noteCouponTable, writeCouponTable } from './coupon-codes.ts';
import { listEventEntries } from './event-entries.ts';
import { listGiftEntries } from './gift-entries.ts';
import { writeBannerTable, writeEventTable, writeSeriesTable } from './list-tables.ts';
import { listCouponEntries, listProductEntries, listRouletteEntries } from './offer-entries.ts';
import { writePrizeAddresses } from './prize-addresses.ts';
import { listBannerEntries, listPickEntries, listThemeEntries } from './showcase-entries.ts';
import { listFaqEntries, listNoticeEntries, listPolicyEntries } from './text-entries.ts';
import { listWordEntries } from './word-entries.ts';

export interface EntryParts {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly files: FileStore;
  /** The bytes of a picture; one that is drawn is drawn first. */
  readonly pictures: AssetSource;
  readonly nowMs: () => number;
}

const NO_SUCH_PICTURE = { code: 'PICTURE_UNKNOWN', sentence: 'there is no such picture.' };

/** The calls that list what `adminApply` changes, and what its forms need besides (record 0141). */
export function addEntryRoutes(app: AdminApp, parts: EntryParts): void {
  const { database, nowMs } = parts;
  const { orm } = database;
  const calls = OPERATOR_CALLS;
  addQuestion(app, calls.adminBanners, {
    asked: calls.adminBanners.asked,
    run: async (asked) => grant(await listBannerEntries(orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, calls.adminPicks, {
    asked: calls.adminPicks.asked,
    run: async (asked) => grant(await listPickEntries(orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, calls.adminThemes, {
    asked: calls.adminThemes.asked,
    run: async (asked) => grant(await listThemeEntries(orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, calls.adminProducts, {
    asked: calls.adminProducts.asked,
    run: async (asked) => grant(await listProductEntries(orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, calls.adminCoupons, {
    asked: calls.adminCoupons.asked,
    run: async (asked) => grant(await listCouponEntries(orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, calls.adminGifts, {
    asked: calls.adminGifts.asked,
    run: async (asked) => grant(await listGiftEntries(orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, calls.adminEvents, {
    asked: calls.adminEvents.asked,
    run: async (asked) => grant(await listEventEntries(orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, calls.adminRoulettes, {
    asked: calls.adminRoulettes.asked,
    run: async (asked) => grant(await listRouletteEntries(orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, calls.adminNotices, {
    asked: calls.adminNotices.asked,
    run: async (asked) => grant(await listNoticeEntries(orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, calls.adminFaqs, {
    asked: calls.adminFaqs.asked,
    run: async (asked) => grant(await listFaqEntries(orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, calls.adminPolicies, {
    asked: calls.adminPolicies.asked,
    run: async (asked) => grant(await listPolicyEntries(orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, calls.adminProhibitedWords, {
    asked: calls.adminProhibitedWords.asked,
    run: async (asked) => grant(await listWordEntries(orm, asked)),
    refusals: {},
  });
  addCommand(app, calls.adminCouponCodes, {
    asked: calls.adminCouponCodes.asked,
    run: (asked, operator) => makeCouponCodes({ ...parts, randomBelow: randomInt }, operator, asked, nowMs()),
    refusals: {},
  });
  app.get(below(calls.adminCouponTable), async (c) => {
    const asked = v.safeParse(calls.adminCouponTable.asked, c.req.query());
    if (!asked.success) return c.json(malformed(asked.issues[0].message), 400);
    await noteCouponTable(orm, c.get('operator'), asked.output, nowMs());
    return answerTable('coupons.csv', writeCouponTable(orm, asked.output, nowMs()));
  });
  addTableRoutes(app, parts);
  addPictureRoutes(app, parts);
}

/** Lists as files. */
function addTableRoutes(app: AdminApp, { database, nowMs }: EntryParts): void {
  const { orm } = database;
  const { adminCatalogueTable, adminBannerTable, adminEventTable, adminPrizeAddresses } = OPERATOR_CALLS;
  const addTable = <Asked extends { readonly platform: string }>(
    call: OperatorCall & { readonly asked: v.GenericSchema<unknown, Asked> },
    name: string,
    write: (asked: Asked) => AsyncGenerator<string>,
  ) => {
    app.get(below(call), (c) => {
      const asked = v.safeParse(call.asked, c.req.query());
      if (!asked.success) return c.json(malformed(asked.issues[0].message), 400);
      if (!isPlatformId(asked.output.platform)) return c.json(malformed('there is no such platform'), 400);
      return answerTable(`${name}-${asked.output.platform}.csv`, write(asked.output));
    });
  };
  addTable(adminCatalogueTable, 'series', (asked) => writeSeriesTable(orm, asked, nowMs()));
  addTable(adminBannerTable, 'banners', (asked) => writeBannerTable(orm, asked, nowMs()));
  addTable(adminEventTable, 'events', (asked) => writeEventTable(orm, asked, nowMs()));
  app.post(below(adminPrizeAddresses), async (c) => {
    const asked = v.safeParse(adminPrizeAddresses.asked, await readBody(c));
    if (!asked.success) return c.json(malformed(asked.issues[0].message), 400);
    const written = await writePrizeAddresses(database, c.get('operator'), asked.output, nowMs());
    if (written.ok) return tableResponse(`addresses-${asked.output.event}.csv`, written.value);
    return c.json(refusalBody({ code: written.code, sentence: EVENT_OPERATOR_SENTENCES[written.code] }), 400);
  });
}

function addPictureRoutes(app: AdminApp, parts: EntryParts): void {
  const { database, nowMs } = parts;
  addCommand(app, OPERATOR_CALLS.adminPictureStore, {
    asked: OPERATOR_CALLS.adminPictureStore.asked,
    run: ({ picture }) => storePicture(parts, Buffer.from(picture, 'base64')),
    refusals: {},
  });
  app.get(below(OPERATOR_CALLS.adminPicture), async (c) => {
    const asked = v.safeParse(OPERATOR_CALLS.adminPicture.asked, c.req.query());
    if (!asked.success) return c.json(malformed(asked.issues[0].message), 400);
    const { picture: id, isSmall } = asked.output;
    const found = await readPublicPicture(database.orm, parts.pictures, { id, isSmall });
    if (found === null) return c.json(refusalBody(NO_SUCH_PICTURE), 404);
    return c.body(new Uint8Array(found.bytes), 200, {
      ...{ 'content-type': found.mediaType, 'x-content-type-options': 'nosniff' },
      ...{ 'content-security-policy': "default-src 'none'; sandbox", 'cache-control': 'private, no-store' },
    });
  });

  async function storePicture(of: EntryParts, bytes: Buffer): Promise<OperatorDecision<StoredPicture>> {
    const coded = await recodePicture(bytes);
    if (coded === 'notPicture') {
      return refuseOperator('NOT_A_PICTURE', 'that is no picture: take a JPEG, PNG, WebP or GIF.');
    }
    if (coded === 'busy') return refuseOperator('API_UNAVAILABLE', 'too many pictures come at once: try again.');
    const { id, widthPx, heightPx, sizeBytes } = await storePublicPicture(of, coded, nowMs());
    return grant({ id, widthPx, heightPx, sizeBytes: sizeBytes ?? 0 });
  }
}

interface StoredPicture {
  readonly id: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly sizeBytes: number;
}
