import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as shellIcons from './icon/icons.tsx';
import * as pageIcons from './icon/page-icons.tsx';
import * as readingIcons from './icon/reading-icons.tsx';
import * as toolIcons from './icon/tool-icons.tsx';
import * as ui from './index.ts';

const SOURCE = dirname(fileURLToPath(import.meta.url));
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });

function read(file: string): string {
  return readFileSync(join(SOURCE, file), 'utf8');
}

const storyFiles = FILES.filter((file) => file.endsWith('.stories.tsx'));
const arePropertyStories = (file: string) => file.endsWith('.components.stories.tsx');
const stateStories = storyFiles
  .filter((file) => !arePropertyStories(file))
  .map(read)
  .join('\n');

interface PropertyStory {
  parameters: { shows: unknown; guide: { use: string; not: string } };
}

function isPropertyStory(entry: [string, unknown]): entry is [string, PropertyStory] {
  const [, story] = entry;
  return typeof story === 'object' && story !== null && 'parameters' in story && 'args' in story;
}

const propertyStories: Record<string, PropertyStory> = Object.fromEntries(
  (
    await Promise.all(
      storyFiles.filter(arePropertyStories).map((file): Promise<Record<string, unknown>> => import(join(SOURCE, file))),
    )
  ).flatMap((module) => Object.entries(module).filter(isPropertyStory)),
);

/** Components have names in PascalCase; they are functions, or objects if they forward a ref. */
function isComponent([name, value]: [string, unknown]): boolean {
  return (
    /^[A-Z][a-z]/.test(name) &&
    (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))
  );
}

const icons = { ...shellIcons, ...pageIcons, ...readingIcons, ...toolIcons };
const components = Object.entries(ui)
  .filter(isComponent)
  .map(([name]) => name)
  .filter((name) => !(name in icons));

/** They draw nothing of their own, so a story of their properties would show none; a story of what they do exists. */
const PROVIDERS = ['BackStackProvider', 'LinkProvider', 'LookProvider', 'ModalHost', 'SidewaysPlaces', 'ToastProvider'];

describe('stories', () => {
  it('are asked of the components there are', () => {
    expect(components).toEqual(
      expect.arrayContaining(['Button', 'Cover', 'EpisodeRow', 'Modal', 'NotFoundPage', 'ViewerSettings']),
    );
    expect(components.length).toBeGreaterThan(60);
  });

  it.each(components)('show the states of %s', (name) => {
    expect(stateStories).toMatch(new RegExp(`<${name}[\\s/>]`));
  });

  it('show every icon at once', () => {
    expect(stateStories).toContain('Object.entries(icons)');
  });

  it('have properties to change for each component that draws something', () => {
    expect(Object.keys(propertyStories).sort()).toEqual(components.filter((name) => !PROVIDERS.includes(name)).sort());
    expect(PROVIDERS.filter((name) => !components.includes(name))).toEqual([]);
  });

  it.each(Object.entries(propertyStories))('say when to use %s, and when not', (name, story) => {
    expect(story.parameters.shows).toBe(Object.entries(ui).find(([exported]) => exported === name)?.[1]);
    const { use, not } = story.parameters.guide;
    for (const sentence of [use, not]) expect(sentence).toMatch(/^\S+ .*\.$/);
    const named = [...`${use} ${not}`.matchAll(/`([A-Z]\w+)`/g)].map(([, other = '']) => other);
    expect(named.filter((other) => !components.includes(other))).toEqual([]);
  });
});

/** Files that a browser loads: no stories, tests or samples. */
const shipped = FILES.filter(
  (file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file) && !file.startsWith('samples'),
);

const PHYSICAL_SIDE =
  /(?<!\w)-?(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right)-(?:[\d[(]|auto|full|px)|(?<!\w)(?:text|float)-(?:left|right)\b|(?<!\w)(?:border|rounded)-[lr](?!\w)/;
const HEX_COLOUR = /(?<!&)#[0-9a-f]{3,8}\b/i;

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

describe('the source of components', () => {
  it.each(shipped)('%s writes no left or right and no colour of its own', (file) => {
    const lines = withoutComments(read(file)).split('\n');
    expect(lines.filter((line) => PHYSICAL_SIDE.test(line) || HEX_COLOUR.test(line))).toEqual([]);
  });

  it.each(['ml-2', 'p-2 left-0', 'text-left', 'desk:pr-4', '-mr-[3px]', 'rounded-l', 'border-r-2'])(
    'would notice %s',
    (text) => {
      expect(text).toMatch(PHYSICAL_SIDE);
    },
  );

  it.each(['ms-2', 'start-0', 'text-start', 'rounded-lg', 'line-clamp-2', 'right-to-left'])(
    'would let %s be',
    (text) => {
      expect(text).not.toMatch(PHYSICAL_SIDE);
    },
  );

  it('would notice a colour', () => {
    expect('fill="#ff3900"').toMatch(HEX_COLOUR);
  });
});
