import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../product/product-process.ts';

const FOLDER = join(ROOT, 'apps', 'storybook', 'storybook-static');
/** No server: the files are given to the browser as the answers of this origin. */
const ORIGIN = 'http://storybook.localhost';

export interface Story {
  id: string;
  title: string;
  name: string;
}

/** The stories of the built Storybook, by their titles; null if it is not built. */
export function builtStories(): Map<string, Story[]> | null {
  const file = join(FOLDER, 'index.json');
  if (!existsSync(file)) return null;
  const { entries }: { entries: Record<string, Story & { type: string }> } = JSON.parse(readFileSync(file, 'utf8'));
  const groups = new Map<string, Story[]>();
  for (const { type, id, title, name } of Object.values(entries)) {
    if (type !== 'story') continue;
    groups.set(title, [...(groups.get(title) ?? []), { id, title, name }]);
  }
  return groups;
}

/** Answers requests to Storybook with its files. */
export async function serveStorybook(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(FOLDER, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    await (existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404, body: '' }));
  });
}

/** Storybook's page at an address, such as `/iframe.html?id=…`. */
export function addressOf(path: string): string {
  return `${ORIGIN}${path}`;
}
