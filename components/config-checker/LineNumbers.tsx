import { Fragment, type Ref } from 'react';
import styles from './checker.module.css';

type Props = {
  ref: Ref<HTMLPreElement>;
  count: number;
  /** Lines with a problem. */
  faulty: ReadonlySet<number>;
  /** Lines with a warning. */
  warned: ReadonlySet<number>;
};

/** Numbers the lines, marking those with a problem or a warning. A text has many lines, so those between two marks share a text node. */
export function LineNumbers({ ref, count, faulty, warned }: Props) {
  const marks = [...new Set([...faulty, ...warned])].filter((line) => line <= count).sort((a, b) => a - b);
  return (
    <pre ref={ref} className={styles.numbers} aria-hidden="true" translate="no">
      {marks.map((line, index) => (
        <Fragment key={line}>
          {numbersOf((marks[index - 1] ?? 0) + 1, line - 1)}
          <b data-warning={!faulty.has(line)}>{line}</b>
          {'\n'}
        </Fragment>
      ))}
      {numbersOf((marks.at(-1) ?? 0) + 1, count)}
    </pre>
  );
}

function numbersOf(from: number, to: number): string {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => `${from + index}\n`).join('');
}
