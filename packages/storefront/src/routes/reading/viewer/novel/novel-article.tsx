import type { ViewerSettings, WritingMode } from '@longstrip/core';
import { memo, useRef } from 'react';
import { useWideTables } from '../page/text-page-view.tsx';
import type { TextPage } from '../viewer-model.ts';
import { useDyslexicFace, useRoundedFace } from './use-rounded-face.ts';

export interface NovelArticleProps {
  pages: readonly TextPage[];
  /** Shown above a text that has no heading of its own. */
  title: string;
  language: string;
  writing: WritingMode;
  settings: ViewerSettings;
  className?: string;
}

/** A heading near the beginning is the heading of the chapter. */
const OWN_HEADING = /^.{0,600}?<h[1-6][\s>]/s;

/** Whether a page is one picture without text, such as a frontispiece or a map. It is centred. */
function isPlate(html: string): boolean {
  return (html.match(/<img[\s>]/g)?.length ?? 0) === 1 && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';
}

/** The text of an episode, in the reader's font, size and spacing. Its HTML was sanitised at import. */
export const NovelArticle = memo(function NovelArticle(props: NovelArticleProps) {
  const { pages, title, language, writing, settings, className } = props;
  const article = useRef<HTMLElement>(null);
  useWideTables(article);
  useRoundedFace(language, settings.font === 'rounded');
  useDyslexicFace(settings.font === 'dyslexic');
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
      {!hasHeading && !isPlate(pages[0]?.html ?? '') && (
        <h2 className="novel-title">{writing === 'VERTICAL' ? <UprightNumbers text={title} /> : title}</h2>
      )}
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

/** A number of one or two digits, outside words of another script. */
const SHORT_NUMBER = /(?<![\w.,])(\d{1,2})(?![\w.,])/;

/** Short numbers of vertical lines stand upright, in the width of one character. */
function UprightNumbers({ text }: { text: string }) {
  return text.split(SHORT_NUMBER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="upright-number">
        {part}
      </span>
    ),
  );
}
