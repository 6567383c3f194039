/** The reader's choice of theme; `system` follows the device. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Parses a stored choice. Anything unknown is `system`. */
export function parseThemeChoice(text: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === text) ?? 'system';
}
