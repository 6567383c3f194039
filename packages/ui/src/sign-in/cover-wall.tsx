import type { PictureSource } from '../picture/picture.tsx';
import { Cover } from '../series/cover.tsx';

/** Columns of the wall; each second one is moved by half a cover. */
const COLUMNS = 4;
const ROWS = 3;
const COVER_SIZES = '130px';

/** A wall of covers that fades into the page: decoration above what the page is for. */
export function CoverWall({ covers }: { covers: readonly PictureSource[] }) {
  if (covers.length === 0) return null;
  return (
    <div aria-hidden="true" className="relative h-[min(38dvh,360px)] overflow-hidden">
      <div className="absolute inset-x-[-12%] -top-6 flex -rotate-6 justify-center gap-2.5">
        {Array.from({ length: COLUMNS }, (_, column) => (
          <div
            key={column}
            className={`grid w-32 shrink-0 content-start gap-2.5 desk:w-44 ${column % 2 === 1 ? '-mt-12' : 'mt-3'}`}
          >
            {Array.from({ length: ROWS }, (_, row) => {
              const picture = covers[(column * ROWS + row) % covers.length];
              return picture && <Cover key={`${row}`} picture={picture} sizes={COVER_SIZES} />;
            })}
          </div>
        ))}
      </div>
      <div className="absolute inset-0 bg-linear-to-b from-transparent from-40% to-page" />
    </div>
  );
}
