import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { createBoundedList } from '../bounded-list.ts';
import { page } from '../page.ts';

export interface ConversionsOptions {
  pixelId: string;
  /** The token that the store sends; in the address, as at Facebook. */
  accessToken: string;
  nowMs: () => number;
}

const DAY_MS = 86_400_000;
const OLDEST_MS = 7 * DAY_MS;
/** Events with the same name and id within this time count as one. */
const SAME_MS = 2 * DAY_MS;
const STORED_EVENTS = 500;
const NO_STORE = { 'cache-control': 'no-store' };

const HashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const EventSchema = v.object({
  event_name: v.string(),
  /** Unix seconds. */
  event_time: v.pipe(v.number(), v.integer()),
  event_id: v.string(),
  action_source: v.string(),
  event_source_url: v.string(),
  /** Each is hashed with SHA-256. */
  user_data: v.record(v.picklist(['em', 'ph', 'fn', 'ln', 'external_id']), v.array(HashSchema)),
  custom_data: v.object({ currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), value: v.string() }),
});
type Event = v.InferOutput<typeof EventSchema>;
const RequestSchema = v.object({ data: v.pipe(v.array(EventSchema), v.minLength(1), v.maxLength(1_000)) });

interface StoredEvent {
  id: string;
  receivedAtMs: number;
  event: Event;
}

/** Facebook’s Conversions API: accepts events and stores them, with a page and JSON to read them. */
export function conversionsRoute({ pixelId, accessToken, nowMs }: ConversionsOptions): Hono {
  const app = new Hono();
  const events = createBoundedList<StoredEvent>(STORED_EVENTS);
  app.post('/graph/:version/:pixel/events', async (c) => {
    const refuse = (status: 400 | 401, code: number, message: string) =>
      c.json({ error: { message, type: 'OAuthException', code } }, status);
    if (c.req.query('access_token') !== accessToken) return refuse(401, 190, 'Invalid OAuth access token.');
    if (c.req.param('pixel') !== pixelId) return refuse(400, 100, 'Unsupported post request.');
    const read = v.safeParse(RequestSchema, await c.req.json().catch(() => null));
    if (!read.success) return refuse(400, 100, `Invalid parameter: ${v.getDotPath(read.issues[0]) ?? 'data'}`);
    const now = nowMs();
    const { data } = read.output;
    // If one event is too old or in the future, the whole request is refused.
    const isTimely = data.every(({ event_time: at }) => at * 1_000 <= now && now - at * 1_000 < OLDEST_MS);
    if (!isTimely) return refuse(400, 2_804_003, 'Event Timestamp Too Old');
    for (const event of data) {
      const id = `${event.event_name}/${event.event_id}`;
      const before = events.find(id);
      if (before === undefined || now - before.receivedAtMs >= SAME_MS) events.add({ id, receivedAtMs: now, event });
    }
    return c.json({ events_received: data.length, messages: [], fbtrace_id: 'sandbox' });
  });
  app.get('/conversions.json', (c) =>
    c.json(
      events.all().map(({ event }) => event),
      200,
      NO_STORE,
    ),
  );
  app.get('/conversions', (c) => c.html(listPage(events.all()), 200, NO_STORE));
  return app;
}

function listPage(events: readonly StoredEvent[]) {
  return page(
    'Conversions',
    html`<p>What the stores reported to Facebook of payments, where readers consented. Who paid is hashed. <a href="/">Sandbox</a></p>
      ${events.length === 0 ? html`<p>None yet.</p>` : ''}
      ${events.map(
        ({ event: { event_name, event_id, event_time, event_source_url, custom_data } }) => html`<h2>${event_name}</h2>
      <dl>
        <dt>Order</dt><dd>${event_id}</dd>
        <dt>Paid</dt><dd>${custom_data.value} ${custom_data.currency}</dd>
        <dt>When</dt><dd>${new Date(event_time * 1_000).toISOString().slice(0, 19).replace('T', ' ')}</dd>
        <dt>Where</dt><dd>${event_source_url}</dd>
      </dl>`,
      )}`,
  );
}
