import { drawReport, isBroken } from '../report.ts';
import { measureLongSeries } from './long-series.ts';

// Measures a running product on an idle machine. Arguments: the address of a series' page, and its number of episodes.

const [url, episodes] = process.argv.slice(2);
if (url === undefined || !(Number(episodes) > 0)) throw new Error('Give the address of a series and its episodes');
const measures = await measureLongSeries(url, Number(episodes));
process.stdout.write(drawReport('A long series', measures));
if (measures.some(isBroken)) process.exitCode = 1;
