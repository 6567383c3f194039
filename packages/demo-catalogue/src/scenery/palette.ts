/** The colours of a place and hour; nine roles that every scene is painted from. */
export interface Palette {
  /** Top, middle and foot of the sky (indoors: of what is seen through windows). */
  sky: readonly [string, string, string];
  far: string;
  near: string;
  /** Lights: lamps, sun, lit windows. */
  lamp: string;
  /** The darkest. */
  ink: string;
  /** The one strong colour. */
  pop: string;
  /** The lightest. */
  paper: string;
}
