import { hasMore, type ScrollBox } from './page-scroll.ts';

/** Minimum wheel delta for a page turn, and the pause after one: a flick on a touchpad turns one page. */
const WHEEL_PX = 30;
const WHEEL_REST_MS = 350;

type WheelTurn = Pick<WheelEvent, 'deltaY' | 'timeStamp'>;

/** Makes a function that reads wheel events: they scroll a tall page to its end, and turn others. */
export function createWheelTurns(): (
  wheel: WheelTurn,
  tall: ScrollBox | null,
) => 'scroll' | 'next' | 'previous' | null {
  let restsUntil = 0;
  let last: 'turned' | 'moved' = 'turned';
  return ({ deltaY, timeStamp }, tall) => {
    const rests = timeStamp < restsUntil;
    const canMove = tall !== null && hasMore(tall, deltaY);
    const rest = () => {
      restsUntil = timeStamp + WHEEL_REST_MS;
    };
    // A wheel that scrolls a page does not go on to the next one, nor one that has turned a page into the next text, as
    // long as it keeps rolling.
    if (rests && last === 'turned') {
      if (canMove) rest();
      return null;
    }
    if (canMove) {
      last = 'moved';
      rest();
      return 'scroll';
    }
    if (rests) {
      rest();
      return null;
    }
    if (Math.abs(deltaY) < WHEEL_PX) return null;
    last = 'turned';
    rest();
    return deltaY > 0 ? 'next' : 'previous';
  };
}
