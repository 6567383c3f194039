import { examinePictures } from '@longstrip/ingest';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { usePublishingStore } from '../../testing/publishing-store.ts';
import { comic, comicEpisode, createPictureFolder } from '../publish/publication.fixture.ts';
import { handlePageJobs, type PreparePagesParts, preparePages } from './prepare-pages.ts';

const { directory, picture } = await createPictureFolder();
const [red, green, blue] = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(picture));
if (!red || !green || !blue) throw new Error('no pictures');
const { store, publish } = usePublishingStore(directory);

const GIBIBYTE = 1024 ** 3;
const never = () => new AbortController().signal;

let drawn: unknown[];
let scaled: string[];
let cachedBytes: number;
beforeEach(() => {
  drawn = [];
  scaled = [];
  cachedBytes = 0;
});

function parts(change: Partial<PreparePagesParts> = {}): PreparePagesParts {
  return {
    database: store().database,
    files: store().files,
    draw: async (recipe) => {
      drawn.push(recipe);
      return sharp({ create: { width: 8, height: 12, channels: 3, background: '#123456' } })
        .webp()
        .toBuffer();
    },
    examine: async (request) => examinePictures(request),
    ahead: {
      cachedBytes: () => cachedBytes,
      make: async ({ assetId, widthPx, quality, format }) => {
        scaled.push(`${assetId.slice(0, 6)} ${widthPx} ${quality} ${format}`);
        return 1;
      },
    },
    whenIdle: async () => undefined,
    whenStarted: async () => undefined,
    stopping: never(),
    ...change,
  };
}

const forget = () => store().database.run('update asset set blurred = null');
const blurred = async () => {
  const rows = await store().database.run(`select id, blurred is not null as is_made from asset order by id`);
  return Object.fromEntries(rows.map(({ id, is_made }) => [String(id), is_made]));
};

/** A demo series in each language, with one episode of two slices. */
async function addDemo(freeEpisodes: number, languages = ['en', 'ja']): Promise<void> {
  const { database } = store();
  for (const language of languages) {
    await database.run(
      `insert into series (alias, series_key, language, work_key, type, status, title, reading_direction, writing_mode, viewer_mode, is_demo, created_at_ms, updated_at_ms)
       values ('bus-' || $1, 'demo:bus', $1, 'demo:bus', 'COMIC', 'SCHEDULED', 'Bus', 'LTR', 'HORIZONTAL', 'SCROLL', true, 1, 1)`,
      [language],
    );
    await database.run(
      `insert into series_platform (platform_id, series_id, free_episode_count, opened_at_ms, updated_at_ms)
       select 'bom-us', id, $2, 1, 1 from series where alias = 'bus-' || $1`,
      [language, freeEpisodes],
    );
    await database.run(
      `insert into episode (series_id, number, alias, order_no, title, content_type, viewer_mode, reading_direction, writing_mode, created_at_ms, updated_at_ms)
       select id, '1', 'ep-1', 1, 'One', 'IMAGE', 'SCROLL', 'LTR', 'HORIZONTAL', 1, 1 from series where alias = 'bus-' || $1`,
      [language],
    );
    for (const index of [1, 2]) {
      const id = `drawn:v1/bus/${language}/ep-01/slice-0${index}`;
      const recipe = { version: 1, work: 'bus', language, subject: { kind: 'slice', episode: 0, index } };
      await database.run(
        `insert into asset (id, media_type, width_px, height_px, placeholder, recipe, created_at_ms)
         values ($1, 'image/webp', 800, 1280, '#123456', $2, 1)`,
        [id, recipe],
      );
      await database.run(
        `insert into page (episode_id, order_no, kind, asset_id)
         select episode.id, $2, 'image', $3 from episode join series on series.id = series_id where series.alias = 'bus-' || $1`,
        [language, index, id],
      );
    }
  }
}

