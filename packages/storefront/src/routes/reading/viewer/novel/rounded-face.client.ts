type Load = () => Promise<unknown>;

/**
 * The `@font-face` rules of the fonts that `novel-fonts.css` names: hundreds of slices, each fetched when a text has a
 * letter of it.
 */
const FACES: Readonly<Record<string, Load>> = {
  ar: () =>
    Promise.all([import('@fontsource/baloo-bhaijaan-2/400.css'), import('@fontsource/baloo-bhaijaan-2/700.css')]),
  ja: () => import('@fontsource/m-plus-rounded-1c/400.css'),
  ko: () => import('@fontsource/gowun-dodum/400.css'),
  th: () => Promise.all([import('@fontsource/kodchasan/400.css'), import('@fontsource/kodchasan/700.css')]),
  zh: () => import('@fontsource/huninn/400.css'),
};
const loadLatin: Load = () => import('@fontsource-variable/nunito/wght.css');

/** Loads the rules of a language's rounded font. When that fails, the text keeps the default font. */
export function loadRoundedFace(language: string): void {
  const [primary = ''] = language.toLowerCase().split('-');
  (FACES[primary] ?? loadLatin)().catch(() => {});
}

/** Loads the rules of the font for readers with dyslexia; it has Latin letters. */
export function loadDyslexicFace(): void {
  Promise.all([import('@fontsource/opendyslexic/400.css'), import('@fontsource/opendyslexic/700.css')]).catch(() => {});
}
