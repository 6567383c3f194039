import {
  CloseIcon,
  IconButton,
  PauseIcon,
  PlayIcon,
  Select,
  SkipBackIcon,
  SkipForwardIcon,
  useToast,
} from '@longstrip/ui';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useViewerText } from '../../../../../i18n/use-text.ts';
import { createReadAloud, type ReadAloud, type ReadAloudState } from '../../read-aloud/read-aloud.ts';
import { readingVoice, readingVoiceStore } from '../../read-aloud/reading-voice.ts';
import { sentencesOf } from '../../read-aloud/sentences.ts';
import type { SpeechEngine, SpeechVoice } from '../../read-aloud/speech-engine.ts';
import type { ViewerEpisode } from '../../viewer-model.ts';
import { hideBars, useViewerStore } from '../../viewer-store.ts';
import { useNovelStore } from '../novel-store.ts';
import { usePaint } from '../text/paint.ts';
import { documentRange, indexOfAnchor, type TextMap } from '../text/text-map.ts';
import { goToRange } from '../text/use-text-map.ts';
import { useMediaSession } from './use-media-session.ts';

const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export interface ReadAloudBarProps {
  data: Pick<ViewerEpisode, 'series' | 'episode' | 'language'>;
  map: TextMap;
  engine: SpeechEngine;
  voices: readonly SpeechVoice[];
}

/** Reads the episode aloud, with the sentence marked on the text, which follows. */
export function ReadAloudBar({ data, map, engine, voices }: ReadAloudBarProps) {
  const text = useViewerText();
  const { series, episode, language } = data;
  const [state, setState] = useState<ReadAloudState>({ index: 0, isPlaying: false });
  const sentences = useMemo(() => sentencesOf(map, language), [map, language]);
  const { rate, voiceId, change } = useReadingVoice(language);
  const aloud = useReadAloud({ map, engine, sentences, language, onChange: setState });
  useMediaSession({ title: episode.title, album: series.title }, state.isPlaying, aloud);
  const sentence = sentences[state.index];
  const spoken = useMemo(() => {
    const range = sentence === undefined ? null : documentRange(map, sentence);
    return range === null ? [] : [range];
  }, [map, sentence]);
  usePaint('novel-spoken', spoken);
  const areBarsShown = useViewerStore((store) => store.areBarsShown);
  const changeVoice = (changed: { rate?: number; voiceId?: string }) => {
    const next = { rate, voiceId, ...changed };
    change(next);
    aloud()?.setVoice({ language, ...next });
  };
  return (
    <section
      aria-label={text('viewerNovel.readAloud')}
      className={`read-aloud-bar pointer-events-none fixed inset-x-2 z-(--layer-bar) grid justify-items-center transition-[bottom] duration-200 ${areBarsShown ? 'bottom-[calc(var(--view-bottom)+8px)]' : 'bottom-[calc(env(safe-area-inset-bottom)+12px)]'}`}
    >
      <div className="pointer-events-auto flex max-w-full items-center rounded-pill bg-surface px-2 text-fg shadow-lift">
        <span dir="ltr" className="flex">
          <IconButton
            icon={SkipBackIcon}
            label={text('viewerNovel.sentencePrevious')}
            onClick={() => aloud()?.step(-1)}
          />
          <IconButton
            icon={state.isPlaying ? PauseIcon : PlayIcon}
            label={text(state.isPlaying ? 'viewerNovel.pause' : 'viewerNovel.play')}
            onClick={() => aloud()?.toggle()}
          />
          <IconButton
            icon={SkipForwardIcon}
            label={text('viewerNovel.sentenceNext')}
            onClick={() => aloud()?.step(1)}
          />
        </span>
        <span dir="ltr">
          <Select
            look="bare"
            label={text('viewerNovel.speed')}
            options={RATES.map((value) => ({ value: String(value), label: text('viewerNovel.rate', { rate: value }) }))}
            value={String(rate)}
            onChange={(event) => changeVoice({ rate: Number(event.currentTarget.value) })}
            className="[&_select]:field-sizing-content"
          />
        </span>
        {voices.length > 1 && (
          <Select
            look="bare"
            label={text('viewerNovel.voice')}
            options={voices.map(({ id, name }) => ({ value: id, label: name }))}
            value={voices.find(({ id }) => id === voiceId)?.id ?? voices[0]?.id ?? ''}
            onChange={(event) => changeVoice({ voiceId: event.currentTarget.value })}
            className="ms-3 w-24 min-w-0 [&_select]:w-full [&_select]:truncate"
          />
        )}
        <IconButton
          icon={CloseIcon}
          iconSize={20}
          label={text('viewerNovel.readAloudStop')}
          onClick={() => useNovelStore.setState({ readAloudFrom: null })}
        />
      </div>
    </section>
  );
}

