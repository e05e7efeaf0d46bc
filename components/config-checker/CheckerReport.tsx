'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { CargoFeature } from '@/lib/api-reference/cargo-features';
import type { checkConfig } from '@/lib/api-reference/check-config';
import { isOfWholeText, type ConfigProblem } from '@/lib/api-reference/config-problem';
import { describeProblem } from '@/lib/api-reference/describe-problem';
import { locales } from '@/lib/site/config';
import styles from './checker.module.css';

type Props = {
  report: ReturnType<typeof checkConfig> & { isEmpty: boolean };
  /** Shows a problem in the text. */
  onShow: (problem: ConfigProblem) => void;
};

/** The problems and warnings of a configuration, each with its line and a link to its key, and the Cargo features it enables. */
export function CheckerReport({ report, onShow }: Props) {
  const { problems, warnings, features, isEmpty } = report;
  const t = useTranslations('checker');
  const isValid = problems.length === 0;
  const verdict = isValid ? t('valid') : t('count', { count: String(problems.length) });
  const state = isEmpty ? t('empty') : verdict;
  const count = String(warnings.length);
  return (
    <div>
      <p className={styles.status} role="status" data-valid={isValid && !isEmpty}>
        <span key={state}>{state}</span>{' '}
        {warnings.length > 0 ? <span key={`warnings ${count}`}>{t('warnings', { count })}</span> : null}
      </p>
      <ol className={styles.problems} aria-live="polite">
        {[...problems, ...warnings].map((problem) => (
          <ProblemRow
            key={`${problem.path} ${problem.kind} ${problem.line}`}
            problem={problem}
            isWarning={warnings.includes(problem)}
            onShow={onShow}
          />
        ))}
      </ol>
      <Features features={features} />
    </div>
  );
}

/** A path that may break before each of its parts: `tauri.windows` + `[0]` + `.title`. */
function ConfigPath({ path }: { path: string }) {
  return (
    <code>
      {path.split(/(?=[.[])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

type RowProps = { problem: ConfigProblem; isWarning: boolean } & Pick<Props, 'onShow'>;

function ProblemRow({ problem, isWarning, onShow }: RowProps) {
  const t = useTranslations('checker');
  const locale = useLocale();
  const { line, path, anchor } = problem;
  const text = describeProblem(problem, t, locales[locale].htmlLang);
  return (
    <li data-warning={isWarning}>
      {isOfWholeText(problem) ? null : (
        <button type="button" className="button" onClick={() => onShow(problem)}>
          {t('line', { line: String(line) })}
        </button>
      )}
      {isWarning ? <b> {t('warning')}</b> : null}
      {path ? (
        <>
          {' '}
          <ConfigPath path={path} />
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
