import type { ViewerMode, WritingMode } from '@longstrip/core';
import type { ReaderProps } from '../reader-props.ts';
import { NovelPaperReader } from './novel-paper-reader.tsx';
import { NovelScrollReader } from './novel-scroll-reader.tsx';
import { VerticalScrollReader } from './vertical-scroll-reader.tsx';

/** A novel, scrolled or in pages, with horizontal or vertical lines. */
export function NovelReader({ mode, ...props }: ReaderProps & { mode: ViewerMode }) {
  const writing: WritingMode = props.settings.writing === 'auto' ? props.data.writingMode : props.settings.writing;
  if (mode === 'PAPER') return <NovelPaperReader {...props} writing={writing} />;
  return writing === 'VERTICAL' ? <VerticalScrollReader {...props} /> : <NovelScrollReader {...props} />;
}
