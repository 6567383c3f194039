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
  /** The title and facts of the series. */
  children: ReactNode;
}

/**
 * The wide art of a series, fading into the page where the title begins. Art and title together take two fifths of a phone's
 * screen: longer words begin higher over the art, so that the first episodes do not move down. From 1024 px the first three
 * episodes are in a window of 1280×800.
 */
export function KeyArt(props: KeyArtProps) {
  const { picture, header, focus = '50% 20%', isFromCover = false, transitionName, children } = props;
  return (
    <div className="relative grid min-h-[338px] grid-cols-[minmax(0,1fr)] *:col-start-1 *:row-start-1 desk:min-h-[412px] wide:min-h-[min(330px,46svh)] desk:low:min-h-[calc(62svh+48px)]">
      {header}
      <div
        className="key-art-frame relative h-[312px] overflow-hidden bg-skeleton desk:h-100 wide:h-[min(318px,44svh)] desk:low:h-[62svh]"
        style={transitionName ? { viewTransitionName: transitionName } : undefined}
      >
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 601px) 720px, 100vw"
          isPriority="largest"
          className={isFromCover ? 'scale-110 blur-[2px]' : ''}
          style={{ objectPosition: focus }}
        />
        <span className="key-art-veil absolute inset-0" />
      </div>
      <div className="key-art-words relative self-end pt-19">
        {children}
        <span hidden data-whole="" />
      </div>
    </div>
  );
}
