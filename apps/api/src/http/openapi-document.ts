import {
  type ApiVersion,
  type CallDeclaration,
  EDITION_PATHS,
  EVERY_VERSION,
  NO_INPUT,
  OPERATOR_CALLS,
  type OperatorCall,
  REFUSAL_STATUS,
  REQUEST_HEADERS,
  successEnvelopeOf,
  WIRE_COMPONENTS,
} from '@longstrip/api-contract';
import { CLIENT_PLATFORMS, type RefusalCode } from '@longstrip/core';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { Hono } from 'hono';
import type { GenericSchema } from 'valibot';
import type { ApiEnv } from './api-env.ts';
import { type Endpoint, VERSION_PREFIXES } from './endpoint.ts';

type Json = Record<string, unknown>;

/** A route that is not an endpoint, without schemas. */
interface PlainRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** Served under the prefixes of these versions; by default only at `path` itself. */
  readonly versions?: readonly ApiVersion[];
  /** Only for operators (D38), as its declaration says. */
  readonly isForOperators?: boolean;
}

const PLAIN_ROUTES: readonly PlainRoute[] = [
  { method: 'GET', path: '/_/health', operationId: 'health', summary: '200 when the server can serve, else 503' },
  { method: 'GET', path: '/_/ready', operationId: 'ready', summary: 'The same of each part that the server needs' },
  {
    method: 'GET',
    path: EDITION_PATHS.changes,
    operationId: 'editionChanges',
    summary: 'Lines of JSON with the edition of the catalogue, for sites with the service secret',
  },
  {
    method: 'GET',
    path: EDITION_PATHS.nextChange,
    operationId: 'editionNextChange',
    summary: 'When something opens or ends on a platform next, for sites with the service secret',
  },
  { method: 'GET', path: '/openapi.json', operationId: 'openApi', summary: 'This document' },
  { method: 'GET', path: '/_/image', operationId: 'image', summary: 'A picture of the store in an allowed width' },
  {
    method: 'GET',
    path: '/api/balcony-api/qna/image/{ticketId}/{orderNo}',
    operationId: 'ticketImage',
    summary: 'A picture of a support ticket, by the signed address that its reader got',
  },
  {
    method: 'GET',
    path: '/opengraph',
    versions: EVERY_VERSION,
    operationId: 'openGraph',
    summary: 'The picture of the store for shared links, 1200 by 630',
  },
  {
    method: 'GET',
    path: '/opengraph/{alias}',
    versions: EVERY_VERSION,
    operationId: 'seriesOpenGraph',
    summary: 'The picture of a series for shared links, 1200 by 630; that of the store for an adult series',
  },
  ...Object.entries<OperatorCall>(OPERATOR_CALLS).map(([operationId, call]) => ({
    ...{ method: call.method, path: call.path, summary: call.summary },
    operationId,
    isForOperators: call.roles !== 'anyone',
  })),
];

const VERSION_NOTES: Readonly<Record<ApiVersion, string>> = {
  v2: 'Version 2',
  v1: 'Version 1 ("backend")',
  direct: "The API's own origin",
};

