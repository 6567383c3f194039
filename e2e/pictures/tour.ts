/** The pictures of docs/tour.md, in its order: site, screen, width and theme, and how wide they are there. */
export const TOUR: readonly { name: string; widthPx: number }[] = [
  { name: 'bom-us home phone light', widthPx: 320 },
  { name: 'bom-us home desktop light', widthPx: 960 },
  { name: 'beltoon-jp home phone dark', widthPx: 320 },
  { name: 'bom-th home-ranking phone light', widthPx: 320 },
  { name: 'delitoon-me home phone light', widthPx: 320 },
  { name: 'bom-us detail phone light', widthPx: 320 },
  { name: 'bom-us viewer-bars phone light', widthPx: 320 },
  { name: 'console reader desktop light', widthPx: 960 },
  { name: 'console upload desktop light', widthPx: 960 },
  { name: 'console calendar-week desktop light', widthPx: 960 },
  { name: 'console preview desktop light', widthPx: 960 },
  { name: 'console numbers-sales desktop light', widthPx: 960 },
];

/** Whether the tour has a picture of a site in a look, such as `bom-us` and `phone light`; of any screen, or of this one. */
export function isInTour(site: string, look: string, screen?: string): boolean {
  return TOUR.some(({ name }) =>
    screen === undefined
      ? name.startsWith(`${site} `) && name.endsWith(` ${look}`)
      : name === `${site} ${screen} ${look}`,
  );
}

/** The name of a picture's file in docs/pictures. */
export function fileOf(name: string): string {
  return `${name.replaceAll(' ', '-')}.webp`;
}
