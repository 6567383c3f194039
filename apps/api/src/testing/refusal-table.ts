import { type PageBehaviour, pageBehaviour, REFUSAL_STATUS } from '@longstrip/api-contract';
import { isRefusalCode, REFUSALS_BY_BLOCK, type RefusalBlock, type RefusalCodeOf } from '@longstrip/core';
import { loadServerMessages, refusalMessageKeyIn } from '@longstrip/messages';
import { expect, test } from 'vitest';
import { at } from './expect-shape.ts';
import type { TestAnswer } from './test-api.ts';

/** A request that provokes a code. */
export interface Provocation {
  readonly how: string;
  readonly ask: () => Promise<TestAnswer>;
}

/** The answer for a code of section 8, and what the page does then. */
export interface RefusalRow {
  readonly status: number;
  readonly page: PageBehaviour;
  readonly provoked: readonly Provocation[];
}

/** Every code of a block of section 8; if one is missing, it does not compile. */
export type RefusalTable<Block extends RefusalBlock> = { readonly [Code in RefusalCodeOf<Block>]: RefusalRow };

export const STAY: PageBehaviour = { kind: 'stay' };
export const RELOAD: PageBehaviour = { kind: 'reload' };
export const goTo = (address: Extract<PageBehaviour, { kind: 'goTo' }>['address']): PageBehaviour => ({
  kind: 'goTo',
  address,
});

/** One test for each request of the table, and one that the table is complete. */
export function testRefusals<Block extends RefusalBlock>(block: Block, table: RefusalTable<Block>): void {
  const rows: readonly (readonly [string, RefusalRow])[] = Object.entries(table);
  test(`the table has every code of section 8’s block ${block}, each provoked`, () => {
    const provoked = rows.filter(([, row]) => row.provoked.length > 0).map(([code]) => code);
    expect(new Set(provoked)).toEqual(new Set<string>(REFUSALS_BY_BLOCK[block]));
  });

  const cases = rows.flatMap(([code, row]) => row.provoked.map(({ how, ask }) => ({ code, row, how, ask })));
  test.each(cases)(`${block}, $code: $how`, async ({ code, row, ask }) => {
    if (!isRefusalCode(code)) throw new Error(`${code} is no refusal`);
    const { status, json } = await ask();
    expect([status, at(json, 'result'), at(json, 'error.code')]).toEqual([row.status, 'ERROR', code]);
    expect(at(json, 'data')).toBeUndefined();
    expect(REFUSAL_STATUS[code]).toBe(row.status);
    expect(pageBehaviour(block, code)).toEqual(row.page);
    // An error of ours only says that it is one; the page has the block's own sentence for it.
    const messages: Readonly<Record<string, string>> = await loadServerMessages('en-US');
    const key = code === 'UNKNOWN' ? 'error.UNKNOWN' : refusalMessageKeyIn(block, code);
    expect(at(json, 'error.message')).toBe(messages[key]);
    expect(messages[refusalMessageKeyIn(block, code)]).toBeTruthy();
  });
}
