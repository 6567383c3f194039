import { hasMore, type ScrollBox } from './page-scroll.ts';

/** How far a wheel must turn for a page, and how long it then rests: one flick of a touch pad is one page. */
const WHEEL_PX = 30;
const WHEEL_REST_MS = 350;

type WheelTurn = Pick<WheelEvent, 'deltaY' | 'timeStamp'>;

/** Makes what reads a wheel over pages: it moves a tall page as far as that goes, and turns others. */
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
    // What moved a text does not run on into the next page, nor what turned a page into the next text, however long it rolls out.
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
