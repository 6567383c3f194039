import { VARIABLE_GROUPS as OF_THE_API, parseS3Address } from '@longstrip/api/testing';
import { describe, expect, it } from 'vitest';
import { SIGN_IN_PROVIDERS } from './sign-in-variables.mjs';
import { incompleteGroups, unknownVariables, VARIABLE_GROUPS } from './variable-groups.mjs';
import { VARIABLES } from './variables.mjs';

const givenBy = (environment: Record<string, string>) => (name: string) => environment[name] ?? null;
const setAll = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'x']));

/** Variables that belong to no contract. */
const ALONE =
  /^(?:PORT|HOST|LONGSTRIP_MODE|LOG_|HEAP_MB|WORKERS|API_URL|DRAIN_|METRICS_|OTEL_|TRUSTED|PUBLIC_|IP_|RATE_|VALKEY|DATA|FILES_URL|EDGE_|SEED|DEMO_|CHROMIUM|CONSOLE_ORIGIN|OPERATOR_TOKEN)|_SECRETS?(?:_PREVIOUS)?$/;

describe('contracts with outside services', () => {
  it('hold every variable that does not stand alone', () => {
    const held = VARIABLE_GROUPS.flatMap(({ names, details = [] }) => [...names, ...details]);
    const others = VARIABLES.map(({ name }) => name).filter((name) => !held.includes(name));
    expect(others.filter((name) => !ALONE.test(name))).toEqual([]);
    expect(held.filter((name) => !VARIABLES.some((variable) => variable.name === name))).toEqual([]);
  });

  it('are those of an api that runs by itself, and the sites’ registrations', () => {
    const ofTheSites = Object.values(SIGN_IN_PROVIDERS).map((provider) => `${provider}_CLIENT_ID`);
    const namesOf = (contracts: readonly { names: readonly string[] }[]) => contracts.map(({ names }) => names);
    expect(namesOf(VARIABLE_GROUPS).filter(([first = '']) => !ofTheSites.includes(first))).toEqual(namesOf(OF_THE_API));
  });

  it.each(
    VARIABLE_GROUPS.filter(({ names }) => names.length > 1).map(
      ({ names, needs }) => [names[0] ?? '', names, needs] as const,
    ),
  )('of %s: each variable that is missing has its sentence, and the whole has none', (_first, names, needs) => {
    const needed = needs === undefined ? [] : [needs];
    for (const missing of names) {
      const others = names.filter((name) => name !== missing);
      expect(incompleteGroups(givenBy(setAll([...others, ...needed])))).toEqual([
        `${missing} must be set, since ${others.join(' and ')} is.`,
      ]);
    }
    expect(incompleteGroups(givenBy(setAll([...names, ...needed])))).toEqual([]);
    expect(incompleteGroups(givenBy(setAll(names)))).toEqual(
      needed.map((name) => `${name} must be set, since ${names.join(' and ')} is.`),
    );
  });

  it.each(VARIABLE_GROUPS.flatMap(({ names, details = [] }) => details.map((detail) => [detail, names] as const)))(
    '%s means nothing without its contract',
    (detail, names) => {
      expect(incompleteGroups(givenBy({ [detail]: 'x' }))).toEqual([
        `${detail} is set without ${names.join(', ')}: set them too, or leave it out.`,
      ]);
      expect(incompleteGroups(givenBy({ ...setAll(names), [detail]: 'x' }))).toEqual([]);
    },
  );
});

describe('the address of a bucket', () => {
  const complaint = VARIABLES.find(({ name }) => name === 'FILES_URL')?.complaint;

  it.each([
    ...['s3://pictures', 's3://pictures/a/b?region=eu-west-1', 's3://p12?endpoint=http://s3:9000&style=host&profile=x'],
    ...['s3:pictures', 'https://pictures.s3.amazonaws.com', 's3://Pictures', 's3://key:secret@pictures', 's3://p12#x'],
    ...[
      's3://p12?endpoint=s3.example.com',
      's3://p12?endpoint=http://a:b@s3',
      's3://p12?regoin=x',
      's3://p12?style=new',
    ],
  ])('%s is one for the launcher if it is one for the api', (text) => {
    expect(complaint?.(text) === null).toBe(parseS3Address(text) !== null);
  });
});

describe('variables that look like ours', () => {
  it.each([
    ['STRIPE_SECRET', 'STRIPE_SECRET is no variable of this program. Correct it, or leave it out.'],
    ['GOOGLE_CLIENT_KEY', 'GOOGLE_CLIENT_KEY is no variable of this program. Correct it, or leave it out.'],
    ['APPLE_KEY_ID', 'APPLE_KEY_ID is no variable of this program. Correct it, or leave it out.'],
    [
      'TOKEN_SECERT',
      'TOKEN_SECERT is no variable of this program. Is TOKEN_SECRET meant? Correct it, or leave it out.',
    ],
    [
      'DATABASE_URI',
      'DATABASE_URI is no variable of this program. Is DATABASE_URL meant? Correct it, or leave it out.',
    ],
    ['smtp_url', 'smtp_url is no variable of this program. Is SMTP_URL meant? Correct it, or leave it out.'],
  ])('%s', (name, sentence) => {
    expect(unknownVariables({ [name]: 'x' })).toEqual([sentence]);
  });

  it('are not those of other programs, nor ours, nor empty ones', () => {
    const others = {
      ...setAll(['PATH', 'HOME', 'LANG', 'PGHOST', 'NODE_OPTIONS', 'GOOGLE_APPLICATION_CREDENTIALS', 'AWS_REGION']),
      ...setAll(['INVOCATION_ID', 'JOURNAL_STREAM', 'KUBERNETES_PORT', 'npm_config_port', 'MALLOC_ARENA_MAX']),
      ...setAll(VARIABLES.map(({ name }) => name)),
      STRIPE_SECRET: ' ',
    };
    expect(unknownVariables(others)).toEqual([]);
  });
});
