import { describe, expect, test } from 'vitest';
import { type CookieJar, createCookieJar, signedInJar } from '../../testing/cookie-jar.ts';
import { NOW_MS } from '../../testing/fake-api.ts';
import { fakeBulk, fakeOption, fakeOwn } from '../../testing/fake-purchases.ts';
import { alertsOf, textOf } from '../../testing/read-form-page.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../../testing/site-under-test.ts';

const app = await compileApp();
const LOCKED = '/viewer/salt-crown/ep-2';
const SHEET = '/detail/salt-crown?buy=ep-2';

async function open(id: Parameters<typeof platformNamed>[0] = 'bom-us'): Promise<{ site: TestSite; jar: CookieJar }> {
  const site = createTestSite(app.build, { platform: platformNamed(id) });
  return { site, jar: await signedInJar(site, { platformId: id }) };
}

const optionsOf = (html: string) =>
  [...html.matchAll(/<input type="radio"[^>]*name="choice"[^>]*value="([^"]*)"[^>]*>/g)].map(([input, value]) => ({
    value,
    isChosen: input.includes('checked=""'),
  }));

/** The fields that a browser without script sends from the page's panel. */
function fieldsOf(html: string, choice?: string): Record<string, string> {
  const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const chosen = optionsOf(html).find(({ isChosen }) => isChosen)?.value ?? '';
  return { ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])), choice: choice ?? chosen };
}

const send = (site: TestSite, jar: CookieJar, path: string, fields: Record<string, string>) =>
  jar.ask(site, path, { method: 'POST', body: new URLSearchParams(fields) });
const purchasesOf = (site: TestSite) =>
  site.api.calls.filter(({ pathname }) => pathname === '/v1/purchase').map(({ body }) => JSON.parse(body));

/** Opens a page with a panel and presses its button. */
async function press(site: TestSite, jar: CookieJar, path: string, choice?: string): Promise<Response> {
  const html = await (await jar.ask(site, path)).text();
  return send(site, jar, path, fieldsOf(html, choice));
}

