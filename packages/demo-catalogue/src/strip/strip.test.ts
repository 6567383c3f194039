import { isWholeRun, sample, sampleTitle } from '@longstrip/test-kit/sample';
import { describe, expect, it } from 'vitest';
import type { Box } from '../draw/geometry.ts';
import { type FontBook, openFontBook } from '../lettering/faces.ts';
import { WORKS } from '../works/catalogue.ts';
import { DEMO_LANGUAGES, type DemoLanguage } from '../works/language.ts';
import type { ComicWork } from '../works/work.ts';
import { directEpisode, linesOf, type Panel } from './director.ts';
import { layPages, PAGE_HEIGHT_PX } from './pages.ts';
import { CHIBI_STATURE } from './spots.ts';
import { type Placed, stagePanel } from './staging.ts';
import { drawSlice, layStrip, SLICE_HEIGHT_PX, STRIP_WIDTH_PX } from './strip.ts';
import { placeBalloons } from './words.ts';

/** Placing the balloons of all panels takes more than a minute. */
const ONE_IN = 8;

const comics = WORKS.filter((work): work is ComicWork => work.kind === 'comic');
const strips = comics.filter((work) => work.form === 'strip');
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

describe('directing an episode', () => {
  it('says every line of the script once and in order', () => {
    for (const work of comics)
      work.episodes.forEach((script, episode) => {
        const said = directEpisode(work, episode).flatMap((panel) => panel.lines.map((line) => line.letters));
        const sounds = new Set(script.passages.flatMap((passage) => passage.beats.map((beat) => beat.sound)));
        expect(said, `${work.key} ${episode}`).toEqual(linesOf(script).filter((letters) => !sounds.has(letters)));
      });
  });

  it('writes at least thirty lines for a series', () => {
    for (const work of comics) expect(work.episodes.flatMap(linesOf).length, work.key).toBeGreaterThanOrEqual(30);
  });

  it('names only people of the cast and hours of the work', () => {
    for (const work of comics)
      for (const passage of work.episodes.flatMap((script) => script.passages)) {
        expect(Object.keys(work.hours), work.key).toContain(passage.hour);
        for (const beat of passage.beats)
          for (const who of [beat.who, beat.to, ...(beat.others ?? [])])
            if (who) expect(Object.keys(work.cast), work.key).toContain(who);
      }
  });

  it('varies the shots: never the same three times in a row, six kinds in an episode of a strip, or every panel its own kind in a shorter one', () => {
    for (const work of strips)
      work.episodes.forEach((_, episode) => {
        const shots = directEpisode(work, episode).map((panel) => panel.shot);
        expect(new Set(shots).size, `${work.key} ${episode}`).toBeGreaterThanOrEqual(Math.min(6, shots.length));
        for (let index = 2; index < shots.length; index++)
          expect([shots[index - 1], shots[index - 2]].every((shot) => shot === shots[index])).toBe(false);
      });
  });
});

