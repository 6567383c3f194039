/** What decides whether a reader is told of a series that they follow. */
export interface ToldSeries {
  readonly isAdult: boolean;
  readonly isBl: boolean;
}

/** Of a reader: which works they see (D24, D36). */
export interface ToldReader {
  readonly seesAdult: boolean;
  readonly seesBl: boolean;
}

/** Whether a reader is told that a series goes on: nobody is told of a work that the site hides from them. */
export function mayTellOf(series: ToldSeries, reader: ToldReader): boolean {
  return (!series.isAdult || reader.seesAdult) && (!series.isBl || reader.seesBl);
}
