import { type ShownShare, shownPart } from '../publish/shown-part.ts';
import { cutFrame, finishPicture, type MadePicture } from './made-picture.ts';

/** The shape in which lists show an episode, at its largest (D39). */
const THUMBNAIL = { widthPx: 640, heightPx: 360 } as const;

/** The small picture of an episode, out of a page's quarter, or of a picture that is no page. */
export async function makeEpisodeThumbnail(
  source: { readonly bytes: Uint8Array; readonly share: ShownShare },
  nowMs: number,
): Promise<MadePicture> {
  return finishPicture(await cutFrame(await shownPart(source.bytes, source.share), THUMBNAIL), nowMs);
}
