import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../picture/picture.tsx';

export interface KeyArtProps {
  picture: PictureSource;
  /** Header over the art: back at the start, share at the end. */
  header: ReactNode;
  /** Where the faces are, as in `object-position`; art is never mirrored, so this is a physical place. */
  focus?: string;
  /** A cover shown in place of missing wide art is larger and softer. */
  isFromCover?: boolean;
  transitionName?: string;
}

/** The wide art of a series, fading into the page where the title begins. */
export function KeyArt({ picture, header, focus = '50% 20%', isFromCover = false, transitionName }: KeyArtProps) {
  return (
    <div className="relative">
      {header}
      <div
        className="key-art-frame relative -mb-17 h-[312px] overflow-hidden bg-skeleton desk:-mb-21 desk:h-100 desk:low:-mb-12 desk:low:h-[62svh]"
        style={transitionName ? { viewTransitionName: transitionName } : undefined}
      >
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 601px) 720px, 100vw"
          isPriority
          className={isFromCover ? 'scale-110 blur-[2px]' : ''}
          style={{ objectPosition: focus }}
        />
        <span className="key-art-veil absolute inset-0" />
      </div>
    </div>
  );
}
