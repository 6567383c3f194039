import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseVariables } from '../../apps/standalone/launch/settings.mjs';
import { ofEveryPart, READY_PORTS, readDeploy } from './deploy-files.ts';
import { ROOT } from './source-files.ts';

// The compose file and the variables of `deploy`: what they name exists, and what they set is what the product reads.

interface Service {
  command?: string[];
  env_file?: string;
  environment?: Record<string, string>;
  restart?: string;
  depends_on?: string[] | Record<string, { condition: string }>;
  volumes?: string[];
  secrets?: string[];
}

describe('the variables', () => {
  it('of the README are taken by production', () => {
    expect(parseVariables(ofEveryPart)).toMatchObject({ ok: true, settings: { mode: 'production' } });
  });

  it('are all that the guide needs for production, which a test starts', () => {
    const guide = readFileSync(join(ROOT, 'docs/scaling.md'), 'utf8');
    const steps = ['postgresql', 'image', 'nginx', 'bucket', 'valkey'].map(
      (step) => guide.split(`<!-- step: ${step} -->`)[1]?.split('\n```\n')[0] ?? '',
    );
    const needed = steps.flatMap((step) => [...step.matchAll(/[\s"]([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name));
    expect(needed).toContain('TOKEN_SECRET');
    const set = new Set([
      ...Object.keys(ofEveryPart),
      ...namesIn(/^ENV (.*)$/gm.exec(readDeploy('Dockerfile'))?.[1] ?? ''),
    ]);
    expect(needed.filter((name) => !set.has(name) && !name.startsWith('EDGE_'))).toEqual([]);
  });
});

const namesIn = (text: string): string[] => [...text.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);

describe('compose', () => {
  const compose = parse(readDeploy('compose.yaml'), { merge: true });
  const services: [string, Service][] = Object.entries(compose.services);
  const parts = services.filter(([, { env_file: file, command }]) => file === 'longstrip.env' && command !== undefined);

  it('has every part, which waits for what there is', () => {
    expect(parts.map(([name]) => name)).toEqual(['migrate', 'api', 'jobs', 'site', 'console']);
    for (const [name, { command, environment }] of parts) {
      expect(command).toEqual([name]);
      expect(parseVariables({ ...ofEveryPart, ...environment })).toMatchObject({ ok: true });
    }
    for (const [name, { depends_on: on = {}, volumes = [], secrets = [] }] of services) {
      const waits = Array.isArray(on) ? on.map((each) => [each, 'service_started']) : conditionsOf(on);
      for (const [other = '', condition] of waits) {
        const has = { service_healthy: 'healthcheck', service_completed_successfully: 'restart' }[condition ?? ''];
        const found: Service | undefined = compose.services[other];
        expect([name, other, found !== undefined && (has === undefined || has in found)]).toEqual([name, other, true]);
        if (has === 'restart') expect([other, found?.restart]).toEqual([other, 'no']);
      }
      const named = volumes.flatMap((volume) => /^(\w+):/.exec(volume)?.[1] ?? []);
      expect(named.filter((volume) => !(volume in compose.volumes))).toEqual([]);
      expect(secrets.filter((secret) => !(secret in compose.secrets))).toEqual([]);
    }
  });

  it('parts are asked whether they are ready at their own port, and call services by their names', () => {
    for (const role of ['site', 'api', 'jobs', 'console']) {
      const asked = compose.services[role].healthcheck.test.join(' ');
      expect(asked).toContain(`http://127.0.0.1:${READY_PORTS[role]}/_/ready`);
    }
    const { site, console } = compose.services;
    const addresses = [site.environment.API_URL, console.environment.API_URL, ...Object.values(ofEveryPart)].join(' ');
    const hosts = [...addresses.matchAll(/(?:@|\/\/)([a-z]+):\d+/g)].map(([, host]) => host);
    expect([...new Set(hosts)].toSorted()).toEqual(['api', 'files', 'postgres', 'valkey']);
    // Operators reach it by what the company puts in front, readers by nothing.
    expect(console.ports).toEqual([`127.0.0.1:${READY_PORTS.console}:${READY_PORTS.console}`]);
    const lines = compose.services.nginx.command.at(-1).match(/127\\\.0\\\.0\\\.1:\d+/g);
    const conf = readDeploy('nginx/longstrip.conf');
    expect(lines.map((line: string) => conf.includes(`server ${line.replaceAll('\\', '')};`))).toEqual([true, true]);
  });

  it('makes the bucket of FILES_URL where there is none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'longstrip-compose-'));
    const says = 'echo "$AWS_ACCESS_KEY_ID $*" >> "$0.log"; case "$*" in *head-bucket*) exit 255 ;; esac';
    writeFileSync(join(folder, 'aws'), `#!/bin/sh\n${says}\n`, { mode: 0o755 });
    const [shell = '', ...args] = compose.services.bucket.entrypoint.map((part: string) => part.replaceAll('$$', '$'));
    const env = { ...ofEveryPart, FILES_ACCESS_KEY: 'key', PATH: `${folder}:${process.env.PATH}` };
    execFileSync(shell, args, { env });
    const at = 'key --endpoint-url http://files:7070 s3api';
    const said = readFileSync(join(folder, 'aws.log'), 'utf8').trim().split('\n');
    expect(said).toEqual([`${at} head-bucket --bucket longstrip`, `${at} create-bucket --bucket longstrip`]);
    rmSync(folder, { recursive: true });
  });
});

const conditionsOf = (on: Record<string, { condition: string }>) =>
  Object.entries(on).map(([other, { condition }]) => [other, condition]);
