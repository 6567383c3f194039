import { REQUEST_HEADERS } from '@longstrip/api-contract';
import * as v from 'valibot';
import { type AdminAnswer, type AdminQuestion, ApiUnavailable } from '../app/context.ts';

/** The api's slowest answer, the check of the books, streams; no other call takes so long. */
const ANSWERS_WITHIN_MS = 30_000;

const SuccessSchema = v.object({ result: v.literal('SUCCESS'), data: v.unknown() });
const RefusalSchema = v.object({
  result: v.literal('ERROR'),
  error: v.object({ code: v.string(), message: v.string(), detail: v.optional(v.string(), '') }),
});

export interface AdminClientFacts {
  readonly apiFetch: (request: Request) => Response | Promise<Response>;
  readonly apiBaseUrl: string;
  /** Shows the api that the client's address is true; null: the api sees the console's. */
  readonly serviceSecret: string | null;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly userAgent: string | undefined;
}

type Sent = Omit<AdminQuestion, 'answer'>;

/** Who asks, as the api wants to know it. */
export function headersOf(facts: AdminClientFacts, token: string | null): Headers {
  const headers = new Headers({ accept: 'application/json', [REQUEST_HEADERS.requestId]: facts.requestId });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (facts.userAgent !== undefined) headers.set('user-agent', facts.userAgent);
  if (facts.serviceSecret !== null) {
    headers.set(REQUEST_HEADERS.clientAddress, facts.clientAddress);
    headers.set(REQUEST_HEADERS.serviceSecret, facts.serviceSecret);
  }
  return headers;
}

/** Sends one call of the api below `/admin`. @throws ApiUnavailable it cannot be reached, or it fails */
export async function sendAdmin(facts: AdminClientFacts, question: Sent, token: string | null): Promise<Response> {
  const { call, query = {}, body } = question;
  const address = new URL(`${facts.apiBaseUrl}${call.path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') address.searchParams.set(name, String(value));
  }
  const headers = headersOf(facts, token);
  const sent = call.method === 'POST' ? JSON.stringify(body ?? {}) : null;
  if (sent !== null) {
    headers.set('content-type', 'application/json');
    // The api wants to know it, and a call inside the process has no socket that would add it.
    headers.set('content-length', String(Buffer.byteLength(sent)));
  }
  const request = new Request(address, {
    method: call.method,
    headers,
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    body: sent,
  });
  let answer: Response;
  try {
    answer = await facts.apiFetch(request);
  } catch (cause) {
    throw new ApiUnavailable(`${call.method} ${call.path} was not answered`, { cause });
  }
  if (answer.status < 500) return answer;
  await answer.body?.cancel();
  throw new ApiUnavailable(`${call.method} ${call.path} answered ${answer.status}`);
}

/** Sends a call, and parses its answer. @throws ApiUnavailable also when the answer is not as declared */
export async function askAdmin<Schema extends v.GenericSchema>(
  facts: AdminClientFacts,
  question: AdminQuestion<Schema>,
  token: string | null,
): Promise<AdminAnswer<v.InferOutput<Schema>>> {
  const answer = await sendAdmin(facts, question, token);
  const body: unknown = await answer.json().catch(() => null);
  const refused = v.safeParse(RefusalSchema, body);
  if (refused.success) {
    const { code, message, detail } = refused.output.error;
    return { ok: false, code, sentence: message, detail, status: answer.status };
  }
  const succeeded = v.safeParse(SuccessSchema, body);
  const data = succeeded.success ? v.safeParse(question.answer, succeeded.output.data) : succeeded;
  if (data.success) return { ok: true, value: data.output };
  throw new ApiUnavailable(`${question.call.path} answered what was not expected`, { cause: data.issues });
}
