/** The clicks of a wheel and the sound of a prize. They are made by the browser: no file is loaded. */
export interface WheelSound {
  /** Clicks that become slower, for a turn of this length. */
  turn(lengthMs: number): void;
  /** The end of a turn, with or without a prize. */
  rest(isWin: boolean): void;
  /** Ends what is heard. */
  stop(): void;
}

const CLICK = { hertz: 900, seconds: 0.025, volume: 0.12 } as const;
const NOTE = { seconds: 0.22, volume: 0.14 } as const;
const WIN_HERTZ = [523, 659, 784, 1_047] as const;
const REST_HERTZ = [392] as const;
const CLICKS = 34;

/** Null where the browser makes no sound. To be called by a press: browsers allow sound only then. */
export function createWheelSound(): WheelSound | null {
  if (typeof AudioContext === 'undefined') return null;
  const audio = new AudioContext();
  const playing = new Set<OscillatorNode>();
  const play = (hertz: number, atSeconds: number, { seconds, volume }: { seconds: number; volume: number }) => {
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    const startsAt = audio.currentTime + atSeconds;
    loudness.gain.setValueAtTime(volume, startsAt);
    loudness.gain.exponentialRampToValueAtTime(0.001, startsAt + seconds);
    tone.connect(loudness).connect(audio.destination);
    tone.start(startsAt);
    tone.stop(startsAt + seconds);
    playing.add(tone);
    tone.onended = () => playing.delete(tone);
  };
  const silence = () => {
    for (const tone of playing) tone.stop();
    playing.clear();
  };
  return {
    turn: (lengthMs) => {
      for (const atMs of clickTimesMs(lengthMs)) play(CLICK.hertz, atMs / 1_000, CLICK);
    },
    rest: (isWin) => {
      silence();
      (isWin ? WIN_HERTZ : REST_HERTZ).forEach((hertz, index) => {
        play(hertz, index * 0.09, NOTE);
      });
    },
    stop: () => {
      silence();
      void audio.close();
    },
  };
}

/** When the pointer clicks in a turn that becomes slower: each pause is longer than the one before. */
export function clickTimesMs(lengthMs: number): number[] {
  return Array.from({ length: CLICKS }, (_, index) => lengthMs * (1 - (1 - index / CLICKS) ** (1 / 3)));
}
