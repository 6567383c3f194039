import type { ImportProgress } from '../catalogue/index.ts';
/** How far the import of a file is, in a few words for one line of a terminal. */
export function progressSentence(file: string, progress: ImportProgress): string {
  switch (progress.step) {
    case 'waiting':
      return `${file}: waiting for another import to end …`;
    case 'publishing':
      return `${file}: storing picture ${progress.done} of ${progress.of} …`;
    case 'checking': {
      const { book, bookNo, books, done, of, unit } = progress;
      const where = books > 1 ? `${file}: file ${bookNo} of ${books}, ${book}` : file;
      return of === 0 ? `${where}: checking …` : `${where}: ${unit} ${done} of ${of} …`;
    }
  }
}
