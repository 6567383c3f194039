import type { DemoLanguage } from '../works/language.ts';

/** A font of a @fontsource package. */
export interface FontRef {
  family: string;
  weight: number;
}

/** What a text is set in, by what it says; each language has its own fonts for each. */
export const VOICES = [
  'speech',
  'caps',
  'manga',
  'shout',
  'caption',
  'bold',
  'slab',
  'elegant',
  'regal',
  'cute',
  'hand',
  'horror',
  'tech',
  'typed',
  'headline',
] as const;
export type Voice = (typeof VOICES)[number];

const font = (family: string, weight = 400): FontRef => ({ family, weight });

const LATIN: Record<Voice, readonly FontRef[]> = {
  speech: [font('delius'), font('shantell-sans', 600)],
  caps: [font('shantell-sans', 700)],
  manga: [font('shantell-sans', 600)],
  shout: [font('bangers'), font('shantell-sans', 700)],
  caption: [font('shantell-sans', 600)],
  bold: [font('anton'), font('shantell-sans', 700)],
  slab: [font('bebas-neue'), font('shantell-sans', 700)],
  elegant: [font('cormorant-garamond', 700)],
  regal: [font('cinzel', 800), font('cormorant-garamond', 700)],
  cute: [font('lilita-one'), font('shantell-sans', 700)],
  hand: [font('caveat-brush'), font('shantell-sans', 600)],
  horror: [font('special-elite'), font('shantell-sans', 600)],
  tech: [font('orbitron', 900), font('shantell-sans', 700)],
  typed: [font('abril-fatface'), font('playfair-display', 700)],
  headline: [font('kanit', 800), font('shantell-sans', 700)],
};

const JAPANESE: Record<Voice, readonly FontRef[]> = withFallback([font('shippori-antique')], {
  speech: [font('yusei-magic')],
  caps: [font('yusei-magic')],
  shout: [font('reggae-one')],
  caption: [font('yusei-magic')],
  bold: [font('dela-gothic-one')],
  slab: [font('dela-gothic-one')],
  elegant: [font('zen-antique')],
  regal: [font('zen-antique')],
  cute: [font('mochiy-pop-one')],
  hand: [font('yusei-magic')],
  horror: [font('zen-antique')],
  tech: [font('dela-gothic-one')],
  typed: [font('zen-antique')],
  headline: [font('dela-gothic-one')],
});

const CHINESE: Record<Voice, readonly FontRef[]> = withFallback([font('huninn')], {
  shout: [font('wdxl-lubrifont-tc')],
  bold: [font('wdxl-lubrifont-tc')],
  slab: [font('wdxl-lubrifont-tc')],
  tech: [font('wdxl-lubrifont-tc')],
  elegant: [font('cactus-classical-serif')],
  regal: [font('cactus-classical-serif')],
  horror: [font('cactus-classical-serif')],
  typed: [font('cactus-classical-serif')],
  headline: [font('wdxl-lubrifont-tc')],
});

const THAI: Record<Voice, readonly FontRef[]> = withFallback([font('mitr', 500)], {
  speech: [font('itim')],
  caption: [font('itim')],
  shout: [font('kanit', 800)],
  bold: [font('kanit', 800)],
  slab: [font('kanit', 800)],
  tech: [font('kanit', 800)],
  elegant: [font('chonburi')],
  regal: [font('chonburi')],
  typed: [font('chonburi')],
  horror: [font('chonburi')],
  cute: [font('mitr', 700)],
  hand: [font('sriracha')],
  headline: [font('kanit', 800)],
});

const ARABIC: Record<Voice, readonly FontRef[]> = withFallback([font('cairo', 700)], {
  shout: [font('lalezar')],
  bold: [font('lalezar')],
  slab: [font('lalezar')],
  elegant: [font('aref-ruqaa', 700)],
  regal: [font('aref-ruqaa', 700)],
  typed: [font('aref-ruqaa', 700)],
  cute: [font('marhey', 700)],
  hand: [font('marhey', 600)],
  horror: [font('rakkas')],
});

function withFallback(
  fallback: readonly FontRef[],
  own: Partial<Record<Voice, readonly FontRef[]>>,
): Record<Voice, readonly FontRef[]> {
  const of = (voice: Voice): readonly FontRef[] => [...(own[voice] ?? []), ...fallback];
  return {
    speech: of('speech'),
    caps: of('caps'),
    manga: of('manga'),
    shout: of('shout'),
    caption: of('caption'),
    bold: of('bold'),
    slab: of('slab'),
    elegant: of('elegant'),
    regal: of('regal'),
    cute: of('cute'),
    hand: of('hand'),
    horror: of('horror'),
    tech: of('tech'),
    typed: of('typed'),
    headline: of('headline'),
  };
}

/** Fonts of every language and voice; the first that has a character wins. All are under the OFL 1.1 or Apache 2.0. */
export const FONTS: Record<DemoLanguage, Record<Voice, readonly FontRef[]>> = {
  en: LATIN,
  ja: JAPANESE,
  'zh-Hant': CHINESE,
  th: THAI,
  ar: ARABIC,
};

/** Subsets that hold a language's characters, in @fontsource's file names. */
export const SUBSETS: Record<DemoLanguage, readonly string[]> = {
  en: ['latin', 'latin-ext'],
  ja: ['japanese', 'latin'],
  'zh-Hant': ['chinese-traditional', '118', '119', '122', '123', 'latin'],
  th: ['thai', 'latin'],
  ar: ['arabic', 'latin'],
};

/** Distance of lines in ems; stacked marks of Thai need most. */
export const LEADING: Record<DemoLanguage, number> = { en: 1.16, ja: 1.34, 'zh-Hant': 1.34, th: 1.5, ar: 1.45 };
