import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeViewerLayers, usualScope, VIEWER_SCOPES, viewerLayerChange } from './viewer-setting-changes.ts';
import {
  cleanViewerLayer,
  VIEWER_CHOICES,
  VIEWER_KEY_ACTIONS,
  VIEWER_RANGES,
  VIEWER_SWITCHES,
  type ViewerLayer,
} from './viewer-setting-values.ts';
import { DEFAULT_VIEWER_SETTINGS, resolveViewerSettings, type ViewerLayers } from './viewer-settings.ts';

const anyLayer = fc.record(
  {
    ...Object.fromEntries(Object.entries(VIEWER_CHOICES).map(([name, values]) => [name, fc.constantFrom(...values)])),
    ...Object.fromEntries(VIEWER_SWITCHES.map((name) => [name, fc.boolean()])),
    ...Object.fromEntries(
      Object.entries(VIEWER_RANGES).map(([name, { min, max, step }]) => [
        name,
        fc.integer({ min: 0, max: (max - min) / step }).map((steps) => min + steps * step),
      ]),
    ),
    keys: fc.dictionary(fc.constantFrom(...VIEWER_KEY_ACTIONS), fc.constantFrom('ArrowLeft', 'd', ' ', '+')),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ViewerLayer>;
const anyLayers: fc.Arbitrary<ViewerLayers> = fc.record({
  account: fc.option(anyLayer),
  device: anyLayer,
  series: anyLayer,
});
const settingIn = (layer: object, name: string): unknown => new Map<string, unknown>(Object.entries(layer)).get(name);

describe('the settings that count', () => {
  test('are those of the series, then of the device, the account, and the defaults', () => {
    fc.assert(
      fc.property(anyLayers, ({ account, device, series }) => {
        const settings = resolveViewerSettings({ account, device, series });
        expect(Object.keys(settings).toSorted()).toEqual(Object.keys(DEFAULT_VIEWER_SETTINGS).toSorted());
        for (const [name, value] of Object.entries(settings)) {
          const [first] = [series, device, account ?? {}, DEFAULT_VIEWER_SETTINGS].filter((layer) => name in layer);
          expect(value).toEqual(settingIn(first ?? {}, name));
        }
      }),
    );
  });
});

describe('a change', () => {
  test('counts at once in every scope, and touches no other setting', () => {
    fc.assert(
      fc.property(anyLayers, fc.constantFrom(...VIEWER_SCOPES), anyLayer, (layers, scope, changed) => {
        const before = resolveViewerSettings(layers);
        expect(resolveViewerSettings(changeViewerLayers(layers, scope, changed))).toEqual({ ...before, ...changed });
      }),
    );
  });

  const layers: ViewerLayers = { account: { font: 'sans' }, device: { layout: 'single' }, series: {} };

  test.each([
    ['account', { font: 'rounded' }, { account: { font: 'rounded' }, device: { layout: 'single' }, series: {} }],
    // What depends on the screen stays on the device.
    ['account', { layout: 'double' }, { account: { font: 'sans' }, device: { layout: 'double' }, series: {} }],
    [
      'device',
      { font: 'serif' },
      { account: { font: 'sans' }, device: { layout: 'single', font: 'serif' }, series: {} },
    ],
    ['series', { layout: 'auto' }, { ...layers, series: { layout: 'auto' } }],
    // The default needs no place in the widest layer.
    ['account', { font: 'serif' }, { account: {}, device: { layout: 'single' }, series: {} }],
  ] as const)('for %s of %j is stored there', (scope, changed, after) => {
    expect(changeViewerLayers(layers, scope, changed)).toEqual(after);
  });

  test('of a guest stays on the device, also when it was meant for the account', () => {
    const guest = { account: null, device: { font: 'sans' }, series: { font: 'rounded' } } as const;
    expect(changeViewerLayers(guest, 'account', { font: 'serif', warmth: 20 })).toEqual({
      ...{ account: null, device: { warmth: 20 }, series: {} },
    });
  });

  test('is sent as what is new, and null for what has left', () => {
    expect(viewerLayerChange({ font: 'sans', warmth: 10 }, { font: 'serif', isGrey: true })).toEqual({
      ...{ font: 'serif', warmth: null, isGrey: true },
    });
    expect(viewerLayerChange({ keys: { next: 'd' } }, { keys: { next: 'd' } })).toBeNull();
  });
});

test.each([
  [{ account: null, series: {} }, 'device'],
  [{ account: {}, series: {} }, 'account'],
  [{ account: {}, series: { font: 'sans' } }, 'series'],
] as const)('of %j a reader most likely means the %s', (layers, scope) => {
  expect(usualScope(layers)).toBe(scope);
});

describe('a stored layer', () => {
  test('is what it was', () => {
    fc.assert(
      fc.property(anyLayer, (layer) => {
        expect(cleanViewerLayer(JSON.parse(JSON.stringify(layer)))).toEqual(layer);
      }),
    );
  });

  test.each([
    [{ font: 'wingdings' }],
    [{ brightness: 39 }],
    [{ brightness: 42 }],
    [{ warmth: Number.NaN }],
    [{ textStep: '3' }],
    [{ isGrey: 1 }],
    [{ keys: { next: 'two words' } }],
    [{ keys: { jump: 'j' } }],
    [{ keys: ['d'] }],
    [{ toString: 'auto', colour: 'red' }],
  ])('loses %j', (values) => {
    expect(cleanViewerLayer({ ...values, paper: 'sepia' })).toEqual({ paper: 'sepia' });
  });
});
