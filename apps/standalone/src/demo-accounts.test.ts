import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeDemoAccounts } from './demo-accounts.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'demo-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const entry = (platform: string, role: string, provider: string, password: string | null) => ({
  ...{ platform, role, provider, password },
  email: `${role}@demo.example`,
});

test('lists the accounts of each platform with their password, or the provider that asks for none', () => {
  const entries = [
    entry('bom-us', 'reader', 'facebook', null),
    entry('bom-us', 'adult', 'apple', null),
    entry('beltoon-jp', 'reader', 'email', 'Demo-1'),
    entry('beltoon-jp', 'adult', 'email', 'Demo-1'),
    { ...entry('console', 'owner', 'console', 'Demo-2'), secondFactor: 'JBSWY3DPEHPK3PXP' },
  ];
  writeFileSync(join(directory, 'demo-accounts.json'), JSON.stringify(entries));
  expect(describeDemoAccounts(directory).split('\n')).toEqual([
    '  Demo accounts',
    '',
    '    bom-us       reader@demo.example (facebook), adult@demo.example (apple)',
    '    beltoon-jp   reader@demo.example, adult@demo.example',
    '                 password Demo-1',
    '    console      owner@demo.example',
    '                 password Demo-2, code by npm run operator -- code owner@demo.example',
    '',
    `  All of them in ${join(directory, 'demo-accounts.json')}`,
    '',
    '',
  ]);
});

test('says nothing where there are none', () => {
  expect(describeDemoAccounts(directory)).toBe('');
  writeFileSync(join(directory, 'demo-accounts.json'), 'no list');
  expect(describeDemoAccounts(directory)).toBe('');
});
