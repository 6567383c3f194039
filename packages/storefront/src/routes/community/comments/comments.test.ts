import { describe, expect, test } from 'vitest';
import { type CookieJar, postForm, signedInJar } from '../../../testing/cookie-jar.ts';
import { fakeUser } from '../../../testing/fake-accounts.ts';
import { NOW_MS } from '../../../testing/fake-api.ts';
import { fakeComment } from '../../../testing/fake-comments.ts';
import { alertsOf, hiddenOf, pageOf, textOf } from '../../../testing/read-form-page.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp('jp');
const platform = platformNamed('beltoon-jp');
const EPISODE = '/comment?contents=salt-crown&episode=ep-1';

async function open(
  user?: Parameters<TestSite['api']['accounts']['open']>[0],
): Promise<{ site: TestSite; jar: CookieJar }> {
  const site = createTestSite(app.build, { platform });
  return { site, jar: await signedInJar(site, { platformId: platform.id }, user) };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    fakeComment(NOW_MS, { commentId: index + 1, comment: `第${index + 1}の感想` }),
  );

describe('an episode’s comments', () => {
  test('lead a guest to the login and back to the same episode', async () => {
    const site = createTestSite(app.build, { platform });
    const { status, headers } = await site.ask(EPISODE, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, `/user/login?callback=${encodeURIComponent(EPISODE)}`]);
  });

  test('name episode and number, and the page is not cached', async () => {
    const { site, jar } = await open();
    site.api.comments.comments = [fakeComment(NOW_MS, { replyCount: 2, likeCount: 5 })];
    const answer = await jar.ask(site, EPISODE);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await answer.text();
    const text = textOf(html);
    for (const part of ['Salt Crown', 'Ep. 1', 'コメント1件', 'Juniper', 'What a page!', '返信2件'])
      expect(text).toContain(part);
    expect(html).toContain('href="/viewer/salt-crown/ep-1"');
    expect(html).toContain('href="/comment?contents=salt-crown&amp;episode=ep-1&amp;thread=1"');
  });

  test('show a few that many like above the newest, on the first page alone', async () => {
    const { site, jar } = await open();
    site.api.comments.comments = many(25).map((comment, index) => ({ ...comment, likeCount: [0, 9, 2][index] ?? 0 }));
    const html = await pageOf(site, jar, EPISODE);
    expect(textOf(html)).toMatch(/人気のコメント.*第2の感想.*コメント25件.*第1の感想/);
    expect(textOf(html).match(/第2の感想/g)).toHaveLength(1);
    expect(textOf(html).match(/第3の感想/g)).toHaveLength(1);
    expect(html).toContain('href="/comment?contents=salt-crown&amp;episode=ep-1&amp;page=2"');
    expect(textOf(await pageOf(site, jar, `${EPISODE}&page=2`))).not.toContain('人気のコメント');
    expect(textOf(await pageOf(site, jar, `${EPISODE}&sort=best`))).toMatch(
      /コメント25件.*第2の感想.*第3の感想.*第1の感想/,
    );
  });

  test('give a script the next page as data', async () => {
    const { site, jar } = await open();
    site.api.comments.comments = many(25);
    const answer = await jar.ask(site, '/_/comment?contents=salt-crown&episode=ep-1&page=2');
    const rows = await answer.json();
    expect([rows.rows.length, rows.next, rows.rows[0].text]).toEqual([5, null, '第21の感想']);
    expect((await createTestSite(app.build, { platform }).ask('/_/comment?page=2')).status).toBe(401);
  });

  test('cover a spoiler, and say what is hidden and why', async () => {
    const { site, jar } = await open();
    site.api.comments.comments = [
      fakeComment(NOW_MS, { commentId: 1, comment: '犯人は', isSpoiler: true }),
      ...(['DELETED', 'BLIND', 'BLOCK', 'REPORT'] as const).map((shownAs, index) =>
        fakeComment(NOW_MS, { commentId: index + 2, comment: '', nickname: '', shownAs, replyCount: 1 }),
      ),
      fakeComment(NOW_MS, { commentId: 7, nickname: '', hasAuthorLeft: true }),
    ];
    const html = await pageOf(site, jar, EPISODE);
    expect(html).toMatch(
      /<details class="group\/spoiler[^"]*"><summary[^>]*>ネタバレです。タップで表示します。<\/summary>.*?犯人は/s,
    );
    for (const sentence of [
      'このコメントは削除されました。',
      '確認のため、このコメントは非表示になっています。',
      'ブロックした読者のコメントです。',
      'このコメントは通報済みです。',
      '退会した読者',
    ]) {
      expect(textOf(html)).toContain(sentence);
    }
  });

  test('of an episode without any invite to write; of a locked episode they say so', async () => {
    const { site, jar } = await open();
    expect(textOf(await pageOf(site, jar, EPISODE))).toContain('まだコメントがありません');
    site.api.comments.canWrite = false;
    const html = await pageOf(site, jar, EPISODE);
    expect(textOf(html)).toContain('この話を読むとコメントを書けます。');
    expect(html).not.toContain('<textarea');
  });

  test('of a work for adults lead to its page, which asks the age', async () => {
    const { site, jar } = await open();
    const answer = await jar.ask(site, '/comment?contents=night-only&episode=ep-1');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/detail/night-only']);
  });

  test('that are not there are no page, and lead to the series', async () => {
    const { site, jar } = await open();
    const answer = await jar.ask(site, `${EPISODE}&thread=999`);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('href="/detail/salt-crown"')]);
  });
});

