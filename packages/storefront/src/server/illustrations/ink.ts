/** The colours of an illustration: a night scene, so that it suits a light page and a dark one. */
export interface Ink {
  /** The sky. */
  night: string;
  /** The brand's main colour. */
  main: string;
  /** The same hue, lighter. */
  bright: string;
  /** Light, such as that of a window. */
  glow: string;
  /** Paper and moonlight. */
  paper: string;
}

const GROUND = 'M0 0h600v360H0z';

/** A whole picture, 600 by 360, with its sky. */
export function picture({ night }: Ink, ...shapes: readonly string[]): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 360" width="600" height="360">',
    `<path fill="${night}" d="${GROUND}"/>`,
    ...shapes,
    '</svg>\n',
  ].join('');
}

/** A filled path. */
export function fill(colour: string, path: string, opacity = 1): string {
  return `<path fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${path}"/>`;
}

/** A path of lines. */
export function line(colour: string, widthPx: number, path: string, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<path fill="none" stroke="${colour}" stroke-width="${widthPx}" stroke-linecap="round"${faint} d="${path}"/>`;
}

export function disc(colour: string, x: number, y: number, radius: number, opacity = 1): string {
  return `<circle fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''} cx="${x}" cy="${y}" r="${radius}"/>`;
}

/** Shapes at a position, with a scale and a rotation in degrees. */
export function at(x: number, y: number, scale: number, shapes: string, turn = 0): string {
  return `<g transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`} scale(${scale})">${shapes}</g>`;
}

/** An open book seen from the front, 100 wide; the bottom of its spine is at the origin. */
export function openBook(pages: string, cover: string): string {
  return (
    fill(cover, 'M0 6C-14-4-34-5-54 0V-38H54V0C34-5 14-4 0 6Z') +
    fill(pages, 'M0 0C-14-10-32-11-50-6V-46C-32-51-14-50 0-40C14-50 32-51 50-46V-6C32-11 14-10 0 0Z') +
    line(cover, 2, 'M0-38V-2M-40-36Q-24-40-10-33M-40-24Q-24-28-10-21M40-36Q24-40 10-33M40-24Q24-28 10-21')
  );
}

export function stars(colour: string, places: readonly (readonly [x: number, y: number])[]): string {
  return places.map(([x, y], index) => disc(colour, x, y, index % 3 === 0 ? 2.6 : 1.7, 0.8)).join('');
}
