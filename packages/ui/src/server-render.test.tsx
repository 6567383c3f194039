import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SampleToolbar } from './samples/sample-context.tsx';

const SOURCE = dirname(fileURLToPath(import.meta.url));
const storyFiles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

// The controls of Storybook, which no server has.
vi.mock('storybook/preview-api', () => ({ useArgs: () => [{}, () => undefined] }));

interface RenderedStory {
  render: FunctionComponent;
  args?: Record<string, unknown>;
}

function isStory(value: unknown): value is RenderedStory {
  return typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function';
}

async function loadStories(): Promise<[name: string, story: RenderedStory][]> {
  const loaded = await Promise.all(
    storyFiles.map(async (file) => {
      const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(join(SOURCE, file)).href);
      return Object.entries(module).flatMap(([name, value]): [string, RenderedStory][] =>
        isStory(value) ? [[`${file} ${name}`, value]] : [],
      );
    }),
  );
  return loaded.flat();
}

const stories = await loadStories();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('on a server, without a window,', () => {
  it('there are stories to try', () => {
    expect(stories.length).toBeGreaterThan(60);
  });

  it.each(stories)('%s renders in Arabic without a warning', (_, story) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const html = renderToString(
      <SampleToolbar locale="ar" wordmark="delitoon">
        {createElement(story.render, story.args)}
      </SampleToolbar>,
    );
    expect(html).not.toMatch(/\bundefined\b|\bNaN\b|\[object Object\]/);
    expect(complaints.mock.calls).toEqual([]);
  });
});
