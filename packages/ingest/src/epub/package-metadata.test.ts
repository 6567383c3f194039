import { describe, expect, it } from 'vitest';
import { tagsOfSubjects } from './package-metadata.ts';

describe('the subjects of a book', () => {
  it('as a library writes them become words for readers', () => {
    const subjects = [
      'Humorous stories',
      'England -- Fiction',
      'Farm life -- Fiction',
      'Chickens--Fiction.',
      'Ukridge, Stanley Featherstonehaugh (Fictitious character) -- Fiction',
    ];
    const others = ['England', 'Farm life', 'Chickens', 'Stanley Featherstonehaugh Ukridge'];
    expect(tagsOfSubjects(subjects, ['Comedy'])).toEqual(others);
    expect(tagsOfSubjects(subjects)).toEqual(['Humorous', ...others]);
  });

  it.each([
    ['FICTION / Romance / General', ['Romance']],
    ['Fantasy fiction', ['Fantasy']],
    ['Love stories, English', ['Love']],
    ['Science fiction', ['Science fiction']],
    ['Detective and mystery stories', ['Detective and mystery']],
    ['Short stories', ['Short stories']],
    ['Paris (France) -- History -- 19th century -- Juvenile fiction', ['History', 'Paris']],
    ['cats; Cats ;dogs', ['cats', 'dogs']],
    ['FIC016000', []],
    ['http://example.org/subject', []],
    ['World War, 1914-1918 -- Fiction', ['World War, 1914-1918']],
    ['1914-1918', []],
    ['Fiction', []],
    ['日本文学; 小説 -- 明治', ['日本文学', '小説', '明治']],
    ['A heading of a library that goes on for far longer than any reader would read', []],
  ])('%s', (subject, tags) => {
    expect(tagsOfSubjects([subject])).toEqual(tags);
  });

  it('are few, with the genre first', () => {
    const many = Array.from({ length: 40 }, (_, index) => `place no. ${index}`);
    const tags = tagsOfSubjects([...many, 'Mystery']);
    expect(tags).toHaveLength(10);
    expect(tags[0]).toBe('Mystery');
  });
});
