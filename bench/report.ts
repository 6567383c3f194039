/** One measured thing, as a line of the report. */
export interface Measure {
  what: string;
  value: number;
  unit: string;
  note?: string;
}

/** The lines of a report, numbers under each other. */
export function drawReport(title: string, measures: readonly Measure[]): string {
  const width = Math.max(...measures.map(({ what }) => what.length));
  const lines = measures.map(({ what, value, unit, note }) => {
    const number = value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
    return `  ${what.padEnd(width)}  ${number.padStart(9)} ${unit}${note === undefined ? '' : `  (${note})`}`;
  });
  return `\n${title}\n${lines.join('\n')}\n`;
}

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}
