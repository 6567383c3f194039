import { createWheelSound, type WheelSound } from '@longstrip/ui';
import { useEffect, useRef, useState } from 'react';

/** The sound of a wheel: off until the reader switches it on, on each visit. */
export function useWheelSound() {
  const [isOn, setOn] = useState(false);
  const sound = useRef<WheelSound | null>(null);
  const end = () => {
    sound.current?.stop();
    sound.current = null;
  };
  useEffect(() => end, []);
  return {
    isOn,
    toggle: () => {
      end();
      if (!isOn) sound.current = createWheelSound();
      setOn(!isOn);
    },
    turn: (lengthMs: number) => sound.current?.turn(lengthMs),
    rest: (isWin: boolean) => sound.current?.rest(isWin),
  };
}
