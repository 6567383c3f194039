/** One measured thing, as a line of the report. */
export interface Measure {
  what: string;
  value: number;
  unit: string;
  note?: string;
  /** What the product promises of it; more is a failure. */
  most?: number;
}

/** The lines of a report, numbers under each other. */
export function drawReport(title: string, measures: readonly Measure[]): string {
  const width = Math.max(...measures.map(({ what }) => what.length));
  const lines = measures.map((measure) => {
    const { what, value, unit, note, most } = measure;
    const number = value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
    const promise = most === undefined ? [] : [`${isBroken(measure) ? 'TOO MUCH: ' : ''}at most ${most} ${unit}`];
    const notes = [...promise, ...(note === undefined ? [] : [note])].join('; ');
    return `  ${what.padEnd(width)}  ${number.padStart(9)} ${unit}${notes === '' ? '' : `  (${notes})`}`;
  });
  return `\n${title}\n${lines.join('\n')}\n`;
}

/** Whether a measure is over what is promised. */
export function isBroken({ value, most }: Measure): boolean {
  return most !== undefined && value > most;
}

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}
