import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, runningProduct } from './running-product.ts';

/** Asks the api for something below `/admin` as the operators' commands on this machine do, and returns the data. */
export async function adminCall(path: string, body: object): Promise<Record<string, unknown>> {
  const token = await readFile(join(runningProduct().dataDirectory, 'secrets', 'admin-token'), 'utf8');
  const answer = await fetch(addressOf('api', `/admin${path}`), {
    method: 'POST',
    headers: { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { result, data, error } = await answer.json();
  if (result !== 'SUCCESS') throw new Error(`${path} answers ${error?.code}: ${error?.message}`);
  return data;
}
