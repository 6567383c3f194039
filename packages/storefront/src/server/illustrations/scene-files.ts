import type { Platform } from '@longstrip/core';
import { ILLUSTRATION_SCENES, type IllustrationScene } from '../../entry/served-addresses.ts';
import { GROUNDS } from './grounds.ts';
import { SUBJECTS } from './subjects.ts';
import { tintOf } from './tint.ts';

type Brand = Pick<Platform, 'brand' | 'theme'>;

/**
 * A scene of a site as an SVG document, 600 by 360. What is drawn has the id `art`: a page that uses it gives it the page's
 * colours, so it is light or dark as the page is.
 */
export function drawScene(platform: Brand, scene: IllustrationScene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 360" width="600" height="360"><g id="art">${sceneArt(platform, scene)}</g></svg>\n`;
}

/** The same without a document around it, for a page that can load nothing. */
export function sceneArt({ brand, theme }: Brand, scene: IllustrationScene): string {
  const tint = tintOf({ theme });
  return `<path fill="${tint.ground}" d="M0 0h600v360H0z"/>${GROUNDS[brand.illustration](tint)}${SUBJECTS[scene](tint)}`;
}

/** Every scene of a site by its name. */
export const drawScenes = (platform: Brand): ReadonlyMap<string, string> =>
  new Map(ILLUSTRATION_SCENES.map((scene) => [scene, drawScene(platform, scene)]));
