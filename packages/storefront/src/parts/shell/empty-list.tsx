import { ButtonLink, EmptyState } from '@longstrip/ui';
import type { IllustrationScene } from '../../entry/served-addresses.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { Illustration } from './illustration.tsx';

interface EmptyListProps {
  title: string;
  text: string;
  /** What the list is about. */
  scene: IllustrationScene;
  /** `h1` on a page without another heading. */
  level?: 'h1' | 'h2';
  /** `outlined` if the page has another main button. */
  look?: 'main' | 'outlined';
}

/** An empty list: what it will contain, and a link home. */
export function EmptyList({ title, text: words, scene, level = 'h2', look = 'main' }: EmptyListProps) {
  const text = useText();
  const { home } = useSite();
  return (
    <EmptyState
      level={level}
      title={title}
      text={words}
      art={<Illustration scene={scene} />}
      actions={
        <ButtonLink look={look} isWide href={home}>
          {text('common.goHome')}
        </ButtonLink>
      }
    />
  );
}
