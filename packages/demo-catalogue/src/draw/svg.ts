import { num } from './geometry.ts';

/** How a shape is painted. Opacity is that of the fill (and, with `line`, of the stroke): a group layer would be slow. */
export interface Paint {
  opacity?: number;
  /** Outline colour and width. */
  ink?: string;
  inkWidth?: number;
  /** A `clip-path` made by Canvas.clip. */
  clip?: string;
  transform?: string;
}

function attributes(paint: Paint): string {
  let text = '';
  if (paint.opacity !== undefined) text += ` fill-opacity="${num2(paint.opacity)}"`;
  if (paint.ink) text += ` stroke="${paint.ink}" stroke-width="${num(paint.inkWidth ?? 2)}" stroke-linejoin="round"`;
  if (paint.clip) text += ` clip-path="${paint.clip}"`;
  if (paint.transform) text += ` transform="${paint.transform}"`;
  return text;
}

const num2 = (value: number): string => String(Math.round(value * 100) / 100);

export const shape = (d: string, fill: string, paint: Paint = {}): string =>
  `<path d="${d}" fill="${fill}"${attributes(paint)}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, paint: Paint = {}): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${attributes(paint)}/>`;

export const roundRect = (
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  fill: string,
  paint: Paint = {},
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${num(radius)}" fill="${fill}"${attributes(paint)}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, paint: Paint = {}): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${attributes(paint)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, paint: Paint = {}): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes(paint)}/>`;

/** A line with round ends. */
export const line = (d: string, colour: string, width: number, opacity = 1, dash = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num2(width)}" stroke-linecap="round" stroke-linejoin="round"${
    opacity < 1 ? ` stroke-opacity="${num2(opacity)}"` : ''
  }${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

export interface GroupOptions {
  clip?: string;
  mask?: string;
  transform?: string;
  /** Makes a layer: only where single shapes cannot carry it. */
  opacity?: number;
}

export function group(body: string, options: GroupOptions = {}): string {
  if (!body) return '';
  let text = '';
  if (options.transform) text += ` transform="${options.transform}"`;
  if (options.clip) text += ` clip-path="${options.clip}"`;
  if (options.mask) text += ` mask="${options.mask}"`;
  if (options.opacity !== undefined) text += ` opacity="${num2(options.opacity)}"`;
  return text ? `<g${text}>${body}</g>` : body;
}

/** Puts a drawing made around (0, 0) at a place, scaled, then turned clockwise, or mirrored left to right. */
export function place(body: string, x: number, y: number, scale = 1, turnDegrees = 0, mirrored = false): string {
  if (!body) return '';
  const turn = turnDegrees ? ` rotate(${num(turnDegrees)})` : '';
  const factor = scale.toFixed(4);
  const size = mirrored ? ` scale(-${factor} ${factor})` : scale === 1 ? '' : ` scale(${factor})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turn}${size}">${body}</g>`;
}
