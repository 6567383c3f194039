import * as v from 'valibot';

// What the api answers to calls about operators' accounts (record 0136).

const text = v.string();
const time = v.number();

export const OpenedSessionSchema = v.object({
  token: text,
  step: v.picklist(['SECOND_FACTOR', 'OPEN']),
  methods: v.array(text),
  passkey: v.unknown(),
});

export const MeSchema = v.object({
  operator: v.nullable(v.object({ id: text, email: text, name: text, locale: text })),
  roles: v.array(text),
  calls: v.record(text, v.array(text)),
  secondFactor: v.nullable(
    v.object({
      isNeeded: v.boolean(),
      hasApp: v.boolean(),
      passkeys: v.array(v.object({ id: text, name: text, createdAtMs: time, usedAtMs: v.nullable(time) })),
      recoveryCodesLeft: time,
    }),
  ),
});
export type Me = v.InferOutput<typeof MeSchema>;

export const SessionsSchema = v.array(
  v.object({
    ...{ id: text, address: v.nullable(text), userAgent: v.nullable(text) },
    ...{ createdAtMs: time, seenAtMs: time, isThisOne: v.boolean() },
  }),
);

export const BegunAppSchema = v.object({ secret: text, address: text, setUp: text });
export const RecoveryCodesSchema = v.object({ recoveryCodes: v.nullable(v.array(text)) });
export const InvitedSchema = v.object({ email: text, name: text, locale: text });
export const InvitationLinkSchema = v.object({ email: text, link: text, expiresAtMs: time, isMailed: v.boolean() });

export const OperatorsSchema = v.array(
  v.object({
    ...{ id: text, email: text, name: text, locale: text, roles: v.array(text) },
    state: v.picklist(['invited', 'active', 'disabled']),
    ...{ hasSecondFactor: v.boolean(), createdAtMs: time, seenAtMs: v.nullable(time) },
  }),
);
export type ListedOperator = v.InferOutput<typeof OperatorsSchema>[number];

export const TokensSchema = v.array(
  v.object({
    ...{ id: text, name: text, roles: v.array(text), madeBy: v.nullable(text) },
    ...{ createdAtMs: time, expiresAtMs: time, usedAtMs: v.nullable(time), endedAtMs: v.nullable(time) },
  }),
);

export const TokenMadeSchema = v.object({ id: text, token: text, name: text, expiresAtMs: time });
export const DoneSchema = v.unknown();
