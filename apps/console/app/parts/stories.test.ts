import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const isStory = (file: string) => file.endsWith('.stories.tsx');
const stories = FILES.filter(isStory).map(read).join('\n');

/** Shown by a part that has a story, or drawn only with an answer of the api. */
const WITHIN = new Map([
  ['BulkTiers', 'discounts of a series, as the api answers them'],
  ['ChartCanvas', 'Chart'],
  ['CropForm', 'PictureInput'],
  ['EarlierPurchases', 'asks the api'],
  ['ErrorPage', 'the router draws it, from an answer'],
  ['Mark', 'SideBar'],
  ['MoneySent', 'RefundActs'],
  ['PasswordField', 'AppSetUp'],
  ['PreferencePicker', 'AuthFrame'],
  ['PromotionResult', 'what the api answers to a trial'],
  ['PublishForm', 'drafts of a series, as the api answers them'],
  ['RefundActs', 'an order, as the api answers it'],
  ['RichInput', 'LocaleTexts'],
  ['SearchKey', 'TopBar'],
  ['SortableList', 'OrderedRows'],
  ['UnsavedGuard', 'EntryForm'],
  ['WhatFields', 'coupons and gifts, as the api answers them'],
  ['ZoneWatcher', 'draws nothing'],
]);

const parts = FILES.filter((file) => file.endsWith('.tsx') && !isStory(file)).flatMap((file) =>
  [...read(file).matchAll(/^export (?:default )?function ([A-Z]\w+)/gm)].map(([, name = '']) => name),
);

test.each(parts.filter((name) => !WITHIN.has(name)))('a story shows %s', (name) => {
  expect(stories).toMatch(new RegExp(`<${name}[\\s/>]`));
});

test('only parts that exist are left out', () => {
  expect(parts.length).toBeGreaterThan(40);
  expect([...WITHIN.keys()].filter((name) => !parts.includes(name))).toEqual([]);
});