describe('laying out', () => {
  it('keeps panels on the strip, apart and inside its height', () => {
    for (const work of strips)
      work.episodes.forEach((_, episode) => {
        const layout = layStrip(work, episode);
        expect(layout.slicesPx.reduce((sum, height) => sum + height, 0)).toBe(layout.heightPx);
        let foot = 0;
        for (const { box } of layout.panels) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.w).toBeLessThanOrEqual(STRIP_WIDTH_PX);
          expect(box.y).toBeGreaterThanOrEqual(foot);
          foot = box.y + box.h;
        }
        expect(foot).toBeLessThanOrEqual(layout.heightPx);
      });
  });

  it('fills pages without panels that overlap, mirrored when read from the right', () => {
    for (const work of comics.filter((each) => each.form === 'pages')) {
      const left = layPages(work, 0, false);
      const right = layPages(work, 0, true);
      expect(right.length).toBe(left.length);
      for (const page of [...left, ...right])
        page.panels.forEach(({ box }, index) => {
          expect(box.y + box.h).toBeLessThanOrEqual(PAGE_HEIGHT_PX + 0.01);
          for (const other of page.panels.slice(index + 1)) expect(overlap(box, other.box)).toBeLessThan(1);
        });
      const pair = left
        .flatMap((page, index) =>
          page.panels.map((panel, at) => ({
            panel,
            same: right[index]?.panels.find((each) => each.panel.key === panel.panel.key),
            at,
          })),
        )
        .filter(({ panel }) => panel.box.w < 600);
      expect(pair.some(({ panel, same }) => same && Math.abs(panel.box.x - same.box.x) > 200)).toBe(true);
    }
  });

  it('joins slices without a seam: what reaches into two is drawn alike in both', async () => {
    const book = await openFontBook();
    const [work] = strips;
    if (!work) throw new Error('no strip');
    const cuts = layStrip(work, 0).slicesPx.map((_, index) => index * SLICE_HEIGHT_PX);
    const cut = cuts.findIndex((y) =>
      layStrip(work, 0).panels.some(({ box }) => box.y < y - 40 && box.y + box.h > y + 40),
    );
    expect(cut).toBeGreaterThan(0);
    const upper = drawSlice(book, work, 'en', 0, cut - 1);
    const lower = drawSlice(book, work, 'en', 0, cut);
    expect(upper).toContain(`viewBox="0 ${SLICE_HEIGHT_PX * (cut - 1)} ${STRIP_WIDTH_PX} `);
    expect(lower).toContain(`viewBox="0 ${SLICE_HEIGHT_PX * cut} ${STRIP_WIDTH_PX} `);
    const shapes = (svg: string) => new Set(svg.match(/ d="M[^"]{60,}"/g) ?? []);
    const [above, below] = [shapes(upper), shapes(lower)];
    expect([...above].filter((path) => below.has(path)).length).toBeGreaterThan(10);
  });
});

describe('placing people', () => {
  it('keeps small, large-headed figures whole in their panel, and crowns under its edge', () => {
    let small = 0;
    for (const work of strips)
      for (const [episode] of work.episodes.entries())
        for (const { panel, box } of layStrip(work, episode).panels) {
          if (panel.shot !== 'chibi' && panel.shot !== 'full') continue;
          for (const { head, y, scale } of stagePanel(work, panel, box, 34)) {
            expect(head.y, panel.key).toBeGreaterThanOrEqual(box.y - 1);
            if (panel.shot === 'full') continue;
            small++;
            const soles = y + (146 + 1026 * CHIBI_STATURE) * scale;
            expect(soles, panel.key).toBeLessThanOrEqual(box.y + box.h);
            expect(soles - head.y, panel.key).toBeGreaterThan(box.h * 0.55);
          }
        }
    expect(small).toBeGreaterThan(20);
  });
});

/** A panel of an episode with its people, and the letters of one language to be placed in it. */
interface Page {
  work: ComicWork;
  language: DemoLanguage;
  panel: Panel;
  placed: readonly Placed[];
  box: Box;
  room: Box;
}

/** Every panel of these episodes, in the language that `languageOf` gives for each. */
function panelsOf(
  episodesOf: (work: ComicWork) => readonly number[],
  languagesOf: (episode: number) => readonly DemoLanguage[],
): Page[] {
  return strips.flatMap((work) =>
    episodesOf(work).flatMap((episode) =>
      layStrip(work, episode).panels.flatMap(({ panel, box, above }) => {
        const room: Box = { x: 8, y: box.y - above, w: STRIP_WIDTH_PX - 16, h: box.h + above - 14 };
        const placed = stagePanel(work, panel, box, 34);
        return languagesOf(episode).map((language) => ({ work, language, panel, placed, box, room }));
      }),
    ),
  );
}

const place = (book: FontBook, { work, ...page }: Page) =>
  placeBalloons({ book, style: work.balloons, sizePx: 34, fromRight: page.language === 'ar', ...page });