describe('the panel of a locked episode', () => {
  test.each([LOCKED, SHEET])('is drawn by the server at %s', async (path) => {
    const { site, jar } = await open();
    const html = await (await jar.ask(site, path)).text();
    const text = textOf(html);
    expect(text).toContain('Rent 72 hours. You can buy it when that ends. B 3');
    expect(text).toContain('Own Stays in your library');
    expect(text).toContain('Balance 7, afterwards 4');
    expect(text).toContain('2 bonus coins go first. They end on 2026.11.24.');
    expect(text).toContain('Rent for 3 coins');
    expect(optionsOf(html)).toEqual([
      { value: 'RENT:3::0:0', isChosen: true },
      { value: 'POSSESSION:5::0:0', isChosen: false },
    ]);
  });

  test('puts what is free first, and says what is cheapest without choosing it', async () => {
    const { site, jar } = await open();
    const gift = fakeOption({ purchaseType: 'RENT_GIFT', coins: 0, giftId: 'g1', useUntil: NOW_MS + 10 * 86_400_000 });
    const waiting = fakeOption({
      purchaseType: 'FREETIME',
      coins: 0,
      refusal: 'NOT_EVENT_REMAIN_TICKET',
      readyAt: NOW_MS + 312 * 60_000,
    });
    const cheapest = {
      kind: 'FREETIME',
      coins: 0,
      giftId: null,
      readyAt: waiting.readyAt,
      episodeCount: 1,
      savedCoins: 0,
    };
    site.api.purchases.quote({
      ways: [waiting, gift, fakeOption(), fakeOwn()],
      preselected: { purchaseType: 'RENT_GIFT', giftId: 'g1' },
      cheapest: { ...cheapest, kind: 'FREETIME' },
    });
    const html = await (await jar.ask(site, LOCKED)).text();
    expect(optionsOf(html).map(({ value }) => value)).toEqual([
      'RENT_GIFT:0:g1:0:0',
      'RENT:3::0:0',
      'POSSESSION:5::0:0',
    ]);
    expect(optionsOf(html)[0]?.isChosen).toBe(true);
    expect(textOf(html)).toContain('Free in 5 h 12 min Cheapest');
    expect(textOf(html)).toContain('Gift · use by 2026.12.01');
  });

  test('says what is missing, and offers points where they close the gap', async () => {
    const { site, jar } = await open();
    site.api.benefits.points = 3_400;
    const short = { missingCoins: 1, refusal: 'COIN_INSUFFICIENT' } as const;
    site.api.purchases.quote({
      balance: { coin: 2, bonusCoin: 0, freeCoin: 0, mileage: 3_400 },
      ways: [
        fakeOption({ ...short, exchange: { mileage: 3_000, bonusCoin: 15 } }),
        fakeOwn({ ...short, missingCoins: 3 }),
      ],
    });
    const html = await (await jar.ask(site, LOCKED)).text();
    expect(textOf(html)).toMatch(/Price B 3 Balance B 2 Still needed B 1 /);
    expect(textOf(html)).toContain('Exchange 3,000 M and rent for 3 coins');
    const answer = await send(site, jar, LOCKED, fieldsOf(html));
    expect(answer.status).toBe(303);
    const [exchange] = site.api.calls.filter(({ pathname }) => pathname === '/mileage');
    expect(JSON.parse(exchange?.body ?? '')).toMatchObject({ mileage: 3_000 });
    expect(purchasesOf(site)).toMatchObject([{ purchaseType: 'RENT', expectedCoin: 3 }]);
  });

  test('in the EU prices stand in money, too, by the dearest coins and rounded up', async () => {
    const { site, jar } = await open();
    site.api.purchases.quote({ dearestPack: { priceMinorUnits: 990, coins: 100, bonusCoins: 0 } });
    expect(textOf(await (await jar.ask(site, LOCKED)).text())).toContain('Rent for 3 coins ($0.30)');
    site.api.purchases.quote({
      ways: [fakeOption({ missingCoins: 1, refusal: 'COIN_INSUFFICIENT' })],
    });
    expect(textOf(await (await jar.ask(site, LOCKED)).text())).toContain('Price B 3 coins ($0.30)');
  });

  test('leads on where the episode can be read already', async () => {
    const { site, jar } = await open();
    site.api.purchases.quote({ access: { by: 'RENT', isGift: false, expiredAt: NOW_MS + 1 } });
    const html = await (await jar.ask(site, SHEET)).text();
    expect(html).toMatch(/href="\/viewer\/salt-crown\/ep-2"[^>]*>(?:<span[^>]*>)?Read now/);
    expect(optionsOf(html)).toEqual([]);
  });

  test.each([
    ['beltoon-jp', '3コインでレンタル'],
    ['delitoon-me', 'استئجار مقابل 3 عملات'],
  ] as const)('speaks the language of %s', async (id, label) => {
    const { site, jar } = await open(id);
    expect(textOf(await (await jar.ask(site, LOCKED)).text())).toContain(label);
  });
});

