/** The part of page-flip that is measured; it brings no types. */
declare module 'page-flip' {
  export class PageFlip {
    constructor(element: HTMLElement, settings: { width: number; height: number; usePortrait: boolean });
    loadFromImages(addresses: readonly string[]): void;
    turnToNextPage(): void;
  }
}
