/** Below it are the pictures that iPhones show while a site starts from their home screen. */
export const SPLASH_PATH = '/splash/';

/** The address of such a picture, in the phone’s own pixels. */
export function splashAddress(widthPx: number, heightPx: number, scheme: 'light' | 'dark'): string {
  return `${SPLASH_PATH}${widthPx}x${heightPx}.png${scheme === 'dark' ? '?theme=dark' : ''}`;
}
