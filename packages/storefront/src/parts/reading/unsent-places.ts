const KEY = 'longstrip-unsent-places';
const POSITION_PATH = '/_/position';
/** The oldest are dropped. */
const PLACES_MOST = 100;
const TOO_MANY_STATUS = 429;

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
 * device stays; and their reader, so those of another account are refused. What the site has answered is not sent again.
 */
export async function sendUnsentPlaces(): Promise<void> {
  for (const [episode, body] of Object.entries(read())) {
    try {
      const { status } = await fetch(POSITION_PATH, { method: 'POST', body });
      if (status >= 500 || status === TOO_MANY_STATUS) return;
    } catch {
      return;
    }
    const { [episode]: stored, ...others } = read();
    if (stored === body) write(others);
  }
}
