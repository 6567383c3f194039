import { Form, Link, useLoaderData } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import { TextInput } from '../../parts/form/fields.tsx';
import { HitLine } from '../../parts/hit-line.tsx';
import { Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import type { loader } from './search.route.ts';

export { loader } from './search.route.ts';

/** The search as a page: all hits, in an address that can be passed on. */
export default function Find() {
  const text = useText();
  const { text: words, hits } = useLoaderData<typeof loader>();
  usePageTitle(text('find.title'));
  return (
    <>
      <PageHead title={text('find.title')} text={text('find.text')} />
      <Form role="search" className="mb-4 flex gap-2">
        <TextInput
          key={words}
          label={text('find.label')}
          isQuiet
          name="text"
          defaultValue={words}
          placeholder={text('shell.searchHint')}
          className="flex-1"
          autoFocus
        />
        <Button type="submit" look="main">
          {text('find.submit')}
        </Button>
      </Form>
      {words !== '' && (
        <Panel isFlush>
          {hits.length === 0 ? (
            <Nothing>{text('find.noneFor', { text: words })}</Nothing>
          ) : (
            <ul className="pb-2">
              {hits.map((hit) => (
                <li key={`${hit.kind} ${hit.path}`}>
                  <Link to={hit.path} className="flex items-center gap-3 px-4 py-2 hover:bg-fill">
                    <HitLine hit={hit} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      )}
    </>
  );
}
