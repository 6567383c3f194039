/** What a reader may say about light and dark; `system` follows the device. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Reads a stored choice; anything unknown is `system`. */
export function parseThemeChoice(text: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === text) ?? 'system';
}