describe('a press of its button', () => {
  test('uses a gift that was taken meanwhile, and stops at one that is gone', async () => {
    const { site, jar } = await open();
    const gift = fakeOption({
      purchaseType: 'RENT_GIFT',
      coins: 0,
      giftId: 'g1',
      useUntil: NOW_MS + 86_400_000,
      isReceived: false,
    });
    site.api.purchases.quote({ ways: [gift], preselected: { purchaseType: 'RENT_GIFT', giftId: 'g1' } });
    site.api.benefits.refuse('POST /gift', 'NOT_FOUND_GIFT');
    await press(site, jar, LOCKED);
    expect(purchasesOf(site)).toEqual([]);
    site.api.benefits.refuse('POST /gift', 'ALREADY_GIVEN_GIFT');
    await press(site, jar, LOCKED);
    expect(purchasesOf(site)).toMatchObject([{ purchaseType: 'RENT_GIFT', giftId: 'g1' }]);
  });

  test.each([LOCKED, SHEET])('buys at the price that was named and opens the episode, from %s', async (path) => {
    const { site, jar } = await open();
    const answer = await press(site, jar, path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${LOCKED}?bought=RENT`]);
    expect(purchasesOf(site)).toEqual([
      {
        ...{ id: 102, purchaseType: 'RENT', expectedCoin: 3, giftId: null },
        requestId: expect.stringMatching(/^[\w-]{36}$/),
      },
    ]);
    const html = await (await jar.ask(site, `${LOCKED}?bought=RENT`)).text();
    // 72 hours after noon UTC, in Los Angeles.
    expect(textOf(html)).toMatch(/Rented until Nov 24, 4:00\sAM PST · 4 coins left/);
  });

  test('buys to own', async () => {
    const { site, jar } = await open();
    await press(site, jar, LOCKED, 'POSSESSION:5::0:0');
    expect(purchasesOf(site)).toMatchObject([{ purchaseType: 'POSSESSION', expectedCoin: 5 }]);
    expect(textOf(await (await jar.ask(site, `${LOCKED}?bought=POSSESSION`)).text())).toContain(
      'It is yours · 2 coins left',
    );
  });

  test('asks once more under the same id when the answer is lost', async () => {
    const { site, jar } = await open();
    site.api.purchases.loseAnswers(1);
    const answer = await press(site, jar, LOCKED);
    expect(answer.headers.get('location')).toBe(`${LOCKED}?bought=RENT`);
    const ids = purchasesOf(site).map(({ requestId }) => requestId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  test('says that nothing is known yet when no answer comes; the next press asks under the same id', async () => {
    const { site, jar } = await open();
    site.api.breakList('/v1/purchase');
    const html = await (await press(site, jar, LOCKED)).text();
    expect(alertsOf(html)).toEqual([
      'We do not know yet whether this went through. Press again to check: nothing is bought twice.',
    ]);
    const ids = purchasesOf(site).map(({ requestId }) => requestId);
    expect(new Set([...ids, fieldsOf(html).requestId]).size).toBe(1);
    expect(ids.length).toBe(2);
  });

  test('whose answer is lost for good shows the episode, since it was bought', async () => {
    const { site, jar } = await open();
    site.api.purchases.loseAnswers(2);
    const html = await (await press(site, jar, LOCKED)).text();
    expect(optionsOf(html)).toEqual([]);
    expect(site.api.purchases.bought()).toEqual(['ep-2']);
  });

  test.each([
    ['PRICE_CHANGED', 200, 'The price has changed. Please check the new one before you confirm. No coins were spent.'],
    [
      'RENT_PURCHASE_IMPOSSIBLE',
      200,
      'You are renting this episode already. You can rent it again when the time is up. No coins were spent.',
    ],
    [
      'POSSESSION_PURCHASE_IMPOSSIBLE',
      200,
      'You are renting this episode already. You can buy it when the rental has ended. No coins were spent.',
    ],
    ['EXIST_LIBRARY', 200, 'This episode is already in your library. You can read it now. No coins were spent.'],
    ['UN_MATCHED_RENT_SALE_TYPE', 200, 'This episode is not for rent. You can buy it instead. No coins were spent.'],
    [
      'UN_MATCHED_POSSESSION_SALE_TYPE',
      200,
      'This episode is not for sale. You can rent it instead. No coins were spent.',
    ],
    ['NOT_FOUND_GIFT', 200, 'This gift is no longer available. Please look for others in your gift box.'],
  ])('refused with %s says why, with a panel of now', async (code, status, sentence) => {
    const { site, jar } = await open();
    site.api.purchases.refuse(code);
    const answer = await press(site, jar, LOCKED);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(alertsOf(html)).toEqual([sentence]);
    expect(optionsOf(html).length).toBe(2);
  });

  test('refused with ADULT_ONLY_CONTENTS leads to the age check, and back', async () => {
    const { site, jar } = await open();
    site.api.purchases.refuse('ADULT_ONLY_CONTENTS');
    const answer = await press(site, jar, SHEET);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/user/adult?callback=${encodeURIComponent(SHEET)}`,
    ]);
  });

  test('that no page of ours sends buys nothing', async () => {
    const { site, jar } = await open();
    const fields = { id: '102', requestId: 'made-up-by-a-client', choice: 'PERMANENT:0::0:0' };
    expect((await send(site, jar, LOCKED, fields)).status).toBe(400);
    expect(purchasesOf(site)).toEqual([]);
  });

  test('of a guest leads to the log-in, and back to the same episode', async () => {
    const { site } = await open();
    const guest = createCookieJar();
    const fields = { id: '102', requestId: 'made-up-by-a-client', choice: 'RENT:3::0:0' };
    const answer = await send(site, guest, LOCKED, fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/user/login?callback=${encodeURIComponent(LOCKED)}`,
    ]);
    expect(site.api.purchases.bought()).toEqual([]);
  });

  test('of another site buys nothing', async () => {
    const { site, jar } = await open();
    const body = new URLSearchParams({ id: '102', requestId: 'made-up-by-a-client', choice: 'RENT:3::0:0' });
    const answer = await jar.ask(site, LOCKED, { method: 'POST', body, headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
    expect(purchasesOf(site)).toEqual([]);
  });
});

describe('the page of a series', () => {
  test('has rows that open the panel for a reader, and the log-in for a guest', async () => {
    const { site, jar } = await open();
    expect(await (await jar.ask(site, '/detail/salt-crown')).text()).toContain('href="/detail/salt-crown?buy=ep-2"');
    const guest = await (await site.ask('/detail/salt-crown')).text();
    expect(guest).toContain('href="/viewer/salt-crown/ep-2"');
    expect(guest).not.toContain('?buy=');
    const sent = await site.ask(SHEET, { redirect: 'manual' });
    expect([sent.status, sent.headers.get('location')]).toEqual([302, LOCKED]);
  });

  test('offers all episodes at once, with what that saves, and buys them', async () => {
    const { site, jar } = await open();
    site.api.purchases.quote({ bulk: [fakeBulk()], balance: { coin: 40, bonusCoin: 0, freeCoin: 0, mileage: 0 } });
    const page = textOf(await (await jar.ask(site, '/detail/salt-crown')).text());
    expect(page).toContain('Buy all Save 16%');
    const html = await (await jar.ask(site, '/detail/salt-crown?buyAll=1')).text();
    expect(textOf(html)).toContain('12 episodes · without the 3 episodes you already have');
    expect(textOf(html)).toMatch(/Bought one by one B 36 You save 16% B 6 /);
    expect(textOf(html)).toContain('Own 12 for 30 coins');
    expect(optionsOf(html).filter(({ isChosen }) => isChosen)).toHaveLength(1);
    const answer = await send(site, jar, '/detail/salt-crown?buyAll=1', fieldsOf(html));
    expect(answer.headers.get('location')).toBe('/detail/salt-crown?bought=ALL_POSSESSION');
    expect(purchasesOf(site)).toMatchObject([{ purchaseType: 'ALL_POSSESSION', expectedCoin: 30 }]);
  });

  test.each([
    ['the cheaper one', 20, 30, 'ALL_RENT'],
    ['owning, where renting costs as much', 30, 30, 'ALL_POSSESSION'],
    ['owning, where renting costs more', 31, 30, 'ALL_POSSESSION'],
  ] as const)('chooses %s of what buys all', async (_, rent, own, chosen) => {
    const { site, jar } = await open();
    const rental = fakeBulk({ purchaseType: 'ALL_RENT', coins: rent, hours: 72 });
    site.api.purchases.quote({ bulk: [rental, fakeBulk({ coins: own })] });
    const options = optionsOf(await (await jar.ask(site, '/detail/salt-crown?buyAll=1')).text());
    expect(options.filter(({ isChosen }) => isChosen).map(({ value }) => value?.split(':')[0])).toEqual([chosen]);
  });

  test('says nothing of a saving where buying all saves nothing', async () => {
    const { site, jar } = await open();
    site.api.purchases.quote({
      bulk: [fakeBulk({ coins: 36, savedCoins: 0, percent: 0, leftOutCount: 0, missingCoins: 29 })],
    });
    const text = textOf(await (await jar.ask(site, '/detail/salt-crown?buyAll=1')).text());
    expect(text).not.toContain('You save');
    expect(text).not.toContain('you already have');
    expect(text).toContain('You come back to this series.');
  });

  test.each([
    ['its prices', [fakeOption()], 'Rent: 3 coins · Own: 5 coins'],
    [
      'the ticket that is ready',
      [fakeOption({ purchaseType: 'FREETIME', coins: 0 }), fakeOption()],
      'Free ticket ready',
    ],
    [
      'its prices while the ticket fills',
      [
        fakeOption({ purchaseType: 'FREETIME', coins: 0, readyAt: NOW_MS + 9, refusal: 'NOT_EVENT_REMAIN_TICKET' }),
        fakeOption(),
      ],
      'Rent: 3 coins · Own: 5 coins',
    ],
  ] as const)('a locked next episode shows %s', async (_, options, sentence) => {
    const { site, jar } = await open();
    site.api.purchases.quote({ ways: [...options] });
    expect(textOf(await (await jar.ask(site, '/viewer/salt-crown/ep-1')).text())).toContain(sentence);
    const guest = textOf(await (await site.ask('/viewer/salt-crown/ep-1')).text());
    expect(guest).toContain('Rent: 3 coins · Own: 5 coins');
  });

  test.each([
    ['ready', null, null, 'Free ticket ready'],
    ['counting down', NOW_MS + 18_753_000, 'NOT_EVENT_REMAIN_TICKET', 'Ready in 05:12:33'],
  ] as const)('says of a ticket that it is %s', async (_, readyAt, refusal, sentence) => {
    const { site, jar } = await open();
    site.api.change({ freetime: { refillHours: 24, excludedNewest: 0 } });
    const ticket = fakeOption({ purchaseType: 'FREETIME', coins: 0, readyAt, refusal });
    site.api.purchases.quote({ ways: [ticket, fakeOption()] });
    expect(textOf(await (await jar.ask(site, '/detail/salt-crown')).text())).toContain(sentence);
    const guest = textOf(await (await site.ask('/detail/salt-crown')).text());
    expect(guest).not.toContain(sentence);
  });
});

/** The amounts in the wallets of a page's frame. */
const pillsOf = (html: string) =>
  [...html.matchAll(/aria-label="Your coins[^"]*"[^>]*>.*?<bdi[^>]*>(.*?)<\/bdi>/g)].map(([, amount]) => amount);

test.each([
  '/',
  '/my',
  '/shop',
  SHEET,
  LOCKED,
  '/detail/salt-crown?buyAll=1',
  '/history/charge',
  '/history/use',
  '/no-such-page',
])('the wallet of %s has its coins in the document, before any script', async (path) => {
  const { site, jar } = await open();
  const pills = pillsOf(await (await jar.ask(site, path)).text());
  expect(new Set(pills)).toEqual(new Set(path === LOCKED && pills.length === 0 ? [] : ['1,234']));
});

test('a balance that the api does not tell is unknown, never none; a guest is offered the log-in', async () => {
  const { site, jar } = await open();
  site.api.breakList('/asset/wallet');
  const reader = await (await jar.ask(site, '/')).text();
  expect(new Set(pillsOf(reader))).toEqual(new Set(['–']));
  const guest = await (await site.ask('/')).text();
  expect(guest).not.toContain('Your coins');
  expect(guest).toMatch(/href="\/user\/login"[^>]*aria-label="Log in"/);
});
