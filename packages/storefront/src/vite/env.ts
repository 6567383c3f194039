import * as v from 'valibot';
import { OAUTH_PROVIDERS, type ProviderSettings } from '../server/auth/oauth/provider-settings.ts';

const text = v.string();
const ProviderSchema = v.object({
  issuer: v.exactOptional(text),
  authorizationUrl: text,
  tokenUrl: text,
  userInfoUrl: v.exactOptional(text),
  jwksUrl: v.exactOptional(text),
  clientId: text,
  clientSecret: text,
});
const ProvidersSchema = v.pipe(text, v.parseJson(), v.record(v.picklist(OAUTH_PROVIDERS), ProviderSchema));

const EnvironmentSchema = v.object({
  PLATFORM: v.optional(v.string()),
  PORT: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number)), '3000'),
  API_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
  SERVICE_SECRET: v.optional(v.string()),
  COOKIE_SECRET: v.optional(v.string()),
  SIGN_IN_PROVIDERS: v.optional(ProvidersSchema, '{}'),
});

/** Where the api is and which ports to use, in development. */
export interface DevelopmentEnvironment {
  /** The platform to serve, in an app with several; null for its first one. */
  platformId: string | null;
  basePort: number;
  apiOrigin: string;
  serviceSecret: string | null;
  cookieSecret: string | null;
  providers: ProviderSettings;
}

const API_PORT_OFFSET = 100;

/** Reads the variables of a development server: PLATFORM, PORT, API_ORIGIN, SERVICE_SECRET, COOKIE_SECRET, SIGN_IN_PROVIDERS (JSON). */
export function readDevelopmentEnvironment(): DevelopmentEnvironment {
  const environment = v.parse(EnvironmentSchema, process.env);
  return {
    platformId: environment.PLATFORM ?? null,
    basePort: environment.PORT,
    apiOrigin: environment.API_ORIGIN ?? `http://127.0.0.1:${environment.PORT + API_PORT_OFFSET}`,
    serviceSecret: environment.SERVICE_SECRET ?? null,
    cookieSecret: environment.COOKIE_SECRET ?? null,
    providers: environment.SIGN_IN_PROVIDERS,
  };
}
