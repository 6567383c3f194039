import { expect, test, vi } from 'vitest';
import { speakingWindow } from '../../../../testing/speaking-window.ts';
import { SENTENCE_MOST } from '../read-aloud/sentences.ts';
import { browserSpeech } from '../read-aloud/speech-engine.ts';
import { createPanelReader } from './read-panels.ts';

const panel = (scene: string, text: string) => ({ page: 1, pageId: null, offset: 0, scene, text });

function reading(...panels: ReturnType<typeof panel>[]) {
  const browser = speakingWindow();
  const engine = browserSpeech(browser.window);
  if (engine === null) throw new Error('no voice');
  const calls = { onChange: vi.fn(), onPanel: vi.fn() };
  const voice = { language: 'en-US', rate: 1.5, voiceId: 'voice en-GB' };
  const reader = createPanelReader({ engine, panels, voice, ...calls });
  return { ...browser, ...calls, reader, state: () => calls.onChange.mock.lastCall?.[0] };
}

const STREET = panel('A street', 'Wait!\nfor me. Please');
const SILENT = panel('', '…?!');
const ANSWER = panel('', 'No.');

test('panels are read from one of them to the end: what is seen, then each balloon, in the chosen voice', () => {
  const { reader, spoken, end, onPanel, state } = reading(ANSWER, STREET, SILENT, ANSWER);
  reader.readFrom(1);
  expect(spoken()).toMatchObject({ rate: 1.5, voice: { voiceURI: 'voice en-GB' } });
  for (const words of ['A street', 'Wait!', 'for me.', 'Please']) {
    expect([spoken()?.text, state()]).toEqual([words, { panel: 1, isReading: true }]);
    end();
  }
  expect([spoken()?.text, state()]).toEqual(['No.', { panel: 3, isReading: true }]);
  end();
  expect([spoken(), state()]).toEqual([undefined, { panel: null, isReading: false }]);
  expect(onPanel.mock.calls).toEqual([[STREET], [ANSWER]]);
});

test('a pause stays at its panel, and so does a voice that fails', async () => {
  const { reader, spoken, end, fail, state } = reading(ANSWER, STREET);
  reader.readFrom(0);
  end();
  reader.stop();
  // Browsers report what is cancelled as failed.
  await Promise.resolve();
  expect([spoken(), state()]).toEqual([undefined, { panel: 1, isReading: false }]);
  reader.readFrom(1);
  expect([spoken()?.text, state()]).toEqual(['A street', { panel: 1, isReading: true }]);
  fail();
  expect([spoken(), state()]).toEqual([undefined, { panel: 1, isReading: false }]);
});

test('a long panel is read in parts', () => {
  const { reader, spoken } = reading(panel('', 'and on it went, '.repeat(40)));
  reader.readFrom(0);
  expect(spoken()?.text.length).toBeLessThanOrEqual(SENTENCE_MOST);
});
