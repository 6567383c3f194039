import { PLATFORMS } from '@longstrip/platform-config';
import { describe, expect, it } from 'vitest';
import { changesIn, drafted, draftOf, themeSource } from './theme-draft.ts';

const [platform] = PLATFORMS;
if (platform === undefined) throw new Error('no platform');
const { theme } = platform;

describe('the draft of a theme', () => {
  it('has the colours of the address, and nothing else that stands there', () => {
    const global = { platform: 'bom-us', light: { primary: '#123456', accent: 'red', other: '#000000' }, dark: 'no' };
    expect(draftOf(global, 'bom-us')).toEqual({ platform: 'bom-us', light: { primary: '#123456' }, dark: {} });
  });

  it.each([null, 'text', {}, { platform: 'beltoon-jp', light: { primary: '#123456' } }])(
    'is empty where the global is %j',
    (global) => {
      expect(draftOf(global, 'bom-us')).toEqual({ platform: 'bom-us', light: {}, dark: {} });
    },
  );

  it('changes its colours and leaves the rest of the theme', () => {
    const draft = draftOf({ platform: 'bom-us', dark: { accent: '#abcdef' } }, 'bom-us');
    expect(drafted(theme, draft)).toEqual({ ...theme, dark: { ...theme.dark, accent: '#abcdef' } });
    expect(changesIn(theme, draft)).toBe(1);
  });

  it('counts no change where a colour is set to what it was', () => {
    expect(changesIn(theme, { platform: 'bom-us', light: theme.light, dark: {} })).toBe(0);
  });
});

describe('the exported theme', () => {
  it.each(PLATFORMS.map(({ id, theme: own }) => [id, own] as const))(
    'of %s is the theme again when it is run',
    (_, own) => {
      const source = themeSource({ ...own, fonts: { ...own.fonts, body: `"It's", ${own.fonts.body}` } });
      const read: unknown = new Function(`return ({ ${source} }).theme`)();
      expect(read).toEqual({ ...own, fonts: { ...own.fonts, body: `"It's", ${own.fonts.body}` } });
    },
  );

  it('is indented as platform files are', () => {
    expect(themeSource(theme)).toMatch(/^theme: \{\n {2}light: \{\n {4}primary: '#[0-9a-f]{6}',\n/);
  });
});