describe('an import', () => {
  it('has its pages prepared by a job, and not again where none of them changed', async () => {
    const enqueued = async () => {
      const rows = await store().database.run(`select data from pgboss.job where name = 'series.prepare-pages'`);
      return rows.map(({ data }) => data);
    };
    const { id } = await publish(comic([comicEpisode('1', [red])]));
    expect(await enqueued()).toEqual([{ seriesId: id }]);
    await store().database.run('delete from pgboss.job');
    await publish(comic([comicEpisode('1', [red])]));
    expect(await enqueued()).toEqual([]);
    await publish(comic([comicEpisode('1', [green])]));
    expect(await enqueued()).toEqual([{ seriesId: id }]);
  });
});

/** What was found on each picture, in the order of their ids. */
const looks = async () =>
  store().database.run(`select panels, gutters, trim from asset where id like 'drawn:%' order by id`);

test('a strip is examined once, also where its blurred pictures are made', async () => {
  await addDemo(1, ['en']);
  await preparePages(parts(), null, never());
  const plain = { panels: [], gutters: [[0, 12]], trim: null };
  expect(await looks()).toEqual([plain, plain]);
  await store().database.run('update asset set panels = null, gutters = null');
  await preparePages(parts(), null, never());
  await preparePages(parts(), null, never());
  expect(drawn).toHaveLength(4);
  expect(await looks()).toEqual([plain, plain]);
});

test('a panel of a strip belongs to the slice where it begins, and reaches into the next one', async () => {
  await addDemo(1, ['en']);
  const stripes = { create: { width: 300, height: 300, channels: 3, background: '#804020' } } as const;
  const draw = async (recipe: unknown) => {
    drawn.push(recipe);
    const input = await sharp(stripes).png().toBuffer();
    return sharp({ create: { width: 400, height: 500, channels: 3, background: '#ffffff' } })
      .composite([{ input, left: 50, top: drawn.length === 1 ? 200 : 0 }])
      .webp({ lossless: true })
      .toBuffer();
  };
  await preparePages(parts({ draw }), null, never());
  expect(await looks()).toEqual([
    { panels: [[50, 200, 300, 600]], gutters: [[0, 200]], trim: [49, 0, 49, 0] },
    { panels: [], gutters: [[300, 500]], trim: [49, 0, 49, 0] },
  ]);
});

test('a strip of which a slice is missing is not joined at the wrong place', async () => {
  await addDemo(1, ['en']);
  const draw = async (recipe: unknown) => {
    drawn.push(recipe);
    if (drawn.length === 1) throw new Error('it cannot be drawn');
    return sharp({ create: { width: 8, height: 12, channels: 3, background: '#123456' } })
      .webp()
      .toBuffer();
  };
  await expect(preparePages(parts({ draw }), null, never())).rejects.toThrow('1 pictures of pages failed');
  expect((await looks()).map(({ panels }) => panels)).toEqual([null, null]);
});