describe('writing', () => {
  test('without script: leads to the comment, says so, and empties the form', async () => {
    const { site, jar } = await open();
    const [requestId = ''] = hiddenOf(await pageOf(site, jar, EPISODE), 'requestId');
    const fields = { act: 'write', requestId, comment: 'すごい', emoticonId: 'WOW', isSpoiler: 'on' };
    const sent = await postForm(jar, site, EPISODE, fields);
    expect([sent.status, sent.to]).toEqual([303, `${EPISODE}&done=posted`]);
    const place = { contentsAlias: 'salt-crown', episodeAlias: 'ep-1' };
    expect(site.api.comments.bodiesOf('POST /comment')).toEqual([
      { ...place, comment: 'すごい', emoticonId: 'WOW', isSpoiler: true, requestId },
    ]);
    const html = await pageOf(site, jar, sent.to ?? '');
    expect(textOf(html)).toContain('コメントを投稿しました。');
    expect(textOf(html)).toContain('すごい');
    expect(hiddenOf(html, 'requestId')[0]).not.toBe(requestId);
  });

  test.each([
    ['EMPTY_COMMENT', '何か書くか、スタンプを選んでください。'],
    ['COMMENT_TOO_LONG', '長すぎます。500文字以内にしてください。'],
    ['PROHIBITED_WORD', '使用できない言葉が含まれています。別の表現でお願いします。'],
  ])('%s is said beside the field, and the text stays', async (code, sentence) => {
    const { site, jar } = await open();
    site.api.comments.refuse('POST /comment', code);
    const fields = { act: 'write', requestId: 'request-1', comment: '書いたもの', emoticonId: 'LOVE', isSpoiler: 'on' };
    const { status, html } = await postForm(jar, site, EPISODE, fields);
    expect([status, alertsOf(html)]).toEqual([422, [sentence]]);
    expect(html).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>書いたもの<\/textarea>/);
    expect(html).toMatch(/<input[^>]*(value="LOVE"[^>]*checked|checked[^>]*value="LOVE")/);
  });

  test('of an episode that is the reader’s no more draws the page again, which says so in place of the form', async () => {
    const { site, jar } = await open();
    expect(await pageOf(site, jar, EPISODE)).toContain('<textarea');
    site.api.comments.refuse('POST /comment', 'UNAUTHORIZED_CONTENTS');
    site.api.comments.canWrite = false;
    const { status, html } = await postForm(jar, site, EPISODE, { act: 'write', requestId: 'request-1', comment: 'x' });
    // After a reply with a success status, a browser with script loads the page's data again.
    expect([status, alertsOf(html)]).toEqual([
      200,
      ['この話をまだお持ちではありません。レンタルまたは購入すると読めます。'],
    ]);
    expect(html).not.toContain('<textarea');
  });

  test('without an answer keeps the request id, so that the next try is the same comment', async () => {
    const { site, jar } = await open();
    await pageOf(site, jar, EPISODE);
    site.api.comments.refuse('POST /comment', 'SERVICE_UNAVAILABLE');
    const { status, html } = await postForm(jar, site, EPISODE, { act: 'write', requestId: 'request-1', comment: 'x' });
    expect([status, alertsOf(html)]).toEqual([
      422,
      ['ただいま混み合っています。しばらくしてからもう一度お試しください。'],
    ]);
  });

  test('who has no nickname is asked for one first, and then may write', async () => {
    const { site, jar } = await open(fakeUser({ nickname: null }));
    const html = await pageOf(site, jar, EPISODE);
    expect(textOf(html)).toContain('まずニックネームを決めましょう');
    expect(html).not.toContain('<textarea');
    const wrong = await postForm(jar, site, EPISODE, { act: 'name', nickname: '' });
    expect([wrong.status, alertsOf(wrong.html)]).toEqual([422, [expect.any(String)]]);
    const sent = await postForm(jar, site, EPISODE, { act: 'name', nickname: 'あおい' });
    expect([sent.status, sent.to]).toEqual([303, `${EPISODE}&done=named`]);
  });

  test('a reply leads to the last page of the replies', async () => {
    const { site, jar } = await open();
    site.api.comments.comments = [fakeComment(NOW_MS)];
    const thread = `${EPISODE}&thread=1`;
    expect(textOf(await pageOf(site, jar, thread))).toContain('まだ返信がありません。');
    const sent = await postForm(jar, site, thread, { act: 'write', requestId: 'request-1', comment: 'はい' });
    expect([sent.status, sent.to]).toEqual([303, `${thread}&page=last&done=posted`]);
    expect(site.api.comments.bodiesOf('POST /comment/reply')).toMatchObject([{ commentId: 1, comment: 'はい' }]);
    expect(textOf(await pageOf(site, jar, sent.to ?? ''))).toContain('はい');
  });

  test('the address of a reply leads to what it replies to', async () => {
    const { site, jar } = await open();
    site.api.comments.comments = [fakeComment(NOW_MS)];
    site.api.comments.replies = [fakeComment(NOW_MS, { commentId: 60 })];
    const answer = await jar.ask(site, `${EPISODE}&thread=60`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${EPISODE}&thread=1`]);
  });
});

describe('what is done to comments', () => {
  test.each([
    [{ act: 'delete', commentId: '1' }, 'DELETE /comment/1', 'deleted', 'コメントを削除しました。'],
    [
      { act: 'report', commentId: '1', reason: 'SPOILER' },
      'POST /comment/report',
      'reported#comment-1',
      '担当者が確認します。',
    ],
    [
      { act: 'block', commentId: '1' },
      'POST /comment/block-user',
      'blocked#comment-1',
      'この読者のコメントは表示されません。',
    ],
  ])('%j', async (fields, call, done, sentence) => {
    const { site, jar } = await open();
    site.api.comments.comments = [fakeComment(NOW_MS)];
    const sent = await postForm(jar, site, EPISODE, fields);
    expect([sent.status, sent.to]).toEqual([303, `${EPISODE}&done=${done}`]);
    expect(site.api.comments.bodiesOf(call)).toHaveLength(1);
    // From a later page it leads back to that page.
    const later = await postForm(jar, site, `${EPISODE}&page=3`, fields);
    expect(later.to).toBe(`${EPISODE}&page=3&done=${done}`);
    expect(textOf(await pageOf(site, jar, sent.to ?? ''))).toContain(sentence);
  });

  test.each([
    ['NOT_FOUND_COMMENT', 'このコメントはもうありません。'],
    ['OWN_COMMENT', 'ご自身のコメントです。'],
  ])('%s is said where it was pressed', async (code, sentence) => {
    const { site, jar } = await open();
    site.api.comments.comments = [fakeComment(NOW_MS), fakeComment(NOW_MS, { commentId: 2 })];
    site.api.comments.refuse('POST /comment/report', code);
    const { status, html } = await postForm(jar, site, EPISODE, { act: 'report', commentId: '2', reason: 'SPAM' });
    expect([status, alertsOf(html)]).toEqual([422, [sentence]]);
    expect(html.match(/<details open=""/g)).toHaveLength(1);
  });

  test.each([
    ['delete', 'another’s'],
    ['report', 'one that is not shown any more'],
  ])('a refusal is said above the list, where the reader cannot %s it: %s', async (act) => {
    const { site, jar } = await open();
    site.api.comments.comments = act === 'delete' ? [fakeComment(NOW_MS, { commentId: 2 })] : [];
    site.api.comments.refuse(act === 'delete' ? 'DELETE /comment/1' : 'POST /comment/report', 'NOT_FOUND_COMMENT');
    const { status, html } = await postForm(jar, site, EPISODE, { act, commentId: '2', reason: 'SPAM' });
    expect([status, alertsOf(html)]).toEqual([422, ['このコメントはもうありません。']]);
  });

  test('a like without script leads back; a script gets a status', async () => {
    const { site, jar } = await open();
    const fields = { commentId: '1', isLike: 'true', back: EPISODE };
    const sent = await postForm(jar, site, '/_/comment/like', fields);
    expect([sent.status, sent.to]).toEqual([303, EPISODE]);
    expect(site.api.comments.bodiesOf('POST /comment/reaction')).toEqual([{ commentId: 1, isLike: true }]);
    site.api.comments.refuse('POST /comment/reaction', 'NOT_FOUND_COMMENT');
    const headers = { accept: 'application/json', origin: 'https://us.example', host: 'us.example' };
    const asked = await jar.ask(site, '/_/comment/like', {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    });
    expect(asked.status).toBe(422);
    const elsewhere = await postForm(jar, site, '/_/comment/like', { ...fields, back: 'https://evil.example/' });
    expect(elsewhere.to).toBe('/comment');
  });

  test.each([
    [{ act: 'write', comment: 'x', requestId: 'request-1' }, '/comment'],
    [{ act: 'everything' }, EPISODE],
    [{ act: 'report', commentId: '1', reason: 'NOTHING' }, EPISODE],
    [{ act: 'delete', commentId: 'x' }, EPISODE],
  ])('%j at %s is no form of ours', async (fields, path) => {
    const { site, jar } = await open();
    expect((await postForm(jar, site, path, fields)).status).toBe(400);
  });
});

describe('the reader’s own', () => {
  test('comments lead to where they were written', async () => {
    const { site, jar } = await open();
    const status = { like: false, delete: false, blind: false, block: false, report: false, mine: true };
    site.api.comments.comments = [
      fakeComment(NOW_MS, { status }),
      fakeComment(NOW_MS, { commentId: 2, comment: 'not mine' }),
    ];
    const html = await pageOf(site, jar, '/comment');
    expect(textOf(html)).toContain('Salt Crown · Ep. 1');
    expect(textOf(html)).not.toContain('not mine');
    expect(html).toContain('href="/comment?contents=salt-crown&amp;episode=ep-1"');
  });

  test('blocked readers are listed and unblocked', async () => {
    const { site, jar } = await open();
    expect(textOf(await pageOf(site, jar, '/comment?list=blocked'))).toContain('ブロックしている読者はいません');
    site.api.comments.blocked = [{ blockId: 9, nickname: 'Juniper', createdAt: NOW_MS }];
    expect(textOf(await pageOf(site, jar, '/comment?list=blocked'))).toContain('Juniper');
    const sent = await postForm(jar, site, '/comment?list=blocked', { act: 'unblock', blockId: '9' });
    expect(sent.to).toBe('/comment?list=blocked&done=unblocked');
    expect(textOf(await pageOf(site, jar, sent.to ?? ''))).toContain('この読者のコメントがまた表示されます。');
  });
});
