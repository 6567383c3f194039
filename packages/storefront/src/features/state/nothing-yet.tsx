import { ButtonLink, EmptyState } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';

interface NothingYetProps {
  title: string;
  text: string;
  /** `h1` where nothing else names the page. */
  level?: 'h1' | 'h2';
  /** `outlined` where something else is the page's first way on. */
  look?: 'main' | 'outlined';
}

/** Where there is nothing to show yet: what will stand there, and the way home. */
export function NothingYet({ title, text: words, level = 'h2', look = 'main' }: NothingYetProps) {
  const text = useText();
  const { home } = useSite();
  return (
    <EmptyState
      level={level}
      title={title}
      text={words}
      actions={
        <ButtonLink look={look} isWide href={home}>
          {text('common.goHome')}
        </ButtonLink>
      }
    />
  );
}
