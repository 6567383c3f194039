import type { ViewerLayer, ViewerSettingName, ViewerSettings } from './viewer-setting-values.ts';
import { DEFAULT_VIEWER_SETTINGS, type ViewerLayers } from './viewer-settings.ts';

/** Where a change counts: on all devices of an account, on this device, or in one series. */
export const VIEWER_SCOPES = ['account', 'device', 'series'] as const;
export type ViewerScope = (typeof VIEWER_SCOPES)[number];

/** Settings that depend on the screen. What is changed for all devices leaves these to each device. */
const OF_THE_SCREEN: ReadonlySet<string> = new Set<ViewerSettingName>([
  ...(['layout', 'columns', 'fit', 'stripWidth', 'brightness', 'warmth', 'isGrey'] as const),
]);

/** The scope that a reader most likely means: the series where it has settings of its own, else the account. */
export function usualScope({ account, series }: Pick<ViewerLayers, 'account' | 'series'>): ViewerScope {
  if (Object.keys(series).length > 0) return 'series';
  return account === null ? 'device' : 'account';
}

/**
 * The layers after a change, which counts at once: narrower scopes lose their own values of what is changed. The widest
 * layer of a reader leaves out the defaults.
 */
export function changeViewerLayers(layers: ViewerLayers, scope: ViewerScope, changed: ViewerLayer): ViewerLayers {
  const account = layers.account === null ? null : new Map(Object.entries(layers.account));
  const device = new Map(Object.entries(layers.device));
  const series = new Map(Object.entries(layers.series));
  for (const [name, value] of Object.entries(changed)) {
    const isDefault = isEqual(value, DEFAULT_VIEWER_SETTINGS[name as ViewerSettingName]);
    const put = (layer: Map<string, unknown>, isWidest: boolean) => {
      if (isWidest && isDefault) layer.delete(name);
      else layer.set(name, value);
    };
    if (scope === 'series') {
      series.set(name, value);
      continue;
    }
    series.delete(name);
    if (scope === 'account' && account !== null && !OF_THE_SCREEN.has(name)) {
      device.delete(name);
      put(account, true);
    } else put(device, account === null);
  }
  return {
    account: account === null ? null : layerOf(account),
    device: layerOf(device),
    series: layerOf(series),
  };
}

/** A change of one layer: new values, and null for a setting that leaves it. */
export type ViewerLayerChange = { readonly [Name in ViewerSettingName]?: ViewerSettings[Name] | null };

/** What turns one layer into another; null if they are equal. */
export function viewerLayerChange(before: ViewerLayer, after: ViewerLayer): ViewerLayerChange | null {
  const old = new Map<string, unknown>(Object.entries(before));
  const names = [...new Set([...old.keys(), ...Object.keys(after)])];
  const now = new Map<string, unknown>(Object.entries(after));
  const changed = names.filter((name) => !isEqual(old.get(name), now.get(name)));
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, now.get(name) ?? null]));
}

function layerOf(values: ReadonlyMap<string, unknown>): ViewerLayer {
  return Object.fromEntries(values);
}

function isEqual(a: unknown, b: unknown): boolean {
  return a === b || (a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b));
}
