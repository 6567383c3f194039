import type { WritingMode } from '@longstrip/core';
import { memo, useRef } from 'react';
import { useWideTables } from '../viewer/use-wide-tables.ts';
import type { TextPage } from '../viewer/viewer-model.ts';
import type { ViewerSettings } from '../viewer/viewer-settings.ts';
import { useRoundedFace } from './use-rounded-face.ts';

export interface NovelArticleProps {
  pages: readonly TextPage[];
  /** Shown above the text where the text has no heading of its own. */
  title: string;
  language: string;
  writing: WritingMode;
  settings: ViewerSettings;
  className?: string;
}

/** A heading near the beginning is the chapter's own. */
const OWN_HEADING = /^.{0,600}?<h[1-6][\s>]/s;

/** Whether a page is one picture and no words: a frontispiece, a map. It stands in the middle of its page. */
function isPlate(html: string): boolean {
  return (html.match(/<img[\s>]/g)?.length ?? 0) === 1 && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';
}

/** The text of an episode as the reader likes it set. Its markup was made safe when the book came in. */
export const NovelArticle = memo(function NovelArticle(props: NovelArticleProps) {
  const { pages, title, language, writing, settings, className } = props;
  const article = useRef<HTMLElement>(null);
  useWideTables(article);
  useRoundedFace(language, settings.font === 'rounded');
  const hasHeading = OWN_HEADING.test(pages[0]?.html ?? '');
  return (
    <article
      ref={article}
      lang={language}
      dir={writing === 'VERTICAL' ? 'ltr' : 'auto'}
      data-font={settings.font}
      data-spacing={settings.spacing}
      data-text={settings.textStep}
      data-writing={writing}
      className={`novel-text ${className ?? ''}`}
    >
      {!hasHeading && !isPlate(pages[0]?.html ?? '') && <h2 className="novel-title">{title}</h2>}
      {pages.map((page) => (
        <section
          key={page.order}
          data-page={page.order}
          data-plate={isPlate(page.html) || undefined}
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
      ))}
    </article>
  );
});
