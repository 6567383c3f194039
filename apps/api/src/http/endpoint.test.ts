import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { malformedDetail } from './endpoint.ts';

const Schema = v.object({
  page: v.pipe(v.number(), v.integer()),
  day: v.pipe(v.string(), v.isoDate()),
  colour: v.pipe(
    v.string(),
    v.check((text) => text === 'red', 'must be red'),
  ),
});

describe('what is wrong with a request', () => {
  it.each([
    [{ page: 'secret', day: '2030-01-31', colour: 'red' }, 'body: page: expected number'],
    [{ page: 1.5, day: '2030-01-31', colour: 'red' }, 'body: page: expected integer'],
    [{ page: 1, day: 'secret', colour: 'red' }, 'body: day: expected iso date'],
    [{ page: 1, day: '2030-01-31', colour: 'secret' }, 'body: colour: must be red'],
    ['secret', 'body: body: expected Object'],
  ])('names the entry and what was expected, and never what was sent: %j', (sent, detail) => {
    const result = v.safeParse(Schema, sent);
    expect(malformedDetail('body', result.issues ?? [])).toBe(detail);
  });
});
