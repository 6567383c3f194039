import { describe, expect, test } from 'vitest';
import {
  DEFAULT_VIEWER_SETTINGS,
  formatViewerSettings,
  parseViewerSettings,
  type ViewerSettings,
} from './viewer-settings.ts';

const liked: ViewerSettings = {
  mode: 'PAPER',
  layout: 'double',
  font: 'rounded',
  paper: 'sepia',
  textStep: 6,
  spacing: 'loose',
  isBinge: true,
};

describe('how a reader likes to read', () => {
  test('survives a round through the cookie', () => {
    expect(parseViewerSettings(formatViewerSettings(liked))).toEqual(liked);
  });

  test('costs nothing while it is the default', () => {
    expect(formatViewerSettings(DEFAULT_VIEWER_SETTINGS)).toBe('');
  });

  test.each([null, '', 'mode=SIDEWAYS&layout=triple&font=x&paper=pink&text=99&spacing=&binge=yes', '%%%'])(
    'is the default when the cookie says %j',
    (cookie) => {
      expect(parseViewerSettings(cookie)).toEqual(DEFAULT_VIEWER_SETTINGS);
    },
  );
});
