import { useLocale, useTranslations } from 'next-intl';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { faultAt } from '@/lib/mdx/context';
import type { Locale } from '@/lib/site/config';
import { textOf } from '../ui/text-of';

type Props = {
  /** File and line, for faults. */
  place?: string;
  caption: string;
  /**
   * One table: a row per bar group, a column per series. Columns without numbers name the row; if there are several, the first one is
   * the measure, whose rows stand side by side.
   */
  children?: ReactNode;
};
type Parent = ReactElement<{ children?: ReactNode }>;

/** Bars for the numbers of a table, each with its value as text, and the table itself. Each measure has its own scale, from 0. */
export function Chart({ place = '', caption, children }: Props) {
  const t = useTranslations('chart');
  const locale = useLocale();
  const [head = [], ...rows] = readTable(children);
  const toNumber = numberReader(locale);
  const isSeries = (column: number): boolean =>
    rows.every((row) => Number.isFinite(toNumber(row[column] ?? '')));
  const columns = head.map((name, column) => ({ name, column }));
  const series = columns.filter(({ column }) => isSeries(column));
  if (rows.length === 0 || series.length === 0)
    throw faultAt(place, '<Chart> n’a pas de nombres', 'Placez-y un tableau avec une colonne de nombres.');
  const bars = rows.map((row) => {
    const names = columns.filter((one) => !series.includes(one)).map(({ column }) => row[column] ?? '');
    const values = series.map(({ name, column }) => ({ name, text: row[column] ?? '' }));
    const maximum = Math.max(...values.map(({ text }) => toNumber(text)));
    const [measure, ...rest] = names.length > 1 ? names : ['', ...names];
    return { measure, name: rest.join(' · '), values, maximum };
  });
  return (
    <figure className="chart">
      {[...new Set(bars.map(({ measure }) => measure))].map((measure) => (
        <div key={measure} className="measure">
          {measure ? <p>{measure}</p> : null}
          <ul>
            {bars
              .filter((bar) => bar.measure === measure)
              .map(({ name, values, maximum }) => (
                <li key={name}>
                  <p>{name}</p>
                  <dl>
                    {values.map(({ name, text }) => (
                      <div key={name}>
                        <dt>{name}</dt>
                        <dd>
                          {text}
                          <svg aria-hidden="true">
                            <rect height="100%" width={`${((100 * toNumber(text)) / maximum).toFixed(1)}%`} />
                          </svg>
                        </dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <details>
        <summary>{t('figures')}</summary>
        {children}
      </details>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Texts of the cells, row by row. */
function readTable(children: ReactNode): string[][] {
  const parts = elementsOf(children);
  return parts.some(({ type }) => type === 'tr')
    ? parts.map((row) => elementsOf(row.props.children).map((cell) => textOf(cell.props.children)))
    : parts.flatMap((part) => readTable(part.props.children));
}

function elementsOf(node: ReactNode): Parent[] {
  return Children.toArray(node).filter((child): child is Parent => isValidElement(child));
}

/** Reads the number at the beginning of a text: `24 285` and `0,335 s` in French. */
function numberReader(locale: Locale): (text: string) => number {
  const decimal = new Intl.NumberFormat(locale).format(1.5).charAt(1);
  return (text) =>
    parseFloat(
      text
        .replace(/\s/g, '')
        .replaceAll(decimal === ',' ? '.' : ',', '')
        .replace(decimal, '.'),
    );
}