/** The speed and voice that the reader chose on this device. */
function useReadingVoice(language: string) {
  const store = readingVoiceStore();
  const { rate, voices } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const change = (next: { rate: number; voiceId: string | null }) =>
    store.change((before) => ({
      rate: next.rate,
      voices: next.voiceId === null ? before.voices : { ...before.voices, [language]: next.voiceId },
    }));
  return { rate, voiceId: voices[language] ?? null, change };
}

interface ReadingFacts {
  map: TextMap;
  engine: SpeechEngine;
  sentences: ReturnType<typeof sentencesOf>;
  language: string;
  onChange: (state: ReadAloudState) => void;
}

/** Reads from where the reader asks, until the end, or until the episode is left. */
function useReadAloud({ map, engine, sentences, language, onChange }: ReadingFacts): () => ReadAloud | null {
  const text = useViewerText();
  const toast = useToast();
  const current = useRef<ReadAloud | null>(null);
  const from = useNovelStore((state) => state.readAloudFrom);
  /** Where another mode that shows the text reads on. */
  const reached = useRef<{ from: typeof from; place: number; isPlaying: boolean } | null>(null);
  const latest = useRef({ text, toast });
  useEffect(() => {
    latest.current = { text, toast };
  });
  useEffect(() => {
    const made = createReadAloud({
      ...{ engine, sentences, text: map.text },
      onChange: (state) => {
        onChange(state);
        if (reached.current !== null && current.current === made) reached.current.isPlaying = state.isPlaying;
      },
      voice: readingVoice(language),
      onReached: (index) => {
        if (reached.current !== null) reached.current.place = index;
        goToRange(map, { start: index, end: index + 1 });
      },
      onEnd: (hasFailed) => {
        if (hasFailed)
          latest.current.toast({ text: latest.current.text('viewerNovel.readAloudFailed'), tone: 'warning' });
        else useViewerStore.getState().moveTo?.({ kind: 'end' });
        useNovelStore.setState({ readAloudFrom: null });
      },
    });
    current.current = made;
    window.addEventListener('pagehide', made.stop);
    return () => {
      current.current = null;
      made.stop();
      window.removeEventListener('pagehide', made.stop);
    };
  }, [map, engine, sentences, language, onChange]);
  useEffect(() => {
    if (from === null) return;
    hideBars();
    const known = reached.current;
    if (known?.from === from) current.current?.from(known.place, known.isPlaying);
    else {
      const place = placeOf(map, from);
      reached.current = { from, place, isPlaying: true };
      current.current?.from(place);
    }
  }, [map, from]);
  return useCallback(() => current.current, []);
}

function placeOf(map: TextMap, from: NonNullable<ReturnType<typeof useNovelStore.getState>['readAloudFrom']>): number {
  if (from !== 'place') return from.start;
  const anchor = useViewerStore.getState().position?.anchor;
  return anchor?.kind === 'text' ? (indexOfAnchor(map, anchor) ?? 0) : 0;
}
