import { anchors } from 'site:anchors';
import validate from 'site:validate-config';
import {
  checkConfig,
  describeProblem,
  MAX_CONFIG_LENGTH,
  type CargoFeature,
  type ConfigProblem,
} from '@/lib/api-reference/check-config';
import type { Messages } from '@/lib/i18n/translator';
import { fill } from '@/lib/text/fill';
import { lineStarts } from '@/lib/text/position';
import { button, make } from '../ui/elements';
import { loadLateTexts } from '../ui/load-texts';
import { sampleConfig } from './sample-config';
import styles from './checker.module.css';

type Texts = Messages['checker'];

const CHECK_AFTER_MS = 200;

/** Survives navigation to other pages; never stored. */
let lastText = '';

/** Puts the checker in place of the button. */
export async function openChecker(opener: HTMLElement): Promise<void> {
  const { checker: texts } = await loadLateTexts();
  const area = make('textarea', styles.text);
  Object.assign(area, { id: 'checker-text', rows: 16, wrap: 'off', spellcheck: false });
  area.autocapitalize = 'off';
  area.value = lastText;
  const label = make('label', '', texts.label);
  label.htmlFor = area.id;
  const numbers = make('pre', styles.numbers);
  numbers.ariaHidden = 'true';
  const field = make('div', styles.field, numbers, area);
  const status = make('p', styles.status);
  status.role = 'status';
  const list = make('ol', styles.problems);
  list.ariaLive = 'polite';
  const features = make('div', styles.features);

  let shown = '';
  const check = (text = area.value): void => {
    lastText = area.value;
    const { problems, features: enabled, strictness } = checkConfig(text, validate, anchors);
    showNumbers(numbers, area.value, new Set(problems.map(({ line }) => line)));
    numbers.scrollTop = area.scrollTop;
    const isEmpty = text.trim() === '';
    // Leave unchanged rows alone: replacing them would announce them again.
    const state = JSON.stringify([isEmpty, problems, enabled, strictness]);
    if (state === shown) return;
    shown = state;
    const isValid = problems.length === 0;
    const count = fill(texts.count, { count: String(problems.length) });
    status.textContent = isEmpty ? texts.empty : isValid ? texts.valid : count;
    if (strictness) status.append(' ', fill(texts.json5, { line: String(strictness.line) }));
    status.dataset.valid = String(isValid && !isEmpty);
    list.replaceChildren(
      ...problems.map((problem) => toRow(problem, texts, () => selectLine(area, problem.line))),
    );
    features.replaceChildren(...listFeatures(enabled, texts));
  };
  const setText = (text: string): void => {
    area.value = text;
    area.setSelectionRange(0, 0);
    check();
    area.focus();
  };
  const actions = make(
    'div',
    styles.actions,
    button(texts.example, () => setText(sampleConfig)),
    button(texts.clear, () => setText('')),
  );
  let timer = 0;
  area.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => check(), CHECK_AFTER_MS);
  });
  // Some texts of this length would take the field minutes to display.
  const refuseLong = (event: Event, data: DataTransfer | null): void => {
    const text = data?.getData('text/plain') ?? '';
    if (text.length <= MAX_CONFIG_LENGTH) return;
    event.preventDefault();
    check(text);
  };
  area.addEventListener('paste', (event) => refuseLong(event, event.clipboardData));
  area.addEventListener('drop', (event) => refuseLong(event, event.dataTransfer));
  area.addEventListener('scroll', () => (numbers.scrollTop = area.scrollTop), { passive: true });
  const input = make('div', '', label, field, actions);
  opener.parentElement?.replaceChildren(
    make('div', styles.checker, input, make('div', '', status, list, features)),
  );
  check();
  area.focus();
}

/** Numbers the lines, marking those with a problem. A text has many lines, so those between two marks share a text node. */
function showNumbers(numbers: HTMLElement, text: string, faulty: ReadonlySet<number>): void {
  const parts: (string | Node)[] = [];
  let run = '';
  text.split('\n').forEach((_, index) => {
    const line = index + 1;
    if (faulty.has(line)) {
      parts.push(run, make('b', '', `${line}`));
      run = '\n';
    } else run += `${line}\n`;
  });
  numbers.replaceChildren(...parts, run);
}

function toRow(problem: ConfigProblem, texts: Texts, onLine: () => void): HTMLElement {
  const { line, path, anchor } = problem;
  const row = make('li', '', button(fill(texts.line, { line: String(line) }), onLine));
  if (path) row.append(' ', make('code', '', path));
  const language = document.documentElement.lang || 'fr';
  row.append(make('p', '', describeProblem(problem, texts, language)));
  if (anchor) {
    const link = make('a', '', texts.see);
    link.href = `#${anchor}`;
    link.ariaLabel = `${texts.see} ${path}`;
    row.append(link);
  }
  return row;
}

function listFeatures(features: CargoFeature[], texts: Texts): HTMLElement[] {
  if (features.length === 0) return [];
  const rows = features.map(({ name, path, anchor }) => {
    const link = make('a', '', path);
    link.href = `#${anchor}`;
    return make('li', '', make('code', '', name), ' · ', link);
  });
  return [make('p', '', texts.features), make('ul', '', ...rows)];
}

function selectLine(area: HTMLTextAreaElement, line: number): void {
  const [start = 0, next = area.value.length + 1] = lineStarts(area.value).slice(line - 1);
  area.focus();
  area.setSelectionRange(start, next - 1);
  area.scrollTop = Math.max(0, (line - 3) * parseFloat(getComputedStyle(area).lineHeight));
}
