import type { PictureSource } from '../picture/picture.tsx';

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

/** Wide art, 16:9: the people stand at the end side, with empty space at the start side. */
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

/** A small scene for stories: sky, light, far and near scenery, one or two people seen from behind or in profile. */
export interface Scene {
  sky: readonly [string, string];
  light: string;
  far: string;
  near: string;
  ground: string;
  scenery: 'castle' | 'city' | 'mountains' | 'dunes' | 'trees' | 'books';
  /** Hair, skin and coat of each person. */
  people: readonly { hair: string; skin: string; coat: string; isLong: boolean }[];
  particles: 'petals' | 'stars' | 'rain' | 'none';
  letter: string;
  letterEdge: string;
  isSerif: boolean;
}

/** Fixed pseudo-random numbers in 0…1: stories must look the same in every build. */
function spread(index: number, salt: number): number {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43_758.545;
  return value - Math.floor(value);
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

const SCENERY: Record<Scene['scenery'], (width: number, floor: number) => string> = {
  castle: (width, floor) =>
    `M0 ${floor}h${width * 0.1}V${floor - 70}h12v-46l14-34 14 34v46h24v-26h10v10h10v-10h10v10h10v-10h10v26h20v-76l16-44 16 44v76h24v-40l12-30 12 30v40h10V${floor}H${width}v200H0Z`,
  city: (width, floor) =>
    `${range(14)
      .map((index) => {
        const x = (index * width) / 14;
        const height = 60 + spread(index, 3) * 130;
        return `M${x} ${floor + 200}V${floor - height}h${width / 16}V${floor + 200}Z`;
      })
      .join('')}`,
  mountains: (width, floor) =>
    `M0 ${floor}L${width * 0.18} ${floor - 120} ${width * 0.3} ${floor - 60} ${width * 0.46} ${floor - 160} ${width * 0.62} ${floor - 50} ${width * 0.8} ${floor - 130} ${width} ${floor - 20}V${floor + 200}H0Z`,
  dunes: (width, floor) =>
    `M0 ${floor - 20}Q${width * 0.25} ${floor - 90} ${width * 0.5} ${floor - 20}T${width} ${floor - 40}V${floor + 200}H0Z`,
  trees: (width, floor) =>
    `${range(10)
      .map((index) => {
        const x = (index + 0.3) * (width / 10);
        const height = 90 + spread(index, 7) * 90;
        return `M${x} ${floor + 10}l-${height / 3.4} 0 ${height / 3.4}-${height} ${height / 3.4} ${height}Z`;
      })
      .join('')}M0 ${floor}h${width}v200H0Z`,
  books: (width, floor) =>
    range(Math.round(width / 16))
      .map((index) => `M${index * 16} ${floor + 160}V${floor - 90 - spread(index, 5) * 60}h13V${floor + 160}Z`)
      .join(''),
};

function particles(kind: Scene['particles'], light: string, width: number, height: number): string {
  if (kind === 'none') return '';
  return range(34)
    .map((index) => {
      const x = spread(index, 1) * width;
      const y = spread(index, 2) * height * (kind === 'stars' ? 0.6 : 1);
      if (kind === 'stars') return `<circle cx="${x}" cy="${y}" r="${0.8 + spread(index, 4) * 1.4}" fill="${light}"/>`;
      if (kind === 'rain') return `<path d="M${x} ${y}l-5 22" stroke="${light}" stroke-width="1.4" opacity=".45"/>`;
      return `<ellipse cx="${x}" cy="${y}" rx="5" ry="2.6" fill="${light}" opacity=".85" transform="rotate(${spread(index, 6) * 180} ${x} ${y})"/>`;
    })
    .join('');
}

function person(who: Scene['people'][number], x: number, y: number, scale: number, faces: 1 | -1): string {
  const { hair, skin, coat, isLong } = who;
  const back = isLong ? `<path d="M-46-8C-58 40-62 96-48 150c30 18 66 18 94 0C60 96 58 40 46-8Z" fill="${hair}"/>` : '';
  return `<g transform="translate(${x} ${y}) scale(${scale * faces} ${scale})">${back}
<path d="M-14 44h28v40h-28Z" fill="${skin}"/><path d="M-14 62q14 12 28 0v-8h-28Z" fill="#000" opacity=".12"/>
<path d="M-84 210c0-82 20-116 70-128q14 16 28 0c50 12 70 46 70 128Z" fill="${coat}"/><path d="M-14 82l14 30 14-30 8 3-22 46-22-46Z" fill="#fff" opacity=".8"/>
<path d="M-34 0c0-34 14-50 34-50s36 16 36 48c0 32-16 58-34 58S-34 34-34 0Z" fill="${skin}"/>
<path d="M-22 12q7-5 14 0M12 12q8-5 15 0" stroke="#2a1d22" stroke-width="3.6" fill="none" stroke-linecap="round"/><ellipse cx="-14" cy="15" rx="4" ry="5.4" fill="#2a1d22"/><ellipse cx="20" cy="15" rx="4" ry="5.4" fill="#2a1d22"/><circle cx="-12.6" cy="13" r="1.5" fill="#fff"/><circle cx="21.4" cy="13" r="1.5" fill="#fff"/>
<path d="M-22 2q8-6 15-2M12 0q8-4 15 2" stroke="${hair}" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M6 22l3 7-4 1" stroke="#8d5a52" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M-3 39q7 4 13-1" stroke="#9c4a4d" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<path d="M-40 12c-8-46 10-76 42-76s50 28 40 74c-2-22-10-34-20-40-2 12-8 16-14 20 2-8 2-14 0-20-8 12-26 18-38 22-6 4-8 10-10 20Z" fill="${hair}"/></g>`;
}

let nextId = 0;

/** Draws a scene as the inside of an `<svg>`. In a right-to-left composition the people stand on the left. */
function drawScene(scene: Scene, width: number, height: number, direction: 'ltr' | 'rtl' = 'ltr'): string {
  const id = `sky${nextId++}`;
  const isWide = width > height;
  const floor = height * 0.62;
  const place = (share: number) => (direction === 'rtl' ? 1 - share : share) * width;
  const stand = isWide ? [0.62, 0.84] : scene.people.length > 1 ? [0.36, 0.7] : [0.5];
  const scale = isWide ? 1.25 : scene.people.length > 1 ? 0.92 : 1.15;
  const people = scene.people
    .map((who, index) =>
      person(
        who,
        place(stand[index] ?? 0.5),
        height * (isWide ? 0.44 : 0.36) + index * 14,
        scale,
        index % 2 === 0 ? 1 : -1,
      ),
    )
    .reverse()
    .join('');
  return `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${scene.sky[0]}"/><stop offset=".75" stop-color="${scene.sky[1]}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#${id})"/><circle cx="${place(isWide ? 0.5 : 0.68)}" cy="${height * 0.24}" r="${height * 0.13}" fill="${scene.light}" opacity=".92"/><circle cx="${place(isWide ? 0.5 : 0.68)}" cy="${height * 0.24}" r="${height * 0.2}" fill="${scene.light}" opacity=".18"/>
<path d="${SCENERY[scene.scenery](width, floor)}" fill="${scene.far}"/><path d="M0 ${height * 0.78}Q${width * 0.3} ${height * 0.68} ${width * 0.6} ${height * 0.78}T${width} ${height * 0.74}V${height}H0Z" fill="${scene.near}"/><rect y="${height * 0.9}" width="${width}" height="${height * 0.1}" fill="${scene.ground}"/>
${particles(scene.particles, scene.light, width, height)}${people}`;
}
