import { type ReactNode, useId } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkupMemoryContext, RememberedMarkup } from '../root/remembered-markup.tsx';
import { createMarkupMemory } from './markup-memory.ts';
import { createResponseStream } from './response-stream.ts';

/** A document as readers of this view get it. */
async function drawn(page: ReactNode, view: readonly unknown[]): Promise<string> {
  const memory = createMarkupMemory(view);
  const { body, destination } = createResponseStream(memory.insert);
  const { pipe } = renderToPipeableStream(
    <MarkupMemoryContext.Provider value={memory}>{page}</MarkupMemoryContext.Provider>,
    { onAllReady: () => pipe(destination) },
  );
  return new Response(body).text();
}

test('a part is rendered twice at most for the same data and view, and is the same in every document', async () => {
  let rendered = 0;
  const Card = ({ title }: { title: string }) => {
    rendered += 1;
    return (
      <p>
        {title} & {'<template data-remembered="known x"></template>'}
      </p>
    );
  };
  const page = (title: string, own: string) => (
    <main>
      {own}
      <RememberedMarkup name="a card" of={{ title }}>
        <Card title={title} />
      </RememberedMarkup>
      {own}
    </main>
  );
  const view = ['a site', 'ja-JP'];
  const plain = (title: string, own: string) =>
    `<main>${own}<p>${title}<!-- --> &amp; <!-- -->&lt;template data-remembered=&quot;known x&quot;&gt;&lt;/template&gt;</p>${own}</main>`;
  for (const own of ['one', 'two', 'three', 'four']) expect(await drawn(page('潮', own), view)).toBe(plain('潮', own));
  expect(rendered).toBe(2);
  expect(await drawn(page('静', 'one'), view)).toBe(plain('静', 'one'));
  await drawn(page('潮', 'one'), ['a site', 'en-US']);
  expect(rendered).toBe(4);
});

test.each([
  ['an id of React’s', () => <p id={useId()}>text</p>],
  ['a nonce', () => <script nonce="n" />],
])('a part with %s is rendered for each document', async (what, Part) => {
  let rendered = 0;
  const Counted = () => {
    rendered += 1;
    return <Part />;
  };
  const page = (
    <RememberedMarkup name={what} of={null}>
      <Counted />
    </RememberedMarkup>
  );
  const documents: string[] = [];
  for (let time = 0; time < 4; time += 1) documents.push(await drawn(page, ['a site']));
  expect([rendered, new Set(documents).size]).toEqual([4, 1]);
  expect(documents[0]).not.toContain('<template');
});
