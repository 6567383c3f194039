import { OPERATOR_CALLS, type PolicyRow } from '@longstrip/api-contract';
import { type Locale, POLICY_KINDS, type PolicyKind } from '@longstrip/core';
import { isPlatformId } from '@longstrip/platform-config';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { data, useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { useName, useText } from '../../i18n/use-text.ts';
import { read } from '../../parts/calls/answers.server.ts';
import { byAddress } from '../../parts/entry/by-address.tsx';
import { EntryForm } from '../../parts/entry/entry-form.tsx';
import { LocaleTexts, localesOf } from '../../parts/entry/locale-texts.tsx';
import { useEntry } from '../../parts/entry/use-entry.ts';
import { startOfNextHour } from '../../parts/entry/zone-hint.ts';
import { TextInput } from '../../parts/form/fields.tsx';
import { Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';

export { saveEntries as action } from '../../parts/entry/save-entries.server.ts';

/** The address names a kind and a version, `TERMS.3`; without a version it is a new one. */
export async function loader({ request, context, params: { platform = '', key = '' } }: LoaderFunctionArgs) {
  const [name, number] = key.split('.');
  const kind = POLICY_KINDS.find((known) => known === name);
  const missing = () => data({ code: 'NOT_EXIST', sentence: 'there is nothing of that name.' }, { status: 404 });
  if (kind === undefined || !isPlatformId(platform)) throw missing();
  const { adminPolicies } = OPERATOR_CALLS;
  const asked = { call: adminPolicies, answer: adminPolicies.data, query: { platform, kind } };
  const { rows } = await read(consoleOf(context), asked, request);
  const latest = Math.max(0, ...rows.map(({ entry }) => entry.version));
  const version = number === undefined ? latest + 1 : Number(number);
  const own = rows.filter(({ entry }) => entry.version === version);
  if (number !== undefined && own.length === 0) throw missing();
  // A new version begins with the words of the one before.
  const model = number === undefined ? rows.filter(({ entry }) => entry.version === latest) : own;
  const effectiveOn = own[0]?.entry.effectiveOn ?? startOfNextHour(platform, 30).slice(0, 'YYYY-MM-DD'.length);
  return { platform, kind, version, isNew: number === undefined, own, model, effectiveOn };
}

interface PolicyDraft {
  readonly effectiveOn: string;
  readonly texts: Partial<Record<Locale, { readonly title: string; readonly body: string }>>;
}

const textsOf = (rows: readonly PolicyRow[]): PolicyDraft['texts'] =>
  Object.fromEntries(rows.map(({ entry: { locale, title, body } }) => [locale, { title, body }]));

/** A version of a legal text in every language of its platform. One that is in force stays as it is. */
function PolicyPage() {
  const text = useText();
  const name = useName();
  const { platform, kind, version, isNew, own, model, effectiveOn } = useLoaderData<typeof loader>();
  const back = `${PATHS.policies}?platform=${platform}`;
  const opened = { entry: { effectiveOn, texts: textsOf(own) }, edition: '' };
  const editor = useEntry<PolicyDraft>(
    'policies',
    isNew ? null : opened,
    { effectiveOn, texts: textsOf(model) },
    back,
    composePolicy({ platform, kind, version, own }),
  );
  const { draft, set } = editor;
  const isInForce = own.length > 0 && own.every(({ state }) => state !== 'planned');
  return (
    <EntryForm
      title={`${name('policyKinds', kind)}, ${text('policy.versionNo', { version })}`}
      text={text(isInForce ? 'policy.inForce' : 'policy.planned')}
      editor={editor}
      back={{ to: back, name: text('policy.list') }}
      needsReason
      // A language that it lacks can still be added.
      isFixed={isInForce && localesOf(platform).every((locale) => own.some(({ entry }) => entry.locale === locale))}
      canSaveUnchanged={isNew}
    >
      <Panel title={text('policy.when')}>
        <TextInput
          label={text('policy.effective')}
          hint={text('policy.effectiveHint')}
          type="date"
          value={draft.effectiveOn}
          onChange={({ target }) => set({ effectiveOn: target.value })}
          readOnly={isInForce}
          required
          className="max-w-60"
        />
      </Panel>
      <Panel title={text('entry.texts')}>
        <LocaleTexts
          platform={platform}
          fields={[
            { name: 'title', label: text('entry.title'), kind: 'line' },
            { name: 'body', label: text('notice.body'), kind: 'rich' },
          ]}
          value={draft.texts}
          onChange={(texts) => set({ texts })}
          problem={() => undefined}
        />
      </Panel>
    </EntryForm>
  );
}

export default byAddress(PolicyPage);

interface PolicyFacts {
  readonly platform: string;
  readonly kind: PolicyKind;
  readonly version: number;
  readonly own: readonly PolicyRow[];
}

/** Each language of a version is an entry of its own. */
function composePolicy({ platform, kind, version, own }: PolicyFacts) {
  return {
    spread: ({ effectiveOn, texts }: PolicyDraft) =>
      Object.entries(texts).map(([locale, { title, body }]) => ({
        entry: { platform, kind, locale, version, title, body, effectiveOn },
        edition: own.find(({ entry }) => entry.locale === locale)?.edition ?? null,
      })),
    merge: (draft: PolicyDraft, entry: Readonly<Record<string, unknown>>): PolicyDraft => ({
      effectiveOn: String(entry.effectiveOn),
      texts: { ...draft.texts, [String(entry.locale)]: { title: String(entry.title), body: String(entry.body) } },
    }),
  };
}
