const KEY = 'longstrip-unsent-places';
const POSITION_PATH = '/_/position';
/** The oldest are dropped. */
const PLACES_MOST = 100;
/** No session, and too many requests: nothing else would be taken now either. */
const LATER_STATUSES: readonly number[] = [401, 429];
/** The place is that of another reader of this browser. */
const OTHER_READER_STATUS = 409;

/** Bodies of requests that could not be sent, by series and episode: of an episode the last one is enough. */
type UnsentPlaces = Record<string, string>;

function read(): UnsentPlaces {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored)) : {};
  } catch {
    return {};
  }
}

function write(places: UnsentPlaces): void {
  const entries = Object.entries(places).slice(-PLACES_MOST);
  try {
    if (entries.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Storage is blocked: the place is only in this tab's record.
  }
}

/** Stores a place until there is a connection, also when the browser is closed. */
export function storeUnsentPlace(episode: string, body: string): void {
  const { [episode]: _before, ...others } = read();
  write({ ...others, [episode]: body });
}

/**
 * Sends the places that were read without a connection. They have the time when they were read, so a later place of another
 * device stays; and their reader, whose next session they wait for. What the site has taken or refused is not sent again.
 */
export async function sendUnsentPlaces(): Promise<void> {
  const others = new Set<string>();
  for (const [episode, body] of Object.entries(read())) {
    const reader = readerOf(body);
    if (others.has(reader)) continue;
    try {
      const { status } = await fetch(POSITION_PATH, { method: 'POST', body });
      if (status >= 500 || LATER_STATUSES.includes(status)) return;
      if (status === OTHER_READER_STATUS) {
        others.add(reader);
        continue;
      }
    } catch {
      return;
    }
    const { [episode]: stored, ...rest } = read();
    if (stored === body) write(rest);
  }
}

/** The reader in a stored body; what is no body is refused by the site. */
function readerOf(body: string): string {
  try {
    return String(JSON.parse(body).reader);
  } catch {
    return '';
  }
}
