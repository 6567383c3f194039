/** One measured value, as a line of the report. */
export interface Measure {
  what: string;
  value: number;
  unit: string;
  note?: string;
  /** The promised maximum; more is a failure. */
  most?: number;
  /** The promised minimum; less is a failure. */
  least?: number;
}

/** The lines of a report, with aligned numbers. */
export function drawReport(title: string, measures: readonly Measure[]): string {
  const width = Math.max(...measures.map(({ what }) => what.length));
  const lines = measures.map((measure) => {
    const { what, value, unit, note } = measure;
    const number = value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
    const notes = [...promises(measure), ...(note === undefined ? [] : [note])].join('; ');
    return `  ${what.padEnd(width)}  ${number.padStart(9)} ${unit}${notes === '' ? '' : `  (${notes})`}`;
  });
  return `\n${title}\n${lines.join('\n')}\n`;
}

function promises({ value, unit, most, least }: Measure): string[] {
  const atMost = most === undefined ? [] : [`${value > most ? 'TOO MUCH: ' : ''}at most ${most} ${unit}`];
  const atLeast = least === undefined ? [] : [`${value < least ? 'TOO LITTLE: ' : ''}at least ${least} ${unit}`];
  return [...atMost, ...atLeast];
}

/** Whether a value breaks its promise. */
export function isBroken({ value, most, least }: Measure): boolean {
  return (most !== undefined && value > most) || (least !== undefined && value < least);
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}
