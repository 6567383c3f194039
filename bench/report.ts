/** One measured value, as a line of the report. */
export interface Measure {
  what: string;
  value: number;
  unit: string;
  note?: string;
  /** The values of the rounds that `value` is the median of: the report shows their spread. */
  rounds?: readonly number[];
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
    const number = asNumber(value);
    const notes = [...promises(measure), ...spread(measure), ...(note === undefined ? [] : [note])].join('; ');
    return `  ${what.padEnd(width)}  ${number.padStart(9)} ${unit}${notes === '' ? '' : `  (${notes})`}`;
  });
  return `\n${title}\n${lines.join('\n')}\n`;
}

/** The same as a table in Markdown. */
export function drawTable(measures: readonly Measure[]): string {
  const rows = measures.map((measure) => {
    const { what, value, unit, note = '' } = measure;
    return [what, `${asNumber(value)} ${unit}`.trim(), spread(measure).join(), promises(measure).join('; '), note];
  });
  const head = ['what', 'median', 'rounds', 'limit', 'note'];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}

function asNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
}

function spread({ rounds }: Measure): string[] {
  if (rounds === undefined || rounds.length < 2) return [];
  return [`${asNumber(Math.min(...rounds))} to ${asNumber(Math.max(...rounds))}`];
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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

/**
 * Measures ours and a peer's in alternating rounds, so that a busy moment of the machine affects both. A first round of each is
 * not counted.
 */
export async function inRounds<Ours, Theirs>(
  ours: (seconds: number) => Promise<Ours>,
  theirs: (seconds: number) => Promise<Theirs>,
  seconds: number,
): Promise<[Ours[], Theirs[]]> {
  await ours(seconds);
  await theirs(seconds);
  const all: [Ours[], Theirs[]] = [[], []];
  for (let round = 0; round < LIMITS.interleavedRounds; round += 1) {
    all[0].push(await ours(seconds));
    all[1].push(await theirs(seconds));
  }
  return all;
}

/** Sizes of the measurements: each ends by itself, and connects to this machine only. */
export const LIMITS = {
  /** Load on a page: alternating rounds, so that a busy moment of the machine affects both. */
  pageConnections: 16,
  /** Guests who ask for cached pages at the same time. */
  guests: 16,
  secondsPerRound: 5,
  rounds: 3,
  pageRounds: 5,
  warmUpSeconds: 5,
  /** Cold loads of the viewer, each in a browser without a cache. */
  firstImageLoads: 11,
  /** Visits of Lighthouse to a page. */
  lighthouseVisits: 5,
  lighthouseTries: 3,
  importPages: 120,
  /** Pictures of an episode in the product's reader and in others. */
  comparedPictures: 100,
  turnedPages: 11,
  /** Pages whose pictures are made in three widths. */
  comparedPages: 6,
  /** Rounds of reads and purchases, with their peers between them. */
  interleavedRounds: 5,
  /** Clients that read the catalogue at the same time, and the episodes of the longest series they read. */
  catalogueConnections: 32,
  longSeriesEpisodes: 500,
  /** How often the page of a long series is opened. */
  longSeriesLoads: 5,
  /** How long the memory of an idle product is measured. */
  restSeconds: 15,
  /** Load on all sites at once, and with `--long`. */
  soakSeconds: 60,
  longSoakSeconds: 600,
  /** Series in the catalogue that is searched. */
  searchTitles: 10_000,
  /** Wallets that are bought from, and episodes that a hot one can buy in a round. */
  purchaseWallets: 10_000,
  purchaseEpisodes: 8_000,
  /** Movements of the books that are checked, and with `--long`. */
  bookedMovements: 200_000,
  /** Readers of the sample from which ten million are calculated, and with `--long`. */
  modelReaders: 40_000,
  longModelReaders: 200_000,
  longBookedMovements: 1_000_000,
  /** How often each page of the console is asked for. */
  consoleRounds: 40,
} as const;

/** What the product promises; a run that exceeds it ends with an error. */
export const PROMISES = {
  /** Rate of a cached page compared with a bare server with the same bytes, in percent. */
  cachedPagePercent: 80,
  /** Lighthouse's score of a page on a phone, of 100, and its largest paint. */
  lighthousePerformance: 95,
  largestPaintS: 2,
  /** The first picture of a cached page of an episode on a slow line. */
  slowFirstImageMs: 1_000,
  /** The first picture of an episode on a fast phone line (4 Mbit/s, 150 ms), and the next page, which has loaded ahead. */
  firstPictureMs: 1_000,
  nextPageMs: 100,
  /** `npm start` with all its processes, at any time after it is ready. */
  memoryMb: 620,
  /** How much more memory the last third of a soak may hold than the third before it. */
  memoryGrowthPercent: 10,
  /** Pictures made for the first time compared with ipx, in percent. */
  coldPicturesPercent: 90,
  /** The longest task while a long list scrolls on a slow phone. */
  longestTaskMs: 50,
  /**
   * Reads of the catalogue at 32 connections compared with a bare server with the same bytes, in percent, and how long one takes,
   * or half more than with the bare server where that is longer: bytes of large answers take their time.
   */
  catalogueOfBarePercent: 50,
  catalogueP99Ms: 30,
  /** A complete search request, on either engine. */
  searchP99Ms: 50,
  /** Purchases through HTTP compared with pgbench with the same statements, in percent, and how long one takes. */
  purchasePercentOfPgbench: 60,
  purchaseP99Ms: 100,
  /** The rate of one wallet at 32 connections compared with its rate at 8, in percent. */
  hotWalletPercent: 70,
  /** Purchases a second on the embedded database. */
  embeddedPurchases: 300,
  /** The command that checks the books, for any number of movements. */
  booksMemoryMb: 250,
  /** Lists and the page of a reader in the console, and reports, at a million readers: p95. */
  consoleListMs: 300,
  consoleReportMs: 2_000,
} as const;
