import { useEffect } from 'react';
import type { ReadAloud } from '../../read-aloud/read-aloud.ts';

/** Shows what is read on the device’s lock screen and takes its keys, where the browser has that. */
export function useMediaSession(
  { title, album }: { title: string; album: string },
  isPlaying: boolean,
  aloud: () => ReadAloud | null,
): void {
  useEffect(() => {
    const session = navigator.mediaSession;
    if (session === undefined || typeof MediaMetadata === 'undefined') return;
    session.metadata = new MediaMetadata({ title, album });
    const handlers: [MediaSessionAction, () => void][] = [
      ['play', () => aloud()?.toggle()],
      ['pause', () => aloud()?.toggle()],
      ['nexttrack', () => aloud()?.step(1)],
      ['previoustrack', () => aloud()?.step(-1)],
    ];
    for (const [action, act] of handlers) session.setActionHandler(action, act);
    return () => {
      session.metadata = null;
      for (const [action] of handlers) session.setActionHandler(action, null);
    };
  }, [title, album, aloud]);
  useEffect(() => {
    const session = navigator.mediaSession;
    if (session === undefined) return;
    session.playbackState = isPlaying ? 'playing' : 'paused';
    return () => {
      session.playbackState = 'none';
    };
  }, [isPlaying]);
}
