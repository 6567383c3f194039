import { refusal, success } from './fake-envelope.ts';

const NOVEMBER_MS = Date.UTC(2026, 10, 21, 12);

/**
 * Notices, the pinned one first. The second has a title from the message catalogue, and the third contains everything that
 * is not allowed in such a text.
 */
const NOTICES = [
  {
    id: 1,
    title: 'Season 2 starts soon',
    isPinned: true,
    createdAt: NOVEMBER_MS,
    body: '<div>See <a href="https://us.example/home/weekly?tab=MON">the week</a>, <a href="/no/such/page">the party</a> and <a href="https://elsewhere.example/x">a friend</a>.</div>',
  },
  { id: 2, title: 't:nav.home', isPinned: false, createdAt: NOVEMBER_MS - 1, body: 't:page.errorText' },
  {
    id: 3,
    title: 'Maintenance',
    isPinned: false,
    // 23:30 in Los Angeles on the day before.
    createdAt: Date.UTC(2026, 9, 2, 6, 30),
    body: '<script>steal()</script><p onclick="steal()">We <b>close</b> at <span style="color:red;position:fixed;font-weight:700">nine</span>.</p><img src="x" onerror="steal()"><a href="javascript:steal()">Tap</a>',
  },
];

const QUESTIONS = [
  { id: 11, category: 'READING', question: 'Which episodes are free?', answer: 'The first ones.<br>Look for “Free”.' },
  {
    id: 12,
    category: 'COIN',
    question: 'How long is a rental?',
    answer: 'Three days: <a href="/notice">see here</a>.',
  },
  { id: 13, category: 'READING', question: 't:nav.search', answer: 't:page.offlineText' },
];

const TERMS = {
  id: 21,
  kind: 'TERMS',
  version: 2,
  title: 'Terms of use',
  locale: 'en-US',
  effectiveAt: Date.UTC(2026, 0, 1, 12),
  body: '<div><span style="font-weight:600">Scope</span><br>These terms hold here.<br><br></div>',
  versions: [
    { version: 2, effectiveAt: Date.UTC(2026, 0, 1, 12) },
    { version: 1, effectiveAt: Date.UTC(2025, 0, 1, 12) },
  ],
};

/** The fake api's answers at the addresses of operators' texts; null for any other address. */
export function fakeText(pathname: string, query: URLSearchParams): Response | null {
  if (pathname === '/v2/notice') return success(noticePage(query));
  const [, asked] = /^\/v2\/notice\/(\d+)$/.exec(pathname) ?? [];
  if (asked !== undefined) {
    const notice = NOTICES.find(({ id }) => String(id) === asked);
    return notice === undefined ? refusal('NOT_EXIST') : success(notice);
  }
  if (pathname === '/v2/faq') return success({ categories: ['READING', 'COIN'], content: QUESTIONS });
  if (pathname === '/v2/policy') return success([entryOf(TERMS), entryOf({ ...TERMS, id: 22, kind: 'PAYMENT' })]);
  const [, kind] = /^\/v2\/policy\/([A-Z]+)$/.exec(pathname) ?? [];
  return kind === undefined ? null : policyAnswer(kind, query.get('version'));
}

function entryOf({ body: _body, versions: _versions, ...entry }: typeof TERMS) {
  return entry;
}

/** The privacy text was never published; the payment text has one version, in another language. */
function policyAnswer(kind: string, version: string | null): Response {
  if (kind === 'TERMS' && version === null) return success(TERMS);
  if (kind === 'TERMS' && version === '1')
    return success({ ...TERMS, version: 1, effectiveAt: Date.UTC(2025, 0, 1, 12) });
  if (kind === 'PAYMENT' && version === null) {
    return success({ ...TERMS, id: 22, kind, title: 'شروط الدفع', locale: 'ar', versions: TERMS.versions.slice(0, 1) });
  }
  return refusal('NOT_EXIST');
}

/** Three notices on each of two pages. */
function noticePage(query: URLSearchParams) {
  const number = Number(query.get('page') ?? 0);
  const size = Number(query.get('size') ?? 20);
  const isThere = number < 2;
  const content = isThere ? NOTICES.slice(0, size).map(({ body: _body, ...notice }) => notice) : [];
  const counts = { number, size, totalPages: 2, totalElements: 6, numberOfElements: content.length };
  return { content, ...counts, first: number === 0, last: number > 0, empty: !isThere };
}
