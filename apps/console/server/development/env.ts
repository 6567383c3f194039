import * as v from 'valibot';

const EnvironmentSchema = v.object({
  CONSOLE_ORIGIN: v.pipe(v.string(), v.url()),
  API_ORIGIN: v.pipe(v.string(), v.url()),
  SERVICE_SECRET: v.string(),
  COOKIE_SECRET: v.string(),
});

interface DevelopmentEnvironment {
  readonly origin: string;
  readonly apiOrigin: string;
  readonly serviceSecret: string;
  readonly cookieSecret: string;
}

/** Reads what `npm run dev -- console` passes on: CONSOLE_ORIGIN, API_ORIGIN, SERVICE_SECRET, COOKIE_SECRET. */
export function readDevelopmentEnvironment(): DevelopmentEnvironment {
  const given = v.parse(EnvironmentSchema, process.env);
  return {
    origin: given.CONSOLE_ORIGIN,
    apiOrigin: given.API_ORIGIN,
    serviceSecret: given.SERVICE_SECRET,
    cookieSecret: given.COOKIE_SECRET,
  };
}
