import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildArabicNovelEpub,
  buildComicCbz,
  buildFixedLayoutEpub,
  buildTextAmongPagesEpub,
  buildVerticalJapaneseNovelEpub,
  buildWebtoonCbz,
} from '@longstrip/test-kit/files';
import { ROOT } from '../product/product-process.ts';

/** A work that is brought in and read. */
export interface Work {
  name: string;
  /** A platform's id. */
  site: string;
  /** Written by code, or the path of a file (or folder) that is there. */
  source: { fileName: string; build: () => Promise<Buffer> } | { path: string };
  /** How it is read unless the reader says otherwise. */
  kind: 'pages' | 'strip' | 'lines' | 'upright lines';
  direction: 'ltr' | 'rtl';
  /** A letter of its script, which must not be drawn as a box. */
  letter?: string;
}

/** Written by the test-kit: always there. */
export const WRITTEN_WORKS: readonly Work[] = [
  {
    name: 'a comic of pages',
    site: 'bom-us',
    source: { fileName: 'The Paper Boat.cbz', build: () => buildComicCbz() },
    kind: 'pages',
    direction: 'ltr',
  },
  {
    name: 'a webtoon',
    site: 'bom-us',
    source: { fileName: 'The Long Stair.cbz', build: () => buildWebtoonCbz() },
    kind: 'strip',
    direction: 'ltr',
  },
  {
    name: 'a comic with a page of text',
    site: 'bom-us',
    source: { fileName: 'The Mill Letter.epub', build: () => buildTextAmongPagesEpub() },
    kind: 'pages',
    direction: 'ltr',
  },
  {
    name: 'a right-to-left comic of fixed layout',
    site: 'beltoon-jp',
    source: { fileName: '風見鶏 第2巻.epub', build: () => buildFixedLayoutEpub() },
    kind: 'pages',
    direction: 'rtl',
    letter: '鶏',
  },
  {
    name: 'a vertical Japanese novel',
    site: 'beltoon-jp',
    source: { fileName: '郵便局.epub', build: () => buildVerticalJapaneseNovelEpub() },
    kind: 'upright lines',
    direction: 'rtl',
    letter: '郵',
  },
  {
    name: 'an Arabic novel',
    site: 'bom-us',
    source: { fileName: 'مفتاح الحديقة.epub', build: () => buildArabicNovelEpub() },
    kind: 'lines',
    direction: 'rtl',
    letter: 'ح',
  },
];

const CONTENT = join(ROOT, '..', 'shared', 'content');

/** Real works beside the repository. Where they are not, their tests are skipped and named. */
export const REAL_WORKS: readonly Work[] = [
  {
    name: 'Pepper & Carrot',
    site: 'bom-us',
    source: { path: join(CONTENT, 'comics', 'Pepper & Carrot', 'Pepper & Carrot (en) - c001.cbz') },
    kind: 'pages',
    direction: 'ltr',
  },
  {
    name: 'Climate Change Explained to Frogs',
    site: 'bom-us',
    source: { path: join(CONTENT, 'comics', 'Climate Change Explained to Frogs - webtoon slices unpadded names.cbz') },
    kind: 'strip',
    direction: 'ltr',
  },
  {
    name: 'Haruko',
    site: 'beltoon-jp',
    source: { path: join(CONTENT, 'comics', 'haruko-rtl-fxl-xhtml.ja.epub') },
    kind: 'pages',
    direction: 'rtl',
    letter: '花',
  },
  {
    name: 'Kusamakura',
    site: 'beltoon-jp',
    source: { path: join(CONTENT, 'novels', 'kusamakura-vertical-rl.ja.epub') },
    kind: 'upright lines',
    direction: 'rtl',
    letter: '草',
  },
  {
    name: 'an anthology in Arabic',
    site: 'bom-us',
    source: { path: join(CONTENT, 'novels', 'asp-anthology.ar-rtl.epub') },
    kind: 'lines',
    direction: 'rtl',
    letter: 'ح',
  },
  {
    name: 'Love Among the Chickens',
    site: 'bom-us',
    source: { path: join(CONTENT, 'novels', 'wodehouse-love-among-the-chickens.en.epub') },
    kind: 'lines',
    direction: 'ltr',
  },
];

/** Whether a work's file can be had here. */
export function isThere({ source }: Work): boolean {
  return !('path' in source) || existsSync(source.path);
}
