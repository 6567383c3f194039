/** One measured value, as a line of the report. */
export interface Measure {
  what: string;
  value: number;
  unit: string;
  note?: string;
  /** The promised maximum; more is a failure. */
  most?: number;
}

/** The lines of a report, with aligned numbers. */
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

/** Whether a value exceeds its promise. */
export function isBroken({ value, most }: Measure): boolean {
  return most !== undefined && value > most;
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}
