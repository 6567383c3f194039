import { VIEWER_KEY_ACTIONS, type ViewerKeyAction, type ViewerKeys } from '@longstrip/core';

/** The keys as they are until the reader changes them; pages also turn by arrows, space and the page keys. */
const USUAL_KEYS: Readonly<Record<ViewerKeyAction, string>> = {
  next: 'j',
  previous: 'k',
  first: 'g',
  last: 'G',
  nextEpisode: 'n',
  previousEpisode: 'p',
  bars: 'b',
  settings: 's',
  episodes: 'l',
  panels: 'v',
  find: '/',
  autoScroll: 'a',
  help: '?',
};

/** The key of each action: the reader's own, or the usual one. */
export function keysOf(own: ViewerKeys): Readonly<Record<ViewerKeyAction, string>> {
  return { ...USUAL_KEYS, ...own };
}

/** What a key does; null for a key without an action. The reader's own keys come before the usual ones. */
export function actionOfKey(key: string, own: ViewerKeys): ViewerKeyAction | null {
  const assigned = VIEWER_KEY_ACTIONS.find((action) => own[action] === key);
  return (
    assigned ?? VIEWER_KEY_ACTIONS.find((action) => own[action] === undefined && USUAL_KEYS[action] === key) ?? null
  );
}

/** The keys once an action has another one. The action that had it gets the key of this one. */
export function withKey(
  own: ViewerKeys,
  action: ViewerKeyAction,
  key: string,
): { keys: ViewerKeys; exchanged: ViewerKeyAction | null } {
  const before = actionOfKey(key, own);
  const exchanged = before === action ? null : before;
  const other = exchanged === null ? {} : { [exchanged]: keysOf(own)[action] };
  return { keys: { ...own, ...other, [action]: key }, exchanged };
}
