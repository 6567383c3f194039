import { Hono } from 'hono';

/** Tells of each request before anything else is done with it. */
export function noteRequests(note: () => void): Hono {
  return new Hono().use((_c, next) => {
    note();
    return next();
  });
}