describe('blurred pictures', () => {
  it('are made for every page that lacks one, of all series or of one', async () => {
    const first = await publish(comic([comicEpisode('1', [red, green])]));
    await publish(comic([comicEpisode('1', [blue])], { seriesKey: 'other', seriesTitle: 'Other' }));
    await forget();
    await preparePages(parts(), first.id, never());
    expect(await blurred()).toEqual({ [red.sha256]: true, [green.sha256]: true, [blue.sha256]: false });
    await preparePages(parts(), null, never());
    expect((await blurred())[blue.sha256]).toBe(true);
  });

  it('of the demo are drawn once for all languages', async () => {
    await addDemo(1);
    await preparePages(parts(), null, never());
    expect(Object.values(await blurred())).toEqual([true, true, true, true]);
    expect(drawn).toHaveLength(2);
  });

  it('have no gutters where a comic is in pages', async () => {
    await publish(comic([comicEpisode('1', [red])]));
    await preparePages(parts(), null, never());
    const rows = await store().database.run('select panels is not null as is_examined, gutters from asset');
    expect(rows).toEqual([{ is_examined: true, gutters: null }]);
  });

  it('go on where a run was cut off', async () => {
    await addDemo(1, ['en']);
    const stopping = new AbortController();
    const whenIdle = async () => {
      if (drawn.length === 1) stopping.abort();
    };
    await preparePages(parts({ whenIdle, stopping: stopping.signal }), null, never());
    expect([drawn.length, scaled.length]).toEqual([1, 0]);
    // The strip is examined as a whole: its first slice is drawn again.
    await preparePages(parts(), null, never());
    expect(drawn).toHaveLength(3);
    await preparePages(parts(), null, never());
    expect(drawn).toHaveLength(3);
  });

  it('are no failure where the program ends while one is drawn', async () => {
    await addDemo(1, ['en']);
    const stopping = new AbortController();
    const draw = async () => {
      stopping.abort();
      throw new Error('the thread was ended');
    };
    await preparePages(parts({ draw, stopping: stopping.signal }), null, never());
    expect(scaled).toEqual([]);
  });

  it('that cannot be made keep none of the others back, and fail the run', async () => {
    await publish(comic([comicEpisode('1', [red, green])]));
    await forget();
    await store().files.remove(red.sha256);
    await expect(preparePages(parts(), null, never())).rejects.toThrow('1 pictures of pages failed');
    expect(await blurred()).toEqual({ [red.sha256]: false, [green.sha256]: true });
  });
});

describe('pages scaled ahead', () => {
  it('are those that came in, in the widths that phones ask for, and the demo’s free ones after them', async () => {
    await addDemo(1, ['en']);
    await publish(comic([comicEpisode('1', [red])]));
    await preparePages(parts(), null, never());
    const own = red.sha256.slice(0, 6);
    expect(scaled).toEqual([
      `${own} 48 75 webp`,
      'drawn: 828 75 webp',
      'drawn: 750 75 webp',
      'drawn: 828 75 webp',
      'drawn: 750 75 webp',
    ]);
  });

  it('are none of the demo’s paid ones, nor of what was taken down', async () => {
    await addDemo(0, ['en']);
    await publish(comic([comicEpisode('1', [red]), comicEpisode('2', [green])]));
    await store().database.run(`update episode set removed_at_ms = 5 where number = '1' and title <> 'One'`);
    await preparePages(parts(), null, never());
    expect(scaled.map((each) => each.slice(0, 6))).toEqual([green.sha256.slice(0, 6)]);
  });

  it('take half of the place that there is, but for what comes in new', async () => {
    const { id } = await publish(comic([comicEpisode('1', [red])]));
    cachedBytes = GIBIBYTE;
    await preparePages(parts(), null, never());
    expect(scaled).toEqual([]);
    await preparePages(parts(), id, never());
    expect(scaled).toHaveLength(1);
    const make = async () => GIBIBYTE;
    const large = vi.fn(make);
    await publish(comic([comicEpisode('1', [red]), comicEpisode('2', [green])]));
    await preparePages(parts({ ahead: { cachedBytes: () => 0, make: large } }), id, never());
    expect(large).toHaveBeenCalledTimes(1);
  });

  it('wait until the start is over, and before each one until no reader waits', async () => {
    await publish(comic([comicEpisode('1', [red, green])]));
    await preparePages(parts(), null, never());
    scaled = [];
    const waits: string[] = [];
    const whenIdle = async () => void waits.push(`idle ${scaled.length}`);
    const whenStarted = async () => void waits.push('started');
    await preparePages(parts({ whenIdle, whenStarted }), null, never());
    expect(waits).toEqual(['started', 'idle 0', 'idle 1']);
  });
});

it('runs in the queue', async () => {
  await publish(comic([comicEpisode('1', [red])]));
  await store().jobs.work(handlePageJobs(parts()), { pollEveryMs: 20 });
  await vi.waitFor(() => expect(scaled.length).toBeGreaterThan(0), { timeout: 15_000 });
});
