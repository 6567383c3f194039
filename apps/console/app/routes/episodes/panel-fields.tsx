import type { PageRegionOnWire } from '@longstrip/api-contract';
import { ChevronDownIcon, CloseIcon, IconButton } from '@longstrip/ui';
import clsx from 'clsx';
import { useText } from '../../i18n/use-text.ts';
import { TextInput } from '../../parts/form/fields.tsx';
import type { Drawn } from './panel-editor.tsx';

interface PanelFieldsProps {
  panels: readonly Drawn[];
  chosen: number | null;
  onChoose: (key: number) => void;
  onChange: (key: number, region: Partial<PageRegionOnWire>) => void;
  /** Another order, or one panel fewer. */
  onOrder: (panels: Drawn[]) => void;
}

/** The panels in reading order, by their numbers, and the words of the chosen one. */
export function PanelFields({ panels, chosen, onChoose, onChange, onOrder }: PanelFieldsProps) {
  const text = useText();
  const parts = [text('panels.left'), text('panels.top'), text('panels.width'), text('panels.height')];
  const move = (index: number, by: number) => {
    const next = [...panels];
    const [panel] = next.splice(index, 1);
    if (panel !== undefined) next.splice(index + by, 0, panel);
    onOrder(next);
  };
  return (
    <ol className="mt-4 grid gap-1">
      {panels.length > 0 && (
        <li aria-hidden className="flex gap-1.5 px-2 text-12 text-fg-3">
          <span className="w-6" />
          {parts.map((part) => (
            <span key={part} className="w-16 px-1">
              {part}
            </span>
          ))}
        </li>
      )}
      {panels.map(({ key, box, text: words = '', scene = '' }, index) => {
        const number = index + 1;
        return (
          <li
            key={key}
            onFocus={() => onChoose(key)}
            className={clsx('grid gap-2 rounded-card p-2', key === chosen && 'bg-primary-soft')}
          >
            <div className="flex flex-wrap items-center gap-1.5">
              <span className="w-6 text-center text-13 font-strong">{number}</span>
              {box.map((value, part) => (
                <TextInput
                  key={parts[part]}
                  label={text('panels.part', { number, part: parts[part] ?? '' })}
                  isQuiet
                  title={parts[part]}
                  type="number"
                  min={0}
                  className="w-16"
                  value={value}
                  onChange={({ target }) => {
                    const next: Drawn['box'] = [...box];
                    next[part] = Math.max(0, Math.floor(Number(target.value) || 0));
                    onChange(key, { box: next });
                  }}
                />
              ))}
              <span className="ms-auto flex gap-1">
                <IconButton
                  icon={ChevronDownIcon}
                  iconSize={16}
                  className="rotate-180"
                  label={text('panels.earlier', { number })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon={ChevronDownIcon}
                  iconSize={16}
                  label={text('panels.later', { number })}
                  disabled={number === panels.length}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  icon={CloseIcon}
                  iconSize={16}
                  label={text('panels.remove', { number })}
                  onClick={() => onOrder(panels.filter((panel) => panel.key !== key))}
                />
              </span>
            </div>
            {key === chosen && (
              <div className="grid gap-2 wide:grid-cols-2">
                <TextInput
                  label={text('panels.words')}
                  value={words}
                  onChange={({ target }) => onChange(key, { text: target.value })}
                />
                <TextInput
                  label={text('panels.scene')}
                  value={scene}
                  onChange={({ target }) => onChange(key, { scene: target.value })}
                />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
