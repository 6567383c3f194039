import type { ViewerLayerChange } from '@longstrip/core';

/** Which settings of a signed-in reader: those of a series, by its alias, or (null) of all devices. */
export type SettingsTarget = string | null;

/** Sends what a signed-in reader changes to the site. */
export interface SettingsSender {
  /** Sends a change soon: together with others that follow at once, as a slider makes them. */
  change(target: SettingsTarget, change: ViewerLayerChange): void;
  /** Sends what waits now, because the page is being left. */
  flush(): void;
}

export interface SettingsSenderParts {
  /** Whether the site has accepted a change; never throws. */
  send: (target: SettingsTarget, change: ViewerLayerChange) => Promise<boolean>;
  /** Calls a function when the reader rests: some time after the last call. */
  rest: (run: () => void) => void;
  /** Called when a change is lost for now. It is sent again with the next one. */
  onLost: () => void;
}

/** Requests follow one another, so that the last change decides. */
export function createSettingsSender({ send, rest, onLost }: SettingsSenderParts): SettingsSender {
  const waiting = new Map<SettingsTarget, ViewerLayerChange>();
  let last = Promise.resolve();

  function flush(): void {
    const changes = [...waiting];
    waiting.clear();
    for (const [target, change] of changes) {
      last = last.then(async () => {
        if (await send(target, change)) return;
        waiting.set(target, { ...change, ...waiting.get(target) });
        onLost();
      });
    }
  }

  return {
    change(target, change) {
      waiting.set(target, { ...waiting.get(target), ...change });
      rest(flush);
    },
    flush,
  };
}

const SETTINGS_PATH = '/_/settings';

/** Sends a change even when the page is being closed. */
export async function sendSettings(target: SettingsTarget, settings: ViewerLayerChange): Promise<boolean> {
  try {
    const body = JSON.stringify({ contentsAlias: target, settings });
    const answer = await fetch(SETTINGS_PATH, { method: 'POST', body, keepalive: true });
    return answer.ok;
  } catch {
    return false;
  }
}
