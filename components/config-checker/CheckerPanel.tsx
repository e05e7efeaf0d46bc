'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ClipboardEvent, type DragEvent } from 'react';
import { MAX_CONFIG_LENGTH } from '@/lib/api-reference/check-config';
import { isOfWholeText, type ConfigProblem } from '@/lib/api-reference/config-problem';
import { mayTakeFocus } from '@/lib/browser/may-take-focus';
import { lineStarts } from '@/lib/text/position';
import styles from './checker.module.css';
import { CheckerReport } from './CheckerReport';
import { LineNumbers } from './LineNumbers';
import { sampleConfig } from './sample-config';
import { readConfigFile } from './read-config-file';
import { useChecker, type CheckerModule } from './use-checker';

/** Checks a configuration file while the reader types, pastes or drops it. */
export function CheckerPanel({ checker }: { checker: CheckerModule }) {
  const t = useTranslations('checker');
  const label = useRef<HTMLLabelElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const numbers = useRef<HTMLPreElement>(null);
  const { text, setText, report, checkOnly } = useChecker(checker);

  useEffect(() => {
    if (label.current && mayTakeFocus(label.current)) area.current?.focus();
  }, []);
  /** Replaces the text as if the reader had typed it, so that Ctrl+Z brings the former one back. */
  const put = (next: string): void => {
    area.current?.focus();
    area.current?.select();
    document.execCommand(next ? 'insertText' : 'delete', false, next);
    setText(next); // in case the browser has no such command
  };
  // Some texts of this length would take the field minutes to display.
  const refuseLong = (event: ClipboardEvent | DragEvent, data: DataTransfer): void => {
    const pasted = data.getData('text/plain');
    if (pasted.length <= MAX_CONFIG_LENGTH) return;
    event.preventDefault();
    checkOnly(pasted);
  };
  // A browser would open a dropped file in another tab, or in place of the page.
  const acceptFile = (event: DragEvent): void => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  const takeFile = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void readConfigFile(file).then((dropped) =>
      dropped.length > MAX_CONFIG_LENGTH ? checkOnly(dropped) : put(dropped),
    );
  };
  const scrollNumbers = (): void => {
    if (numbers.current && area.current) numbers.current.scrollTop = area.current.scrollTop;
  };
  /** Selects the line of a problem, or the invisible character, which the reader could not find otherwise. */
  const select = ({ line, column, values: { character } }: ConfigProblem): void => {
    if (!area.current) return;
    const [start = 0, next = text.length + 1] = lineStarts(text).slice(line - 1);
    const from = start + column - 1;
    area.current.focus();
    if (character) area.current.setSelectionRange(from, from + character.length);
    else area.current.setSelectionRange(start, next - 1);
    area.current.scrollTop = Math.max(0, (line - 3) * parseFloat(getComputedStyle(area.current).lineHeight));
  };
  const linesOf = (problems: ConfigProblem[]): Set<number> =>
    new Set(problems.filter((problem) => !isOfWholeText(problem)).map(({ line }) => line));
  return (
    <div className={styles.checker} onDragOver={acceptFile} onDrop={takeFile}>
      <div>
        <label ref={label} htmlFor="checker-text">
          {t('label')}
        </label>
        <div className={styles.field}>
          <LineNumbers
            ref={numbers}
            count={text.split('\n').length}
            faulty={linesOf(report.problems)}
            warned={linesOf(report.warnings)}
          />
          <textarea
            ref={area}
            id="checker-text"
            className={styles.text}
            rows={16}
            wrap="off"
            spellCheck={false}
            autoCapitalize="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onPaste={(event) => refuseLong(event, event.clipboardData)}
            onDrop={(event) => refuseLong(event, event.dataTransfer)}
            onScroll={scrollNumbers}
          />
        </div>
        <div className={styles.actions}>
          <button type="button" className="button" onClick={() => put(sampleConfig)}>
            {t('example')}
          </button>
          <button type="button" className="button" onClick={() => put('')}>
            {t('clear')}
          </button>
        </div>
      </div>
      <CheckerReport report={report} onShow={select} />
    </div>
  );
}
