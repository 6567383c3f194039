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

function isStory(value: unknown): value is { render: FunctionComponent } {
  return typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function';
}

async function loadStories(): Promise<[name: string, story: FunctionComponent][]> {
  const loaded = await Promise.all(
    storyFiles.map(async (file) => {
      const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(join(SOURCE, file)).href);
      return Object.entries(module).flatMap(([name, value]): [string, FunctionComponent][] =>
        isStory(value) ? [[`${file} ${name}`, value.render]] : [],
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
        {createElement(story)}
      </SampleToolbar>,
    );
    expect(html).not.toMatch(/\bundefined\b|\bNaN\b|\[object Object\]/);
    expect(complaints.mock.calls).toEqual([]);
  });
});
