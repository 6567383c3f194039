import { expect, test } from 'vitest';
import { CHARACTER_NAMES } from '../../packages/platform-config/src/characters.ts';
import { checkPlatform } from '../../packages/platform-config/src/check-platform.ts';
import { readDraft } from './platform-draft.ts';
import { draftedPlatform, platformSource } from './platform-source.ts';

test('the usage is printed on request, and as a refusal when the name is missing', () => {
  const usage = [expect.stringContaining('npm run new-platform -- NAME')];
  expect(readDraft(['--help'], [])).toEqual({ ok: false, isHelp: true, sentences: usage });
  expect(readDraft(['kr', '-h'], [])).toMatchObject({ isHelp: true });
  expect(readDraft([], [])).toEqual({ ok: false, sentences: usage });
});

test('a name alone is a platform in its country’s language, money and zone', () => {
  expect(readDraft(['kr'], [0, 7])).toMatchObject({
    ok: true,
    draft: {
      id: 'bom-kr',
      portOffset: 8,
      locales: ['ko-KR'],
      countries: ['KR'],
      currency: { code: 'KRW' },
      timeZone: 'Asia/Seoul',
      brand: { coinLetter: 'B', illustration: 'windows' },
      badges: 'square',
      character: 'cinema',
    },
  });
});

test.each([
  ['badges', 'star'],
  ['illustration', 'cat'],
  ['character', 'circus'],
])('a value of --%s that is not there is refused', (option, value) => {
  const sentences = [expect.stringContaining(`--${option} "${value}" is none of `)];
  expect(readDraft(['kr', `--${option}`, value], [])).toEqual({ ok: false, sentences });
});

test.each([
  ['eg --locales ar', ['EG']],
  ['gulf --locales ar', ['AE']],
  ['kr --countries KR,US', ['KR', 'US']],
])('%s sells in %j', (given, countries) => {
  expect(readDraft(given.split(' '), [])).toMatchObject({ ok: true, draft: { countries } });
});

test('the usage names each character and says what it looks like', () => {
  const read = readDraft(['--help'], []);
  const usage = read.ok ? '' : read.sentences.join();
  for (const name of CHARACTER_NAMES) expect(usage).toMatch(new RegExp(`^ {6}${name} +a?\\w.{30,}$`, 'm'));
});

test.each(['kr', 'us', 'jp --locales ja-JP,en-US', 'tw', 'gulf --locales ar,en-US --countries AE,SA'])(
  'each character makes a consistent platform of its own: %s',
  (given) => {
    const platforms = CHARACTER_NAMES.map((character) => {
      const read = readDraft([...given.split(' '), '--character', character], []);
      if (!read.ok) throw new Error(read.sentences.join());
      const platform = draftedPlatform(read.draft);
      expect(checkPlatform(platform)).toEqual([]);
      const source = platformSource(read.draft);
      expect(source).toContain(`character: characterOfDevice('${character}', TYPE_OF`);
      expect(source).toContain(`shelves: ['${platform.home.shelves.join("', '")}']`);
      for (const [shelf, block] of Object.entries(platform.home.blocks))
        expect(source).toContain(`${shelf}: '${block}'`);
      return platform;
    });
    const traits = platforms.map(({ theme, home }) => {
      const { banner, corners, icons, artFrame, splash, titles } = theme.character;
      return [
        banner,
        JSON.stringify(corners),
        JSON.stringify(icons),
        artFrame,
        splash,
        titles.mark,
        titles.sizePx,
        home.shelves[0],
      ];
    });
    for (const [index] of (traits[0] ?? []).entries()) {
      // The first shelf is the same where a character begins with the schedule.
      expect(new Set(traits.map((each) => each[index])).size).toBe(CHARACTER_NAMES.length);
    }
  },
);
