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
  let isScrolled = false;
  return ({ deltaY, timeStamp }, tall) => {
    const rests = timeStamp < restsUntil;
    const isMoved = tall !== null && hasMore(tall, deltaY);
    // What moved a text does not run on into the next page, however long it rolls out at the text's end.
    isScrolled = isMoved || (isScrolled && rests);
    if (!isScrolled && (Math.abs(deltaY) < WHEEL_PX || rests)) return null;
    restsUntil = timeStamp + WHEEL_REST_MS;
    if (isScrolled) return isMoved ? 'scroll' : null;
    return deltaY > 0 ? 'next' : 'previous';
  };
}
