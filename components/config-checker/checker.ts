import { anchors } from 'site:anchors';
import validate from 'site:validate-config';
import {
  checkConfig,
  MAX_CONFIG_LENGTH,
  type CargoFeature,
  type ConfigProblem,
} from '@/lib/api-reference/check-config';
import type { Messages } from '@/lib/i18n/translator';
import { loadLateTexts } from '../ui/load-texts';
import { sampleConfig } from './sample-config';
import styles from './checker.module.css';

type Texts = Messages['checker'];

const CHECK_AFTER_MS = 200;

/** Kept while the reader visits other pages; never stored. */
let lastText = '';

/** Puts the checker in place of the button. */
export async function openChecker(place: HTMLElement): Promise<void> {
  const { checker: texts } = await loadLateTexts();
  const area = make('textarea', styles.text);
  area.id = 'checker-text';
  area.rows = 16;
  area.wrap = 'off';
  area.spellcheck = false;
  area.autocapitalize = 'off';
  area.value = lastText;
  const label = make('label', '', texts.label);
  label.htmlFor = area.id;
  const numbers = make('pre', styles.numbers);
  numbers.ariaHidden = 'true';
  const field = make('div', styles.field, numbers, area);
  const actions = make('div', styles.actions);
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
    // Rows that stay are not announced again.
    const state = JSON.stringify([text.trim() === '', problems, enabled, strictness]);
    if (state === shown) return;
    shown = state;
    if (text.trim() === '') {
      status.textContent = texts.empty;
      delete status.dataset.valid;
      list.replaceChildren();
      features.replaceChildren();
      return;
    }
    status.textContent =
      problems.length > 0 ? fill(texts.count, { count: String(problems.length) }) : texts.valid;
    if (strictness) status.append(' ', fill(texts.json5, { line: String(strictness.line) }));
    status.dataset.valid = String(problems.length === 0);
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
  actions.append(
    button(texts.example, () => setText(sampleConfig)),
    button(texts.clear, () => setText('')),
  );
  let timer = 0;
  area.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => check(), CHECK_AFTER_MS);
  });
  // The field itself would take minutes to show some texts of this length.
  const refuseLong = (event: Event, data: DataTransfer | null): void => {
    const text = data?.getData('text/plain') ?? '';
    if (text.length <= MAX_CONFIG_LENGTH) return;
    event.preventDefault();
    check(text);
  };
  area.addEventListener('paste', (event) => refuseLong(event, event.clipboardData));
  area.addEventListener('drop', (event) => refuseLong(event, event.dataTransfer));
  area.addEventListener('scroll', () => (numbers.scrollTop = area.scrollTop), { passive: true });
  place.replaceChildren(
    make(
      'div',
      styles.checker,
      make('div', '', label, field, actions),
      make('div', '', status, list, features),
    ),
  );
  check();
  area.focus();
}

function showNumbers(numbers: HTMLElement, text: string, faulty: ReadonlySet<number>): void {
  const parts: (string | Node)[] = [];
  let run = '';
  const count = text.split('\n').length;
  for (let line = 1; line <= count; line++) {
    if (faulty.has(line)) {
      parts.push(run, make('b', '', `${line}`));
      run = '\n';
    } else run += `${line}\n`;
  }
  numbers.replaceChildren(...parts, run);
}

function toRow(problem: ConfigProblem, texts: Texts, onLine: () => void): HTMLElement {
  const { line, path, kind, values, expected, anchor } = problem;
  const row = make('li', '', button(fill(texts.line, { line: String(line) }), onLine));
  if (path) row.append(' ', make('code', '', path));
  const choices = expected && [
    ...expected.types.map((type) => (type in texts.types ? texts.types[type as keyof Texts['types']] : type)),
    ...expected.values,
  ];
  const or = new Intl.ListFormat(document.documentElement.lang || 'fr', { type: 'disjunction' });
  row.append(
    make(
      'p',
      '',
      fill(texts.problems[kind], { ...values, ...(choices ? { expected: or.format(choices) } : {}) }),
    ),
  );
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
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = Math.max(0, (line - 3) * parseFloat(getComputedStyle(area).lineHeight));
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

function button(text: string, onPress: () => void): HTMLButtonElement {
  const element = make('button', 'button', text);
  element.type = 'button';
  element.addEventListener('click', onPress);
  return element;
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}
