import { BackIcon, ForwardIcon, IconButton, PageIcon } from '@longstrip/ui';
import { useViewerText } from '../../../../i18n/use-text.ts';
import { useViewerStore } from '../viewer-store.ts';
import type { GuidedControls } from './use-guided-place.ts';

interface GuidedToolsProps {
  controls: GuidedControls;
  /** Where the reader is: "Page 3 of 20 · panel 2 of 5", or the end. */
  place: string;
  /** What is seen and said in the panel, in the language of the work. */
  spoken: string;
  language: string;
  isWhole: boolean;
}

/** Buttons for the panels, beside the bars or for the keyboard and screen readers, which hear each panel. */
export function GuidedTools({ controls, place, spoken, language, isWhole }: GuidedToolsProps) {
  const text = useViewerText();
  const areBarsShown = useViewerStore((state) => state.areBarsShown);
  return (
    <>
      <fieldset
        aria-label={text('viewerPanels.panels')}
        className="guided-tools"
        data-shown={areBarsShown || undefined}
      >
        <IconButton icon={BackIcon} label={text('viewerPanels.previous')} onClick={controls.stepBack} />
        <IconButton
          icon={PageIcon}
          label={text('viewerPanels.whole')}
          isPressed={isWhole}
          onClick={controls.toggleWhole}
          className="aria-pressed:text-primary!"
        />
        <IconButton icon={ForwardIcon} label={text('viewerPanels.next')} onClick={controls.stepOn} />
      </fieldset>
      <p aria-live="polite" className="sr-only">
        <span>{place}</span>{' '}
        <span lang={language} dir="auto">
          {spoken}
        </span>
      </p>
    </>
  );
}
