import { describe, expect, it } from 'vitest';
import { parseEnvFile, readEnvironment } from './env.mjs';

describe('the .env file', () => {
  it.each([
    ['PORT=4000', { PORT: '4000' }],
    ['  export HOST = 0.0.0.0  ', { HOST: '0.0.0.0' }],
    ['DATA_DIR="/srv/my data"', { DATA_DIR: '/srv/my data' }],
    ["TOKEN_SECRET='a#b \"c'", { TOKEN_SECRET: 'a#b "c' }],
    ['PORT=4000 # the second one', { PORT: '4000' }],
    ['DATABASE_URL=postgres://u:p#1@h/d', { DATABASE_URL: 'postgres://u:p#1@h/d' }],
    ['# PORT=1', {}],
    ['PORT=', { PORT: '' }],
    ['not a line', {}],
    ['A=1\r\nB="x\\ny"\r\n', { A: '1', B: 'x\ny' }],
  ])('%j', (text, values) => {
    expect(parseEnvFile(text)).toEqual(values);
  });
});

it('is overridden by the variables of the shell, except by empty ones', () => {
  const file = { PORT: '4000', HOST: '0.0.0.0', SEED: 'none' };
  const shell = { PORT: '', HOST: ' ', SEED: 'demo', PATH: '/bin', EMPTY: '' };
  expect(readEnvironment(file, shell)).toEqual({ ...file, SEED: 'demo', PATH: '/bin', EMPTY: '' });
});
