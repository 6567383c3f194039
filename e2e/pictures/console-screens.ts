import { expect, type Page } from '@playwright/test';

/** A screen of the console. */
export interface ConsoleScreen {
  /** Part of the file's name, and the title on the contact sheet. */
  name: string;
  path: string;
  /** The page is the first one of the list at `path` that a link with this beginning leads to. */
  link?: string;
  /** What an operator does there before the screenshot. */
  act?: (page: Page) => Promise<void>;
}

const US = 'bom-us';
const of = (path: string) => `${path}${path.includes('?') ? '&' : '?'}platform=${US}`;
const list = (name: string, path: string): ConsoleScreen => ({ name, path: of(path) });
const one = (name: string, path: string, link = path, act?: ConsoleScreen['act']): ConsoleScreen => ({
  ...{ name, path: of(path), link: `${link}/` },
  ...(act === undefined ? {} : { act }),
});

/** Every screen of the console, in the order of its navigation. */
export const CONSOLE_SCREENS: readonly ConsoleScreen[] = [
  { name: 'home', path: '/' },
  { name: 'search', path: '/', act: searchFor('Demo') },
  list('find', '/readers?text=demo'),
  one('reader', '/readers?text=DemoReader', `/readers/${US}`),
  one('reader-grant', '/readers?text=DemoReader', `/readers/${US}`, open('Grant coins')),
  one('reader-library', '/readers?text=DemoReader', `/readers/${US}`, follow('What they may read')),
  list('tickets', '/tickets'),
  one('ticket', '/tickets', `/tickets/${US}`),
  list('saved-replies', '/saved-replies'),
  list('comments', '/comments'),
  list('orders', '/orders'),
  one('order', '/orders', `/orders/${US}`),
  one('order-refund', '/orders', `/orders/${US}`, openAny(['Refund', 'Refund against the rule'])),
  list('doubles', '/payments/doubles'),
  list('owed', '/payments/owed'),
  list('hand-over', '/hand-over'),
  { name: 'requests', path: '/requests' },
  ...['sales', 'coins', 'series', 'readers', 'retention', 'shares'].map((view) =>
    list(`numbers-${view}`, `/numbers?view=${view}`),
  ),
  list('books', '/books'),
  list('catalogue', '/series'),
  one('series', '/series'),
  one('series-platforms', '/series', '/series', follow('Platforms and drafts')),
  one('series-editions', '/series', '/series', follow('All languages')),
  one('series-episodes', '/series', '/series', follow('Episodes')),
  one('preview', '/series', '/series', open('Preview')),
  { name: 'episode', path: of('/series'), link: '/series/', act: openEpisode },
  { name: 'takedown', path: of('/series'), link: '/series/', act: follow('Takedown') },
  list('calendar', '/calendar'),
  list('calendar-week', '/calendar?view=week'),
  list('prices', '/prices'),
  { ...list('prices-change', '/prices'), act: changePrice },
  { name: 'uploads', path: '/uploads' },
  one('upload', '/uploads', '/uploads', goToVerdicts),
  ...lists('window', ['banners', 'picks', 'themes']),
  ...lists('offers', ['packs', 'coupons', 'events', 'roulettes']),
  { name: 'coupon-codes', path: `/offers/coupon-codes/${US}` },
  { name: 'event-entries', path: of('/offers/events'), link: `/offers/events/${US}/`, act: addressEnds('/entries') },
  ...lists('texts', ['notices', 'faq', 'policies']),
  { name: 'log', path: '/log' },
  { name: 'log-entry', path: '/log', act: openEntry },
  { name: 'health', path: '/health' },
  { name: 'health-jobs', path: '/health?view=jobs' },
  { name: 'health-events', path: '/health?view=events' },
  { name: 'operators', path: '/operators' },
  { name: 'operators-invite', path: '/operators', act: open('Invite an operator') },
  { name: 'tokens', path: '/tokens' },
  { name: 'account', path: '/account' },
  { name: 'missing', path: '/nothing-here' },
];

/** The screens that are also taken in Japanese and Korean. */
export const TRANSLATED: readonly string[] = ['home', 'tickets', 'orders', 'calendar-week', 'numbers-sales', 'coupons'];

/** A list, its first entry, and the form of a new one. */
function lists(area: string, names: readonly string[]): ConsoleScreen[] {
  return names.flatMap((name) => {
    const path = `/${area}/${name}`;
    return [
      list(name, path),
      one(`${name}-one`, path, `${path}/${US}`),
      { name: `${name}-new`, path: `${path}/${US}` },
    ];
  });
}

function open(name: string) {
  return openAny([name]);
}

/** Opens a dialog by the first of these buttons that the page has; a reader's page may lack one. */
function openAny(names: readonly string[]) {
  return async (page: Page): Promise<void> => {
    for (const name of names) {
      const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
      if ((await button.count()) === 0) continue;
      await button.click();
      await page.getByRole('dialog').waitFor();
      return;
    }
  };
}

function follow(name: string) {
  return async (page: Page): Promise<void> => {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    const address = await link.getAttribute('href');
    await page.goto(new URL(address ?? '', page.url()).href, { waitUntil: 'networkidle' });
  };
}

function addressEnds(ending: string) {
  return async (page: Page): Promise<void> => {
    await page.goto(`${page.url().split('?')[0]}${ending}`, { waitUntil: 'networkidle' });
  };
}

function searchFor(words: string) {
  return async (page: Page): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(words);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
}

async function openEpisode(page: Page): Promise<void> {
  await follow('Episodes')(page);
  const link = page.locator('main a[href*="/episodes/"]').first();
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href, { waitUntil: 'networkidle' });
}

async function openEntry(page: Page): Promise<void> {
  await page.locator('main summary').first().click();
}

async function goToVerdicts(page: Page): Promise<void> {
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
}

async function changePrice(page: Page): Promise<void> {
  const rows = page.locator('main tbody tr');
  // A rent above the price to own is refused.
  for (const place of [0, 1]) await rows.nth(place).getByRole('textbox').first().fill('1');
  await page.getByRole('button', { name: 'Review the change' }).click();
  await page.getByRole('dialog').getByRole('row').nth(1).waitFor();
}
