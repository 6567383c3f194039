import type { PictureSource } from '../picture/picture.tsx';
import { drawScene, type Scene } from './sample-scenes.ts';

/** Pictures for stories: drawn by code, so that a story needs no network and no binary file. */

function dataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const WIDE_LETTERS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Width of a line in ems: an ideograph is a square, a Latin letter about three fifths of one. */
function widthEm(line: string): number {
  return [...line].reduce((sum, letter) => sum + (WIDE_LETTERS.test(letter) ? 1 : 0.6), 0);
}

/** Breaks a title into at most three lines for the foot of a cover. */
function titleLines(title: string): string[] {
  const words = WIDE_LETTERS.test(title) ? (title.match(/.{1,5}/g) ?? []) : title.split(' ');
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthEm(last) + widthEm(word) < 5) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}

function lettering(title: string, scene: Scene): string {
  const lines = titleLines(title);
  const size = Math.min(60, 268 / Math.max(...lines.map(widthEm)));
  const font = scene.isSerif ? 'Georgia,"Noto Serif",serif' : '"Arial Black",Impact,"Noto Sans",sans-serif';
  return lines
    .map((line, index) => {
      const y = 382 - (lines.length - 1 - index) * size * 1.04;
      return `<text x="150" y="${y}" text-anchor="middle" font-family='${font}' font-weight="900" font-size="${size}" fill="${scene.letter}" stroke="${scene.letterEdge}" stroke-width="7" stroke-linejoin="round" paint-order="stroke">${escapeText(line)}</text>`;
    })
    .join('');
}

/** A cover, 3:4, with its title at the foot. */
export function sampleCover(scene: Scene, title: string): PictureSource {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">${drawScene(scene, 300, 400)}<rect y="250" width="300" height="150" fill="url(#foot)"/><defs><linearGradient id="foot" x2="0" y2="1"><stop stop-color="${scene.ground}" stop-opacity="0"/><stop offset="1" stop-color="${scene.ground}" stop-opacity=".85"/></linearGradient></defs>${lettering(title, scene)}</svg>`;
  return { src: dataUri(svg), widthPx: 300, heightPx: 400, placeholder: scene.ground };
}

/** Wide art, 16:9: the people stand towards the end of the line, with quiet at its start. */
export function sampleWide(scene: Scene, direction: 'ltr' | 'rtl' = 'ltr'): PictureSource {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 405" width="720" height="405">${drawScene(scene, 720, 405, direction)}</svg>`;
  return { src: dataUri(svg), widthPx: 720, heightPx: 405, placeholder: scene.ground };
}

/** A crop of the wide art for an episode's thumbnail; `index` moves and zooms it. */
export function sampleThumbnail(scene: Scene, index: number): PictureSource {
  const zoom = 1 + (index % 4) * 0.35;
  const width = 720 / zoom;
  const height = 405 / zoom;
  const x = (((index * 137) % 100) / 100) * (720 - width);
  const y = (((index * 61) % 100) / 100) * (405 - height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="320" height="180">${drawScene(scene, 720, 405)}</svg>`;
  return { src: dataUri(svg), widthPx: 320, heightPx: 180, placeholder: scene.ground };
}

/** A comic strip of panels, 720 wide, for the viewer. */
export function sampleStrip(scenes: readonly Scene[]): PictureSource {
  const panels = scenes
    .map((scene, index) => {
      const y = 24 + index * 430;
      const inset = index % 2 === 0 ? 0 : 24;
      return `<svg x="${inset}" y="${y}" width="${720 - inset * 2}" height="390" viewBox="0 0 720 405" preserveAspectRatio="xMidYMid slice">${drawScene(scene, 720, 405)}</svg>${inset ? `<rect x="${inset}" y="${y}" width="${720 - inset * 2}" height="390" fill="none" stroke="#17171a" stroke-width="5"/>` : ''}`;
    })
    .join('');
  const height = 24 + scenes.length * 430;
  return {
    src: dataUri(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${height}" width="720" height="${height}"><rect width="720" height="${height}" fill="#fff"/>${panels}</svg>`,
    ),
    widthPx: 720,
    heightPx: height,
    placeholder: '#ffffff',
  };
}
