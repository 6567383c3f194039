import type { PicturePriority } from './picture.tsx';

/** How many pictures of a list are in the first screen of a phone (390×844) and of a desktop (1280×900), which holds more. */
export interface FirstScreen {
  readonly phone: number;
  readonly desktop: number;
}

/** Of a list further down. */
export const NOT_IN_FIRST_SCREEN: FirstScreen = { phone: 0, desktop: 0 };

/** Whether a picture of a list is in the first screen, by its place from 0 on. */
export function priorityAt(index: number, { phone, desktop }: FirstScreen): PicturePriority {
  if (index < phone) return true;
  return index < desktop ? 'desktop' : false;
}
