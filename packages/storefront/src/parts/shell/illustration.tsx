import { type IllustrationScene, illustrationAddress } from '../../entry/served-addresses.ts';

/** Scenes in which something goes from one side to the other: mirrored where reading is. */
const DIRECTED: readonly IllustrationScene[] = ['questions', 'comments', 'notFound'];

/**
 * A picture of what a page is about, decorative beside its words. The site's server draws it (record 0150); no script has it, and
 * its colours are the page's tokens.
 */
export function Illustration({ scene }: { scene: IllustrationScene }) {
  return (
    <svg
      viewBox="0 0 600 360"
      aria-hidden="true"
      className={`mx-auto block h-auto w-full max-w-[360px] art-frame ${DIRECTED.includes(scene) ? 'rtl:-scale-x-100' : ''}`}
    >
      <use href={`${illustrationAddress(scene)}#art`} />
    </svg>
  );
}
