/** A rectangle on a page. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
