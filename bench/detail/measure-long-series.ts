import { drawReport, isBroken } from '../report.ts';
import { measureLongSeries } from './long-series.ts';

// Of a running product, on a machine that does nothing else: the address of a series' page, and how many episodes it has.

const [url, episodes] = process.argv.slice(2);
if (url === undefined || !(Number(episodes) > 0)) throw new Error('Give the address of a series and its episodes');
const measures = await measureLongSeries(url, Number(episodes));
process.stdout.write(drawReport('A long series', measures));
if (measures.some(isBroken)) process.exitCode = 1;
