'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { CargoFeature } from '@/lib/api-reference/cargo-features';
import { describeProblem, type checkConfig, type ConfigProblem } from '@/lib/api-reference/check-config';
import { locales } from '@/lib/site/config';
import styles from './checker.module.css';

type Props = {
  report: ReturnType<typeof checkConfig>;
  isEmpty: boolean;
  /** Shows a line of the text. */
  onLine: (line: number) => void;
};

/** The problems of a configuration, each with its line and a link to its key, and the Cargo features it enables. */
export function CheckerReport({ report: { problems, features, strictness }, isEmpty, onLine }: Props) {
  const t = useTranslations('checker');
  const isValid = problems.length === 0;
  const verdict = isValid ? t('valid') : t('count', { count: String(problems.length) });
  const state = isEmpty ? t('empty') : verdict;
  const status = strictness ? `${state} ${t('json5', { line: String(strictness.line) })}` : state;
  return (
    <div>
      <p className={styles.status} role="status" data-valid={isValid && !isEmpty}>
        <span key={status}>{status}</span>
      </p>
      <ol className={styles.problems} aria-live="polite">
        {problems.map((problem) => (
          <ProblemRow
            key={`${problem.path} ${problem.kind} ${problem.line}`}
            problem={problem}
            onLine={onLine}
          />
        ))}
      </ol>
      <Features features={features} />
    </div>
  );
}

function ProblemRow({ problem, onLine }: { problem: ConfigProblem } & Pick<Props, 'onLine'>) {
  const t = useTranslations('checker');
  const locale = useLocale();
  const { line, path, anchor } = problem;
  const text = describeProblem(problem, (key, values) => t(key, values as never), locales[locale].htmlLang);
  return (
    <li>
      <button type="button" className="button" onClick={() => onLine(line)}>
        {t('line', { line: String(line) })}
      </button>
      {path ? (
        <>
          {' '}
          <code>{path}</code>
        </>
      ) : null}
      <p key={text}>{text}</p>
      {anchor ? (
        <a href={`#${anchor}`} aria-label={`${t('see')} ${path}`}>
          {t('see')}
        </a>
      ) : null}
    </li>
  );
}

function Features({ features }: { features: CargoFeature[] }) {
  const t = useTranslations('checker');
  return (
    <div className={styles.features}>
      {features.length > 0 ? (
        <>
          <p>{t('features')}</p>
          <ul>
            {features.map(({ name, path, anchor }) => (
              <li key={path}>
                <code>{name}</code> <a href={`#${anchor}`}>{path}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
