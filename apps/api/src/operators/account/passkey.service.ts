import type { Database } from '@longstrip/database';
import { operatorPasskey, operatorSession } from '@longstrip/database/schema';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type OperatorDecision, refuseOperator } from '../../shared/operator.ts';
import type { SessionCaller } from '../access/operator-caller.ts';
import type { OperatorServices } from './operator-services.ts';

type PasskeyRow = typeof operatorPasskey.$inferSelect;

interface Parts {
  readonly database: Database;
  readonly services: OperatorServices;
}

/** Loaded when the first passkey is used: it is large, and most processes never need it. */
const library = () => import('@simplewebauthn/server');

const STORE_NAME = 'Longstrip';
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Where a passkey works: the host of the console. */
const rpIdOf = ({ consoleOrigin }: OperatorServices): string => new URL(consoleOrigin).hostname;

const ResponseSchema = v.object({
  ...{ id: v.string(), rawId: v.string(), type: v.literal('public-key') },
  clientExtensionResults: v.optional(v.object({}), {}),
});
/** What a browser answers to a question to a passkey (`startAuthentication`). */
export const PasskeyAnswerSchema = v.object({
  ...ResponseSchema.entries,
  response: v.object({
    ...{ clientDataJSON: v.string(), authenticatorData: v.string(), signature: v.string() },
    userHandle: v.optional(v.string()),
  }),
});
/** What a browser answers when it has made a passkey (`startRegistration`). */
export const PasskeyMadeSchema = v.object({
  ...ResponseSchema.entries,
  response: v.object({
    ...{ clientDataJSON: v.string(), attestationObject: v.string() },
    transports: v.optional(v.array(v.picklist(TRANSPORTS)), []),
  }),
});

/** What a passkey of an operator has to sign, as options for the browser. */
export async function passkeyQuestion(
  services: OperatorServices,
  keys: readonly PasskeyRow[],
): Promise<{ challenge: string; options: object }> {
  const options = await (await library()).generateAuthenticationOptions({
    rpID: rpIdOf(services),
    allowCredentials: keys.map(credentialOf),
    userVerification: 'preferred',
  });
  return { challenge: options.challenge, options };
}

function credentialOf({ id, transports }: PasskeyRow) {
  return { id, transports: TRANSPORTS.filter((each) => transports.includes(each)) };
}

/** Whether a passkey of the operator has signed what this session asked it, which it can be asked once. */
export async function isPasskeyRight(
  { database, services }: Parts,
  caller: SessionCaller,
  answer: v.InferOutput<typeof PasskeyAnswerSchema>,
  nowMs: number,
): Promise<boolean> {
  const challenge = await takeChallenge(database, caller);
  const isTheirs = and(eq(operatorPasskey.id, answer.id), eq(operatorPasskey.operatorId, caller.account.id));
  const [known] = await database.orm.select().from(operatorPasskey).where(isTheirs);
  if (challenge === null || known === undefined) return false;
  try {
    const { verified, authenticationInfo } = await (await library()).verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: services.consoleOrigin,
      expectedRPID: rpIdOf(services),
      credential: { ...credentialOf(known), publicKey: known.publicKey, counter: known.counter },
      requireUserVerification: false,
    });
    if (!verified) return false;
    const { newCounter: counter } = authenticationInfo;
    await database.orm.update(operatorPasskey).set({ counter, usedAtMs: nowMs }).where(isTheirs);
    return true;
  } catch {
    // The library throws for every answer that is not a right one.
    return false;
  }
}

/** The challenge of a session; a second call gets null. */
async function takeChallenge(database: Database, { sessionId, challenge }: SessionCaller): Promise<string | null> {
  if (challenge === null) return null;
  const isIt = and(eq(operatorSession.id, sessionId), eq(operatorSession.challenge, challenge));
  const taken = await database.orm
    .update(operatorSession)
    .set({ challenge: null })
    .where(isIt)
    .returning({ id: operatorSession.id });
  return taken.length === 1 ? challenge : null;
}

/** Options for the browser to make a passkey for this operator (`startRegistration`). */
export async function beginPasskey({ database, services }: Parts, caller: SessionCaller): Promise<object> {
  const { id, email, name } = caller.account;
  const known = await database.orm.select().from(operatorPasskey).where(eq(operatorPasskey.operatorId, id));
  const options = await (await library()).generateRegistrationOptions({
    ...{ rpName: STORE_NAME, rpID: rpIdOf(services) },
    ...{ userName: email, userDisplayName: name, userID: new TextEncoder().encode(id) },
    attestationType: 'none',
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  const { challenge } = options;
  await database.orm.update(operatorSession).set({ challenge }).where(eq(operatorSession.id, caller.sessionId));
  return options;
}

/** Checks what a browser answered after `beginPasskey`. */
export async function readMadePasskey(
  { database, services }: Parts,
  caller: SessionCaller,
  made: v.InferOutput<typeof PasskeyMadeSchema>,
): Promise<OperatorDecision<Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'>>> {
  const challenge = await takeChallenge(database, caller);
  const refused = refuseOperator('PASSKEY_REFUSED', 'the passkey could not be checked: begin again.');
  if (challenge === null) return refused;
  try {
    const { verified, registrationInfo } = await (await library()).verifyRegistrationResponse({
      response: made as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: services.consoleOrigin,
      expectedRPID: rpIdOf(services),
      requireUserVerification: false,
    });
    if (!verified) return refused;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      ok: true,
      value: { id, publicKey: new Uint8Array(publicKey), counter, transports: made.response.transports },
    };
  } catch {
    return refused;
  }
}
