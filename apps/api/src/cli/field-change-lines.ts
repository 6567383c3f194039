import type { FieldChange } from '../features/admin/field-changes.ts';

/** Facts as the options of `import` call them. */
const NAMES: Record<string, string> = {
  rentCoin: 'rent',
  possessionCoin: 'own',
  freeEpisodeCount: 'free',
  openedAtMs: 'opens',
  isAdult: 'adult',
  isRemoved: 'removed',
  tags: 'genres and tags',
  days: 'weekdays',
  'pictures.COVER': 'cover',
};

const EPISODE_FIELD = /^episodes\.(.+)\.platforms\.([^.]+)(?:\.(.+))?$/;
const OFFER_FIELD = /^platforms\.([^.]+)(?:\.(.+))?$/;

/** What an import changes beside episodes and pages, for a person: a line a fact, one for all episodes that change alike. */
export function fieldChangeLines(changes: readonly FieldChange[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { field, before, after } of changes) {
    const [, number, platformOfEpisode, nameOfEpisode] = EPISODE_FIELD.exec(field) ?? [];
    const [, platform, nameOfOffer] = OFFER_FIELD.exec(field) ?? [];
    const name = number === undefined ? (platform === undefined ? field : nameOfOffer) : nameOfEpisode;
    const place = platformOfEpisode ?? platform;
    const change =
      name === undefined
        ? 'new there'
        : `${NAMES[name] ?? name} ${shownValue(name, before)} → ${shownValue(name, after)}`;
    const line = place === undefined ? change : `${place}: ${change}`;
    lines.set(line, [...(lines.get(line) ?? []), ...(number === undefined ? [] : [number])]);
  }
  return [...lines].map(([line, numbers]) => {
    const [first, ...others] = numbers;
    if (first === undefined) return line;
    return others.length === 0 ? `episode ${first}, ${line}` : `episodes ${first} … ${others.at(-1)}, ${line}`;
  });
}

function shownValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number' && name.endsWith('AtMs')) return new Date(value).toISOString();
  if (typeof value === 'string') return `"${value.length > 60 ? `${value.slice(0, 59)}…` : value}"`;
  return JSON.stringify(value);
}