const allEpisodes = (work: ComicWork) => work.episodes.map((_, episode) => episode);

describe('placing balloons', () => {
  it(
    sampleTitle('keeps them on the page, off each other, and off the faces', ONE_IN),
    async () => {
      const book = await openFontBook();
      let faces = 0;
      let covered = 0;
      // Each episode in the next language.
      const panels = panelsOf(allEpisodes, (episode) =>
        DEMO_LANGUAGES.filter((_, at) => at === episode % DEMO_LANGUAGES.length),
      );
      for (const page of sample(panels, ONE_IN)) {
        const { panel, placed } = page;
        const areas = place(book, page).map(
          ({ balloon, x, y }): Box => ({
            x: x - balloon.reach[0],
            y: y - balloon.reach[1],
            w: balloon.reach[0] * 2,
            h: balloon.reach[1] * 2,
          }),
        );
        areas.forEach((area, index) => {
          expect(area.x, panel.key).toBeGreaterThanOrEqual(0);
          expect(area.x + area.w, panel.key).toBeLessThanOrEqual(STRIP_WIDTH_PX);
          for (const other of areas.slice(index + 1)) expect(overlap(area, other), panel.key).toBe(0);
          for (const actor of placed) {
            if (actor.dim || panel.shot === 'eyes') continue;
            const middle: Box = {
              x: actor.face.x + actor.face.w * 0.2,
              y: actor.face.y + actor.face.h * 0.35,
              w: actor.face.w * 0.6,
              h: actor.face.h * 0.5,
            };
            faces++;
            if (overlap(area, middle) > middle.w * middle.h * 0.12) covered++;
          }
        });
      }
      expect(faces).toBeGreaterThan(300);
      expect(covered).toBe(0);
    },
    isWholeRun ? 600_000 : 120_000,
  );

  it(
    sampleTitle('ends tails before the faces, and gives nearly every speaker one', ONE_IN),
    async () => {
      const book = await openFontBook();
      let spoken = 0;
      let pointed = 0;
      const panels = panelsOf(
        () => [0],
        () => ['en', 'ja', 'ar'],
      );
      for (const page of sample(panels, ONE_IN)) {
        const { panel, placed, language } = page;
        const faces = placed.filter((actor) => !actor.dim).map((actor) => actor.face);
        place(book, page).forEach(({ balloon, x, y }, index) => {
          const line = panel.lines[index];
          const seen = placed.some((actor) => actor.who === line?.who && !actor.dim) && panel.shot !== 'eyes';
          const tip = balloon.tip(x, y);
          if (line?.tone === 'say' && seen) {
            spoken++;
            if (tip) pointed++;
          }
          for (const face of tip ? faces : [])
            expect(
              tip && tip[0] > face.x && tip[0] < face.x + face.w && tip[1] > face.y && tip[1] < face.y + face.h,
              `${panel.key} ${language} ${index}`,
            ).toBe(false);
        });
      }
      expect(spoken).toBeGreaterThan(isWholeRun ? 300 : 50);
      expect(pointed / spoken).toBeGreaterThan(0.95);
    },
    isWholeRun ? 600_000 : 120_000,
  );

  it('leaves both eyes free where a panel is nothing but eyes', async () => {
    const book = await openFontBook();
    let eyes = 0;
    for (const page of panelsOf(allEpisodes, () => ['en'])) {
      const { panel, placed } = page;
      if (panel.shot !== 'eyes' || panel.lines.length === 0) continue;
      for (const { balloon, x, y } of place(book, page))
        for (const actor of placed)
          for (const side of [-37, 37]) {
            eyes++;
            const across = (actor.x + side * actor.scale - x) / balloon.reach[0];
            const down = (actor.y + 10 * actor.scale - y) / balloon.reach[1];
            expect(Math.hypot(across, down), `${panel.key} ${side}`).toBeGreaterThan(1);
          }
    }
    expect(eyes).toBeGreaterThan(20);
  });
});
