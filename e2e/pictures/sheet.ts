import sharp from 'sharp';

/** A picture on a contact sheet, and its title. */
export interface SheetPicture {
  file: string;
  label: string;
}

interface SheetLook {
  columns: number;
  /** The size of all pictures on the sheet. */
  widthPx: number;
  heightPx: number;
}

const GAP_PX = 24;
const LABEL_PX = 36;
const GROUND = '#7d8087';

/** Combines pictures into one, row by row, each below its title. */
export async function writeSheet(
  target: string,
  pictures: readonly SheetPicture[],
  { columns, widthPx, heightPx }: SheetLook,
): Promise<void> {
  const rows = Math.ceil(pictures.length / columns);
  const placeOf = (index: number) => ({
    left: GAP_PX + (index % columns) * (widthPx + GAP_PX),
    top: LABEL_PX + Math.floor(index / columns) * (heightPx + GAP_PX + LABEL_PX),
  });
  const width = GAP_PX + columns * (widthPx + GAP_PX);
  const height = rows * (heightPx + GAP_PX + LABEL_PX);
  const parts = await Promise.all(
    pictures.map(async ({ file }, index) => ({
      input: await sharp(file)
        .resize({ width: widthPx, height: heightPx, fit: 'cover', position: 'top' })
        .png()
        .toBuffer(),
      ...placeOf(index),
    })),
  );
  const labels = pictures.map(({ label }, index) => {
    const { left, top } = placeOf(index);
    return `<text x="${left}" y="${top - 10}" font-family="Noto Sans, sans-serif" font-size="18" fill="#fff">${label}</text>`;
  });
  const lettering = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels.join('')}</svg>`;
  await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([...parts, { input: Buffer.from(lettering), left: 0, top: 0 }])
    .png({ compressionLevel: 6 })
    .toFile(target);
}
