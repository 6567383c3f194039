/** The greys that every platform stands on; a brand colour is checked against them. The ui package draws with the same. */
export const NEUTRAL_COLOURS = {
  light: {
    page: '#ffffff',
    backdrop: '#f3f3f5',
    surface: '#ffffff',
    fill: '#f4f4f6',
  },
  dark: {
    page: '#131316',
    backdrop: '#0a0a0c',
    surface: '#1c1c20',
    fill: '#212126',
  },
} as const;

export type ThemeName = keyof typeof NEUTRAL_COLOURS;
