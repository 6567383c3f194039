import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MARK, type MarkupMemory } from '../root/remembered-markup.tsx';

/** For all parts of an app's pages. A home page has some 120 kB of them, a series 40 kB. */
const MAX_BYTES = 6_000_000;
/** What shows that a part is not the same in every document: a nonce, an id of React's, or something that it waits for. */
const OF_ITS_DOCUMENT = /\snonce="|":[Rr][0-9a-z]*:|<!--\$|<template\s/;

const remembered = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: (markup, id) => markup.byteLength + id.length,
});

/** Parts that were rendered once. What is personal is rarely seen again, and is not remembered. */
const seen = new LRUCache<string, true>({ maxSize: 5_000, sizeCalculation: () => 1 });

/** The memory for one document. @param view what all parts depend on: the site, the language, and what its reader may see */
export function createMarkupMemory(view: readonly unknown[]): MarkupMemory & { insert(piece: Buffer): Buffer } {
  const beginning = JSON.stringify(view);
  // Once found, a part stays until the document is sent.
  const found = new Map<string, Buffer>();
  return {
    find(name, of) {
      const id = hash('sha256', `${beginning}${name}${JSON.stringify(of)}`, 'base64url');
      const markup = found.get(id) ?? remembered.get(id);
      if (markup === undefined) {
        if (seen.has(id)) return { id, isKnown: false };
        seen.set(id, true);
        return null;
      }
      found.set(id, markup);
      return { id, isKnown: true };
    },
    /** The piece of a document without its marks: known parts are inserted, and new ones remembered. */
    insert: (piece) => insertParts(piece, found),
  };
}

const MARK_BEGINS = Buffer.from(`<template ${MARK}="`);
const MARK_ENDS = Buffer.from('"></template>');

function insertParts(piece: Buffer, found: ReadonlyMap<string, Buffer>): Buffer {
  const written: Buffer[] = [];
  let begun: { id: string; parts: number } | null = null;
  let from = 0;
  for (let at = piece.indexOf(MARK_BEGINS); at >= 0; at = piece.indexOf(MARK_BEGINS, from)) {
    const end = piece.indexOf(MARK_ENDS, at);
    const [kind, id = ''] = piece.toString('latin1', at + MARK_BEGINS.length, end).split(' ');
    written.push(piece.subarray(from, at));
    from = end + MARK_ENDS.length;
    if (kind === 'known') {
      const markup = found.get(id);
      if (markup === undefined) throw new Error('a part of the page was forgotten before the page was sent');
      written.push(markup);
    } else if (kind === 'begin') begun = { id, parts: written.length };
    else if (begun?.id === id) {
      remember(id, Buffer.concat(written.slice(begun.parts)));
      begun = null;
    }
  }
  if (written.length === 0) return piece;
  written.push(piece.subarray(from));
  return Buffer.concat(written);
}

function remember(id: string, markup: Buffer): void {
  if (!OF_ITS_DOCUMENT.test(markup.toString('utf8'))) remembered.set(id, markup);
}