/** Refusals of any endpoint. */
const EVERYWHERE: readonly RefusalCode[] = ['MALFORMED_REQUEST', 'NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS', 'UNKNOWN'];
const WITH_BODY: readonly RefusalCode[] = ['REQUEST_TIMEOUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
const WITH_BEARER: readonly RefusalCode[] = [
  'NOT_LOGIN_USER',
  'NEED_TO_REFRESH',
  'MALFORMED_JWT',
  'NOT_FOUND_ACCESS_TOKEN',
];
const BEARER_STATUS = 401;

const conversion = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  definitions: WIRE_COMPONENTS,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** `GET /openapi.json`: the whole api. The document is written at the first request. */
export function mountOpenApi(app: Hono<ApiEnv>, options: { endpoints: readonly Endpoint[]; version: string }): void {
  let document: string | null = null;
  app.get('/openapi.json', (c) => {
    document ??= JSON.stringify(createOpenApiDocument(options));
    c.header('Cache-Control', 'public, max-age=300');
    return c.body(document, 200, { 'Content-Type': 'application/json' });
  });
}

/** The OpenAPI 3.1 document of the given endpoints, made from the schemas that parse their requests. */
function createOpenApiDocument(options: { endpoints: readonly Endpoint[]; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of options.endpoints) {
    const { method, path, versions = EVERY_VERSION } = endpoint.call;
    const item = paths[path] ?? { servers: serversOf(versions) };
    paths[path] = { ...item, [method.toLowerCase()]: operationOf(endpoint) };
  }
  for (const route of PLAIN_ROUTES) {
    const servers = route.versions === undefined ? [{ url: '/' }] : serversOf(route.versions);
    const item = paths[route.path] ?? { servers };
    paths[route.path] = { ...item, [route.method.toLowerCase()]: plainOperationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Longstrip API', version: options.version },
    servers: serversOf(['v2', 'v1', 'direct']),
    paths,
    components: {
      schemas: withoutDialect(toJsonSchemaDefs(WIRE_COMPONENTS, { ...conversion, typeMode: 'output' })),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        operator: { type: 'http', scheme: 'bearer' },
        service: { type: 'apiKey', in: 'header', name: REQUEST_HEADERS.serviceSecret },
      },
      parameters: HEADER_PARAMETERS,
    },
  };
}

function plainOperationOf({ operationId, summary, isForOperators = false }: PlainRoute): Json {
  return {
    operationId,
    summary,
    security: isForOperators ? [{ operator: [] }] : [],
    responses: { 200: { description: 'OK' }, default: { description: 'Refused or unavailable' } },
  };
}

function serversOf(versions: readonly ApiVersion[]): Json[] {
  return versions.flatMap((version) =>
    VERSION_PREFIXES[version].map((prefix) => ({
      url: prefix === '' ? '/' : prefix,
      description: VERSION_NOTES[version],
    })),
  );
}

const SECURITY: Readonly<Record<CallDeclaration['access'], Json[]>> = {
  bearer: [{ bearer: [] }],
  public: [{}, { bearer: [] }],
  site: [{ service: [] }],
};

function operationOf(endpoint: Endpoint): Json {
  const { body, readForm } = endpoint;
  const {
    operationId,
    summary,
    access,
    params = NO_INPUT,
    query = NO_INPUT,
    data,
    successStatus = 200,
  } = endpoint.call;
  const bodyTypes = ['application/json', ...(readForm === undefined ? [] : ['multipart/form-data'])];
  return {
    operationId,
    summary,
    security: SECURITY[access],
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...Object.keys(HEADER_PARAMETERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(body === null
      ? {}
      : {
          requestBody: {
            content: Object.fromEntries(bodyTypes.map((type) => [type, { schema: schemaOf(body, 'input') }])),
          },
        }),
    responses: {
      [successStatus]: {
        description: refusalsAt(endpoint, successStatus),
        content: {
          'application/json': {
            schema: {
              oneOf: [schemaOf(successEnvelopeOf(data), 'output'), { $ref: '#/components/schemas/ErrorEnvelope' }],
            },
          },
        },
      },
      ...refusedResponses(endpoint),
    },
  };
}

function statusOf(endpoint: Endpoint, code: RefusalCode): number {
  return endpoint.call.access === 'bearer' && WITH_BEARER.includes(code) ? BEARER_STATUS : REFUSAL_STATUS[code];
}

function codesOf(endpoint: Endpoint): RefusalCode[] {
  const bearer = endpoint.call.access === 'bearer' ? WITH_BEARER : [];
  const body = endpoint.body === null ? [] : WITH_BODY;
  const site: readonly RefusalCode[] = endpoint.call.access === 'site' ? ['FORBIDDEN'] : [];
  return [...new Set([...endpoint.refusals, ...bearer, ...site, ...body, ...EVERYWHERE])];
}

function refusalsAt(endpoint: Endpoint, status: number): string {
  const codes = codesOf(endpoint).filter((code) => statusOf(endpoint, code) === status);
  return codes.length === 0 ? 'SUCCESS' : `SUCCESS, or a refusal: ${codes.join(', ')}`;
}

function refusedResponses(endpoint: Endpoint): Record<string, Json> {
  const codes = codesOf(endpoint);
  const statuses = new Set(codes.map((code) => statusOf(endpoint, code)));
  const responses: Record<string, Json> = {};
  for (const status of statuses) {
    if (status === (endpoint.call.successStatus ?? 200)) continue;
    responses[status] = {
      description: codes.filter((code) => statusOf(endpoint, code) === status).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
    };
  }
  return responses;
}

/** The entries of an object schema as parameters of a path or a query. */
function parametersOf(schema: GenericSchema, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = toJsonSchema(schema, { ...conversion, typeMode: 'input' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): unknown {
  return withoutDialect(toJsonSchema(schema, { ...conversion, typeMode }));
}

/** OpenAPI names the dialect once for the whole document and keeps the shared schemas in its components. */
function withoutDialect(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDialect);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([key]) => key !== '$schema' && key !== '$defs');
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutDialect(inner)]));
}

const HEADER_PARAMETERS: Readonly<Record<string, Json>> = {
  balconyId: {
    name: REQUEST_HEADERS.balconyId,
    in: 'header',
    required: false,
    description: "Names the platform; implied on a site's own host",
    schema: { type: 'string' },
  },
  platform: {
    name: REQUEST_HEADERS.platform,
    in: 'header',
    required: false,
    description: 'What the client is; WEB unless it says so',
    schema: { type: 'string', enum: [...CLIENT_PLATFORMS, 'MOBILE_AND', 'MOBILE_IOS'] },
  },
  timeZone: {
    name: REQUEST_HEADERS.timeZone,
    in: 'header',
    required: false,
    description: "IANA name of the reader's time zone; the platform's unless given",
    schema: { type: 'string' },
  },
};
