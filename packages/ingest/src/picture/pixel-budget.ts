import { BOOK_FREE_PIXELS, BOOK_PIXELS_PER_FILE_BYTE } from '../limits.ts';
import { RefusedInput } from '../refused-input.ts';
import type { PictureFacts } from './inspect-picture.ts';

/**
 * Limits the pixels of all pictures of a book by their bytes, before decoding: thousands of small files of large blank
 * pictures are a bomb, too.
 */
export class PixelBudget {
  #pixels = 0;
  #fileBytes = 0;

  /** @throws RefusedInput PICTURE_TOO_LARGE */
  spend({ widthPx, heightPx, sizeBytes }: PictureFacts): void {
    this.#pixels += widthPx * heightPx;
    this.#fileBytes += sizeBytes;
    if (this.#pixels > BOOK_FREE_PIXELS + this.#fileBytes * BOOK_PIXELS_PER_FILE_BYTE) {
      const reason = `its pictures claim ${this.#pixels} pixels, far more than their ${this.#fileBytes} bytes can honestly hold`;
      throw new RefusedInput('PICTURE_TOO_LARGE', null, reason);
    }
  }
}
