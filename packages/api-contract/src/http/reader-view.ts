/** What a reader may see of the catalogue: all that lists, series and texts depend on besides platform and language. */
export interface ReaderView {
  /** Adult works (D24). */
  readonly seesAdult: boolean;
  /** BL works (D36). */
  readonly seesBl: boolean;
}

const FORM = /^adult=([01]); bl=([01])$/;

/** The value of `x-longstrip-view`. */
export function formatReaderView({ seesAdult, seesBl }: ReaderView): string {
  return `adult=${seesAdult ? 1 : 0}; bl=${seesBl ? 1 : 0}`;
}

/** Reads `x-longstrip-view`; null where it is missing or makes no sense. */
export function parseReaderView(header: string | null | undefined): ReaderView | null {
  const [, adult, bl] = FORM.exec(header ?? '') ?? [];
  return adult === undefined ? null : { seesAdult: adult === '1', seesBl: bl === '1' };
}
