import { chaptersOf } from '../novels/chapters.ts';
import { readOwnFile, readOwnJson } from '../own-folder.ts';
import { DEMO_LANGUAGES } from './language.ts';
import type { Work, WorkFile } from './work.ts';

/** Every work of the catalogue, in the order of a shelf: no two alike beside each other. */
export const WORKS: readonly Work[] = readOwnJson<string[]>('shelf.json').map(readWork);

function readWork(key: string): Work {
  const work = readOwnJson<WorkFile>(`works/${key}.json`);
  if (work.kind === 'comic') return work;
  const languages = DEMO_LANGUAGES.filter((language) => work.editions[language] !== undefined);
  const texts = languages.map((language) => [language, chaptersOf(readOwnFile(`novels/${key}.${language}.md`))]);
  return { ...work, texts: Object.fromEntries(texts) };
}

const BY_KEY = new Map(WORKS.map((work) => [work.key, work]));

/** The work with a key; throws for a key that a recipe cannot have from here. */
export function workByKey(key: string): Work {
  const work = BY_KEY.get(key);
  if (!work) throw new Error(`no demo work "${key}"`);
  return work;
}
