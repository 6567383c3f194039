import * as v from 'valibot';

const serverAddress = (protocols: RegExp, example: string) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.check(
          (text) => URL.canParse(text) && protocols.test(new URL(text).protocol),
          `must be an address like ${example}`,
        ),
      ),
    ),
    null,
  );

const databaseAddress = serverAddress(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/longstrip');

/** The servers that several processes share. */
export const SHARED_SERVER_ENTRIES = {
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_REPLICA_URL: databaseAddress,
  VALKEY_URL: serverAddress(/^(?:redis|valkey)s?:$/, 'valkey://user:password@host:6379'),
};

/** Their addresses may hold passwords. */
export const SHARED_SERVER_SECRETS = Object.keys(SHARED_SERVER_ENTRIES);
