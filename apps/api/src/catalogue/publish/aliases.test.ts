import { auditLog, series } from '@longstrip/database/schema';
import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { publishedBy, usePublishingStore } from '../../testing/publishing-store.ts';
import { languageRank } from './aliases.ts';
import type { ImportOptions } from './import-options.ts';
import { ImportSessions } from './import-sessions.ts';
import { comic, comicEpisode, createPictureFolder } from './publication.fixture.ts';

const { directory, picture } = await createPictureFolder();
const red = await picture('#ff0000');
const { store, tryAll, tryToPublish, publish } = usePublishingStore(directory);

const edition = (language: string) => comic([comicEpisode('1', [red])], { language });
const aliases = async () => {
  const rows = await store()
    .database.orm.select({ language: series.language, alias: series.alias })
    .from(series)
    .orderBy(asc(series.language));
  return Object.fromEntries(rows.map(({ language, alias }) => [language, alias]));
};
const BOTH = { de: 'salt-crown-de', en: 'salt-crown' };

/** The files of one command, in order. */
function command(changes: Partial<ImportOptions> = {}) {
  const commands = new ImportSessions();
  let fileNo = 0;
  return async (language: string) => {
    fileNo += 1;
    const id = '00000000-0000-4000-8000-000000000000';
    const options = { ...changes, command: { id, fileNo, path: `${language}.cbz` } };
    return publishedBy(await tryAll([edition(language)], options, { commands }));
  };
}

describe('the plain alias of a work in two languages', () => {
  it('is that of the platform’s first language, whichever comes first in a folder', async () => {
    const { series: published, warnings } = publishedBy(await tryAll([edition('de'), edition('en')]));
    expect(published.map(({ language, alias }) => [language, alias])).toEqual([
      ['en', 'salt-crown'],
      ['de', 'salt-crown-de'],
    ]);
    expect(warnings.filter((each) => each.includes('/detail/'))).toEqual([]);
    expect(await aliases()).toEqual(BOTH);
  });

  it('is that, too, where one command brings the other one first, and both hear of it', async () => {
    const bring = command();
    expect((await bring('de')).series).toMatchObject([{ alias: 'salt-crown' }]);
    const { series: published, warnings } = await bring('en');
    expect(published).toMatchObject([{ alias: 'salt-crown' }]);
    expect(warnings).toEqual([
      '/detail/salt-crown is the edition in en now, the first language of bom-us; the one in de, which this command brought before, is /detail/salt-crown-de.',
    ]);
    expect(await aliases()).toEqual(BOTH);
    const logged = await store().database.orm.select({ before: auditLog.before, after: auditLog.after }).from(auditLog);
    expect(logged).toContainEqual({ before: { alias: 'salt-crown' }, after: { alias: 'salt-crown-de' } });
  });

  it('is reported by a trial as the import gives it', async () => {
    for (const order of [
      ['de', 'en'],
      ['en', 'de'],
    ]) {
      const bring = command({ isDryRun: true });
      await bring(order[0] ?? '');
      const { series: published, warnings } = await bring(order[1] ?? '');
      expect(published).toMatchObject([{ alias: order[1] === 'en' ? 'salt-crown' : 'salt-crown-de' }]);
      expect(warnings.some((each) => each.includes('is /detail/salt-crown-de'))).toBe(order[1] === 'en');
      expect(await aliases()).toEqual({});
    }
  });

  it('stays what was published before, which is said', async () => {
    await publish(edition('de'));
    const { series: published, warnings } = publishedBy(await tryToPublish(edition('en')));
    expect(published).toMatchObject([{ alias: 'salt-crown-en' }]);
    expect(warnings).toEqual([
      '/detail/salt-crown is the edition in de, and published addresses do not change: the one in en is /detail/salt-crown-en. npm run catalogue -- set … --alias gives either another one.',
    ]);
    expect(await aliases()).toEqual({ de: 'salt-crown', en: 'salt-crown-en' });
  });

  it('is free for any edition where no edition is in that language, and never taken from one that was given it', async () => {
    expect(await publish(edition('de'))).toMatchObject({ alias: 'salt-crown' });
    expect(await publish(edition('ja'))).toMatchObject({ alias: 'salt-crown-ja' });
    const bring = command({ alias: 'crown' });
    await bring('fr');
    await expect(bring('en')).rejects.toThrow('the alias crown is that of another series');
  });

  it('goes by the first platform that is named', () => {
    const rankOf = (platformId: string, language: string) => languageRank({ platformIds: [platformId] }, language);
    expect([rankOf('bom-th', 'th'), rankOf('bom-th', 'en-GB'), rankOf('bom-th', 'de')]).toEqual([0, 1, Infinity]);
    expect(languageRank({ platformIds: [] }, 'en')).toBe(Infinity);
  });
});
